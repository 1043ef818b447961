import { type DaySpan, dayNumber, isValidDate, monthSpan } from '../calendar/calendar.js';
import { asksWhen } from '../context/answers-to-when.js';
import { isStreet } from '../context/capital-names.js';
import { isMoveTarget } from '../context/moved-times.js';
import { ofStay } from '../context/stays.js';
import {
  absolute,
  isGluedWord,
  isMark,
  isOpening,
  type Match,
  numberKey,
  type Reading,
  type Rule,
  RuleIndex,
  skipWords,
  wordAt,
} from '../context/time-rule.js';
import { arrangedTense } from '../tense/arrangements.js';
import { isCounted, type MonthName, months, ordinalSuffixes, ordinals, weekdays } from '../tokens/english-words.js';
import { placeYearly, type Yearly } from './yearly.js';
import { shortYearBehindDay } from './years.js';

export interface DayOfMonth {
  readonly day: number;
  readonly next: number;
  /** `5th`, `fifth`: can be nothing but a place in an order. */
  readonly isOrdinal: boolean;
}

export function yearlyMonth(month: number): Yearly {
  return (year) => monthSpan(year, month);
}

export function yearlyDays(month: number, first: number, last: number): Yearly {
  return (year): DaySpan | null => {
    if (!isValidDate(year, month, first) || !isValidDate(year, month, last) || last < first) return null;
    return { start: dayNumber(year, month, first), end: dayNumber(year, month, last) };
  };
}

/** Those that only days are counted by; "twenty-first" is made of two words. */
const laterOrdinals: ReadonlyMap<string, number> = new Map([
  ...'thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'
    .split(' ')
    .map((word, index) => [word, index + 13] as const),
  ['thirtieth', 30],
]);
const tensOfDays: ReadonlyMap<string, number> = new Map([
  ['twenty', 20],
  ['thirty', 30],
]);

/** `5`, `5th`, `fifth`, `twenty-fifth`, and `5.` as German writes it. */
export function dayOfMonthAt(reading: Reading, at: number): DayOfMonth | null {
  const token = reading.tokens[at];
  const ordinal = ordinals.get(wordAt(reading, at)) ?? laterOrdinals.get(wordAt(reading, at));
  if (ordinal !== undefined) return { day: ordinal, next: at + 1, isOrdinal: true };
  const tens = tensOfDays.get(wordAt(reading, at));
  const ones = ordinals.get(wordAt(reading, isMark(reading, at + 1, '-') ? at + 2 : at + 1)) ?? 10;
  if (tens !== undefined && ones < 10 && tens + ones <= 31)
    return { day: tens + ones, next: isMark(reading, at + 1, '-') ? at + 3 : at + 2, isOrdinal: true };
  if (token?.kind !== 'number' || token.word.length > 2) return null;
  const day = Number(token.word);
  if (day < 1 || day > 31) return null;
  if (!isGluedWord(reading, at + 1)) return { day, next: at + 1, isOrdinal: false };
  return ordinalSuffixes.has(wordAt(reading, at + 1)) ? { day, next: at + 2, isOrdinal: true } : null;
}

/** The month's name at a place, with the dot of an abbreviation behind it. */
function monthAt(reading: Reading, at: number): { name: MonthName; next: number } | null {
  const name = months.get(wordAt(reading, at));
  if (name === undefined) return null;
  const isDotted = name.isShort && isMark(reading, at + 1, '.') && reading.tokens[at + 1]?.isGlued === true;
  const after = reading.tokens[at + 2];
  // "On 12 feb. Its …": that one ends the sentence.
  const hasDot = isDotted && !(after?.kind === 'word' && after.isCapital);
  return { name, next: hasDot ? at + 2 : at + 1 };
}

