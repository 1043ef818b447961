import { describe, expect, test } from '@jest/globals';
import {
  addMonths,
  civilDate,
  dayNumber,
  easterSunday,
  isoWeekStart,
  parseIsoDate,
  toDateRange,
  weekdayOf,
} from './calendar.js';

const millisecondsPerDay = 86_400_000;
const written = (day: number | null): string | undefined =>
  day === null ? undefined : toDateRange({ start: day, end: day })?.start;

describe('day numbers', () => {
  test('agree with the proleptic Gregorian calendar of Date on every day from 1890 to 2110', () => {
    const first = Date.UTC(1890, 0, 1);
    const start = dayNumber(1890, 1, 1);
    for (let offset = 0; offset < 80_355; offset += 1) {
      const date = new Date(first + offset * millisecondsPerDay);
      const expected = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
      const actual = civilDate(start + offset);
      if (actual.year !== expected.year || actual.month !== expected.month || actual.day !== expected.day)
        expect(actual).toEqual(expected);
      if (weekdayOf(start + offset) !== (date.getUTCDay() + 6) % 7)
        expect(written(start + offset)).toBe('another weekday');
    }
  });

  test('reach from 0001-01-01 to 9999-12-31 and not beyond', () => {
    expect(parseIsoDate('0001-01-01')).toBe(1);
    expect(written(parseIsoDate('9999-12-31'))).toBe('9999-12-31');
    expect(toDateRange({ start: 0, end: 5 })).toBeNull();
    expect(toDateRange({ start: 1, end: dayNumber(10_000, 1, 1) })).toBeNull();
    expect(toDateRange({ start: 5, end: 4 })).toBeNull();
  });

  test.each([
    ['2026-03-31', -1, '2026-02-28'],
    ['2024-03-31', -1, '2024-02-29'],
    ['2024-02-29', -12, '2023-02-28'],
    ['2024-02-29', 48, '2028-02-29'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2025-12-31', 2, '2026-02-28'],
    ['2026-01-15', -13, '2024-12-15'],
  ])('%s and %d months is %s', (from, months, to) => {
    expect(written(addMonths(parseIsoDate(from) ?? 0, months))).toBe(to);
  });

  test.each([
    [1961, '1961-04-02'],
    [1981, '1981-04-19'],
    [1954, '1954-04-18'],
    [2000, '2000-04-23'],
    [2008, '2008-03-23'],
    [2011, '2011-04-24'],
    [2019, '2019-04-21'],
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2038, '2038-04-25'],
    [2049, '2049-04-18'],
    [2076, '2076-04-19'],
  ])('Easter of %d is %s', (year, date) => {
    expect(written(easterSunday(year))).toBe(date);
  });

  test('ISO weeks', () => {
    expect(written(isoWeekStart(2026, 1))).toBe('2025-12-29');
    expect(written(isoWeekStart(2020, 53))).toBe('2020-12-28');
    expect(isoWeekStart(2021, 53)).toBeNull();
  });
});
