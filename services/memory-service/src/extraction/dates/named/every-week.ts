import { type Reading, wordAt } from '../context/time-rule.js';
import { isPronounSubject } from '../tense/subjects.js';
import { ordinals } from '../tokens/english-words.js';
import { weekdayAt, weekdayNamed } from './weekday-names.js';

const notOneDay = new Set(
  'not every each any most some a per no another other all the our my your their his her its'.split(' '),
);

const pluralParts = new Set(['mornings', 'afternoons', 'evenings', 'nights']);

/**
 * "Every Friday", "a Friday", "the first Friday of March", "Friday mornings": each one, any one, or one that something
 * else tells.
 */
export function isNoOneDay(reading: Reading, at: number): boolean {
  const [before, after] = [wordAt(reading, at - 1), wordAt(reading, at + 1)];
  if (isOneOfEvery(reading, at)) return true;
  const isBeside = before === 'the' && ['before', 'after'].includes(after) && wordAt(reading, at + 2) !== '';
  if (notOneDay.has(before) && !isBeside) return true;
  // "On a rainy Saturday"
  if (before !== 'on' && wordAt(reading, at - 2) === 'a' && wordAt(reading, at - 3) === 'on') return true;
  if (ordinals.has(before) && ['every', 'each'].includes(wordAt(reading, at - 2))) return true;
  if ((ordinals.has(before) || before === 'last') && isOfMonth(reading, at + 1)) return true;
  if (isBeforePluralPart(reading, at) || isKindOfDayBefore(reading, at) || opensWeek(reading, at)) return true;
  if (isExcepted(reading, at) || isRule(reading, at) || isOnlyDay(reading, at) || isKindOfDay(reading, at)) return true;
  return isOneThingOnSeveralDays(reading, at);
}

/**
 * "Yoga is Tuesday and Friday", "office hours are Mon & Wed": what is one thing, on days that do not follow each other,
 * is so every week. "The conference is Thursday and Friday" is once.
 */
function isOneThingOnSeveralDays(reading: Reading, at: number): boolean {
  const first = firstOfRow(reading, at);
  const days = daysInRow(reading, first);
  if (days.length < 2 || days.every((day, place) => place === 0 || day === ((days[place - 1] ?? 0) + 1) % 7))
    return false;
  // "Changed gym days, mon and fri"
  if (wordAt(reading, first - 2) === 'days' && weeklyKinds.has(wordAt(reading, first - 3))) return true;
  const verb = wordAt(reading, first - 1) === 'on' ? first - 2 : first - 1;
  const subject = wordAt(reading, verb - 1);
  return wordAt(reading, verb) === 'is'
    ? !occasions.has(subject)
    : wordAt(reading, verb) === 'are' && recurring.has(subject);
}

/** Of which there is one, or one for each of the days. */
const occasions = new Set(
  'exam surgery operation flight interview hearing wedding match trip appointment deadline delivery audit demo launch viewing test move birthday party funeral'.split(
    ' ',
  ),
);
const recurring = new Set(
  'hours classes lessons lectures shifts rehearsals trainings practices deploys deployments releases standups collections'.split(
    ' ',
  ),
);

const rowLinks = new Set(['and', ',', '/', '&']);

function firstOfRow(reading: Reading, at: number): number {
  let first = at;
  while (rowLinks.has(reading.tokens[first - 1]?.word ?? '') && weekdayNamed(reading, first - 2) !== null) first -= 2;
  return first;
}

function daysInRow(reading: Reading, first: number): readonly number[] {
  const days: number[] = [];
  let isJoined = false;
  for (let place = first; days.length <= maxListedDays; place += 2) {
    const day = weekdayNamed(reading, place);
    if (day === null) break;
    days.push(day);
    const link = reading.tokens[place + 1]?.word ?? '';
    if (!rowLinks.has(link)) break;
    // "The flight is Monday, Thursday I'm back" is no row.
    isJoined ||= link !== ',';
  }
  return isJoined ? days : [];
}

/** "Thursday mornings", "Tue and Thu evenings": every week's. */
function isBeforePluralPart(reading: Reading, at: number): boolean {
  let place = at;
  for (let days = 0; days < maxListedDays; days += 1) {
    const next = wordAt(reading, place + 2) === 'and' ? place + 3 : place + 2;
    const isLinked = listLinks.has(reading.tokens[place + 1]?.word ?? '');
    if (!isLinked || weekdayNamed(reading, next) === null) break;
    place = next;
  }
  return pluralParts.has(wordAt(reading, place + 1));
}

/** "Our bin day is Thursday", "laundry day is Sunday": what is done on that day of every week. */
const isKindOfDayBefore = (reading: Reading, at: number): boolean =>
  wordAt(reading, at - 1) === 'is' &&
  wordAt(reading, at - 2) === 'day' &&
  weeklyKinds.has(wordAt(reading, at - 3)) &&
  !['this', 'next'].includes(wordAt(reading, at - 4));

const weeklyKinds = new Set(
  'bin trash garbage rubbish recycling laundry cleaning washing market rest bath leg pizza gym training workout office'.split(
    ' ',
  ),
);

