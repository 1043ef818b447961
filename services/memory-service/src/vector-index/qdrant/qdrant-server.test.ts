import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { CircuitOpenError } from '../../circuit-breaker/circuit-breaker.js';
import { randomPoints, seededRandom, unitVector } from '../testing/random-vectors.js';
import { connectToQdrant, isRefusal } from './qdrant-connection.js';
import type { QdrantOptions, QdrantVectorIndex } from './qdrant-vector-index.js';
import { DoubleCollection } from './testing/double-store.js';
import { IndexOnDouble } from './testing/index-on-double.js';
import type { Fault, QdrantDouble } from './testing/qdrant-double.js';

const modelDimensions = 8;
const alias = 'memories_m_8';
const random = seededRandom(11);
const points = (count: number, dimensions = modelDimensions) => randomPoints(count, dimensions, random);

let indexes: IndexOnDouble;
let double: QdrantDouble;

beforeEach(async () => {
  indexes = await IndexOnDouble.start({ name: 'm', dimensions: modelDimensions });
  double = indexes.double;
});
afterEach(() => indexes.stop());

const build = (options: Partial<QdrantOptions> = {}) => indexes.open(options);

const search = (index: QdrantVectorIndex) =>
  index.search({ projectId: 'p', embedding: unitVector(modelDimensions, random), limit: 10, changeSequence: 1 });
const onPoints = (fault: Fault) => {
  double.fault = ({ path }) => (path.includes('/points') ? fault : null);
};
const answering = (status: number, body: unknown): Fault => ({ kind: 'status', status, body: JSON.stringify(body) });

describe('a write counts once searches see it', () => {
  test.each(['wait_timeout', 'acknowledged'])('an answer of 200 that says %s is a failure', async (status) => {
    const index = build();
    await index.check();
    onPoints(answering(200, { result: { operation_id: 1, status }, status: 'ok', time: 0 }));
    const [point] = points(1);
    await expect(index.upsert('p', point ? [point] : [])).rejects.toThrow(`not carried out yet (${status})`);
    await expect(index.delete('p', [point?.id ?? ''])).rejects.toThrow(`not carried out yet (${status})`);
    await expect(index.dropProject('p')).rejects.toThrow(`not carried out yet (${status})`);
  });

  test('a request stays far under the size that a server takes, whatever the dimensions', async () => {
    const dimensions = 16_384;
    const index = build({ model: { name: 'm', dimensions } });
    await index.check();
    onPoints(answering(200, { result: { operation_id: 1, status: 'completed' }, status: 'ok', time: 0 }));
    const vector = new Int8Array(dimensions).fill(-127);
    await index.upsert(
      'p',
      Array.from({ length: 130 }, () => ({ id: randomUUID(), vector })),
    );
    const sizes = double.requests
      .filter(({ method, path }) => method === 'PUT' && path.includes('/points'))
      .map(({ headers }) => Number(headers['content-length']));
    expect(sizes).toHaveLength(3);
    expect(Math.max(...sizes)).toBeLessThan(6 * 1024 * 1024);
  });

  test('a vector of another length is refused before it is sent, like one that the server refuses', async () => {
    const index = build();
    await index.check();
    const error: unknown = await index.upsert('p', points(1, modelDimensions + 1)).catch((reason: unknown) => reason);
    expect(isRefusal(error)).toBe(true);
  });
});

describe('answers that say that the server is not well', () => {
  // A search or write that ran into Qdrant's own time-out; a locked storage; a wrong key; a full disk; a shard on the
  // move.
  test.each([408, 403, 401, 507, 503, 429])('%d opens the circuit', async (status) => {
    const index = build();
    await index.check();
    onPoints(answering(status, { status: { error: 'Timeout' }, time: 0 }));
    for (let turn = 0; turn < 5; turn++) await expect(search(index)).rejects.not.toThrow(CircuitOpenError);
    await expect(search(index)).rejects.toThrow(CircuitOpenError);
  });

  test('a reason that is plain text is told', async () => {
    double.fault = () => ({
      kind: 'status',
      status: 401,
      body: 'Must provide an API key or an Authorization bearer token',
    });
    await expect(build().check()).rejects.toThrow('Qdrant answered 401: Must provide an API key');
  });

  test('something else under the address is told', async () => {
    double.fault = () => answering(200, { hello: 'world' });
    await expect(build().check()).rejects.toThrow('something else listens there');
  });
});

describe('connections that broke', () => {
  const breaking = (times: number, path: string) => {
    let left = times;
    double.fault = (request) => {
      if (!request.path.includes(path) || left === 0) return null;
      left -= 1;
      return { kind: 'reset' };
    };
  };

  test('a request that reads is sent once more', async () => {
    const index = build();
    breaking(1, '/');
    await index.check();
    breaking(1, '/query');
    expect(await search(index)).toEqual([]);
  });

  test('a write is not, as the first try may still be carried out', async () => {
    const index = build();
    await index.check();
    const writes = [
      () => index.upsert('p', points(2)),
      () => index.delete('p', [randomUUID()]),
      () => index.dropProject('p'),
    ];
    for (const write of writes) {
      breaking(1, '/points');
      const before = double.requests.length;
      await expect(write()).rejects.toThrow('Qdrant at http://127.0.0.1:');
      expect(double.requests).toHaveLength(before + 1);
    }
  });

  test('a request whose connection ended twice is not sent a third time', async () => {
    const index = build();
    await index.check();
    breaking(2, '/query');
    const before = double.requests.length;
    await expect(search(index)).rejects.toThrow('Qdrant at http://127.0.0.1:');
    expect(double.requests).toHaveLength(before + 2);
  });
});

