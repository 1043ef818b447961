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

/**
 * The stored memories that say in other words what facts say, by the fact: of several the one that was stored last,
 * which nothing said before it takes the place of. A few statements; and a search, as an agent makes it, where a memory
 * is found, for whether something that was said later takes its place. Of a fact that is stored to the letter there is
 * none: its hash finds it.
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
  const found = new Map(facts.flatMap((fact, index) => (newest[index] ? [[fact, newest[index]] as const] : [])));
  if (found.size === 0) return found;
  await recall.find(
    [...found.keys()].map(({ text }) => text),
    signal,
  );
  return new Map([...found].filter(([fact, memory]) => stillHolds(fact, memory, recall.found)));
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
function stillHolds(fact: Fact, memory: StoredMemory, recalled: ReadonlyMap<string, StoredMemory>): boolean {
  if (fact.isCorrection && !memory.isCorrection) return false;
  const telling = tellingOf(memory);
  const isReplaced = [...recalled.values()].some(
    (later) => byAge(later, memory) > 0 && mayTakePlaceOf(tellingOf(later), telling),
  );
  return recalled.has(memory.id) && !isReplaced;
}
