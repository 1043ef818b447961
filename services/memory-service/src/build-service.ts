import {
  assertMigrated,
  type Database,
  type Logger,
  type Metrics,
  observeDatabases,
  openDatabase,
  UseRecorder,
} from '@persistent-memory/service-kit';
import type { BuildService } from '@persistent-memory/service-kit/server';
import { createDataPlane, type DataPlaneParts } from './app.js';
import { untouchedGuard } from './authentication/guard-headers.js';
import type { MemoryServiceConfig } from './config.js';
import { localModelFiles } from './embedding/local/local-embedder.js';
import { migrationSteps } from './migrations.js';
import { openModels } from './models.js';
import type { FedIndexOptions } from './outbox/create-fed-index.js';
import type { VectorOutbox } from './outbox/vector-outbox.js';
import { assertEmbeddingModel, ChangedModelError } from './storage/embedding-models.js';
import { recordKeyUses } from './storage/key-uses.js';
import { keywordSessionSettings } from './storage/keyword-search/session-settings.js';
import { createVectorSource } from './storage/vector-changes.js';
import { createExactVectorIndex } from './vector-index/exact/exact-vector-index.js';
import { warnOfMissingParts } from './vector-index/exact/missing-parts.js';
import { configuredQdrant } from './vector-index/qdrant/configured-qdrant.js';
import type { VectorIndex } from './vector-index/vector-index.js';
import { startWorkers } from './workers/start-workers.js';

const applicationName = 'memory-service';
/** Bodies other than an add's. */
const maxOtherBodyBytes = 1024 * 1024;

/** The parts of the service, as configured. */
export const buildMemoryService: BuildService<MemoryServiceConfig> = async (config, { log, metrics, settings }) => {
  const { database, keywordDatabase } = openDatabases(config, log, metrics);
  const models = await openModels(config, { database, metrics, log });
  const { extractor, embedder } = models;
  const { vectorIndex, outbox } = await openVectorIndex(config, {
    database,
    // What is owed goes from nothing to everything in a moment: a plan that was made before reads all for each.
    outboxDatabase: keywordDatabase,
    model: embedder.model,
    metrics,
    log,
  });
  const assertServing = async () => {
    await assertMigrated(database, migrationSteps);
    await assertEmbeddingModel(database, embedder.model.name);
  };
  await refuseChangedModel(assertServing);
  const keyUses = new UseRecorder((uses) => recordKeyUses(database, uses));
  const app = createDataPlane({
    ...settings,
    database,
    keywordDatabase,
    extractor,
    embedder,
    vectorIndex,
    ...(outbox && { outbox }),
    noteKeyUse: keyUses.note,
    ...observeRequests(metrics, log),
    maxBodyBytes: Math.min(config.maxBodyBytes, maxOtherBodyBytes),
    maxAddBodyBytes: config.maxBodyBytes,
    assertServing,
  });
  const workers = startWorkers({ database, vectorIndex, outbox, keyUses, metrics, log });
  return {
    app,
    untouchedWindow: untouchedGuard,
    stopWorkers: () => workers.stop(),
    close: async () => {
      await Promise.all([models.close(), vectorIndex.close()]);
      await Promise.all([database.close(), keywordDatabase.close()]);
    },
  };
};

function openDatabases(config: MemoryServiceConfig, log: Logger, metrics: Metrics) {
  const database = openDatabase(config, { applicationName, log });
  const keywordDatabase = openDatabase(config, {
    applicationName,
    // Apart from the others, for which a generic plan saves the planning.
    sessionSettings: keywordSessionSettings,
    log,
  });
  observeDatabases(metrics, [database, keywordDatabase]);
  return { database, keywordDatabase };
}

/** What is told of adds and searches, beside that they were answered. */
const observeRequests = (
  metrics: Metrics,
  log: Logger,
): Pick<
  DataPlaneParts,
  | 'onVectorIndexFailure'
  | 'onTextSearchFailure'
  | 'onEmbedderFailure'
  | 'onRecallFailure'
  | 'timeAddStep'
  | 'timeSearchStep'