describe('collections that are not as they should be', () => {
  const existing = (name: string, config: object = {}) => {
    const collection = new DoubleCollection({ vectors: { size: modelDimensions, distance: 'Cosine' }, ...config });
    double.state.collections.set(name, collection);
    return collection;
  };

  test('one that has the name of the alias is told, before all memories are noted as owed', async () => {
    existing(alias);
    let told = 0;
    const index = build({
      onEmptyIndex: async () => {
        told += 1;
      },
    });
    await expect(index.check()).rejects.toThrow(`${alias} is a collection in Qdrant, where the service needs an alias`);
    expect(told).toBe(0);
  });

  test.each([
    ['another distance', { vectors: { size: modelDimensions, distance: 'Dot' } }, 'compares by Dot, not by Cosine'],
    ['another model', { metadata: { embedding_model: 'other' } }, 'has vectors of the model other, not of m'],
  ])('an alias that was led to one of %s is refused', async (_name, config, sentence) => {
    existing('by_hand', config);
    double.state.aliases.set(alias, 'by_hand');
    await expect(build().check()).rejects.toThrow(`The Qdrant collection by_hand ${sentence}`);
  });

  test('so is one that it is led to later, also where none was refused a call yet', async () => {
    const index = build();
    await index.check();
    existing('by_hand', { vectors: { size: 4, distance: 'Cosine' } });
    double.state.aliases.set(alias, 'by_hand');
    await expect(index.check()).rejects.toThrow(
      `${alias} has vectors of 4 dimensions, the model m has ${modelDimensions}`,
    );
  });

  test('one without its tenant index gets it, and is not asked again', async () => {
    const collection = existing('by_hand');
    double.state.aliases.set(alias, 'by_hand');
    for (const _replica of [1, 2]) await build().check();
    expect([...collection.indexes]).toEqual([['project_id', { type: 'keyword', is_tenant: true }]]);
    expect(double.requests.filter(({ path }) => path.includes('/index'))).toHaveLength(1);
  });

  test('an alias that another replica made meanwhile stays as it is', async () => {
    const index = build({
      onEmptyIndex: async () => {
        existing(`${alias}_v2`).createIndex('project_id', { type: 'keyword', is_tenant: true });
        double.state.aliases.set(alias, `${alias}_v2`);
      },
    });
    await index.check();
    expect(double.state.aliases.get(alias)).toBe(`${alias}_v2`);
    expect(await index.collection()).toBe(`${alias}_v2`);
  });

  test('a failure of the optimiser makes it not ready, work of the optimiser does not', async () => {
    const index = build();
    await index.check();
    const config = { params: { vectors: { size: modelDimensions, distance: 'Cosine' } } };
    for (const [status, isReady] of [
      ['yellow', true],
      ['grey', true],
      ['red', false],
    ] as const) {
      const answer = answering(200, { result: { status, config } });
      double.fault = ({ path }) => (path === `/collections/${alias}` ? answer : null);
      if (isReady) await index.check();
      else await expect(index.check()).rejects.toThrow('status red');
    }
  });
});

describe('addresses', () => {
  test('an error that no answer explains names the server, and nothing secret of its address', async () => {
    await double.stop();
    const url = new URL(double.url);
    url.username = 'me';
    url.password = 'hunter2';
    const index = build({ url: `${url.href}behind/proxy/?token=hunter2`, apiKey: 'hunter2' });
    const error: unknown = await index.check().catch((reason: unknown) => reason);
    expect(error).toMatchObject({
      message: `Qdrant at http://${url.host}/behind/proxy could not be reached, or broke the connection`,
      cause: { code: 'ECONNREFUSED' },
    });
  });

  test('so does one for want of an answer', async () => {
    double.fault = () => ({ kind: 'hang' });
    const asking = connectToQdrant({ url: double.url }).root({}, { signal: AbortSignal.timeout(20) });
    await expect(asking).rejects.toThrow(`Qdrant at ${double.url} did not answer in time`);
  });

  test('one with a path asks under that path', async () => {
    double.fault = () => answering(200, { title: 'qdrant', version: '1.0.0' });
    await expect(build({ url: `${double.url}/behind/proxy/` }).check()).rejects.toThrow('too old');
    expect(double.requests.map(({ path }) => path)).toEqual(['/behind/proxy/']);
  });

  test.each([
    ['https://127.0.0.1', 443],
    ['http://127.0.0.1', 80],
  ])('%s means port %d', async (url, port) => {
    const error: unknown = await connectToQdrant({ url })
      .root({}, { signal: AbortSignal.timeout(5_000) })
      .catch((reason: unknown) => reason);
    expect((error as Error).cause).toMatchObject({ code: 'ECONNREFUSED', port });
  });
});
