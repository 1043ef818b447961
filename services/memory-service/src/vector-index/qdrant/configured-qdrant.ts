import type { MemoryServiceConfig } from '../../config.js';
import type { CollectionOptions } from './collections.js';
import type { QdrantAddress } from './qdrant-connection.js';
import type { QdrantOptions } from './qdrant-vector-index.js';

/** Where Qdrant is, how long it may take, and how its collections are made. */
export type ConfiguredQdrant = QdrantAddress &
  Omit<CollectionOptions, 'model'> &
  Pick<QdrantOptions, 'searchTimeoutMs' | 'writeTimeoutMs'>;

/**
 * What the configuration says of Qdrant; null when it is not used. The service and its commands make collections alike.
 */
export function configuredQdrant(config: MemoryServiceConfig): ConfiguredQdrant | null {
  if (config.qdrantUrl === undefined) return null;
  return {
    url: config.qdrantUrl,
    apiKey: config.qdrantApiKey,
    collectionPrefix: config.qdrantCollectionPrefix,
    scalarQuantisation: config.qdrantScalarQuantization,
    shards: config.qdrantShardNumber,
    replicas: config.qdrantReplicationFactor,
    writeConsistency: config.qdrantWriteConsistencyFactor,
    searchTimeoutMs: config.qdrantSearchTimeoutMs,
    writeTimeoutMs: config.qdrantWriteTimeoutMs,
  };
}
