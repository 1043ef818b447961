import { mapInSlices } from '@persistent-memory/service-kit';
import type { NewMemory } from '../../storage/insert-memories.js';
import type { Likeness } from './likeness.js';
import { sayTheSame } from './says-the-same.js';
import { mayTakePlaceOf, type Telling, tellingOf } from './superseding.js';

/** A memory to be stored, and what is compared of it. */
export interface ComparedMemory {
  readonly memory: NewMemory;
  readonly likeness: Likeness | null;
}

/** Compared with one memory, of those with its lexeme; the last. */
const maxCompared = 16;
/** Whoever says the same in other words after that many other facts has it stored again. */
const maxBetween = 256;

interface Kept {
  readonly likeness: Likeness;
  /** How much of the add that is new stands before it. */
  readonly place: number;
}

/**
 * The memories of an add, no content twice: neither to the letter nor in other words. What is said again behind
 * something that may have taken its place stays, as it may undo that; so does what repeats a stored memory behind it.
 * @throws the reason of the signal
 */
export async function distinctMemories(
  memories: readonly ComparedMemory[],
  signal: AbortSignal,
): Promise<readonly NewMemory[]> {
  const contents = new Set<string>();
  const byLikeness = new Map<string, Kept[]>();
  /** Of what is new: whether what is known replaces something was looked up where it was found. */
  const tellings: Telling[] = [];
  const distinct = ({ memory, likeness }: ComparedMemory): readonly NewMemory[] => {
    const content = memory.contentHash.toString('base64');
    if (contents.has(content)) return [];
    const telling = tellingOf(memory, likeness?.statement);
    const sinceThen = (place: number) => tellings.slice(place).some((later) => mayTakePlaceOf(later, telling));
    if (likeness !== null) {
      const compared = byLikeness.get(likeness.lexeme) ?? [];
      const twin = compared.findLast((kept) => sayTheSame(kept.likeness.statement, likeness.statement));
      const isNear = twin !== undefined && tellings.length - twin.place <= maxBetween;
      if (isNear && !memory.isCorrection && !sinceThen(twin.place)) return [];
      byLikeness.set(likeness.lexeme, [...compared, { likeness, place: tellings.length }].slice(-maxCompared));
    }
    contents.add(content);
    if (memory.sameAs !== null && !sinceThen(0)) return [memory];
    tellings.push(telling);
    return [{ ...memory, sameAs: null }];
  };
  return (await mapInSlices(memories, distinct, signal)).flat();
}
