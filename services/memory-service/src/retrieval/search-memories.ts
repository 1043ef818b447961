import type { Database, TimeStep } from '@persistent-memory/service-kit';
import type { ProjectState } from '../storage/project-state.js';
import type { StoredMemory } from '../storage/stored-memory.js';
import type { Candidate } from './candidates/candidate.js';
import { CandidateStore } from './candidates/candidate-store.js';
import { KeywordIndex } from './candidates/keyword-index.js';
import type { AnalyzedQuery } from './query/analyze-query.js';
import { readQuery } from './query/read-query.js';
import { liftCorrections } from './ranking/lift-corrections.js';
import { rankCandidates } from './ranking/rank-candidates.js';
import type { ScoreBreakdown } from './ranking/score-parts.js';
import type { ScoredCandidate } from './ranking/scored-candidate.js';
import { spreadMessages } from './ranking/spread-messages.js';
import { spreadSimilar } from './ranking/spread-similar.js';
import { readCandidates, type SearchFindings } from './read-candidates.js';
import { SemanticSearch, type SemanticSearchDependencies, type SemanticStep } from './semantic-search.js';

export interface SearchRequest {
  readonly project: ProjectState;
  /** 1 to 8,192 characters, not blank. */
  readonly query: string;
  /** 1 to 100. */
  readonly limit: number;
  /** `YYYY-MM-DD`, which "last week" in a query is read against. */
  readonly today: string;
  readonly signal?: AbortSignal;
}

/** A memory that answers a query. */
export interface RankedMemory {
  readonly stored: StoredMemory;
  /** In [0, 1], never rising down the list. */
  readonly score: number;
  /** The parts of the score; they add up to it. */
  readonly breakdown: ScoreBreakdown;
}

/** The candidates of a query, of which no more than the ids is known yet. */
export interface FoundCandidates {
  /** Reads and ranks them: best first, at most `limit`. Rejects when Postgres fails. */
  rank(): Promise<readonly RankedMemory[]>;
}

export interface MemorySearch {
  /**
   * The first half of a search, for callers that do something else beside the second. Rejects when Postgres fails, the
   * embedder is overloaded or broken, or the signal aborts.
   */
  find(request: SearchRequest): Promise<FoundCandidates>;
  /** Both halves. */
  search(request: SearchRequest): Promise<readonly RankedMemory[]>;
}

/** What a search consists of; keywords run beside meaning. */
export type SearchStep = 'keywords' | SemanticStep | 'candidates' | 'rank';

export interface MemorySearchDependencies extends Omit<SemanticSearchDependencies, 'timeStep'> {
  readonly database: Database;
  /** For statements over the keyword index: its connections have `keywordSessionSettings`. */
  readonly keywordDatabase: Database;
  readonly timeStep: TimeStep<SearchStep>;
}

/** Hybrid search: candidates by keyword and by meaning at the same time, united, then both scores for all of them. */
export function createMemorySearch(dependencies: MemorySearchDependencies): MemorySearch {
  const { database, keywordDatabase, timeStep } = dependencies;
  const keywords = new KeywordIndex(keywordDatabase);
  const store = new CandidateStore(database, dependencies.embedder.model.name);
  const meaning = new SemanticSearch(dependencies);

  async function find(request: SearchRequest): Promise<FoundCandidates> {
    const { project, limit, signal } = request;
    if (project.memoryCount === 0) return { rank: async () => [] };
    const query = await readQuery(request, project.speakers);
    // Embedding takes longest, so it comes first: its thread works while this one builds the statements for keywords.
    const [semantic, keyword] = await Promise.all([
      meaning.find(request, query.embeddedText),
      timeStep('keywords', () => keywords.find(project, query.lexemes)),
    ]);
    signal?.throwIfAborted();
    return {
      async rank() {
        const findings = { project, limit, asksForDates: query.dates !== null, keyword, semantic };
        const candidates = await timeStep('candidates', () => readCandidates(store, findings));
        return timeStep('rank', async () => bestFirst(candidates, query, findings).slice(0, limit).map(toRankedMemory));
      },
    };
  }

  return { find, search: async (request) => (await find(request)).rank() };
}

function bestFirst(
  candidates: readonly Candidate[],
  query: AnalyzedQuery,
  { project, keyword, semantic }: SearchFindings,
): readonly ScoredCandidate[] {
  const ranked = rankCandidates(candidates, {
    query,
    queryEmbedding: semantic.queryEmbedding,
    knownSimilarities: semantic.similarities,
    terms: keyword.terms,
    averageLengths: project.fieldLengths.map((sum) => sum / project.memoryCount),
  });
  return liftCorrections(spreadSimilar(spreadMessages(ranked)), query);
}

function toRankedMemory({ candidate, score, breakdown }: ScoredCandidate): RankedMemory {
  return { stored: candidate, score, breakdown };
}
