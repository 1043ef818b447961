import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startDataPlane, type TestDataPlane } from '../testing/data-plane.js';
import { expectError } from '../testing/expect-response.js';
import { buildEntitlement, readUsage, type TestProject } from '../testing/tenants.js';

let plane: TestDataPlane;
beforeAll(async () => {
  plane = await startDataPlane();
});
afterAll(() => plane.close());

const add = ({ key }: TestProject, messages: readonly string[]) =>
  plane.call('POST', '/add', { key, body: { messages } });
const search = ({ key }: TestProject, limit = 10) =>
  plane.call('POST', '/search', { key, body: { query: 'Which server is where?', limit } });
const list = ({ key }: TestProject) => plane.call('GET', '/list', { key });
const servers = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => `Server number ${from + index} is in Lisbon.`);
const usage = ({ accountId }: TestProject) => readUsage(plane.db.database, accountId);
const statuses = (responses: readonly { status: number }[]) => responses.map(({ status }) => status).sort();

describe('what is counted (specification, "Usage counting")', () => {
  test('an add: each memory is one request; one that was there already is none', async () => {
    const project = await plane.buildProject();
    expect((await add(project, servers(0, 5))).body.results).toHaveLength(5);
    expect(await usage(project)).toEqual({ add: 5, search: 0 });
    await add(project, servers(3, 4));
    expect(await usage(project)).toEqual({ add: 7, search: 0 });
  });

  test.each([
    [0, 10, 1],
    [1, 10, 1],
    [10, 10, 1],
    [11, 11, 2],
    [20, 20, 2],
    [21, 21, 3],
    [100, 100, 10],
    [100, 1, 1],
  ])('a search over %i memories with a limit of %i: %i', async (stored, limit, requests) => {
    const project = await plane.buildProject();
    if (stored > 0) await add(project, servers(0, stored));
    expect((await search(project, limit)).body.results).toHaveLength(Math.min(stored, limit));
    expect(await usage(project)).toEqual({ add: stored, search: requests });
  });

  test('nothing else, and nothing that failed', async () => {
    const project = await plane.buildProject();
    const { body } = await add(project, servers(0, 2));
    const [one] = body.results;
    const { key } = project;
    await list(project);
    await plane.call('PUT', '/update', { key, body: { memory_id: one.id, data: 'x' } });
    await plane.call('DELETE', `/delete/${one.id}`, { key });
    await plane.call('DELETE', '/delete', { key });
    await plane.call('POST', '/search', { key, body: { query: '' } });
    await plane.call('POST', '/add', { key, body: { messages: [] } });
    expect(await usage(project)).toEqual({ add: 2, search: 0 });
  });

  test('per project and day, for the account as a whole', async () => {
    const project = await plane.buildProject();
    const sibling = await plane.buildProject({ accountId: project.accountId });
    await Promise.all([add(project, servers(0, 3)), add(sibling, servers(0, 4)), search(sibling)]);
    const rows = await plane.db.database.use(
      (sql) => sql`
        select project_id, operation, sum(requests)::int as requests from access.usage_by_day
        where account_id = ${project.accountId} and day >= (now() at time zone 'UTC')::date - 1
        group by project_id, operation`,
    );
    expect(rows).toHaveLength(3);
    expect(rows).toEqual(
      expect.arrayContaining([
        { project_id: project.projectId, operation: 'add', requests: 3 },
        { project_id: sibling.projectId, operation: 'add', requests: 4 },
        { project_id: sibling.projectId, operation: 'search', requests: expect.any(Number) },
      ]),
    );
  });
});

