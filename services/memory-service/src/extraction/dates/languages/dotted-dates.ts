import { type DaySpan, dayNumber, daySpan, isValidDate } from '../calendar.js';
import { shortWeekdays, weekdays } from '../english-words.js';
import { floating, isMark, type Match, type Reading, wordAt } from '../reading.js';
import { placeByTense } from '../yearly.js';

/** "Am 24.12.", "do 31.3.", "с 1.5.": a day and its month in digits, as German and its eastern neighbours write them, with both dots. */
const leads = new Set('am bis ab vom zum den der dem seit w do od dnia na с до на к fr sa mo di mi do so'.split(' '));
const tokensOfDate = 4;

/** Two numbers with a dot behind each are a date behind what leads to one ("am 5.5."), and a version or an item of a list elsewhere. */
export function matchDottedDate(reading: Reading, at: number): Match | null {
  const [day, month] = [reading.tokens[at], reading.tokens[at + 2]];
  const isDotted = [at + 1, at + 3].every((dot) => isMark(reading, dot, '.') && reading.tokens[dot]?.isGlued === true);
  if (day?.kind !== 'number' || month?.kind !== 'number' || month.isGlued !== true || !isDotted) return null;
  const comma = isMark(reading, at - 1, ',') || isMark(reading, at - 1, '.') ? at - 2 : at - 1;
  if (!leads.has(wordAt(reading, comma)) && !isWeekday(wordAt(reading, comma))) return null;
  const yearly = (year: number): DaySpan | null =>
    isValidDate(year, Number(month.word), Number(day.word))
      ? daySpan(dayNumber(year, Number(month.word), Number(day.word)))
      : null;
  const next = at + tokensOfDate;
  const span = placeByTense(reading, at, next, yearly);
  // The last dot may as well end the sentence.
  return span === null ? null : floating(reading.tokens[next]?.kind === 'word' ? next : next - 1, span);
}

const isWeekday = (word: string): boolean =>
  weekdays.has(word) || shortWeekdays.has(word) || /^(?:\p{L}{3,7}tag|mittwoch)$/u.test(word);
