import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createLogger } from '@persistent-memory/service-kit';
import type { Embedder } from '../embedding/embedder.js';
import { embeds, startProviderDouble } from '../model-provider/testing/provider-double.js';
import { Client } from '../outbox/testing/qdrant-plane.js';
import { assertEmbeddingModel, knownModels, noteModel } from '../storage/embedding-models.js';
import { indexesOfOtherModels, registerIndex } from '../storage/fed-indexes.js';
import { lockProject } from '../storage/project-lock.js';
import { createVectorSource } from '../storage/vector-changes.js';
import { type Replica, startDataPlane, type TestDataPlane } from '../testing/data-plane.js';
import { expectError } from '../testing/expect-response.js';
import { deleteProject, type TestProject } from '../testing/tenants.js';
import { createExactVectorIndex } from '../vector-index/exact/exact-vector-index.js';
import type { VectorIndex } from '../vector-index/vector-index.js';
import { finishModel, isOnlyModel, prepareModel } from './reembed-memories.js';
import { runProcess } from './testing/run-process.js';

/** Knows three subjects, and has every text that names one of their words about it. */
const subjects = [/cat|kitten|pet/i, /deploy|release/i, /number|shelf/i];

/** A small model of another space than the local one, which counts what it is asked. */
class SubjectEmbedder implements Embedder {
  readonly model = { name: `subjects-${++models}`, dimensions: 4 };
  readonly isRemote = false;
  readonly embedded: string[] = [];
  failAfter = Number.POSITIVE_INFINITY;
  /** What happens between the reading of memories and the storing of their vectors. */
  meanwhile: () => Promise<unknown> = async () => {};

  async embed(texts: readonly string[], { purpose }: { purpose: string }): Promise<readonly Float32Array[]> {
    if (purpose === 'memory') {
      if (this.embedded.length + texts.length > this.failAfter) throw new Error('The provider is down.');
      this.embedded.push(...texts);
      await this.meanwhile();
    }
    return texts.map((text) => Float32Array.from([...subjects.map((words) => (words.test(text) ? 1 : 0)), 0.1]));
  }

  async check(): Promise<void> {}
  async close(): Promise<void> {}
}

let models = 0;
let plane: TestDataPlane;
let project: TestProject;
let client: Client;
let embedder: SubjectEmbedder;
let updated: Replica;
let index: VectorIndex;

beforeAll(async () => {
  plane = await startDataPlane();
});
afterAll(() => plane.close());
beforeEach(async () => {
  const { database } = plane.db;
  await database.use(
    (sql) =>
      sql`truncate memory.memories, memory.next_embeddings, memory.embedding_models, memory.fed_indexes, memory.vector_outbox`,
  );
  await noteModel(database, { name: plane.embedder.model.name, isReady: true });
  project = await plane.buildProject();
  client = new Client(project);
  embedder = new SubjectEmbedder();
  index = createExactVectorIndex({
    source: createVectorSource(database, embedder.model.name),
    dimensions: embedder.model.dimensions,
    maxBytes: 64 * 1024 * 1024,
  });
  updated = await plane.startReplica({ embedder, vectorIndex: index });
});

const notes = ['Caroline: Our kitten is called Minka.', 'user: We deploy every Tuesday.'];
const options = () => ({ database: plane.db.database, embedder, signal: AbortSignal.timeout(20_000) });
const prepare = () => prepareModel(options());
const finish = () => finishModel(options());
const ofModel = async () =>
  (
    await plane.db.database.use(
      (sql) => sql<{ embedding_model: string }[]>`select distinct embedding_model from memory.memories`,
    )
  ).map((row) => row.embedding_model);

async function somebodyWaitsForWrites(): Promise<void> {
  for (;;) {
    const waiting = await plane.db.database.use(
      (sql) => sql`
        select 1 from pg_locks where not granted and relation = 'memory.projects'::regclass
          and pid in (select pid from pg_stat_activity where datname = current_database())`,
    );
    if (waiting.length > 0) return;
  }
}

/** No word of the query stands in the memory: only a vector finds it, in either space. */
const expectFoundBy = async (replica: Replica, memory = 'Caroline: Our kitten is called Minka.') =>
  expect(await client.search(replica, 'name of the pet', 1)).toEqual([memory]);

