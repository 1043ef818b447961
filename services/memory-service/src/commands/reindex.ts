import { embeddingModelOf } from '../embedding/open-embedder.js';
import { command, requireQdrant } from './command.js';
import { showProgressOnceKnown } from './progress-bar.js';
import { rebuildIndex } from './rebuild-index.js';

// The `reindex` command: builds the vector index anew from Postgres, beside the one in use, and switches to it at the end.
await command('reindex', 'node dist/commands/reindex.js', {}, async ({ config, database, log, signal }) => {
  const bar = showProgressOnceKnown('reindex');
  const { collection, delivered } = await rebuildIndex({
    database,
    qdrant: { ...requireQdrant(config), model: embeddingModelOf(config) },
    log,
    signal,
    onProgress: bar.update,
  });
  bar.end();
  process.stdout.write(`${collection} is in use; ${delivered} memories were brought to it.\n`);
});
