import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { storeMemories } from '../retrieval/testing/store-memories.js';
import { forgetUnusedIndexes, selectUnusedIndexes } from '../storage/fed-indexes.js';
import { oweMemories } from '../storage/owe-memories.js';
import { lockProject } from '../storage/project-lock.js';
import { deleteProject, type TestProject } from '../testing/tenants.js';
import { DoubleCollection } from '../vector-index/qdrant/testing/double-store.js';
import type { Fault, QdrantDouble } from '../vector-index/qdrant/testing/qdrant-double.js';
import { wipeDeletedProjects } from '../workers/project-wiper.js';
import { Client, drained, type FedReplica, type QdrantPlane, startQdrantPlane } from './testing/qdrant-plane.js';

let qdrant: QdrantPlane;
let double: QdrantDouble;
let one: FedReplica;
let other: FedReplica;
let project: TestProject;
let client: Client;

beforeAll(async () => {
  qdrant = await startQdrantPlane({ faults: true });
  if (qdrant.double === null) throw new Error('Faults need the double.');
  double = qdrant.double;
});
afterAll(() => qdrant.close());
beforeEach(async () => {
  // Fresh circuits.
  one = await qdrant.startFedReplica();
  other = await qdrant.startFedReplica();
  await drained(one);
  await drained(other);
  project = await qdrant.plane.buildProject();
  client = new Client(project);
});
afterEach(async () => {
  double.fault = null;
  await double.start().catch(() => undefined);
  expect(double.violations).toEqual([]);
});

const cat = 'user: Our cat is called Minka.';
const pet = 'name of the pet';
const replicas = () => [one, other];
const fallbacks = async (replica: FedReplica) => {
  const { values } = (await replica.metrics.registry.getSingleMetric('vector_index_fallbacks_total')?.get()) ?? {
    values: [],
  };
  return values.map(({ labels, value }) => ({ ...labels, value }));
};
const dependencies = async (replica: FedReplica) => (await replica.call('GET', '/readyz')).body.dependencies;

/** All that a client does, while the index can't be used; then the index is back. */
async function worksWithoutIndex(comeBack: () => Promise<void>): Promise<void> {
  const [before] = await client.add(one, 'user: We deploy every Tuesday.');
  const [memory, second] = await client.add(other, cat, 'user: My parrot is named Coco.');
  for (const replica of replicas()) expect(await client.search(replica, pet, 2)).toContain(memory?.memory);
  await client.update(one, memory?.id ?? '', 'The kitten is now named Tiger.');
  for (const replica of replicas())
    expect(await client.search(replica, pet, 2)).toContain('The kitten is now named Tiger.');
  await client.delete(other, second?.id ?? '');
  for (const replica of replicas()) expect(await client.search(replica, 'bird')).not.toContain(second?.memory);
  expect((await one.outbox.backlog()).entries).toBeGreaterThan(0);
  await comeBack();
  await drained(other);
  expect(await qdrant.indexed(project.projectId)).toEqual([before?.id, memory?.id].sort());
  for (const replica of replicas())
    expect(await client.search(replica, pet, 1)).toEqual(['The kitten is now named Tiger.']);
}

describe('Qdrant', () => {
  test('emptied behind its back, the collection still there: it is fed anew within a minute', async () => {
    const memories = await client.add(one, cat, 'user: We deploy every Tuesday.');
    await drained(one);
    double.empty();
    expect(await qdrant.indexed(project.projectId)).toEqual([]);
    // Whose minute is over, for it has not looked yet.
    await drained(await qdrant.startFedReplica());
    expect(await qdrant.indexed(project.projectId)).toEqual(memories.map(({ id }) => id).sort());
    for (const replica of replicas()) expect(await client.search(replica, pet, 1)).toEqual([memories[0]?.memory]);
  });

  test('down: nothing is lost, everything is found, and it catches up by itself', async () => {
    await double.stop();
    await worksWithoutIndex(() => double.start());
  });

  test('slower than the deadline: as if it were away', async () => {
    double.fault = ({ path }): Fault | null => (path.includes('/points') ? { kind: 'hang' } : null);
    await worksWithoutIndex(async () => {
      double.fault = null;
    });
  });

  test('answering with errors', async () => {
    double.fault = () => ({ kind: 'status', status: 500 });
    await worksWithoutIndex(async () => {
      double.fault = null;
    });
  });

  test('wiped while it was away: filled again', async () => {
    await double.stop();
    await worksWithoutIndex(async () => {
      double.wipe();
      await double.start();
    });
  });

  test('wiped while in use: searches go on, and it is filled again', async () => {
    const [memory] = await client.add(one, cat);
    double.wipe();
    for (const replica of replicas()) expect(await client.search(replica, pet)).toEqual([memory?.memory]);
    await one.vectorIndex.check();
    await drained(one);
    expect(await qdrant.indexed(project.projectId)).toEqual([memory?.id]);
  });

  test('away when a replica starts for the first time: it serves, and what was written is brought over later', async () => {
    await double.stop();
    double.wipe();
    await qdrant.plane.db.database.use((sql) => sql`delete from memory.fed_indexes`);
    const fresh = await qdrant.startFedReplica();
    await fresh.outbox.drain(AbortSignal.timeout(5_000));
    const [memory] = await client.add(fresh, cat);
    expect(await client.search(fresh, pet)).toEqual([memory?.memory]);
    await double.start();
    await eventuallyReady(fresh);
    await drained(fresh);
    expect(await qdrant.indexed(project.projectId)).toEqual([memory?.id]);
  });
});