describe('changing the embedding model', () => {
  test('services with the old and with the new model both find everything, before and after the vectors are ready', async () => {
    await client.add(plane, ...notes);
    await prepare();
    await expectFoundBy(plane);
    await expectFoundBy(updated);
    expect(await ofModel()).toEqual([plane.embedder.model.name]);
    expect(await finish()).toBe(notes.length);
    expect(await ofModel()).toEqual([embedder.model.name]);
    await expectFoundBy(updated);
  });

  test('nothing is embedded twice, and what changed is embedded again', async () => {
    const [first] = await client.add(plane, ...notes);
    expect(await prepare()).toBe(2);
    expect(await prepare()).toBe(0);
    await client.update(plane, first?.id ?? '', 'The cat is called Tiger.');
    expect(await prepare()).toBe(1);
    await finish();
    expect(embedder.embedded.sort()).toEqual([
      'Our kitten is called Minka.',
      'The cat is called Tiger.',
      'We deploy every Tuesday.',
    ]);
    await expectFoundBy(updated, 'The cat is called Tiger.');
  });

  test('interrupted, it goes on behind what it has', async () => {
    const stored = await client.add(
      plane,
      ...Array.from({ length: 300 }, (_, position) => `user: My shelf has the number ${position}.`),
    );
    embedder.failAfter = 200;
    await expect(prepare()).rejects.toThrow('The provider is down.');
    expect((await knownModels(plane.db.database)).find(({ name }) => name === embedder.model.name)?.isReady).toBe(
      false,
    );
    embedder.failAfter = Number.POSITIVE_INFINITY;
    await prepare();
    expect(embedder.embedded).toHaveLength(stored.length);
    expect(new Set(embedder.embedded).size).toBe(stored.length);
  });

  test('while clients of the old model write, nothing is left out', async () => {
    let isWriting = true;
    const writing = (async () => {
      for (let turn = 0; turn < 15; turn++) {
        const [memory] = await client.add(plane, `user: My shelf has the number ${turn}.`);
        if (turn % 3 === 0) await client.delete(plane, memory?.id ?? '');
        if (turn % 3 === 1) await client.update(plane, memory?.id ?? '', `The shelf got the number ${turn}.`);
      }
      isWriting = false;
    })();
    while (isWriting) await prepare();
    await writing;
    await finish();
    expect(await ofModel()).toEqual([embedder.model.name]);
    expect(await isOnlyModel(plane.db.database, embedder.model.name)).toBe(true);
  });

  test('it ends though a client of the old model writes something in each pass, and then nothing is left out', async () => {
    await client.add(plane, ...notes);
    const answers: number[] = [];
    embedder.meanwhile = async () => {
      const body = { messages: [`user: My shelf has the number ${answers.length}.`] };
      answers.push((await plane.call('POST', '/add', { key: project.key, body })).status);
    };
    expect(await prepare()).toBe(notes.length);
    expect(await prepare()).toBe(1);
    await finish();
    // Written till the old model was refused.
    expect(new Set(answers.slice(0, -1))).toEqual(new Set([200]));
    expect(answers.at(-1)).toBe(500);
    expect(await ofModel()).toEqual([embedder.model.name]);
    expect(await isOnlyModel(plane.db.database, embedder.model.name)).toBe(true);
    expect(embedder.embedded).toHaveLength(notes.length + answers.length - 1);
  });

  test('what services with the new model write needs nothing more', async () => {
    await prepare();
    await client.add(updated, ...notes);
    await expectFoundBy(updated);
    embedder.embedded.length = 0;
    expect(await finish()).toBe(0);
    expect(embedder.embedded).toEqual([]);
  });

  test('finished twice is finished once', async () => {
    await client.add(plane, ...notes);
    await prepare();
    expect(await finish()).toBe(2);
    expect(await finish()).toBe(0);
    await expectFoundBy(updated);
  });

  test('once it is finished, a service with the old model writes no vectors any more, and all else goes on', async () => {
    const { database } = plane.db;
    const { key } = project;
    await assertEmbeddingModel(database, plane.embedder.model.name);
    const [first, second] = await client.add(plane, ...notes);
    await prepare();
    await finish();
    const messages = ['user: My shelf has the number 4.'];
    const update = { memory_id: first?.id ?? '', data: 'The cat is called Tiger.' };
    for (const response of [
      await plane.call('POST', '/add', { key, body: { messages } }),
      await plane.call('PUT', '/update', { key, body: update }),
    ]) {
      expectError(response, 'dependency_unavailable');
      expect(response.body.error.message).toBe('The embedding model was changed.');
    }
    await client.delete(plane, second?.id ?? '');
    expect(await client.search(plane, 'kitten')).toEqual(['Caroline: Our kitten is called Minka.']);
    expect(await client.add(updated, ...messages)).toHaveLength(1);
    expect(await isOnlyModel(database, embedder.model.name)).toBe(true);
  });

  test('what a service with the old model was writing when it was finished is switched too', async () => {
    const { database } = plane.db;
    await client.add(plane, ...notes);
    await prepare();
    const { projectId } = await plane.buildProject();
    let finished: Promise<number> | undefined;
    await database.transaction(async (sql) => {
      await lockProject(sql, projectId);
      finished = finish();
      await Promise.race([finished, somebodyWaitsForWrites()]);
      await sql`
        insert into memory.memories (project_id, id, memory, content_hash, tsv, field_lengths, embedding, embedding_model,
          session_id, source_index, change_sequence, created_at, updated_at)
        values (${projectId}, gen_random_uuid(), 'My shelf has the number 4.', '', '', '{1,0,0,0}', '\x01ff', ${plane.embedder.model.name},
          gen_random_uuid(), 0, 1, now(), now())`;
    });
    expect(await finished).toBe(notes.length + 1);
    expect(await ofModel()).toEqual([embedder.model.name]);
    expect(await knownModels(database)).toEqual([{ name: embedder.model.name, isReady: true }]);
  });

  test('a deleted memory leaves no vector behind, and a deleted project keeps nobody waiting', async () => {
    const [first] = await client.add(plane, ...notes);
    await prepare();
    await client.delete(plane, first?.id ?? '');
    const left = () => plane.db.database.use((sql) => sql`select 1 from memory.next_embeddings`);
    expect(await left()).toHaveLength(1);
    await deleteProject(plane.db.database, project);
    await finish();
    expect(await left()).toHaveLength(0);
  });

  test("an index of the new model is owed what was embedded, and the old one's is forgotten at the end", async () => {
    const { database } = plane.db;
    await registerIndex(database, { name: 'old', embeddingModel: plane.embedder.model.name });
    await registerIndex(database, { name: 'new', embeddingModel: embedder.model.name });
    await client.add(plane, ...notes);
    await database.use((sql) => sql`truncate memory.vector_outbox`);
    await prepare();
    const owed = await database.use((sql) => sql`select distinct index_name from memory.vector_outbox`);
    expect(owed).toEqual([{ index_name: 'new' }]);
    expect(await indexesOfOtherModels(database, embedder.model.name)).toEqual(['old']);
    await finish();
    expect(await indexesOfOtherModels(database, embedder.model.name)).toEqual([]);
    expect(await database.use((sql) => sql`select name from memory.fed_indexes`)).toEqual([{ name: 'new' }]);
  });
});

