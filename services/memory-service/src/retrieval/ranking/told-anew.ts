import { maxLifts, toldAnewSimilarity } from '../weights.js';
import type { Compared } from './compared.js';
import { cosineBetweenStored } from './cosine-similarity.js';
import { mayTellAnew } from './may-tell-anew.js';
import { isSameVoice } from './replacement.js';

/*
 * "Releases happen on Thursdays" after "We ship on Tuesdays": the same is told anew, in words that need not be the
 * same. Of all that was found, each of the two is what is most like the other.
 */

export interface ToldAnew {
  readonly earlier: Compared;
  readonly later: Compared;
}

/**
 * What tells anew what the best answer told; null where nothing does.
 * @param compared oldest first
 */
export function toldAnew(compared: readonly Compared[]): ToldAnew | null {
  const earlier = bestOf(compared);
  if (earlier === null || earlier.answer.words.length === 0 || earlier.answer.statement.isLong) return null;
  const later = mostLike(earlier, compared.slice(compared.indexOf(earlier) + 1));
  if (later === null || earlier.original - later.original > maxLifts.anew) return null;
  // Not what is told of something else that was known as well.
  if (mostLike(later, compared.slice(0, compared.indexOf(later))) !== earlier) return null;
  return mayTellAnew(later, earlier) ? { earlier, later } : null;
}

function bestOf(compared: readonly Compared[]): Compared | null {
  let best: Compared | null = null;
  for (const one of compared) if (best === null || one.original > best.original) best = one;
  return best;
}

/** Of another conversation and by the same voice; null where none is like it. */
function mostLike({ answer: { statement } }: Compared, others: readonly Compared[]): Compared | null {
  let best: Compared | null = null;
  let highest: number = toldAnewSimilarity.least;
  for (const other of others) {
    const { statement: one } = other.answer;
    if (one.candidate.sessionId === statement.candidate.sessionId || one.isLong) continue;
    const similarity = cosineBetweenStored(statement.candidate, one.candidate);
    if (similarity < highest) continue;
    if (!isSameVoice(one, statement) && !isSameVoice(statement, one)) continue;
    best = other;
    highest = similarity;
  }
  return best;
}
