/** What a score is made of. The parts add up to it; the last three only take away or lift. */
export interface ScoreBreakdown {
  readonly keyword: number;
  readonly coverage: number;
  readonly semantic: number;
  readonly session: number;
  readonly speaker: number;
  readonly date: number;
  readonly instruction: number;
  /** Taken off for memories of the same message that stand above. */
  readonly repeatedMessage: number;
  /** Taken off when a memory above says much the same. */
  readonly similarMemory: number;
  /** Lifts a correction above what it corrects. */
  readonly correction: number;
}

/** The score that a breakdown explains, in [0, 1]. */
export function totalOf(parts: ScoreBreakdown): number {
  const {
    keyword,
    coverage,
    semantic,
    session,
    speaker,
    date,
    instruction,
    repeatedMessage,
    similarMemory,
    correction,
  } = parts;
  const total =
    keyword +
    coverage +
    semantic +
    session +
    speaker +
    date +
    instruction +
    repeatedMessage +
    similarMemory +
    correction;
  // A part that takes the rest away leaves a rounding error, which is no score below zero.
  return Math.min(1, Math.max(0, total));
}
