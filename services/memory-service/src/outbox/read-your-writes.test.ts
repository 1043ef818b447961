import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { deleteProjectMemories } from '../storage/delete-project-memories.js';
import { beforeTransaction } from '../testing/between-transactions.js';
import type { TestProject } from '../testing/tenants.js';
import {
  Client,
  drained,
  type FedReplica,
  type Memory,
  type QdrantPlane,
  startQdrantPlane,
} from './testing/qdrant-plane.js';

let qdrant: QdrantPlane;
let replicas: FedReplica[];
let one: FedReplica;
let other: FedReplica;
let project: TestProject;
let client: Client;

beforeAll(async () => {
  qdrant = await startQdrantPlane({ faults: false });
  one = await qdrant.startFedReplica();
  other = await qdrant.startFedReplica();
  replicas = [one, other];
  await Promise.all(replicas.map(drained));
});
afterAll(() => qdrant.close());
beforeEach(async () => {
  project = await qdrant.plane.buildProject();
  client = new Client(project);
});

// No word of the query occurs in the memory: only its vector finds it.
const cat = 'user: Our cat is called Minka.';
const pet = 'name of the pet';

/** Searches for a memory until the index has lost every other point. It is told of them while a search is answered. */
async function indexedAlone(memory: { readonly id: string; readonly memory: string } | undefined): Promise<void> {
  for (const deadline = Date.now() + 20_000; ; ) {
    expect(await client.search(one, pet)).toEqual([memory?.memory]);
    await drained(one);
    const indexed = await qdrant.indexed(project.projectId);
    if (indexed.length === 1) return expect(indexed).toEqual([memory?.id]);
    if (Date.now() > deadline) throw new Error(`The index still holds ${indexed.length} points.`);
  }
}

