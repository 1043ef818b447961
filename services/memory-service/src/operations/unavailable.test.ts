import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ApiError } from '@persistent-memory/auth';
import { EmbedderOverloadedError } from '../embedding/embedder.js';
import { ModelProviderError } from '../model-provider/provider-error.js';
import { type Replica, startDataPlane, type TestDataPlane } from '../testing/data-plane.js';
import { expectError } from '../testing/expect-response.js';
import { connectImpatiently } from '../testing/impatient-database.js';
import { operationsUnderTest } from '../testing/operations-under-test.js';
import type { TestProject } from '../testing/tenants.js';

let plane: TestDataPlane;
let project: TestProject;
beforeAll(async () => {
  plane = await startDataPlane();
  project = await plane.buildProject();
});
afterAll(() => plane.close());

const send = (where: Replica, { method, path, body }: (typeof operationsUnderTest)[number]) =>
  where.call(method, path, { key: project.key, body });

describe.each(operationsUnderTest)('$operationId answers 500', (operation) => {
  test('while Postgres can’t be reached, with the time to try again, and no word of why', async () => {
    const nobody = connectImpatiently('postgres://nobody:hunter2@127.0.0.1:1/none');
    const response = await send(await plane.startReplica({ database: nobody }), operation);
    expectError(response, 'dependency_unavailable');
    expect(response.headers['retry-after']).toBe('1');
    expect(response.text).not.toMatch(/hunter2|ECONNREFUSED|postgres|127\.0\.0\.1/i);
    await nobody.close();
  });

  test('when the pool is closed, and when the table is gone', async () => {
    const closed = connectImpatiently(plane.db.url);
    await closed.close();
    expectError(await send(await plane.startReplica({ database: closed }), operation), 'dependency_unavailable');
    // The server's own database has none of the tables.
    const other = connectImpatiently(process.env.TEST_DATABASE_URL ?? '');
    const response = await send(await plane.startReplica({ database: other }), operation);
    expectError(response, 'internal_error');
    expect(response.text).not.toMatch(/relation|select|access\./i);
    await other.close();
  });

  test('when every connection is taken', async () => {
    const full = connectImpatiently(plane.db.url, { poolSize: 1 });
    const where = await plane.startReplica({ database: full });
    let release = () => {};
    const held = full.use(
      () =>
        new Promise<void>((resolve) => {
          release = resolve;
        }),
    );
    const response = await send(where, operation);
    release();
    await held;
    expectError(response, 'overloaded');
    expect(response.headers['retry-after']).toBe('1');
    expect([200, 404]).toContain((await send(where, operation)).status);
    await full.close();
  });

  test('while the schema is too old', async () => {
    const assertServing = async () => {
      throw new ApiError('dependency_unavailable');
    };
    expectError(await send(await plane.startReplica({ assertServing }), operation), 'dependency_unavailable');
  });
});

