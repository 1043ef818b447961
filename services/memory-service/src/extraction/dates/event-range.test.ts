import { describe, expect, test } from '@jest/globals';
import { askedRange } from './asked-range.js';
import { eventRange } from './event-range.js';
import { findTimeExpressions } from './find-time-expressions.js';

const day = (date: string): { start: string; end: string } => ({ start: date, end: date });

describe('the range of a whole fact', () => {
  test.each([
    ['We shipped on 7 May 2023', day('2023-05-07')],
    ['The bug from 2019 was fixed yesterday', day('2026-03-15')],
    ['On Monday we decided to ship in Q3 2026', day('2026-03-09')],
    ['Yesterday I signed up for the race on 5 June 2026', day('2026-03-15')],
    ['Last week, on 2026-03-11, it broke', day('2026-03-11')],
    ['The launch was moved from Thursday to Friday', day('2026-03-20')],
    ['I quit in January 2026 and began in February 2026', { start: '2026-01-01', end: '2026-01-31' }],
    ['the meetup, originally on Thursday, is on Friday', day('2026-03-20')],
    ['Instead of Thursday we meet on Friday', day('2026-03-20')],
    ['not this Friday but next Friday', day('2026-03-27')],
    ['I start after Easter, on April 7', day('2026-04-07')],
    ['I owe them the slides by EOW, so Friday noon at the latest', day('2026-03-20')],
    ['code freeze Nov 24 - Dec 2 2025 for Black Friday', { start: '2025-11-24', end: '2025-12-02' }],
    ['the fair runs from 3 to 9 May 2026, I speak on 5 May 2026', { start: '2026-05-03', end: '2026-05-09' }],
    ['We moved after Easter', day('2025-04-20')],
    ["I can't make Thursday, Friday works", day('2026-03-20')],
    ['As I said yesterday, the API moves on Friday', day('2026-03-20')],
  ])('%s', (text, range) => {
    expect(eventRange(findTimeExpressions(text, '2026-03-16'))).toEqual(range);
  });

  test('when something was said is no time of what was said', () => {
    const text = 'Correction to what I told you this morning: the port is 8443';
    expect(eventRange(findTimeExpressions(text, '2026-03-16'))).toBeNull();
  });

  test('a fact that names no time has none', () => {
    expect(eventRange([])).toBeNull();
  });
});

describe('the range that a question asks about', () => {
  test.each([
    ['What did Caroline do in May 2023?', { start: '2023-05-01', end: '2023-05-31' }],
    ['When did she paint it on 7 May?', day('2025-05-07')],
    ['What did we decide last week?', { start: '2026-03-09', end: '2026-03-15' }],
    ['What happened in March?', { start: '2026-03-01', end: '2026-03-31' }],
    ['What happened in August?', { start: '2025-08-01', end: '2025-08-31' }],
    ['What did I do on Friday?', day('2026-03-13')],
    ['Did you have a meeting on Friday?', day('2026-03-13')],
    ['What did we do in the first week of May?', { start: '2025-05-01', end: '2025-05-07' }],
    ['What are we doing on Friday?', day('2026-03-20')],
    ['What did we do around New Year?', day('2026-01-01')],
    ['What will happen in August?', { start: '2026-08-01', end: '2026-08-31' }],
    ['How was the summer of 2022?', { start: '2022-06-01', end: '2022-08-31' }],
  ])('%s', (query, range) => {
    expect(askedRange(query, '2026-03-16')).toEqual(range);
  });

  test.each([['What does May like?'], ['Which port does the server use?'], ['When did she move?'], ['']])(
    '%j asks about no time',
    (query) => {
      expect(askedRange(query, '2026-03-16')).toBeNull();
    },
  );
});
