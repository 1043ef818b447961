import { isForeignDo } from '../languages/lookalikes/foreign-do.js';
import { isDutchPerfect, isDutchWith } from '../languages/tense/dutch-tense.js';
import { foreignTense } from '../languages/tense/foreign-tense.js';
import { months, ordinalSuffixes, shortWeekdays, weekdays } from '../tokens/english-words.js';
import { type Token, wordOf } from '../tokens/tokens.js';
import { isAppointment, isClockBehind } from './appointments.js';
import {
  auxiliaryBefore,
  beforeInfinitive,
  degrees,
  formsOfHave,
  hasParticiple,
  isOfFuturePerfect,
  pastForms,
  presentOfBe,
  wasBefore,
} from './auxiliaries.js';
import { tenseOfContractedIs } from './contracted-is.js';
import { isImperative, isOpeningGerund } from './imperatives.js';
import { isModal } from './modals.js';
import { isAttribute, isNarrated, isOverBefore, tenseOfPastForm, tenseOfPerfect } from './past-forms-in-place.js';
import { isBarePresent, isNounPlace, isThirdPerson } from './present-forms-in-place.js';
import { determiners, isPluralSubject, isPronounSubject } from './subjects.js';
import {
  invariant,
  irregularParticiples,
  isPastForm,
  maybeScheduledPresent,
  scheduledPresent,
  type Tense,
} from './verb-forms.js';

const announcing = new Set(
  'scheduled planned due deadline deadlines renewal expiry upcoming remind reminder eta expires planning slated starting ending'.split(
    ' ',
  ),
);

const presentForms = new Set(['do', 'does', 'don', 'doesn', 'dont', 'doesnt', 'meet', 'begin', 'wants', 'expects']);

/** "I have had it", "we have used it". */
const participlesToo = new Set(['had', 'used']);

/** The tense that the word at a place tells of, in its sentence; null for what is no verb form that does. */
export function tenseAt(tokens: readonly Token[], at: number): Tense | null {
  const word = wordOf(tokens, at);
  if (isModal(tokens, at)) return 'future';
  if (word === 'could') return 'past';
  if (word === 'would') return tenseOfWould(tokens, at);
  // "No deploys from 20 December, the board said so": of nothing but the talk.
  if (word === 'said' && wordOf(tokens, at + 1) === 'so' && tokens[at + 2]?.kind !== 'word') return null;
  if (word === 'is' && isDutchPerfect(tokens, at)) return 'past';
  if ((word === 'is' || word === 'was') && leadsToTelling(tokens, at)) return null;
  const byAuxiliary = tenseOfAuxiliary(tokens, at, word);
  if (byAuxiliary !== undefined) return byAuxiliary;
  if (word === 'do' && isForeignDo(tokens, at)) return null;
  // "It turns out on Sunday the cron never ran"
  if (word === 'turns' && wordOf(tokens, at + 1) === 'out') return null;
  if (presentForms.has(word) || scheduledPresent.has(word))
    return wordOf(tokens, at - 1) === 'to' ? null : (auxiliaryBefore(tokens, at) ?? 'present');
  if (maybeScheduledPresent.has(word)) return isNounPlace(tokens, at) && !isRunningOut(tokens, at) ? null : 'present';
  if (word === 'been') return isOfFuturePerfect(tokens, at) ? 'future' : 'perfect';
  if (calledOff.has(word) && !pastForms.has(wordOf(tokens, at - 1)))
    return wordOf(tokens, at + 1) === 'for' ? 'future' : 'open';
  if (isMovedToClock(tokens, at)) return 'present';
  if (word === 'sat' && isLastOfDays(tokens, at)) return null;
  if (isPastForm(word)) return isDutchWith(tokens, at) || isAttribute(tokens, at) ? null : tenseOfPastForm(tokens, at);
  if (invariant.has(word) && isNarrated(tokens, at))
    return auxiliaryBefore(tokens, at) ?? (isResetByItself(tokens, at) ? 'open' : 'past');
  if (word.endsWith('ing') && isOverBefore(tokens, at)) return 'past';
  if (isOpeningGerund(tokens, at)) return 'present';
  if (isBarePresent(tokens, at) || isThirdPerson(tokens, at)) return 'present';
  return isImperative(tokens, at) ? 'future' : foreignTense(tokens, at);
}

