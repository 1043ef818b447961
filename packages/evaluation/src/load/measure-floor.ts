import { resolve } from 'node:path';
import { formatTable } from '../command-line/format-table.js';
import { parseOptions, readNumber, readNumbers } from '../command-line/read-options.js';
import { alternate, type LoopSamples, type Send } from './client/closed-loop.js';
import { HttpClient } from './client/http-client.js';
import { type LatencySummary, ratioRange, summarise } from './client/latency-summary.js';
import { readProcessMetric } from './client/process-metrics.js';
import { createQuestionSource } from './corpus/fill-slots.js';
import { qdrantOf } from './database/fed-qdrant.js';
import { fillProjects } from './database/fill-projects.js';
import { startFloor } from './floor/start-floor.js';
import { loadHelp, loadOptions, readTarget } from './load-options.js';
import { type Measurement, withMeasurement } from './measurement.js';

const help = `usage: evaluate load floor (--local-json FILE | --base-url URL --api-key KEY --database-url URL) [options]

Searches the service and, in turns, a bare handler that does the same embedding, the same SQL and the same vector query and
nothing else, and prints the ratios.

${loadHelp}
  --memories N        memories in the project, 6000 by default
  --clients N,N,…     1,8,32 by default
  --metrics-url URL   the service's /metrics, for the processor time of a search, which depends less on what else runs
  --limit N           results of a search, 10 by default
  --slice-ms N        how long each of the two has its turn, 500 by default
  --key-first         the floor, too, looks the key up before it embeds
  --qdrant-url URL    where the service has its vectors (QDRANT_URL, QDRANT_API_KEY); without one both search them exactly in process
  --model-folder DIR  the model.onnx and vocab.txt that the service embeds with`;

const options = {
  ...loadOptions,
  memories: { type: 'string', default: '6000' },
  clients: { type: 'string', default: '1,8,32' },
  limit: { type: 'string', default: '10' },
  'metrics-url': { type: 'string' },
  'slice-ms': { type: 'string', default: '500' },
  'key-first': { type: 'boolean', default: false },
  'qdrant-url': { type: 'string' },
  'model-folder': { type: 'string', default: 'services/memory-service/models/all-MiniLM-L6-v2' },
} as const;

/** As the service has them: candidates of each side, and connections to Postgres. */
const candidatesPerSide = 150;
const connections = 16;
/** Until both are compiled: the service has more code than the floor. */
const warmUpSeconds = 8;

/** The command `evaluate load floor`. Resolves to the exit code. */
export async function measureFloor(args: readonly string[]): Promise<number> {
  const values = parseOptions(args, options);
  if (values.help) {
    console.log(help);
    return 0;
  }
  const plan = {
    memories: readNumber(values.memories, '--memories'),
    clients: readNumbers(values.clients, '--clients'),
    limit: readNumber(values.limit, '--limit'),
    sliceMs: readNumber(values['slice-ms'], '--slice-ms'),
    modelFolder: resolve(values['model-folder']),
    metricsUrl: values['metrics-url'],
    keyFirst: values['key-first'],
    qdrantUrl: values['qdrant-url'] ?? process.env.QDRANT_URL,
  };
  const target = await readTarget(values);
  await withMeasurement(target, async (measurement) => console.log(await compare(measurement, plan)));
  return 0;
}

interface FloorPlan {
  readonly memories: number;
  readonly clients: readonly number[];
  readonly limit: number;
  readonly sliceMs: number;
  readonly modelFolder: string;
  readonly metricsUrl: string | undefined;
  readonly keyFirst: boolean;
  readonly qdrantUrl: string | undefined;
}

