import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { CircuitOpenError, DeadlineExceededError } from '../../circuit-breaker/circuit-breaker.js';
import { randomPoints, seededRandom, unitVector } from '../testing/random-vectors.js';
import { QdrantError } from './qdrant-connection.js';
import type { QdrantOptions, QdrantVectorIndex } from './qdrant-vector-index.js';
import { DoubleCollection } from './testing/double-store.js';
import { IndexOnDouble } from './testing/index-on-double.js';
import type { QdrantDouble } from './testing/qdrant-double.js';

const dimensions = 8;
const alias = 'memories_all-MiniLM-L6-v2-int8_8';
const collectionName = `${alias}_v1`;
const random = seededRandom(3);
const one = () => unitVector(dimensions, random);
const points = (count: number) => randomPoints(count, dimensions, random);

let indexes: IndexOnDouble;
let double: QdrantDouble;

beforeEach(async () => {
  indexes = await IndexOnDouble.start({ name: 'all-MiniLM-L6-v2-int8', dimensions });
  double = indexes.double;
});
afterEach(() => indexes.stop());

const build = (options: Partial<QdrantOptions> = {}) => indexes.open(options);

const search = (index: QdrantVectorIndex, projectId = 'p', limit = 10, signal?: AbortSignal) =>
  index.search({ projectId, embedding: one(), limit, changeSequence: 1, ...(signal && { signal }) });
const sent = (method: string, path: string) =>
  double.requests.filter((request) => request.method === method && request.path.startsWith(path));
const failures = async (calls: number, call: () => Promise<unknown>) => {
  for (let turn = 0; turn < calls; turn++) await expect(call()).rejects.toThrow();
};

describe('making itself ready', () => {
  test('sends nothing before it is used', async () => {
    build();
    expect(double.requests).toEqual([]);
  });

  test('makes a strict collection by tenant under a versioned name, its index before anything is written, the alias last', async () => {
    const index = build();
    await index.upsert('p', points(1));
    expect(double.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /',
      'GET /aliases',
      'GET /collections',
      `GET /collections/${collectionName}`,
      `PUT /collections/${collectionName}`,
      `GET /collections/${collectionName}`,
      `PUT /collections/${collectionName}/index?wait=true`,
      'GET /aliases',
      'POST /collections/aliases',
      `PUT /collections/${alias}/points?wait=true`,
    ]);
    expect(double.requests[4]?.body).toEqual({
      vectors: { size: dimensions, distance: 'Cosine', on_disk: true },
      hnsw_config: { m: 0, payload_m: 16, ef_construct: 200 },
      strict_mode_config: {
        enabled: true,
        unindexed_filtering_retrieve: false,
        unindexed_filtering_update: false,
        max_query_limit: 1_000,
        search_allow_exact: false,
      },
      metadata: { embedding_model: 'all-MiniLM-L6-v2-int8' },
      quantization_config: { scalar: { type: 'int8', quantile: 0.99, always_ram: true } },
    });
    expect(double.requests[6]?.body).toEqual({
      field_name: 'project_id',
      field_schema: { type: 'keyword', is_tenant: true },
    });
  });

  test('says that the index is empty before the alias is there, and not when it is', async () => {
    let told = 0;
    const onEmptyIndex = async () => {
      told += 1;
      expect(double.state.aliases.size).toBe(0);
    };
    await build({ onEmptyIndex }).check();
    await build({ onEmptyIndex }).check();
    expect(told).toBe(1);
    expect(double.state.aliases.get(alias)).toBe(collectionName);
  });

  test('when nobody could note that it is empty, it is not put to use, and the next call tries again', async () => {
    let reachable = false;
    const index = build({
      onEmptyIndex: async () => (reachable ? undefined : Promise.reject(new Error('no database'))),
    });
    await expect(index.check()).rejects.toThrow('no database');
    expect(double.state.aliases.size).toBe(0);
    reachable = true;
    await index.check();
    expect(double.state.aliases.size).toBe(1);
  });

  test('many replicas that start at once end with one collection and lose no write', async () => {
    const replicas = Array.from({ length: 8 }, () => build());
    await Promise.all(replicas.map((replica) => replica.upsert('p', points(5))));
    expect([...double.state.collections.keys()]).toEqual([collectionName]);
    expect(await search(replicas[0] as QdrantVectorIndex, 'p', 100)).toHaveLength(40);
  });
});