/**
 * "What happened is on Sunday the certs expired", "the thing is, on Monday it broke": the tense is that of what is
 * told.
 */
const leadsToTelling = (tokens: readonly Token[], at: number): boolean =>
  wordOf(tokens, at - 1) === 'happened' ||
  (thingsTold.has(wordOf(tokens, at - 1)) &&
    wordOf(tokens, at - 2) === 'the' &&
    (['that', 'on', 'um', 'uh', 'like', 'last', 'yesterday'].includes(wordOf(tokens, at + 1)) ||
      tokens[at + 1]?.word === ','));

const thingsTold = new Set(['thing', 'problem', 'point', 'story', 'trouble']);

/**
 * "It would end in March", "we would have to"; "we would have sent it" did not come about, and "it would not start" is
 * told of what was, or of no time.
 */
function tenseOfWould(tokens: readonly Token[], at: number): Tense | null {
  const isPerfect = [1, 2].some((ahead) => {
    const isHave = wordOf(tokens, at + ahead) === 'have' || wordOf(tokens, at + ahead) === "'ve";
    return isHave && hasParticiple(tokens, at + ahead + 1);
  });
  if (isPerfect) return 'past';
  return ['not', 'never'].includes(wordOf(tokens, at + 1)) ? null : 'future';
}

/** "The contract with the vendor runs out in April" */
const isRunningOut = (tokens: readonly Token[], at: number): boolean =>
  wordOf(tokens, at) === 'runs' && wordOf(tokens, at + 1) === 'out';

/** "Thu-Sat", "wed to sat" */
const isLastOfDays = (tokens: readonly Token[], at: number): boolean =>
  /^(?:-|–|to|and|\/)$/.test(tokens[at - 1]?.word ?? '') &&
  (shortWeekdays.has(wordOf(tokens, at - 2)) || weekdays.has(wordOf(tokens, at - 2)));

/** "Cancelled: the meetup on 2 April": what was to be, or when it was done. */
const calledOff = new Set(['cancelled', 'canceled']);

/** "Thursday's call moved to 3pm" is still to come. */
function isMovedToClock(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:moved|pushed|shifted|rescheduled|bumped)$/.test(wordOf(tokens, at))) return false;
  const to = wordOf(tokens, at + 1) === 'back' ? at + 2 : at + 1;
  return wordOf(tokens, to) === 'to' && isClockBehind(tokens, to + 1);
}

/** "The minutes are used up, they reset on 1 March": what does so by the calendar, on its next date or its last. */
const isResetByItself = (tokens: readonly Token[], at: number): boolean =>
  wordOf(tokens, at) === 'reset' &&
  wordOf(tokens, at - 1) === 'they' &&
  ['on', 'in'].includes(wordOf(tokens, at + 1)) &&
  (months.has(wordOf(tokens, at + 2)) || tokens[at + 2]?.kind === 'number');

const suiting = new Set(['works', 'suits', 'fits', 'looks', 'sounds']);

/** "Tuesday works", "the week of April 6th works" */
const isTimeBefore = (tokens: readonly Token[], at: number): boolean => {
  const word = wordOf(tokens, at - 1);
  return (
    weekdays.has(word) ||
    shortWeekdays.has(word) ||
    months.has(word) ||
    ordinalSuffixes.has(word) ||
    tokens[at - 1]?.kind === 'number'
  );
};

