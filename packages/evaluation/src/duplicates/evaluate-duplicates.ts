import { ProgressBar } from '../command-line/progress-bar.js';
import { parseOptions } from '../command-line/read-options.js';
import { UsageError } from '../command-line/usage-error.js';
import { writeJson } from '../command-line/write-json.js';
import { connectionHelp, connectionOptions, readConnection } from '../service/connection.js';
import { MemoryApi } from '../service/memory-api.js';
import { startEmpty } from '../service/start-empty.js';
import { type PairOutcome, type PairResult, reportDuplicates, reportMistakes } from './duplicates-report.js';
import { loadStatementPairs, type StatementPair } from './statement-pair.js';

const help = `usage: evaluate duplicates --data FILE (--base-url URL --api-key KEY | --local-json FILE) [options]

Adds both messages of every labelled pair to a project of a running service, one after the other, each pair into the
empty project, and counts of how many pairs the second is stored beside the first. The project is empty afterwards.

  --data FILE         labelled pairs (data/near-duplicates.json)
${connectionHelp}
  --half HALF         only the pairs of one half: examined or held-back
  --out FILE          writes what became of every pair as JSON
  --failures          lists the pairs of which something else was expected
  --wipe              start even if the project holds memories: they are deleted`;

const options = {
  ...connectionOptions,
  data: { type: 'string' },
  half: { type: 'string' },
  out: { type: 'string' },
  failures: { type: 'boolean', default: false },
  wipe: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** The command `evaluate duplicates`. Resolves to the exit code of the process. */
export async function evaluateDuplicates(args: readonly string[]): Promise<number> {
  const values = parseOptions(args, options);
  if (values.help) {
    console.log(help);
    return 0;
  }
  const { data, half, wipe } = values;
  if (data === undefined) throw new UsageError('--data is missing');
  if (half !== undefined && half !== 'examined' && half !== 'held-back') {
    throw new UsageError('--half is examined or held-back');
  }
  const api = new MemoryApi(await readConnection(values));
  const pairs = (await loadStatementPairs(data)).filter((pair) => half === undefined || pair.half === half);
  await startEmpty(api, wipe);
  const outcomes: PairOutcome[] = [];
  const progress = new ProgressBar('duplicates', pairs.length);
  for (const pair of pairs) {
    outcomes.push({ pair, result: await addPair(api, pair) });
    await api.deleteAll();
    progress.advance();
  }
  console.log(reportDuplicates(outcomes));
  if (values.out !== undefined) await writeJson(values.out, { outcomes }, 2);
  if (values.failures) console.log(`\n${reportMistakes(outcomes)}`);
  return 0;
}

async function addPair(api: MemoryApi, pair: StatementPair): Promise<PairResult> {
  const [first, second] = [await api.add([pair.first], null), await api.add([pair.second], null)];
  if (first.length === 0 || second.length === 0) return 'no memory';
  const known = new Set(first.map(({ id }) => id));
  return second.every(({ id }) => known.has(id)) ? 'recognised' : 'stored';
}
