/**
 * Prints how long the exact index searches, how long it takes to load a project, and what memory that needs:
 * `node dist/vector-index/exact/measure-exact-index.js`
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { percentile } from '@persistent-memory/service-kit/testing';
import { quantise } from '../../embedding/quantise.js';
import type { VectorSource } from '../../storage/vector-source.js';
import { randomMemories, seededRandom, unitVector } from '../testing/random-vectors.js';
import { searchByLoop } from './candidate-search.js';
import { createExactVectorIndex } from './exact-vector-index.js';
import { ProjectVectors } from './project-vectors.js';

const dimensions = 384;
const hitLimit = 100;
const pageSize = 5_000;
const searchCount = 50;

const random = seededRandom(1);
const inMs = (latenciesMs: readonly number[], share: number) => `${percentile(latenciesMs, share).toFixed(2)} ms`;
const print = (line: string) => process.stdout.write(`${line}\n`);

/** Pages of the same 5,000 vectors, one change sequence a page, under other ids. */
function buildSource(pages: number): VectorSource {
  const vectors = randomMemories(pageSize, dimensions, random).map(({ vector }) => quantise(vector));
  return {
    async changesSince(_projectId, { changeSequence: since, beganAt }) {
      const upserts = vectors.map((vector, row) => ({
        id: `018f0000-0000-7000-8000-${String(since * pageSize + row).padStart(12, '0')}`,
        vector,
      }));
      const place = { changeSequence: since + 1, beganAt };
      return {
        place,
        reset: false,
        upserts,
        deletedIds: [],
        memoryCount: pages * pageSize,
        hasMore: since + 1 < pages,
      };
    },
  };
}

async function measureIndex(pages: number): Promise<void> {
  const index = createExactVectorIndex({ source: buildSource(pages), dimensions, maxBytes: 2 ** 31 });
  const loopDelay = monitorEventLoopDelay({ resolution: 1 });
  const search = () =>
    index.search({ projectId: 'p', embedding: unitVector(dimensions, random), limit: hitLimit, changeSequence: pages });
  await index.check();
  const beganMs = performance.now();
  await search();
  const loadMs = performance.now() - beganMs;
  loopDelay.enable();
  const latenciesMs: number[] = [];
  for (let turn = 0; turn < searchCount; turn++) {
    const startMs = performance.now();
    await search();
    latenciesMs.push(performance.now() - startMs);
  }
  loopDelay.disable();
  print(
    `${pages * pageSize} vectors: p50 ${inMs(latenciesMs, 0.5)}, p95 ${inMs(latenciesMs, 0.95)}; loaded in ${loadMs.toFixed(0)} ms; ` +
      `event loop late by at most ${(loopDelay.max / 1e6 - 1).toFixed(1)} ms; resident ${(process.memoryUsage.rss() / 2 ** 20).toFixed(0)} MB`,
  );
  await index.close();
}

function measureLoop(count: number): void {
  const memories = randomMemories(count, dimensions, random);
  const vectors = new Int8Array(count * dimensions);
  for (const [row, { vector }] of memories.entries()) vectors.set(quantise(vector), row * dimensions);
  const project = new ProjectVectors(dimensions);
  project.apply({ deletedIds: [], ids: memories.map(({ id }) => id), vectors });
  const latenciesMs = Array.from({ length: 10 }, () => {
    const startMs = performance.now();
    project.search(unitVector(dimensions, random), hitLimit, searchByLoop);
    return performance.now() - startMs;
  });
  print(`${count} vectors by the loop, without usearch: p50 ${inMs(latenciesMs, 0.5)}`);
}

for (const pages of [2, 4, 20, 200]) await measureIndex(pages);
for (const count of [10_000, 100_000]) measureLoop(count);
