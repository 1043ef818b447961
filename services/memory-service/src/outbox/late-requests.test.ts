import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { quantise } from '../embedding/quantise.js';
import { fingerprintOf } from '../storage/vector-fingerprint.js';
import type { TestProject } from '../testing/tenants.js';
import { createCollectionReader } from '../vector-index/qdrant/collection-reader.js';
import {
  type Client,
  delivered,
  drained,
  type FaultyQdrantPlane,
  type FedReplica,
  type Memory,
  startFaultyQdrantPlane,
} from './testing/qdrant-plane.js';

// Qdrant carries out a request after it was given up here, and after what was sent later.

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
const pet = 'name of the pet';

type Write = 'PUT' | 'POST';

/** Holds back the next write of the kind until the function is called that it answers; that resolves when it is done. */
function holdBack(kind: Write): () => Promise<void> {
  let release = () => {};
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isHeld = false;
  const path = kind === 'PUT' ? '/points?' : '/points/delete?';
  qdrant.double.fault = (request) => {
    if (isHeld || request.method !== kind || !request.path.includes(path)) return null;
    isHeld = true;
    return { kind: 'held', until };
  };
  return async () => {
    expect(isHeld).toBe(true);
    release();
    await qdrant.double.idle();
  };
}

/** The index holds what Postgres does, as it stands there, and finds it. */
async function expectInIndex(...memories: (Memory | undefined)[]): Promise<void> {
  await drained(replica);
  expect(await qdrant.indexed(project.projectId)).toEqual(memories.map((memory) => memory?.id).sort());
  const said = memories.map((memory) => memory?.memory);
  expect((await client.search(replica, pet)).sort()).toEqual(said.sort());
}

test('a removal of everything that is carried out late takes nothing along that came after it', async () => {
  await client.add(replica, cat);
  const carryOut = holdBack('POST');
  await client.deleteAll(replica);
  await delivered(replica);
  const [after] = await client.add(replica, parrot);
  expect(await client.search(replica, pet)).toEqual([after?.memory]);
  await replica.outbox.drain(AbortSignal.timeout(10_000));
  await carryOut();
  expect(await client.search(replica, pet)).toEqual([after?.memory]);
  await expectInIndex(after);
});

describe('a write that is carried out late', () => {
  test('is written over with what the memory says by now', async () => {
    const carryOut = holdBack('PUT');
    const [memory] = await client.add(replica, 'user: The harbour freezes over in January.');
    await client.update(replica, memory?.id ?? '', 'Our cat is called Minka.');
    await delivered(replica);
    await carryOut();
    expect(await client.search(replica, pet)).toEqual(['Our cat is called Minka.']);
    await drained(replica);
    const [embedding = new Float32Array()] = await qdrant.plane.embedder.embed(['Our cat is called Minka.'], {
      purpose: 'memory',
    });
    const { address, collectionPrefix } = qdrant;
    const reader = createCollectionReader({ ...address, collectionPrefix, model: qdrant.plane.embedder.model });
    const fingerprint = fingerprintOf(quantise(embedding));
    expect(await reader.find([memory?.id ?? ''])).toMatchObject([{ fingerprint }]);
  });

  test('brings back nothing that was deleted since', async () => {
    const carryOut = holdBack('PUT');
    const [gone] = await client.add(replica, cat);
    await client.delete(replica, gone?.id ?? '');
    await delivered(replica);
    await carryOut();
    expect(await qdrant.indexed(project.projectId)).toEqual([gone?.id]);
    await expectInIndex();
  });

  test('nor that went when everything was deleted', async () => {
    const carryOut = holdBack('PUT');
    await client.add(replica, cat);
    await client.deleteAll(replica);
    const [after] = await client.add(replica, parrot);
    await delivered(replica);
    await carryOut();
    expect(await client.search(replica, pet)).toEqual([after?.memory]);
    await expectInIndex(after);
  });
});
