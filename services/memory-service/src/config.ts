import {
  type Config,
  type ConfigurationRule,
  readConfig,
  serviceRules,
  serviceVariables,
  variable,
} from '@persistent-memory/service-kit';

const { boolean, credential, duration, integer, oneOf, text, url } = variable;

/** Every variable of this service: its documentation, its bounds and its default. */
export const declarations = {
  ...serviceVariables({
    schemas: 'access and memory',
    port: { name: 'MEMORY_PORT', description: 'Port of the data plane.', default: 8080 },
    metricsPort: { name: 'MEMORY_METRICS_PORT', default: 9080 },
    maxBodyBytes: {
      description:
        'Largest body of an add, which carries a whole conversation; every other body may have 1 MiB, or this where it is less.',
      default: 4 * 1024 * 1024,
    },
    maxTotalBodyBytes: 256 * 1024 * 1024,
    maxConcurrentRequests: 512,
    requestDeadlineMs: 60_000,
    // An add by a slow model takes its whole deadline.
    shutdownGraceMs: 60_000,
    poolSize: { description: 'Connections to Postgres, and as many again for keyword search.', default: 16 },
    databaseDeadlineMs: 30_000,
    statementTimeoutMs: 25_000,
  }),
  embeddingWorkers: integer({
    name: 'EMBEDDING_WORKERS',
    description:
      'Workers that embed memories with the local model, 150 MB and up to two cores each. (Queries have the thread of the exact index.)',
    minimum: 1,
    maximum: 64,
    default: 1,
  }),
  openAiApiKey: credential({
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
      'Tokens that a project may spend at the model provider in a day (UTC), over all replicas; then the rules extract, and what the provider would have to embed is refused until the next day.',
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
  qdrantApiKey: credential({ name: 'QDRANT_API_KEY', description: 'The key that Qdrant asks for.', optional: true }),
  qdrantCollectionPrefix: text({
    name: 'QDRANT_COLLECTION_PREFIX',
    description: 'Begins the names of its collections and aliases; another for each deployment that shares a Qdrant.',
    default: 'memories',
  }),
  qdrantScalarQuantization: boolean({
    name: 'QDRANT_SCALAR_QUANTIZATION',
    description:
      'Searches int8 copies that stay in memory, a quarter of the size, and scores twice as many again by the vectors, which lie on disk; `false` keeps the vectors themselves in memory. Like the next three it counts when a collection is made: run `reindex` after a change.',
    default: true,
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
      'Memory for the vectors of the projects in use, some 420 bytes a memory at 384 dimensions; the least recently used project goes first. With Qdrant they are read only while it is away.',
    minimum: 1024 * 1024,
    maximum: 1024 ** 4,
    unit: 'bytes',
    default: 1024 ** 3,
  }),
} as const;

export type MemoryServiceConfig = Config<typeof declarations>;

/** @throws ConfigurationError with every fault */
export function readMemoryServiceConfig(env: NodeJS.ProcessEnv): MemoryServiceConfig {
  return readConfig(env, declarations, rules);
}

/** A letter or digit, then what every file system takes: a collection is a folder. */
const collectionPrefixPattern = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$/;

const keysOfQdrant = [
  'qdrantApiKey',
  'qdrantCollectionPrefix',
  'qdrantScalarQuantization',
  'qdrantShardNumber',
  'qdrantReplicationFactor',
  'qdrantWriteConsistencyFactor',
  'qdrantSearchTimeoutMs',
  'qdrantWriteTimeoutMs',
] as const;

const rules: readonly ConfigurationRule<MemoryServiceConfig>[] = [
  ...serviceRules(declarations),
  ...keysOfQdrant.map((key) =>
    meansNothingUnless(key, ({ qdrantUrl }) => qdrantUrl !== undefined, 'is set without QDRANT_URL'),
  ),
  // Where EMBEDDER or EXTRACTOR says what is used, the settings of the other stand by for the day it is switched.
  ...(['embeddingModel', 'embeddingDimensions'] as const).map((key) =>
    meansNothingUnless(
      key,
      ({ embedder }, isSet) => embedder === 'openai' || isSet('embedder'),
      'is set without EMBEDDER',
    ),
  ),
  meansNothingUnless(
    'extractionModel',
    (config, isSet) => hasProvider(config) || isSet('extractor'),
    'is set, but no model extracts: that needs OPENAI_API_KEY or OPENAI_BASE_URL',
  ),
  meansNothingUnless(
    'providerTokensPerProjectDay',
    hasProvider,
    'is set, but there is no model provider: that needs OPENAI_API_KEY or OPENAI_BASE_URL',
  ),
  ({ qdrantUrl }) =>
    qdrantUrl === undefined || !hasMoreThanAddress(qdrantUrl)
      ? null
      : { name: 'QDRANT_URL', message: 'must be an address alone; the key goes into QDRANT_API_KEY' },
  ({ openAiBaseUrl }) =>
    openAiBaseUrl === undefined || !hasMoreThanAddress(openAiBaseUrl)
      ? null
      : { name: 'OPENAI_BASE_URL', message: 'must be an address alone; the key goes into OPENAI_API_KEY' },
  ({ qdrantCollectionPrefix }) =>
    collectionPrefixPattern.test(qdrantCollectionPrefix)
      ? null
      : {
          name: 'QDRANT_COLLECTION_PREFIX',
          message:
            'must begin with a letter or digit and have at most 64 letters, digits, dots, hyphens and underscores',
        },
  ({ qdrantReplicationFactor: copies = Number.POSITIVE_INFINITY, qdrantWriteConsistencyFactor: written = 1 }) =>
    written <= copies
      ? null
      : { name: 'QDRANT_WRITE_CONSISTENCY_FACTOR', message: 'must not be more than QDRANT_REPLICATION_FACTOR' },
  ...(['extractor', 'embedder'] as const).map(needsProvider),
];

/** Whoever sets it expects something of it; set to its default it is as much of a mistake. */
function meansNothingUnless(
  key: keyof MemoryServiceConfig,
  isUsed: (config: MemoryServiceConfig, isSet: (key: keyof MemoryServiceConfig) => boolean) => boolean,
  message: string,
): ConfigurationRule<MemoryServiceConfig> {
  return (config, isSet) => (isSet(key) && !isUsed(config, isSet) ? { name: declarations[key].name, message } : null);
}

function needsProvider(key: 'extractor' | 'embedder'): ConfigurationRule<MemoryServiceConfig> {
  return (config) =>
    config[key] !== 'openai' || hasProvider(config)
      ? null
      : { name: declarations[key].name, message: 'is openai, which needs OPENAI_API_KEY or OPENAI_BASE_URL' };
}

/** A user, a password or a query, none of which would reach the server. */
function hasMoreThanAddress(address: string): boolean {
  const { username, password, search } = new URL(address);
  return username !== '' || password !== '' || search !== '';
}

/** Whether a model provider is configured at all. */
export function hasProvider(config: Pick<MemoryServiceConfig, 'openAiApiKey' | 'openAiBaseUrl'>): boolean {
  return config.openAiApiKey !== undefined || config.openAiBaseUrl !== undefined;
}
