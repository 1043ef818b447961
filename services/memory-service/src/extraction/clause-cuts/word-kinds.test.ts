import { expect, test } from '@jest/globals';
import { placeWords } from '../language/words-in-place.js';
import { kindOf } from './word-kinds.js';

test.each([
  ['I moved `src/a.ts` to Lisbon', '<i> <past> <id> <prep> <Name>'],
  ["we've 3 nodes, the API runs v2", "<i'm> <number> <-s> <the> <ACRONYM> <third> <id>"],
  [
    'my sister always works on Mondays because she must',
    '<my> <-er> <adverb> <third> <prep> <day> <because> <pronoun> <aux>',
  ],
  ['ich wohne mit meinem Hund', '<ich> <ist> <prep> <word> <Name>'],
])('%s', (sentence, kinds) => {
  expect(placeWords(sentence).map(kindOf).join(' ')).toBe(kinds);
});
