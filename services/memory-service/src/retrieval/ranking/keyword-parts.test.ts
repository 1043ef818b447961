import { describe, expect, test } from '@jest/globals';
import { keywordDocument, noMessages } from '../keyword-fields.js';
import { buildCandidate } from '../testing/build-candidate.js';
import { keywordScorer } from './keyword-parts.js';

const terms = [
  { lexeme: 'locker', idf: 1 },
  { lexeme: '1', idf: 3 },
];
const score = keywordScorer(terms, [4, 4, 0, 0]);

function coverageOf(own: string, previous: string): number {
  const { tsvector, fieldLengths } = keywordDocument({ ...noMessages, own, previous });
  return score(buildCandidate({ id: 'a', memory: own, tsvector, fieldLengths })).coverage;
}

describe('coverage', () => {
  test('a number that only the message before has is worth half of one that the memory has', () => {
    const itself = coverageOf('Locker 1 belongs to Hana', 'Locker 2 belongs to Otto');
    const neighbour = coverageOf('Locker 2 belongs to Otto', 'Locker 1 belongs to Hana');
    expect(neighbour / itself).toBeCloseTo((1 + 3 / 2) / 4);
  });

  test('a word that only the message before has is worth as much', () => {
    expect(coverageOf('1 belongs to Otto', 'The locker is open')).toBe(coverageOf('Locker 1 is open', ''));
  });
});
