import { civilDate, dayNumber, daySpan, isValidDate, monthSpan, weekdayOf } from '../calendar/calendar.js';
import { isAnswerToWhen } from '../context/answers-to-when.js';
import { isOfAnyMonth } from '../context/every-month.js';
import { isMoveTarget } from '../context/moved-times.js';
import {
  floating,
  isMark,
  leanAt,
  type Match,
  numberKey,
  type Reading,
  type Rule,
  RuleIndex,
  relative,
  skipOptional,
  wordAt,
} from '../context/time-rule.js';
import { isReport } from '../tense/appointments.js';
import { isPastForm } from '../tense/verb-forms.js';
import { months, partsOfDay } from '../tokens/english-words.js';
import { dayBehindTold } from './days-behind-told.js';
import { behindDays, type DayOfMonth, dayOfMonthAt, lastDayOf, matchDayThenMonth, yearlyDays } from './months.js';
import { weekdayNamed } from './weekday-names.js';
import { currentOrComing, lastBegun } from './yearly.js';

/*
 * Days that are named by their number alone: "on the 5th", "the 22nd works", "flying home the 28th". Most ordinals are
 * the fifth of something, so a word before or behind has to tell.
 */

/** `the 7th of May`, `the 5th`. */
const matchTheDay: Rule = (reading, at) => {
  const dated = matchDayThenMonth(reading, at + 1);
  if (dated !== null) return dated;
  const day = dayOfMonthAt(reading, at + 1);
  if (day?.isOrdinal !== true) return null;
  if (isOfAnyMonth(reading, at)) return null;
  const ofMonth = dayOfCountedMonth(reading, at, day) ?? dayBeforeDated(reading, day);
  if (ofMonth !== null) return ofMonth;
  // "The second" is seldom a day, "the twenty-second" is.
  const isCommonPlace = reading.tokens[at + 1]?.kind !== 'number' && day.day <= maxCommonPlace;
  if (isCommonPlace && !isDayInWords(reading, at, day)) return null;
  const last = lastDayOf(reading, day);
  if (isAnswerToWhen(reading, at) && !isOfNoun(reading, last.next)) return placeMonthly(reading, at, day, last);
  if (isProposed(reading, at, last)) return placeMonthly({ ...reading, lean: 'future' }, at, day, last);
  // "The 4th was when the disk filled up"
  if (['was', 'is'].includes(wordAt(reading, last.next)) && wordAt(reading, last.next + 1) === 'when')
    return placeMonthly(reading, at, day, last);
  return announcesDay(reading, at) && !isOfNoun(reading, last.next) ? placeMonthly(reading, at, day, last) : null;
};

/**
 * "It went out on the twelfth", "from the ninth to the twelfth", "on the first"; but "fails on the first, passes on the
 * second".
 */
function isDayInWords(reading: Reading, at: number, day: DayOfMonth): boolean {
  // "On the first shot" is of a noun that may be a past form.
  const after = wordAt(reading, day.next);
  if (isOfNoun(reading, day.next) || (isPastForm(after) && !behindDays.has(after))) return false;
  if (isAnswerToWhen(reading, at)) return true;
  if (reading.isLed === true) return day.day > firstPlaces || isBesideDay(reading, at, day);
  const before = wordAt(reading, at - 1);
  if (isMoveTarget(reading, at) || (before === 'of' && partsOfDay.has(wordAt(reading, at - 2)))) return true;
  if (formsOfBe.has(before) && daySubjects.has(wordAt(reading, at - 2))) return true;
  if (day.day > firstPlaces) return leadsInWords.has(before);
  // "Impressed by the second"
  if (before === 'by' && wordAt(reading, at - 2).endsWith('ed')) return false;
  return leadsToFirst.has(before) && !isCountedOff(reading, at);
}

const leadsInWords = new Set('on by until till since before after from'.split(' '));
const leadsToFirst = new Set('on by until till since'.split(' '));

