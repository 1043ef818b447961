import { type Database, untilAborted } from '@persistent-memory/service-kit';
import { beginsWith, countMemoriesToExport, exportMemories } from '../storage/export-memories.js';
import { command } from './command.js';
import { createExportFile, type ExportedPart, type ExportFile, resumeExportFile } from './export-file.js';
import { showProgress } from './progress-bar.js';
import { requireProject } from './require-project.js';

const options = {
  project: { type: 'string' },
  output: { type: 'string' },
  resume: { type: 'boolean', default: false },
} as const;
const usage = 'node dist/commands/export.js [--project <id>] [--output <file> [--resume]]';

// The `export` command: memories as JSON Lines, of one project or of all, to a file or to standard output.
await command('export', usage, { options }, async ({ args, database, signal }) => {
  const { project = null, output, resume = false } = args.values;
  if (project !== null) await requireProject(database, project);
  const file = await openOutput(output, resume, signal, (part) => refuseOtherExport(database, project, part));
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

async function openOutput(
  path: string | undefined,
  resume: boolean,
  signal: AbortSignal,
  refuse: (part: ExportedPart) => Promise<void>,
): Promise<ExportFile> {
  if (path !== undefined) return resume ? resumeExportFile(path, refuse) : createExportFile(path);
  if (resume) throw new Error(`Only an export to a file can be gone on with.\nUsage: ${usage}`);
  // Who reads a pipe may take their time, or never go on.
  return { after: null, write: (text) => untilAborted(writeToStandardOutput(text), signal), close: async () => {} };
}

/** An export goes on in its own file only: behind another's last memory it would leave out what comes before. */
async function refuseOtherExport(
  database: Database,
  projectId: string | null,
  { first, last }: ExportedPart,
): Promise<void> {
  const isOfOthers = projectId !== null && (first.projectId !== projectId || last.projectId !== projectId);
  if (isOfOthers || !(await beginsWith(database, projectId, first, last)))
    throw new Error(
      'The file holds a part of another export, or memories came since that belong before it. Write this one to a file of its own.',
    );
}

/** Waits for whoever reads it. */
function writeToStandardOutput(text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(text, (error) => (error ? reject(error) : resolve()));
  });
}
