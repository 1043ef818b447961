import { type DaySpan, dayNumber, daySpan, isValidDate, weekdayOf } from '../../calendar/calendar.js';
import { isMove, isMoveTarget } from '../../context/moved-times.js';
import { ofStay } from '../../context/stays.js';
import { floating, isMark, type Match, type Reading, relative, wordAt } from '../../context/time-rule.js';
import { weekdayAt } from '../../named/weekday-names.js';
import { placeByTense, type Yearly } from '../../named/yearly.js';
import { isAppointment, isClockBehind } from '../../tense/appointments.js';
import { isPronounSubject } from '../../tense/subjects.js';
import { isCounted, shortWeekdays, weekdays } from '../../tokens/english-words.js';
import { isEnglishAm } from '../lookalikes/english-am.js';
import { isForeignAppointment } from '../notes/foreign-notes.js';

/*
 * "Am 24.12.", "do 31.3.", "с 1.5.", "spotkanie 14.04": a day and its month in digits, as German and its eastern
 * neighbours write them. Two numbers are a date behind what leads to one, beside an appointment or before a time of
 * day, and a version or an item of a list elsewhere.
 */

const leads = new Set(
  'am bis ab vom zum den der dem seit w do od dnia dniu na с до на к fr sa mo di mi do so mam mamy masz mają'.split(
    ' ',
  ),
);
const slashLeads = new Set(
  'on by until till since due le el il dia op accepted signed arrived starts started starting ends ended expires booked confirmed born posted'.split(
    ' ',
  ),
);
/** "On 3/27 nodes" */
const isCountedBehind = (reading: Reading, next: number): boolean => {
  const after = reading.tokens[next];
  return after?.kind === 'word' && isCounted(after.word, after.isCapital);
};
/** Behind a date no noun follows: "by 5/16 inch". */
const isOpen = (reading: Reading, next: number): boolean => {
  const after = reading.tokens[next];
  return after?.kind !== 'word' || opensMore.has(after.word);
};
const opensMore = new Set(
  'at for and with we i im ill ive hes shes were theyre but so or in because since when then please pls if unless he she it they you is are was will my our the a an by to from on until as only'.split(
    ' ',
  ),
);
/** Without the last dot a version may stand behind many of those ("ab 3.11"). */
const clearLeads = new Set(['am', 'dnia', 'dniu', 'mam', 'mamy', 'den']);
const tokensOfDate = 4;

interface Dotted {
  readonly day: number;
  readonly month: number;
  readonly next: number;
  readonly hasLastDot: boolean;
}

/** The date at a place, or the days from it to another one ("3.5.-10.5.", "3.-10.5."). */
export function matchDottedDate(reading: Reading, at: number): Match | null {
  const slashedDays = matchSlashedDays(reading, at);
  if (slashedDays !== null) return slashedDays;
  const dotted = dottedAt(reading, at) ?? firstOfRange(reading, at);
  if (dotted === null || !isDate(reading, at, dotted)) return null;
  const yearly = yearlyDay(dotted);
  const span = placeOfDay(reading, at, dotted.next, yearly);
  if (span === null) return null;
  const until = lastOfRange(reading, dotted.next, span.start);
  if (until !== null) return relative(until.next, { start: span.start, end: until.day });
  // The last dot may as well end the sentence.
  const isWithin = !dotted.hasLastDot || reading.tokens[dotted.next]?.kind === 'word';
  return floating(isWithin ? dotted.next : dotted.next - 1, span);
}

/** By the tense, and of the last and the coming such day the one that is on the weekday before it ("Sat 21/3"). */
function placeOfDay(reading: Reading, at: number, next: number, yearly: Yearly): DaySpan | null {
  const placed = (lean?: Reading['lean']) =>
    placeByTense(lean === undefined ? reading : { ...reading, lean }, at, next, yearly);
  const span = isMoveTarget(reading, at) ? placed('future') : placed();
  const weekday = weekdayAt(reading, at - 1);
  if (span === null || weekday === null || reading.lean !== undefined) return span;
  return (
    [span, placed('past'), placed('future')].find((one) => one !== null && weekdayOf(one.start) === weekday) ?? span
  );
}

/**
 * "21/02 to 03/03", "27/3 - 29/3": where both are days there need be nothing that leads to them; "3/27 to 9/27" are
 * shares.
 */
