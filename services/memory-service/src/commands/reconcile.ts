import { embeddingModelOf } from '../embedding/open-embedder.js';
import { readDatabaseId } from '../storage/database-identity.js';
import { countMemoriesToExport } from '../storage/export-memories.js';
import { createCollectionReader } from '../vector-index/qdrant/collection-reader.js';
import { createQdrantVectorIndex } from '../vector-index/qdrant/qdrant-vector-index.js';
import { command, requireQdrant } from './command.js';
import { type CompareOptions, compareIndex, type Drift } from './compare-index.js';
import { deliverEverything, openCommandOutbox } from './deliver-everything.js';
import { showProgress } from './progress-bar.js';

/** Of more projects only the sum is told. */
const maxProjectsTold = 100;
/** Drift was found and not mended. */
const driftExitCode = 2;

const options = { fix: { type: 'boolean', default: false } } as const;

// The `reconcile` command: tells by project where the vector index and Postgres differ, and mends it with --fix.
await command('reconcile', 'node dist/commands/reconcile.js [--fix]', { options }, async (context) => {
  const { args, config, database, signal, log } = context;
  const { fix = false } = args.values;
  const qdrant = { ...requireQdrant(config), model: embeddingModelOf(config) };
  const reader = createCollectionReader(qdrant);
  const index = { name: reader.name, embeddingModel: qdrant.model.name };
  const bar = showProgress('reconcile', (await countMemoriesToExport(database, null)) + (await reader.count()));
  const compare: CompareOptions = { database, index, reader, fix, signal, onProgress: bar.update };
  const drift = await compareIndex(compare);
  bar.end();
  tell(drift);
  if (drift.size === 0) return;
  if (!fix) {
    process.exitCode = driftExitCode;
    process.stdout.write('Run it with --fix to mend this.\n');
    return;
  }
  // An index that turns out to be empty has just been compared: everything is noted as owed.
  const sink = createQdrantVectorIndex({
    ...qdrant,
    databaseId: () => readDatabaseId(database),
    onEmptyIndex: async () => {},
  });
  try {
    const outbox = openCommandOutbox({ database, index, sink, log });
    const delivery = showProgress('mend the index', (await outbox.backlog()).entries);
    await deliverEverything(outbox, signal, delivery.update);
    delivery.end();
  } finally {
    await sink.close();
  }
  process.stdout.write('Mended.\n');
});

function tell(drift: ReadonlyMap<string, Drift>): void {
  if (drift.size === 0) {
    process.stdout.write('The index and Postgres agree.\n');
    return;
  }
  const lines = [...drift]
    .slice(0, maxProjectsTold)
    .map(
      ([projectId, { missing, outdated, stray }]) =>
        `${projectId}: ${missing} missing, ${outdated} outdated, ${stray} stray`,
    );
  if (drift.size > maxProjectsTold) lines.push(`… and ${drift.size - maxProjectsTold} more projects`);
  process.stdout.write(`${lines.join('\n')}\n`);
}
