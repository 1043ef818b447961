import { civilDate, type DaySpan, monthsSpan } from '../calendar/calendar.js';
import {
  absolute,
  isGluedWord,
  numberKey,
  type Reading,
  type Rule,
  RuleIndex,
  relative,
  skipOptional,
  skipWords,
  wordAt,
} from '../context/time-rule.js';
import { fiscalWords, ordinals } from '../tokens/english-words.js';
import { placeYearly, type Yearly } from './yearly.js';
import { fourDigitYearAt } from './years.js';

/** Quarters and halves of the calendar year; a fiscal year is never assumed. */
function yearlyPart(part: number, months: number): Yearly {
  return (year): DaySpan => monthsSpan(year, (part - 1) * months + 1, months);
}

/** `Q3` or `H1` at a place. */
export function quarterNameAt(reading: Reading, at: number): { yearly: Yearly; next: number } | null {
  const letter = wordAt(reading, at);
  const digits = reading.tokens[at + 1];
  if (
    (letter !== 'q' && letter !== 'h') ||
    digits?.kind !== 'number' ||
    !digits.isGlued ||
    isGluedWord(reading, at + 2)
  )
    return null;
  const part = Number(digits.word);
  if (part < 1 || part > (letter === 'q' ? 4 : 2)) return null;
  return { yearly: yearlyPart(part, letter === 'q' ? 3 : 6), next: at + 2 };
}

const leads = new Set('in by since until till during before after for end early late mid of from to'.split(' '));

/**
 * `Q3 2025`, `Q3 of last year`, `in Q3`: alone it needs a word that announces a time, for questions are numbered so
 * too.
 */
const matchQuarter: Rule = (reading, at) => {
  const quarter = quarterNameAt(reading, at);
  if (quarter === null || isFiscal(reading, at, quarter.next)) return null;
  const match = placeYearly(reading, at, quarter.next, quarter.yearly);
  if (match === null || !match.isFloating || reading.isLed || leads.has(wordAt(reading, at - 1))) return match;
  return null;
};

/** Each company's fiscal year begins with a month of its own, so "Q3 FY25" and "fiscal Q3" are no days. */
function isFiscal(reading: Reading, at: number, next: number): boolean {
  const behind = skipOptional(reading, skipOptional(reading, next, 'of', 'in'), 'the', 'this', 'last', 'next');
  return fiscalWords.has(wordAt(reading, at - 1)) || fiscalWords.has(wordAt(reading, behind));
}

/** `2025 Q3` */
const matchQuarterBehindYear: Rule = (reading, at) => {
  const year = fourDigitYearAt(reading, at);
  const quarter = year === null ? null : quarterNameAt(reading, at + 1);
  const span = year === null || quarter === null ? null : quarter.yearly(year);
  return quarter === null || span === null || fiscalWords.has(wordAt(reading, at - 1))
    ? null
    : absolute(quarter.next, span);
};

const lastOfAll = new Set(['last', 'final']);
const partsOfYear = new Map([
  ['quarter', 4],
  ['half', 2],
]);

/** `third quarter of 2024`, `first half of last year`, `second half of the year`, `the last quarter of 2024` */
const matchWrittenQuarter: Rule = (reading, at) => {
  const unit = wordAt(reading, at + 1);
  const parts = partsOfYear.get(unit);
  const isLast = lastOfAll.has(wordAt(reading, at)) && wordAt(reading, at + 2) === 'of';
  const part = isLast ? parts : ordinals.get(wordAt(reading, at));
  if (part === undefined || parts === undefined || part > parts) return null;
  if (isFiscal(reading, at, at + 2)) return null;
  const ofThisYear = skipWords(reading, at + 2, 'of', 'the', 'year');
  const current = yearlyPart(part, 12 / parts)(civilDate(reading.anchor).year);
  if (ofThisYear !== null && current !== null) return relative(ofThisYear, current);
  const match = placeYearly(reading, at, at + 2, yearlyPart(part, 12 / parts));
  const isAnnounced =
    unit === 'quarter' &&
    wordAt(reading, at - 1) === 'the' &&
    leads.has(wordAt(reading, at - 2)) &&
    wordAt(reading, at + 2) !== 'of';
  return match === null || (match.isFloating && !isAnnounced) ? null : match;
};

export const quarterRules = new RuleIndex()
  .add(['q', 'h'], matchQuarter)
  .add([numberKey], matchQuarterBehindYear)
  .add([...ordinals.keys(), ...lastOfAll], matchWrittenQuarter);