function matchSlashedDays(reading: Reading, at: number): Match | null {
  const [first, last] = [slashedAt(reading, at), slashedAt(reading, at + 2)];
  const link = reading.tokens[at + 1]?.word ?? '';
  const isLinked = slashLinks.has(link) || (link === 'and' && wordAt(reading, at - 1) === 'between');
  if (first === null || last === null || !isLinked) return null;
  const isShare = first.second === last.second && first.second > maxMonth;
  const isClear = [at, at + 2].some((end) => !isAmbiguous(reading, end) || /\b0/.test(reading.tokens[end]?.word ?? ''));
  if (isShare || !isClear || isAmount(reading, at, at + 3) || isVersioned(reading, fromOrBefore(reading, at)))
    return null;
  if (isMove(reading, at - 1) || isCountedBehind(reading, at + 3) || !endsDays(reading, at + 3)) return null;
  const isAmerican = first.second > maxMonth || last.second > maxMonth;
  const [start, end] = [first, last].map(({ first: one, second: other }) =>
    yearlyDay(isAmerican ? { day: other, month: one } : { day: one, month: other }),
  );
  if (start === undefined || end === undefined) return null;
  const past = placeByTense(reading, at, at + 3, start);
  const from = past === null ? null : placeByTense(ofStay(reading, at, at + 3, past.start), at, at + 3, start);
  const to = from === null ? null : placeByTense({ ...reading, anchor: from.start, lean: 'future' }, at, at, end);
  if (from === null || to === null || to.end - from.start > maxSpanDays) return null;
  return relative(at + 3, { start: from.start, end: to.end });
}

/** "Window sizes 16/9 to 4/3" are further apart. */
const maxSpanDays = 120;

/** "… 17/10 Ana covers for me" */
const endsDays = (reading: Reading, next: number): boolean =>
  isOpen(reading, next) || reading.tokens[next]?.isCapital === true;

const slashLinks = new Set(['to', 'until', 'till', 'through', 'bis', 'al', 'au', 'tot', '-', '–']);
const maxMonth = 12;

const fromOrBefore = (reading: Reading, at: number): number => (wordAt(reading, at - 1) === 'from' ? at - 2 : at - 1);

/** The two numbers of "27/3". */
function slashedAt(reading: Reading, at: number): { first: number; second: number } | null {
  const token = reading.tokens[at];
  if (token?.kind !== 'dotted' || !token.word.includes('/')) return null;
  const [first = 0, second = 0] = token.word.split('/').map(Number);
  return { first, second };
}

/** "03/04" alone may be either of two days, or a share. */
function isAmbiguous(reading: Reading, at: number): boolean {
  const slashed = slashedAt(reading, at);
  return slashed !== null && slashed.first <= maxMonth && slashed.second <= maxMonth;
}

const sharesOfMany = new Set(['1/2', '1/3', '2/3', '1/4', '3/4', '9/11']);
const verbsOfOn = /^(?:settl|agree|decid|count|bas|depend|rel[iy]|bet|focus|work|insist|plan|go|mov)/;
const behindPlannedDay = new Set(['at', 'and', 'but', 'so', 'because', 'with', 'in']);

/** "We will review it on 4/6": the day before the month, as with a year behind; where it ends what is to come. */
function isPlannedFor(reading: Reading, at: number, next: number): boolean {
  const after = reading.tokens[next];
  if (wordAt(reading, at - 1) !== 'on' || sharesOfMany.has(reading.tokens[at]?.word ?? '')) return false;
  if (verbsOfOn.test(wordAt(reading, at - 2)) || isAmount(reading, at, next)) return false;
  if (after?.kind === 'word' ? !behindPlannedDay.has(after.word) : after?.kind === 'number') return false;
  return reading.tenses.around(at, next) === 'future';
}

const yearlyDay =
  ({ day, month }: Pick<Dotted, 'day' | 'month'>) =>
  (year: number): DaySpan | null =>
    isValidDate(year, month, day) ? daySpan(dayNumber(year, month, day)) : null;

/** "We do 3.10.", "to do 3.10."; but Polish "mam czas do 3.10." */
const isEnglishDo = (reading: Reading, at: number): boolean =>
  wordAt(reading, at) === 'do' &&
  (isPronounSubject(reading.tokens, at - 1) || beforeEnglishDo.has(wordAt(reading, at - 1)));

