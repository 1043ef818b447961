import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { orUsageError, readNumber } from '../command-line/read-options.js';
import { UsageError } from '../command-line/usage-error.js';
import { writeJson } from '../command-line/write-json.js';
import { loadConversations } from '../conversations/labelled-conversations.js';
import { connectionHelp, connectionOptions, readConnection } from '../service/connection.js';
import { MemoryApi } from '../service/memory-api.js';
import { startEmpty } from '../service/start-empty.js';
import { compareRuns } from './compare-runs.js';
import { reportRetrieval } from './retrieval-report.js';
import { type RetrievalRun, runRetrieval } from './run-retrieval.js';

const help = `usage: evaluate retrieval --data PATH (--base-url URL --api-key KEY | --local-json FILE) [options]
       evaluate retrieval --compare BEFORE AFTER

Adds labelled conversations to a project of a running service, one add for each session, asks every question, and
counts how much of the evidence the first memories come from. The project is emptied between conversations and afterwards.

  --data PATH         a file of labelled conversations, or a folder of them
${connectionHelp}
  --pooled            all conversations in one project at the same time
  --limit-conversations N   only the first N conversations
  --out FILE          writes every question's outcome as JSON
  --wipe              start even if the project holds memories: they are deleted
  --compare A B       shows two such files question by question`;

const options = {
  ...connectionOptions,
  data: { type: 'string' },
  pooled: { type: 'boolean', default: false },
  'limit-conversations': { type: 'string' },
  out: { type: 'string' },
  wipe: { type: 'boolean', default: false },
  compare: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** The command `evaluate retrieval`. Resolves to the exit code; any answer other than 2xx ends it. */
export async function evaluateRetrieval(args: readonly string[]): Promise<number> {
  const { values, positionals } = orUsageError(() => parseArgs({ args: [...args], options, allowPositionals: true }));
  if (values.help) {
    console.log(help);
    return 0;
  }
  if (values.compare) {
    const [before, after, ...more] = positionals;
    if (before === undefined || after === undefined || more.length > 0)
      throw new UsageError('--compare takes two files');
    console.log(compareRuns(await readRun(before), await readRun(after)));
    return 0;
  }
  if (positionals.length > 0) throw new UsageError(`unexpected ${positionals[0]}`);
  if (values.data === undefined) throw new UsageError('--data is missing');
  const limit = values['limit-conversations'];
  const count = limit === undefined ? undefined : readNumber(limit, '--limit-conversations');
  const set = await loadConversations(values.data);
  const api = new MemoryApi(await readConnection(values));
  await startEmpty(api, values.wipe);
  const conversations = set.conversations.slice(0, count);
  const run = await runRetrieval(api, { name: set.name, conversations }, values.pooled);
  console.log(reportRetrieval(run));
  if (values.out !== undefined) await writeJson(values.out, run, 1);
  return 0;
}

async function readRun(file: string): Promise<RetrievalRun> {
  try {
    const run = JSON.parse(await readFile(file, 'utf8')) as RetrievalRun;
    if (Array.isArray(run.outcomes)) return run;
  } catch (error) {
    throw new UsageError(`cannot read ${file}: ${(error as Error).message}`);
  }
  throw new UsageError(`${file} holds no outcomes of evaluate retrieval`);
}
