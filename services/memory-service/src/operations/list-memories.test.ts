import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startDataPlane, type TestDataPlane } from '../testing/data-plane.js';
import { expectError, expectPlaneHeaders, faultsOf } from '../testing/expect-response.js';
import { readUsage, type TestProject } from '../testing/tenants.js';

let plane: TestDataPlane;
beforeAll(async () => {
  plane = await startDataPlane();
});
afterAll(() => plane.close());

interface Item {
  readonly id: string;
  readonly metadata: { readonly created_at: string };
}

const list = (project: TestProject, query = '') => plane.call('GET', `/list${query}`, { key: project.key });
const add = (project: TestProject, messages: readonly string[]) =>
  plane.call('POST', '/add', { key: project.key, body: { messages } });
const facts = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => `Server number ${from + index} is in Lisbon.`);

describe('happy', () => {
  test('a project that never added anything: an empty page with the defaults', async () => {
    const response = await list(await plane.buildProject());
    expect({ status: response.status, body: response.body }).toEqual({
      status: 200,
      body: { memories: [], total: 0, limit: 50, offset: 0 },
    });
    expectPlaneHeaders(response);
  });

  test('created_at descending, then id ascending (specification, "GET /list" 1)', async () => {
    const project = await plane.buildProject();
    for (const from of [0, 10, 20]) await add(project, facts(from, 5));
    const { memories }: { memories: Item[] } = (await list(project)).body;
    const expected = [...memories].sort(
      (one, other) => other.metadata.created_at.localeCompare(one.metadata.created_at) || (one.id < other.id ? -1 : 1),
    );
    expect(memories).toHaveLength(15);
    expect(new Set(memories.map(({ metadata }) => metadata.created_at)).size).toBe(3);
    expect(memories.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
  });

  test('advancing offset by limit until a page has fewer lists everything once ("GET /list" 2), an add in the order in which it was said', async () => {
    const project = await plane.buildProject();
    const added = await add(project, facts(0, 23));
    const pages: Item[][] = [];
    do {
      const { body } = await list(project, `?limit=10&offset=${pages.length * 10}`);
      expect(body).toMatchObject({ total: 23, limit: 10, offset: pages.length * 10 });
      pages.push(body.memories);
    } while (pages.at(-1)?.length === 10);
    expect(pages.map((page) => page.length)).toEqual([10, 10, 3]);
    const ids = (items: readonly Item[]) => items.map(({ id }) => id);
    expect(ids(pages.flat())).toEqual(ids(added.body.results));
  });

  test('at the bounds: 1, 100, leading zeros', async () => {
    const project = await plane.buildProject();
    await add(project, facts(0, 3));
    expect((await list(project, '?limit=1')).body.memories).toHaveLength(1);
    expect((await list(project, '?limit=100')).body).toMatchObject({ limit: 100, total: 3 });
    expect((await list(project, '?limit=007')).body.limit).toBe(7);
  });

  test.each(['3', '9007199254740992', '9223372036854775808', '9'.repeat(400)])(
    'an empty page past the end, at offset %s',
    async (offset) => {
      const project = await plane.buildProject();
      await add(project, facts(0, 3));
      const { status, body } = await list(project, `?offset=${offset}`);
      expect({ status, body }).toEqual({
        status: 200,
        body: { memories: [], total: 3, limit: 50, offset: Math.min(Number(offset), Number.MAX_VALUE) },
      });
    },
  );

  test('unknown parameters are ignored, and listing counts nothing', async () => {
    const project = await plane.buildProject();
    expect((await list(project, '?page=2&limit[]=7&LIMIT=0&__proto__=1&constructor=2')).body.limit).toBe(50);
    expect((await list(project, `?${'page=2&'.repeat(1_500)}limit=7`)).body.limit).toBe(7);
    expect(await readUsage(plane.db.database, project.accountId)).toEqual({ add: 0, search: 0 });
  });
});

describe('error', () => {
  test.each([
    ['limit=0', ['query.limit: must be at least 1']],
    ['limit=101', ['query.limit: must be at most 100']],
    ['limit=', ['query.limit: must be an integer, written as digits']],
    ['limit=-1', ['query.limit: must be an integer, written as digits']],
    ['limit=%2B5', ['query.limit: must be an integer, written as digits']],
    ['limit=0x10', ['query.limit: must be an integer, written as digits']],
    ['limit=1e1', ['query.limit: must be an integer, written as digits']],
    ['limit=%207', ['query.limit: must be an integer, written as digits']],
    ['limit=7.0', ['query.limit: must be an integer, written as digits']],
    ['limit=%D9%A3', ['query.limit: must be an integer, written as digits']],
    ['limit=%zz', ['query.limit: must be an integer, written as digits']],
    ['limit=5&limit=6', ['query.limit: must be given once']],
    ['offset=-1', ['query.offset: must be an integer, written as digits']],
    [
      'limit=x&offset=y',
      ['query.limit: must be an integer, written as digits', 'query.offset: must be an integer, written as digits'],
    ],
    ['limit=0&offset=y', ['query.offset: must be an integer, written as digits', 'query.limit: must be at least 1']],
  ])('%s', async (query, faults) => {
    const response = await list(await plane.buildProject(), `?${query}`);
    expectError(response, 'invalid_request');
    expect(faultsOf(response)).toEqual(faults);
  });

  test('a NUL character has its own code, also where a number belongs', async () => {
    const response = await list(await plane.buildProject(), '?limit=5%00&unknown=%00');
    expectError(response, 'nul_character');
    expect(faultsOf(response)).toEqual([
      'query.limit: must not contain a NUL character',
      'query.limit: must be an integer, written as digits',
    ]);
  });

  test('402 without a subscription, and only when both quotas are used up', async () => {
    expectError(await list(await plane.buildProject({ entitlement: null })), 'subscription_required');
    expectError(await list(await plane.buildProject({ entitlement: { status: 'inactive' } })), 'subscription_required');
    expectError(
      await list(await plane.buildProject({ entitlement: { addQuota: 0, searchQuota: 0 } })),
      'quota_exhausted',
    );
    for (const entitlement of [{ addQuota: 0 }, { searchQuota: 0 }, { addQuota: 0, searchQuota: 1 }])
      expect((await list(await plane.buildProject({ entitlement }))).status).toBe(200);
  });
});

describe('security', () => {
  test('shows the memories of the key’s project and of no other', async () => {
    const [one, other] = [await plane.buildProject(), await plane.buildProject()];
    await add(one, facts(0, 2));
    const sibling = await plane.buildProject({ accountId: one.accountId });
    expect((await list(other, `?project_id=${one.projectId}`)).body).toMatchObject({ memories: [], total: 0 });
    expect((await list(sibling)).body).toMatchObject({ memories: [], total: 0 });
  });
});