const beforeEnglishDo = new Set('to can could will would should must may let not'.split(' '));

/** "14.04." and "14.04", whose month is written with two digits. */
function dottedAt(reading: Reading, at: number): Dotted | null {
  const [day, month] = [reading.tokens[at], reading.tokens[at + 2]];
  if (day?.kind === 'dotted') {
    const [first = 0, second = 0] = day.word.split(/[./]/).map(Number);
    // "3/27" is American.
    return { day: second > 12 ? second : first, month: second > 12 ? first : second, next: at + 1, hasLastDot: false };
  }
  const isDotted = [at + 1, at + 3].every((dot) => isMark(reading, dot, '.') && reading.tokens[dot]?.isGlued === true);
  if (day?.kind !== 'number' || month?.kind !== 'number' || month.isGlued !== true || !isDotted) return null;
  return { day: Number(day.word), month: Number(month.word), next: at + tokensOfDate, hasLastDot: true };
}

/** "3.-10.5.": the first day has the month of the last. */
function firstOfRange(reading: Reading, at: number): Dotted | null {
  const [day, dot] = [reading.tokens[at], reading.tokens[at + 1]];
  if (day?.kind !== 'number' || dot?.word !== '.' || !isMark(reading, at + 2, '-')) return null;
  const last = dottedAt(reading, at + 3);
  const first = Number(day.word);
  return last === null || first >= last.day ? null : { day: first, month: last.month, next: at + 2, hasLastDot: true };
}

function isDate(reading: Reading, at: number, { next, hasLastDot }: Dotted): boolean {
  if (isAmbiguous(reading, at)) return isPlannedFor(reading, at, next) || isOfItsWeekday(reading, at, next);
  const isSlashed = reading.tokens[at]?.word.includes('/') === true;
  if (isSlashed && isRoundTheClock(reading, at, next)) return false;
  // "Since 3/14 of them fail" is a share.
  if (reading.isLed === true) return !isSlashed || (endsDays(reading, next) && !isCountedBehind(reading, next));
  const comma = isMark(reading, at - 1, ',') || isMark(reading, at - 1, '.') ? at - 2 : at - 1;
  const lead = wordAt(reading, comma);
  // "Dinner Sat 21/3"
  if (isWeekday(lead)) return true;
  if (isAmount(reading, at, next)) return false;
  if (isSlashed && (slashLeads.has(lead) || isMoveTarget(reading, at)))
    return !isCountedBehind(reading, next) && isOpen(reading, next);
  // "I am 5.11." is how tall, "we do 3.10." a version.
  if (isEnglishAm(reading.tokens, comma) || isEnglishDo(reading, comma)) return false;
  if ((hasLastDot ? leads : clearLeads).has(lead)) return true;
  if (hasLastDot && lead === 'on' && comma === at - 1 && isBehindDeed(reading, at)) return true;
  if (isVersioned(reading, at - 1)) return false;
  if (hasLastDot && isDottedRange(reading, at, next)) return true;
  // "27/3 is the quiz"
  if (isSlashed) return isClockBehind(reading.tokens, next) || isBesideAppointment(reading, at, next, 3);
  // "See 4.12 for the talk"
  if (!hasLastDot && reading.tokens[at]?.word.length !== 5) return false;
  return isClockBehind(reading.tokens, next) || isBesideAppointment(reading, at, next, hasLastDot ? 3 : 2);
}

/** "Out of office 23.3. – 27.3.": where one number can only be a day, since "1.2. - 1.4." may be of sections. */
function isDottedRange(reading: Reading, at: number, dash: number): boolean {
  const last = isMark(reading, dash, '-') || isMark(reading, dash, '–') ? dottedAt(reading, dash + 1) : null;
  return last?.hasLastDot === true && [dottedAt(reading, at), last].some((end) => (end?.day ?? 0) > maxMonth);
}

/** "I met Ana Tue 10/3": the day before the month, where that was or will be on this weekday. */
function isOfItsWeekday(reading: Reading, at: number, next: number): boolean {
  const [weekday, date] = [weekdayAt(reading, at - 1), dottedAt(reading, at)];
  const span = weekday === null || date === null ? null : placeOfDay(reading, at, next, yearlyDay(date));
  const isNear = span !== null && Math.abs(span.start - reading.anchor) <= maxDaysAway;
  return isNear && weekdayOf(span.start) === weekday && !isCountedBehind(reading, next);
}

