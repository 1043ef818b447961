import { describe, expect, test } from '@jest/globals';
import { annotateDates } from './annotate-dates.js';
import { findTimeExpressions } from './find-time-expressions.js';

const annotate = (text: string, anchor = '2026-03-16'): string =>
  annotateDates(text, findTimeExpressions(text, anchor));

describe('dates in brackets behind the words', () => {
  test.each([
    ['Jonas migrated the wiki last week', 'Jonas migrated the wiki last week (2026-03-09 to 2026-03-15)'],
    ['We shipped it yesterday.', 'We shipped it yesterday (2026-03-15).'],
    ['Last Friday, and again today', 'Last Friday (2026-03-13), and again today (2026-03-16)'],
    ["Yesterday's build failed", "Yesterday's (2026-03-15) build failed"],
    ['Since last week we use pnpm', 'Since last week (2026-03-09 to 2026-03-16) we use pnpm'],
    ['In 2019 and on 7 May 2023', 'In 2019 and on 7 May 2023'],
    ['Run `at tomorrow` tomorrow', 'Run `at tomorrow` tomorrow (2026-03-17)'],
    ['```\nyesterday\n```\nyesterday', '```\nyesterday\n```\nyesterday (2026-03-15)'],
    ['``a ` yesterday`` today', '``a ` yesterday`` today (2026-03-16)'],
    ['A lone ` before yesterday', 'A lone ` before yesterday (2026-03-15)'],
    ['🙂 été yesterday', '🙂 été yesterday (2026-03-15)'],
    ['No time at all', 'No time at all'],
  ])('%j', (text, annotated) => {
    expect(annotate(text)).toBe(annotated);
  });

  test('a date in brackets holds against another anchor', () => {
    const text = 'Jonas migrated the wiki last week (2026-03-09 to 2026-03-15), finally yesterday (2026-03-15)';
    expect(annotate(text, '2027-01-01')).toBe(text);
    expect(findTimeExpressions(text, '2027-01-01').map(({ range }) => range)).toEqual([
      { start: '2026-03-09', end: '2026-03-15' },
      { start: '2026-03-15', end: '2026-03-15' },
    ]);
  });

  test('expressions that were found before their brackets were written add nothing', () => {
    const expression = {
      index: 0,
      text: 'yesterday',
      range: { start: '2026-03-15', end: '2026-03-15' },
      isAbsolute: false,
    };
    expect(annotateDates('yesterday (2026-03-15)', [expression])).toBe('yesterday (2026-03-15)');
  });
});
