import { describe, expect, test } from '@jest/globals';
import { dateMatch } from './date-match.js';

const range = (start: string, end = start) => ({ start, end });
const asked = (start: string, end = start, anyYear = false) => ({ range: range(start, end), anyYear });
const said = (sessionTimestamp: string | null) => ({ sessionTimestamp, eventStart: null, eventEnd: null });

describe('dateMatch', () => {
  test.each([
    ['the very day', asked('2023-05-08'), '2023-05-08T13:56:00', 1],
    ['another day of the month', asked('2023-05-08'), '2023-05-20', 0.5],
    ['another month', asked('2023-05-08'), '2023-06-08', 0],
    ['a day in the asked week', asked('2023-05-15', '2023-05-21'), '2023-05-20', 0.8],
    ['a day beside the asked week', asked('2023-05-15', '2023-05-21'), '2023-05-22', 0.4],
    ['a day in the asked month', asked('2023-05-01', '2023-05-31'), '2023-05-20', 0.7],
    ['a day in the asked quarter', asked('2023-04-01', '2023-06-30'), '2023-05-20', 0.45],
    ['a day in the asked year', asked('2023-01-01', '2023-12-31'), '2023-05-20', 0.3],
    ['a day at the very beginning of the year', asked('2023-01-01', '2023-04-30'), '2023-02-20', 0.45],
    ['a day of early spring at the beginning of the year', asked('2023-01-01', '2023-04-30'), '2023-03-15', 0.3],
    ['a day at the very end of the year', asked('2023-09-01', '2023-12-31'), '2023-11-01', 0.45],
    ['a day of September at the end of the year', asked('2023-09-01', '2023-12-31'), '2023-09-15', 0.3],
    ['the month of another year', asked('2023-05-01', '2023-05-31'), '2022-05-20', 0],
    ['the month of any year', asked('2023-05-01', '2023-05-31', true), '2021-05-20', 0.7],
    ['no date', asked('2023-05-08'), null, 0],
    ['the very day in the basic form', asked('2023-05-08'), '20230508T135600Z', 1],
    ['the very day as that of a week', asked('2023-05-08'), '2023-W19-1', 1],
    ['the very day as that of a year', asked('2023-05-08'), '2023-128', 1],
    ['another month, as the day of a year', asked('2023-05-08'), '2023-159', 0],
    ['29 February asked, another year told', asked('2024-02-29', '2024-02-29', true), '2023-02-10', 0.5],
  ])('%s', (_name, dates, timestamp, expected) => {
    expect(dateMatch(dates, said(timestamp))).toBe(expected);
  });

  test('an event counts where it lies, whenever it was told', () => {
    const memory = { sessionTimestamp: '2023-06-20', eventStart: '2023-05-01', eventEnd: '2023-05-07' };
    expect(dateMatch(asked('2023-05-03'), memory)).toBe(0.8);
    expect(dateMatch(asked('2023-06-20'), memory)).toBe(0.6);
    expect(dateMatch(asked('2023-04-30'), memory)).toBe(0);
  });

  test('a period that contains the asked day counts more than a day beside it', () => {
    const wholeMonth = { sessionTimestamp: null, eventStart: '2023-05-01', eventEnd: '2023-05-31' };
    expect(dateMatch(asked('2023-05-08'), wholeMonth)).toBeGreaterThan(
      dateMatch(asked('2023-05-08'), said('2023-05-09')),
    );
  });
});