const maxDaysAway = 183;

const doneOnDays = new Set(
  'launch launched launches met meet meets signed married marry born left leave leaves arrived arrive arrives flew fly flies due delivered'.split(
    ' ',
  ),
);
const maxTokensToDeed = 5;

/** "We launch on 10.4.", "I met Ana on 10.03."; "we run on 14.04." tells of a version. */
function isBehindDeed(reading: Reading, at: number): boolean {
  for (let back = 2; back <= maxTokensToDeed; back += 1) {
    const word = wordAt(reading, at - back);
    if (word === '' || versioned.has(word)) return false;
    if (doneOnDays.has(word)) return true;
  }
  return false;
}

/** "We are 24/7 on call", "call 24/7": round the clock, but "Fri 24/7", "until 24/7" and "24/7 9am" are a day. */
const isRoundTheClock = (reading: Reading, at: number, next: number): boolean => {
  if (reading.tokens[at]?.word !== '24/7' || isClockBehind(reading.tokens, next)) return false;
  if (isWeekday(wordAt(reading, at - 1))) return false;
  return (reading.isLed !== true && !isMoveTarget(reading, at)) || !isOpen(reading, next);
};

const amounts = new Set(
  [
    'cost costs costing charged charges paid pay pays price priced bill score scored grade graded room took takes per each euro euros eur usd dollars kg',
    'zł kostet kostete pro gehalt prozent km cm mm minutes mins seconds lunch dinner tip inch inches',
  ]
    .join(' ')
    .split(' '),
);

/** "Lunch 12.05 per person", "the meeting room is 14.04", "exam score 1.07": an amount, or the number of a room. */
function isAmount(reading: Reading, at: number, next: number): boolean {
  if (amounts.has(wordAt(reading, next))) return true;
  for (let away = 1; away <= 3; away += 1) if (amountsBefore.has(wordAt(reading, at - away))) return true;
  return false;
}

const amountsBefore = new Set(
  'cost costs charged paid pay price bill score grade room took takes lunch dinner kostet kostete haircut mat final'.split(
    ' ',
  ),
);

/** "Ubuntu 14.04", "release 3.5.": behind the name of what has versions. */
function isVersioned(reading: Reading, at: number): boolean {
  const token = reading.tokens[at];
  if (token?.kind !== 'word' || isOfAppointment(token.word)) return false;
  return token.isCapital || versioned.has(token.word);
}

const versioned = new Set(
  'page pages line lines step steps part parts pr prs task item question episode slide level round batch scale ratio size sizes version versions release releases v section chapter figure python node ubuntu java php postgres django rails to by from than with of and'.split(
    ' ',
  ),
);

const isOfAppointment = (word: string): boolean => isAppointment(word) || isForeignAppointment(word) || met.has(word);
const met = new Set(['termin', 'treffen', 'treff', 'zahnarzt', 'fahren', 'fliegen', 'wedding', 'hochzeit', 'party']);

function isBesideAppointment(reading: Reading, at: number, next: number, reachTokens: number): boolean {
  for (let away = 0; away < reachTokens; away += 1)
    if (isOfAppointment(wordAt(reading, at - 1 - away)) || isOfAppointment(wordAt(reading, next + away))) return true;
  return false;
}

/** Behind a dash another day: "3.5.-10.5.", and behind "bis" one with its last dot. */
function lastOfRange(reading: Reading, dash: number, first: number): { day: number; next: number } | null {
  const isDashed = isMark(reading, dash, '-') || isMark(reading, dash, '–');
  if (!isDashed && wordAt(reading, dash) !== 'bis') return null;
  const last = dottedAt(reading, dash + 1);
  if (!isDashed && last?.hasLastDot !== true) return null;
  const span =
    last === null ? null : placeByTense({ ...reading, anchor: first, lean: 'future' }, dash, dash, yearlyDay(last));
  return last === null || span === null ? null : { day: span.start, next: last.next };
}

const isWeekday = (word: string): boolean =>
  weekdays.has(word) || shortWeekdays.has(word) || /^(?:\p{L}{3,7}tag|mittwoch)$/u.test(word);
