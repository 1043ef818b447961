import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

import { afterEach, beforeEach, expect, test } from '@jest/globals';
import express, { type Express } from 'express';

import { testListenOptions } from '../../testing/listen-options.js';
import { type ListeningServer, listen } from './server.js';

/** Far longer than a test may take: what waits for it fails. */
const longGraceMs = 600_000;

let app: Express;
let server: ListeningServer;
let sockets: Socket[];

beforeEach(async () => {
  app = express();
  sockets = [];
  server = await listen(app, testListenOptions);
});

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await server.drain(0);
});

async function open(): Promise<Socket> {
  const socket = connect(server.port, '127.0.0.1');
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}

function request(socket: Socket, path: string): void {
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
}

test('draining waits for no connection that never carried a request', async () => {
  const socket = await open();
  app.get('/seen', (_request, response) => void response.json({}));
  // A connection opened later is answered, so the server has seen the first one as well.
  expect((await fetch(`http://127.0.0.1:${server.port}/seen`)).status).toBe(200);
  const closed = once(socket, 'close');
  await server.drain(longGraceMs);
  await closed;
});

test('draining waits for no connection that is kept alive without a request', async () => {
  app.get('/', (_request, response) => void response.json({}));
  const socket = await open();
  request(socket, '/');
  await once(socket, 'data');
  await server.drain(longGraceMs);
});

test.each([
  ['the head of its first request', 'GET /x'],
  ['the head of its next request', 'GET / HTTP/1.1\r\nHost: a\r\n\r\nGET /x'],
  ['the body of a request that is answered', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{'],
])('draining waits for no client that holds back %s', async (_, sent) => {
  app.use((_request, response) => void response.json({}));
  const socket = await open();
  socket.write(sent);
  if (sent.includes('\n')) await once(socket, 'data');
  expect((await fetch(`http://127.0.0.1:${server.port}/seen`)).status).toBe(200);
  await server.drain(longGraceMs);
});

test.each([
  ['kept alive', 1],
  ['not used yet', 0],
])(
  'a request that was on its way on a connection %s is answered, with word that it was the last',
  async (_, requestsBefore) => {
    app.get('/', (_request, response) => void response.json({ answered: true }));
    const socket = await open();
    for (let i = 0; i < requestsBefore; i++) {
      request(socket, '/');
      await once(socket, 'data');
    }
    const drained = server.drain(longGraceMs);
    request(socket, '/');
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200 .*connection: close.*{"answered":true}$/is);
    await drained;
  },
);

test('draining lets a request under way finish, and then waits no longer', async () => {
  let finish = (): void => {};
  const started = new Promise<void>((resolve) => {
    app.get('/slow', (_request, response) => {
      finish = () => void response.json({ finished: true });
      resolve();
    });
  });
  const answer = fetch(`http://127.0.0.1:${server.port}/slow`);
  await started;
  const drained = server.drain(longGraceMs);
  finish();
  // So that the client sends nothing more on a connection that ends.
  expect((await answer).headers.get('connection')).toBe('close');
  expect(await (await answer).json()).toEqual({ finished: true });
  await drained;
});

test('after the grace period a request under way is cut', async () => {
  const started = new Promise<void>((resolve) => app.get('/endless', () => resolve()));
  const answer = fetch(`http://127.0.0.1:${server.port}/endless`);
  await started;
  const cut = expect(answer).rejects.toThrow();
  await server.drain(1);
  await cut;
});

async function boundTo(maxConnections: number): Promise<{ refusals: number }> {
  const told = { refusals: 0 };
  const onConnectionRefused = () => {
    told.refusals += 1;
  };
  await server.drain(0);
  server = await listen(app, { ...testListenOptions, maxConnections, onConnectionRefused });
  app.get('/', (_request, response) => void response.json({ answered: true }));
  return told;
}

async function answerOf(socket: Socket): Promise<string> {
  request(socket, '/');
  return String((await once(socket, 'data'))[0]);
}

test('who only opens connections loses the oldest of them, and keeps nobody out', async () => {
  const told = await boundTo(3);
  const kept = await open();
  expect(await answerOf(kept)).toContain('{"answered":true}');
  const silent = await open();
  await open();
  const closed = once(silent, 'close');
  const probe = await open();
  await closed;
  expect(await answerOf(probe)).toContain('{"answered":true}');
  expect(await answerOf(kept)).toContain('{"answered":true}');
  expect(told.refusals).toBe(1);
});

test('where none is silent, the one that has waited longest for its next request goes', async () => {
  const told = await boundTo(2);
  const [first, second] = [await open(), await open()];
  for (const socket of [second, first]) expect(await answerOf(socket)).toContain('{"answered":true}');
  const closed = once(second, 'close');
  expect(await answerOf(await open())).toContain('{"answered":true}');
  await closed;
  expect(await answerOf(first)).toContain('{"answered":true}');
  expect(told.refusals).toBe(1);
});

test('where all have a request under way, one connection more is closed at once', async () => {
  const told = await boundTo(1);
  const started = new Promise<void>((resolve) => app.get('/endless', () => resolve()));
  request(await open(), '/endless');
  await started;
  await once(await open(), 'close');
  expect(told.refusals).toBe(1);
});

test('a drained server leaves its port', async () => {
  await server.drain(longGraceMs);
  const next = createServer().listen(server.port, '127.0.0.1');
  await once(next, 'listening');
  expect((next.address() as AddressInfo).port).toBe(server.port);
  next.close();
  await once(next, 'close');
  server = await listen(app, testListenOptions);
});
