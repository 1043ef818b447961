import { describe, expect, test } from '@jest/globals';
import type { DateRange } from '../calendar/date-range.js';
import { eventRange } from '../event-range.js';
import { findTimeExpressions, type TimeExpression } from '../find-time-expressions.js';

/**
 * Tests of a table with one row a line: `sentence | anchor | expected`. Expected are the days of each time in the
 * sentence, with a comma between several, `(absolute)` behind those that are complete as written, and `-` for none.
 */
export function describeTable(title: string, table: string): void {
  describe(title, () => {
    test.each(rowsOf(table))('%s (said on %s) is %s', (sentence = '', anchor = '', expected = '') => {
      const found = findTimeExpressions(sentence, anchor).map(written);
      expect(found.join(', ') || '-').toBe(expected);
    });
  });
}

/** The same with the days of the event that each sentence tells of, whatever other times it names. */
export function describeEventTable(title: string, table: string): void {
  describe(title, () => {
    test.each(rowsOf(table))('%s (said on %s) was or is %s', (sentence = '', anchor = '', expected = '') => {
      const event = eventRange(findTimeExpressions(sentence, anchor));
      expect(event === null ? '-' : writtenDays(event)).toBe(expected);
    });
  });
}

const rowsOf = (table: string): string[][] =>
  table
    .split('\n')
    .map((line) => line.trim().split(' | '))
    .filter((cells) => cells.length === 3);

function written({ range, isAbsolute }: TimeExpression): string {
  return isAbsolute ? `${writtenDays(range)} (absolute)` : writtenDays(range);
}

const writtenDays = ({ start, end }: DateRange): string => (start === end ? start : `${start} to ${end}`);
