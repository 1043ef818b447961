import { isMark, type Reading, wordAt } from './time-rule.js';

/*
 * "The launch was moved from Friday to Monday" names two days, not the time between them, and the event is on the
 * second.
 */

const moves = new Set(
  'swap swapped swapping move moved moves moving postpone postponed pushed shifted bumped slipped slips deferred adjourned changed rescheduled delayed extended brought switched'.split(
    ' ',
  ),
);
const maxObjectTokens = 5;
/** Of how many words the time between "from" and "to" may be. */
const oldTimeTokens = [1, 2, 3, 4];

/** Whether a verb of moving stands shortly before the "from" at a place. */
export function isMove(reading: Reading, at: number): boolean {
  return wordAt(reading, at) === 'from' && movedBefore(reading, at) !== null;
}

/** "Moved last week to Thursday": the time says when it was moved, and "to" leads to the new one. */
export function isWhenMoved(reading: Reading, at: number): boolean {
  return movedBefore(reading, at) !== null;
}

/** What something is moved from: "from Friday to Monday". `at` is the place of the time. */
export function isMoveSource(reading: Reading, at: number): boolean {
  return isMove(reading, at - 1);
}

/** What something is moved to lay ahead then: "moved to Monday", "postponed from Friday to Monday". */
export function isMoveTarget(reading: Reading, at: number): boolean {
  if (postponingLeads.has(wordAt(reading, at - 1))) return isPostponedUntil(reading, at - 1);
  if (wordAt(reading, at - 1) !== 'to') return false;
  return movedBefore(reading, at - 1) !== null || oldTimeTokens.some((words) => isMove(reading, at - 2 - words));
}

const postponingLeads = new Set(['until', 'till']);
const postponed = new Set('postponed delayed pushed rescheduled deferred adjourned postpone delay'.split(' '));

/** "Delayed until June": then, and not all the time until then. `at` is the place of the "until". */
export function isPostponedUntil(reading: Reading, at: number): boolean {
  return postponed.has(movedBefore(reading, at) ?? '');
}

/** "Brought forward from Friday to Wednesday": the new time is the earlier one. */
export function isBroughtForward(reading: Reading, at: number): boolean {
  return movedBefore(reading, at - 1) === 'brought';
}

/**
 * "Instead of Thursday", "not this Friday but the next", "originally in May", "can't do Thursday": what a time takes
 * the place of. `at` and `next` are where that begins and what follows.
 */
export function isSuperseded(reading: Reading, at: number, next: number): boolean {
  const from = ['on', 'in', 'for'].includes(wordAt(reading, at - 1)) ? at - 1 : at;
  const [lead, before] = [wordAt(reading, from - 1), wordAt(reading, from - 2)];
  if (firstPlans.has(lead) || (firstPlans.has(before) && lead === 'planned')) return true;
  if (isFormerPlan(reading, from, next) || isNoLonger(reading, from, next)) return true;
  if (lead === 'of') return before === 'instead';
  if (lead === 'than') return before === 'rather';
  if (['do', 'make'].includes(lead)) return before === 'cant' || before === 'cannot' || before === "'t";
  const follows = isMark(reading, next, ',') ? next + 1 : next;
  return lead === 'not' && wordAt(reading, follows) === 'but';
}

const denials = new Set(['not', "'t", 'isn', 'isnt', 'aren', 'arent', 'wont']);

/** "The demo isn't on 10 April anymore", "is no longer on the 10th". */
const isNoLonger = (reading: Reading, from: number, next: number): boolean =>
  (wordAt(reading, from - 1) === 'longer' && wordAt(reading, from - 2) === 'no') ||
  ([1, 2, 3].some((back) => denials.has(wordAt(reading, from - back))) &&
    (wordAt(reading, next) === 'anymore' ||
      (wordAt(reading, next) === 'any' && ['more', 'longer'].includes(wordAt(reading, next + 1)))));

const firstPlans = new Set(['originally', 'initially', 'previously']);

const planned = new Set('supposed meant planned scheduled going due set slated booked to'.split(' '));
const pastOfBe = new Set(['was', 'were']);
const planReachTokens = 6;
const nowReachTokens = 8;

/**
 * "It was supposed to be next week and now it's Tuesday", "the wedding was going to be in June but it's now in
 * September".
 */
function isFormerPlan(reading: Reading, from: number, next: number): boolean {
  let isPlanned = false;
  for (let back = 1; back <= planReachTokens; back += 1) {
    const word = wordAt(reading, from - back);
    if (back === 1 && pastOfBe.has(word) && isMovedBehind(reading, next)) return true;
    if (back === 1 && pastOfBe.has(word) && wordAt(reading, from - 2) === 'it') return isNowAnother(reading, next);
    if (word === 'used' && wordAt(reading, from - back + 1) === 'to') return isNowAnother(reading, next);
    if (pastOfBe.has(word) || (word === 'have' && wordAt(reading, from - back - 1) === 'should'))
      return (
        (isPlanned || word === 'have' || firstPlans.has(wordAt(reading, from - back - 2))) &&
        isNowAnother(reading, next)
      );
    isPlanned ||= planned.has(word);
  }
  return false;
}

/** "It was on Friday but they moved it to Monday" */
const isMovedBehind = (reading: Reading, next: number): boolean =>
  wordAt(reading, isMark(reading, next, ',') ? next + 1 : next) === 'but' &&
  [2, 3, 4, 5].some((ahead) => moves.has(wordAt(reading, next + ahead)));

/** "… and now it's Tuesday" */
function isNowAnother(reading: Reading, next: number): boolean {
  for (let ahead = 0; ahead < nowReachTokens; ahead += 1) {
    const token = reading.tokens[next + ahead];
    if (token === undefined || token.kind === 'break' || /^[.!?;]$/.test(token.word)) return false;
    if (token.word === 'now') return reading.tokens[next + ahead + 1]?.kind === 'word';
  }
  return false;
}

function movedBefore(reading: Reading, at: number): string | null {
  for (let back = 1; back <= maxObjectTokens; back += 1) {
    const word = wordAt(reading, at - back);
    if (moves.has(word)) return word;
  }
  return null;
}
