import type { ProjectState } from '../storage/project-state.js';
import type { Candidate } from './candidates/candidate.js';
import type { CandidateStore } from './candidates/candidate-store.js';
import type { KeywordMatches } from './candidates/keyword-index.js';
import { promisingCandidates } from './candidates/promising-candidates.js';
import { readStatement } from './ranking/statement.js';
import { replaceLost } from './replace-lost.js';
import type { SemanticSide } from './semantic-search.js';
import { candidatesForFewResults, fewResults } from './weights.js';

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
  if (found.length === asked.length) return found;
  return [...found, ...(await replaceLost(store, project, semantic, { asked, found }))];
}

/** So many of the hits by words are mostly among the candidates, whatever the meaning finds. */
const readAheadCount = 40;

/**
 * Reads those that have the most of the words while meaning is looked for, and of each what comparing it with others
 * asks for. Those that still exist are not read again.
 */
export async function readAhead(
  store: CandidateStore,
  project: ProjectState,
  { found }: Pick<KeywordMatches, 'found'>,
): Promise<void> {
  const likely = found.slice(0, readAheadCount).map(({ id }) => id);
  for (const candidate of await store.load(project, likely)) readStatement(candidate);
}
