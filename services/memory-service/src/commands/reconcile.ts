import { embeddingModelOf } from '../embedding/open-embedder.js';
import { readDatabaseId } from '../storage/database-identity.js';
import { countMemoriesToExport } from '../storage/export-memories.js';
import { createCollectionReader } from '../vector-index/qdrant/collection-reader.js';
import type { CollectionOwner } from '../vector-index/qdrant/owned-collections.js';
import { createQdrantVectorIndex } from '../vector-index/qdrant/qdrant-vector-index.js';
import { type CommandContext, command, requireQdrant } from './command.js';
import { type CompareOptions, compareIndex, type Drift } from './compare-index.js';
import { deliverEverything, openCommandOutbox } from './deliver-everything.js';
import { showProgress } from './progress-bar.js';

/** Of more projects only the sum is told. */
const maxProjectsTold = 100;
/** Drift was found and not mended. */
const driftExitCode = 2;

const options = {
  fix: { type: 'boolean', default: false },
  'remove-points-of-unknown-owner': { type: 'boolean', default: false },
} as const;

// The `reconcile` command: tells by project where the vector index and Postgres differ, and mends it with --fix.
const usage = 'node dist/commands/reconcile.js [--fix [--remove-points-of-unknown-owner]]';
await command('reconcile', usage, { options }, async (context) => {
  const { config, database, signal, args } = context;
  const { fix = false, 'remove-points-of-unknown-owner': removesUnknown = false } = args.values;
  if (removesUnknown && !fix) throw new Error(`--remove-points-of-unknown-owner needs --fix.\nUsage: ${usage}`);
  const databaseId = () => readDatabaseId(database);
  const qdrant = { ...requireQdrant(config), model: embeddingModelOf(config), databaseId };
  const reader = createCollectionReader(qdrant);
  const index = { name: reader.name, embeddingModel: qdrant.model.name };
  const bar = showProgress('reconcile', (await countMemoriesToExport(database, null)) + (await reader.count()));
  const owner = await reader.owner();
  const mendable = mendableOf(owner, removesUnknown);
  const mends = fix ? mendable : [];
  const compare: CompareOptions = { database, index, reader, mends, signal, onProgress: bar.update };
  const drift = await compareIndex(compare);
  bar.end();
  tell(drift);
  const hasMendable = sumOf(drift, mendable) > 0;
  if (fix && hasMendable) await mend(context, qdrant, index);
  const kept = mendable.includes('stray') ? 0 : sumOf(drift, ['stray']);
  if (kept > 0) process.stdout.write(`${whyKept(kept, index.name, owner)}\n`);
  if (kept > 0 || (hasMendable && !fix)) process.exitCode = driftExitCode;
  if (hasMendable) process.stdout.write(fix ? 'Mended.\n' : 'Run it with --fix to mend this.\n');
});

/**
 * What Postgres does not know is another database's where two use one collection, and would be missing there: it is
 * removed where it is certain that this database put it there, or where a person says so of a collection that does not
 * tell.
 */
function mendableOf(owner: CollectionOwner, removesUnknown: boolean): readonly (keyof Drift)[] {
  const isOwn = owner === 'this database' || (owner === 'nobody' && removesUnknown);
  return isOwn ? ['missing', 'outdated', 'stray'] : ['missing', 'outdated'];
}

function whyKept(points: number, name: string, owner: CollectionOwner): string {
  const kept = `${points} stray points stay, because`;
  return owner === 'another database'
    ? `${kept} the collection of ${name} was made for another database, which may have put them there: set QDRANT_COLLECTION_PREFIX to one that nobody else uses on that server, and this database gets a collection of its own.`
    : `${kept} the collection of ${name} does not tell for which database it was made: if no other database uses it, run this with --fix --remove-points-of-unknown-owner, and otherwise set QDRANT_COLLECTION_PREFIX to one that nobody else uses on that server.`;
}

/** Delivers what the comparison noted as owed. */
async function mend(
  { database, signal, log }: Pick<CommandContext<unknown>, 'database' | 'signal' | 'log'>,
  qdrant: Omit<Parameters<typeof createQdrantVectorIndex>[0], 'onEmptyIndex'>,
  index: CompareOptions['index'],
): Promise<void> {
  // An index that turns out to be empty has just been compared: everything is noted as owed.
  const sink = createQdrantVectorIndex({ ...qdrant, onEmptyIndex: async () => {} });
  try {
    const outbox = openCommandOutbox({ database, index, sink, log });
    const delivery = showProgress('mend the index', (await outbox.backlog()).entries);
    await deliverEverything(outbox, signal, delivery.update);
    delivery.end();
  } finally {
    await sink.close();
  }
}

function sumOf(drift: ReadonlyMap<string, Drift>, kinds: readonly (keyof Drift)[]): number {
  return [...drift.values()].reduce((sum, ofProject) => kinds.reduce((all, kind) => all + ofProject[kind], sum), 0);
}

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
