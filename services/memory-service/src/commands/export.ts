import { countMemoriesToExport, exportMemories } from '../storage/export-memories.js';
import { command } from './command.js';
import { createExportFile, type ExportFile, resumeExportFile } from './export-file.js';
import { showProgress } from './progress-bar.js';

const options = {
  project: { type: 'string' },
  output: { type: 'string' },
  resume: { type: 'boolean', default: false },
} as const;
const usage = 'node dist/commands/export.js [--project <id>] [--output <file> [--resume]]';

// The `export` command: memories as JSON Lines, of one project or of all, to a file or to standard output.
await command('export', usage, { options }, async ({ args, database, signal }) => {
  const { project = null, output, resume = false } = args.values;
  const file = await openOutput(output, resume);
  const bar = showProgress('export', await countMemoriesToExport(database, project));
  let written = 0;
  try {
    for await (const memories of exportMemories(database, project, file.after)) {
      signal.throwIfAborted();
      await file.write(memories.map((memory) => `${JSON.stringify(memory)}\n`).join(''));
      written += memories.length;
      bar.update(written);
    }
  } finally {
    bar.end();
    await file.close();
  }
});

async function openOutput(path: string | undefined, resume: boolean): Promise<ExportFile> {
  if (path !== undefined) return resume ? resumeExportFile(path) : createExportFile(path);
  if (resume) throw new Error(`Only an export to a file can be gone on with.\nUsage: ${usage}`);
  return { after: null, write: writeToStandardOutput, close: async () => {} };
}

/** Waits for whoever reads it. */
function writeToStandardOutput(text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(text, (error) => (error ? reject(error) : resolve()));
  });
}
