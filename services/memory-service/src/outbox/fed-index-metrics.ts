import type { Logger, Metrics } from '@persistent-memory/service-kit';
import { CircuitOpenError, type CircuitState } from '../circuit-breaker/circuit-breaker.js';
import type { OutboxBacklog } from '../storage/outbox-leases.js';
import type { SearchedIndex, SearchFallbackReason } from './fed-vector-index.js';

type Circuit = 'search' | 'write';

/** What is counted of an index that is fed, each named for the event that it is told. */
export interface FedIndexMetrics {
  /** @param isWhole whether all of the project was searched all the same */
  onFallback(reason: SearchFallbackReason, isWhole: boolean): void;
  onSearchFailure(searched: SearchedIndex, error: unknown): void;
  onRefused(): void;
  onStrays(count: number): void;
  onCircuitChange(circuit: Circuit, state: CircuitState): void;
  /** @param read is called whenever the metrics are read */
  watchBacklog(read: () => Promise<OutboxBacklog>): void;
}

export function createFedIndexMetrics(metrics: Metrics, log: Logger): FedIndexMetrics {
  const onCircuitChange = createCircuitMetrics(metrics, log);
  const fallbacks = metrics.counter(
    'vector_index_fallbacks_total',
    'Searches that Postgres answered because the vector index was away or behind: over all vectors, or over the most recent that it lacks.',
    ['reason', 'searched'],
  );
  const refusals = metrics.counter('vector_outbox_refusals_total', 'Deliveries that the vector index refused.');
  const strays = metrics.counter(
    'vector_index_strays_total',
    'Points of memories that no longer exist, which searches came across in the vector index and had removed.',
  );
  return {
    onFallback: (reason, isWhole) => fallbacks.inc({ reason, searched: isWhole ? 'all' : 'recent' }),
    onSearchFailure(searched, error) {
      // A circuit that opens says so itself, once and not with every search.
      const level = error instanceof CircuitOpenError ? 'debug' : 'warn';
      log[level]({ err: error, searched }, 'vectors could not be searched');
    },
    onRefused: () => refusals.inc(),
    onStrays: (count) => strays.inc(count),
    onCircuitChange,
    watchBacklog(read) {
      metrics.gauge(
        'vector_outbox_entries',
        'Memories that the vector index does not know of yet.',
        async () => (await read()).entries,
      );
      metrics.gauge(
        'vector_outbox_oldest_seconds',
        'Age of the oldest of them.',
        async () => (await read()).oldestSeconds,
      );
    },
  };
}

function createCircuitMetrics(metrics: Metrics, log: Logger): FedIndexMetrics['onCircuitChange'] {
  const open = new Set<Circuit>();
  for (const circuit of ['search', 'write'] as const) {
    metrics.gauge(
      `vector_index_${circuit}_circuit_open`,
      `1 while the vector index is left alone because its last calls of the kind failed (${circuit}).`,
      () => (open.has(circuit) ? 1 : 0),
    );
  }
  return (circuit, state) => {
    if (state === 'closed') open.delete(circuit);
    else open.add(circuit);
    if (state === 'open') log.warn({ circuit }, 'the vector index is left alone for a while');
    if (state === 'closed') log.info({ circuit }, 'the vector index answers again');
  };
}