/** "A week that begins on Saturday", "our week starts on Monday"; "next week starts on the 3rd" is one. */
function opensWeek(reading: Reading, at: number): boolean {
  if (wordAt(reading, at - 1) !== 'on' || !['begins', 'starts', 'ends'].includes(wordAt(reading, at - 2))) return false;
  const week = ['that', 'which'].includes(wordAt(reading, at - 3)) ? at - 4 : at - 3;
  return wordAt(reading, week) === 'week' && !['this', 'next', 'last', 'coming'].includes(wordAt(reading, week - 1));
}

const maxListedDays = 6;

/** "Every tue, wed and thurs": one of a list that is every week's. */
function isOneOfEvery(reading: Reading, at: number): boolean {
  let place = at;
  for (let days = 0; days < maxListedDays && listLinks.has(reading.tokens[place - 1]?.word ?? ''); days += 1) {
    const before = wordAt(reading, place - 1) !== '' && reading.tokens[place - 2]?.word === ',' ? place - 3 : place - 2;
    if (weekdayNamed(reading, before) === null) return false;
    place = before;
  }
  return (place < at && isEvery(reading, place)) || isNamedEvery(reading, at);
}

/** "Every Tuesday", "every other Tuesday", "each second Tuesday" */
function isEvery(reading: Reading, at: number): boolean {
  const before = wordAt(reading, at - 1);
  return ['every', 'each'].includes(before === 'other' || ordinals.has(before) ? wordAt(reading, at - 2) : before);
}

const sameDayReachTokens = 12;

/**
 * "We deploy every Thursday, unless Thursday is a holiday": the one that was told as every week's; but "… and Thursday
 * it broke".
 */
function isNamedEvery(reading: Reading, at: number): boolean {
  if (!beforeExceptions.has(wordAt(reading, at - 1))) return false;
  for (let back = 2; back <= sameDayReachTokens; back += 1) {
    const token = reading.tokens[at - back];
    if (token === undefined || token.kind === 'break' || token.word === '.') return false;
    if (token.word === wordAt(reading, at) && isEvery(reading, at - back)) return true;
  }
  return false;
}

const beforeExceptions = new Set(['unless', 'if', 'when', 'whenever']);

const listLinks = new Set(['and', 'or', ',', '/']);

/** "The last Friday of each month", "the first Monday of the month". */
export const isOfMonth = (reading: Reading, at: number): boolean =>
  wordAt(reading, at) === 'of' && ['each', 'every', 'the', 'a'].includes(wordAt(reading, at + 1));

/** "Any day but Thursday", "every day except Friday" */
const isExcepted = (reading: Reading, at: number): boolean =>
  ['but', 'except'].includes(wordAt(reading, at - 1)) &&
  wordAt(reading, at - 2) === 'day' &&
  ['any', 'every', 'each'].includes(wordAt(reading, at - 3));

const ruleWords = new Set('never always usually normally typically generally avoid no'.split(' '));

const ruleReachTokens = 8;

/** "Never deploy on Friday", "no meetings on Friday": what holds for every week, unless it is told of the past. */
function isRule(reading: Reading, at: number): boolean {
  for (let back = 1; back <= ruleReachTokens; back += 1) {
    const token = reading.tokens[at - back];
    if (token === undefined || token.kind === 'break' || (token.kind === 'mark' && token.word !== ',')) return false;
    if (!ruleWords.has(token.word) || wordAt(reading, at - back + 1) === 'longer') continue;
    const tense = reading.tenses.around(at, at + 1);
    return token.word === 'no' ? tense === null : tense === null || tense === 'present';
  }
  return false;
}

const onlyLinks = new Set(['on', 'and', 'or', ',']);

const onlyReachTokens = 8;

/** "Deploys only Tuesday and Thursday": these and no others, every week. */
function isOnlyDay(reading: Reading, at: number): boolean {
  let before = at - 1;
  const first = at - onlyReachTokens;
  while (before > first && (onlyLinks.has(reading.tokens[before]?.word ?? '') || weekdayAt(reading, before) !== null))
    before -= 1;
  if (wordAt(reading, before) !== 'only') return false;
  // "Available only Friday" is one Friday.
  const isOneOfSeveral = before < at - 2 || [2, 3].some((ahead) => weekdayAt(reading, at + ahead) !== null);
  const tense = reading.tenses.around(at, at + 1);
  return isOneOfSeveral && (tense === null || tense === 'present');
}

const kindsOfDay = new Set(
  'planning review retro sprint release deploy deployment meeting gym laundry cleaning washing shopping market school office home rest bath leg bin pizza study writing focus admin errand training practice'.split(
    ' ',
  ),
);

/** What is done on a certain weekday of each week; "Friday is when we leave" may be one Friday. */
const weeklyDeeds = new Set(
  'deploy release ship plan review bake clean shop train practise practice garden iron tidy restock'.split(' '),
);

/** "Monday is planning day", "Friday is our gym day", "Friday is when we deploy". */
function isKindOfDay(reading: Reading, at: number): boolean {
  if (wordAt(reading, at + 1) !== 'is') return false;
  if (wordAt(reading, at + 2) === 'when')
    return isPronounSubject(reading.tokens, at + 3) && weeklyDeeds.has(wordAt(reading, at + 4));
  const kind = ['my', 'our'].includes(wordAt(reading, at + 2)) ? at + 3 : at + 2;
  return kindsOfDay.has(wordAt(reading, kind)) && wordAt(reading, kind + 1) === 'day';
}