/** "From the first to the ninth", "between the second and the third of June": the other end is clearly a day. */
function isBesideDay(reading: Reading, at: number, day: DayOfMonth): boolean {
  const other = dayOfMonthAt(reading, day.next + 2);
  if (wordAt(reading, day.next + 1) === 'the' && other !== null)
    return other.day > firstPlaces || matchDayThenMonth(reading, day.next + 2) !== null;
  const link = wordAt(reading, at - 1);
  if (!linksOfDays.has(link)) return false;
  return [2, 3].some((back) => (dayOfMonthAt(reading, at - back)?.day ?? 0) > firstPlaces);
}

const linksOfDays = new Set(['to', 'till', 'until', 'through', 'thru', 'and', '-', '–']);
const countedReachTokens = 12;

/** Of several first, second and third ones in a sentence none is a day. */
function isCountedOff(reading: Reading, at: number): boolean {
  for (let away = 1; away <= countedReachTokens; away += 1)
    if ([at - away, at + 1 + away].some((place) => placesInOrder.has(wordAt(reading, place)))) return true;
  return false;
}

const placesInOrder = new Set(['first', 'second', 'third', 'last', 'other', 'attempt', 'attempts', 'try', 'tries']);

/** "The 5th floor", "the 2nd to last"; but "the meeting on the 12th took two hours". */
function isOfNoun(reading: Reading, next: number): boolean {
  const after = reading.tokens[next];
  if (after?.kind !== 'word') return false;
  if (after.word === 'to' && wordAt(reading, next + 1) === 'last') return true;
  return (
    !behindDays.has(after.word) &&
    !openingMore.has(after.word) &&
    !partsOfDay.has(after.word) &&
    !isPastForm(after.word)
  );
}

/** "How about the 22nd", "let's do the 22nd", "the 22nd works", "the 22nd is fine". */
function isProposed(reading: Reading, at: number, last: DayOfMonth): boolean {
  const [far, near] = [wordAt(reading, at - 2), wordAt(reading, at - 1)];
  const isLetUs = far === 'us' && wordAt(reading, at - 3) === 'let';
  if (isOfNoun(reading, last.next) && !isPredicate(reading, last)) return false;
  if (near === 'about') return far === 'how' || far === 'what';
  if (['do', 'say', 'try'].includes(near) && (far === "'s" || far === 'lets' || isLetUs)) return true;
  if (['do', 'make', 'manage'].includes(near) && isAble(reading, at - 2)) return true;
  if (near === 'meant' && last.day > firstPlaces) return true;
  return last.day > firstPlaces && isPredicate(reading, last);
}

const able = new Set(["'t", 'can', 'cant', 'cannot', 'could', 'couldnt', 'couldn', 'to']);

/** "Can't do the 23rd", "can you do the 24th?", "able to make the 5th" */
const isAble = (reading: Reading, at: number): boolean =>
  able.has(wordAt(reading, at)) || (isPronoun.has(wordAt(reading, at)) && able.has(wordAt(reading, at - 1)));

const isPronoun = new Set(['you', 'u', 'we', 'they', 'he', 'she', 'i']);

const suiting = new Set(['works', 'work', 'suits', 'suit', 'fits']);
const suited = new Set(
  'fine free no good great ok okay taken blocked booked full perfect better best impossible off open available possible tricky bad out'.split(
    ' ',
  ),
);

function isPredicate(reading: Reading, { day, next }: DayOfMonth): boolean {
  const [verb, after] = [wordAt(reading, next), reading.tokens[next + 1]];
  // "The 4th works, the 5th does not" may be of replicas.
  if (suiting.has(verb)) return day > maxCommonPlace || after?.word === 'for' || after?.word === 'better';
  return ['is', 'are', "'s", 'was'].includes(verb) && suited.has(after?.word ?? '');
}

/** Up to here things other than days are often counted by ordinals. */
const maxCommonPlace = 12;

