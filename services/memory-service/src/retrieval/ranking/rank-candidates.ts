import type { Candidate } from '../candidates/candidate.js';
import type { AnalyzedQuery } from '../query/analyze-query.js';
import { countsInTsvector, quoteLexeme } from '../tsvector-text.js';
import { scoreWeights } from '../weights.js';
import { bm25f, type WeightedTerm } from './bm25f.js';
import { cosineSimilarity } from './cosine-similarity.js';
import { dateMatch } from './date-match.js';

/** `repeatedMessage` is what a memory loses for another of its message that stands above it. */
export type ScoreBreakdown = Record<keyof typeof scoreWeights | 'repeatedMessage', number>;

export interface ScoredCandidate {
  readonly candidate: Candidate;
  /** In [0, 1]. */
  readonly score: number;
  /** The parts of the score; they add up to it. */
  readonly breakdown: ScoreBreakdown;
}

export interface RankingInput {
  readonly query: AnalyzedQuery;
  /** Length 1; null when the embedder could not be asked. */
  readonly queryEmbedding: Float32Array | null;
  readonly terms: readonly WeightedTerm[];
  /** Terms in each field, averaged over the project's memories. */
  readonly averageLengths: readonly number[];
}

interface Match {
  readonly candidate: Candidate;
  readonly keyword: number;
  readonly semantic: number;
}

/** Candidates best first: a weighted sum of keywords, meaning, speaker, date, and the best of the same session. */
export function rankCandidates(candidates: readonly Candidate[], input: RankingInput): ScoredCandidate[] {
  const matches = measure(candidates, input);
  const bestKeyword = bestBySession(matches, (match) => match.keyword);
  const bestSemantic = bestBySession(matches, (match) => match.semantic);
  return matches
    .map((match) => {
      const { candidate } = match;
      const breakdown: ScoreBreakdown = {
        keyword: scoreWeights.keyword * match.keyword,
        semantic: scoreWeights.semantic * match.semantic,
        speaker: isAskedSpeaker(input.query, candidate) ? scoreWeights.speaker : 0,
        date: input.query.dates === null ? 0 : scoreWeights.date * dateMatch(input.query.dates, candidate),
        sessionKeyword: scoreWeights.sessionKeyword * (bestKeyword.get(candidate.sessionId) ?? 0),
        sessionSemantic: scoreWeights.sessionSemantic * (bestSemantic.get(candidate.sessionId) ?? 0),
        repeatedMessage: 0,
      };
      return { candidate, breakdown, score: Math.min(1, sum(breakdown)) };
    })
    .sort(byScore);
}

/** Both scores for every candidate, each as a share of the best: a half left out would count as zero. */
function measure(candidates: readonly Candidate[], input: RankingInput): Match[] {
  const quoted = new Map(input.terms.map((term) => [term, quoteLexeme(term.lexeme)]));
  const raw = candidates.map((candidate) => ({
    candidate,
    keyword: bm25f(
      input.terms,
      (term) => countsInTsvector(candidate.tsvectorText, quoted.get(term) ?? ''),
      candidate.fieldLengths,
      input.averageLengths,
    ),
    semantic:
      input.queryEmbedding === null
        ? 0
        : Math.max(0, cosineSimilarity(input.queryEmbedding, candidate.embedding, candidate.inverseNorm)),
  }));
  const maxKeyword = Math.max(0, ...raw.map((match) => match.keyword));
  const maxSemantic = Math.max(0, ...raw.map((match) => match.semantic));
  return raw.map(({ candidate, keyword, semantic }) => ({
    candidate,
    keyword: maxKeyword > 0 ? keyword / maxKeyword : 0,
    semantic: maxSemantic > 0 ? semantic / maxSemantic : 0,
  }));
}

function bestBySession(matches: readonly Match[], value: (match: Match) => number): Map<string, number> {
  const best = new Map<string, number>();
  for (const match of matches) {
    const { sessionId } = match.candidate;
    best.set(sessionId, Math.max(best.get(sessionId) ?? 0, value(match)));
  }
  return best;
}

function isAskedSpeaker(query: AnalyzedQuery, candidate: Candidate): boolean {
  if (query.speaker !== null) return candidate.speaker === query.speaker;
  return query.firstPerson && candidate.role === 'user';
}

function sum(breakdown: ScoreBreakdown): number {
  return Object.values(breakdown).reduce((total, part) => total + part, 0);
}

/** Best first; ties by the newer, then by id. */
export function byScore(a: ScoredCandidate, b: ScoredCandidate): number {
  return (
    b.score - a.score ||
    b.candidate.createdAt.getTime() - a.candidate.createdAt.getTime() ||
    (a.candidate.id < b.candidate.id ? -1 : 1)
  );
}
