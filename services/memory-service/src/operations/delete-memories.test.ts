import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startDataPlane, type TestDataPlane } from '../testing/data-plane.js';
import { expectError, expectPlaneHeaders, withoutRequestId } from '../testing/expect-response.js';
import { unknownId } from '../testing/operations-under-test.js';
import { readUsage, type TestProject } from '../testing/tenants.js';

let plane: TestDataPlane;
beforeAll(async () => {
  plane = await startDataPlane();
});
afterAll(() => plane.close());

const add = async (project: TestProject, messages: readonly string[]) =>
  (await plane.call('POST', '/add', { key: project.key, body: { messages } })).body.results;
const remove = ({ key }: TestProject, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  plane.call('DELETE', path, { key, body, headers });
const list = async (project: TestProject) => (await plane.call('GET', '/list', { key: project.key })).body;
const facts = ['I live in Lisbon.', 'My cat is called Minka.', 'We deploy on Tuesdays.'];

describe('deleteMemory, happy', () => {
  test('always answers a count of 0 (specification, "Delete responses" 1), and the memory is gone', async () => {
    const project = await plane.buildProject();
    const [first, ...rest] = await add(project, facts);
    const response = await remove(project, `/delete/${first.id}`);
    expect({ status: response.status, body: response.body }).toEqual({
      status: 200,
      body: { success: true, deleted_count: 0 },
    });
    expectPlaneHeaders(response);
    const { memories, total } = await list(project);
    expect(total).toBe(2);
    expect(memories).toEqual(expect.arrayContaining(rest));
    const search = await plane.call('POST', '/search', { key: project.key, body: { query: 'Where do I live?' } });
    expect(search.body.results.map(({ id }: { id: string }) => id)).not.toContain(first.id);
  });

  test('in parallel, one deletes and the others find nothing', async () => {
    const project = await plane.buildProject();
    const [{ id }] = await add(project, ['I live in Lisbon.']);
    const statuses = (await Promise.all(Array.from({ length: 6 }, () => remove(project, `/delete/${id}`)))).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([200, 404, 404, 404, 404, 404]);
    expect((await list(project)).total).toBe(0);
  });

  test('what was deleted can be added again, as a new memory', async () => {
    const project = await plane.buildProject();
    const [{ id }] = await add(project, ['I live in Lisbon.']);
    await remove(project, `/delete/${id}`);
    const [again] = await add(project, ['I live in Lisbon.']);
    expect(again.id).not.toBe(id);
  });

  test('needs no subscription and counts nothing', async () => {
    const project = await plane.buildProject();
    const [{ id }] = await add(project, ['I live in Lisbon.']);
    await plane.db.database.use((sql) => sql`delete from access.entitlements where account_id = ${project.accountId}`);
    expect((await remove(project, `/delete/${id}`)).status).toBe(200);
    expect(await readUsage(plane.db.database, project.accountId)).toEqual({ add: 1, search: 0 });
  });
});

describe('deleteMemory, error and security', () => {
  test('malformed, missing, deleted and another project’s id: the same 404, and nothing changed', async () => {
    const [own, other] = [await plane.buildProject(), await plane.buildProject()];
    const [foreign] = await add(other, ['I live in Lisbon.']);
    const [deleted, kept] = await add(own, facts.slice(0, 2));
    await remove(own, `/delete/${deleted.id}`);
    const ids = [
      'x',
      '0',
      'null',
      '%00',
      '%',
      '%zz',
      '%E0%A4',
      '%F0%9F%A6%AD',
      '..%2f..%2fadd',
      '%2F',
      "'%20or%201=1",
      `${unknownId}%20`,
      'a'.repeat(5_000),
      `${foreign.id}0`,
      unknownId,
      deleted.id,
      foreign.id,
    ];
    const responses = await Promise.all(ids.map((id) => remove(own, `/delete/${id}`)));
    for (const response of responses) expectError(response, 'memory_not_found');
    expect(new Set(responses.map((response) => JSON.stringify(withoutRequestId(response)))).size).toBe(1);
    expect((await list(other)).memories).toEqual([foreign]);
    expect((await list(own)).memories).toEqual([kept]);
  });

  test('an empty id deletes nothing: `/delete/` is no path', async () => {
    const project = await plane.buildProject();
    await add(project, facts);
    for (const path of ['/delete/', '/delete//', '//delete', '/Delete', '/delete/x/y', '/delete%2f'])
      expectError(await remove(project, path), 'route_not_found');
    expect((await list(project)).total).toBe(3);
  });
});

describe('deleteAllMemories', () => {
  test('answers how many there were (specification, "Delete responses" 2), and leaves other projects alone', async () => {
    const [own, other] = [await plane.buildProject(), await plane.buildProject()];
    const sibling = await plane.buildProject({ accountId: own.accountId });
    for (const project of [own, other, sibling]) await add(project, facts);
    const response = await remove(own, '/delete');
    expect({ status: response.status, body: response.body }).toEqual({
      status: 200,
      body: { success: true, deleted_count: 3 },
    });
    expectPlaneHeaders(response);
    expect(await list(own)).toMatchObject({ memories: [], total: 0 });
    expect((await list(other)).total).toBe(3);
    expect((await list(sibling)).total).toBe(3);
    const search = await plane.call('POST', '/search', { key: own.key, body: { query: 'cat' } });
    expect(search.body.results).toEqual([]);
  });

  test('a project without memories, and again', async () => {
    const project = await plane.buildProject();
    for (let round = 0; round < 2; round++)
      expect((await remove(project, '/delete')).body).toEqual({ success: true, deleted_count: 0 });
  });

  test('a body is ignored, whatever it is', async () => {
    const project = await plane.buildProject();
    const bodies: [unknown, Record<string, string>][] = [
      ['{"memory_ids": [', {}],
      [{ memory_id: unknownId }, {}],
      ['x=1', { 'Content-Type': 'text/plain' }],
      ['\0\0', { 'Content-Type': 'application/octet-stream' }],
    ];
    for (const [body, headers] of bodies) {
      await add(project, facts);
      expect((await remove(project, '/delete', body, headers)).body).toEqual({ success: true, deleted_count: 3 });
    }
  });

  test('never 402, counts nothing, and the project goes on', async () => {
    const project = await plane.buildProject();
    await add(project, facts);
    await plane.db.database.use(
      (sql) => sql`update access.entitlements set status = 'inactive' where account_id = ${project.accountId}`,
    );
    expect((await remove(project, '/delete')).body.deleted_count).toBe(3);
    expect(await readUsage(plane.db.database, project.accountId)).toEqual({ add: 3, search: 0 });
    await plane.db.database.use(
      (sql) => sql`update access.entitlements set status = 'active' where account_id = ${project.accountId}`,
    );
    await add(project, ['The violin is red.']);
    const search = await plane.call('POST', '/search', {
      key: project.key,
      body: { query: 'colour of the instrument' },
    });
    expect(search.body.results).toHaveLength(1);
  });

  test('beside parallel adds: each memory is counted as deleted or is still there', async () => {
    const project = await plane.buildProject();
    const adds = Array.from({ length: 10 }, (_, index) => add(project, [`Server number ${index} is in Lisbon.`]));
    const removals = Array.from({ length: 5 }, () => remove(project, '/delete'));
    await Promise.all(adds);
    const deleted = (await Promise.all(removals)).reduce((sum, { body }) => sum + body.deleted_count, 0);
    const { memories, total } = await list(project);
    expect(memories).toHaveLength(total);
    expect(deleted + total).toBe(10);
  });
});
