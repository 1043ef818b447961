import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Replica, startDataPlane, type TestDataPlane } from '../testing/data-plane.js';
import { expectError, withoutRequestId } from '../testing/expect-response.js';
import { unknownId } from '../testing/operations-under-test.js';
import type { TestProject } from '../testing/tenants.js';

let plane: TestDataPlane;
let replica: Replica;
beforeAll(async () => {
  plane = await startDataPlane();
  replica = await plane.startReplica();
});
afterAll(() => plane.close());

const at = (which: number): Replica => (which % 2 === 0 ? plane : replica);
async function addOne(project: TestProject, message: string, where: Replica = plane) {
  const { body } = await where.call('POST', '/add', { key: project.key, body: { messages: [message] } });
  return body.results[0];
}
const list = async (project: TestProject, where: Replica = plane) =>
  (await where.call('GET', '/list', { key: project.key })).body;
const search = async (project: TestProject, query: string, where: Replica = plane) =>
  (await where.call('POST', '/search', { key: project.key, body: { query, limit: 100 } })).body.results;

describe('memories of other projects are never affected (specification, "What the service does" 2)', () => {
  test('every operation with the ids of another project, of the same account and of another', async () => {
    const owner = await plane.buildProject();
    const victim = await addOne(owner, 'The vault code word is Walrus.');
    for (const stranger of [await plane.buildProject(), await plane.buildProject({ accountId: owner.accountId })]) {
      const { key } = stranger;
      await addOne(stranger, 'I live in Lisbon.');
      const missing = await plane.call('DELETE', `/delete/${unknownId}`, { key });
      for (const response of [
        await plane.call('DELETE', `/delete/${victim.id}`, { key }),
        await plane.call('PUT', '/update', { key, body: { memory_id: victim.id, data: 'mine' } }),
      ]) {
        expectError(response, 'memory_not_found');
        expect(withoutRequestId(response)).toEqual(withoutRequestId(missing));
      }
      expect(JSON.stringify([await list(stranger), await search(stranger, 'vault code word Walrus')])).not.toContain(
        'Walrus',
      );
      await addOne(stranger, 'The vault code word is Walrus.');
      expect((await plane.call('DELETE', '/delete', { key })).body).toEqual({ success: true, deleted_count: 2 });
      expect(await list(owner)).toEqual({ memories: [victim], total: 1, limit: 50, offset: 0 });
      expect((await search(owner, 'vault code word'))[0].id).toBe(victim.id);
    }
  });

  test('many projects at once: each sees its own and nothing else', async () => {
    const projects = await Promise.all(Array.from({ length: 10 }, () => plane.buildProject()));
    await Promise.all(
      projects.map((project, index) => addOne(project, `The vault code word is Walrus${index}.`, at(index))),
    );
    const seen = await Promise.all(projects.map((project, index) => search(project, 'vault code word', at(index + 1))));
    expect(seen.map((results) => results.map(({ memory }: { memory: string }) => memory))).toEqual(
      projects.map((_, index) => [`The vault code word is Walrus${index}.`]),
    );
  });
});

describe('two replicas on one database', () => {
  test('what one acknowledges the other finds at once: added, updated, deleted, all deleted', async () => {
    const project = await plane.buildProject();
    const { key } = project;
    for (let round = 0; round < 6; round++) {
      const [one, other] = [at(round), at(round + 1)];
      const { id } = await addOne(project, `The ticket TCK-${round}77 is about parsing.`, one);
      expect((await search(project, `TCK-${round}77`, other))[0].id).toBe(id);
      await other.call('PUT', '/update', { key, body: { memory_id: id, data: `The violin no. ${round} is red.` } });
      expect((await search(project, 'colour of the musical instrument', one))[0].memory).toContain(`no. ${round}`);
      if (round === 3) await other.call('DELETE', '/delete', { key });
      else await other.call('DELETE', `/delete/${id}`, { key });
      expect(await search(project, 'colour of the musical instrument', one)).toEqual([]);
      expect((await list(project, one)).total).toBe(0);
    }
  });

  test('parallel adds to one project over both: everything is there, once, on both', async () => {
    const project = await plane.buildProject();
    const added = await Promise.all(
      Array.from({ length: 30 }, (_, index) => addOne(project, `Server number ${index % 20} is in Lisbon.`, at(index))),
    );
    expect(new Set(added.map(({ id }) => id)).size).toBe(20);
    for (const where of [plane, replica]) {
      expect((await list(project, where)).total).toBe(20);
      expect(await search(project, 'server', where)).toHaveLength(20);
    }
  });

  test('a revoked key stops at once on both', async () => {
    const project = await plane.buildProject();
    for (const where of [plane, replica]) expect((await list(project, where)).total).toBe(0);
    await plane.db.database.use((sql) => sql`delete from access.api_keys where key_id = ${project.keyId}`);
    for (const where of [plane, replica])
      expectError(await where.call('GET', '/list', { key: project.key }), 'invalid_credentials');
  });
});
