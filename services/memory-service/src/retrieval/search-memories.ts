import { type Database, PlacesByOwner, type TimeStep } from '@persistent-memory/service-kit';
import type { ProjectState } from '../storage/project-state.js';
import type { StoredMemory } from '../storage/stored-memory.js';
import type { Candidate } from './candidates/candidate.js';
import { CandidateStore } from './candidates/candidate-store.js';
import { KeywordIndex, type KeywordMatches } from './candidates/keyword-index.js';
import { CorrectedMemories } from './confirm-corrected.js';
import type { AnalyzedQuery } from './query/analyze-query.js';
import { QueryReader } from './query/query-reader.js';
import type { WeightedTerm } from './ranking/bm25f.js';
import { liftCorrections } from './ranking/lift-corrections.js';
import { withLikelyMeant } from './ranking/likely-meant.js';
import { rankCandidates } from './ranking/rank-candidates.js';
import type { ScoreBreakdown } from './ranking/score-parts.js';
import type { ScoredCandidate } from './ranking/scored-candidate.js';
import { spreadMessages } from './ranking/spread-messages.js';
import { spreadSimilar } from './ranking/spread-similar.js';
import { correctedAmong } from './ranking/successions-among.js';
import { readAhead, readCandidates, type SearchFindings } from './read-candidates.js';
import {
  SemanticSearch,
  type SemanticSearchDependencies,
  type SemanticSide,
  type SemanticStep,
} from './semantic-search.js';
import { wordOfDateShare } from './weights.js';

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

export interface MemorySearch {
  /**
   * Begins what a search takes longest for, while it is not known yet whether it may be made. Returns at once, and
   * does nothing where other searches are under way.
   */
  anticipate(request: Pick<SearchRequest, 'project' | 'query' | 'today'>): void;
  /**
   * Best first, at most `limit`. Rejects when Postgres fails, the embedder is overloaded or broken, too many searches
   * of the project wait, or the signal aborts.
   * @param onceAnswerable done once keywords have found theirs, which answers where the index cannot, while meaning is
   *   looked for, unless the search has failed by then; the search waits for it, and fails with it
   */
  search(request: SearchRequest, onceAnswerable?: () => Promise<unknown>): Promise<readonly RankedMemory[]>;
}

/**
 * Searches of one project that are worked on at the same time where all of it is done in this process: more would not
 * be answered any sooner, and each search of another project would take its turn among all of them, on the event loop.
 */
const searchesAtOnce = 8;
/** As long as a request may take, unless it was configured otherwise. */
const longestWaitMs = 30_000;
/** More would not have their turn within that time. */
const maxWaiting = 2_048;

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
  const { database, keywordDatabase, timeStep, embedder } = dependencies;
  const keywords = new KeywordIndex(keywordDatabase);
  const store = new CandidateStore(database, embedder.model.name);
  const meaning = new SemanticSearch(dependencies);
  const corrections = new CorrectedMemories(store);
  const queries = new QueryReader();
  let underWay = 0;
  const turns = new PlacesByOwner({ size: searchesAtOnce, timeoutMs: longestWaitMs, maxWaiting });

  /** Begins both sides. Embedding takes longest, so it comes first: its thread works while statements are built here. */
  function find(request: SearchRequest, query: AnalyzedQuery) {
    const semantic = meaning.find(request, query.embeddedText);
    const keyword = timeStep('keywords', () => keywords.find(request.project, query.lexemes));
    // Beside other searches nothing would be read any sooner.
    const ahead = underWay > 1 ? undefined : keyword.then((matches) => readAhead(store, request.project, matches));
    return { keyword, findings: united(request, query, keyword, semantic, ahead) };
  }

  async function rank(findings: SearchFindings, query: AnalyzedQuery): Promise<readonly RankedMemory[]> {
    const candidates = await timeStep('candidates', () => readCandidates(store, findings));
    return timeStep('rank', async () => {
      const { ranked, lexemesMeant } = bestFirst(candidates, query, findings);
      const { project, semantic } = findings;
      const corrected = await corrections.confirm(project, correctedAmong(ranked), semantic.neighbours);
      // A later memory replaces no older one that alone has a word of the question, nor one that alone has what was
      // meant.
      const asked = { ...query, lexemes: lexemesMeant };
      return liftCorrections(ranked, asked, corrected).slice(0, findings.limit).map(toRankedMemory);
    });
  }

  async function searchInTurn(
    request: SearchRequest,
    onceAnswerable: () => Promise<unknown>,
  ): Promise<readonly RankedMemory[]> {
    const { project, signal } = request;
    // While a server is waited for, this process has nothing to do: no search keeps another from anything.
    const giveBack = embedder.isRemote ? () => {} : await turns.take(project.projectId, signal);
    try {
      const query = await queries.read(request);
      const { keyword, findings } = find(request, query);
      return await withAnswered(
        findings.then((found) => rank(found, query)),
        { keyword, onceAnswerable },
      );
    } finally {
      giveBack();
    }
  }

  return {
    anticipate(request) {
      // Beside other searches nothing would be done any sooner.
      if (underWay > 0 || request.project.memoryCount === 0) return;
      // What fails now fails the search as well, which tells of it.
      const expect = (text: string) => meaning.anticipate(request.project.projectId, text);
      queries.readAhead(request, expect).catch(() => undefined);
    },

    async search(request, onceAnswerable = async () => {}) {
      if (request.project.memoryCount === 0) {
        await onceAnswerable();
        return [];
      }
      underWay += 1;
      try {
        return await searchInTurn(request, onceAnswerable);
      } finally {
        underWay -= 1;
      }
    },
  };
}

