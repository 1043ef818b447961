import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startDataPlane, type TestDataPlane } from '../testing/data-plane.js';
import { expectError, expectPlaneHeaders, faultsOf } from '../testing/expect-response.js';
import type { TestProject } from '../testing/tenants.js';

let plane: TestDataPlane;
let project: TestProject;
let other: TestProject;

interface Result {
  readonly id: string;
  readonly memory: string;
  readonly metadata: { readonly created_at: string };
  readonly score: number;
  readonly score_breakdown?: Readonly<Record<string, number>>;
}

beforeAll(async () => {
  plane = await startDataPlane();
  project = await plane.buildProject();
  other = await plane.buildProject();
  const subjects = ['billing', 'search', 'login', 'export', 'mail', 'audit', 'report', 'import'];
  const servers = subjects.flatMap((subject) =>
    ['Lisbon', 'Porto', 'Faro'].map((city) => `The ${subject} server runs in ${city}.`),
  );
  await add(project, [...servers, 'My cat is called Minka.', 'Login fails with ERR_SSL_9042 behind the proxy.']);
  await add(other, ['The secret project is called Walrus and runs in Lisbon.', 'My cat is called Felix.']);
});
afterAll(() => plane.close());

const add = (to: TestProject, messages: readonly string[]) =>
  plane.call('POST', '/add', { key: to.key, body: { messages } });
const search = (body: unknown, { key }: TestProject = project) => plane.call('POST', '/search', { key, body });
async function find(body: object, of: TestProject = project): Promise<Result[]> {
  const response = await search(body, of);
  expect(response.status).toBe(200);
  return response.body.results;
}

describe('happy', () => {
  test('by meaning, by words and by identifiers, best first', async () => {
    expect((await find({ query: 'name of the pet' }))[0]?.memory).toContain('Minka');
    expect((await find({ query: 'ERR_SSL_9042' }))[0]?.memory).toContain('ERR_SSL_9042');
    expect((await find({ query: 'billing server Porto' }))[0]?.memory).toBe('The billing server runs in Porto.');
  });

  test('a result is a memory as list shows it, with a score', async () => {
    const response = await search({ query: 'Minka', limit: 1 });
    expectPlaneHeaders(response);
    expect(Object.keys(response.body)).toEqual(['results']);
    const [{ score, ...item }] = response.body.results;
    const listed = await plane.call('GET', '/list?limit=100', { key: project.key });
    expect(listed.body.memories).toContainEqual(item);
    expect(score).toBeGreaterThan(0);
  });

  test.each(['cat', 'server in Lisbon', 'who runs what, where and why?', 'zzz qqq', '!!', '𝒜 🦭', 'a'.repeat(8_192)])(
    'scores of %j are in [0, 1] and never rise',
    async (query) => {
      const scores = (await find({ query, limit: 100 })).map(({ score }) => score);
      for (const score of scores) {
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1);
      }
      expect(scores).toEqual([...scores].sort((one, next) => next - one));
    },
  );

  test('explain gives the parts of each score, and they add up to it', async () => {
    const results = await find({ query: 'Which server runs in Lisbon?', limit: 20, explain: true });
    expect(results.length).toBeGreaterThan(5);
    for (const { score, score_breakdown = {} } of results) {
      expect(Object.keys(score_breakdown)).toEqual(expect.arrayContaining(['semantic', 'keyword']));
      expect(Object.values(score_breakdown).reduce((sum, part) => sum + part, 0)).toBeCloseTo(score, 9);
    }
    for (const result of await find({ query: 'Lisbon', explain: false }))
      expect(result).not.toHaveProperty('score_breakdown');
  });

  test('what one message tells stays above what has nothing to do with the question', async () => {
    const own = await plane.buildProject();
    await add(own, [
      'user: My neighbour is a plumber.',
      'user: Our car is a Skoda.',
      'user: The office is in Ghent.',
      'user: I dislike coriander.',
      'user: Our wiki runs on Confluence.',
      'user: My favourite film is Alien.',
    ]);
    await add(own, [
      'user: We use pnpm, the linter is Biome, tests run on Jest and commits follow Conventional Commits.',
      'user: I work as a nurse, I have a dog called Rex and I moved to Lisbon.',
    ]);
    const told = async (query: string, answer: RegExp) =>
      (await find({ query, limit: 5 }, own)).filter(({ memory }) => answer.test(memory)).length;
    expect(await told('Which package manager, linter and test runner do we use?', /pnpm|Biome|Jest/)).toBe(3);
    expect(await told('What is my job, what is my dog called and where do I live?', /nurse|Rex|Lisbon/)).toBe(3);
  });

  test('"last week" is the week before now, and not what was told of another one', async () => {
    const own = await plane.buildProject();
    const told = (message: string, daysAgo: number) =>
      plane.call('POST', '/add', {
        key: own.key,
        body: { messages: [message], timestamp: new Date(Date.now() - daysAgo * 86_400_000).toISOString() },
      });
    await told('We fixed the invoice bug last week.', 170);
    await told('We fixed the login bug on Monday.', 7);
    const [first] = await find({ query: 'Which bug did we fix last week?' }, own);
    expect(first?.memory).toContain('login');
  });

  test('at most limit, and 10 when none is given', async () => {
    expect(await find({ query: 'server', limit: 1 })).toHaveLength(1);
    expect(await find({ query: 'server', limit: 13 })).toHaveLength(13);
    expect(await find({ query: 'server' })).toHaveLength(10);
    expect((await find({ query: 'server', limit: 100 })).length).toBeGreaterThan(20);
  });

  test('equal scores: created_at descending, then id', async () => {
    const tied = await plane.buildProject();
    await Promise.all(
      [1, 2, 3].map((day) =>
        plane.call('POST', '/add', {
          key: tied.key,
          body: { messages: ['I water the plants.'], timestamp: `2026-03-0${day}` },
        }),
      ),
    );
    const results = await find({ query: 'plants' }, tied);
    expect(results).toHaveLength(3);
    const byTie = [...results].sort(
      (one, next) =>
        next.score - one.score ||
        next.metadata.created_at.localeCompare(one.metadata.created_at) ||
        (one.id < next.id ? -1 : 1),
    );
    expect(results).toEqual(byTie);
  });

  test('a project without memories: an empty list', async () => {
    expect(await find({ query: 'anything' }, await plane.buildProject())).toEqual([]);
  });

  test('finds at once what was added and what was updated, and no longer what was deleted', async () => {
    const own = await plane.buildProject();
    for (let round = 0; round < 5; round++) {
      const { body } = await add(own, [`The ticket TCK-${round}77 is about parsing.`]);
      const [{ id }] = body.results;
      expect((await find({ query: `TCK-${round}77` }, own))[0]?.id).toBe(id);
      await plane.call('PUT', '/update', {
        key: own.key,
        body: { memory_id: id, data: `The violin no. ${round} is red.` },
      });
      expect((await find({ query: 'colour of the musical instrument' }, own))[0]?.id).toBe(id);
      await plane.call('DELETE', `/delete/${id}`, { key: own.key });
      expect(await find({ query: 'colour of the musical instrument' }, own)).toEqual([]);
    }
  });
});

