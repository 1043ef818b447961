import type { Database, TimeStep } from '@persistent-memory/service-kit';
import type { Embedder } from '../embedding/embedder.js';
import { askedRange } from '../extraction/dates/asked-range.js';
import { redactSecrets } from '../extraction/secrets/redact-secrets.js';
import { orUnavailable } from '../memories/dependency-errors.js';
import { ModelProviderError } from '../model-provider/provider-error.js';
import type { ProjectState } from '../storage/project-state.js';
import type { VectorIndex } from '../vector-index/vector-index.js';
import type { Candidate } from './candidates/candidate.js';
import { CandidateStore } from './candidates/candidate-store.js';
import { KeywordIndex } from './candidates/keyword-index.js';
import { analyzeQuery } from './query/analyze-query.js';
import { liftCorrections } from './ranking/lift-corrections.js';
import { rankCandidates } from './ranking/rank-candidates.js';
import type { ScoreBreakdown } from './ranking/score-parts.js';
import { spreadMessages } from './ranking/spread-messages.js';
import { spreadSimilar } from './ranking/spread-similar.js';
import { candidatesPerSide, refillCandidates } from './weights.js';

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

/** A memory that answers a query. Dates without a time are `YYYY-MM-DD`. */
export interface RankedMemory
  extends Pick<
    Candidate,
    | 'id'
    | 'memory'
    | 'sessionTimestamp'
    | 'createdAt'
    | 'updatedAt'
    | 'eventStart'
    | 'eventEnd'
    | 'sourceIndex'
    | 'role'
    | 'speaker'
    | 'isCorrection'
  > {
  /** In [0, 1], never rising down the list. */
  readonly score: number;
  /** The parts of the score; they add up to it. */
  readonly breakdown: ScoreBreakdown;
}

export interface MemorySearch {
  /** Best first, at most `limit`. Rejects when Postgres fails, the embedder is overloaded or broken, or the signal aborts. */
  search(request: SearchRequest): Promise<readonly RankedMemory[]>;
}

/** What a search consists of; keywords run beside the other two of the first three. */
export type SearchStep = 'keywords' | 'embed' | 'vectors' | 'candidates' | 'rank';

export interface MemorySearchDependencies {
  readonly database: Database;
  /** For statements over the keyword index: its connections plan each anew (`plan_cache_mode = force_custom_plan`, see `KeywordIndex`). */
  readonly keywordDatabase: Database;
  readonly embedder: Embedder;
  readonly vectorIndex: VectorIndex;
  /** Told when the vector index failed and the answer came from keywords alone. */
  readonly onVectorIndexFailure: (error: unknown) => void;
  /** Told when the model behind the embedder was away, or too slow, and the answer came from keywords alone. */
  readonly onEmbedderFailure: (error: unknown) => void;
  readonly timeStep: TimeStep<SearchStep>;
}

/** Hybrid search: candidates by keyword and by meaning at the same time, united, then both scores for all of them. */
export function createMemorySearch(dependencies: MemorySearchDependencies): MemorySearch {
  const { database, keywordDatabase, timeStep } = dependencies;
  const keywords = new KeywordIndex(keywordDatabase);
  const store = new CandidateStore(database, dependencies.embedder.model.name);

  return {
    async search(request) {
      const { project, signal } = request;
      if (project.memoryCount === 0) return [];
      const query = analyzeQuery(
        redactSecrets(request.query),
        project.speakers,
        askedRange(request.query, request.today),
      );
      const [keyword, semantic] = await Promise.all([
        timeStep('keywords', () => keywords.find(project, query.lexemes)),
        findByMeaning(dependencies, request, query.embeddedText),
      ]);
      signal?.throwIfAborted();
      const candidates = await timeStep('candidates', async () => {
        const found = await store.load(project, [...new Set([...keyword.ids, ...semantic.ids])]);
        return [...found, ...(await refill(store, semantic, found, project))];
      });
      return timeStep('rank', async () => {
        const ranked = rankCandidates(candidates, {
          query,
          queryEmbedding: semantic.queryEmbedding,
          terms: keyword.terms,
          averageLengths: project.fieldLengths.map((sum) => sum / project.memoryCount),
        });
        return liftCorrections(spreadSimilar(spreadMessages(ranked)), query)
          .slice(0, request.limit)
          .map(present);
      });
    },
  };
}

