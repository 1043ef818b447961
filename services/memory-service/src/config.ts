import { type Config, type ConfigurationFault, LOG_LEVELS, readConfig, variable } from '@persistent-memory/service-kit';

const { duration, integer, oneOf, port, proxies, text, url } = variable;

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
    description: 'Connections to Postgres.',
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
  qdrantUrl: url({
    name: 'QDRANT_URL',
    description: 'Qdrant as the vector index; unset: exact search in process.',
    schemes: ['http', 'https'],
    optional: true,
  }),
  qdrantApiKey: text({ name: 'QDRANT_API_KEY', description: 'The key that Qdrant asks for.', optional: true }),
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
  if (config.qdrantApiKey !== undefined && config.qdrantUrl === undefined)
    faults.push({ name: 'QDRANT_API_KEY', message: 'is set without QDRANT_URL' });
  return faults;
}