describe('with Qdrant', () => {
  test('an add, an update and a delete are true for the next search on every replica', async () => {
    const [memory] = await client.add(one, cat);
    for (const replica of replicas) expect(await client.search(replica, pet)).toEqual([memory?.memory]);
    await client.update(other, memory?.id ?? '', 'The kitten is now named Tiger.');
    for (const replica of replicas)
      expect(await client.search(replica, pet)).toEqual(['The kitten is now named Tiger.']);
    await client.delete(one, memory?.id ?? '');
    for (const replica of replicas) expect(await client.search(replica, pet)).toEqual([]);
  });

  test('what a request wrote is in the index when it answers, and nothing is owed', async () => {
    const stored = await client.add(one, cat, 'user: We deploy every Tuesday.');
    expect(await qdrant.indexed(project.projectId)).toEqual(stored.map(({ id }) => id).sort());
    expect(await one.outbox.backlog()).toEqual({ entries: 0, oldestSeconds: 0 });
    await client.deleteAll(one);
    expect(await qdrant.indexed(project.projectId)).toEqual([]);
  });

  test('what a process left undelivered when it was killed is found by all, and another delivers it', async () => {
    // Without its own delivery: committed, and then nothing more happened.
    const killed = await qdrant.plane.startReplica();
    const [memory] = await client.add(killed, cat);
    expect(await qdrant.indexed(project.projectId)).toEqual([]);
    for (const replica of replicas) expect(await client.search(replica, pet)).toEqual([memory?.memory]);
    await drained(other);
    expect(await qdrant.indexed(project.projectId)).toEqual([memory?.id]);
    for (const replica of replicas) expect(await client.search(replica, pet)).toEqual([memory?.memory]);
  });

  test('a memory that only the index still holds is never returned, and others take its place', async () => {
    const killed = await qdrant.plane.startReplica();
    const gone = await client.add(
      one,
      ...Array.from({ length: 20 }, (_, index) => `user: My cat number ${index} is called Minka.`),
    );
    const [kept] = await client.add(one, 'user: We deploy every Tuesday.');
    for (const { id } of gone) await client.delete(killed, id);
    expect(await qdrant.indexed(project.projectId)).toHaveLength(gone.length + 1);
    for (const replica of replicas) expect(await client.search(replica, pet, 5)).toEqual([kept?.memory]);
    await drained(one);
    expect(await qdrant.indexed(project.projectId)).toEqual([kept?.id]);
  });

  test('an index full of what is long gone still gives as many as were asked for', async () => {
    const stored = await client.add(one, cat, 'user: My parrot is named Coco.', 'user: We deploy every Tuesday.');
    await qdrant.plantStrays(project.projectId, pet, 200);
    for (const replica of replicas)
      expect((await client.search(replica, pet, 3)).sort()).toEqual(stored.map(({ memory }) => memory).sort());
  });

  test('thousands of points of what is long gone neither take the places near a query nor stay', async () => {
    const [memory] = await client.add(one, cat);
    await qdrant.plantStrays(project.projectId, pet, 2_500);
    await indexedAlone(memory);
    expect(await client.search(other, pet)).toEqual([memory?.memory]);
  });

  test('of more than Qdrant is asked past, Postgres finds what lies behind them', async () => {
    const [memory] = await client.add(one, cat);
    await qdrant.plantStrays(project.projectId, pet, 4_500);
    await indexedAlone(memory);
  });

  test('what is owed and near a query leaves its places to what is not', async () => {
    const [memory] = await client.add(one, cat);
    await qdrant.plantStrays(project.projectId, pet, 999);
    const points = await qdrant.indexed(project.projectId);
    const owed = points.filter((id) => id !== memory?.id);
    await qdrant.plane.db.database.use(
      (sql) => sql`
        insert into memory.vector_outbox (project_id, index_name, memory_id, due_at)
        select ${project.projectId}, name, id, now() + interval '1 hour' from memory.fed_indexes, unnest(${owed}::uuid[]) as id`,
    );
    expect(await client.search(one, pet)).toEqual([memory?.memory]);
    expect(await qdrant.indexed(project.projectId)).toEqual(points);
    await qdrant.plane.db.database.use(
      (sql) => sql`update memory.vector_outbox set due_at = now() where project_id = ${project.projectId}`,
    );
    await drained(one);
    expect(await qdrant.indexed(project.projectId)).toEqual([memory?.id]);
  });

  test('memories that were there before Qdrant was are brought to it', async () => {
    const embedded = await qdrant.plane.startReplica();
    await qdrant.plane.db.database.use((sql) => sql`delete from memory.fed_indexes`);
    const stored = await client.add(embedded, cat);
    expect(await qdrant.plane.db.database.use((sql) => sql`select 1 from memory.vector_outbox`)).toHaveLength(0);
    const late = await qdrant.startFedReplica();
    // Until it is known what Qdrant lacks, Postgres answers.
    expect(await client.search(late, pet)).toEqual(stored.map(({ memory }) => memory));
    await drained(late);
    expect(await qdrant.indexed(project.projectId)).toEqual(stored.map(({ id }) => id));
    expect(await client.search(late, pet)).toEqual(stored.map(({ memory }) => memory));
  });

  test('what is added while a large project is emptied is in the index afterwards, alone', async () => {
    const deploys = 'user: We deploy every Tuesday.';
    await client.add(one, cat, 'user: My parrot is named Coco.', 'user: Our office is in Lisbon.');
    let kept: Memory | undefined;
    const between = beforeTransaction(qdrant.plane.db.database, 2, async () => {
      [kept] = await client.add(one, deploys);
    });
    expect(await deleteProjectMemories(between, project.projectId, { atOnce: 2 })).toBe(3);
    for (const replica of replicas) expect(await client.search(replica, pet)).toEqual([kept?.memory]);
    await drained(other);
    expect(await qdrant.indexed(project.projectId)).toEqual([kept?.id]);
    for (const replica of replicas) expect(await client.search(replica, pet)).toEqual([kept?.memory]);
  });

  test('projects stay apart', async () => {
    const stranger = new Client(await qdrant.plane.buildProject());
    await client.add(one, cat);
    await stranger.add(other, 'user: We deploy every Tuesday.');
    expect(await stranger.search(one, pet)).toEqual(['We deploy every Tuesday.']);
  });
});

test('with the exact index nothing is owed', async () => {
  const exact = await qdrant.plane.startReplica();
  await qdrant.plane.db.database.use((sql) => sql`delete from memory.fed_indexes`);
  const [memory] = await client.add(exact, cat);
  await client.update(exact, memory?.id ?? '', 'The cat is called Tiger.');
  await client.delete(exact, memory?.id ?? '');
  await client.deleteAll(exact);
  expect(await qdrant.plane.db.database.use((sql) => sql`select 1 from memory.vector_outbox`)).toHaveLength(0);
});

test('every request and answer was as the API description says', () =>
  expect(qdrant.double?.violations ?? []).toEqual([]));