/** `May 5`, `May 5th, 2023`, `May 5–7, 2023`, `May the 5th`. */
const matchMonthThenDay: Rule = (reading, at) => {
  const month = monthAt(reading, at);
  if (month === null) return null;
  const isDashed = isMark(reading, month.next, '-') ? 1 : 0;
  const from = month.next + isDashed + (wordAt(reading, month.next) === 'the' ? 1 : 0);
  const first = dayOfMonthAt(reading, from);
  if (first === null || wordAt(reading, from) === 'second' || isAmount(reading, first, at)) return null;
  const last = lastDayOf(reading, first);
  return placeDays(reading, at, last.next, yearlyDays(month.name.month, first.day, last.day));
};

/** Several days are those of a stay. */
function placeDays(reading: Reading, at: number, next: number, yearly: Yearly): Match | null {
  const match = placeYearly(reading, at, next, yearly);
  if (match?.isFloating !== true || match.span.start === match.span.end) return match;
  return placeYearly(ofStay(reading, at, next, match.span.start), at, next, yearly);
}

/** "in March 5 users complained", "we march 5 miles": but what follows "on April 10" is a verb. */
function isAmount(reading: Reading, day: DayOfMonth, at: number): boolean {
  if (reading.tokens[at]?.isCapital && wordAt(reading, at - 1) !== 'in') return false;
  const after = reading.tokens[day.next];
  return !day.isOrdinal && after?.kind === 'word' && isCounted(after.word, after.isCapital);
}

/** The second day of `5–7` or `5 to 7`; the day itself when there is none. */
export function lastDayOf(reading: Reading, first: DayOfMonth): DayOfMonth {
  const isJoined =
    ['-', '–'].some((dash) => isMark(reading, first.next, dash)) || linksOfDays.has(wordAt(reading, first.next));
  // "6th through to the 10th"
  const behind =
    skipWords(reading, first.next, 'through', 'to', 'the') ?? skipWords(reading, first.next, 'through', 'to');
  const from = behind ?? first.next + 1;
  const last = isJoined ? dayOfMonthAt(reading, from) : null;
  const isMonthNext = last !== null && months.has(wordAt(reading, last.next));
  return last === null ||
    last.day <= first.day ||
    isAmount(reading, last, first.next) ||
    (wordAt(reading, first.next) === 'and' && !isMonthNext && !areNeighbours(first, last))
    ? first
    : last;
}

const linksOfDays = new Set(['to', 'and', 'through', 'thru']);

/** "May 4th and 5th" are one time of two days. */
function areNeighbours(first: DayOfMonth, last: DayOfMonth): boolean {
  return first.isOrdinal && last.isOrdinal && last.day === first.day + 1;
}

/** `5 May`, `5th of May 2023`, `5-May-2023`, `5–7 May`. */
export const matchDayThenMonth: Rule = (reading, at) => {
  const first = dayOfMonthAt(reading, at);
  if (first === null) return null;
  const last = lastDayOf(reading, first);
  const isDashed = isMark(reading, last.next, '-');
  const from = isDashed || wordAt(reading, last.next) === 'of' ? last.next + 1 : last.next;
  const month = monthAt(reading, from);
  if (month === null) return null;
  const isToldAsDate =
    leadsDate(reading, at) ||
    endsPhrase(reading, month.next) ||
    isMark(reading, first.next, '-') ||
    isFor(reading, at, month.next);
  const isMonth = isClearlyMonth(reading, from, month.next, last) || (isToldAsDate && !isVerb(reading, from));
  if (month.name.isCommonWord && !isMonth) return null;
  if (isStreet(wordAt(reading, month.next))) return null;
  const yearly = yearlyDays(month.name.month, first.day, last.day);
  const yearAt = isMark(reading, first.next, '-') && isMark(reading, month.next, '-') ? month.next + 1 : month.next;
  const shortYear = shortYearBehindDay(reading, yearAt);
  const inYear = shortYear === null ? null : yearly(shortYear);
  return inYear === null ? placeDays(reading, at, month.next, yearly) : absolute(yearAt + 1, inYear);
};

/** "on 5 march", "on the 18th dec", "from 22 feb to 5 march": what stands before the day announces one. */
const leadsDate = (reading: Reading, at: number): boolean =>
  reading.isLed === true || dateLeads.has(wordAt(reading, wordAt(reading, at - 1) === 'the' ? at - 2 : at - 1));

