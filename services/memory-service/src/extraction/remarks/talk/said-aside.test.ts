import { expect, test } from '@jest/globals';
import { extractFacts } from '../../rules/extract-facts.js';
import { isSaidAside } from './said-aside.js';

test.each([
  "Don't laugh",
  "please don't judge me",
  'you know the drill',
  'everybody is fine!',
  'thankfully everyone is ok',
  'last time i overdid it',
  'Status from my side: nothing new.',
  'Nothing new from my side.',
  'Update: no news here',
])('said aside: %s', (text) => expect(isSaidAside(text)).toBe(true));

test.each([
  "Don't laugh at customers in tickets",
  "don't ask me before 9 am",
  'you know the drill sergeant',
  'everyone is in Lisbon until May',
  'everybody is allergic to nuts',
  'last time we forgot the SPF record',
  'Status from my side: the contract is signed.',
  'Status: blocked by legal until May',
])('told: %s', (text) => expect(isSaidAside(text)).toBe(false));

test('what is told beside it stays', () => {
  const facts = extractFacts({
    messages: ["user: Don't laugh but our premium calc is COBOL on an LPAR called PRMX."],
    anchorDate: '2026-03-18',
  });
  expect(facts.map(({ text }) => text)).toEqual(['our premium calc is COBOL on an LPAR called PRMX.']);
});
