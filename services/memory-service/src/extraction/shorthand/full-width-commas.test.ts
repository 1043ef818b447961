import { expect, test } from '@jest/globals';
import { extractFacts } from '../rules/extract-facts.js';

const textsOf = (message: string): string[] =>
  extractFacts({ messages: [message], anchorDate: '2026-03-18' }).map(({ text }) => text);

test('a comma of a Latin keyboard tells Chinese clauses apart', () => {
  expect(textsOf('user: 我住在上海,我在银行工作,我有一只猫。')).toEqual(['我住在上海', '我在银行工作', '我有一只猫。']);
});

test('a row of a table stays one', () => {
  expect(textsOf('user: 张三,北京,工程师')).toEqual([]);
});
