import { UsageError } from '../../usage-error.js';

/** Resident memory of the service's process in bytes, from its Prometheus metrics. */
export async function residentMemoryBytes(metricsUrl: string): Promise<number> {
  const response = await fetch(metricsUrl, { signal: AbortSignal.timeout(10_000) }).catch((error: Error) => {
    throw new UsageError(`no metrics at ${metricsUrl}: ${error.message}`);
  });
  const match = /^process_resident_memory_bytes(?:\{[^}]*\})? (\S+)$/m.exec(await response.text());
  const bytes = Number(match?.[1]);
  if (!Number.isFinite(bytes)) throw new UsageError(`${metricsUrl} has no process_resident_memory_bytes`);
  return bytes;
}
