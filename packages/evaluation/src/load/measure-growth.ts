import { formatTable } from '../command-line/format-table.js';
import { parseOptions, readNumber, readNumbers } from '../command-line/read-options.js';
import { alternate, type LoopSamples, runClosedLoop, type Send } from './client/closed-loop.js';
import { HttpClient } from './client/http-client.js';
import { ratioRange, summarise } from './client/latency-summary.js';
import { readProcessMetric } from './client/process-metrics.js';
import { createQuestionSource } from './corpus/fill-slots.js';
import { qdrantOf, waitForGraphs } from './database/fed-qdrant.js';
import { fillProjects } from './database/fill-projects.js';
import type { LoadProject } from './database/load-projects.js';
import { loadHelp, loadOptions, readTarget } from './load-options.js';
import { type Measurement, withMeasurement } from './measurement.js';

const help = `usage: evaluate load growth (--local-json FILE | --base-url URL --api-key KEY --database-url URL) [options]

Fills Postgres with memories whose vectors are made beforehand, of each size once spread over many projects and once in one,
and searches all of them in turns with one client. An index that the service feeds has them, and its graphs, before that.

${loadHelp}
  --sizes N,N,…       memories, 10000,100000 by default
  --projects N        many projects are so many, 1000 by default (at least ten memories in each)
  --slice-ms N        how long each has its turn, 500 by default
  --qdrant-url URL    where the service has its vectors (QDRANT_URL, QDRANT_API_KEY); without one it searches them in process
  --metrics-url URL   the service's /metrics, for the memory of its process`;

const options = {
  ...loadOptions,
  sizes: { type: 'string', default: '10000,100000' },
  projects: { type: 'string', default: '1000' },
  'slice-ms': { type: 'string', default: '500' },
  'qdrant-url': { type: 'string' },
  'metrics-url': { type: 'string' },
} as const;

const minMemoriesPerProject = 10;
const limit = 10;

/** The command `evaluate load growth`. Resolves to the exit code. */
export async function measureGrowth(args: readonly string[]): Promise<number> {
  const values = parseOptions(args, options);
  if (values.help) {
    console.log(help);
    return 0;
  }
  const plan = {
    sizes: readNumbers(values.sizes, '--sizes'),
    projects: readNumber(values.projects, '--projects'),
    sliceMs: readNumber(values['slice-ms'], '--slice-ms'),
    qdrantUrl: values['qdrant-url'] ?? process.env.QDRANT_URL,
    metricsUrl: values['metrics-url'],
  };
  const target = await readTarget(values);
  await withMeasurement(target, async (measurement) => console.log(await measureSizes(measurement, plan)));
  return 0;
}

interface GrowthPlan {
  readonly sizes: readonly number[];
  readonly projects: number;
  readonly sliceMs: number;
  readonly qdrantUrl: string | undefined;
  readonly metricsUrl: string | undefined;
}

/** Memories that are searched together. */
interface Stock {
  readonly memories: number;
  readonly projects: readonly LoadProject[];
}

async function measureSizes(measurement: Measurement, plan: GrowthPlan): Promise<string> {
  const { target, sql } = measurement;
  const qdrant = await qdrantOf(sql, plan.qdrantUrl);
  const before = await memoryLine('before the first search', plan.metricsUrl);
  const many = await buildStocks(measurement, plan.sizes, (size) =>
    Math.max(1, Math.min(plan.projects, Math.floor(size / minMemoriesPerProject))),
  );
  const one = await buildStocks(measurement, plan.sizes, () => 1);
  const stocks = [...many, ...one];
  if (qdrant !== null) await waitForGraphs(qdrant);
  const client = new HttpClient(target.baseUrl, 1);
  try {
    const firstSearches: LoopSamples[] = [];
    for (const stock of stocks) firstSearches.push(await searchEachOnce(client, stock));
    const sends = stocks.map((stock) => searchAnyOf(client, stock));
    const slices = await alternate(sends, { clients: 1, seconds: target.seconds, sliceMs: plan.sliceMs });
    const rows = stocks.map((stock, index) => {
      const firstOfKind = index < many.length ? 0 : many.length;
      return rowOf(stock, firstSearches[index], slices[index] ?? [], slices[firstOfKind] ?? []);
    });
    const header = ['memories', 'projects', 'first search', 'p50', 'p95', 'p50 / smallest', 'middle half'];
    return [formatTable([header, ...rows]), before, await memoryLine('after the last', plan.metricsUrl)].join('\n');
  } finally {
    await client.close();
  }
}

async function buildStocks(
  { sql, templates, createProjects }: Measurement,
  sizes: readonly number[],
  projectsOf: (size: number) => number,
): Promise<Stock[]> {
  const stocks: Stock[] = [];
  for (const memories of sizes) {
    const projects = await createProjects(projectsOf(memories));
    const each = Math.floor(memories / projects.length);
    await fillProjects(
      sql,
      templates,
      projects.map(({ projectId }) => ({ projectId, memories: each })),
    );
    stocks.push({ memories: each * projects.length, projects });
  }
  return stocks;
}

/** The first search of a project has its vectors read from Postgres. */
async function searchEachOnce(client: HttpClient, { projects }: Stock): Promise<LoopSamples> {
  const nextQuestion = createQuestionSource(3);
  const samples: LoopSamples[] = [];
  for (const { apiKey } of projects) {
    const send: Send = () => client.post('/search', apiKey, { query: nextQuestion(), limit });
    samples.push(await runClosedLoop(send, 1, 0));
  }
  return {
    latenciesMs: samples.flatMap(({ latenciesMs }) => latenciesMs),
    elapsedMs: samples.reduce((sum, { elapsedMs }) => sum + elapsedMs, 0),
  };
}

function searchAnyOf(client: HttpClient, { projects }: Stock): Send {
  const nextQuestion = createQuestionSource(4);
  let turn = 0;
  return () => {
    turn += 1;
    const project = projects[turn % projects.length];
    return client.post('/search', project?.apiKey ?? '', { query: nextQuestion(), limit });
  };
}

function rowOf(
  { memories, projects }: Stock,
  first: LoopSamples | undefined,
  slices: readonly LoopSamples[],
  smallest: readonly LoopSamples[],
): string[] {
  const { p50Ms, p95Ms } = summarise(slices);
  const { low, high } = ratioRange(slices, smallest, (summary) => summary.p50Ms);
  return [
    memories.toLocaleString('en'),
    projects.length.toLocaleString('en'),
    `${summarise(first === undefined ? [] : [first]).p50Ms.toFixed(1)} ms`,
    `${p50Ms.toFixed(1)} ms`,
    `${p95Ms.toFixed(1)} ms`,
    (p50Ms / summarise(smallest).p50Ms).toFixed(2),
    `${low.toFixed(2)}–${high.toFixed(2)}`,
  ];
}

async function memoryLine(when: string, metricsUrl: string | undefined): Promise<string> {
  if (metricsUrl === undefined) return '';
  const megabytes = (await readProcessMetric(metricsUrl, 'process_resident_memory_bytes')) / 1e6;
  return `memory of the service's process ${when}: ${megabytes.toFixed(0)} MB`;
}
