import { describe, expect, test } from '@jest/globals';
import { candidatesPerSide } from '../weights.js';
import { promisingCandidates } from './promising-candidates.js';

const terms = [{ lexeme: 'lake', idf: 2 }];
const words = (...idfSums: readonly (readonly [string, number])[]) => ({
  terms,
  found: idfSums.map(([id, idfSum]) => ({ id, idfSum })),
});
const hit = (id: string, similarity: number) => ({ id, similarity });

describe('promisingCandidates', () => {
  test('both sides united, none twice, where there is room for all', () => {
    const ids = promisingCandidates(words(['a', 2], ['b', 1]), [hit('b', 0.9), hit('c', 0.1)], 3);
    expect(ids.toSorted()).toEqual(['a', 'b', 'c']);
  });

  test('what both sides name comes before what one names, and the better before the worse', () => {
    const found = words(['a', 2], ['both', 2], ['b', 0.1]);
    expect(promisingCandidates(found, [hit('both', 0.9), hit('c', 0.2)], 2)).toEqual(['both', 'a']);
  });

  test('what a full side left out is taken to be as good as its last', () => {
    const full = Array.from({ length: candidatesPerSide }, (_, index) => hit(`near-${index}`, 0.9));
    const ids = promisingCandidates(words(['word', 0.5]), full, 10);
    expect(ids[0]).toBe('word');
    const short = full.slice(0, 50);
    expect(promisingCandidates(words(['word', 0.5]), short, 10)).not.toContain('word');
  });

  test('one side alone is enough', () => {
    expect(promisingCandidates({ terms: [], found: [] }, [hit('a', 0.5), hit('b', 0.6)], 1)).toEqual(['b']);
    expect(promisingCandidates(words(['a', 1], ['b', 2]), [], 1)).toEqual(['b']);
  });
});
