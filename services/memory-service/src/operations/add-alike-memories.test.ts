import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Replica, startDataPlane, type TestDataPlane } from '../testing/data-plane.js';
import { holdTransaction } from '../testing/held-transaction.js';
import { connectImpatiently } from '../testing/impatient-database.js';
import { readUsage, type TestProject } from '../testing/tenants.js';

/* What is said again in other words, by rules alone: no model tells what is known. */

let plane: TestDataPlane;
let project: TestProject;
beforeAll(async () => {
  plane = await startDataPlane();
});
beforeEach(async () => {
  project = await plane.buildProject();
});
afterAll(() => plane.close());

interface Item {
  readonly id: string;
  readonly memory: string;
}

async function add(messages: readonly string[], rest: object = {}, where: Replica = plane): Promise<Item[]> {
  const { status, body } = await where.call('POST', '/add', { key: project.key, body: { messages, ...rest } });
  expect(status).toBe(200);
  return body.results;
}
const list = async (): Promise<Item[]> => (await plane.call('GET', '/list', { key: project.key })).body.memories;
const used = async () => (await readUsage(plane.db.database, project.accountId)).add;
const best = async (query: string): Promise<string> =>
  (await plane.call('POST', '/search', { key: project.key, body: { query } })).body.results[0].memory;

const known = 'user: Our cache is Valkey.';
const again = 'user: We use Valkey as the cache.';

describe('what is stored, said in other words', () => {
  test('is answered with the memory that is there: nothing stored, nothing counted, however often', async () => {
    const stored = await add([known]);
    expect(await add([again])).toEqual(stored);
    expect(await add(['user: Valkey is what we use as a cache.'])).toEqual(stored);
    expect(await add([known])).toEqual(stored);
    expect(await list()).toEqual(stored);
    expect(await used()).toBe(1);
  });

  test('stands in its place among what is new', async () => {
    const [stored] = await add([known]);
    const results = await add(['user: I live in Porto.', again, 'user: My cat is called Minka.']);
    expect(results.map(({ memory }) => memory)).toEqual([
      'I live in Porto.',
      stored?.memory,
      'My cat is called Minka.',
    ]);
    expect(results[1]).toEqual(stored);
  });

  test('within one add it is stored once, as it was said first', async () => {
    expect((await add([known, 'user: I live in Porto.', again])).map(({ memory }) => memory)).toEqual([
      'Our cache is Valkey.',
      'I live in Porto.',
    ]);
  });

  test('is found by the text that an update gave it, and no more by the one before', async () => {
    const [stored] = await add(['user: Our cache is Redis.']);
    await plane.call('PUT', '/update', {
      key: project.key,
      body: { memory_id: stored?.id, data: 'Our cache is Valkey.' },
    });
    expect((await add([again])).map(({ id }) => id)).toEqual([stored?.id]);
    await add(['user: We use Redis as the cache.']);
    expect(await list()).toHaveLength(2);
  });

  test('is stored where the memory was deleted', async () => {
    const [stored] = await add([known]);
    await plane.call('DELETE', `/delete/${stored?.id}`, { key: project.key });
    const [item] = await add([again]);
    expect(await list()).toEqual([item]);
  });
});

describe('is stored beside it', () => {
  test.each<[string, string, object]>([
    ['in another role', 'assistant: We use Valkey as the cache.', {}],
    ['by a named speaker', 'Caroline: We use Valkey as the cache.', {}],
    ['with a timestamp', again, { timestamp: '2026-03-18' }],
    ['of another value', 'user: We use Redis as the cache.', {}],
  ])('%s', async (_, message, rest) => {
    await add([known]);
    await add([message], rest);
    expect(await list()).toHaveLength(2);
  });

  test('in another project', async () => {
    await add([known]);
    project = await plane.buildProject();
    await add([again]);
    expect(await list()).toHaveLength(1);
  });
});

