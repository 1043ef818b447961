import { readMetrics } from './process-metrics.js';

/** Seconds that the steps of an operation took since the service started, and how many of each there were. */
export type StepTotals = ReadonlyMap<string, { readonly seconds: number; readonly count: number }>;

/**
 * Reads the sums of a histogram with the label `step` in Prometheus' text format. Throws `UsageError` when nothing
 * answers.
 */
export async function readStepTotals(metricsUrl: string, histogram: string): Promise<StepTotals> {
  return parseStepTotals(await readMetrics(metricsUrl), histogram);
}

export function parseStepTotals(metrics: string, histogram: string): StepTotals {
  const totals = new Map<string, { seconds: number; count: number }>();
  for (const line of metrics.split('\n')) {
    const [name = '', labels = ''] = line.split('{', 2);
    const step = /step="([^"]+)"/.exec(labels)?.[1];
    if (step === undefined || !name.startsWith(`${histogram}_`)) continue;
    const total = totals.get(step) ?? { seconds: 0, count: 0 };
    const value = Number(labels.slice(labels.indexOf('}') + 1));
    if (name.endsWith('_sum')) total.seconds = value;
    if (name.endsWith('_count')) total.count = value;
    totals.set(step, total);
  }
  return totals;
}

/** Milliseconds that each step took on average between two readings, in the order of the later one. */
export function meanStepMs(before: StepTotals, after: StepTotals): ReadonlyMap<string, number> {
  const means = new Map<string, number>();
  for (const [step, { seconds, count }] of after) {
    const earlier = before.get(step) ?? { seconds: 0, count: 0 };
    if (count > earlier.count) means.set(step, ((seconds - earlier.seconds) * 1000) / (count - earlier.count));
  }
  return means;
}