const monthsAway = new Map([
  ['last', -1],
  ['this', 0],
  ['next', 1],
]);

/** `the 25th of this month`, `on the 5th next month`; "the 5th this month" alone is the fifth of something. */
function dayOfCountedMonth(reading: Reading, at: number, day: DayOfMonth): Match | null {
  const isOf = wordAt(reading, day.next) === 'of';
  const which = isOf ? day.next + 1 : day.next;
  const away = monthsAway.get(wordAt(reading, which));
  if (away === undefined || wordAt(reading, which + 1) !== 'month') return null;
  if (!isOf && !daysLeads.has(wordAt(reading, at - 1))) return null;
  const { year, month } = civilDate(reading.anchor);
  const span = monthSpan(year, month + away);
  const date = span.start + day.day - 1;
  return date > span.end ? null : relative(which + 2, daySpan(date));
}

/** "From the fifth to the ninth of May": the first of them has the month of the second. */
function dayBeforeDated(reading: Reading, day: DayOfMonth): Match | null {
  if (!linksOfDays.has(reading.tokens[day.next]?.word ?? '')) return null;
  const from = skipOptional(reading, day.next + 1, 'the');
  const second = dayOfMonthAt(reading, from);
  const dated = second === null || second.day <= day.day ? null : matchDayThenMonth(reading, from);
  if (second === null || dated === null) return null;
  return { ...dated, next: day.next, span: daySpan(dated.span.start - (second.day - day.day)) };
}

/**
 * With those behind any date. Behind "on the 5th" any other word makes it the fifth of something: "on the 5th floor".
 */
const openingMore = new Set(
  `sorry either anymore thanks pls cos bc w inclusive latest sharp are a an your his her their that tho there here please around if as unless on only again too also will can could would should has have had does starts ends begins goes
	comes fingers wish cheers thx ty ta lol when um uh er which who everything everyone everybody nobody no`.split(/\s+/),
);

const daysLeads = new Set('on by until till til since before after from starting'.split(' '));

/** "From the 2nd to the 3rd shard": no days, or the range was one. */
const isRange = (reading: Reading, at: number): boolean => wordAt(reading, at + 3) === 'to';

function announcesDay(reading: Reading, at: number): boolean {
  const before = wordAt(reading, at - 1);
  if (reading.isLed === true || daysLeads.has(before))
    return before !== 'from' || reading.isLed === true || !isRange(reading, at);
  if (before === 'said' || before === 'says') return wordAt(reading, at - 2) !== '';
  if (before === 'than') return ['later', 'sooner', 'earlier'].includes(wordAt(reading, at - 2));
  if (before === 'for') return reading.tenses.around(at, at + 1) === 'future';
  if (before === 'of') return partsOfDay.has(wordAt(reading, at - 2));
  return isMoveTarget(reading, at) || isSaidToBe(reading, at) || isTravelled(reading, at);
}

const journeys = new Set(
  'fly flies flying flew leave leaves leaving left arrive arrives arriving arrived land lands landing landed return returns returning returned back'.split(
    ' ',
  ),
);

/** "Flying home the 28th" */
const isTravelled = (reading: Reading, at: number): boolean =>
  [1, 2, 3].some((back) => journeys.has(wordAt(reading, at - back)));

/** "The deadline is the 27th", "it's now the 22nd", and not "this is the 2nd" of something. */
function isSaidToBe(reading: Reading, at: number): boolean {
  const linkAt = ['now', 'still'].includes(wordAt(reading, at - 1)) ? at - 2 : at - 1;
  const day = Number(reading.tokens[at + 1]?.word);
  const subject = wordAt(reading, linkAt - 1);
  const isDay = day > firstPlaces || daySubjects.has(subject);
  return isDay && formsOfBe.has(wordAt(reading, linkAt)) && subject !== 'this' && subject !== 'that';
}

