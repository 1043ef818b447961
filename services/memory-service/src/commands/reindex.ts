import { embeddingModelOf } from '../embedding/open-embedder.js';
import { aliasName } from '../vector-index/qdrant/collection-names.js';
import { settingsOf } from '../vector-index/qdrant/collections.js';
import { command, requireQdrant } from './command.js';
import { oneAtATime } from './one-at-a-time.js';
import { showProgressOnceKnown } from './progress-bar.js';
import { rebuildIndex } from './rebuild-index.js';

// The `reindex` command: builds the vector index anew from Postgres, beside the one in use, and switches to it at the
// end.
await command('reindex', 'node dist/commands/reindex.js', {}, async (context) => {
  const { config, database, log } = context;
  const qdrant = { ...requireQdrant(config), model: embeddingModelOf(config) };
  await oneAtATime(`reindex of ${aliasName(settingsOf(qdrant))}`, context, async (signal) => {
    const bar = showProgressOnceKnown('reindex');
    const { collection, delivered } = await rebuildIndex({ database, qdrant, log, signal, onProgress: bar.update });
    bar.end();
    process.stdout.write(`${collection} is in use; ${delivered} memories were brought to it.\n`);
  });
});