describe('a service', () => {
  test('may run with the present model, and with another once it is ready; till then its log names both, and the command', async () => {
    await client.add(plane, ...notes);
    const lines: string[] = [];
    const log = createLogger({ level: 'warn', service: 'test', output: { write: (line) => void lines.push(line) } });
    const assertServing = () => assertEmbeddingModel(plane.db.database, embedder.model.name);
    const early = await plane.startReplica({ embedder, vectorIndex: index, assertServing, log });
    const [refused, ready] = [
      await early.call('GET', '/list', { key: project.key }),
      await early.call('GET', '/readyz'),
    ];
    expectError(refused, 'dependency_unavailable');
    expect([ready.status, ready.body.dependencies.schema.reason]).toEqual([500, 'The embedding model was changed.']);
    const models = [plane.embedder.model.name, embedder.model.name];
    for (const { text } of [refused, ready])
      for (const name of [...models, 'reembed']) expect(text).not.toContain(name);
    const cause = `The memories have vectors of ${models[0]}, and this service is set to ${models[1]}: run \`node services/memory-service/dist/commands/reembed.js\` with this configuration first.`;
    expect(lines.filter((line) => line.includes(cause))).toHaveLength(2);
    await prepare();
    expect((await early.call('GET', '/list', { key: project.key })).status).toBe(200);
  });

  test('may begin with any model where there is none yet, and only one does', async () => {
    const { database } = plane.db;
    await database.use((sql) => sql`truncate memory.embedding_models`);
    const names = ['first', 'second', 'third', 'fourth'];
    const outcomes = await Promise.allSettled(names.map((name) => assertEmbeddingModel(database, name)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await knownModels(database)).toHaveLength(1);
  });
});

test('as a process: with the model in use there is nothing to do', async () => {
  await client.add(plane, ...notes);
  for (const args of [[], ['--finish']]) {
    expect(await runProcess('reembed', args, { DATABASE_URL: plane.db.url })).toMatchObject({
      exitCode: 0,
      stdout: `Every memory has a vector of ${plane.embedder.model.name}, and of no other model.\n`,
    });
  }
});

test('as a process: to a model of a provider, with its progress', async () => {
  const double = await startProviderDouble();
  double.script(embeds(3));
  await client.add(plane, ...notes);
  const environment = {
    DATABASE_URL: plane.db.url,
    OPENAI_BASE_URL: double.baseUrl,
    EMBEDDER: 'openai',
    EMBEDDING_DIMENSIONS: '3',
  };
  const prepared = await runProcess('reembed', [], environment);
  expect(prepared).toMatchObject({ exitCode: 0, stderr: 'reembed: 2 of 2\n' });
  const finished = await runProcess('reembed', ['--finish'], environment);
  expect(finished).toMatchObject({ exitCode: 0, stderr: 'switch: 2 of 2\n' });
  await double.close();
});
