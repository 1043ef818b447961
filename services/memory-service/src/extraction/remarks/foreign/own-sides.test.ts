import { expect, test } from '@jest/globals';
import { extractFacts } from '../../rules/extract-facts.js';
import { tellsOfOwnSide } from './own-sides.js';

test.each([
  'チームのリーダーは田中さんです。',
  '私の上司は佐藤さんです',
  'プロジェクトのコードネームは隼です。',
  'فريقنا يستخدم بايثون',
  'أعيش في القاهرة',
  'הצוות שלנו משתמש בפייתון',
  'אני גר בחיפה',
  'наша команда использует питон',
  'мой брат живёт в Твери',
])('kept: %s', (text) => {
  expect(tellsOfOwnSide(text)).toBe(true);
  expect(extractFacts({ messages: [`user: ${text}`], anchorDate: null })).toHaveLength(1);
});

test.each([
  'ありがとうございます。',
  'チームの状況は不明です。',
  'チームのリーダーは誰ですか？',
  'شكرا جزيلا',
  'ابني نائم الآن',
  'שלום, מה נשמע',
  'мой сын спит',
])('of the moment: %s', (text) => {
  expect(tellsOfOwnSide(text)).toBe(false);
});