describe('exactly, in parallel', () => {
  test('50 parallel adds: by day and by period the same, and as many as there are memories', async () => {
    const project = await plane.buildProject();
    const responses = await Promise.all(Array.from({ length: 50 }, (_, index) => add(project, servers(index * 2, 3))));
    expect(new Set(statuses(responses))).toEqual(new Set([200]));
    const { total } = (await list(project)).body;
    expect(total).toBe(101);
    expect(await usage(project)).toEqual({ add: 101, search: 0 });
  });

  test('50 parallel searches at a quota of 10: 10 succeed', async () => {
    const project = await plane.buildProject({ entitlement: { searchQuota: 10 } });
    const responses = await Promise.all(Array.from({ length: 50 }, () => search(project)));
    expect(statuses(responses)).toEqual([...Array(10).fill(200), ...Array(40).fill(402)]);
    for (const response of responses.filter(({ status }) => status === 402)) expectError(response, 'quota_exhausted');
    expect(await usage(project)).toEqual({ add: 0, search: 10 });
  });

  test('20 parallel adds of one memory at a quota of 5, over two projects: 5 are stored', async () => {
    const project = await plane.buildProject({ entitlement: { addQuota: 5 } });
    const sibling = await plane.buildProject({ accountId: project.accountId });
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => add(index % 2 === 0 ? project : sibling, servers(index, 1))),
    );
    expect(statuses(responses)).toEqual([...Array(5).fill(200), ...Array(15).fill(402)]);
    const totals = await Promise.all([project, sibling].map(async (one) => (await list(one)).body.total));
    expect(totals.reduce((sum, total) => sum + total, 0)).toBe(5);
    expect(await usage(project)).toEqual({ add: 5, search: 0 });
  });
});

describe('a quota (contract: refused when it was used up before)', () => {
  test('the last add may go over; then 402, also for what is stored already; searches go on', async () => {
    const project = await plane.buildProject({ entitlement: { addQuota: 4 } });
    await add(project, servers(0, 3));
    expect((await add(project, servers(3, 5))).status).toBe(200);
    expect(await usage(project)).toEqual({ add: 8, search: 0 });
    expectError(await add(project, servers(8, 1)), 'quota_exhausted');
    expectError(await add(project, servers(0, 1)), 'quota_exhausted');
    expect((await search(project)).status).toBe(200);
    expect((await list(project)).body.total).toBe(8);
  });

  test('list and update are refused only when both are used up; deletes never', async () => {
    const project = await plane.buildProject({ entitlement: { addQuota: 2, searchQuota: 1 } });
    const { key } = project;
    const { body } = await add(project, servers(0, 2));
    const [{ id }] = body.results;
    const update = () => plane.call('PUT', '/update', { key, body: { memory_id: id, data: 'changed' } });
    expect([(await list(project)).status, (await update()).status]).toEqual([200, 200]);
    await search(project);
    for (const response of [
      await list(project),
      await update(),
      await search(project),
      await add(project, ['I live in Faro.']),
    ])
      expectError(response, 'quota_exhausted');
    expect((await plane.call('DELETE', `/delete/${id}`, { key })).status).toBe(200);
    expect((await plane.call('DELETE', '/delete', { key })).body).toEqual({ success: true, deleted_count: 1 });
  });

  test('a new period starts from nothing', async () => {
    const project = await plane.buildProject({ entitlement: { searchQuota: 1 } });
    await search(project);
    expectError(await search(project), 'quota_exhausted');
    const periodStart = new Date('2026-02-01T00:00:00Z');
    await buildEntitlement(plane.db.database, project.accountId, { searchQuota: 1, periodStart });
    expect((await search(project)).status).toBe(200);
    expectError(await search(project), 'quota_exhausted');
  });

  test('a period that ends in the future is active, one that has ended is not', async () => {
    const open = await plane.buildProject({ entitlement: { periodEnd: new Date(Date.now() + 60_000) } });
    expect((await search(open)).status).toBe(200);
    const ended = await plane.buildProject({ entitlement: { periodEnd: new Date(Date.now() - 1) } });
    for (const response of [await search(ended), await list(ended), await add(ended, ['I live in Faro.'])])
      expectError(response, 'subscription_required');
  });
});