describe('collections', () => {
  test('follows the alias to another version of the collection', async () => {
    const index = build();
    await index.upsert('p', points(2));
    const collection = double.state.collections.get(collectionName);
    if (collection === undefined) throw new Error('no collection');
    double.state.collections.set(`${alias}_v2`, collection);
    double.state.aliases.set(alias, `${alias}_v2`);
    double.state.collections.delete(collectionName);
    await index.upsert('p', points(1));
    await build().upsert('p', points(1));
    expect(await search(index, 'p')).toHaveLength(4);
    expect([...double.state.collections.keys()]).toEqual([`${alias}_v2`]);
  });

  test('refuses a collection that was made for vectors of another dimension', async () => {
    double.state.collections.set(collectionName, new DoubleCollection({ vectors: { size: 4, distance: 'Cosine' } }));
    await expect(build().check()).rejects.toThrow(
      `${collectionName} has vectors of 4 dimensions, the model all-MiniLM-L6-v2-int8 has 8`,
    );
  });

  test('refuses a server that is too old', async () => {
    double.fault = ({ path }) =>
      path === '/' ? { kind: 'status', status: 200, body: '{"title":"qdrant","version":"1.12.6"}' } : null;
    await expect(build().check()).rejects.toThrow('Qdrant 1.12.6 is too old');
  });

  test('models whose names differ only in signs that collection names cannot have do not share a collection', async () => {
    for (const name of ['BAAI/bge-m3', 'BAAI:bge-m3']) await build({ model: { name, dimensions } }).check();
    expect(double.state.collections.size).toBe(2);
    for (const name of double.state.collections.keys()) expect(name).toMatch(/^memories_BAAI-bge-m3-[0-9a-f]{8}_8_v1$/);
  });

  test('is made with vectors in memory, and no int8 copies, when that is asked for', async () => {
    await build({ scalarQuantisation: false }).check();
    const made = sent('PUT', `/collections/${collectionName}`)[0]?.body;
    expect(made).toMatchObject({ vectors: { on_disk: false } });
    expect(made).not.toHaveProperty('quantization_config');
  });

  test('is made with int8 vectors in memory, and with shards and copies when that is asked for', async () => {
    await build({ shards: 6, replicas: 2, writeConsistency: 2 }).check();
    expect(sent('PUT', `/collections/${collectionName}`)[0]?.body).toMatchObject({
      shard_number: 6,
      replication_factor: 2,
      write_consistency_factor: 2,
      vectors: { on_disk: true },
      quantization_config: { scalar: { type: 'int8', always_ram: true } },
    });
  });
});

describe('requests on points', () => {
  test('every one names the project, waits for writes and asks for uncompressed answers', async () => {
    const index = build({ apiKey: 'secret' });
    const [point] = points(1);
    if (point === undefined) throw new Error('one point');
    await index.upsert('p', [point]);
    await search(index);
    await index.delete('p', [point.id]);
    await index.dropProject('p');
    const onPoints = double.requests.filter(({ path }) => path.includes('/points'));
    expect(onPoints).toHaveLength(4);
    for (const { path, body, headers } of onPoints) {
      expect(JSON.stringify(body)).toContain('"project_id"');
      expect(headers['accept-encoding']).toBe('identity');
      expect(headers['api-key']).toBe('secret');
      expect(path).toMatch(/wait=true|timeout=1$/);
    }
    expect(onPoints[2]?.body).toEqual({
      filter: { must: [{ has_id: [point.id] }, { key: 'project_id', match: { value: 'p' } }] },
    });
  });

  test('large writes go in batches', async () => {
    const index = build();
    const many = points(600);
    await index.upsert('p', many);
    await index.delete('p', many.map(({ id }) => id).concat(Array.from({ length: 1_000 }, () => randomUUID())));
    const sizes = sent('PUT', `/collections/${alias}/points`).map(
      ({ body }) => (body as { points: unknown[] }).points.length,
    );
    expect(sizes).toEqual([256, 256, 88]);
    expect(sent('POST', `/collections/${alias}/points/delete`)).toHaveLength(2);
    expect(await search(index)).toEqual([]);
  });

  test('writes of nothing send nothing on points', async () => {
    const index = build();
    await index.upsert('p', []);
    await index.delete('p', []);
    expect(double.requests.filter(({ path }) => path.includes('/points'))).toEqual([]);
  });

  test.each([
    [10, 256],
    [120, 256],
    [160, 320],
    [200, 400],
    [5_000, 2_000],
  ])('a search for %d keeps %d in view', async (limit, candidates) => {
    const index = build();
    await index.check();
    await search(index, 'p', limit);
    expect(sent('POST', `/collections/${alias}/points/query`)[0]?.body).toMatchObject({
      limit: Math.min(limit, 1_000),
      params: { hnsw_ef: candidates },
    });
  });

  test.each([true, false])(
    'whatever the next collection will have (%s), int8 copies are scored again',
    async (scalarQuantisation) => {
      const index = build({ scalarQuantisation });
      await index.check();
      await search(index);
      expect(sent('POST', `/collections/${alias}/points/query`)[0]?.body).toMatchObject({
        params: { quantization: { rescore: true, oversampling: 2 } },
      });
    },
  );

  test('over a connection that was idle it is sent at once, and not after a timer', async () => {
    const index = build();
    await index.upsert('p', points(1));
    await search(index);
    const timer = jest.spyOn(globalThis, 'setTimeout');
    try {
      await search(index);
      expect(timer.mock.calls.map(([, delayMs]) => delayMs ?? 0)).not.toContain(0);
    } finally {
      timer.mockRestore();
    }
  });

  test('a limit beyond what the collection allows is brought down to it', async () => {
    const index = build();
    await index.upsert('p', points(3));
    expect(await search(index, 'p', 1_000_000)).toHaveLength(3);
  });

  test('the API key is in no error', async () => {
    double.fault = () => ({ kind: 'status', status: 401, body: '{"status":{"error":"Invalid api-key"}}' });
    const error: unknown = await search(build({ apiKey: 'very-secret' })).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(QdrantError);
    expect(String(error)).toBe('QdrantError: Qdrant answered 401: Invalid api-key');
    expect(JSON.stringify(error)).not.toContain('very-secret');
  });
});

