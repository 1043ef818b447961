import type { DateRange } from '../../extraction/dates/calendar/date-range.js';

/** The time a query asks about. */
export interface AskedDates {
  readonly range: DateRange;
  /** The query names a month and no year: the same days of any year are meant. */
  readonly anyYear: boolean;
}

const year = /(?<!\d)(?:19|20)\d{2}(?!\d)/u;
const monthName =
  /(?<!\p{L})(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?!\p{L})/iu;

const wholeMonthName = new RegExp(`^${monthName.source}$`, 'iu');

/** @param range the days that were read from the query, or null */
export function askedDates(query: string, range: DateRange | null): AskedDates | null {
  if (range === null) return null;
  // In November "what happened in December" may mean the December of any year, such as that of a conversation of years
  // ago.
  return { range, anyYear: monthName.test(query) && !year.test(query) };
}

/**
 * The words of a query that name its month and year. They are compared as days: as words, the year would lift whatever
 * has its date in brackets above what is of the topic.
 */
export function wordsOfDates(query: string, { range }: AskedDates): readonly string[] {
  const words = query.match(/[\p{L}\p{N}]+/gu) ?? [];
  const years = [range.start.slice(0, 4), range.end.slice(0, 4)];
  return words.filter((word) => years.includes(word) || wholeMonthName.test(word));
}

/** The asked range, moved into another year where any will do. */
export function inYear({ range, anyYear }: AskedDates, wantedYear: number): DateRange {
  if (!anyYear) return range;
  const shift = wantedYear - Number(range.start.slice(0, 4));
  const moved = (day: string) => `${String(Number(day.slice(0, 4)) + shift).padStart(4, '0')}${day.slice(4)}`;
  return { start: moved(range.start), end: moved(range.end) };
}
