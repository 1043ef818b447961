/** The depths that recall is reported at. */
export const recallDepths = [5, 10, 20, 50] as const;

/** How well one ranked list answers one question; every figure in [0, 1]. */
export interface RetrievalMetrics {
  /** Share of the evidence that is the source of one of the first k memories, by k. */
  readonly recall: Readonly<Record<(typeof recallDepths)[number], number>>;
  /** 1 / rank of the first memory that comes from evidence, 0 when none does. */
  readonly reciprocalRank: number;
  /** Normalised discounted cumulative gain of the first 10; a second memory of the same message gains nothing. */
  readonly ndcg10: number;
}

/**
 * @param sources the message that each memory of the answer came from, best memory first; null when it is not known
 * @param evidence the messages that hold the answer, at least one, each once
 */
export function measureRanking(sources: readonly (string | null)[], evidence: readonly string[]): RetrievalMetrics {
  const rankOf = ranksOf(sources, evidence);
  const ranks = [...rankOf.values()];
  const recallAt = (depth: number) => ranks.filter((rank) => rank <= depth).length / evidence.length;
  const gain = ranks.filter((rank) => rank <= 10).reduce((sum, rank) => sum + discount(rank), 0);
  const ideal = Array.from({ length: Math.min(10, evidence.length) }, (_, position) => discount(position + 1));
  return {
    recall: { 5: recallAt(5), 10: recallAt(10), 20: recallAt(20), 50: recallAt(50) },
    reciprocalRank: ranks.length === 0 ? 0 : 1 / Math.min(...ranks),
    ndcg10: gain / ideal.reduce((sum, value) => sum + value, 0),
  };
}

/** The rank, from 1, at which each message of the evidence first appears; those never found are left out. */
function ranksOf(sources: readonly (string | null)[], evidence: readonly string[]): Map<string, number> {
  const wanted = new Set(evidence);
  const ranks = new Map<string, number>();
  for (const [position, message] of sources.entries()) {
    if (message !== null && wanted.has(message) && !ranks.has(message)) ranks.set(message, position + 1);
  }
  return ranks;
}

function discount(rank: number): number {
  return 1 / Math.log2(rank + 1);
}