/** Up to here an ordinal is rather a place in an order. */
const firstPlaces = 3;
const formsOfBe = new Set(['is', "'s", 'its', 'was']);
const daySubjects = new Set(['day', 'date', 'deadline', 'birthday', 'anniversary']);

/** The latest or the coming month that has these days; of an appointment the coming one. */
function placeMonthly(reading: Reading, at: number, first: DayOfMonth, last: DayOfMonth): Match | null {
  const { next } = last;
  if (isOfEveryMonth(reading, at)) return null;
  const behindTold =
    dayBehindMonth(reading, at, first) ?? dayInsteadOfTold(reading, first, last) ?? dayBehindTold(reading, at, first);
  if (behindTold !== null) return floating(next, { start: behindTold, end: behindTold + last.day - first.day });
  const isPast = isOver(reading, at, next);
  const days = Array.from({ length: 12 }, (_, index) => yearlyDays(index + 1, first.day, last.day));
  const spans = days.map((yearly) =>
    isPast ? lastBegun(yearly, reading.anchor) : currentOrComing(yearly, reading.anchor),
  );
  const starts = spans.flatMap((span) => (span === null ? [] : [span.start]));
  const start = isPast ? Math.max(...starts) : Math.min(...starts);
  return floating(next, { start, end: start + last.day - first.day });
}

/**
 * "Next month on the 5th", "in May, on the 5th", "nächsten Monat am 5.": behind a month, with no more than a
 * preposition between, the day is that month's, whatever the tense; null elsewhere, and behind what is every month's.
 */
function dayBehindMonth(reading: Reading, at: number, { day }: DayOfMonth): number | null {
  const { told } = reading;
  if (told === null || civilDate(told.start).day !== 1 || civilDate(told.end + 1).day !== 1) return null;
  if (told.end - told.start > maxMonthDays) return null;
  let place = at - 1;
  while (place > at - 4 && (leadsBehindMonth.has(wordAt(reading, place)) || isMark(reading, place, ','))) place -= 1;
  if (reading.tokens[place]?.kind === 'mark') return null;
  const words = [2, 1, 0].map((back) => wordAt(reading, place - back));
  if (words.some((word) => everyMonth.has(word)) || !words.some((word) => monthUnits.has(word) || months.has(word)))
    return null;
  const date = told.start + day - 1;
  return date > told.end ? null : date;
}

const maxMonthDays = 31;
const leadsBehindMonth = new Set(
  'on by from until till before after since the am el le il op den dem de dia no w'.split(' '),
);
const monthUnits = new Set('month monat mois mes mese mês maand miesiącu miesiąca месяце месяца'.split(' '));
const everyMonth = new Set(
  'every each a per any jeden jedem chaque cada ogni todo elke iedere każdego каждый'.split(' '),
);

/** "Paid every month on the 5th" */
const isOfEveryMonth = (reading: Reading, at: number): boolean =>
  [1, 2].some((back) => monthUnits.has(wordAt(reading, at - back)) && everyMonth.has(wordAt(reading, at - back - 1)));

/**
 * "Monday the 5th of January is a holiday. Let's do the 12th instead": a day in place of one to come, which was told
 * right before, is of the same month; null where that is over.
 */
function dayInsteadOfTold(reading: Reading, { day }: DayOfMonth, { next }: DayOfMonth): number | null {
  const { told, anchor, lean } = reading;
  if (told === null || told.start !== told.end || told.start <= anchor || lean === 'past') return null;
  if (!['instead', 'rather'].includes(wordAt(reading, next))) return null;
  const { year, month } = civilDate(told.start);
  const date = dayNumber(year, month, day);
  return isValidDate(year, month, day) && date > anchor ? date : null;
}

/** Without a verb ("fireworks at ours on the 5th", "back on the 30th") it is one to come, but of a report. */
function isOver(reading: Reading, at: number, next: number): boolean {
  const tense = reading.lean === undefined ? reading.tenses.around(at, next) : undefined;
  if (tense === 'open') return false;
  if (tense === null && wordAt(reading, at - 1) === 'on') return isReport(reading.tokens, at);
  return leanAt(reading, at, next) === 'past';
}

