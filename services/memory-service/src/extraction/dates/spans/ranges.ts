import {
  isBroughtForward,
  isMove,
  isMoveSource,
  isMoveTarget,
  isPostponedUntil,
  isWhenMoved,
} from '../context/moved-times.js';
import { isAhead, skipToEnd } from '../context/start-and-end.js';
import { ofStay } from '../context/stays.js';
import {
  isMark,
  keyOf,
  longer,
  type Match,
  type Reading,
  type Rule,
  RuleIndex,
  relative,
  skipOptional,
  skipWords,
  wordAt,
} from '../context/time-rule.js';
import { untilLean } from '../context/until-lean.js';
import { foreignRules } from '../languages/foreign-rules.js';
import { matchDottedDate } from '../languages/times/dotted-dates.js';
import { baseRules, matchBase } from '../named/base-expressions.js';
import { countAt, isWithinHours } from '../named/counted-units.js';
import { weekdayBeforeDated } from '../named/numbered-days.js';
import { moveDay } from '../named/periods.js';
import { weekdayNamed } from '../named/weekday-names.js';
import { skipClock } from '../tense/appointments.js';
import { isBookedList } from '../tense/arrangements.js';
import { months, units } from '../tokens/english-words.js';
import { lasting, matchDuration } from './durations.js';
import { offsetRules } from './offsets.js';
import { partRules } from './parts-of-periods.js';
import { toldAfterRules } from './told-after.js';
import { isFromPartToPart, isHabit, isUntilOnce, isWeekday } from './weekday-runs.js';

/** A time that is not itself made of two. */
function matchPoint(reading: Reading, at: number): Match | null {
  const own = longer(longer(matchBase(reading, at), offsetRules.match(reading, at)), partRules.match(reading, at));
  return longer(toldAfterRules.match(reading, at), own);
}

/** The same, and a day and month with a slash: "till 31/12". */
const matchLed: Rule = (reading, at) =>
  matchPoint(reading, at) ?? (reading.tokens[at]?.word.includes('/') === true ? matchDottedDate(reading, at) : null);

/**
 * `since 2019`, `since last week`: from then until now. What lies ahead cannot have begun, so a floating time is a past
 * one.
 */
const matchSince: Rule = (reading, at) => {
  const from = skipOptional(reading, at + 1, 'before', 'around', 'about', 'roughly');
  const led: Reading = { ...reading, isLed: true, lean: 'past' };
  const point = matchLed(led, from) ?? matchLongPeriod(led, from);
  if (point === null) return matchSinceCounted(reading, at);
  if (point.span.start > reading.anchor) return null;
  return { ...point, span: { start: point.span.start, end: reading.anchor } };
};

/** "Since the eighties", "since the late 90s", "since the summer"; "since the 2019 rewrite" names no year. */
function matchLongPeriod(reading: Reading, at: number): Match | null {
  const isYear = reading.tokens[at + 1]?.kind === 'number' && wordAt(reading, at + 2) !== 's';
  const point = wordAt(reading, at) !== 'the' || isYear ? null : matchPoint(reading, at + 1);
  return point !== null && point.span.end - point.span.start >= minSeasonDays ? point : null;
}

const minSeasonDays = 88;

/** "Red since 2 days", as many say it whose first language is not English; "since 2 weeks ago" is read before. */
function matchSinceCounted(reading: Reading, at: number): Match | null {
  const count = countAt(reading, skipOptional(reading, at + 1, 'about', 'around', 'almost', 'over'));
  if (count === null || isWithinHours(count)) return null;
  return relative(count.next, { start: moveDay(count.unit, reading.anchor, -count.max), end: reading.anchor });
}

/**
 * `until Friday`: from now to then; where it is over already, only the time that is named ("we used npm until 2019"),
 * and so it is of what was booked ("hotel until 8 May"), since that does not begin now.
 */
const matchUntil: Rule = (reading, at) => {
  if (isPostponedUntil(reading, at)) return null;
  const from =
    skipWords(reading, at + 1, 'and', 'including') ??
    skipWords(reading, at + 1, 'at', 'least') ??
    skipOptional(reading, at + 1, 'about', 'around', 'probably');
  const point = matchLed({ ...reading, isLed: true, lean: untilLean(reading, at) }, from);
  if (point === null) return null;
  const isEndAlone = point.span.end < reading.anchor || isBookedList(reading.tokens, at);
  return isEndAlone ? point : { ...point, span: { start: reading.anchor, end: point.span.end } };
};

