import { ApiError } from '@persistent-memory/auth';
import {
  connectDatabase,
  createLogger,
  createMetrics,
  type Database,
  type Logger,
  listen,
  listenForMetrics,
  type Metrics,
  pendingMigrations,
  runCommand,
  superviseProcess,
} from '@persistent-memory/service-kit';
import { createDataPlane } from './app.js';
import { type MemoryServiceConfig, readMemoryServiceConfig } from './config.js';
import { MIGRATION_STEPS } from './migrations.js';
import { openModels } from './models.js';
import { createFedIndex, type FedIndexOptions } from './outbox/create-fed-index.js';
import type { VectorOutbox } from './outbox/vector-outbox.js';
import { assertEmbeddingModel, ChangedModelError } from './storage/embedding-models.js';
import { createVectorSource } from './storage/vector-changes.js';
import { createExactVectorIndex } from './vector-index/exact/exact-vector-index.js';
import { configuredQdrant } from './vector-index/qdrant/configured-qdrant.js';
import type { VectorIndex } from './vector-index/vector-index.js';
import { KeyUseRecorder } from './workers/key-use-recorder.js';
import { startWorkers } from './workers/start-workers.js';

const HEADERS_TIMEOUT_MS = 15_000;
const KEEP_ALIVE_TIMEOUT_MS = 65_000;
/** Bodies other than an add's. */
const MAX_OTHER_BODY_BYTES = 1024 * 1024;

await runCommand('memory-service', async () => {
  const config = readMemoryServiceConfig(process.env);
  // Asked by whoever wants to know before there is a database.
  if (!process.argv.includes('--check-configuration')) await serve(config);
});

async function serve(config: MemoryServiceConfig): Promise<void> {
  const log = createLogger({ level: config.logLevel, service: 'memory-service' });
  const lifetime = superviseProcess(log);
  const metrics = createMetrics('memory-service');
  const database = openDatabase(config, log, {});
  // A generic plan knows neither a query's words nor the project, and would read the whole keyword index; elsewhere it saves the planning.
  const keywordDatabase = openDatabase(config, log, { plan_cache_mode: 'force_custom_plan' });
  observeDatabases(metrics, { database, keywordDatabase });
  const models = await openModels(config, { database, metrics, log });
  const { extractor, embedder } = models;
  const { vectorIndex, outbox } = openVectorIndex(config, { database, model: embedder.model, metrics, log });
  const assertServing = async () => {
    await assertSchema(database);
    await assertEmbeddingModel(database, embedder.model.name);
  };
  await refuseChangedModel(assertServing);
  const keyUses = new KeyUseRecorder(database);
  const app = createDataPlane({
    database,
    keywordDatabase,
    extractor,
    embedder,
    vectorIndex,
    ...(outbox && { outbox }),
    noteKeyUse: keyUses.note,
    onVectorIndexFailure: noteIndexFailures(metrics, log),
    timeAddStep: metrics.steps('add_step_duration_seconds', 'Time of the steps of an add.'),
    timeSearchStep: metrics.steps(
      'search_step_duration_seconds',
      'Time of the steps of a search; keywords run beside the others.',
    ),
    log,
    trustProxy: config.trustProxy,
    maxConcurrentRequests: config.maxConcurrentRequests,
    requestDeadlineMs: config.requestDeadlineMs,
    maxBodyBytes: Math.min(config.maxBodyBytes, MAX_OTHER_BODY_BYTES),
    maxAddBodyBytes: config.maxBodyBytes,
    checkResponses: false,
    assertServing,
    isDraining: lifetime.isDraining,
    observe: metrics.observeRequest,
  });
  const workers = startWorkers({ database, vectorIndex, outbox, keyUses, metrics, log });
  const metricsServer = await listenForMetrics({
    port: config.metricsPort,
    host: config.host,
    registry: metrics.registry,
  });
  const server = await listen(app, {
    port: config.port,
    host: config.host,
    headersTimeoutMs: HEADERS_TIMEOUT_MS,
    requestTimeoutMs: config.requestDeadlineMs,
    keepAliveTimeoutMs: KEEP_ALIVE_TIMEOUT_MS,
  });
  log.info({ port: server.port }, 'listening');
  lifetime.onStop(async () => {
    await server.drain(config.shutdownGraceMs);
    await workers.stop();
    await Promise.all([models.close(), vectorIndex.close(), metricsServer.close()]);
    await Promise.all([database.close(), keywordDatabase.close()]);
  });
}

function noteIndexFailures(metrics: Metrics, log: Logger): (error: unknown) => void {
  const failures = metrics.counter('vector_index_failures_total', 'Searches answered without the vector index.');
  return (error) => {
    failures.inc();
    log.warn({ err: error }, 'the vector index failed; keywords answered alone');
  };
}

/** Qdrant with the outbox that feeds it, or the exact index, which reads Postgres by itself. */
function openVectorIndex(
  config: MemoryServiceConfig,
  parts: Pick<FedIndexOptions, 'database' | 'model' | 'metrics' | 'log'>,
): { vectorIndex: VectorIndex; outbox: VectorOutbox | null } {
  const { exactIndexMaxBytes: maxBytes } = config;
  const qdrant = configuredQdrant(config);
  if (qdrant !== null) return createFedIndex({ ...parts, qdrant, fallbackMaxBytes: maxBytes });
  const source = createVectorSource(parts.database, parts.model.name);
  const vectorIndex = createExactVectorIndex({ source, dimensions: parts.model.dimensions, maxBytes });
  return { vectorIndex, outbox: null };
}

function openDatabase(
  config: MemoryServiceConfig,
  log: Logger,
  sessionSettings: Readonly<Record<string, string>>,
): Database {
  return connectDatabase({
    url: config.databaseUrl,
    poolSize: config.poolSize,
    acquireTimeoutMs: config.acquireTimeoutMs,
    deadlineMs: config.databaseDeadlineMs,
    statementTimeoutMs: config.statementTimeoutMs,
    connectTimeoutMs: config.connectTimeoutMs,
    applicationName: 'memory-service',
    sessionSettings,
    log,
  });
}

function observeDatabases(metrics: Metrics, pools: Readonly<Record<string, Database>>): void {
  const sum = (read: (pool: Database) => number) => Object.values(pools).reduce((total, pool) => total + read(pool), 0);
  metrics.gauge('database_connections_in_use', 'Connections that work runs on.', () =>
    sum((pool) => pool.load().inUse),
  );
  metrics.gauge('database_waiting', 'Work that waits for a connection.', () => sum((pool) => pool.load().waiting));
}

/** Said at once, as only a person can mend it. Whatever else is missing may come while the service runs, and /readyz tells of it. */
async function refuseChangedModel(assertServing: () => Promise<void>): Promise<void> {
  await assertServing().catch((error: unknown) => {
    if (error instanceof ChangedModelError) throw error;
  });
}

/** @throws ApiError dependency_unavailable while the schema is older than this code */
async function assertSchema(database: Database): Promise<void> {
  const pending = await pendingMigrations(database, MIGRATION_STEPS);
  if (pending.length === 0) return;
  throw new ApiError('dependency_unavailable', {
    message: `The database schema is too old: run migrate (${pending.join(', ')}).`,
  });
}
