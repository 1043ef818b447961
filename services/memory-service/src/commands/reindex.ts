import { embeddingModelOf } from '../embedding/open-embedder.js';
import { command, requireQdrant } from './command.js';
import { type ProgressBar, showProgress } from './progress-bar.js';
import { rebuildIndex } from './rebuild-index.js';

// The `reindex` command: builds the vector index anew from Postgres, beside the one in use, and switches to it at the end.
await command('reindex', 'node dist/commands/reindex.js', {}, async ({ config, database, log, signal }) => {
  let bar: ProgressBar | null = null;
  const { collection, delivered } = await rebuildIndex({
    database,
    qdrant: { ...requireQdrant(config), model: embeddingModelOf(config) },
    log,
    signal,
    onProgress: (done, total) => {
      bar ??= showProgress('reindex', total);
      bar.update(done);
    },
  });
  (bar as ProgressBar | null)?.end();
  process.stdout.write(`${collection} is in use; ${delivered} memories were brought to it.\n`);
});
