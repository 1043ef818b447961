import type { ProjectState } from '../storage/project-state.js';
import type { Candidate } from './candidates/candidate.js';
import type { CandidateStore } from './candidates/candidate-store.js';
import type { KeywordMatches } from './candidates/keyword-index.js';
import { promisingCandidates } from './candidates/promising-candidates.js';
import type { SemanticSide } from './semantic-search.js';
import { candidatesForFewResults, candidatesPerSide, fewResults, refillCandidates } from './weights.js';

/** What the two halves of a search found. */
export interface SearchFindings {
  readonly project: ProjectState;
  /** Results that are wanted. */
  readonly limit: number;
  readonly asksForDates: boolean;
  readonly keyword: KeywordMatches;
  readonly semantic: SemanticSide;
}

/**
 * The memories that the two sides of a search found, as far as they may be among the results, and every standing
 * instruction.
 */
export async function readCandidates(store: CandidateStore, findings: SearchFindings): Promise<Candidate[]> {
  const { project, limit, asksForDates, keyword, semantic } = findings;
  // Neither side knows the dates of memories: where the query names a time any candidate may be the best, so all are
  // read.
  const count = !asksForDates && limit <= fewResults ? candidatesForFewResults : Number.POSITIVE_INFINITY;
  const asked = [...new Set([...promisingCandidates(keyword, semantic.similarities, count), ...keyword.instructions])];
  const found = await store.load(project, asked);
  const lost = asked.length - found.length;
  return lost === 0 ? found : [...found, ...(await replaceLost(store, findings, asked, lost))];
}

/**
 * Ids that the index named and Postgres no longer has took the places of others: asks the index once for more, and
 * loads as many as were lost.
 */
async function replaceLost(
  store: CandidateStore,
  { project, semantic: { similarities, nearest } }: SearchFindings,
  asked: readonly string[],
  lost: number,
): Promise<Candidate[]> {
  const known = new Set(asked);
  // Some of those may be gone as well.
  const count = Math.min(refillCandidates, candidatesPerSide + 10 * lost);
  const more =
    similarities.size < candidatesPerSide ? [...similarities.keys()] : (await nearest(count)).map(({ id }) => id);
  const further = more.filter((id) => !known.has(id));
  const loaded = new Map((await store.load(project, further)).map((candidate) => [candidate.id, candidate]));
  return further.flatMap((id) => loaded.get(id) ?? []).slice(0, lost);
}