/** A circuit that opened lets a call through again after its pause. */
async function eventuallyReady(replica: FedReplica): Promise<void> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    try {
      return await replica.vectorIndex.check();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }
}

test('/readyz tells that the alias leads to a collection that takes nothing, and the service stays ready', async () => {
  const { state } = double;
  const [alias, collection] = [...state.aliases][0] ?? ['', ''];
  state.collections.set('by_hand', new DoubleCollection({ vectors: { size: 100, distance: 'Cosine' } }));
  state.aliases.set(alias, 'by_hand');
  expect((await dependencies(one)).vector_index).toMatchObject({ status: 'unavailable' });
  expect((await one.call('GET', '/readyz')).status).toBe(200);
  state.aliases.set(alias, collection);
  // Of the other, as a report is kept for a second.
  expect((await dependencies(other)).vector_index).toMatchObject({ status: 'ok' });
});

test('a metric and /readyz tell of it, and the service stays ready', async () => {
  await client.add(one, cat);
  await drained(one);
  // Of the other, as a report is kept for a second.
  expect(await dependencies(other)).toMatchObject({
    vector_index: { status: 'ok' },
    vector_outbox: { status: 'ok', entries: 0, oldest_seconds: 0 },
  });
  await double.stop();
  await client.add(one, 'user: We deploy every Tuesday.');
  await client.search(one, pet);
  expect(await dependencies(one)).toMatchObject({
    vector_index: { status: 'unavailable' },
    vector_outbox: { status: 'ok', entries: 1 },
  });
  expect((await one.call('GET', '/readyz')).status).toBe(200);
  expect(await fallbacks(one)).toEqual([{ reason: 'unavailable', searched: 'all', value: 1 }]);
  expect(await one.metrics.registry.metrics()).toMatch(/vector_outbox_entries\{service="test"\} 1\n/);
  await double.start();
  await drained(one);
});

test('while it is slow only some of the writes wait for it', async () => {
  double.fault = ({ path }) => (path.includes('/points') ? { kind: 'hang' } : null);
  await client.add(one, cat);
  const began = double.requests.length;
  for (let turn = 0; turn < 3; turn++) await client.add(one, `user: My lucky number is ${turn}.`);
  expect(double.requests.slice(began).filter(({ method }) => method === 'PUT')).toEqual([]);
  double.fault = null;
  await drained(one);
});

test('far behind: what it lacks is more than a search compares one by one, and is found all the same', async () => {
  const { database } = qdrant.plane.db;
  const [first] = await client.add(one, cat);
  const ids = await storeMemories(
    database,
    project.projectId,
    Array.from({ length: 2_100 }, (_, position) => ({ memory: `entry ${position}` })),
  );
  await database.transaction(async (sql) => {
    const locked = await lockProject(sql, project.projectId);
    await oweMemories(sql, locked, [first?.id ?? '', ...ids]);
    await sql`update memory.projects set memory_count = ${ids.length + 1} where project_id = ${project.projectId}`;
  });
  expect(await client.search(other, pet, 1)).toEqual([first?.memory]);
  expect(await fallbacks(other)).toContainEqual({ reason: 'behind', searched: 'all', value: 1 });
  await drained(one);
  expect(await client.search(other, pet, 1)).toEqual([first?.memory]);
  expect(await fallbacks(other)).toContainEqual({ reason: 'behind', searched: 'all', value: 1 });
});

describe('deleting everything', () => {
  test('while it is away removes what the index holds, and not what came after', async () => {
    await client.add(one, cat);
    await double.stop();
    await client.add(one, 'user: We deploy every Tuesday.');
    expect(await client.deleteAll(other)).toBe(2);
    const [after] = await client.add(one, 'user: My parrot is named Coco.');
    for (const replica of replicas()) expect(await client.search(replica, pet)).toEqual([after?.memory]);
    await double.start();
    for (const replica of replicas()) expect(await client.search(replica, pet)).toEqual([after?.memory]);
    await drained(one);
    expect(await qdrant.indexed(project.projectId)).toEqual([after?.id]);
  });

  test('a deleted project is wiped from Postgres at once, and completely when the index is back; others do not wait for it', async () => {
    const { database } = qdrant.plane.db;
    const bystander = await qdrant.plane.buildProject();
    await client.add(one, cat);
    await double.stop();
    await Promise.all([deleteProject(database, project), deleteProject(database, bystander)]);
    const completed = () => completedWipes(project, bystander);
    const wipe = () => wipeWith(one);
    await wipe();
    const left = await database.use(
      (sql) => sql`select 1 from memory.memories where project_id = ${project.projectId}`,
    );
    expect(left).toHaveLength(0);
    expect(await completed()).toEqual([bystander.projectId]);
    await double.start();
    await drained(one);
    await wipe();
    expect((await completed()).sort()).toEqual([project.projectId, bystander.projectId].sort());
    expect(await qdrant.indexed(project.projectId)).toEqual([]);
  });
});

