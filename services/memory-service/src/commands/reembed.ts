import { openEmbedder } from '../embedding/open-embedder.js';
import { readDatabaseId } from '../storage/database-identity.js';
import { indexesOfOtherModels } from '../storage/fed-indexes.js';
import { oweEverything } from '../storage/owe-index.js';
import { configuredQdrant } from '../vector-index/qdrant/configured-qdrant.js';
import { createQdrantVectorIndex } from '../vector-index/qdrant/qdrant-vector-index.js';
import { removeQdrantIndex } from '../vector-index/qdrant/rebuild.js';
import { type CommandContext, command } from './command.js';
import { deliverEverything, openCommandOutbox } from './deliver-everything.js';
import { showProgress, showProgressOnceKnown } from './progress-bar.js';
import { finishModel, isOnlyModel, prepareModel } from './reembed-memories.js';

const options = {
  finish: { type: 'boolean', default: false },
  'remove-index': { type: 'boolean', default: false },
} as const;

// The `reembed` command, run with the configuration of the new model: prepares it while services with the old one
// serve; with --finish, after services were restarted with it, has it take the old one's place; with --remove-index
// too, removes the old one's collections from Qdrant.
await command('reembed', 'node dist/commands/reembed.js [--finish [--remove-index]]', { options }, async (context) => {
  const { args, config, database, signal } = context;
  const embedder = await openEmbedder(config);
  const { name } = embedder.model;
  const say = (text: string) => process.stdout.write(`${text}\n`);
  const bar = showProgressOnceKnown('reembed');
  try {
    if (await isOnlyModel(database, name))
      return void say(`Every memory has a vector of ${name}, and of no other model.`);
    const embedded = await prepareModel({ database, embedder, signal, onProgress: bar.update });
    bar.end();
    await fillIndex(context, embedder.model);
    if (args.values.finish !== true) {
      say(`${embedded} memories were embedded; each has a vector of ${name} now.`);
      return void say('Restart the services with this configuration, then run it again with --finish.');
    }
    // Forgotten when the models are.
    const unused = await indexesOfOtherModels(database, name);
    const switching = showProgressOnceKnown('switch');
    const switched = await finishModel({ database, embedder, signal, onProgress: switching.update });
    switching.end();
    say(`${switched} vectors of ${name} took their place; it is the only model now.`);
    if (args.values['remove-index'] === true) await removeIndexes(context, unused);
    else if (unused.length > 0) say(`Nothing uses ${unused.join(', ')} in Qdrant any more.`);
  } finally {
    await embedder.close();
  }
});

/** With their collections. A service that is still set to the old model would make them again. */
async function removeIndexes(
  { config, database }: Pick<CommandContext<unknown>, 'config' | 'database'>,
  names: readonly string[],
): Promise<void> {
  const qdrant = configuredQdrant(config);
  if (qdrant === null) return;
  for (const name of names) {
    const removed = await removeQdrantIndex({ ...qdrant, databaseId: () => readDatabaseId(database) }, name);
    if (removed.length > 0) process.stdout.write(`${removed.join(', ')} removed from Qdrant.\n`);
  }
}

/** Where Qdrant is used: brings the new model's collection up to date before services search it. */
async function fillIndex(
  { config, database, log, signal }: Pick<CommandContext<unknown>, 'config' | 'database' | 'log' | 'signal'>,
  model: { readonly name: string; readonly dimensions: number },
): Promise<void> {
  const qdrant = configuredQdrant(config);
  if (qdrant === null) return;
  const sink = createQdrantVectorIndex({
    ...qdrant,
    model,
    databaseId: () => readDatabaseId(database),
    onEmptyIndex: () => oweEverything(database, index),
  });
  const index = { name: sink.name, embeddingModel: model.name };
  try {
    await sink.check();
    const outbox = openCommandOutbox({ database, index, sink, log });
    const bar = showProgress('fill the index', (await outbox.backlog()).entries);
    await deliverEverything(outbox, signal, bar.update);
    bar.end();
  } finally {
    await sink.close();
  }
}