const dateLeads = new Set(['on', 'by', 'until', 'till', 'since', 'from', 'effective']);

/** "Planned for 5 may on staging"; but "seats for 4 may not be enough", "for 2 march up the hill". */
const isFor = (reading: Reading, at: number, next: number): boolean =>
  wordAt(reading, at - 1) === 'for' && wordAt(reading, next) !== 'not' && behindDays.has(wordAt(reading, next));

/** "The lease runs out 31 march, …" */
function endsPhrase(reading: Reading, at: number): boolean {
  const token = reading.tokens[at];
  return token === undefined || token.kind === 'break' || (token.kind === 'mark' && /^[.,;:!?)]$/.test(token.word));
}

/** What follows a date, and is not what a number before it counts. */
export const behindDays = new Set(
  'on we i he she they it you and but at in to with from for because when after before was were is the my our until till or this now instead not then though anyway so'.split(
    ' ',
  ),
);

/** "From 3 to 5 may fail" */
function isVerb(reading: Reading, at: number): boolean {
  const after = reading.tokens[at + 1];
  const isSmall = wordAt(reading, at) === 'may' && reading.tokens[at]?.isCapital === false;
  return isSmall && after?.kind === 'word' && !behindDays.has(after.word);
}

/** "2 may fail" and "the first may be": the verb, unless the word is a capital or stands in a written date. */
function isClearlyMonth(reading: Reading, at: number, next: number, day: DayOfMonth): boolean {
  if (reading.tokens[at]?.isCapital || wordAt(reading, at - 1) === 'of') return true;
  if (['last', 'this', 'next'].includes(wordAt(reading, next)) && wordAt(reading, next + 1) === 'year') return true;
  if (isShortBehindDay(reading, at, next)) return true;
  return reading.tokens[next]?.kind === 'number' || (day.isOrdinal && reading.tokens[next]?.kind !== 'word');
}

/** "18th dec from Gatwick", "3 jan at 9": a short name behind digits is no word of the sentence. */
function isShortBehindDay(reading: Reading, at: number, next: number): boolean {
  if (months.get(wordAt(reading, at))?.isShort !== true) return false;
  if (ordinalSuffixes.has(wordAt(reading, at - 1))) return true;
  return reading.tokens[at - 1]?.kind === 'number' && behindDays.has(wordAt(reading, next));
}

/** `March 2024`, `March of last year`, `in March`. */
const matchMonth: Rule = (reading, at) => {
  const month = monthAt(reading, at);
  if (month === null || isImpossibleDay(reading, at) || isOfPerson(reading, at, month)) return null;
  const match = placeYearly(reading, at, month.next, yearlyMonth(month.name.month));
  if (match === null || !match.isFloating) return match;
  return isMonthAlone(reading, at, month.name) ? { ...match, next: month.next } : null;
};

/**
 * "A review by April Okafor, …", "June Carter's branch": a first name, where the family's name ends its phrase; but "in
 * May Tom and I fly".
 */
function isOfPerson(reading: Reading, at: number, { name, next }: { name: MonthName; next: number }): boolean {
  const family = reading.tokens[next];
  if (!name.isFirstName || !reading.tokens[at]?.isCapital || family?.kind !== 'word' || !family.isCapital) return false;
  if (weekdays.has(family.word) || months.has(family.word) || family.word === 'i') return false;
  if (beforeMonthsAlone.has(wordAt(reading, at - 1))) return false;
  const after = reading.tokens[next + 1];
  return endsPhrase(reading, next + 1) || after?.kind === 'suffix' || behindPersons.has(after?.word ?? '');
}

const behindPersons = new Set(['who', 'and', 'or']);
const beforeMonthsAlone = new Set('in during since until till throughout early mid late'.split(' '));

/**
 * "31 June" is no day, and not June either; nor is "31. April" or "the 31st of April".
 * @param of what another language says for "of": months of some have English names, so "of" counts in every one
 */