describe('error', () => {
  test.each([
    ['nothing', {}, ['body.query: is required']],
    ['null', { query: null }, ['body.query: must be a string']],
    ['a number, which is not coerced', { query: 7 }, ['body.query: must be a string']],
    ['a list', { query: ['cat'] }, ['body.query: must be a string']],
    ['empty', { query: '' }, ['body.query: must not be empty']],
    ['blank', { query: ' \t\n\u3000' }, ['body.query: must not be blank']],
    ['invisible', { query: '\u200e\u200b' }, ['body.query: must not be blank']],
    ['too long', { query: '𝒜'.repeat(8_193) }, ['body.query: must have at most 8192 characters']],
    ['limit 0', { query: 'cat', limit: 0 }, ['body.limit: must be at least 1']],
    ['limit 101', { query: 'cat', limit: 101 }, ['body.limit: must be at most 100']],
    ['limit "5", which is not coerced', { query: 'cat', limit: '5' }, ['body.limit: must be an integer']],
    ['limit 1.5', { query: 'cat', limit: 1.5 }, ['body.limit: must be an integer']],
    ['limit null', { query: 'cat', limit: null }, ['body.limit: must be an integer']],
    ['limit 1e400', '{"query":"cat","limit":1e400}', ['body.limit: must be an integer']],
    ['explain "true", which is not coerced', { query: 'cat', explain: 'true' }, ['body.explain: must be a boolean']],
    [
      'all at once',
      { query: '', limit: 0, explain: 1 },
      ['body.query: must not be empty', 'body.limit: must be at least 1', 'body.explain: must be a boolean'],
    ],
  ])('%s', async (_what, body, faults) => {
    const response = await search(body);
    expectError(response, 'invalid_request');
    expect([...faultsOf(response)].sort()).toEqual([...faults].sort());
  });

  test('8,192 characters are counted in code points', async () => {
    expect((await search({ query: '𝒜'.repeat(8_192) })).status).toBe(200);
  });

  test('an integer written with a fraction of zero is an integer', async () => {
    expect((await search('{"query":"cat","limit":3.0}')).body.results).toHaveLength(3);
  });

  test('402 without a subscription or with the quota used up', async () => {
    expectError(
      await search({ query: 'cat' }, await plane.buildProject({ entitlement: null })),
      'subscription_required',
    );
    const inactive = await plane.buildProject({ entitlement: { status: 'inactive' } });
    expectError(await search({ query: 'cat' }, inactive), 'subscription_required');
    const usedUp = await plane.buildProject({ entitlement: { searchQuota: 0 } });
    expectError(await search({ query: 'cat' }, usedUp), 'quota_exhausted');
  });
});

describe('security', () => {
  test('finds nothing of another project, whatever is asked', async () => {
    for (const query of ['Walrus', 'secret project', 'Felix the cat', 'Lisbon']) {
      const memories = (await find({ query, limit: 100 })).map(({ memory }) => memory).join('\n');
      expect(memories).not.toMatch(/Walrus|Felix/);
    }
  });

  test.each([
    `'; drop table memory.memories; --`,
    `cat' | '' & !cat <-> cat:*`,
    '\\',
    `\\' \\\\' :A`,
    '%s {{query}} $1 #{query}',
    '<script>alert(1)</script>',
    '((((((((((((((((((((',
    '&|!<->:*',
    '\u202e\u0007\u001b[31m',
  ])('%j is only text', async (query) => {
    expect((await search({ query, limit: 5 })).status).toBe(200);
    expect((await find({ query: 'name of the pet' }))[0]?.memory).toContain('Minka');
  });
});
