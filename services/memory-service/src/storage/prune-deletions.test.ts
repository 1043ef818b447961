import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Replica, startDataPlane, type TestDataPlane } from '../testing/data-plane.js';
import { holdTransaction } from '../testing/held-transaction.js';
import type { TestProject } from '../testing/tenants.js';
import { pruneDeletions } from './prune-deletions.js';
import { createVectorSource } from './vector-changes.js';

let plane: TestDataPlane;
let replica: Replica;
beforeAll(async () => {
  plane = await startDataPlane();
  replica = await plane.startReplica();
});
afterAll(() => plane.close());

const search = async ({ key }: TestProject, where: Replica) =>
  (await where.call('POST', '/search', { key, body: { query: 'servers', limit: 100 } })).body.results;
const add = async ({ key }: TestProject, from: number, count: number) => {
  const messages = Array.from({ length: count }, (_, index) => `Server number ${from + index} is in Lisbon.`);
  return (await plane.call('POST', '/add', { key, body: { messages } })).body.results;
};
const age = ({ projectId }: TestProject, minutes: number) =>
  plane.db.database.use(
    (sql) => sql`
      update memory.deletions set deleted_at = now() - ${minutes} * interval '1 minute' where project_id = ${projectId}`,
  );
/** Holds a project's row. */
const hold = ({ projectId }: TestProject) =>
  holdTransaction(
    plane.db.database,
    (sql) => sql`select 1 from memory.projects where project_id = ${projectId} for update`,
  );
const deletionsOf = async ({ projectId }: TestProject) =>
  (await plane.db.database.use((sql) => sql`select 1 from memory.deletions where project_id = ${projectId}`)).length;

describe('pruning of deletions', () => {
  test('an index that has not seen them reads its project again, and finds what is there', async () => {
    const project = await plane.buildProject();
    const added = await add(project, 0, 4);
    expect(await search(project, plane)).toHaveLength(4);
    expect(await search(project, replica)).toHaveLength(4);
    for (const { id } of added.slice(0, 3)) await plane.call('DELETE', `/delete/${id}`, { key: project.key });
    await age(project, 61);
    expect(await pruneDeletions(plane.db.database)).toBe(3);
    expect(await deletionsOf(project)).toBe(0);
    const source = createVectorSource(plane.db.database, plane.embedder.model.name);
    const changes = await source.changesSince(project.projectId, { changeSequence: 1, beganAt: 0 });
    expect(changes).toMatchObject({ reset: true, deletedIds: [], hasMore: false });
    expect(changes.upserts.map(({ id }) => id)).toEqual([added[3].id]);
    await add(project, 10, 1);
    for (const where of [plane, replica]) {
      const found = await search(project, where);
      expect(found).toHaveLength(2);
      const hits = await where.vectorIndex.search({
        projectId: project.projectId,
        embedding: (await plane.embedder.embed(['servers'], { purpose: 'query' }))[0] ?? new Float32Array(),
        limit: 100,
        changeSequence: changes.place.changeSequence,
      });
      expect(hits.map(({ id }) => id).sort()).toEqual(found.map(({ id }: { id: string }) => id).sort());
    }
  });

  test('one that has seen everything does not read it again', async () => {
    const project = await plane.buildProject();
    const [first] = await add(project, 0, 2);
    await plane.call('DELETE', `/delete/${first.id}`, { key: project.key });
    await age(project, 61);
    await pruneDeletions(plane.db.database);
    const source = createVectorSource(plane.db.database, plane.embedder.model.name);
    const place = { changeSequence: 2, beganAt: 0 };
    expect(await source.changesSince(project.projectId, place)).toEqual({
      place,
      reset: false,
      upserts: [],
      deletedIds: [],
      memoryCount: 1,
      hasMore: false,
    });
  });

  test('young deletions stay, and are told', async () => {
    const project = await plane.buildProject();
    const [first, second] = await add(project, 0, 2);
    await plane.call('DELETE', `/delete/${first.id}`, { key: project.key });
    await age(project, 59);
    expect(await pruneDeletions(plane.db.database)).toBe(0);
    const source = createVectorSource(plane.db.database, plane.embedder.model.name);
    expect(await source.changesSince(project.projectId, { changeSequence: 1, beganAt: 0 })).toMatchObject({
      reset: false,
      deletedIds: [first.id],
    });
    expect((await search(project, plane)).map(({ id }: { id: string }) => id)).toEqual([second.id]);
  });

  test('waits for no project: one that is held has its turn later, the others and their writers have it now', async () => {
    // More than are locked in one transaction.
    const projects = await Promise.all(Array.from({ length: 12 }, () => plane.buildProject()));
    for (const project of projects) {
      const [first] = await add(project, 0, 2);
      await plane.call('DELETE', `/delete/${first.id}`, { key: project.key });
      await age(project, 61);
    }
    const [held, ...others] = projects as [TestProject, ...TestProject[]];
    const lock = await hold(held);
    await Promise.all([
      pruneDeletions(plane.db.database),
      ...others.map(async (other) => expect(await add(other, 10, 1)).toHaveLength(1)),
    ]);
    // Those whose writers held them just then.
    await pruneDeletions(plane.db.database);
    for (const other of others) expect(await deletionsOf(other)).toBe(0);
    expect(await deletionsOf(held)).toBe(1);
    expect(await pruneDeletions(plane.db.database)).toBe(0);
    await lock.letGo();
    expect(await pruneDeletions(plane.db.database)).toBe(1);
  });

  test('beside deletes, delete-alls and other prunings nothing is lost', async () => {
    const project = await plane.buildProject();
    const added = await add(project, 0, 30);
    await Promise.all([
      ...added
        .slice(0, 20)
        .map(({ id }: { id: string }) => plane.call('DELETE', `/delete/${id}`, { key: project.key })),
      ...Array.from({ length: 10 }, async () => {
        await age(project, 61);
        await pruneDeletions(plane.db.database);
      }),
    ]);
    expect(await search(project, plane)).toHaveLength(10);
    await Promise.all([
      plane.call('DELETE', '/delete', { key: project.key }),
      pruneDeletions(plane.db.database),
      pruneDeletions(plane.db.database),
    ]);
    for (const where of [plane, replica]) expect(await search(project, where)).toEqual([]);
  });
});
