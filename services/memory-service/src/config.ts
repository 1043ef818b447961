import { type Config, type ConfigurationFault, LOG_LEVELS, readConfig, variable } from '@persistent-memory/service-kit';

const { boolean, duration, integer, oneOf, port, proxies, text, url } = variable;

/** Every variable of this service: its documentation, its bounds and its default. */
export const declarations = {
  databaseUrl: url({
    name: 'DATABASE_URL',
    description: 'Postgres with the schemas access and memory.',
    schemes: ['postgres', 'postgresql'],
  }),
  host: text({ name: 'HOST', description: 'Address to listen on.', default: '127.0.0.1' }),
  port: port({ name: 'MEMORY_PORT', description: 'Port of the data plane.', default: 8080 }),
  metricsPort: port({
    name: 'MEMORY_METRICS_PORT',
    description: 'Port of the Prometheus metrics, which should not be public.',
    default: 9080,
  }),
  trustProxy: proxies({
    name: 'TRUST_PROXY',
    description: 'Proxies in front of the service: only behind them is an address in X-Forwarded-For believed.',
  }),
  logLevel: oneOf({
    name: 'LOG_LEVEL',
    description: 'Least severe line that is logged.',
    choices: LOG_LEVELS,
    default: 'info',
  }),
  maxBodyBytes: integer({
    name: 'MAX_BODY_BYTES',
    description:
      'Largest body of an add, which carries a whole conversation; every other body may have 1 MiB, or this where it is less.',
    minimum: 1_024,
    maximum: 64 * 1024 * 1024,
    unit: 'bytes',
    default: 4 * 1024 * 1024,
  }),
  maxConcurrentRequests: integer({
    name: 'MAX_CONCURRENT_REQUESTS',
    description: 'Requests answered at the same time; one more is refused at once.',
    minimum: 1,
    maximum: 100_000,
    default: 512,
  }),
  requestDeadlineMs: duration({
    name: 'REQUEST_DEADLINE_MS',
    description: 'After this a request is given up.',
    minimum: 100,
    maximum: 600_000,
    default: 60_000,
  }),
  shutdownGraceMs: duration({
    name: 'SHUTDOWN_GRACE_MS',
    description: 'Time that requests under way get to finish when the service stops.',
    minimum: 0,
    maximum: 600_000,
    default: 10_000,
  }),
  poolSize: integer({
    name: 'DATABASE_POOL_SIZE',
    description: 'Connections to Postgres, and as many again for keyword search.',
    minimum: 2,
    maximum: 1_000,
    default: 16,
  }),
  acquireTimeoutMs: duration({
    name: 'DATABASE_ACQUIRE_TIMEOUT_MS',
    description: 'How long a request waits for a connection.',
    minimum: 10,
    maximum: 60_000,
    default: 5_000,
  }),
  databaseDeadlineMs: duration({
    name: 'DATABASE_DEADLINE_MS',
    description: 'Longest use of a connection, transactions and retries included.',
    minimum: 100,
    maximum: 600_000,
    default: 30_000,
  }),
  statementTimeoutMs: duration({
    name: 'DATABASE_STATEMENT_TIMEOUT_MS',
    description: 'Longest single statement; Postgres ends it.',
    minimum: 100,
    maximum: 600_000,
    default: 25_000,
  }),
  connectTimeoutMs: duration({
    name: 'DATABASE_CONNECT_TIMEOUT_MS',
    description: 'Longest attempt to connect.',
    minimum: 100,
    maximum: 60_000,
    default: 5_000,
  }),
  embeddingWorkers: integer({
    name: 'EMBEDDING_WORKERS',
    description: 'Threads of the local embedding model, 150 MB each.',
    minimum: 1,
    maximum: 64,
    default: 1,
  }),
  openAiApiKey: text({
    name: 'OPENAI_API_KEY',
    description:
      'Key of the model provider. With it or an address, extraction asks a model unless EXTRACTOR says otherwise.',
    optional: true,
  }),
  openAiBaseUrl: url({
    name: 'OPENAI_BASE_URL',
    description: 'Address of an OpenAI-compatible server, with its version; unset: that of OpenAI.',
    schemes: ['http', 'https'],
    optional: true,
  }),
  extractor: oneOf({
    name: 'EXTRACTOR',
    description: 'What finds the facts; unset: `openai` once a key or an address is set, `rules` otherwise.',
    choices: ['rules', 'openai'],
    optional: true,
  }),
  extractionModel: text({
    name: 'EXTRACTION_MODEL',
    description: 'The model that extracts, by the name its server knows.',
    default: 'gpt-4.1-mini',
  }),
  embedder: oneOf({
    name: 'EMBEDDER',
    description: 'What makes the vectors. After a change, `reembed` brings the stored ones over.',
    choices: ['local', 'openai'],
    default: 'local',
  }),
  embeddingModel: text({
    name: 'EMBEDDING_MODEL',
    description: 'The model that embeds when EMBEDDER is openai.',
    default: 'text-embedding-3-small',
  }),
  embeddingDimensions: integer({
    name: 'EMBEDDING_DIMENSIONS',
    description: 'Length of its vectors.',
    minimum: 1,
    maximum: 16_384,
    default: 1_536,
  }),
  providerTokensPerProjectDay: integer({
    name: 'PROVIDER_MAX_TOKENS_PER_PROJECT_DAY',
    description:
      'Tokens that a project may spend at the model provider in a day (UTC), over all replicas; then the rules extract.',
    minimum: 0,
    maximum: Number.MAX_SAFE_INTEGER,
    unit: 'tokens',
    default: 5_000_000,
  }),
  qdrantUrl: url({
    name: 'QDRANT_URL',
    description: 'Qdrant as the vector index; unset: exact search in process.',
    schemes: ['http', 'https'],
    optional: true,
  }),
  qdrantApiKey: text({ name: 'QDRANT_API_KEY', description: 'The key that Qdrant asks for.', optional: true }),
  qdrantCollectionPrefix: text({
    name: 'QDRANT_COLLECTION_PREFIX',
    description: 'Begins the names of its collections and aliases; another for each deployment that shares a Qdrant.',
    default: 'memories',
  }),
  qdrantScalarQuantization: boolean({
    name: 'QDRANT_SCALAR_QUANTIZATION',
    description:
      'Searches int8 copies that stay in memory, a quarter of the size, and scores twice as many again by the vectors, which lie on disk. Like the next three it counts when a collection is made: run `reindex` after a change.',
    default: false,
  }),
  qdrantShardNumber: integer({
    name: 'QDRANT_SHARD_NUMBER',
    description: 'Shards of a collection, which lie on different nodes; unset: one, in a cluster one for each node.',
    minimum: 1,
    maximum: 10_000,
    optional: true,
  }),
  qdrantReplicationFactor: integer({
    name: 'QDRANT_REPLICATION_FACTOR',
    description: 'Copies of each shard, on different nodes; unset: as Qdrant is configured, which is one.',
    minimum: 1,
    maximum: 100,
    optional: true,
  }),
  qdrantWriteConsistencyFactor: integer({
    name: 'QDRANT_WRITE_CONSISTENCY_FACTOR',
    description:
      'Copies that have to take a write before it counts. With more than one, writes wait in Postgres while too few are there; unset: as Qdrant is configured, which is one.',
    minimum: 1,
    maximum: 100,
    optional: true,
  }),
  qdrantSearchTimeoutMs: duration({
    name: 'QDRANT_SEARCH_TIMEOUT_MS',
    description: 'A search in Qdrant that takes longer is answered from Postgres.',
    minimum: 10,
    maximum: 60_000,
    default: 1_000,
  }),
  qdrantWriteTimeoutMs: duration({
    name: 'QDRANT_WRITE_TIMEOUT_MS',
    description: 'A batch that takes Qdrant longer is delivered again later.',
    minimum: 10,
    maximum: 20_000,
    default: 10_000,
  }),
  exactIndexMaxBytes: integer({
    name: 'EXACT_INDEX_MAX_BYTES',
    description:
      'Memory for the vectors of the projects in use, some 550 bytes a memory; the least recently used project goes first. With Qdrant they are read only while it is away.',
    minimum: 1024 * 1024,
    maximum: 1024 ** 4,
    unit: 'bytes',
    default: 1024 ** 3,
  }),
} as const;

