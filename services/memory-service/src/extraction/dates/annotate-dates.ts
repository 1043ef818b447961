import type { DateRange } from './calendar/date-range.js';
import type { TimeExpression } from './find-time-expressions.js';

const bracketedDate = /^\s?\(\d{4}-\d\d-\d\d/;
const maxOpeningCharacters = ' (0000-00-00'.length;

/**
 * The text with the days of each relative expression in brackets behind it: `migrated last week (2026-03-09 to
 * 2026-03-15)`, `fixed yesterday (2026-03-15)`. `expressions` are those found in this very text. Absolute ones, and
 * those with a date in brackets behind them, are left alone, so annotating twice changes nothing.
 */
export function annotateDates(text: string, expressions: readonly TimeExpression[]): string {
  const parts: string[] = [];
  let position = 0;
  for (const expression of expressions) {
    const end = expression.index + expression.text.length;
    if (expression.isAbsolute || bracketedDate.test(text.slice(end, end + maxOpeningCharacters))) continue;
    parts.push(text.slice(position, end), ` (${written(expression.range)})`);
    position = end;
  }
  parts.push(text.slice(position));
  return parts.join('');
}

const addedDates = / \(\d{4}-\d{2}-\d{2}(?: to \d{4}-\d{2}-\d{2})?\)/g;

/** The text without the days that were added to it. */
export const withoutAddedDates = (text: string): string => text.replace(addedDates, '');

function written({ start, end }: DateRange): string {
  return start === end ? start : `${start} to ${end}`;
}
