import { createReadStream, fstatSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { addAbortSignal } from 'node:stream';
import type { Embedder } from '../embedding/embedder.js';
import { embeddingModelOf, openEmbedder } from '../embedding/open-embedder.js';
import { assertEmbeddingModel } from '../storage/embedding-models.js';
import { isAnyFed } from '../storage/fed-indexes.js';
import { configuredQdrant } from '../vector-index/qdrant/configured-qdrant.js';
import { boundedLines } from './bounded-lines.js';
import { command } from './command.js';
import { maxLineBytes } from './export-file.js';
import { importLines } from './import-lines.js';
import { showProgress } from './progress-bar.js';
import { requireProject } from './require-project.js';

const options = { project: { type: 'string' }, input: { type: 'string' } } as const;
const usage = 'node dist/commands/import.js [--input <file>] [--project <id>]';

// The `import` command: stores an export, from a file or from standard input, into the projects it came from or into
// one.
await command('import', usage, { options }, async ({ args, config, database, signal }) => {
  const { project = null, input } = args.values;
  if (project !== null) await requireProject(database, project);
  const model = embeddingModelOf(config);
  await assertEmbeddingModel(database, model.name);
  // The database knows of an index that the environment of this command may not name.
  const idsAreGlobal = configuredQdrant(config) !== null || (await isAnyFed(database));
  const { size } = input === undefined ? standardInput() : await stat(input);
  // Who feeds a pipe may take their time, or never end.
  const source = addAbortSignal(signal, input === undefined ? process.stdin : createReadStream(input));
  const bar = showProgress('import', size);
  let embedder: Promise<Embedder> | null = null;
  try {
    const { imported, skipped } = await importLines(boundedLines(source, maxLineBytes), {
      database,
      projectId: project,
      model,
      idsAreGlobal,
      embedder: () => {
        embedder ??= openEmbedder(config);
        return embedder;
      },
      signal,
      onProgress: bar.update,
    });
    bar.end();
    process.stdout.write(`${imported} memories were imported, ${skipped} were there already.\n`);
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    await (await (embedder as Promise<Embedder> | null))?.close();
  }
});

/** A file that is redirected into the command has an end, and a pipe none that is known. */
function standardInput(): { readonly size: number | null } {
  const input = fstatSync(process.stdin.fd);
  return { size: input.isFile() ? input.size : null };
}
