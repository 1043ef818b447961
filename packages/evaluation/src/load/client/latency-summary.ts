import { percentile } from '../../statistics.js';
import type { LoopSamples } from './closed-loop.js';

export interface LatencySummary {
  readonly requests: number;
  /** NaN where nothing was answered. */
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly perSecond: number;
}

/** All slices of one target together. */
export function summarise(slices: readonly LoopSamples[]): LatencySummary {
  const latenciesMs = slices.flatMap((slice) => slice.latenciesMs);
  const elapsedMs = slices.reduce((sum, slice) => sum + slice.elapsedMs, 0);
  return {
    requests: latenciesMs.length,
    p50Ms: percentile(latenciesMs, 0.5),
    p95Ms: percentile(latenciesMs, 0.95),
    perSecond: (latenciesMs.length / Math.max(1, elapsedMs)) * 1000,
  };
}

/**
 * How far a figure's ratio varied from slice to slice: the middle half of the ratios of slices that were measured next
 * to each other.
 * A wide range says that the machine was busy with something else. Slices in which nothing was answered are left out.
 */
export function ratioRange(
  measured: readonly LoopSamples[],
  base: readonly LoopSamples[],
  figure: (summary: LatencySummary) => number,
): { readonly low: number; readonly high: number } {
  const ratios = measured.flatMap((slice, index) => {
    const other = base[index];
    if (other === undefined || slice.latenciesMs.length === 0 || other.latenciesMs.length === 0) return [];
    return [figure(summarise([slice])) / figure(summarise([other]))];
  });
  return { low: percentile(ratios, 0.25), high: percentile(ratios, 0.75) };
}