describe('when Qdrant is slow, gone or wrong', () => {
  test('a search past its deadline fails in time, and the circuit then refuses without a request', async () => {
    const states: string[] = [];
    const index = build({
      searchTimeoutMs: 20,
      onCircuitChange: (circuit, state) => states.push(`${circuit} ${state}`),
    });
    await index.check();
    double.fault = () => ({ kind: 'hang' });
    for (let turn = 0; turn < 5; turn++) await expect(search(index)).rejects.toThrow(DeadlineExceededError);
    const requests = double.requests.length;
    await expect(search(index)).rejects.toThrow(CircuitOpenError);
    expect(double.requests).toHaveLength(requests);
    expect(states).toEqual(['search open']);
  });

  test('searches that fail do not keep writes from going through', async () => {
    const index = build();
    await index.check();
    double.fault = ({ path }) => (path.includes('/query') ? { kind: 'status', status: 503 } : null);
    await failures(6, () => search(index));
    await expect(search(index)).rejects.toThrow(CircuitOpenError);
    await index.upsert('p', points(1));
  });

  test('a server that is away fails every call, first writes too, until it is back', async () => {
    const index = build();
    await double.stop();
    await expect(index.check()).rejects.toThrow();
    await failures(2, () => search(index));
    await failures(2, () => index.upsert('p', points(1)));
    await double.start();
    await index.upsert('p', points(1));
    expect(await search(index)).toHaveLength(1);
  });

  test('first writes to a server that hangs end with their deadline and open the circuit', async () => {
    const index = build({ writeTimeoutMs: 20 });
    double.fault = () => ({ kind: 'hang' });
    for (let turn = 0; turn < 5; turn++)
      await expect(index.upsert('p', points(1))).rejects.toThrow(DeadlineExceededError);
    await expect(index.upsert('p', points(1))).rejects.toThrow(CircuitOpenError);
    expect(sent('GET', '/')).toHaveLength(1);
  });
});

describe('answers that are no results', () => {
  test('requests that Qdrant refuses are errors and open no circuit', async () => {
    const index = build();
    await index.check();
    double.fault = ({ path }) =>
      path.includes('/points') ? { kind: 'status', status: 400, body: '{"status":{"error":"Wrong input"}}' } : null;
    for (let turn = 0; turn < 8; turn++)
      await expect(search(index)).rejects.toThrow('Qdrant answered 400: Wrong input');
    double.fault = null;
    expect(await search(index)).toEqual([]);
  });

  test.each([
    ['nothing', ''],
    ['a page of a proxy', '<html>busy</html>'],
    ['JSON of another shape', '[]'],
    ['an answer without a result', '{"status":"ok"}'],
  ])('%s for an answer is an error', async (_name, body) => {
    const index = build();
    await index.check();
    double.fault = () => ({ kind: 'status', status: 200, body });
    await expect(search(index)).rejects.toThrow();
  });

  test('a server that lost everything is set up again, and those who fill it are told, by whichever call meets it', async () => {
    let told = 0;
    const onEmptyIndex = async () => {
      told += 1;
    };
    const calls = [
      (index: QdrantVectorIndex) => search(index),
      (index: QdrantVectorIndex) => index.upsert('p', points(1)),
    ];
    for (const call of calls) {
      const index = build({ onEmptyIndex });
      await index.check();
      double.wipe();
      told = 0;
      await expect(call(index)).rejects.toThrow('Qdrant answered 404');
      await index.check();
      expect(told).toBe(1);
      await index.upsert('p', points(1));
      expect(await search(index)).toHaveLength(1);
    }
  });
});

describe('leaving', () => {
  test('a client that leaves ends its request with its own reason', async () => {
    const index = build();
    await index.check();
    double.fault = () => ({ kind: 'hang' });
    const abort = new AbortController();
    const searching = search(index, 'p', 10, abort.signal);
    const writing = index.upsert('p', points(1), abort.signal);
    abort.abort(new Error('client went away'));
    await expect(searching).rejects.toThrow('client went away');
    await expect(writing).rejects.toThrow('client went away');
  });

  test('once closed it sends nothing any more', async () => {
    const index = build();
    await index.check();
    await index.close();
    const requests = double.requests.length;
    for (const call of [
      () => search(index),
      () => index.upsert('p', points(1)),
      () => index.check(),
      () => index.dropProject('p'),
    ]) {
      await expect(call()).rejects.toThrow('closed');
    }
    expect(double.requests).toHaveLength(requests);
  });
});
