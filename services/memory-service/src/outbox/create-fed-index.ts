import type { Database, Logger, Metrics } from '@persistent-memory/service-kit';
import type { EmbeddingModel } from '../embedding/embedder.js';
import { readDatabaseId } from '../storage/database-identity.js';
import { type FedIndex, isFed } from '../storage/fed-indexes.js';
import { handOverIndex } from '../storage/index-hand-over.js';
import { oweEverything } from '../storage/owe-index.js';
import { createVectorSource } from '../storage/vector-changes.js';
import { createExactVectorIndex } from '../vector-index/exact/exact-vector-index.js';
import { warnOfMissingParts } from '../vector-index/exact/missing-parts.js';
import {
  createQdrantVectorIndex,
  type QdrantOptions,
  type QdrantVectorIndex,
} from '../vector-index/qdrant/qdrant-vector-index.js';
import { createFedIndexMetrics } from './fed-index-metrics.js';
import { FedVectorIndex } from './fed-vector-index.js';
import { createLostPointsWatch } from './lost-points.js';
import { StrayRemoval } from './stray-points.js';
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

const defaultRequestDeadlineMs = 1_000;

/**
 * Qdrant as the vector index: searched through `vectorIndex`, fed by `outbox`. Nothing is sent before the first use.
 */
export function createFedIndex(options: FedIndexOptions): { vectorIndex: FedVectorIndex; outbox: VectorOutbox } {
  const { database, model, log, metrics } = options;
  const indexMetrics = createFedIndexMetrics(metrics, log);
  const qdrant = createQdrantVectorIndex({
    ...options.qdrant,
    model,
    databaseId: () => readDatabaseId(database),
    onEmptyIndex: () => oweEverything(database, fedAs),
    onCircuitChange: indexMetrics.onCircuitChange,
  });
  const fedAs = { name: qdrant.name, embeddingModel: model.name };
  const fallback = createExactVectorIndex({
    source: createVectorSource(database, model.name),
    dimensions: model.dimensions,
    maxBytes: options.fallbackMaxBytes,
    onMissingPart: warnOfMissingParts(log),
  });
  const vectorIndex = new FedVectorIndex({
    database,
    fedAs,
    index: qdrant,
    fallback,
    isKnown: () => outbox.isKnown,
    onFallback: indexMetrics.onFallback,
    onSearchFailure: indexMetrics.onSearchFailure,
    strays: new StrayRemoval({
      database,
      index: fedAs,
      isCertainlyOwn: () => qdrant.isCertainlyOwn(),
      onStrays: indexMetrics.onStrays,
      log,
    }),
  });
  const outbox = new VectorOutbox({
    database,
    index: fedAs,
    sink: qdrant,
    prepare: () => qdrant.check(),
    startOver: () => qdrant.startOver(),
    everyMinute: [
      () => finishHandOver(database, qdrant, fedAs),
      createLostPointsWatch({ database, index: fedAs, countPoints: () => qdrant.countPoints(), log }),
    ],
    requestDeadlineMs: options.requestDeadlineMs ?? defaultRequestDeadlineMs,
    onRefused: indexMetrics.onRefused,
    log,
  });
  indexMetrics.watchBacklog(() => outbox.backlog());
  return { vectorIndex, outbox };
}

/**
 * A collection that is in use but still fed under its own name: the process that built it ended before the hand-over,
 * or did not hear that the alias was switched.
 */
async function finishHandOver(database: Database, qdrant: QdrantVectorIndex, fedAs: FedIndex): Promise<void> {
  const collection = await qdrant.collection();
  if (collection !== null && (await isFed(database, collection))) await handOverIndex(database, collection, fedAs);
}
