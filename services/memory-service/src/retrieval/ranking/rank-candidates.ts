import type { Candidate } from '../candidates/candidate.js';
import type { AnalyzedQuery } from '../query/analyze-query.js';
import { anyInstructionShare, dateShares, nearestInstructions, scoreWeights, speakerShares } from '../weights.js';
import type { WeightedTerm } from './bm25f.js';
import { cosineSimilarity } from './cosine-similarity.js';
import { dateMatch } from './date-match.js';
import { type KeywordParts, keywordScorer, withoutWords, worthOf } from './keyword-parts.js';
import type { ScoreBreakdown } from './score-parts.js';
import { byScore, type ScoredCandidate, scoredBy } from './scored-candidate.js';

export interface RankingInput {
  readonly query: AnalyzedQuery;
  /** Length 1; null when there is none. */
  readonly queryEmbedding: Float32Array | null;
  /** Cosine similarities by id, of the candidates that the vector index named; the others are computed. */
  readonly knownSimilarities: ReadonlyMap<string, number>;
  readonly terms: readonly WeightedTerm[];
  /** Terms in each field, averaged over the project's memories. */
  readonly averageLengths: readonly number[];
}

/**
 * Candidates best first: a weighted sum of keywords, meaning, speaker and date, all of them computed for every
 * candidate.
 */
export function rankCandidates(candidates: readonly Candidate[], input: RankingInput): ScoredCandidate[] {
  const compared = compareWithQuery(candidates, input);
  const bestOfSession = new Map<string, number>();
  for (const { candidate, similarity } of compared) {
    const best = bestOfSession.get(candidate.sessionId) ?? 0;
    if (similarity > best) bestOfSession.set(candidate.sessionId, similarity);
  }
  const nearest = nearestInstructionsOf(compared);
  return compared
    .map((one): ScoredCandidate => {
      const { candidate } = one;
      const best = bestOfSession.get(candidate.sessionId) ?? 0;
      const standing = { bestOfSession: best, isNearestInstruction: nearest.includes(one) };
      return scoredBy(candidate, partsOf(input.query, one, standing));
    })
    .sort(byScore);
}

/** A candidate and how near it is to the query. */
interface ComparedWithQuery {
  readonly candidate: Candidate;
  readonly words: KeywordParts;
  /** In meaning, in [0, 1]. */
  readonly similarity: number;
}

/** What a candidate's score takes from comparing it with the others. */
interface Standing {
  readonly bestOfSession: number;
  readonly isNearestInstruction: boolean;
}

function partsOf(query: AnalyzedQuery, compared: ComparedWithQuery, standing: Standing): ScoreBreakdown {
  const { candidate, words, similarity } = compared;
  return {
    keyword: words.keyword,
    coverage: words.coverage,
    semantic: scoreWeights.semantic * similarity,
    session: scoreWeights.session * standing.bestOfSession,
    speaker: scoreWeights.speaker * speakerShare(query, candidate),
    date: scoreWeights.date * dateShare(query, candidate),
    instruction: scoreWeights.instruction * instructionShare(candidate, standing.isNearestInstruction),
    repeatedMessage: 0,
    similarMemory: 0,
    correction: 0,
  };
}

/**
 * Instructions are few, and share few words with what they are about, so those nearest to the query are chosen among
 * instructions alone.
 */
function nearestInstructionsOf(compared: readonly ComparedWithQuery[]): readonly ComparedWithQuery[] {
  return compared
    .filter(({ candidate, similarity }) => similarity >= nearestInstructions.similarity && isInstruction(candidate))
    .sort((a, b) => b.similarity - a.similarity || (a.candidate.id < b.candidate.id ? -1 : 1))
    .slice(0, nearestInstructions.count);
}

function instructionShare(candidate: Candidate, isNearest: boolean): number {
  if (!isInstruction(candidate)) return 0;
  return isNearest ? 1 : anyInstructionShare;
}

function isInstruction({ role, isStandingInstruction }: Candidate): boolean {
  return isStandingInstruction && role === 'user';
}

/**
 * How near the candidates are to the query. While models change, a memory that a service with another model wrote has
 * no vector of the query's: with nothing for its meaning, a crowd of memories that are merely alike would hide it,
 * whatever its words. It gets what its words are worth beside the best of them, of the best similarity there is.
 */
function compareWithQuery(candidates: readonly Candidate[], input: RankingInput): ComparedWithQuery[] {
  const { terms, averageLengths, knownSimilarities: known } = input;
  const queryEmbedding = input.queryEmbedding === null ? null : new Float64Array(input.queryEmbedding);
  const words = candidates.map(keywordScorer(terms, averageLengths));
  const found = candidates.map((candidate) => known.get(candidate.id) ?? similarity(candidate, queryEmbedding));
  const bestSimilarity = found.reduce<number>((best, one) => Math.max(best, one ?? 0), 0);
  const bestWords = words.reduce((best, one) => Math.max(best, worthOf(one)), 0);
  return candidates.map((candidate, position) => {
    const ofWords = words[position] ?? withoutWords;
    const share = bestWords > 0 ? worthOf(ofWords) / bestWords : 0;
    const nearness = found[position] ?? share * bestSimilarity;
    return { candidate, words: ofWords, similarity: Math.min(1, Math.max(0, nearness)) };
  });
}

/** Null where the candidate has no vector of the query's model. */
function similarity({ embedding, inverseNorm }: Candidate, queryEmbedding: Float64Array | null): number | null {
  if (queryEmbedding === null) return 0;
  if (embedding.length !== queryEmbedding.length) return null;
  return cosineSimilarity(queryEmbedding, embedding, inverseNorm);
}

/**
 * What the one asked about said counts more; where messages have roles, what the user said counts more than a reply.
 */
function speakerShare(query: AnalyzedQuery, candidate: Candidate): number {
  if (query.speaker !== null && candidate.speaker === query.speaker) return speakerShares.named;
  if (candidate.role !== 'user') return 0;
  return query.firstPerson ? speakerShares.userAsksAboutSelf : speakerShares.user;
}

/** A time in the query is compared; a query that asks for a time prefers memories that tell one. */
function dateShare({ dates, asksForTime }: AnalyzedQuery, candidate: Candidate): number {
  if (dates !== null) return dateMatch(dates, candidate);
  return asksForTime && candidate.eventStart !== null ? dateShares.tellsTime : 0;
}