async function compare(measurement: Measurement, plan: FloorPlan): Promise<string> {
  const { target, sql, templates } = measurement;
  const [project] = await measurement.createProjects(1);
  if (project === undefined) throw new Error('No project was created.');
  await fillProjects(sql, templates, [{ projectId: project.projectId, memories: plan.memories }]);
  const { databaseUrl } = target;
  const { projectId, apiKey } = project;
  const floor = await startFloor({
    databaseUrl,
    projectId,
    modelFolder: plan.modelFolder,
    candidatesPerSide,
    connections,
    keyFirst: plan.keyFirst,
    qdrant: await qdrantOf(sql, plan.qdrantUrl),
  });
  const maxClients = Math.max(...plan.clients);
  const clients = [target.baseUrl, floor.origin].map((origin) => new HttpClient(origin, maxClients));
  const sends = clients.map((client): Send => {
    // The same questions in the same order for both.
    const nextQuestion = createQuestionSource(2);
    return () => client.post('/search', apiKey, { query: nextQuestion(), limit: plan.limit });
  });
  try {
    await alternate(sends, { clients: maxClients, seconds: warmUpSeconds, sliceMs: plan.sliceMs });
    const rows: string[][] = [];
    const metricsUrls = [plan.metricsUrl, `${floor.origin}/metrics`];
    for (const count of plan.clients) {
      const before = await processorSeconds(metricsUrls);
      const [service = [], bare = []] = await alternate(sends, { ...plan, clients: count, seconds: target.seconds });
      const after = await processorSeconds(metricsUrls);
      rows.push(...rowsOf(count, service, bare));
      const spent = after.map((seconds, index) => seconds - (before[index] ?? 0));
      if (plan.metricsUrl !== undefined) rows.push(processorRow(count, spent, [service, bare]));
    }
    return formatTable([['', 'service', 'floor', 'ratio', 'middle half', 'target'], ...rows]);
  } finally {
    await Promise.all(clients.map((client) => client.close()));
    await floor.stop();
  }
}

/**
 * Of both processes since their start; 0 for one that publishes none. While one is measured, the other has nothing to
 * do.
 */
function processorSeconds(metricsUrls: readonly (string | undefined)[]): Promise<number[]> {
  return Promise.all(
    metricsUrls.map((url) => (url === undefined ? 0 : readProcessMetric(url, 'process_cpu_seconds_total'))),
  );
}

function processorRow(
  clients: number,
  spentSeconds: readonly number[],
  slices: readonly (readonly LoopSamples[])[],
): string[] {
  const [service = 0, bare = 0] = slices.map(
    (own, index) => ((spentSeconds[index] ?? 0) * 1000) / summarise(own).requests,
  );
  const name = `${nameOf(clients)}, processor`;
  return [name, `${service.toFixed(1)} ms`, `${bare.toFixed(1)} ms`, (service / bare).toFixed(2), '', ''];
}

function nameOf(clients: number): string {
  return `${clients} ${clients === 1 ? 'client' : 'clients'}`;
}

interface Figure {
  readonly name: string;
  readonly of: (summary: LatencySummary) => number;
  readonly unit: string;
  readonly target: string;
}

const figures: readonly Figure[] = [
  { name: 'p50', of: ({ p50Ms }) => p50Ms, unit: 'ms', target: '≤ 1.25' },
  { name: 'p95', of: ({ p95Ms }) => p95Ms, unit: 'ms', target: '≤ 1.50' },
  { name: 'searches', of: ({ perSecond }) => perSecond, unit: '/s', target: '≥ 0.80' },
];

function rowsOf(clients: number, service: readonly LoopSamples[], bare: readonly LoopSamples[]): string[][] {
  const [measured, base] = [summarise(service), summarise(bare)];
  return figures.map(({ name, of, unit, target }) => {
    const { low, high } = ratioRange(service, bare, of);
    return [
      `${nameOf(clients)}, ${name}`,
      `${of(measured).toFixed(1)} ${unit}`,
      `${of(base).toFixed(1)} ${unit}`,
      (of(measured) / of(base)).toFixed(2),
      `${low.toFixed(2)}–${high.toFixed(2)}`,
      target,
    ];
  });
}
