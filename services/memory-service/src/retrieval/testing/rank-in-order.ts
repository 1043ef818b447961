import type { Candidate } from '../candidates/candidate.js';
import { analyzeQuery } from '../query/analyze-query.js';
import { liftCorrections } from '../ranking/lift-corrections.js';
import type { ScoredCandidate } from '../ranking/scored-candidate.js';
import { buildCandidate } from './build-candidate.js';

const noParts = {
  keyword: 0,
  coverage: 0,
  semantic: 0,
  session: 0,
  speaker: 0,
  date: 0,
  instruction: 0,
  repeatedMessage: 0,
  similarMemory: 0,
  correction: 0,
};

/** A candidate with a score that stands for its meaning alone. */
export function scoredAs(score: number, fields: Partial<Candidate> & { readonly id: string }): ScoredCandidate {
  return { candidate: buildCandidate(fields), score, breakdown: { ...noParts, semantic: score } };
}

/** One below the other, 0.05 apart. */
export const ranked = (...given: Partial<Candidate>[]): ScoredCandidate[] =>
  given.map((fields, position) => scoredAs(0.6 - position * 0.05, { id: `m${position}`, ...fields }));

/** The memories in the order in which a query finds them. */
export const lift = (query: string, candidates: readonly ScoredCandidate[]): string[] =>
  liftCorrections(candidates, analyzeQuery(query, [], null)).map(({ candidate }) => candidate.memory);

/** Noon of a day in March 2026. */
export const day = (number: number): Date => new Date(Date.UTC(2026, 2, number, 12));

const [meaning, nearlyThat] = [Int8Array.from([100, 0, 0]), Int8Array.from([99, 14, 0])];

/**
 * Which of two stands first where the older, told weeks before, was the better answer. Something else is more like the
 * newer, so that it is not taken for what tells the older anew by its meaning alone.
 */
export const firstOfTwo = (
  older: string,
  newer: string,
  query: string,
  ofNewer: Partial<Candidate> = {},
): string | undefined =>
  lift(
    query,
    ranked(
      { memory: older, createdAt: day(1), embedding: nearlyThat },
      { memory: newer, createdAt: day(20), embedding: meaning, ...ofNewer },
      { memory: 'Nothing', createdAt: day(2), embedding: meaning },
    ),
  )[0];