export type MemoryServiceConfig = Config<typeof declarations>;

/** @throws ConfigurationError with every fault */
export function readMemoryServiceConfig(env: NodeJS.ProcessEnv): MemoryServiceConfig {
  return readConfig(env, declarations, contradictions);
}

function contradictions(config: MemoryServiceConfig): readonly ConfigurationFault[] {
  const faults: ConfigurationFault[] = [];
  if (config.statementTimeoutMs > config.databaseDeadlineMs)
    faults.push({ name: 'DATABASE_STATEMENT_TIMEOUT_MS', message: 'must not be longer than DATABASE_DEADLINE_MS' });
  faults.push(...qdrantContradictions(config));
  if (config.extractor === 'openai' && !hasProvider(config))
    faults.push({ name: 'EXTRACTOR', message: 'is openai, which needs OPENAI_API_KEY or OPENAI_BASE_URL' });
  if (config.embedder === 'openai' && !hasProvider(config))
    faults.push({ name: 'EMBEDDER', message: 'is openai, which needs OPENAI_API_KEY or OPENAI_BASE_URL' });
  return faults;
}

/** A letter or digit, then what every file system takes: a collection is a folder. */
const COLLECTION_PREFIX = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$/;

function qdrantContradictions(config: MemoryServiceConfig): readonly ConfigurationFault[] {
  const faults: ConfigurationFault[] = [];
  const withoutMeaning = {
    QDRANT_API_KEY: config.qdrantApiKey,
    QDRANT_SHARD_NUMBER: config.qdrantShardNumber,
    QDRANT_REPLICATION_FACTOR: config.qdrantReplicationFactor,
    QDRANT_WRITE_CONSISTENCY_FACTOR: config.qdrantWriteConsistencyFactor,
  };
  for (const [name, value] of Object.entries(withoutMeaning)) {
    if (value !== undefined && config.qdrantUrl === undefined)
      faults.push({ name, message: 'is set without QDRANT_URL' });
  }
  if (!COLLECTION_PREFIX.test(config.qdrantCollectionPrefix)) {
    const message =
      'must begin with a letter or digit and have at most 64 letters, digits, dots, hyphens and underscores';
    faults.push({ name: 'QDRANT_COLLECTION_PREFIX', message });
  }
  const { qdrantReplicationFactor: copies = Number.POSITIVE_INFINITY, qdrantWriteConsistencyFactor: written = 1 } =
    config;
  if (written > copies)
    faults.push({
      name: 'QDRANT_WRITE_CONSISTENCY_FACTOR',
      message: 'must not be more than QDRANT_REPLICATION_FACTOR',
    });
  return faults;
}

/** Whether a model provider is configured at all. */
export function hasProvider(config: Pick<MemoryServiceConfig, 'openAiApiKey' | 'openAiBaseUrl'>): boolean {
  return config.openAiApiKey !== undefined || config.openAiBaseUrl !== undefined;
}
