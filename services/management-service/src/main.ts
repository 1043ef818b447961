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
import { createManagementPlane } from './app.js';
import { IssuerKeys } from './authentication/issuer-keys.js';
import { SessionTokens } from './authentication/session-tokens.js';
import { TokenUses } from './authentication/token-uses.js';
import { type ManagementServiceConfig, readManagementServiceConfig } from './config.js';
import { MIGRATION_STEPS } from './migrations.js';
import { startWorkers } from './workers/start-workers.js';

const SERVICE = 'management-service';
const HEADERS_TIMEOUT_MS = 15_000;
const KEEP_ALIVE_TIMEOUT_MS = 65_000;
const MAX_BODY_BYTES = 1024 * 1024;

await runCommand(SERVICE, async () => {
  const config = readManagementServiceConfig(process.env);
  // Asked by whoever wants to know before there is a database.
  if (!process.argv.includes('--check-configuration')) await serve(config);
});

async function serve(config: ManagementServiceConfig): Promise<void> {
  const log = createLogger({ level: config.logLevel, service: SERVICE });
  const lifetime = superviseProcess(log);
  const metrics = createMetrics(SERVICE);
  const database = openDatabase(config, log, metrics);
  const issuerKeys = openIssuerKeys(config, log, metrics);
  const tokenUses = new TokenUses(database);
  const { issuer, audience } = config;
  const app = createManagementPlane({
    database,
    issuerKeys,
    sessionTokens: new SessionTokens({ issuer, audience, keys: issuerKeys }),
    tokenUses,
    defaultPlan: config.defaultPlan,
    adminTokenHash: config.adminTokenSha256 ?? null,
    log,
    trustProxy: config.trustProxy,
    maxConcurrentRequests: config.maxConcurrentRequests,
    requestDeadlineMs: config.requestDeadlineMs,
    maxBodyBytes: Math.min(config.maxBodyBytes, MAX_BODY_BYTES),
    checkResponses: false,
    assertServing: () => assertSchema(database),
    isDraining: lifetime.isDraining,
    observe: metrics.observeRequest,
  });
  const workers = startWorkers({ database, tokenUses, log });
  const { host, metricsPort } = config;
  const metricsServer = await listenForMetrics({ port: metricsPort, host, registry: metrics.registry });
  const server = await listen(app, {
    port: config.port,
    host,
    headersTimeoutMs: HEADERS_TIMEOUT_MS,
    requestTimeoutMs: config.requestDeadlineMs,
    keepAliveTimeoutMs: KEEP_ALIVE_TIMEOUT_MS,
  });
  log.info({ port: server.port }, 'listening');
  lifetime.onStop(async () => {
    await server.drain(config.shutdownGraceMs);
    await workers.stop();
    await metricsServer.close();
    await database.close();
  });
}

function openDatabase(config: ManagementServiceConfig, log: Logger, metrics: Metrics): Database {
  const database = connectDatabase({
    url: config.databaseUrl,
    poolSize: config.poolSize,
    acquireTimeoutMs: config.acquireTimeoutMs,
    deadlineMs: config.databaseDeadlineMs,
    statementTimeoutMs: config.statementTimeoutMs,
    connectTimeoutMs: config.connectTimeoutMs,
    applicationName: SERVICE,
    log,
  });
  metrics.gauge('database_connections_in_use', 'Connections that work runs on.', () => database.load().inUse);
  metrics.gauge('database_waiting', 'Work that waits for a connection.', () => database.load().waiting);
  return database;
}

function openIssuerKeys(config: ManagementServiceConfig, log: Logger, metrics: Metrics): IssuerKeys {
  const failures = metrics.counter('issuer_fetch_failures_total', "Times that the issuer's keys could not be fetched.");
  return new IssuerKeys({
    issuer: config.issuer,
    fetchTimeoutMs: config.issuerTimeoutMs,
    onFailure: (error) => {
      failures.inc();
      log.warn({ err: error }, "the issuer's keys could not be fetched");
    },
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