export function isImpossibleDay(reading: Reading, at: number, of: readonly string[] = []): boolean {
  const before = wordAt(reading, at - 1);
  const behindDay = before === 'of' || of.includes(before) ? at - 2 : at - 1;
  const isMarked = isMark(reading, behindDay, '.') || ordinalSuffixes.has(wordAt(reading, behindDay));
  const day = reading.tokens[isMarked ? behindDay - 1 : behindDay];
  return day?.kind === 'number' && day.word.length === 2 && Number(day.word) > 28;
}

const alwaysMonth = new Set(
  'in during since until till by before after from through throughout early mid late between'.split(' '),
);
const arranged = new Set(
  'scheduled planned due booked set slated expected moved postponed delayed pushed rescheduled'.split(' '),
);

/** "in May, June and July": an announced month announces those in a list with it, of at most four. */
function isListed(reading: Reading, at: number): boolean {
  for (let place = at; place > at - 8; place -= 2) {
    const isLinked = wordAt(reading, place - 1) === 'and' || isMark(reading, place - 1, ',');
    if (!isLinked || !months.has(wordAt(reading, place - 2)))
      return place < at && alwaysMonth.has(wordAt(reading, place - 1));
  }
  return false;
}

/** "We spent all of July there", "most of August" */
function isWholeMonth(reading: Reading, at: number): boolean {
  return wordAt(reading, at - 1) === 'of' && ['all', 'most', 'half', 'whole'].includes(wordAt(reading, at - 2));
}

/** "Oct: the offsite in Lisbon, book flights"; but "Jan: can you review this?", "sep: what separates the columns". */
function isLabel(reading: Reading, at: number, name: MonthName): boolean {
  if (name.isFirstName || (name.isCommonWord && reading.tokens[at]?.isCapital !== true)) return false;
  const after = reading.tokens[at + 1];
  return isOpening(reading, at) && after?.word === ':' && after.isGlued && reading.tokens[at + 2]?.isGlued === false;
}

/** "March to May 2028" in small letters */
const isFirstOfSpan = (reading: Reading, at: number): boolean =>
  linksOfRange.has(wordAt(reading, at + 1)) && months.has(wordAt(reading, at + 2)) && fourDigitsAt(reading, at + 3);

const fourDigitsAt = (reading: Reading, at: number): boolean => /^(?:19|20)\d\d$/.test(reading.tokens[at]?.word ?? '');

const toldOfMonths = new Set(['was', 'brought', 'saw', 'broke', 'ended', 'started']);
const maxWordsToMonth = 5;

/** "January was our best month", "October was when we moved"; "April was our best tester" is a person. */
function isSubject(reading: Reading, at: number, name: MonthName): boolean {
  if (!isOpening(reading, at) || name.isShort || !toldOfMonths.has(wordAt(reading, at + 1))) return false;
  if (reading.tokens[at]?.isCapital !== true || wordAt(reading, at + 2) === '') return false;
  // "March was chosen as the name"
  if (/(?:ed|en)$/.test(wordAt(reading, at + 2)) && wordAt(reading, at + 2) !== 'when') return false;
  if (!name.isFirstName) return true;
  for (let away = 2; away <= maxWordsToMonth; away += 1) {
    if (wordAt(reading, at + away) === '') return false;
    if (['when', 'month'].includes(wordAt(reading, at + away))) return true;
  }
  return false;
}

const releases = new Set(['release', 'update', 'rollout', 'patch', 'build']);

/** "It goes away with the September release" */
const isOfRelease = (reading: Reading, at: number): boolean =>
  wordAt(reading, at - 1) === 'the' && releases.has(wordAt(reading, at + 1));