/** `up to and including Friday`; "moved up to Friday" is on that day, and the "up" of "stays up until" is the verb's. */
const matchUp: Rule = (reading, at) => {
  const isIncluding = wordAt(reading, at + 1) === 'to' && wordAt(reading, at + 3) === 'including';
  return isIncluding ? matchUntil(reading, at + 1) : null;
};

const lastingStates = new Set(
  'valid good paid covered open closed booked off away out runs run lasts continues extends'.split(' '),
);

/** `valid through June`, `in Oslo through the 27th`; but "we worked through June", "we got through Friday". */
const matchThrough: Rule = (reading, at) => {
  if (lastingStates.has(wordAt(reading, at - 1))) return matchUntil(reading, at);
  if (goingThrough.has(wordAt(reading, at - 1))) return null;
  const tense = reading.tenses.around(at, at + 1);
  const until = tense === 'present' || tense === 'future' ? matchUntil(reading, at) : null;
  const day = until === null ? null : matchLed({ ...reading, isLed: true, lean: 'future' }, at + 1);
  return day?.span.start === day?.span.end ? until : null;
};

/** "Going through Friday's logs" */
const goingThrough = new Set(
  'go goes going get gets getting look looking read reading walk walking work working scroll scrolling sort sorting make'.split(
    ' ',
  ),
);

/** `by Friday`: a deadline lies ahead unless the sentence tells of the past. */
const matchBy: Rule = (reading, at) => {
  const tense = reading.tenses.around(at + 1, at + 2);
  const lean = tense === 'past' || tense === 'perfect' ? 'past' : 'future';
  return matchPoint({ ...reading, lean }, at + 1);
};

const wordsOfTo = new Set(['to', 'until', 'till', 'through', 'thru']);

/** `from March to June`, `from 3 May until 10 May 2023`, `from Monday through Friday`. */
const matchFrom: Rule = (reading, at) =>
  isMove(reading, at) ? null : matchJoined(reading, at + 1, (link) => skipTo(reading, link));

/** The index behind "to", "until", "up to and including"; null where none stands. */
function skipTo(reading: Reading, at: number): number | null {
  const to = skipOptional(reading, at, 'up', 'right');
  if (!wordsOfTo.has(wordAt(reading, to))) return null;
  const isThroughTo = wordAt(reading, to).startsWith('thr') && wordAt(reading, to + 1) === 'to';
  return skipWords(reading, to + 1, 'and', 'including') ?? (isThroughTo ? to + 2 : to + 1);
}

/** `between Christmas and New Year`, `between 2019 and 2021`. */
const matchBetween: Rule = (reading, at) => matchJoined(reading, at + 1, (link) => skipWords(reading, link, 'and'));

/** How far behind its start the first time of a bare range may end: `Friday, the 5th of March, 2026 to …`. */
const maxFirstTokens = 9;

/**
 * `March to June 2023`, `May 5 – June 2`, `Monday–Friday`: numbers need to be dates on their own ("lines 1990-2010").
 */
function matchBareRange(reading: Reading, at: number): Match | null {
  const skipLink = (link: number): number | null =>
    isMark(reading, link, '–') || isMark(reading, link, '-')
      ? link + 1
      : (skipTo(reading, link) ?? skipToEnd(reading, at, link));
  let link = at + 1;
  while (link <= at + maxFirstTokens && skipLink(link) === null) link += 1;
  if (link > at + maxFirstTokens) return null;
  if (wordAt(reading, link) === 'to' && isWhenMoved(reading, at)) return null;
  if (
    isMove(reading, at - 1) ||
    (reading.tokens[at]?.kind === 'number' && !months.has(wordAt(reading, at + 1)) && matchPoint(reading, at) === null)
  )
    return null;
  return matchJoined(reading, at, skipLink);
}

/** `November and December 2023`, `in May and June`: months that follow each other are one time. */
function matchNeighbouringMonths(reading: Reading, at: number): Match | null {
  const [first, second] = [months.get(wordAt(reading, at)), months.get(wordAt(reading, at + 2))];
  if (first === undefined || second === undefined || second.month !== (first.month % 12) + 1) return null;
  const isOfThree = isMark(reading, at - 1, ',') && months.has(wordAt(reading, at - 2));
  if (wordAt(reading, at + 1) !== 'and' || isOfThree || matchPoint(reading, at) === null) return null;
  // "April and May": two persons.
  if (first.isFirstName && second.isFirstName && !reading.isLed && !leadsOfMonths.has(wordAt(reading, at - 1)))
    return null;
  const both = matchJoined(reading, at, (link) => (link === at + 1 ? link + 1 : null));
  return both !== null && both.span.end - both.span.start < maxTwoMonthsDays ? both : null;
}

