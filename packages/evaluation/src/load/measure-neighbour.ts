import { formatTable } from '../command-line/format-table.js';
import { parseOptions, readNumber, readNumbers } from '../command-line/read-options.js';
import { loadConversations } from '../conversations/labelled-conversations.js';
import { type LoopSamples, runClosedLoop, type Send } from './client/closed-loop.js';
import { HttpClient } from './client/http-client.js';
import { summarise } from './client/latency-summary.js';
import { createMessageSource } from './corpus/conversation-messages.js';
import { fillProjects } from './database/fill-projects.js';
import { loadHelp, loadOptions, readTarget } from './load-options.js';
import { type Measurement, withMeasurement } from './measurement.js';
import { searchOf } from './search-of.js';

const help = `usage: evaluate load neighbour (--local-json FILE | --base-url URL --api-key KEY --database-url URL) [options]

One client searches its project, alone and beside many clients of another project that search, or add, as fast as they are
answered. Prints what that does to the one.

${loadHelp}
  --memories N        memories that each project holds, 10000 by default
  --clients N,N,…     of the other project, 8,32,128 by default
  --data PATH         labelled conversations to take messages from, the coding-agent conversations by default`;

const options = {
  ...loadOptions,
  memories: { type: 'string', default: '10000' },
  clients: { type: 'string', default: '8,32,128' },
  data: { type: 'string', default: 'packages/evaluation/data/coding-agent-conversations' },
} as const;

const messagesOfAdd = 10;
/** Until the path of a search and that of an add are compiled. */
const warmUpMs = 8_000;

/** The command `evaluate load neighbour`. Resolves to the exit code. */
export async function measureNeighbour(args: readonly string[]): Promise<number> {
  const values = parseOptions(args, options);
  if (values.help) {
    console.log(help);
    return 0;
  }
  const plan = {
    memories: readNumber(values.memories, '--memories'),
    clients: readNumbers(values.clients, '--clients'),
    nextMessages: createMessageSource((await loadConversations(values.data)).conversations, messagesOfAdd, 5),
  };
  const target = await readTarget(values);
  await withMeasurement(target, async (measurement) => console.log(await searchBeside(measurement, plan)));
  return 0;
}

interface NeighbourPlan {
  readonly memories: number;
  readonly clients: readonly number[];
  readonly nextMessages: () => readonly string[];
}

async function searchBeside(
  { target, sql, templates, createProjects }: Measurement,
  { memories, clients, nextMessages }: NeighbourPlan,
): Promise<string> {
  const [own, other] = await createProjects(2);
  if (own === undefined || other === undefined) throw new Error('No projects were created.');
  await fillProjects(
    sql,
    templates,
    [own, other].map(({ projectId }) => ({ projectId, memories })),
  );
  // Of its own: a pool hands out its connections in turn, and the one would wait for those of the others.
  const client = new HttpClient(target.baseUrl, 1);
  const others = new HttpClient(target.baseUrl, Math.max(...clients));
  const search = searchOf(client, own);
  const searchOther = searchOf(others, other);
  const addOther = () => others.post('/add', other.apiKey, { messages: nextMessages(), timestamp: '2026-03-18' });
  const durationMs = target.seconds * 1000;
  try {
    await runClosedLoop(search, 1, warmUpMs);
    await runClosedLoop(addOther, 1, warmUpMs);
    const rows = [rowOf('nobody', await runClosedLoop(search, 1, durationMs), null)];
    for (const [what, send] of [
      ['search', searchOther],
      ['add', addOther],
    ] as const) {
      for (const count of clients) {
        const [beside, loaded] = await besideMany(search, send, count, durationMs);
        rows.push(rowOf(`${count} that ${what}`, beside, loaded));
      }
    }
    return formatTable([['beside', 'p50', 'p95', 'searches/s', "the others' requests/s"], ...rows]);
  } finally {
    await Promise.all([client.close(), others.close()]);
  }
}

/** One client's samples, and those of the others, who begin before it and end after it. */
async function besideMany(
  one: Send,
  others: Send,
  count: number,
  durationMs: number,
): Promise<[LoopSamples, LoopSamples]> {
  const loaded = runClosedLoop(others, count, durationMs * 1.5);
  await new Promise((resolve) => setTimeout(resolve, durationMs / 4));
  const beside = await runClosedLoop(one, 1, durationMs);
  return [beside, await loaded];
}

function rowOf(beside: string, samples: LoopSamples, others: LoopSamples | null): string[] {
  const { p50Ms, p95Ms, requests } = summarise([samples]);
  const perSecond = (loop: LoopSamples, count: number) => (count / (loop.elapsedMs / 1000)).toFixed(0);
  return [
    beside,
    `${p50Ms.toFixed(1)} ms`,
    `${p95Ms.toFixed(1)} ms`,
    perSecond(samples, requests),
    others === null ? '' : perSecond(others, others.latenciesMs.length),
  ];
}