> => ({
  onVectorIndexFailure: noteFailures(metrics, log, 'vector_index', 'the vector index'),
  onTextSearchFailure: noteTextSearchFailures(metrics, log),
  onEmbedderFailure: noteFailures(metrics, log, 'query_embedding', 'the embedding model'),
  onRecallFailure: noteRecallFailures(metrics, log),
  timeAddStep: metrics.steps('add_step_duration_seconds', 'Time of the steps of an add.'),
  timeSearchStep: metrics.steps(
    'search_step_duration_seconds',
    'Time of the steps of a search; keywords run beside the others.',
  ),
});

/** Counts and logs the searches that keywords answered alone, for want of something. */
function noteFailures(metrics: Metrics, log: Logger, name: string, what: string): (error: unknown) => void {
  const failures = metrics.counter(`${name}_failures_total`, `Searches answered without ${what}.`);
  return (error) => {
    failures.inc();
    log.warn({ err: error }, `${what} failed; keywords answered alone`);
  };
}

/**
 * Counts the searches that took two steps for one, and warns of each cause once: a model that does not load fails them
 * all.
 */
function noteTextSearchFailures(metrics: Metrics, log: Logger): (error: unknown) => void {
  const failures = metrics.counter(
    'vector_index_text_failures_total',
    'Searches whose text the vector index could not look for by itself: it was embedded apart.',
  );
  let toldCause: string | null = null;
  return (error) => {
    failures.inc();
    const cause = error instanceof Error ? error.message : String(error);
    const level = cause === toldCause ? 'debug' : 'warn';
    log[level]({ err: error }, 'the vector index could not look for a text by itself; it is embedded apart');
    toldCause = cause;
  };
}

/** Counts and logs the adds whose facts no stored memory could be compared with. */
function noteRecallFailures(metrics: Metrics, log: Logger): (error: unknown) => void {
  const failures = metrics.counter('recall_failures_total', 'Adds that could not look up what is known already.');
  return (error) => {
    failures.inc();
    log.warn({ err: error }, 'what is known could not be looked up; an add goes on without');
  };
}

interface VectorIndexParts extends Pick<FedIndexOptions, 'database' | 'model' | 'metrics' | 'log'> {
  /** Whose connections plan each statement anew. */
  readonly outboxDatabase: Database;
}

/** Qdrant with the outbox that feeds it, or the exact index, which reads Postgres by itself. */
async function openVectorIndex(
  config: MemoryServiceConfig,
  { outboxDatabase, ...parts }: VectorIndexParts,
): Promise<{ vectorIndex: VectorIndex; outbox: VectorOutbox | null }> {
  const { exactIndexMaxBytes: maxBytes } = config;
  const qdrant = configuredQdrant(config);
  if (qdrant !== null) {
    // The client library is loaded only where it is used.
    const { createFedIndex } = await import('./outbox/create-fed-index.js');
    return createFedIndex({ ...parts, database: outboxDatabase, qdrant, fallbackMaxBytes: maxBytes });
  }
  const source = createVectorSource(parts.database, parts.model.name);
  const queryModel = config.embedder === 'local' ? localModelFiles() : null;
  const { dimensions } = parts.model;
  const onMissingPart = warnOfMissingParts(parts.log);
  const vectorIndex = createExactVectorIndex({ source, dimensions, maxBytes, queryModel, onMissingPart });
  // Its thread begins to load now, so that what it lacks is told at the start. Whether it is well, /readyz tells.
  vectorIndex.check().catch(() => undefined);
  return { vectorIndex, outbox: null };
}

/**
 * Said at once, as only a person can mend it. Whatever else is missing may come while the service runs, and /readyz
 * tells of it.
 */
async function refuseChangedModel(assertServing: () => Promise<void>): Promise<void> {
  await assertServing().catch((error: unknown) => {
    if (error instanceof ChangedModelError) throw error;
  });
}