const matchNeighbours: Rule = (reading, at) =>
  matchNeighbouringMonths(reading, at) ?? matchNeighbouringDays(reading, at);

/** `Saturday and Sunday`, `mon + tue next week`: days that follow each other are one time. */
function matchNeighbouringDays(reading: Reading, at: number): Match | null {
  const [first, second] = [weekdayNamed(reading, at), weekdayNamed(reading, at + 2)];
  if (first === null || second !== (first + 1) % 7 || wordAt(reading, at + 1) !== 'and') return null;
  const isOfThree = isMark(reading, at - 1, ',') || wordAt(reading, at - 1) === 'and';
  const [one, both] = [matchPoint(reading, at), matchPoint(reading, at + 2)];
  if (isOfThree || one === null || both === null || one.next !== at + 1 || both.span.start !== both.span.end)
    return null;
  const start = both.isFloating ? one.span.start : both.span.start - 1;
  return relative(both.next, { start, end: start + 1 });
}

const leadsOfMonths = new Set(['in', 'during', 'through', 'over', 'for', 'of', 'between', 'from']);
const maxTwoMonthsDays = 62;

function matchJoined(reading: Reading, from: number, skipLink: (link: number) => number | null): Match | null {
  const led: Reading = { ...reading, isLed: true };
  const opening = skipClockBefore(reading, from);
  const ofOneMonth = weekdayBeforeDated(led, opening);
  if (ofOneMonth !== null) return ofOneMonth;
  const first = matchPoint(led, opening);
  if (first === null) return null;
  // "From Friday 22:00 to Saturday 6am"
  const linked = skipLink(skipClock(reading.tokens, first.next));
  if (linked === null) return null;
  const behindLink = skipClockBefore(reading, linked);
  const second = matchPoint(led, behindLink);
  if (second === null) return null;
  const isOnce =
    !second.isFloating ||
    skipToEnd(reading, opening, first.next) === linked ||
    isUntilOnce(reading, opening, linked - 1) ||
    isFromPartToPart(reading, opening, first, second);
  if (!isOnce && isHabit(reading, opening, first)) return null;
  const stay = ofStay(led, opening, first.next, isWeekday(reading, opening, first) ? null : first.span.start);
  const placed = placeBoth(stay, { from: opening, behindLink }, first, second);
  if (placed === null) return null;
  const span = { start: placed.first.span.start, end: placed.second.span.end };
  if (span.end < span.start) return null;
  return {
    next: second.next,
    span,
    isAbsolute: placed.first.isAbsolute && placed.second.isAbsolute,
    isFloating: false,
  };
}

/**
 * The index behind the time of day that comes before its day, "21:10 on Sunday", "about 2 on Monday morning", or the
 * place itself.
 */
function skipClockBefore(reading: Reading, at: number): number {
  const clock = skipOptional(reading, at, 'about', 'around', 'roughly');
  const { kind, word = '' } = reading.tokens[clock] ?? {};
  const isHour = kind === 'clock' || (kind === 'number' && word.length <= 2) || word === 'noon' || word === 'midnight';
  const behind = skipOptional(reading, clock + 1, 'am', 'pm', "o'clock");
  return isHour && wordAt(reading, behind) === 'on' ? behind + 1 : at;
}

/** Where the two times of a range begin. */
interface RangePlaces {
  readonly from: number;
  readonly behindLink: number;
}

