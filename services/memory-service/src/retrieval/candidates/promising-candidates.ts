import { candidatesPerSide, scoreWeights } from '../weights.js';
import type { WordMatches } from './word-matches.js';

/**
 * The ids of both sides that are worth reading, at most `count`: those with the highest scores by what the two sides
 * already know. A candidate that a full side does not name is taken to be as good there as the last one that it names.
 * @param similarities cosine similarities by id, of what the vector index named
 */
export function promisingCandidates(
  { found, terms }: WordMatches,
  similarities: ReadonlyMap<string, number>,
  count: number,
): string[] {
  const totalIdf = terms.reduce((sum, { idf }) => sum + idf, 0);
  const byWords = new Map<string, number>();
  for (const { id, idfSum } of found) byWords.set(id, idfSum / totalIdf);
  const ids = [...byWords.keys()];
  for (const id of similarities.keys()) if (!byWords.has(id)) ids.push(id);
  if (ids.length <= count) return ids;
  const [unknownWords, unknownMeaning] = [lowest(byWords), lowest(similarities)];
  return ids
    .map((id) => ({
      id,
      estimate:
        (scoreWeights.keyword + scoreWeights.coverage) * (byWords.get(id) ?? unknownWords) +
        scoreWeights.semantic * Math.max(0, similarities.get(id) ?? unknownMeaning),
    }))
    .sort((a, b) => b.estimate - a.estimate)
    .slice(0, count)
    .map(({ id }) => id);
}

/**
 * The most that a candidate may be worth which the side did not name: nothing, unless the side is full and left some
 * out.
 */
function lowest(side: ReadonlyMap<string, number>): number {
  return side.size < candidatesPerSide ? 0 : Math.min(...side.values());
}
