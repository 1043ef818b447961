import { describe, expect, test } from '@jest/globals';
import { candidatesPerSide } from '../weights.js';
import { promisingCandidates } from './promising-candidates.js';

const terms = [{ lexeme: 'lake', idf: 2 }];
const words = (...idfSums: readonly (readonly [string, number])[]) => ({
  terms,
  found: idfSums.map(([id, idfSum]) => ({ id, idfSum })),
});
const near = (...similarities: readonly (readonly [string, number])[]) => new Map(similarities);

describe('promisingCandidates', () => {
  test('both sides united, none twice, where there is room for all', () => {
    const ids = promisingCandidates(words(['a', 2], ['b', 1]), near(['b', 0.9], ['c', 0.1]), 3);
    expect(ids.toSorted()).toEqual(['a', 'b', 'c']);
  });

  test('what both sides name comes before what one names, and the better before the worse', () => {
    const found = words(['a', 2], ['both', 2], ['b', 0.1]);
    expect(promisingCandidates(found, near(['both', 0.9], ['c', 0.2]), 2)).toEqual(['both', 'a']);
  });

  test('what a full side left out is taken to be as good as its last', () => {
    const full = Array.from({ length: candidatesPerSide }, (_, index) => [`near-${index}`, 0.9] as const);
    const ids = promisingCandidates(words(['word', 0.5]), near(...full), 10);
    expect(ids[0]).toBe('word');
    const short = near(...full.slice(0, 50));
    expect(promisingCandidates(words(['word', 0.5]), short, 10)).not.toContain('word');
  });

  test('one side alone is enough', () => {
    expect(promisingCandidates({ terms: [], found: [] }, near(['a', 0.5], ['b', 0.6]), 1)).toEqual(['b']);
    expect(promisingCandidates(words(['a', 1], ['b', 2]), near(), 1)).toEqual(['b']);
  });
});