interface Answerable {
  readonly keyword: Promise<unknown>;
  readonly onceAnswerable: () => Promise<unknown>;
}

/** What was ranked, once that is done which is to be done as soon as there is an answer; nothing is if it failed. */
async function withAnswered<Ranked>(
  ranking: Promise<Ranked>,
  { keyword, onceAnswerable }: Answerable,
): Promise<Ranked> {
  let hasFailed = false;
  ranking.catch(() => {
    hasFailed = true;
  });
  const [ranked] = await Promise.all([ranking, keyword.then(() => (hasFailed ? undefined : onceAnswerable()))]);
  return ranked;
}

/** What both sides found. */
async function united(
  { project, limit, signal }: SearchRequest,
  { dates }: AnalyzedQuery,
  ...sides: readonly [
    keyword: Promise<KeywordMatches>,
    semantic: Promise<SemanticSide>,
    ahead: Promise<void> | undefined,
  ]
): Promise<SearchFindings> {
  const [keyword, semantic] = await Promise.all(sides);
  signal?.throwIfAborted();
  return { project, limit, asksForDates: dates !== null, keyword, semantic };
}

/** The candidates, best first, and the words of the query as they were meant. */
function bestFirst(
  candidates: readonly Candidate[],
  query: AnalyzedQuery,
  { project, keyword, semantic }: SearchFindings,
): { readonly ranked: readonly ScoredCandidate[]; readonly lexemesMeant: readonly string[] } {
  const meant = withLikelyMeant(keyword.terms, candidates, project.memoryCount);
  const ranked = rankCandidates(candidates, {
    query,
    queryEmbedding: semantic.queryEmbedding,
    knownSimilarities: semantic.similarities,
    terms: withDatesWeighedLess(meant, query.lexemesOfDates),
    averageLengths: project.fieldLengths.map((sum) => sum / project.memoryCount),
  });
  return { ranked: spreadSimilar(spreadMessages(ranked)), lexemesMeant: meant.map(({ lexeme }) => lexeme) };
}

function withDatesWeighedLess(
  terms: readonly WeightedTerm[],
  lexemesOfDates: readonly string[],
): readonly WeightedTerm[] {
  if (lexemesOfDates.length === 0) return terms;
  return terms.map(({ lexeme, idf }) => ({
    lexeme,
    idf: lexemesOfDates.includes(lexeme) ? idf * wordOfDateShare : idf,
  }));
}

function toRankedMemory({ candidate, score, breakdown }: ScoredCandidate): RankedMemory {
  return { stored: candidate, score, breakdown };
}
