/**
 * Prints how fast the local model embeds, and how long a query waits while memories are embedded:
 * `node dist/embedding/local/measure-embedding.js [workers]`
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { percentile } from '@persistent-memory/service-kit/testing';
import { createLocalEmbedder } from './local-embedder.js';

const words =
  'the team moved its staging database to another region last spring because backups of the old one took most of the night'.split(
    ' ',
  );
const query = 'Where does the staging database run now?';

/** A text of about this many tokens; no two alike. */
const text = (tokens: number, seed: number) =>
  Array.from({ length: tokens - 2 }, (_, i) => words[(i * 7 + seed) % words.length]).join(' ');
const inMs = (latenciesMs: readonly number[], share: number) => `${percentile(latenciesMs, share).toFixed(1)} ms`;
const print = (line: string) => process.stdout.write(`${line}\n`);

const workers = Number(process.argv[2] ?? 1);
const startedMs = performance.now();
const embedder = await createLocalEmbedder({ workers });
print(`ready after ${(performance.now() - startedMs).toFixed(0)} ms, ${workers} worker(s)`);

async function measureThroughput(tokens: number, count: number): Promise<void> {
  const texts = Array.from({ length: count }, (_, seed) => text(tokens, seed));
  const beganMs = performance.now();
  await embedder.embed(texts, { purpose: 'memory' });
  print(`${tokens} tokens: ${((count / (performance.now() - beganMs)) * 1000).toFixed(0)} texts/s`);
}

async function measureQueries(label: string, isOver: () => boolean): Promise<void> {
  const latenciesMs: number[] = [];
  while (!isOver()) {
    const beganMs = performance.now();
    await embedder.embed([query], { purpose: 'query' });
    latenciesMs.push(performance.now() - beganMs);
  }
  print(
    `one query ${label}: p50 ${inMs(latenciesMs, 0.5)}, p95 ${inMs(latenciesMs, 0.95)}, slowest ${inMs(latenciesMs, 1)} (${latenciesMs.length} queries)`,
  );
}

await measureThroughput(32, 64);
for (const [tokens, count] of [
  [12, 800],
  [32, 400],
  [128, 100],
  [256, 40],
] as const)
  await measureThroughput(tokens, count);

let remaining = 200;
await measureQueries('alone', () => remaining-- === 0);

const loopDelay = monitorEventLoopDelay({ resolution: 1 });
loopDelay.enable();
let adding = true;
const add = embedder
  .embed(
    Array.from({ length: 200 }, (_, seed) => text(12 + (seed % 40), seed)),
    { purpose: 'memory' },
  )
  .then(() => {
    adding = false;
  });
await measureQueries('while 200 texts of 12 to 51 tokens are added', () => !adding);
await add;
print(
  `event loop late by at most ${(loopDelay.max / 1e6 - 1).toFixed(1)} ms; resident ${(process.memoryUsage.rss() / 2 ** 20).toFixed(0)} MB`,
);
await embedder.close();
