import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import { ApiError } from '@persistent-memory/auth';
import { pino } from 'pino';
import request from 'supertest';
import { drainServed, serve } from './testing/served-app.js';

afterEach(() => drainServed());

describe('health', () => {
  const broken = { required: true, check: () => Promise.reject(new Error('it is away')) };
  const unwell = { required: false, check: () => Promise.reject(new ApiError('dependency_unavailable')) };
  const working = { required: true, check: async () => ({ pending: 3 }) };

  test('readyz: ok, with what each dependency says', async () => {
    const readiness = { store: working, index: unwell };
    const { url } = await serve(async () => ({}), { readiness });
    const { status, body } = await request(url).get('/readyz');
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        status: 'ok',
        dependencies: {
          store: { status: 'ok', pending: 3 },
          index: { status: 'unavailable', reason: new ApiError('dependency_unavailable').message },
        },
      },
    });
  });

  test('readyz: why something failed that has no words for strangers is told to the log alone', async () => {
    const lines: string[] = [];
    const log = pino(
      { serializers: { err: ({ message }: Error) => message } },
      { write: (line) => void lines.push(line) },
    );
    const { url } = await serve(async () => ({}), { log, readiness: { store: broken } });
    expect((await request(url).get('/readyz')).text).not.toContain('it is away');
    expect(lines.join('')).toContain('it is away');
  });

  test('readyz: who asks at the same time, or within a second after, gets the same report', async () => {
    const clock = { ms: 0 };
    let checks = 0;
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const check = () => {
      checks += 1;
      return held;
    };
    const readiness = { store: { required: true, check } };
    const { url, port } = await serve(async () => ({}), { readiness, nowMs: () => clock.ms });
    const sockets = Array.from({ length: 5 }, () => connect(port, '127.0.0.1'));
    const heads = sockets.map(async (socket) => {
      socket.write('GET /readyz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
      return String((await once(socket, 'data'))[0]).slice(0, 12);
    });
    // Answered after the five were read, as they were sent before.
    await request(url).get('/healthz');
    answer();
    expect(await Promise.all(heads)).toEqual(Array.from({ length: 5 }, () => 'HTTP/1.1 200'));
    expect(checks).toBe(1);
    clock.ms = 999;
    await request(url).get('/readyz');
    expect(checks).toBe(1);
    clock.ms = 1_000;
    await request(url).get('/readyz');
    expect(checks).toBe(2);
  });

  test('readyz: not ready without what is required, nor while draining, and says when to ask again; healthz is', async () => {
    const [down, draining, ready] = [
      await serve(async () => ({}), { readiness: { store: broken } }),
      await serve(async () => ({}), { readiness: { store: working }, isDraining: () => true }),
      await serve(async () => ({}), { readiness: { store: working, index: unwell } }),
    ];
    const readiness = async ({ url }: { url: string }) => {
      const { status, body, headers } = await request(url).get('/readyz');
      return [status, body.status, headers['retry-after']];
    };
    expect(await readiness(down)).toEqual([500, 'unavailable', '1']);
    expect(await readiness(draining)).toEqual([500, 'draining', '1']);
    expect(await readiness(ready)).toEqual([200, 'ok', undefined]);
    expect((await request(down.url).get('/healthz')).body).toEqual({ status: 'ok' });
  });

  test('a check that never answers is given up; one that the service can do without before a balancer gives up', async () => {
    const hangs = () => once(process, 'never');
    const { url } = await serve(async () => ({}), { readiness: { store: { required: true, check: hangs } } });
    const { status, body } = await request(url).get('/readyz');
    expect([status, body.dependencies.store.reason]).toEqual([500, 'no answer in 2000 ms']);
    const able = await serve(async () => ({}), {
      readiness: { store: working, index: { required: false, check: hangs } },
    });
    const report = await request(able.url).get('/readyz');
    expect([report.status, report.body.dependencies.index.reason]).toEqual([200, 'no answer in 800 ms']);
  });
});
