/** Every number that ranking was tuned with. What each one is worth is measured in README.md beside this file. */

/** Share of an occurrence by where it stands: the memory's own text, the previous message, the next one, the one before the previous. */
export const fieldWeights = [1, 0.5, 0.3, 0.2] as const;

/** BM25's saturation of repeated words. */
export const termSaturation = 1.2;

/** BM25's share of length normalisation; long messages need at least 0.6. */
export const lengthNormalization = 0.6;

/** Shares of the score. They add up to 1, so that a score stands in [0, 1]. */
export const scoreWeights = {
  keyword: 0.21,
  semantic: 0.27,
  speaker: 0.09,
  date: 0.21,
  sessionKeyword: 0.11,
  sessionSemantic: 0.11,
} as const;

/** What a date is worth by how closely it meets the asked one. */
export const dateShares = { day: 1, month: 0.5, year: 0.2 } as const;

/** Candidates of each side before they are united. */
export const candidatesPerSide = 100;

/** What the second memory of one message loses, the third twice that. */
export const repeatedMessagePenalty = 0.05;