test('while writes of one project wait for its lock, other projects and readiness wait for nothing', async () => {
  const [held, other] = [await plane.buildProject(), await plane.buildProject()];
  for (const { key } of [held, other]) {
    await plane.call('POST', '/add', { key, body: { messages: ['My cat is called Minka.'] } });
  }
  const database = connectImpatiently(plane.db.url, { poolSize: 4, patience: 10 });
  const where = await plane.startReplica({ database });
  const writes: Promise<unknown>[] = [];
  await plane.db.database.transaction(async (sql) => {
    await sql`select 1 from memory.projects where project_id = ${held.projectId} for update`;
    writes.push(...Array.from({ length: 8 }, () => where.call('DELETE', '/delete', { key: held.key })));
    while (database.load().inUse < 2) await delay(1);
    const answers = await Promise.all([
      ...operationsUnderTest.map(({ method, path, body }) => where.call(method, path, { key: other.key, body })),
      where.call('GET', '/list', { key: held.key }),
      where.call('GET', '/readyz'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 404, 404, 200, 200, 200]);
  });
  await Promise.all(writes);
  await database.close();
});

describe('what is wrong with the embedder', () => {
  const writes = operationsUnderTest.filter(({ operationId }) =>
    ['addMemories', 'searchMemories'].includes(operationId),
  );

  test.each(writes)('$operationId: overloaded, or unavailable; nothing is stored', async (operation) => {
    const own = await plane.buildProject();
    await plane.call('POST', '/add', { key: own.key, body: { messages: ['My cat is called Minka.'] } });
    for (const [error, code] of [
      [new EmbedderOverloadedError('full'), 'overloaded'],
      [new Error('the worker died of secret reasons'), 'dependency_unavailable'],
    ] as const) {
      const embedder = { ...plane.embedder, model: plane.embedder.model, embed: () => Promise.reject(error) };
      const where = await plane.startReplica({ embedder });
      const response = await where.call(operation.method, operation.path, { key: own.key, body: operation.body });
      expectError(response, code);
      expect(response.headers['retry-after']).toBe('1');
      expect(response.text).not.toContain('secret reasons');
    }
    expect((await plane.call('GET', '/list', { key: own.key })).body.total).toBe(1);
  });

  test('its provider is away: searches are answered from keywords, adds store nothing', async () => {
    const own = await plane.buildProject();
    await plane.call('POST', '/add', { key: own.key, body: { messages: ['My cat is called Minka.'] } });
    const failures: unknown[] = [];
    const away = new ModelProviderError('unreachable');
    const embedder = { ...plane.embedder, model: plane.embedder.model, embed: () => Promise.reject(away) };
    const where = await plane.startReplica({ embedder, onEmbedderFailure: (error) => failures.push(error) });
    const found = await where.call('POST', '/search', { key: own.key, body: { query: 'Minka' } });
    expect(found.status).toBe(200);
    expect(found.body.results).toMatchObject([{ memory: 'My cat is called Minka.' }]);
    expect(failures).toEqual([away]);
    const refused = await where.call('POST', '/add', { key: own.key, body: { messages: ['My dog is called Rex.'] } });
    expectError(refused, 'dependency_unavailable');
    expect((await plane.call('GET', '/list', { key: own.key })).body.total).toBe(1);
  });
});

describe('limits of the process', () => {
  test('a request that takes too long is given up, and leaves nothing behind', async () => {
    let aborted: unknown = null;
    const embed = (_texts: readonly string[], { signal }: { readonly signal?: AbortSignal }) =>
      new Promise<never>((_resolve, reject) => {
        signal?.addEventListener('abort', () => {
          aborted = signal.reason;
          reject(signal.reason);
        });
      });
    const embedder = { ...plane.embedder, model: plane.embedder.model, embed };
    const where = await plane.startReplica({ embedder, requestDeadlineMs: 100 });
    const response = await where.call('POST', '/add', { key: project.key, body: { messages: ['I live in Faro.'] } });
    expectError(response, 'dependency_unavailable');
    expect(aborted).toBeInstanceOf(ApiError);
    expect((await plane.call('GET', '/list', { key: project.key })).text).not.toContain('Faro');
  });

  test('the vector index fails: keywords answer alone', async () => {
    const own = await plane.buildProject();
    await plane.call('POST', '/add', { key: own.key, body: { messages: ['My cat is called Minka.'] } });
    const failures: unknown[] = [];
    const away = () => Promise.reject(new Error('away'));
    const vectorIndex = { ...plane.vectorIndex, search: away, searchText: away };
    const onFailure = (error: unknown) => failures.push(error);
    const where = await plane.startReplica({
      vectorIndex,
      onVectorIndexFailure: onFailure,
      onTextSearchFailure: onFailure,
    });
    const { status, body } = await where.call('POST', '/search', { key: own.key, body: { query: 'Minka' } });
    expect({ status, found: body.results.length, failures: failures.length }).toEqual({
      status: 200,
      found: 1,
      // Of the search for the text, and of that for its vector.
      failures: 2,
    });
  });

  test.each([
    ['a model behind a server can be away', true, 200, 'ok'],
    ['the model of this process has to be there', false, 500, 'unavailable'],
  ])('readyz: %s', async (_what, isRemote, httpStatus, status) => {
    const away = () => Promise.reject(new ModelProviderError('unreachable'));
    const embedder = { ...plane.embedder, model: plane.embedder.model, isRemote, check: away };
    const ready = await (await plane.startReplica({ embedder })).call('GET', '/readyz');
    expect({ httpStatus: ready.status, ...ready.body }).toMatchObject({
      httpStatus,
      status,
      dependencies: { embedder: { status: 'unavailable' }, postgres: { status: 'ok' } },
    });
  });

  test('readyz names each dependency', async () => {
    const nobody = connectImpatiently('postgres://nobody@127.0.0.1:1/none');
    const where = await plane.startReplica({ database: nobody });
    const ready = await plane.call('GET', '/readyz');
    expect({ status: ready.status, ...ready.body }).toMatchObject({
      status: 'ok',
      dependencies: {
        postgres: { status: 'ok' },
        schema: { status: 'ok' },
        embedder: { status: 'ok' },
        vector_index: { status: 'ok' },
        project_wipes: { status: 'ok', projects: 0, oldest_seconds: 0 },
      },
    });
    const broken = await where.call('GET', '/readyz');
    expect(broken.status).toBe(500);
    expect(broken.body).toMatchObject({
      status: 'unavailable',
      dependencies: { postgres: { status: 'unavailable' }, embedder: { status: 'ok' } },
    });
    expect((await where.call('GET', '/healthz')).body).toEqual({ status: 'ok' });
    await nobody.close();
  });
});
