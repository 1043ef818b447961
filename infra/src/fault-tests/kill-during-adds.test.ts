import { join } from 'node:path';

import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';

import { readPostmasterPid } from '../embedded-postgres/postmaster-pid.js';
import { findChild } from '../testing/child-processes.js';
import { DataPlane, type Memory } from '../testing/data-plane.js';
import { type EmbeddedRun, isolatedEnvironment, startEmbeddedRun } from '../testing/embedded-run.js';
import { eventually } from '../testing/eventually.js';
import { makeScratchDirectory, removeScratchDirectory } from '../testing/scratch-directory.js';
import { killProcess } from '../testing/signal-process.js';

jest.setTimeout(300_000);

const kills = 8;
const parallelAdds = 6;
/** Enough acknowledged work between two kills that each of them hits adds in flight. */
const acknowledgedBetweenKills = 12;
/** One message of this many facts: all of them are stored, or none. */
const factsPerMessage = 2;

let scratch: string;
let run: EmbeddedRun;
let data: DataPlane;

beforeAll(async () => {
  scratch = makeScratchDirectory();
  run = await startEmbeddedRun({ environment: await isolatedEnvironment(join(scratch, 'data')) });
  data = new DataPlane(run.local.base_url, run.local.api_key);
});

afterAll(async () => {
  await run.end('SIGTERM');
});
afterAll(() => removeScratchDirectory(scratch));

/** Adds without a pause until it is told to stop; what was not acknowledged is never tried again. */
class Adders {
  readonly acknowledged: Memory[] = [];
  readonly #tasks: readonly Promise<void>[];
  #next = 0;
  #isStopping = false;
  #recovery: Promise<void> | null = null;

  constructor() {
    this.#tasks = Array.from({ length: parallelAdds }, () => this.#addUntilStopped());
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    await Promise.all(this.#tasks);
  }

  async #addUntilStopped(): Promise<void> {
    while (!this.#isStopping) {
      const number = this.#next++;
      const message = `user: Warehouse number ${number} is in Lisbon. My badge for hall number ${number} is green.`;
      // A refused connection, a connection that breaks and a 500 all mean the same: not acknowledged.
      const { status, results } = await data.add([message]).catch(() => ({ status: 0, results: [] }));
      if (status === 200) this.acknowledged.push(...results);
      else await this.#untilReady();
    }
  }

  /** One asks for all of them: the processor is for those who start again. */
  #untilReady(): Promise<void> {
    this.#recovery ??= eventually('the memory service is ready again', isReady, 60_000).finally(() => {
      this.#recovery = null;
    });
    return this.#recovery;
  }
}

function isReady(): Promise<boolean> {
  return data.status('/readyz').then(
    (status) => status === 200,
    () => false,
  );
}

function victim(kill: number): number | null {
  if (kill % 2 === 0) return findChild(run.pid, 'memory-service');
  return readPostmasterPid(join(scratch, 'data', 'postgres', 'data'))?.pid ?? null;
}

/** The number that a memory's text names; both facts of one message name the same. */
function numberOf({ memory }: Memory): string {
  return /number (\d+)/.exec(memory)?.[1] ?? 'none';
}

test(`${kills} kills of the memory service and of Postgres lose nothing that was acknowledged`, async () => {
  const adders = new Adders();
  for (let kill = 0; kill < kills; kill += 1) {
    const goal = adders.acknowledged.length + acknowledgedBetweenKills;
    await eventually(`adds go on after kill ${kill}`, () => adders.acknowledged.length >= goal, 60_000);
    const pid = victim(kill);
    killProcess(pid);
  }
  const goal = adders.acknowledged.length + acknowledgedBetweenKills;
  await eventually('adds go on after the last kill', () => adders.acknowledged.length >= goal, 60_000);
  await adders.stop();

  const stored = await data.listAll();
  const storedById = new Map(stored.map((memory) => [memory.id, memory]));
  const missing = adders.acknowledged.filter(({ id }) => !storedById.has(id));
  expect(missing).toEqual([]);
  for (const memory of adders.acknowledged) expect(storedById.get(memory.id)).toEqual(memory);

  // Once: no id and no text twice. Whole: no message of which only a part was stored.
  expect(storedById.size).toBe(stored.length);
  expect(new Set(stored.map(({ memory }) => memory)).size).toBe(stored.length);
  const factsByNumber = new Map<string, number>();
  for (const memory of stored) factsByNumber.set(numberOf(memory), (factsByNumber.get(numberOf(memory)) ?? 0) + 1);
  expect([...factsByNumber].filter(([, facts]) => facts !== factsPerMessage)).toEqual([]);

  for (const memory of adders.acknowledged.filter((_, index) => index % 10 === 0)) {
    const { results } = await data.search(memory.memory, 5);
    expect(results.map(({ id }) => id)).toContain(memory.id);
  }
});
