/** A mean with the interval that 95 % of the resampled means lie in. */
export interface MeanWithInterval {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

const resamples = 1000;

/**
 * Percentile bootstrap (Efron, 1979) of a mean over questions. The same values always give the same interval: the
 * generator is seeded.
 */
export function bootstrapInterval(values: readonly number[]): MeanWithInterval {
  const mean = average(values);
  const random = seededRandom(values.length);
  const means = Array.from({ length: resamples }, () => {
    let sum = 0;
    for (let drawn = 0; drawn < values.length; drawn++) sum += values[Math.floor(random() * values.length)] ?? 0;
    return sum / values.length;
  }).sort((a, b) => a - b);
  const at = (share: number) => means[Math.round(share * (resamples - 1))] ?? mean;
  return { mean, low: at(0.025), high: at(0.975) };
}

export function average(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/**
 * The value that a share of the values lies at or below (nearest rank); NaN where there are none, which is no fast
 * answer.
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** Marsaglia's xorshift generator with 32 bits of state; numbers in [0, 1). */
export function seededRandom(seed: number): () => number {
  let state = (seed ^ 0x9e3779b9) | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