/** "I sent off the renewal on Monday": what was done, and no appointment. */
const isObjectOfPast = (tokens: readonly Token[], at: number): boolean =>
  objects.has(wordOf(tokens, at)) &&
  determiners.has(wordOf(tokens, at - 1)) &&
  [2, 3].some((back) => {
    const word = wordOf(tokens, at - back);
    return /^(?:sent|submitted|filed|signed|paid|posted|mailed|handed|missed|met|forgot|did)$/.test(word);
  });

const objects = new Set(['renewal', 'deadline', 'reminder']);

/** "Expected delivery: late May", and not "nobody expected it", "expected more of it". */
const isOpeningExpected = (tokens: readonly Token[], at: number): boolean =>
  wordOf(tokens, at) === 'expected' &&
  tokens[at - 1]?.kind !== 'word' &&
  tokens[at + 1]?.kind === 'word' &&
  !objectsOfExpecting.has(wordOf(tokens, at + 1)) &&
  !determiners.has(wordOf(tokens, at + 1));

const objectsOfExpecting = new Set('it them him her us me more less better worse nothing everything'.split(' '));

/** Undefined for what is no auxiliary, nor a word that announces what is to come. */
function tenseOfAuxiliary(tokens: readonly Token[], at: number, word: string): Tense | null | undefined {
  const announced = tenseOfAnnouncement(tokens, at, word);
  if (announced !== undefined) return announced;
  // "Got an appointment with …"
  if (word === 'got' && [2, 3].some((ahead) => isAppointment(wordOf(tokens, at + ahead)))) return 'present';
  if (word === 'were' && isWeAre(tokens, at)) return 'present';
  if (pastForms.has(word)) return participlesToo.has(word) ? tenseOfPastForm(tokens, at) : 'past';
  if (formsOfHave.has(word)) return tenseOfHave(tokens, at);
  if (word === "'s") return tenseOfContractedIs(tokens, at);
  if (word === "'d") return tenseOfContractedWould(tokens, at);
  if (suiting.has(word) && isTimeBefore(tokens, at)) return 'present';
  if (word === 'im' && isShortForIAm(tokens, at)) return 'present';
  const ofBe = tenseOfPresentBe(tokens, at, word);
  if (ofBe !== undefined) return ofBe;
  return word === 'get' ? tenseOfGet(tokens, at) : undefined;
}

/** "Due on Friday", "we are going to move", "planned for May"; undefined for what announces nothing. */
function tenseOfAnnouncement(tokens: readonly Token[], at: number, word: string): Tense | null | undefined {
  const after = wordOf(tokens, at + 1);
  // "Red due to the outage": the cause came first.
  if (word === 'due' && after === 'to' && determiners.has(wordOf(tokens, at + 2))) return 'past';
  // "He's been going to physio"
  if (word === 'going' && wordOf(tokens, at - 1) === 'been') return 'perfect';
  if (beforeInfinitive.has(word) && after === 'to') return wasBefore(tokens, at) ? 'past' : 'future';
  // "Our planning application"
  if (word === 'planning' && determiners.has(wordOf(tokens, at - 1))) return undefined;
  // "We planned the roadmap": what was done, not what is planned.
  if (announcing.has(word) && isObjectOfPast(tokens, at)) return null;
  if (announcing.has(word) && !(word.endsWith('ed') && isPronounSubject(tokens, at - 1)))
    return wasBefore(tokens, at) ? 'past' : 'future';
  return isOpeningExpected(tokens, at) ? 'future' : undefined;
}

function tenseOfHave(tokens: readonly Token[], at: number): Tense {
  // "I have got a meeting" is what I have.
  if (wordOf(tokens, at + 1) === 'got') return 'present';
  return hasParticiple(tokens, at + 1) ? tenseOfPerfect(tokens, at) : (auxiliaryBefore(tokens, at) ?? 'present');
}

