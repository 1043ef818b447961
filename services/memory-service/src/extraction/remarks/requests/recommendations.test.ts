import { expect, test } from '@jest/globals';
import { extractFacts } from '../../rules/extract-facts.js';
import { asksForRecommendations } from './recommendations.js';

test.each([
  'Three novels for the train, please.',
  'any good films for a rainy sunday?',
  'what should we visit in Porto?',
  'Can you recommend a quiet café?',
  'suggest two board games for four',
])('asks what to read, watch or visit: %s', (text) => expect(asksForRecommendations(text)).toBe(true));

test.each([
  'which restaurants do we use for team lunches?',
  'list the services we run',
  'Three services for the shop, please restart them.',
  'I read three novels on the train.',
  'The show starts at eight.',
])('does not: %s', (text) => expect(asksForRecommendations(text)).toBe(false));

const toldBehind = (asked: string, list: string): string[] =>
  extractFacts({ messages: [`user: ${asked}`, `assistant: Gladly!\n\n${list}`], anchorDate: '2026-03-18' })
    .filter(({ sourceIndex }) => sourceIndex === 1)
    .map(({ text }) => text);

test('what is named in a list is anybody’s', () => {
  const list = '1. **The Leopard** by Lampedusa\n   - Sicily, decline, dust\n2. **The Summer Book** by Tove Jansson';
  expect(toldBehind('Two novels for the train, please.', list)).toEqual([]);
  expect(toldBehind('which novels did we order?', list)).not.toEqual([]);
});

test('what is heeded of the asker stays', () => {
  const told = "Since you don't like books in the first person, I left those out.\n\n1. **The Leopard** by Lampedusa";
  expect(toldBehind('Three novels for the train, please.', told)).toEqual([
    "Since you don't like books in the first person, I left those out.",
  ]);
});
