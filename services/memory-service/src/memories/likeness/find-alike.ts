import { mapInSlices } from '@persistent-memory/service-kit';
import type { Fact } from '../../extraction/fact-extractor.js';
import { byAge } from '../../retrieval/ranking/by-age.js';
import type { StoredMemory } from '../../storage/stored-memory.js';
import { canonicalWording } from '../canonical-wording.js';
import type { Recall } from '../recall.js';
import type { Likeness } from './likeness.js';
import { sayTheSame } from './says-the-same.js';
import { type Candidate, type CandidateOptions, readCandidates } from './stored-candidates.js';
import { mayTakePlaceOf, tellingOf } from './superseding.js';

export interface AlikeOptions extends CandidateOptions {
  /** Looks up what was said since of what a memory is about. */
  readonly recall: Recall;
}

/** Compared with one fact, those that were stored last. */
const maxCompared = 16;
/** For one add, each as long as the search of an agent. What else of it is known is stored again. */
const maxSearches = 16;

/**
 * The stored memories that say in other words what facts say, by the fact: of several the one that was stored last. A
 * few statements; and for each that is found a search, as an agent makes it, for whether something that was said later
 * takes its place. Of a fact that is stored to the letter there is none: its hash finds it.
 * @param likenesses of the facts, in their order
 * @throws the reason of the signal; what `Database` throws
 */
export async function findAlike(
  facts: readonly Fact[],
  likenesses: readonly (Likeness | null)[],
  options: AlikeOptions,
): Promise<ReadonlyMap<Fact, StoredMemory>> {
  const { recall, signal } = options;
  const lexemes = [...new Set(likenesses.flatMap((likeness) => likeness?.lexeme ?? []))];
  const candidates = await readCandidates(lexemes, options);
  if (candidates.size === 0) return new Map();
  const newest = await mapInSlices(
    facts,
    (fact, index) => newestAlike(fact, likenesses[index] ?? null, candidates),
    signal,
  );
  const known = new Map<Fact, StoredMemory>();
  let searches = 0;
  for (const [index, fact] of facts.entries()) {
    const memory = newest[index] ?? null;
    if (memory === null) continue;
    searches += 1;
    if (searches > maxSearches) break;
    // Each by itself: of several facts in one search the memories themselves leave no place for what corrects them.
    const recalled = await recall.search(fact.text, signal);
    // Nothing could be found in time, nor would it be for the next.
    if (recalled.length === 0) break;
    if (stillHolds(fact, memory, recalled)) known.set(fact, memory);
  }
  return known;
}

function newestAlike(
  fact: Fact,
  likeness: Likeness | null,
  candidates: ReadonlyMap<string, readonly Candidate[]>,
): StoredMemory | null {
  if (likeness === null) return null;
  const compared = (candidates.get(likeness.lexeme) ?? []).slice(-maxCompared);
  const alike = compared.filter(({ statement }) => sayTheSame(statement, likeness.statement));
  const last = alike.at(-1);
  if (last === undefined) return null;
  const wording = canonicalWording(fact.text);
  return alike.some(({ said }) => canonicalWording(said) === wording) ? null : last.memory;
}

/** What corrects has to rank above what it corrects, and what is said again after that above both. */
function stillHolds(fact: Fact, memory: StoredMemory, recalled: readonly StoredMemory[]): boolean {
  if (fact.isCorrection && !memory.isCorrection) return false;
  const telling = tellingOf(memory);
  const isReplaced = recalled.some((later) => byAge(later, memory) > 0 && mayTakePlaceOf(tellingOf(later), telling));
  return !isReplaced && recalled.some(({ id }) => id === memory.id);
}
