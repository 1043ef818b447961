import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { outOfProportion, repeated } from '../../testing/processor-time.js';
import { annotateDates } from './annotate-dates.js';
import { findTimeExpressions } from './find-time-expressions.js';
import { tokenize } from './tokens/tokens.js';

const timeWords = [
  ...'last this next the a of on in for since until from to and between before after ago week weeks month year day days'.split(
    ' ',
  ),
  ...'Friday friday Mon may May March march june summer Christmas Easter Q3 2019 2026 5 5th 31 29 02/03/2024 2024-02-29 30.2.2024'.split(
    ' ',
  ),
  ...'yesterday tomorrow today night few couple two half early mid-June end will was have been shipped ( ) , . - – ` \' ’ \n "'.split(
    ' ',
  ),
  ...'vor seit Tagen gestern Woche il y a trois jours hier lundi hace tres días mañana 90s fortnight (2026-03-09) 昨天 上周五 3月5日に 2024年 先週の金曜日 지난주 3일 전 вчера неделю назад tre giorni fa'.split(
    ' ',
  ),
];
const sentence = fc.array(fc.constantFrom(...timeWords), { maxLength: 14 }).map((words) => words.join(' '));
const anyText = fc.oneof(
  sentence,
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.array(fc.constantFrom(...timeWords), { maxLength: 10 }).map((words) => words.join('')),
);
const anchors = fc.oneof(
  fc.constantFrom('0001-01-01', '9999-12-31', '2024-02-29', '2026-01-01', '2025-12-31', '2026-03-31'),
  fc
    .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
);

/** The same texts in every run: a rare one that fails is for whoever changes the rules, not for whoever builds. */
const seed = 20_260_318;

describe('whatever the text', () => {
  test('expressions stand where they say, in order, apart, with a start that is not behind the end', () => {
    fc.assert(
      fc.property(anyText, anchors, (text, anchor) => {
        let position = 0;
        for (const expression of findTimeExpressions(text, anchor)) {
          expect(expression.index).toBeGreaterThanOrEqual(position);
          expect(expression.text.length).toBeGreaterThan(0);
          expect(text.slice(expression.index, expression.index + expression.text.length)).toBe(expression.text);
          expect(expression.range.start <= expression.range.end).toBe(true);
          expect(expression.range.start).toMatch(/^\d{4}-\d\d-\d\d$/);
          expect(expression.range.end).toMatch(/^\d{4}-\d\d-\d\d$/);
          position = expression.index + expression.text.length;
        }
      }),
      { numRuns: 1500, seed },
    );
  });

  test('annotating twice is annotating once, and takes nothing away', () => {
    fc.assert(
      fc.property(anyText, anchors, (text, anchor) => {
        const once = annotateDates(text, findTimeExpressions(text, anchor));
        expect(annotateDates(once, findTimeExpressions(once, anchor))).toBe(once);
        expect(once.length).toBeGreaterThanOrEqual(text.length);
      }),
      { numRuns: 1500, seed },
    );
  });

  test('tokens cover every character that is no space, once', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        let position = 0;
        for (const token of tokenize(text)) {
          expect(text.slice(position, token.start)).toMatch(/^[^\S\n]*$/);
          expect(token.end).toBeGreaterThan(token.start);
          position = token.end;
        }
        expect(text.slice(position)).toMatch(/^[^\S\n]*$/);
      }),
      { numRuns: 1000, seed },
    );
  });

  test('an anchor that is no date is refused', () => {
    expect(() => findTimeExpressions('yesterday', '2026-02-30')).toThrow(RangeError);
    expect(() => findTimeExpressions('yesterday', 'no_date')).toThrow(RangeError);
  });

  test('what would leave the years 0001 to 9999 is left unresolved', () => {
    expect(findTimeExpressions('last year', '0001-06-01')).toEqual([]);
    expect(findTimeExpressions('in 9000 years we will', '2026-06-01')).toEqual([]);
  });
});

const textLength = 131_072;
const hostile = [
  'last week ',
  'from March to ',
  'between Christmas and ',
  '3 days before ',
  'the end of the end of ',
  'the day before the day before ',
  'on Friday ',
  'since until for ',
  'yesterday,',
  '5 May 2023 - ',
  '1 ',
  '1-',
  '10/11/',
  ',',
  '`',
  '` `` ``` ',
  "may's'",
  'a few ',
  '昨天',
  '2024年',
  '周五',
  '3日 ',
  'ist gegangen ',
  'ed ',
  'a',
  '\n',
];

describe('hostile text', () => {
  test('128 KiB of anything take a time in proportion to their length', () => {
    const module = new URL('./find-time-expressions.js', import.meta.url);
    const texts = hostile.map((unit) => repeated(`may ${unit.repeat(1000)}`, textLength));
    const measured = { module, name: 'findTimeExpressions', further: ['2026-03-16'] };
    expect(outOfProportion(measured, texts)).toEqual([]);
  }, 120_000);
});

test.each(['on 9 March ', '周五 '])('of very many times the first are read: %s', (time) => {
  expect(findTimeExpressions(time.repeat(5_000), '2026-03-18')).toHaveLength(200);
});
