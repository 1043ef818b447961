import type { Database, Logger, Metrics } from '@persistent-memory/service-kit';
import type { CircuitState } from '../circuit-breaker/circuit-breaker.js';
import type { EmbeddingModel } from '../embedding/embedder.js';
import { readDatabaseId } from '../storage/database-identity.js';
import { handOverIndex, isFed } from '../storage/fed-indexes.js';
import { oweEverything } from '../storage/owe-index.js';
import { createVectorSource } from '../storage/vector-changes.js';
import { createExactVectorIndex } from '../vector-index/exact/exact-vector-index.js';
import { createQdrantVectorIndex, type QdrantOptions } from '../vector-index/qdrant/qdrant-vector-index.js';
import { FedVectorIndex } from './fed-vector-index.js';
import { createLostPointsWatch } from './lost-points.js';
import { VectorOutbox } from './vector-outbox.js';

export interface FedIndexOptions {
  readonly database: Database;
  readonly model: EmbeddingModel;
  readonly qdrant: Omit<QdrantOptions, 'model' | 'databaseId' | 'onEmptyIndex' | 'onCircuitChange'>;
  /** Memory for the vectors that are searched in process while Qdrant is away. */
  readonly fallbackMaxBytes: number;
  /** How long a request waits until what it wrote is in the index. */
  readonly requestDeadlineMs?: number;
  readonly metrics: Metrics;
  readonly log: Logger;
}

const requestDeadlineMs = 1_000;

/** Qdrant as the vector index: searched through `vectorIndex`, fed by `outbox`. Nothing is sent before the first use. */
export function createFedIndex(options: FedIndexOptions): { vectorIndex: FedVectorIndex; outbox: VectorOutbox } {
  const { database, model, log, metrics } = options;
  const { fallbacks, refusals, noteCircuit } = countersOf(metrics, log);
  const qdrant = createQdrantVectorIndex({
    ...options.qdrant,
    model,
    databaseId: () => readDatabaseId(database),
    onEmptyIndex: () => oweEverything(database, fedAs),
    onCircuitChange: noteCircuit,
  });
  const fedAs = { name: qdrant.name, embeddingModel: model.name };
  const fallback = createExactVectorIndex({
    source: createVectorSource(database, model.name),
    dimensions: model.dimensions,
    maxBytes: options.fallbackMaxBytes,
  });
  const vectorIndex = new FedVectorIndex({
    database,
    fedAs,
    index: qdrant,
    fallback,
    isKnown: () => outbox.isKnown,
    onFallback: (reason, isWhole) => fallbacks.inc({ reason, searched: isWhole ? 'all' : 'recent' }),
  });
  const outbox = new VectorOutbox({
    database,
    index: fedAs,
    sink: qdrant,
    prepare: () => qdrant.check(),
    startOver: () => qdrant.startOver(),
    everyMinute: [
      async () => {
        // A collection that is in use but still fed under its own name: the process that built it ended before the hand-over.
        const collection = await qdrant.collection();
        if (collection !== null && (await isFed(database, collection)))
          await handOverIndex(database, collection, fedAs);
      },
      createLostPointsWatch({ database, index: fedAs, countPoints: () => qdrant.countPoints(), log }),
    ],
    requestDeadlineMs: options.requestDeadlineMs ?? requestDeadlineMs,
    onRefused: () => refusals.inc(),
    log,
  });
  metrics.gauge('vector_outbox_entries', 'Memories that the vector index does not know of yet.', async () => {
    return (await outbox.backlog()).entries;
  });
  metrics.gauge('vector_outbox_oldest_seconds', 'Age of the oldest of them.', async () => {
    return (await outbox.backlog()).oldestSeconds;
  });
  return { vectorIndex, outbox };
}

function countersOf(metrics: Metrics, log: Logger) {
  const open = new Set<'search' | 'write'>();
  for (const circuit of ['search', 'write'] as const) {
    metrics.gauge(
      `vector_index_${circuit}_circuit_open`,
      `1 while the vector index is left alone because its last calls of the kind failed (${circuit}).`,
      () => (open.has(circuit) ? 1 : 0),
    );
  }
  return {
    fallbacks: metrics.counter(
      'vector_index_fallbacks_total',
      'Searches that Postgres answered because the vector index was away or behind: over all vectors, or over those it lacks.',
      ['reason', 'searched'],
    ),
    refusals: metrics.counter('vector_outbox_refusals_total', 'Deliveries that the vector index refused.'),
    noteCircuit: (circuit: 'search' | 'write', state: CircuitState) => {
      if (state === 'closed') open.delete(circuit);
      else open.add(circuit);
      if (state === 'open') log.warn({ circuit }, 'the vector index is left alone for a while');
      if (state === 'closed') log.info({ circuit }, 'the vector index answers again');
    },
  };
}
