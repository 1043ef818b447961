import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { currentApiVersion } from '@persistent-memory/auth';
import express from 'express';
import { testListenOptions } from '../../testing/listen-options.js';
import { type ListeningServer, listen } from './server.js';

let server: ListeningServer;
beforeAll(async () => {
  const app = express();
  app.use('/slow', (_request, response) => {
    response.writeHead(200, { 'Content-Length': '20' });
    response.write('A'.repeat(10));
  });
  app.use((request, response) => void response.json({ reached: request.path }));
  server = await listen(app, { ...testListenOptions, refusalHeaders: () => ({ 'RateLimit-Limit': '100' }) });
});
afterAll(() => server.drain(0));

/** Everything that the server sends until it closes the connection. */
async function sendRaw(text: string, port = server.port): Promise<string> {
  const chunks: Buffer[] = [];
  const socket = connect(port, '127.0.0.1');
  if (text !== '') socket.write(text, 'latin1');
  for await (const chunk of socket) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

async function send(text: string): Promise<{ head: string; body: { error?: { code?: string; request_id?: string } } }> {
  const [head = '', body = ''] = (await sendRaw(text)).split('\r\n\r\n');
  return { head, body: JSON.parse(body) };
}

test.each([
  ['no HTTP', 'nonsense\r\n\r\n', 'malformed_http'],
  ['an unknown method', 'BREW / HTTP/1.1\r\nHost: a\r\n\r\n', 'method_not_allowed'],
  ['a method in small letters', 'get /list HTTP/1.1\r\nHost: a\r\n\r\n', 'method_not_allowed'],
  ['an unknown method without a target', 'BREW HTTP/1.1\r\nHost: a\r\n\r\n', 'malformed_http'],
  ['the beginning of a TLS connection', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n', 'malformed_http'],
  ['no Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 'malformed_http'],
  ['two Hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n', 'malformed_http'],
  ['a target without a path', 'GET http:// HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 'malformed_http'],
  ['a target of another scheme', 'GET foo://h HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 'malformed_http'],
  ['such a target with a query', 'GET foo://?x HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 'malformed_http'],
  ['a target that is no path', 'GET http:path HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 'malformed_http'],
  ['headers too long', `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 'malformed_http'],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}', 'malformed_http'],
  [
    'a length beside chunks',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n',
    'malformed_http',
  ],
  ['a tunnel', 'CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n', 'method_not_allowed'],
])('%s: a JSON error with the headers that every answer has', async (_what, text, code) => {
  const { head, body } = await send(text);
  expect(head).toMatch(/^HTTP\/1\.1 400 /);
  expect(head).toContain('Content-Type: application/json');
  expect(head).toContain(`X-Api-Version: ${currentApiVersion}`);
  expect(head).toContain('RateLimit-Limit: 100');
  expect(head).toContain('X-Content-Type-Options: nosniff');
  expect(head).toContain('Cache-Control: no-store');
  expect(head).toContain(`X-Request-Id: ${body.error?.request_id}`);
  expect(body.error?.code).toBe(code);
});

test('an unknown method behind a request that is answered', async () => {
  const answers = await sendRaw('GET /first HTTP/1.1\r\nHost: a\r\n\r\nBREW / HTTP/1.1\r\nHost: a\r\n\r\n');
  expect(answers).toContain('"code":"method_not_allowed"');
});

test.each([
  ['no HTTP', 'nonsense\r\n\r\n'],
  ['a tunnel', 'CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n'],
])('%s behind a request whose answer is under way: the answer ends there', async (_what, text) => {
  const socket = connect(server.port, '127.0.0.1');
  socket.write('GET /slow HTTP/1.1\r\nHost: a\r\n\r\n');
  let received = '';
  for await (const chunk of socket) {
    received += chunk;
    if (received.endsWith('A'.repeat(10))) socket.write(text);
  }
  expect(received.split('\r\n\r\n')[1]).toBe('A'.repeat(10));
});

test.each([
  ['HTTP/1.0 without a Host', 'GET /old HTTP/1.0\r\n\r\n', '/old'],
  ['an absolute target', 'GET http://elsewhere.example/path HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', '/path'],
  ['one in capital letters', 'GET HTTP://a/path HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', '/path'],
  ['an expectation that nobody knows', 'GET /x HTTP/1.1\r\nHost: a\r\nExpect: more\r\nConnection: close\r\n\r\n', '/x'],
  [
    'an upgrade that nobody offers',
    'GET /x HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: upgrade, close\r\n\r\n',
    '/x',
  ],
])('%s is answered by the app', async (_what, text, path) => {
  expect((await send(text)).body).toEqual({ reached: path });
});

test('a refused request keeps its id', async () => {
  const { head, body } = await send('GET / HTTP/1.1\r\nX-Request-Id: of-the-client-1\r\nConnection: close\r\n\r\n');
  expect(head).toContain('X-Request-Id: of-the-client-1');
  expect(body.error?.request_id).toBe('of-the-client-1');
});

test('a request that does not arrive in time, and a connection without any', async () => {
  const impatient = await listen(express(), { ...testListenOptions, headersTimeoutMs: 50, requestTimeoutMs: 50 });
  try {
    const answers = await Promise.all(['', 'GET /list HT'].map((text) => sendRaw(text, impatient.port)));
    expect(answers[0]).toBe('');
    expect(answers[1]).toMatch(/^HTTP\/1\.1 400 .*"code":"request_timeout"/s);
  } finally {
    await impatient.drain(0);
  }
});