/** Undefined for what is no present form of "to be". */
function tenseOfPresentBe(tokens: readonly Token[], at: number, word: string): Tense | null | undefined {
  const after = wordOf(tokens, at + 1);
  // "3 March is when we moved": the time is that of the clause behind.
  if (presentOfBe.has(word) && after === 'when') return null;
  if (word === 'its' && /^(?:the|on|in|at|due|an?|now)$/.test(after)) return 'present';
  // "am" without "I" is German: "am Montag".
  return presentOfBe.has(word) || (word === 'am' && wordOf(tokens, at - 1) === 'i') ? 'present' : undefined;
}

/** "Monday im in Oslo", and not "im Mai". */
const isShortForIAm = (tokens: readonly Token[], at: number): boolean =>
  behindIm.has(wordOf(tokens, at + 1)) || /^\p{Ll}{2,}ing$/u.test(wordOf(tokens, at + 1));

const behindIm = new Set(
  'in on at off out away back not ooo home still also only going there here free busy'.split(' '),
);

const isOpening = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 1];
  return before === undefined || before.kind === 'break' || /^[.!?:;,]$/.test(before.word);
};

const openers = new Set('instead so then but and now cos bc also anyway'.split(' '));
const timeLeads = new Set(['from', 'starting', 'in', 'on', 'next', 'this']);
const maxTimeTokens = 4;

const isPartOfTime = (tokens: readonly Token[], at: number): boolean => {
  const word = wordOf(tokens, at);
  return months.has(word) || weekdays.has(word) || partsOfTime.has(word) || tokens[at]?.kind === 'number';
};
const partsOfTime = new Set('the of week month year st nd rd th'.split(' '));

/** Where "so were …", "from 1 June were …" open, with nobody who was. */
function openingOf(tokens: readonly Token[], at: number): number {
  if (openers.has(wordOf(tokens, at - 1))) return at - 1;
  for (let from = at - 1; from >= at - maxTimeTokens && from >= 0; from -= 1) {
    if (timeLeads.has(wordOf(tokens, from))) return from;
    if (!isPartOfTime(tokens, from)) break;
  }
  return at;
}

/** "Were off to Spain on the 11th", typed in haste: it opens its sentence, and no subject follows as in a question. */
function isWeAre(tokens: readonly Token[], at: number): boolean {
  const after = tokens[at + 1];
  if (!isOpening(tokens, openingOf(tokens, at)) || after?.kind !== 'word' || after.isCapital) return false;
  return behindWeAre.has(after.word) || (after.word.endsWith('ing') && after.word.length > 4);
}

const behindWeAre = new Set('w with at in on off away back out here there home going not all both still'.split(' '));

const asking = new Set(['how', 'where', 'what', 'why', 'when', 'who']);

/** "I promised we'd go in June" is "would"; "we'd shipped it" is "had". */
function tenseOfContractedWould(tokens: readonly Token[], at: number): Tense {
  // "How'd it go" is "did".
  if (asking.has(wordOf(tokens, at - 1))) return 'past';
  const verb = wordOf(tokens, degrees.has(wordOf(tokens, at + 1)) ? at + 2 : at + 1);
  return verb.endsWith('en') || irregularParticiples.has(verb) || isPastForm(verb) ? 'past' : 'future';
}

/** "The boxes get switched off", "the hires get their laptops": what "to get" tells is told by the verb before it. */
/** "Android users get it on Monday" */
const objectsOfGet = new Set(['it', 'them', 'this', 'that', 'these', 'those']);

function tenseOfGet(tokens: readonly Token[], at: number): Tense | null {
  if (wordOf(tokens, at - 1) === 'to') return null;
  const isVerb =
    hasParticiple(tokens, at + 1) ||
    determiners.has(wordOf(tokens, at + 1)) ||
    objectsOfGet.has(wordOf(tokens, at + 1)) ||
    isPluralSubject(tokens, at - 1);
  return auxiliaryBefore(tokens, at) ?? (isVerb ? 'present' : null);
}
