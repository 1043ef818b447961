import { UsageError } from '../../command-line/usage-error.js';

/** What a Node process publishes of itself: resident memory in bytes, and processor time since its start in seconds. */
export type ProcessMetric = 'process_resident_memory_bytes' | 'process_cpu_seconds_total';

/** Reads a metric in Prometheus' text format. Throws `UsageError` when it is not to be had. */
export async function readProcessMetric(metricsUrl: string, metric: ProcessMetric): Promise<number> {
  const lines = (await readMetrics(metricsUrl)).split('\n');
  const line = lines.find((one) => one.startsWith(`${metric}{`) || one.startsWith(`${metric} `));
  const value = Number(line?.split(' ').at(-1));
  if (!Number.isFinite(value)) throw new UsageError(`${metricsUrl} has no ${metric}`);
  return value;
}

/** Everything that a service publishes, in Prometheus' text format. Throws `UsageError` when nothing answers. */
export async function readMetrics(metricsUrl: string): Promise<string> {
  const response = await fetch(metricsUrl, { signal: AbortSignal.timeout(10_000) }).catch((error: Error) => {
    throw new UsageError(`no metrics at ${metricsUrl}: ${error.message}`);
  });
  return response.text();
}
