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
    ['a day in the asked month', asked('2023-05-01', '2023-05-31'), '2023-05-20', 0.5],
    ['a day in the asked year', asked('2023-01-01', '2023-12-31'), '2023-05-20', 0.2],
    ['the month of another year', asked('2023-05-01', '2023-05-31'), '2022-05-20', 0],
    ['the month of any year', asked('2023-05-01', '2023-05-31', true), '2021-05-20', 0.5],
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
    expect(dateMatch(asked('2023-05-03'), memory)).toBe(0.5);
    expect(dateMatch(asked('2023-06-20'), memory)).toBe(1);
    expect(dateMatch(asked('2023-04-30'), memory)).toBe(0);
  });
});
