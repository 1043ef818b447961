import { tellsChange } from '../../retrieval/ranking/tells-change.js';
import type { NewMemory } from '../../storage/insert-memories.js';
import type { Likeness } from './likeness.js';
import { sayTheSame } from './says-the-same.js';

/** A memory to be stored, and what is compared of it. */
export interface ComparedMemory {
  readonly memory: NewMemory;
  readonly likeness: Likeness | null;
}

/**
 * The memories of an add, no content twice: neither to the letter nor in other words. What was said again after a
 * correction or a change stays, as it may undo it.
 */
export function distinctMemories(memories: readonly ComparedMemory[]): readonly NewMemory[] {
  const byContent = new Map<string, NewMemory>();
  const byLikeness = new Map<string, ComparedMemory[]>();
  for (const compared of memories) {
    const { memory, likeness } = compared;
    const content = memory.contentHash.toString('base64');
    if (byContent.has(content)) continue;
    if (memory.isCorrection || tellsChange(memory.memory)) byLikeness.clear();
    const alike = likeness === null ? [] : (byLikeness.get(likeness.lexeme) ?? []);
    if (alike.some((other) => areAlike(other, compared))) continue;
    byContent.set(content, memory);
    if (likeness !== null) byLikeness.set(likeness.lexeme, [...alike, compared]);
  }
  return [...byContent.values()];
}

/** Both have the same lexeme, and so the same occasion. */
const areAlike = (one: ComparedMemory, other: ComparedMemory): boolean =>
  one.likeness !== null && other.likeness !== null && sayTheSame(one.likeness.statement, other.likeness.statement);
