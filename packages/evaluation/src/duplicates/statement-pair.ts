import { readFile } from 'node:fs/promises';
import { UsageError } from '../command-line/usage-error.js';

/** Which half of the pairs is looked at while rules are written, and which is only measured. */
export type Half = 'examined' | 'held-back';

/** Two messages, added one after the other. */
export interface StatementPair {
  readonly id: string;
  /** What the second has in other words, or what is another in it. */
  readonly kind: string;
  /** Whether the second says what the first says, so that nothing more may be stored. */
  readonly same: boolean;
  readonly half: Half;
  readonly first: string;
  readonly second: string;
}

/** Reads a file of labelled pairs; throws `UsageError` for what cannot be read and for every fault in it. */
export async function loadStatementPairs(file: string): Promise<readonly StatementPair[]> {
  let pairs: unknown;
  try {
    pairs = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`cannot read ${file}: ${(error as Error).message}`);
  }
  if (!Array.isArray(pairs)) throw new UsageError(`${file} is no list of pairs`);
  const ids = new Set<unknown>();
  for (const [index, pair] of (pairs as readonly StatementPair[]).entries()) {
    if (!isPair(pair) || ids.has(pair.id)) throw new UsageError(`${file}: pair ${index} is no labelled pair`);
    ids.add(pair.id);
  }
  return pairs as readonly StatementPair[];
}

function isPair(pair: StatementPair): boolean {
  const texts = [pair?.id, pair?.kind, pair?.first, pair?.second];
  return (
    texts.every((text) => typeof text === 'string' && text.trim() !== '') &&
    pair.first !== pair.second &&
    typeof pair.same === 'boolean' &&
    (pair.half === 'examined' || pair.half === 'held-back')
  );
}
