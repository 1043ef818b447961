import { ProgressBar } from '../command-line/progress-bar.js';
import { parseOptions } from '../command-line/read-options.js';
import { UsageError } from '../command-line/usage-error.js';
import { writeJson } from '../command-line/write-json.js';
import { connectionHelp, connectionOptions, readConnection } from '../service/connection.js';
import { MemoryApi, ServiceAnswerError } from '../service/memory-api.js';
import { startEmpty } from '../service/start-empty.js';
import { type ExtractionCase, loadExtractionCases } from './extraction-case.js';
import { reportExtraction, reportFailures } from './extraction-report.js';
import { type CaseOutcome, type ExtractionResult, scoreCase } from './score-extraction.js';
import { summarise } from './summarise-extraction.js';

const help = `usage: evaluate extraction --data FILE (--base-url URL --api-key KEY | --local-json FILE) [options]

Adds every labelled case to a project of a running service, each into the empty project, and compares what it stored
with the labels. The project is empty afterwards.

  --data FILE         labelled cases (data/extraction-cases.json)
${connectionHelp}
  --kind KIND         only the cases of this kind; may be given several times
  --out FILE          writes every outcome as JSON
  --failures          lists what went wrong, case by case
  --wipe              start even if the project holds memories: they are deleted`;

const options = {
  ...connectionOptions,
  data: { type: 'string' },
  kind: { type: 'string', multiple: true },
  out: { type: 'string' },
  failures: { type: 'boolean', default: false },
  wipe: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** The command `evaluate extraction`. Resolves to the exit code: 0 when every case was answered, 1 when one was not. */
export async function evaluateExtraction(args: readonly string[]): Promise<number> {
  const values = parseOptions(args, options);
  if (values.help) {
    console.log(help);
    return 0;
  }
  if (values.data === undefined) throw new UsageError('--data is missing');
  const api = new MemoryApi(await readConnection(values));
  const kinds = new Set(values.kind ?? []);
  const cases = (await loadExtractionCases(values.data)).filter(({ kind }) => kinds.size === 0 || kinds.has(kind));
  const outcomes = await runCases(api, cases, values.wipe);
  console.log(reportExtraction(outcomes));
  if (values.failures) console.log(`\n${reportFailures(outcomes)}`);
  if (values.out !== undefined) await writeJson(values.out, { summary: summarise(outcomes), cases: outcomes }, 2);
  return outcomes.some(({ error }) => error !== null) ? 1 : 0;
}

/** Adds the cases one after the other; refuses to touch a project that holds memories unless `wipe` is set. */
async function runCases(
  api: MemoryApi,
  cases: readonly ExtractionCase[],
  wipe: boolean,
): Promise<readonly CaseOutcome[]> {
  await startEmpty(api, wipe);
  const progress = new ProgressBar('extraction', cases.length);
  const outcomes: CaseOutcome[] = [];
  for (const labelled of cases) {
    outcomes.push(scoreCase(await runCase(api, labelled)));
    await api.deleteAll();
    progress.advance();
  }
  return outcomes;
}

async function runCase(api: MemoryApi, labelled: ExtractionCase): Promise<ExtractionResult> {
  const today = new Date().toISOString().slice(0, 10);
  try {
    return { labelled, memories: await api.add(labelled.messages, labelled.timestamp), today };
  } catch (error) {
    if (!(error instanceof ServiceAnswerError)) throw error;
    return { labelled, memories: [], today, error: error.message };
  }
}