describe('what was corrected', () => {
  test.each([
    ['Our package manager is npm.', 'No, we use pnpm as our package manager.'],
    ['We use npm here.', 'no, we use pnpm now'],
  ])('a correction is stored, and ranks above: %s; %s', async (said, corrected) => {
    await add([`user: ${said}`]);
    await add([`user: ${corrected}`]);
    expect(await list()).toHaveLength(2);
    expect(await best('Which package manager do we use?')).toContain('pnpm');
  });

  test.each([
    ['corrected', 'user: No, we use pnpm as our package manager.'],
    ['changed', 'user: We switched our package manager to pnpm.'],
  ])('said again after it was %s, it is stored again', async (_, later) => {
    await add(['user: Our package manager is npm.']);
    await add([later]);
    const [back] = await add(['user: The package manager that we use is npm.']);
    expect(await list()).toHaveLength(3);
    expect(back?.memory).toContain('npm');
  });

  test('once it is stored again it is known, in whatever words', async () => {
    await add(['user: Our cache is Valkey.']);
    await add(['user: No, we use Redis as the cache.']);
    const back = await add([again]);
    expect(await add(['user: Valkey is what we use as the cache.'])).toEqual(back);
    expect(await list()).toHaveLength(3);
  });

  test('said again after a long correction, it is stored again', async () => {
    await add(['user: Our package manager is npm.']);
    const reasons = Array.from({ length: 30 }, (_, index) => `the lockfile of service ${index}`).join(' and ');
    const [correction] = await add([`user: No, we use pnpm as our package manager because of ${reasons}.`]);
    expect(correction?.memory.length).toBeGreaterThan(400);
    const [back] = await add(['user: The package manager that we use is npm.']);
    expect(back?.memory).toBe('The package manager that we use is npm.');
  });

  test.each([
    ['another value', 'user: Our cache is Redis.'],
    ['another value in more words', 'user: We use Amazon ElastiCache as the cache.'],
    ['its negation', "user: We don't use Valkey as the cache."],
    ['that it was so', 'user: We used Valkey as the cache.'],
  ])('said again after %s was said, it is stored again, and found first', async (_, later) => {
    await add([known]);
    await add([later]);
    await add([again]);
    expect(await list()).toHaveLength(3);
    expect(await best('Which cache do we use?')).toBe('We use Valkey as the cache.');
  });

  test('said again after something else was said of it, it is known', async () => {
    const stored = await add([known]);
    await add(['user: Our cache is flushed at midnight.', 'user: Ana debugs the keys of the cache on Mondays.']);
    expect(await add([again])).toEqual(stored);
  });

  test('of many that are said again in one add, each that was changed is stored', async () => {
    const tools = { cache: 'Valkey', queue: 'RabbitMQ', database: 'CockroachDB', bundler: 'Rollup', logger: 'Pino' };
    const others = { router: 'Traefik', registry: 'Harbor', monitor: 'Grafana', proxy: 'Envoy', editor: 'Helix' };
    const entries = Object.entries({ ...tools, ...others });
    await add(entries.map(([what, which]) => `user: Our ${what} is ${which}.`));
    await add(entries.map(([what], index) => `user: We switched our ${what} to Other${index}.`));
    const back = await add(entries.map(([what, which]) => `user: We use ${which} as the ${what}.`));
    expect(back.map(({ memory }) => memory)).toEqual(entries.map(([what, which]) => `We use ${which} as the ${what}.`));
  });

  test('a correction that was undone is stored when it is said again', async () => {
    await add([known]);
    await add(['user: No, we use Redis as the cache.']);
    await add([again]);
    await add(['user: No, Redis is our cache.']);
    expect(await list()).toHaveLength(4);
    expect(await best('Which cache do we use?')).toContain('Redis');
  });

  test.each([
    ['corrects', 'user: No, we use Redis as the cache.'],
    ['changes', 'user: We switched our cache to Redis.'],
    ['replaces', 'user: Our cache is Redis.'],
  ])('nor does it stand for what an add says behind what %s it', async (_, later) => {
    await add([known]);
    await add([later, again]);
    expect((await list()).map(({ memory }) => memory)).toContain('We use Valkey as the cache.');
    expect(await list()).toHaveLength(3);
  });

  test('nor is it left out of the add that corrects or replaces it in between', async () => {
    for (const between of ['user: No, we use Redis as the cache.', 'user: Our cache is Redis.']) {
      project = await plane.buildProject();
      expect(await add([known, between, again])).toHaveLength(3);
    }
  });
});

test('where the keyword index is away, it is stored', async () => {
  const failures: unknown[] = [];
  const unreachable = connectImpatiently('postgres://nobody@127.0.0.1:1/none', { poolSize: 1 });
  const where = await plane.startReplica({
    keywordDatabase: unreachable,
    onRecallFailure: (error) => failures.push(error),
  });
  await add([known]);
  expect(await add([again], {}, where)).toHaveLength(1);
  expect(await list()).toHaveLength(2);
  expect(failures).toHaveLength(1);
  await unreachable.close();
});

test('where every connection to the keyword index is taken, it is stored after two seconds', async () => {
  const failures: unknown[] = [];
  // Would be waited for until the request is given up.
  const busy = connectImpatiently(plane.db.url, { poolSize: 1, patience: 200 });
  const where = await plane.startReplica({
    keywordDatabase: busy,
    onRecallFailure: (error) => failures.push(error),
  });
  await add([known]);
  const held = await holdTransaction(busy, (sql) => sql`select`);
  expect(await add([again], {}, where)).toHaveLength(1);
  expect(await list()).toHaveLength(2);
  expect(failures.map(String)).toEqual(['Error: To compare facts with what is stored took more than 2000 ms.']);
  await held.letGo();
  await busy.close();
});
