import { maxLifts, toldAnewSimilarity } from '../weights.js';
import type { Compared } from './compared.js';
import { cosineBetweenStored } from './cosine-similarity.js';
import { mayTellAnew } from './may-tell-anew.js';
import { isSameVoice } from './replacement.js';

/*
 * "Releases happen on Thursdays" after "We ship on Tuesdays": the same is told anew, in words that need not be the
 * same. Of the first places, of other conversations and by the same voice, each of the two is what is most like the
 * other.
 */

export interface ToldAnew {
  readonly earlier: Compared;
  readonly later: Compared;
}

/** A state is told anew a few times; more are a talk. */
const longestChain = 4;

/**
 * What tells anew what the best answer told, and what tells that anew in turn; none where nothing does.
 * @param compared oldest first
 */
export function toldAnew(compared: readonly Compared[]): readonly ToldAnew[] {
  const best = bestOf(compared);
  if (best === null || best.answer.statement.isLong) return [];
  // Found by its meaning alone it may be no answer: then only what tells a change takes its place.
  const isAnswer = best.answer.words.length > 0;
  const found: ToldAnew[] = [];
  // Where the same was said twice, the first time is what is told anew.
  let [said, earlier] = [best, best];
  for (let length = 0; length < longestChain; length++) {
    const later = nextOf(said, compared);
    if (later === null) break;
    said = later;
    if (earlier.original - later.original > maxLifts.anew || !mayTellAnew(later, earlier)) continue;
    if (!isAnswer && !later.answer.statement.tone.tellsChange) continue;
    found.push({ earlier, later });
    earlier = later;
  }
  return found;
}

/** What is said next of what one tells: each of the two is what is most like the other. */
function nextOf(one: Compared, compared: readonly Compared[]): Compared | null {
  const at = compared.indexOf(one);
  let next = mostLike(one, compared.slice(at + 1));
  while (next !== null) {
    // Not what is told of something else that was known as well.
    const before = mostLike(next, compared.slice(0, compared.indexOf(next)));
    if (before === one) return next;
    // The third of three may be more like the first than the second is.
    next = before !== null && compared.indexOf(before) > at && isUpdate(before) ? before : null;
  }
  return null;
}

const isUpdate = ({ answer: { statement } }: Compared): boolean =>
  statement.tone.tellsChange || statement.candidate.isCorrection;

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