interface SemanticSide {
  readonly ids: readonly string[];
  readonly queryEmbedding: Float32Array | null;
  /** Asks the index again, for more. */
  readonly nearest: (limit: number) => Promise<readonly string[]>;
}

async function findByMeaning(
  dependencies: MemorySearchDependencies,
  request: SearchRequest,
  text: string,
): Promise<SemanticSide> {
  const { vectorIndex, onVectorIndexFailure, timeStep } = dependencies;
  const { project, signal } = request;
  const withSignal = signal === undefined ? {} : { signal };
  const embedding = await timeStep('embed', () => embedQuery(dependencies, request, text));
  if (embedding === null) return { ids: [], queryEmbedding: null, nearest: async () => [] };
  const { projectId, changeSequence, hasOwedVectors } = project;
  const nearest = async (limit: number) => {
    try {
      const query = { projectId, embedding, limit, changeSequence, hasOwedVectors, ...withSignal };
      const hits = await timeStep('vectors', () => vectorIndex.search(query));
      return hits.map((hit) => hit.id);
    } catch (error) {
      signal?.throwIfAborted();
      // Postgres alone still answers; the cosine of what it found is computed from the stored vectors.
      onVectorIndexFailure(error);
      return [];
    }
  };
  return { ids: await nearest(candidatesPerSide), queryEmbedding: embedding, nearest };
}

/** How long a query may wait for its vector; past that the model is taken to be away. */
const EMBEDDING_DEADLINE_MS = 5_000;

/** The query's vector; null when the model is away, as keywords alone answer better than nothing. */
async function embedQuery(
  { embedder, onEmbedderFailure }: MemorySearchDependencies,
  { project: { projectId }, signal }: SearchRequest,
  text: string,
): Promise<Float32Array | null> {
  const deadline = AbortSignal.timeout(EMBEDDING_DEADLINE_MS);
  const ended = signal === undefined ? deadline : AbortSignal.any([signal, deadline]);
  try {
    const [embedding] = await embedder.embed([text], { purpose: 'query', projectId, signal: ended });
    return embedding ?? null;
  } catch (error) {
    signal?.throwIfAborted();
    const isAway = deadline.aborted || (error instanceof ModelProviderError && error.failure !== 'overloaded');
    if (!isAway) return orUnavailable(Promise.reject(error), signal);
    onEmbedderFailure(error);
    return null;
  }
}

/** What an index names that Postgres no longer has took the place of others: asks it once for more, and loads as many as were lost. */
async function refill(
  store: CandidateStore,
  semantic: SemanticSide,
  candidates: readonly Candidate[],
  project: ProjectState,
): Promise<Candidate[]> {
  const present = new Set(candidates.map(({ id }) => id));
  const lost = semantic.ids.filter((id) => !present.has(id)).length;
  if (lost === 0 || semantic.ids.length < candidatesPerSide) return [];
  const asked = new Set(semantic.ids);
  const further = (await semantic.nearest(refillCandidates)).filter((id) => !asked.has(id) && !present.has(id));
  const loaded = new Map((await store.load(project, further)).map((candidate) => [candidate.id, candidate]));
  return further.flatMap((id) => loaded.get(id) ?? []).slice(0, lost);
}

function present({
  candidate,
  score,
  breakdown,
}: { candidate: Candidate } & Pick<RankedMemory, 'score' | 'breakdown'>): RankedMemory {
  const { id, memory, sessionTimestamp, createdAt, updatedAt, eventStart, eventEnd, sourceIndex, role, speaker } =
    candidate;
  const { isCorrection } = candidate;
  return {
    id,
    memory,
    sessionTimestamp,
    createdAt,
    updatedAt,
    eventStart,
    eventEnd,
    sourceIndex,
    role,
    speaker,
    isCorrection,
    score,
    breakdown,
  };
}
