import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import { ApiError, currentApiVersion } from '@persistent-memory/auth';
import { pino } from 'pino';
import request from 'supertest';
import type { Credentials, Operation } from '../operation.js';
import { anybody, type Deps, drainServed, serve, work } from './testing/served-app.js';

afterEach(() => drainServed());

/** Work that goes on until it is told to end, and tells when it has begun. */
function heldWork() {
  let finish = () => {};
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let begun: (signal: AbortSignal) => void = () => {};
  const started = new Promise<AbortSignal>((resolve) => {
    begun = resolve;
  });
  const run = async (signal: AbortSignal) => {
    begun(signal);
    await held;
    return { done: true };
  };
  return { run, started, finish: () => finish() };
}

describe('an answer', () => {
  test('carries the version, an id, the rate limit headers, and nothing of Express', async () => {
    const { url } = await serve(async () => ({ done: true }));
    const { status, headers, body } = await request(url).post('/items/1').set('X-Request-Id', 'given-by-me');
    expect({ status, body }).toEqual({ status: 200, body: { done: true } });
    expect(headers).toMatchObject({
      'x-api-version': currentApiVersion,
      'x-request-id': 'given-by-me',
      'ratelimit-limit': '100',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('etag');
  });

  test('that is not as documented is an internal error where answers are checked', async () => {
    const wrong = async () => ({ done: 'yes', secret: 'x' });
    const checked = await request((await serve(wrong)).url).post('/items/1');
    expect([checked.status, checked.body.error.code]).toEqual([500, 'internal_error']);
    const unchecked = await request((await serve(wrong, { checkResponses: false })).url).post('/items/1');
    expect(unchecked.status).toBe(200);
  });

  test('to an unknown error tells nothing of it', async () => {
    const { url } = await serve(async () => {
      throw Object.assign(new Error('select hunter2 from users'), { status: 418, expose: true });
    });
    const { status, text, headers, body } = await request(url).post('/items/1');
    expect([status, body.error.code]).toEqual([500, 'internal_error']);
    expect(`${text}${JSON.stringify(headers)}`).not.toMatch(/hunter2|users|at .*\.js/);
  });

  test('to an error of the table is that error', async () => {
    const { url } = await serve(async () => {
      throw new ApiError('memory_not_found', { cause: new Error('hidden') });
    });
    const { status, body } = await request(url).post('/items/1');
    expect([status, body.error.code, body.error.cause]).toEqual([404, 'memory_not_found', undefined]);
  });
});

test('a conditional request gets its answer, never a 304', async () => {
  const { url } = await serve(async () => ({ done: true }));
  for (const name of ['If-None-Match', 'If-Modified-Since', 'If-Match']) {
    const { status, body } = await request(url)
      .get('/healthz')
      .set(name, name === 'If-Modified-Since' ? new Date().toUTCString() : '*');
    expect([status, body]).toEqual([200, { status: 'ok' }]);
  }
});

describe('limits', () => {
  test('one request more than may be answered at the same time is refused at once', async () => {
    const held = heldWork();
    const lines: { msg: string; code?: string }[] = [];
    const log = pino({}, { write: (line) => void lines.push(JSON.parse(line)) });
    const { url } = await serve(held.run, { maxConcurrentRequests: 1, log });
    const first = request(url)
      .post('/items/1')
      .then((response) => response);
    await held.started;
    const refused = await request(url).post('/items/2');
    expect([refused.status, refused.body.error.code, refused.headers['retry-after']]).toEqual([500, 'overloaded', '1']);
    // Asked for the state of the window, the store would be waited for.
    expect(refused.headers).toMatchObject({ 'ratelimit-remaining': 'untouched' });
    expect((await request(url).get('/healthz')).status).toBe(200);
    expect((await request(url).get('/readyz')).status).toBe(200);
    held.finish();
    expect((await first).status).toBe(200);
    // One line for the refusal, that of its request.
    expect(lines.filter(({ code }) => code === 'overloaded').map(({ msg }) => msg)).toEqual(['request']);
    expect((await request(url).post('/items/3')).status).toBe(200);
  });

  test('a body that is still to come takes no place from others', async () => {
    const { url, port } = await serve(async () => ({ done: true }), { maxConcurrentRequests: 9 });
    const sockets = [...Array<number>(20).fill(50), 0].map((length) => {
      const socket = connect(port, '127.0.0.1');
      const announced = length === 0 ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`;
      socket.write(`POST /items/1 HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${announced}\r\n\r\n{`);
      return socket;
    });
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    expect((await request(url).post('/items/2')).status).toBe(200);
    expect((await request(url).post('/items/3').send({ text: 'all at once' })).status).toBe(200);
    for (const socket of sockets) socket.destroy();
  });

  test('a tenant whose bodies do not come leaves room for others, however it writes its credential', async () => {
    const byName: Credentials<Deps, string> = {
      ...anybody,
      authenticate: async ({ authorization = '' }) => authorization.trim().split(/ +/)[1] ?? '',
      tenantOf: (name) => name,
    };
    const operations = [{ ...work, credentials: byName as Operation<Deps>['credentials'] }];
    const bounds = { maxBodyBytes: 100_000, maxTotalBodyBytes: 400_000, maxConcurrentRequests: 32 };
    const { url, port } = await serve(async () => ({ done: true }), { operations, ...bounds });
    const send = (name: string) => request(url).post('/items/1').set('Authorization', name).send({ text: large });
    const large = 'x'.repeat(50_000);
    const sockets = Array.from({ length: 32 }, (_, index) => {
      const socket = connect(port, '127.0.0.1');
      const credential = `${index % 2 === 0 ? 'Bearer' : 'bearer'}${' '.repeat(index + 1)}greedy`;
      const announced = 'Content-Type: application/json\r\nContent-Length: 50000';
      socket.write(`POST /items/1 HTTP/1.1\r\nHost: a\r\nAuthorization: ${credential}\r\n${announced}\r\n\r\n{`);
      return socket;
    });
    // A refusal to the greedy one says that those before have come.
    await Promise.race(sockets.map((socket) => once(socket, 'data')));
    expect((await send('Bearer greedy')).body.error.code).toBe('overloaded');
    expect((await send('Bearer modest')).status).toBe(200);
    const closed = sockets.map((socket) => once(socket, 'close'));
    for (const socket of sockets) socket.destroy();
    await Promise.all(closed);
    while ((await send('Bearer greedy')).status !== 200);
  });

  test('a body counts for as long as it is worked on', async () => {
    const held = heldWork();
    const bounds = { maxBodyBytes: 100_000, maxTotalBodyBytes: 100_000, maxConcurrentRequests: 32 };
    const { url } = await serve(held.run, bounds);
    const send = (id: number) =>
      request(url)
        .post(`/items/${id}`)
        .send({ text: 'x'.repeat(60_000) });
    const first = send(1).then(({ status }) => status);
    await held.started;
    expect((await send(2)).body.error.code).toBe('overloaded');
    held.finish();
    expect(await first).toBe(200);
    expect((await send(3)).status).toBe(200);
  });

  test('a request past its deadline is given up, and told so', async () => {
    const held = heldWork();
    const { url } = await serve(held.run, { requestDeadlineMs: 20 });
    const { status, body } = await request(url).post('/items/1');
    expect([status, body.error.code]).toEqual([500, 'dependency_unavailable']);
    expect((await held.started).aborted).toBe(true);
    held.finish();
  });

  test('a request that is left when the time to drain is over is given up, and told so', async () => {
    const held = heldWork();
    const { url } = await serve(held.run);
    const answer = fetch(`${url}/items/1`, { method: 'POST' });
    await held.started;
    await drainServed(1);
    expect([(await answer).status, (await answer).headers.get('retry-after')]).toEqual([500, '1']);
    expect((await held.started).aborted).toBe(true);
  });

  test('so is one whose body has not come by then', async () => {
    const { port } = await serve(async () => ({}));
    const socket = connect(port, '127.0.0.1');
    const headers = ['Host: localhost', 'Content-Type: application/json', 'Content-Length: 9', 'Expect: 100-continue'];
    socket.write(`POST /items/1 HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
    // By then the request is under way.
    expect(String((await once(socket, 'data'))[0])).toContain('100 Continue');
    socket.write('{');
    const answer = once(socket, 'data');
    await drainServed(1);
    expect(String((await answer)[0])).toMatch(/^HTTP\/1\.1 500 .*retry-after: 1\r\n.*"dependency_unavailable"/is);
  });

  test('a client that goes away ends its request, and is no error of ours', async () => {
    const lines: { level: number; status?: number }[] = [];
    const log = pino({ level: 'trace' }, { write: (line) => void lines.push(JSON.parse(line)) });
    let observed = (_status: number) => {};
    const status = new Promise<number>((resolve) => {
      observed = resolve;
    });
    const run = (signal: AbortSignal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        started();
      });
    let started = () => {};
    const begun = new Promise<void>((resolve) => {
      started = resolve;
    });
    const { port } = await serve(run, { log, observe: (_id, code) => observed(code) });
    const socket = connect(port, '127.0.0.1');
    socket.write('POST /items/1 HTTP/1.1\r\nHost: a\r\n\r\n');
    await begun;
    socket.destroy();
    expect(await status).toBe(499);
    await new Promise((resolve) => setImmediate(resolve));
    expect(lines.filter(({ level }) => level >= 50)).toEqual([]);
  });

  test('a body that is too large, also for an optional one', async () => {
    const { url } = await serve(async () => ({ done: true }));
    const { status, body } = await request(url)
      .post('/items/1')
      .send({ text: 'x'.repeat(1_000) });
    expect([status, body.error.code]).toEqual([400, 'body_too_large']);
    expect((await request(url).post('/items/1').send({ text: 'x' })).status).toBe(200);
  });
});

test('a service that can’t serve refuses every operation, and its health still answers', async () => {
  const assertServing = async () => {
    throw new ApiError('dependency_unavailable');
  };
  const { url } = await serve(async () => ({ done: true }), { assertServing });
  expect((await request(url).post('/items/1')).status).toBe(500);
  expect((await request(url).get('/healthz')).status).toBe(200);
});

test('the pages allow nothing but their own style', async () => {
  const { url } = await serve(async () => ({ done: true }));
  const page = await request(url).get('/docs');
  expect([page.status, page.type]).toEqual([200, 'text/html']);
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self'/);
  expect((await request(url).get('/openapi.json')).type).toBe('application/json');
});

test('an operation that names a limit which is not there is found when the app is built', async () => {
  const limited = { ...work, limit: 'none' };
  await expect(serve(async () => ({}), { operations: [limited] })).rejects.toThrow('unknown limit: none');
});
