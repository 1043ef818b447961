import { determiners, isPronounSubject } from '../tense/subjects.js';
import { isPastForm } from '../tense/verb-forms.js';
import { type Match, type Reading, wordAt } from './time-rule.js';

/*
 * "I bake pies at Christmas", "it rains a lot in November", "my hay fever is worst in May": what is so in each year,
 * though no word says "usually".
 */

/** What is done again and again where its object has no article: "I bake the cake in October" is once. */
const pastimes = new Set(
  'bake cook eat drink wear grow plant pick harvest knit decorate roast brew pickle forage'.split(' '),
);
const weather = new Set(['rains', 'snows', 'freezes', 'hails', 'thaws']);
const ofNature = new Set(
  'lake river pond canal sea ground soil stream garden tree trees roses tulips cherries apples meadow'.split(' '),
);
const doneByNature = new Set(
  'freezes freeze floods flood blooms bloom blossoms blossom ripens ripen thaws thaw melts dries'.split(' '),
);
const extremes =
  /^(?:worst|(?:busi|high|low|cold|hott|wett|dri|cheap|strong|slow|quiet|dark|rough|warm|mild|bad)(?:i?est))$/;
const leads = new Set(['in', 'at', 'around', 'during']);
const reachTokens = 6;

/** Whether a month, a season or a feast at a place is that of each year, by what is told of it in the present. */
export function isHabitOfSeason(reading: Reading, at: number, { isFloating }: Match): boolean {
  const lead = wordAt(reading, at - 1) === 'the' ? at - 2 : at - 1;
  const name = reading.tokens[at];
  if (!isFloating || name?.kind !== 'word' || !leads.has(wordAt(reading, lead))) return false;
  if (extremes.test(wordAt(reading, lead - 1))) return ['is', 'are'].includes(wordAt(reading, lead - 2));
  for (let back = 1; back <= reachTokens; back += 1) {
    const verb = lead - back;
    if (reading.tokens[verb]?.kind !== 'word') return false;
    if (isOfWeather(reading, verb) || isPastime(reading, verb, lead) || isBoughtMost(reading, verb, lead)) return true;
  }
  return false;
}

/** "It rains a lot in November", "the lake freezes in January"; "the code freezes in January" is planned. */
const isOfWeather = (reading: Reading, at: number): boolean =>
  (weather.has(wordAt(reading, at)) && wordAt(reading, at - 1) === 'it') ||
  (doneByNature.has(wordAt(reading, at)) && ofNature.has(wordAt(reading, at - 1)));

const isPastime = (reading: Reading, at: number, lead: number): boolean =>
  pastimes.has(wordAt(reading, at)) &&
  isPronounSubject(reading.tokens, at - 1) &&
  reading.tokens[at - 2]?.kind !== 'word' &&
  at + 1 < lead &&
  !determiners.has(wordAt(reading, at + 1)) &&
  !isPronounSubject(reading.tokens, at + 1) &&
  wordAt(reading, at + 1) !== 'them';

/** "Our customers buy most in December" */
const isBoughtMost = (reading: Reading, at: number, lead: number): boolean =>
  at + 2 === lead &&
  ['most', 'least'].includes(wordAt(reading, lead - 1)) &&
  /^\p{Ll}{3,}s$/u.test(wordAt(reading, at - 1)) &&
  !wordAt(reading, at).endsWith('s') &&
  !isPastForm(wordAt(reading, at));
