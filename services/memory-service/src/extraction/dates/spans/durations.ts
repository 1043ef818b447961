import type { DaySpan } from '../calendar/calendar.js';
import {
  type Match,
  type Reading,
  type Rule,
  relative,
  skipOptional,
  skipWords,
  wordAt,
} from '../context/time-rule.js';
import { matchBase } from '../named/base-expressions.js';
import { type Count, countAt } from '../named/counted-units.js';
import { moveDay } from '../named/periods.js';

/**
 * `for three years`: a duration that ends now, where the sentence says so ("I have worked here for three years", "… for
 * three years now").
 */
export const matchDuration: Rule = (reading, at) => matchUntilNow(reading, at) ?? matchCountedStay(reading, at);

/**
 * `for two weeks from the 13th of April`, `for ten days starting Saturday`, `for three months from September`: that
 * day, or the first of that month, and those behind it. "Kept for 90 days from March on" is how long things are kept.
 */
function matchCountedStay(reading: Reading, at: number): Match | null {
  const count = countAt(reading, at + 1);
  if (count === null || count.unit === 'minute' || count.unit === 'hour' || count.min !== count.max) return null;
  if (!leadsOfStart.has(wordAt(reading, count.next))) return null;
  const start = matchBase({ ...reading, isLed: true }, count.next + 1);
  if (start === null || endsOfStart.has(wordAt(reading, start.next))) return null;
  const { span } = start;
  const isCountedInDays = count.unit === 'day' || count.unit === 'week';
  if (span.start !== span.end && isCountedInDays) return null;
  return relative(start.next, spanFrom(span.start, count));
}

const endsOfStart = new Set('to until till on onward onwards'.split(' '));

const leadsOfStart = new Set(['from', 'starting', 'beginning']);

const spanFrom = (start: number, { unit, max }: Count): DaySpan => ({ start, end: moveDay(unit, start, max) - 1 });

const matchUntilNow: Rule = (reading, at) => {
  const goingOn = skipWords(reading, at + 1, 'going', 'on');
  const from = goingOn ?? skipOptional(reading, at + 1, ...beforeCounts);
  const count = countAt(reading, from);
  if (count === null || count.unit === 'minute' || count.unit === 'hour') return null;
  const next = skipOptional(reading, count.next, 'now', 'already');
  const isWhole = isEdge(reading, at - 1) && isEdge(reading, next);
  const tense = reading.tenses.around(at, count.next);
  const isNoted = tense === null && isInState(reading, at) && isEdge(reading, next);
  const lastsUntilNow =
    next > count.next || isWhole || isNoted || tense === 'perfect' || isContractedPerfect(reading, at);
  // "I've been sober for exactly a year today"
  const isToday =
    wordAt(reading, count.next) === 'today' && (tense === 'perfect' || wordAt(reading, at - 2) === 'been');
  return lastsUntilNow
    ? relative(isToday ? count.next + 1 : count.next, {
        start: moveDay(count.unit, reading.anchor, -count.max),
        end: reading.anchor,
      })
    : null;
};

const beforeCounts = ['about', 'over', 'almost', 'nearly', 'around', 'exactly', 'just', 'only'];

/** "PR open for 2 months." */
const openStates = new Set('open pending broken vegan sober'.split(' '));

/** Not "keep the PR open for two days", "registration open for two weeks": that is how long it is to be. */
const isInState = (reading: Reading, at: number): boolean =>
  openStates.has(wordAt(reading, at - 1)) &&
  ![2, 3, 4, 5].some((back) => wordsOfLimits.has(wordAt(reading, at - back)));

const wordsOfLimits = new Set(['keep', 'leave', 'hold', 'stay', 'remain', 'registration', 'voting', 'sale']);

/**
 * What is done and not what something is: "she's worked at Bosch for four years", and not "it's closed for two weeks".
 */
const activities = new Set(['worked', 'lived', 'had']);
/** What only a person does: "he's run the bar for two years", and not "the job's run for two days". */
const ofPersons = new Set('run used known owned played taught studied led managed kept driven'.split(' '));
const persons = new Set(['he', 'she', 'who']);
const activityReachTokens = 6;

function isContractedPerfect(reading: Reading, at: number): boolean {
  for (let back = 1; back <= activityReachTokens; back += 1) {
    const token = reading.tokens[at - back];
    if (token === undefined || token.kind === 'break' || token.kind === 'mark') return false;
    if (!activities.has(token.word) && !ofPersons.has(token.word)) continue;
    const subject = reading.tokens[at - back - 2];
    const isDone = activities.has(token.word) || persons.has(subject?.word ?? '') || subject?.isCapital === true;
    const isHabitual = token.word === 'used' && wordAt(reading, at - back + 1) === 'to';
    return isDone && !isHabitual && wordAt(reading, at - back - 1) === "'s";
  }
  return false;
}

function isEdge(reading: Reading, at: number): boolean {
  const token = reading.tokens[at];
  return token === undefined || token.kind === 'break' || (token.kind === 'mark' && '.!?:'.includes(token.word));
}

/**
 * `from 3 May for two weeks`, `on Monday for ten days`: that day and those behind it. "Paid on 3 May for two weeks of
 * support" is the day alone.
 */
export function lasting(reading: Reading, start: Match | null): Match | null {
  if (start === null || start.span.start !== start.span.end || wordAt(reading, start.next) !== 'for') return start;
  const count = countAt(reading, start.next + 1);
  if (count === null || (count.unit !== 'day' && count.unit !== 'week') || count.min !== count.max) return start;
  if (wordAt(reading, count.next) === 'of') return start;
  return relative(count.next, spanFrom(start.span.start, count));
}
