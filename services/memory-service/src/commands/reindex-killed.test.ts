import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import {
  Client,
  drained,
  type FaultyQdrantPlane,
  type FedReplica,
  startFaultyQdrantPlane,
} from '../outbox/testing/qdrant-plane.js';
import { runProcess, type StartedProcess, startProcess } from './testing/run-process.js';

let qdrant: FaultyQdrantPlane;
let replica: FedReplica;

beforeAll(async () => {
  qdrant = await startFaultyQdrantPlane();
  replica = await qdrant.startFedReplica();
  await drained(replica);
});
afterAll(() => qdrant.close());
afterEach(() => qdrant.endFault());

const environment = () => ({
  DATABASE_URL: qdrant.plane.db.url,
  QDRANT_URL: qdrant.address.url,
  QDRANT_COLLECTION_PREFIX: qdrant.collectionPrefix,
});

/** Requests that only a reindex sends. */
const moments: readonly (readonly [string, (request: string) => boolean])[] = [
  ['it makes the new collection', (request) => /^PUT \/collections\/[^/]+_v\d+$/.test(request)],
  ['it fills the new collection', (request) => /^PUT \/collections\/[^/]+_v\d+\/points/.test(request)],
  ['it switches', (request) => request === 'POST /collections/aliases'],
  ['it removes the old collection', (request) => /^DELETE \/collections\/[^/]+_v\d+$/.test(request)],
];

test.each(moments)(
  'a reindex that is killed when %s loses nothing, and the next one ends it',
  async (_name, isMoment) => {
    const project = await qdrant.plane.buildProject();
    const client = new Client(project);
    const [gone] = await client.add(replica, 'user: My parrot is named Coco.', 'user: We deploy every Tuesday.');
    const reindex = startProcess('reindex', [], environment());
    let isReached = false;
    qdrant.double.fault = ({ method, path }) => {
      if (isMoment(`${method} ${path}`)) {
        isReached = true;
        reindex.kill();
      }
      return null;
    };
    await reindex.ended;
    expect(isReached).toBe(true);
    qdrant.double.fault = null;
    // As if the half minute were over for which a process that died keeps what it took.
    await qdrant.plane.db.database.use((sql) => sql`update memory.vector_outbox set due_at = now()`);

    const [cat] = await client.add(replica, 'user: Our cat is called Minka.');
    await client.delete(replica, gone?.id ?? '');
    expect(await client.search(replica, 'name of the pet', 1)).toEqual([cat?.memory]);
    // The services' own workers are enough for what is in use.
    await drained(await qdrant.startFedReplica());
    expect(await qdrant.indexed(project.projectId)).toEqual(await qdrant.stored(project.projectId));

    expect(await runProcess('reindex', [], environment())).toMatchObject({ exitCode: 0 });
    expect(await qdrant.indexed(project.projectId)).toEqual(await qdrant.stored(project.projectId));
    expect(await qdrant.fedIndexes()).toHaveLength(1);
    expect(qdrant.double.state.collections.size).toBe(1);
  },
);

/** Starts a second reindex while the first one is at work, and lets that go on once the second waits for it. */
async function reindexBeside(meanwhile: (second: StartedProcess) => unknown) {
  let second: StartedProcess | null = null;
  qdrant.double.fault = ({ method, path }) => {
    if (second !== null || !/^PUT \/collections\/[^/]+_v\d+$/.test(`${method} ${path}`)) return null;
    const started = startProcess('reindex', [], environment());
    second = started;
    const until = started.said(/^Another reindex of \S+ is under way/m).then(() => meanwhile(started));
    return { kind: 'held', until };
  };
  const first = await runProcess('reindex', [], environment());
  return { first, second: await (second as StartedProcess | null)?.ended };
}

test('a second reindex of the same index waits for the first, and says so', async () => {
  const { first, second } = await reindexBeside(() => {});
  expect([first, second]).toMatchObject([{ exitCode: 0 }, { exitCode: 0 }]);
  expect(qdrant.double.state.collections.size).toBe(1);
  expect(await qdrant.fedIndexes()).toHaveLength(1);
});

test('a reindex that waits can be interrupted', async () => {
  const { first, second } = await reindexBeside((waiting) => {
    waiting.interrupt();
    return waiting.ended;
  });
  expect(first).toMatchObject({ exitCode: 0 });
  expect(second).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('Interrupted by SIGTERM.') });
});

test('a reindex that loses the lock which keeps others away stops, and the next one ends it', async () => {
  const reindex = startProcess('reindex', [], environment());
  let isHeld = false;
  qdrant.double.fault = ({ method, path }) => {
    if (isHeld || !/^PUT \/collections\/[^/]+_v\d+$/.test(`${method} ${path}`)) return null;
    isHeld = true;
    const terminated = qdrant.plane.db.database.use(
      (sql) => sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'memory-service-lock'`,
    );
    return { kind: 'held', until: Promise.all([terminated, reindex.ended]) };
  };
  expect(await reindex.ended).toMatchObject({
    exitCode: 1,
    stderr: expect.stringMatching(/^reindex failed: .* The connection to Postgres was closed\./m),
  });
  expect(await runProcess('reindex', [], environment())).toMatchObject({ exitCode: 0 });
});
