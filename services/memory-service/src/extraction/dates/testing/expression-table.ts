import { describe, expect, test } from '@jest/globals';
import { findTimeExpressions, type TimeExpression } from '../find-time-expressions.js';

/**
 * Tests of a table with one row a line: `sentence | anchor | expected`. Expected are the days of each time in the sentence, with a comma
 * between several, `(absolute)` behind those that are complete as written, and `-` for none.
 */
export function describeTable(title: string, table: string): void {
  const rows = table
    .split('\n')
    .map((line) => line.trim().split(' | '))
    .filter((cells) => cells.length === 3);
  describe(title, () => {
    test.each(rows)('%s (said on %s) is %s', (sentence = '', anchor = '', expected = '') => {
      const found = findTimeExpressions(sentence, anchor).map(written);
      expect(found.join(', ') || '-').toBe(expected);
    });
  });
}

function written({ range, isAbsolute }: TimeExpression): string {
  const days = range.start === range.end ? range.start : `${range.start} to ${range.end}`;
  return isAbsolute ? `${days} (absolute)` : days;
}