/** `Monday 23rd`, `fri 27th`: of the days with this number, the nearest one on this weekday. */
export function matchNumberBehindWeekday(reading: Reading, at: number, weekday: number): Match | null {
  const day = dayOfMonthAt(reading, at);
  if (day?.isOrdinal !== true || reading.tokens[at]?.kind !== 'number' || isOfNoun(reading, day.next)) return null;
  return comingThirteenth(reading, at, weekday) ?? numberOnWeekday(reading, day.day, day.next, weekday);
}

const friday = 4;

/** "A party on Friday the 13th": such a day is told without its month however far ahead it is. */
export function comingThirteenth(reading: Reading, at: number, weekday: number): Match | null {
  const { day, next } = dayOfMonthAt(reading, at) ?? { day: 0, next: at };
  const tense = day === 13 ? reading.tenses.around(at, next) : null;
  if (weekday !== friday || (tense !== 'future' && tense !== 'present')) return null;
  const coming = Array.from({ length: 12 }, (_, index) =>
    currentOrComing(yearlyDays(index + 1, day, day), reading.anchor),
  ).flatMap((span) => (span !== null && weekdayOf(span.start) === weekday ? [span.start] : []));
  return coming.length === 0 ? null : relative(next, daySpan(Math.min(...coming)));
}

/** Of the days with a number, the nearest one on a weekday; null where it is too far away to be meant. */
export function numberOnWeekday(reading: Reading, day: number, next: number, weekday: number): Match | null {
  const spans = Array.from({ length: 12 }, (_, index) => yearlyDays(index + 1, day, day)).flatMap((yearly) => [
    lastBegun(yearly, reading.anchor),
    currentOrComing(yearly, reading.anchor),
  ]);
  const starts = spans.flatMap((span) => (span === null || weekdayOf(span.start) !== weekday ? [] : [span.start]));
  if (starts.length === 0) return null;
  const nearest = (days: readonly number[]): number =>
    days.reduce((best, each) => (Math.abs(each - reading.anchor) < Math.abs(best - reading.anchor) ? each : best));
  const start = nearest(starts);
  return Math.abs(start - reading.anchor) > maxDaysAway ? null : relative(next, daySpan(start));
}

/** `fri 27 to tue 31 March`: the first of them has the month of the second. */
export function weekdayBeforeDated(reading: Reading, at: number): Match | null {
  const first = dayOfMonthAt(reading, at + 1);
  if (weekdayNamed(reading, at) === null || first === null) return null;
  if (!linksOfDays.has(reading.tokens[first.next]?.word ?? '')) return null;
  const from = weekdayNamed(reading, first.next + 1) === null ? first.next + 1 : first.next + 2;
  const second = dayOfMonthAt(reading, from);
  const dated = second === null || second.day <= first.day ? null : matchDayThenMonth(reading, from);
  if (second === null || dated === null) return null;
  return { ...dated, next: dated.next, span: { ...dated.span, start: dated.span.start - (second.day - first.day) } };
}

/** Further away, a day is told with its month. */
const maxDaysAway = 100;

/** The same of a number whose language leads to it otherwise. */
export const numberedMonthly = (reading: Reading, at: number, next: number, day: number): Match | null => {
  const days: DayOfMonth = { day, next, isOrdinal: true };
  return placeMonthly(reading, at, days, days);
};

/** "When is it due? 30th." */
const matchBareDay: Rule = (reading, at) => {
  const day = dayOfMonthAt(reading, at);
  if (day?.isOrdinal !== true || wordAt(reading, at - 1) === 'the' || isOfNoun(reading, day.next)) return null;
  return isAnswerToWhen(reading, at) ? placeMonthly(reading, at, day, day) : null;
};

export const numberedDayRules = new RuleIndex().add(['the'], matchTheDay).add([numberKey], matchBareDay);
