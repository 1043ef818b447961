import { formatTable } from '../command-line/format-table.js';
import { parseOptions, readNumber, readNumbers } from '../command-line/read-options.js';
import { loadConversations } from '../conversations/labelled-conversations.js';
import { runClosedLoop } from './client/closed-loop.js';
import { HttpClient } from './client/http-client.js';
import { summarise } from './client/latency-summary.js';
import { meanStepMs, readStepTotals, type StepTotals } from './client/step-costs.js';
import { createMessageSource } from './corpus/conversation-messages.js';
import { fillProjects } from './database/fill-projects.js';
import type { LoadProject } from './database/load-projects.js';
import { loadHelp, loadOptions, readTarget } from './load-options.js';
import { type Measurement, withMeasurement } from './measurement.js';
import { searchOf } from './search-of.js';

const help = `usage: evaluate load add (--local-json FILE | --base-url URL --api-key KEY --database-url URL) [options]

Searches a project with one client while nothing else happens, then adds conversations to it, embedding included. Targets on
an idle machine of two cores with 10,000 memories: search p50 at most 8 ms, 150 messages a second.

${loadHelp}
  --memories N        memories that the project holds before, 10000 by default
  --clients N,N,…     that add at the same time, 1,4,16 by default
  --messages N        in one add, 10 by default
  --metrics-url URL   the service's /metrics, for what each step of a search and of an add takes
  --data PATH         labelled conversations to take the messages from, the coding-agent conversations by default`;

const options = {
  ...loadOptions,
  memories: { type: 'string', default: '10000' },
  clients: { type: 'string', default: '1,4,16' },
  messages: { type: 'string', default: '10' },
  'metrics-url': { type: 'string' },
  data: { type: 'string', default: 'packages/evaluation/data/coding-agent-conversations' },
} as const;

/** Until the path of a search and that of an add are compiled. */
const warmUpMs = 8_000;

/** The command `evaluate load add`. Resolves to the exit code. */
export async function measureAdd(args: readonly string[]): Promise<number> {
  const values = parseOptions(args, options);
  if (values.help) {
    console.log(help);
    return 0;
  }
  const messages = readNumber(values.messages, '--messages');
  const plan = {
    memories: readNumber(values.memories, '--memories'),
    clients: readNumbers(values.clients, '--clients'),
    messages,
    metricsUrl: values['metrics-url'],
    nextMessages: createMessageSource((await loadConversations(values.data)).conversations, messages, 5),
  };
  const target = await readTarget(values);
  await withMeasurement(target, async (measurement) => console.log(await searchAndAdd(measurement, plan)));
  return 0;
}

interface AddPlan {
  readonly memories: number;
  readonly clients: readonly number[];
  readonly messages: number;
  readonly metricsUrl: string | undefined;
  readonly nextMessages: () => readonly string[];
}

async function searchAndAdd({ target, sql, templates, createProjects }: Measurement, plan: AddPlan): Promise<string> {
  const [project, otherProject] = await createProjects(2);
  if (project === undefined || otherProject === undefined) throw new Error('No projects were created.');
  await fillProjects(sql, templates, [{ projectId: project.projectId, memories: plan.memories }]);
  const client = new HttpClient(target.baseUrl, Math.max(...plan.clients));
  const durationMs = target.seconds * 1000;
  try {
    const search = searchOf(client, project);
    await runClosedLoop(search, 1, warmUpMs);
    const [samples, searchSteps] = await withSteps(plan, 'search_step_duration_seconds', () =>
      runClosedLoop(search, 1, durationMs),
    );
    const searches = summarise([samples]);
    await addWith(client, otherProject, 1, warmUpMs, plan);
    const rows: string[][] = [];
    const steps = [`search, 1 client: ${searchSteps}`];
    for (const clients of plan.clients) {
      const [row, addSteps] = await withSteps(plan, 'add_step_duration_seconds', () =>
        addWith(client, project, clients, durationMs, plan),
      );
      rows.push(row);
      steps.push(`add, ${row[0]}: ${addSteps}`);
    }
    const header = ['add', 'messages/s', 'memories/s', 'memories/message', 'p50', 'p95'];
    return [
      `search, 1 client, ${plan.memories.toLocaleString('en')} memories: p50 ${searches.p50Ms.toFixed(1)} ms, p95 ${searches.p95Ms.toFixed(1)} ms`,
      '',
      formatTable([header, ...rows]),
      ...(plan.metricsUrl === undefined ? [] : ['', 'steps, mean of each', ...steps]),
    ].join('\n');
  } finally {
    await client.close();
  }
}

/** What was measured, and what each step of the operation took meanwhile. */
async function withSteps<Result>(
  { metricsUrl }: AddPlan,
  histogram: string,
  measure: () => Promise<Result>,
): Promise<[Result, string]> {
  const read = (): Promise<StepTotals> =>
    metricsUrl === undefined ? Promise.resolve(new Map()) : readStepTotals(metricsUrl, histogram);
  const before = await read();
  const result = await measure();
  const means = [...meanStepMs(before, await read())];
  return [result, means.map(([step, ms]) => `${step} ${ms.toFixed(1)} ms`).join(', ')];
}

async function addWith(
  client: HttpClient,
  { apiKey }: LoadProject,
  clients: number,
  durationMs: number,
  { messages, nextMessages }: AddPlan,
): Promise<string[]> {
  const answers: string[] = [];
  const samples = await runClosedLoop(
    async () => answers.push(await client.post('/add', apiKey, { messages: nextMessages(), timestamp: '2026-03-18' })),
    clients,
    durationMs,
  );
  // Counted afterwards, so that reading the answers takes nothing from what is measured.
  const memories = answers.reduce((sum, answer) => sum + JSON.parse(answer).results.length, 0);
  const { p50Ms, p95Ms, requests } = summarise([samples]);
  const seconds = samples.elapsedMs / 1000;
  return [
    `${clients} ${clients === 1 ? 'client' : 'clients'}`,
    ((requests * messages) / seconds).toFixed(0),
    (memories / seconds).toFixed(0),
    (memories / (requests * messages)).toFixed(2),
    `${p50Ms.toFixed(0)} ms`,
    `${p95Ms.toFixed(0)} ms`,
  ];
}
