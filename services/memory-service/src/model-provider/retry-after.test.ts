import { describe, expect, test } from '@jest/globals';
import { retryAfterMs } from './retry-after.js';

const nowMs = Date.parse('2026-03-18T12:00:00Z');

describe('retryAfterMs', () => {
  test.each<[string, Record<string, string>, number | null]>([
    ['seconds', { 'retry-after': '2' }, 2_000],
    ['parts of a second', { 'retry-after': '0.5' }, 500],
    ['milliseconds go first', { 'retry-after-ms': '80', 'retry-after': '2' }, 80],
    ['a date', { 'retry-after': 'Wed, 18 Mar 2026 12:00:09 GMT' }, 9_000],
    ['a date in the past', { 'retry-after': 'Wed, 18 Mar 2026 11:00:00 GMT' }, 0],
    ['a day', { 'retry-after': '86400' }, 300_000],
    ['no header', {}, null],
    ['no sense', { 'retry-after': 'soon' }, null],
    ['a negative number', { 'retry-after': '-1e999' }, null],
  ])('%s', (_, headers, expected) => {
    expect(retryAfterMs(new Headers(headers), nowMs)).toBe(expected);
  });
});