describe('an index that was forgotten with what it was owed', () => {
  test('is built anew when it comes back, and what was deleted in between is in it no more', async () => {
    const { database } = qdrant.plane.db;
    const deleted = await qdrant.plane.buildProject();
    const [kept, gone] = await client.add(one, cat, 'user: We deploy every Tuesday.');
    await new Client(deleted).add(one, cat);
    await drained(one);
    await double.stop();
    await client.delete(one, gone?.id ?? '');
    await deleteProject(database, deleted);
    await wipeWith(one);
    await database.use((sql) => sql`update memory.fed_indexes set seen_at = now() - interval '25 hours'`);
    await forgetUnusedIndexes(database, await selectUnusedIndexes(database));

    const fresh = await qdrant.startFedReplica();
    await wipeWith(fresh);
    expect(await completedWipes(deleted)).toEqual([]);
    expect(await client.search(fresh, pet, 1)).toEqual([kept?.memory]);
    await double.start();
    await drained(fresh);
    expect(await qdrant.indexed(project.projectId)).toEqual([kept?.id]);
    expect(await qdrant.indexed(deleted.projectId)).toEqual([]);
    await wipeWith(fresh);
    expect(await completedWipes(deleted)).toEqual([deleted.projectId]);
    for (const replica of [one, fresh]) expect(await client.search(replica, pet, 1)).toEqual([kept?.memory]);
  });

  test('is shared when it was made for another database: it keeps what it holds, and is owed everything', async () => {
    const { database } = qdrant.plane.db;
    const [kept] = await client.add(one, cat);
    await drained(one);
    const [own] = await database.use((sql) => sql`select id from memory.database_identity`);
    // As another database, new and set to the same server and prefix, would look at it.
    await database.use((sql) => sql`update memory.database_identity set id = gen_random_uuid()`);
    await database.use((sql) => sql`delete from memory.fed_indexes`);
    try {
      const stranger = await qdrant.startFedReplica();
      await drained(stranger);
      expect(await qdrant.indexed(project.projectId)).toEqual([kept?.id]);
      expect(await client.search(stranger, pet)).toEqual([kept?.memory]);
      expect(await dependencies(stranger)).toMatchObject({ vector_index: { status: 'ok' } });
    } finally {
      await database.use((sql) => sql`update memory.database_identity set id = ${own?.id}`);
    }
  });

  test('keeps what it holds where nobody noted whose it is, and is owed everything', async () => {
    const { database } = qdrant.plane.db;
    const [kept] = await client.add(one, cat);
    await drained(one);
    await qdrant.plantStrays(project.projectId, 'planted', 1);
    // As a server before 1.16 has it, and a service that did not note it yet.
    for (const { config } of double.state.collections.values()) Object.assign(config, { metadata: undefined });
    await database.use((sql) => sql`delete from memory.fed_indexes`);
    const fresh = await qdrant.startFedReplica();
    await drained(fresh);
    expect(await qdrant.indexed(project.projectId)).toHaveLength(2);
    expect(await client.search(fresh, pet)).toEqual([kept?.memory]);
    // It came across the stray, and has noted by now what it was going to.
    await fresh.vectorIndex.close();
    await drained(one);
    expect(await qdrant.indexed(project.projectId)).toHaveLength(2);
    double.wipe();
  });

  test('is built anew once, by whichever of many replicas comes first', async () => {
    const { database } = qdrant.plane.db;
    const memories = await client.add(one, cat, 'user: We deploy every Tuesday.');
    await drained(one);
    await qdrant.plantStrays(project.projectId, 'planted', 3);
    await database.use((sql) => sql`delete from memory.fed_indexes`);
    const fresh = await Promise.all(Array.from({ length: 4 }, () => qdrant.startFedReplica()));
    await Promise.all(fresh.map(drained));
    await drained(one);
    expect(await qdrant.indexed(project.projectId)).toEqual(memories.map(({ id }) => id).sort());
    expect(await client.search(one, pet, 1)).toEqual([memories[0]?.memory]);
  });
});

const wipeWith = ({ vectorIndex, outbox }: FedReplica) =>
  wipeDeletedProjects({ database: qdrant.plane.db.database, vectorIndex, outbox }, AbortSignal.timeout(10_000));

async function completedWipes(...projects: TestProject[]): Promise<string[]> {
  const ids = projects.map(({ projectId }) => projectId);
  const rows = await qdrant.plane.db.database.use(
    (sql) => sql<{ project_id: string }[]>`
      select project_id from access.project_wipe_progress where completed_at is not null and project_id in ${sql(ids)}`,
  );
  return rows.map((row) => row.project_id);
}