/** "When did we restore it? November, and it took all day" */
function isBareAnswer(reading: Reading, at: number, name: MonthName): boolean {
  const after = reading.tokens[at + 1];
  let place = at - 1;
  while (place > at - 5 && /^["“”„«»'–-]$/.test(reading.tokens[place]?.word ?? '')) place -= 1;
  if (reading.tokens[place]?.word !== '?' || (after !== undefined && !/^[,.!]$/.test(after.word))) return false;
  // "Who reviews it? April."
  return !name.isFirstName || asksWhen(reading, place);
}

/** "As of August", "starting September", "come May" */
function isStart(reading: Reading, at: number): boolean {
  const before = wordAt(reading, at - 1);
  if (before === 'come') {
    const isVerb = takesCome.has(wordAt(reading, at - 2)) || months.get(wordAt(reading, at))?.isFirstName === true;
    return reading.tokens[at - 2]?.kind !== 'word' || !isVerb;
  }
  return wordsOfStart.has(before) || (before === 'of' && wordAt(reading, at - 2) === 'as');
}

const wordsOfStart = new Set(['starting', 'beginning', 'effective']);

/**
 * A month without day and year is one where a word before announces it; "may", "march" and first names need more than
 * that.
 */
function isMonthAlone(reading: Reading, at: number, name: MonthName): boolean {
  const before = wordAt(reading, at - 1);
  const isCapital = reading.tokens[at]?.isCapital === true;
  if (reading.isLed !== true && isCapital && isListed(reading, at)) return true;
  if (!isCapital && (name.isShort || name.isCommonWord))
    return isAnnounced(reading, at, name) || isFirstOfSpan(reading, at) || isLabel(reading, at, name);
  if (reading.isLed) return true;
  if (isStart(reading, at)) return true;
  if (isWholeMonth(reading, at))
    return isCapital || !name.isFirstName || (wordAt(reading, at - 2) === 'whole' && wordAt(reading, at - 3) === 'the');
  if (isLabel(reading, at, name) || isSubject(reading, at, name)) return true;
  if (isOfRelease(reading, at) || isBareAnswer(reading, at, name)) return true;
  if (alwaysMonth.has(before)) return true;
  const isArranged =
    (before === 'to' || before === 'for') &&
    (!name.isFirstName ||
      arranged.has(wordAt(reading, at - 2)) ||
      isMoveTarget(reading, at) ||
      arrangedTense(reading.tokens, at, at + 1) !== null);
  return isArranged && (isCapital || !name.isFirstName);
}

/**
 * "Since sept", "mid march", "until may", "planned for jan": in small letters only these lead to a month; "early may
 * fail" does not.
 */
function isAnnounced(reading: Reading, at: number, name: MonthName): boolean {
  const before = isMark(reading, at - 1, '-') ? wordAt(reading, at - 2) : wordAt(reading, at - 1);
  if (before === 'from' || (reading.isLed && linksOfRange.has(before))) return !name.isShort;
  if (before === 'for' || before === 'to') return arranged.has(wordAt(reading, at - 2)) || isMoveTarget(reading, at);
  if (reading.isLed && ['end', 'start', 'beginning'].includes(before)) return true;
  if (!smallMonthLeads.has(before)) return false;
  return name.month !== 5 || before !== 'early' || reading.tokens[at + 1]?.kind !== 'word';
}

/** "They come May 5", "who come June and July"; but "it is switched off come September". */
const takesCome = new Set(
  "i we you they who that to will 'll can could would may might must should often also all people".split(' '),
);

const smallMonthLeads = new Set('in since until till by before during through throughout mid early late of'.split(' '));
const linksOfRange = new Set(['to', 'through', 'thru', 'and']);

/** The month named after `last`, `this` or `next`, where only a capital tells "this May" from "this may". */
export function monthNameAt(reading: Reading, at: number): { yearly: Yearly; next: number } | null {
  const month = monthAt(reading, at);
  const isWord = month?.name.isCommonWord;
  if (month === null || (isWord && !reading.tokens[at]?.isCapital)) return null;
  return { yearly: yearlyMonth(month.name.month), next: month.next };
}

export const monthRules = new RuleIndex()
  .add(months.keys(), matchMonthThenDay)
  .add(months.keys(), matchMonth)
  .add([numberKey, ...ordinals.keys(), ...laterOrdinals.keys(), ...tensOfDays.keys()], matchDayThenMonth);