/** One end gives the other its year: `from March to June 2023`; and the end never lies before the start. */
function placeBoth(
  reading: Reading,
  { from, behindLink }: RangePlaces,
  first: Match,
  second: Match,
): { first: Match; second: Match } | null {
  const current = first.isFloating && second.isFloating ? aroundNow(reading, { from, behindLink }, first) : null;
  if (current !== null) return current;
  const isOpen = first.isFloating && second.isFloating && reading.lean === 'future';
  if (isOpen) {
    const start = matchPoint(reading, from);
    const end = start === null ? null : matchPoint({ ...reading, anchor: start.span.start }, behindLink);
    return start === null || end === null ? null : { first: start, second: end };
  }
  if (first.isFloating && !second.isFloating) {
    const start = matchPoint({ ...reading, anchor: second.span.end, lean: 'past' }, from);
    return start === null ? null : { first: { ...start, isAbsolute: second.isAbsolute }, second };
  }
  if (second.isFloating) {
    const end = matchPoint({ ...reading, anchor: first.span.start, lean: 'future' }, behindLink);
    return end === null ? null : { first, second: { ...end, isAbsolute: first.isAbsolute } };
  }
  return second.span.end < first.span.start
    ? placeBackwards(reading, { from, behindLink }, first, second)
    : { first, second };
}

/** "The freeze runs 18 Nov to 5 Dec", said on 2 December: what has begun and is not over. */
function aroundNow(
  reading: Reading,
  { from, behindLink }: RangePlaces,
  first: Match,
): { first: Match; second: Match } | null {
  // Of months, as of a season, the next ones are meant.
  if (first.span.start <= reading.anchor || first.span.start !== first.span.end || isAhead(reading, from)) return null;
  const second = matchPoint({ ...reading, lean: 'future' }, behindLink);
  const begun = second === null ? null : matchPoint({ ...reading, anchor: second.span.end, lean: 'past' }, from);
  return second === null || begun === null || begun.span.start > reading.anchor ? null : { first: begun, second };
}

/**
 * `from last Monday to last Friday`, said on a Wednesday: each alone is the nearest, which runs backwards, so the first
 * is the last one before the second, and of two coming ones the second is the next behind the first.
 */
function placeBackwards(
  reading: Reading,
  { from, behindLink: link }: RangePlaces,
  first: Match,
  second: Match,
): { first: Match; second: Match } | null {
  const lead = wordAt(reading, from);
  if (lead !== wordAt(reading, link) || units.has(wordAt(reading, from + 1)) || units.has(wordAt(reading, link + 1)))
    return null;
  if (lead === 'next') {
    const end = matchPoint({ ...reading, anchor: first.span.start, lean: 'future' }, link);
    return end === null ? null : { first, second: end };
  }
  if (lead !== 'last' && lead !== 'past' && lead !== 'this') return null;
  const start = matchPoint({ ...reading, anchor: second.span.end, lean: 'past' }, from);
  return start === null ? null : { first: start, second };
}

const rangeRules = new RuleIndex()
  .add(['since'], matchSince)
  .add(['up'], matchUp)
  .add(['until', 'till'], matchUntil)
  .add(['through', 'thru'], matchThrough)
  .add(['from'], matchFrom)
  .add(['between'], matchBetween)
  .add(['for'], matchDuration);

const startRules = new RuleIndex().addAll(baseRules, offsetRules, toldAfterRules, partRules, rangeRules, foreignRules);

/** Any time expression that begins at token `at`: a range if it is one, otherwise a single time. */
export function matchExpression(reading: Reading, at: number): Match | null {
  const token = reading.tokens[at];
  if (token === undefined || !startRules.has(keyOf(token))) return null;
  const range = rangeRules.match(reading, at) ?? matchBareRange(reading, at) ?? matchNeighbours(reading, at);
  if (range !== null) return range;
  return longer(matchSingle(reading, at), foreignRules.match(reading, at));
}

/**
 * "Postponed from 1 April to 15 April": the old time is the nearest one before the new, or behind it where it was
 * brought forward.
 */
function matchMoveSource(reading: Reading, at: number): Match | null {
  const source = matchPoint(reading, at);
  if (source === null || !source.isFloating || wordAt(reading, source.next) !== 'to') return source;
  const target = matchPoint({ ...reading, lean: 'future' }, source.next + 1);
  if (target === null) return source;
  const lean = isBroughtForward(reading, at) ? 'future' : 'past';
  return matchPoint({ ...reading, anchor: target.span.start, lean }, at);
}

function matchSingle(reading: Reading, at: number): Match | null {
  if (isMoveSource(reading, at)) return matchMoveSource(reading, at);
  if (isMoveTarget(reading, at)) return matchPoint({ ...reading, lean: 'future' }, at);
  const isDeadline = wordAt(reading, at - 1) === 'by' || wordAt(reading, at - 1) === 'before';
  return isDeadline ? matchBy(reading, at - 1) : lasting(reading, matchPoint(reading, at));
}
