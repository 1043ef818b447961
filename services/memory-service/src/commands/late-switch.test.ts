import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { silentLogger } from '@persistent-memory/service-kit/testing';
import { localModel } from '../embedding/local/local-embedder.js';
import {
  type Client,
  delivered,
  drained,
  type FaultyQdrantPlane,
  type FedReplica,
  startFaultyQdrantPlane,
} from '../outbox/testing/qdrant-plane.js';
import { announceSwitch } from '../storage/index-hand-over.js';
import { oweEverything } from '../storage/owe-index.js';
import type { TestProject } from '../testing/tenants.js';
import { startQdrantRebuild } from '../vector-index/qdrant/rebuild.js';
import { rebuildIndex } from './rebuild-index.js';

// Qdrant switches the alias, and the reindex that asked for it does not hear so.

let qdrant: FaultyQdrantPlane;
let replica: FedReplica;
let project: TestProject;
let client: Client;

beforeAll(async () => {
  qdrant = await startFaultyQdrantPlane();
});
afterAll(() => qdrant.close());
beforeEach(async () => {
  ({ replica, project, client } = await qdrant.startFedClient());
});
afterEach(() => qdrant.endFault());

const cat = 'user: Our cat is called Minka.';
const parrot = 'user: My parrot is named Coco.';

const options = () => ({ ...qdrant.address, collectionPrefix: qdrant.collectionPrefix, model: localModel });

/** Ends the connection of the next switch; it is carried out when the function is called that it answers. */
function switchLate(): () => Promise<void> {
  let release = () => {};
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  qdrant.double.fault = ({ path }) => (path === '/collections/aliases' ? { kind: 'cut', until } : null);
  return async () => {
    release();
    await qdrant.double.idle();
    qdrant.double.fault = null;
  };
}

/** What is found by its meaning alone. */
async function found(): Promise<string[]> {
  const [embedding = new Float32Array()] = await qdrant.plane.embedder.embed(['pets'], { purpose: 'query' });
  const query = { projectId: project.projectId, embedding, limit: 100, changeSequence: 0 };
  return (await replica.vectorIndex.search(query)).map(({ id }) => id).sort();
}

const collectionInUse = () => qdrant.double.state.aliases.get(replica.indexName);

/** The services notice within a minute. */
async function expectHandedOver(ids: readonly string[], collection: string): Promise<void> {
  await drained(await qdrant.startFedReplica());
  expect(collectionInUse()).toBe(collection);
  expect(await qdrant.indexed(project.projectId)).toEqual(ids);
  expect(await qdrant.fedIndexes()).toEqual([replica.indexName]);
}

test('what was written before the switch, and only the old collection has, is found all the time', async () => {
  const rebuild = await startQdrantRebuild(options());
  const target = { name: rebuild.collection, embeddingModel: localModel.name };
  await oweEverything(replica.database, target);
  const memories = await client.add(replica, cat, parrot);
  await delivered(replica);
  const ids = memories.map(({ id }) => id).sort();
  await announceSwitch(replica.database, target.name, { name: rebuild.alias, embeddingModel: localModel.name });
  await delivered(replica);
  const carryOut = switchLate();
  await expect(rebuild.switchOver()).rejects.toThrow('Qdrant at http://127.0.0.1:');
  expect(await found()).toEqual(ids);
  await carryOut();
  expect(await qdrant.indexed(project.projectId)).toEqual([]);
  expect(await found()).toEqual(ids);
  await expectHandedOver(ids, rebuild.collection);
});

test('so is what is written after the reindex gave up, and before the switch', async () => {
  const [gone] = await client.add(replica, parrot);
  const before = collectionInUse();
  const carryOut = switchLate();
  const rebuilding = rebuildIndex({
    database: replica.database,
    qdrant: options(),
    log: silentLogger,
    signal: AbortSignal.timeout(20_000),
  });
  await expect(rebuilding).rejects.toThrow('Qdrant at http://127.0.0.1:');
  const [memory] = await client.add(replica, cat);
  await client.delete(replica, gone?.id ?? '');
  await delivered(replica);
  expect(await qdrant.indexed(project.projectId)).toEqual([memory?.id]);
  expect(collectionInUse()).toBe(before);
  await carryOut();
  expect(collectionInUse()).not.toBe(before);
  expect(await qdrant.indexed(project.projectId)).toEqual([gone?.id]);
  expect(await found()).toEqual([memory?.id]);
  await expectHandedOver([memory?.id ?? ''], collectionInUse() ?? '');
});

test('a delivery that went to the old collection while the alias was switched is made again', async () => {
  const rebuild = await startQdrantRebuild(options());
  const target = { name: rebuild.collection, embeddingModel: localModel.name };
  await oweEverything(replica.database, target);
  await announceSwitch(replica.database, target.name, { name: rebuild.alias, embeddingModel: localModel.name });
  const [memory] = await client.add(replica, cat);
  await delivered(replica);
  await rebuild.switchOver();
  expect(await found()).toEqual([memory?.id]);
  await expectHandedOver([memory?.id ?? ''], rebuild.collection);
});
