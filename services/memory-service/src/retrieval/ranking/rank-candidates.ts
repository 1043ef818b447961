import type { Candidate } from '../candidates/candidate.js';
import type { AnalyzedQuery } from '../query/analyze-query.js';
import { countsInTsvector, tsvectorNeedle } from '../tsvector-text.js';
import {
  anyInstructionShare,
  dateShares,
  nearestInstructions,
  scoreWeights,
  speakerShares,
  termSaturation,
} from '../weights.js';
import { bm25f, type WeightedTerm } from './bm25f.js';
import { cosineSimilarity } from './cosine-similarity.js';
import { dateMatch } from './date-match.js';
import { type ScoreBreakdown, totalOf } from './score-parts.js';

export interface ScoredCandidate {
  readonly candidate: Candidate;
  /** In [0, 1]. */
  readonly score: number;
  /** The parts of the score; they add up to it. */
  readonly breakdown: ScoreBreakdown;
}

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

/** Candidates best first: a weighted sum of keywords, meaning, speaker and date, all of them computed for every candidate. */
export function rankCandidates(candidates: readonly Candidate[], input: RankingInput): ScoredCandidate[] {
  const terms = input.terms.map((term) => ({ ...term, needle: tsvectorNeedle(term.lexeme) }));
  const scoring = { ...input, terms, totalIdf: terms.reduce((sum, term) => sum + term.idf, 0) };
  const queryEmbedding = input.queryEmbedding === null ? null : new Float64Array(input.queryEmbedding);
  const words = candidates.map((candidate) => keywordParts(candidate, scoring));
  const similarities = similaritiesOf(candidates, words, { queryEmbedding, known: input.knownSimilarities });
  const bestOfSession = new Map<string, number>();
  for (const [position, { sessionId }] of candidates.entries()) {
    bestOfSession.set(sessionId, Math.max(bestOfSession.get(sessionId) ?? 0, similarities[position] ?? 0));
  }
  const nearest = nearestInstructionsOf(candidates, similarities);
  return candidates
    .map((candidate, position) => {
      const breakdown = score(candidate, scoring, {
        words: words[position] ?? withoutWords,
        similarity: similarities[position] ?? 0,
        bestOfSession: bestOfSession.get(candidate.sessionId) ?? 0,
        isNearestInstruction: nearest.has(candidate),
      });
      return { candidate, breakdown, score: totalOf(breakdown) };
    })
    .sort(byScore);
}

interface ScoringInput extends RankingInput {
  readonly terms: readonly (WeightedTerm & { readonly needle: string })[];
  readonly totalIdf: number;
}

/** What a candidate's score takes from comparing it with the others. */
interface Standing {
  readonly words: KeywordParts;
  readonly similarity: number;
  readonly bestOfSession: number;
  readonly isNearestInstruction: boolean;
}

function score(candidate: Candidate, input: ScoringInput, standing: Standing): ScoreBreakdown {
  const { query } = input;
  // Written out: an object of this size that begins with a spread takes Node 20 some 10 µs to make, and each search makes 120 of them.
  return {
    keyword: standing.words.keyword,
    coverage: standing.words.coverage,
    semantic: scoreWeights.semantic * standing.similarity,
    session: scoreWeights.session * standing.bestOfSession,
    speaker: scoreWeights.speaker * speakerShare(query, candidate),
    date: scoreWeights.date * dateShare(query, candidate),
    instruction: scoreWeights.instruction * instructionShare(candidate, standing.isNearestInstruction),
    repeatedMessage: 0,
    similarMemory: 0,
    correction: 0,
  };
}

/** Instructions are few, and share few words with what they are about, so those nearest to the query are chosen among instructions alone. */
function nearestInstructionsOf(
  candidates: readonly Candidate[],
  similarities: readonly number[],
): ReadonlySet<Candidate> {
  const instructions = candidates
    .map((candidate, position) => ({ candidate, similarity: similarities[position] ?? 0 }))
    .filter(({ candidate, similarity }) => isInstruction(candidate) && similarity >= nearestInstructions.similarity)
    .sort((a, b) => b.similarity - a.similarity || (a.candidate.id < b.candidate.id ? -1 : 1));
  return new Set(instructions.slice(0, nearestInstructions.count).map(({ candidate }) => candidate));
}

function instructionShare(candidate: Candidate, isNearest: boolean): number {
  if (!isInstruction(candidate)) return 0;
  return isNearest ? 1 : anyInstructionShare;
}

function isInstruction({ role, isStandingInstruction }: Candidate): boolean {
  return role === 'user' && isStandingInstruction;
}

interface Similarities {
  readonly queryEmbedding: Float64Array | null;
  readonly known: ReadonlyMap<string, number>;
}

/**
 * How near the candidates are to the query, in [0, 1]. While models change, a memory that a service with another model wrote has no vector
 * of the query's: with nothing for its meaning, a crowd of memories that are merely alike would hide it, whatever its words. It gets what
 * its words are worth beside the best of them, of the best similarity there is.
 */
function similaritiesOf(
  candidates: readonly Candidate[],
  words: readonly KeywordParts[],
  { queryEmbedding, known }: Similarities,
): readonly number[] {
  const found = candidates.map((candidate) => known.get(candidate.id) ?? similarity(candidate, queryEmbedding));
  const bestSimilarity = found.reduce<number>((best, one) => Math.max(best, one ?? 0), 0);
  const bestWords = words.reduce((best, one) => Math.max(best, worthOf(one)), 0);
  return found.map((one, position) => {
    const share = bestWords > 0 ? worthOf(words[position] ?? withoutWords) / bestWords : 0;
    return Math.min(1, Math.max(0, one ?? share * bestSimilarity));
  });
}

/** Null where the candidate has no vector of the query's model. */
function similarity({ embedding, inverseNorm }: Candidate, queryEmbedding: Float64Array | null): number | null {
  if (queryEmbedding === null) return 0;
  if (embedding.length !== queryEmbedding.length) return null;
  return cosineSimilarity(queryEmbedding, embedding, inverseNorm);
}

type KeywordParts = Pick<ScoreBreakdown, 'keyword' | 'coverage'>;

const withoutWords: KeywordParts = { keyword: 0, coverage: 0 };

function worthOf({ keyword, coverage }: KeywordParts): number {
  return keyword + coverage;
}

function keywordParts(
  { searchableTsvector, fieldLengths }: Candidate,
  { terms, totalIdf, averageLengths }: ScoringInput,
): KeywordParts {
  if (totalIdf <= 0) return withoutWords;
  const counts = terms.map((term) => countsInTsvector(searchableTsvector, term.needle));
  let coveredIdf = 0;
  for (const [position, term] of terms.entries()) if (counts[position] !== undefined) coveredIdf += term.idf;
  const highest = totalIdf * (termSaturation + 1);
  return {
    keyword: (scoreWeights.keyword * bm25f(terms, counts, fieldLengths, averageLengths)) / highest,
    coverage: (scoreWeights.coverage * coveredIdf) / totalIdf,
  };
}

/** What the one asked about said counts more; where messages have roles, what the user said counts more than a reply. */
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

/** Best first; ties by the newer, then by id. */
export function byScore(a: ScoredCandidate, b: ScoredCandidate): number {
  return (
    b.score - a.score ||
    b.candidate.createdAt.getTime() - a.candidate.createdAt.getTime() ||
    (a.candidate.id < b.candidate.id ? -1 : 1)
  );
}
