import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { ApiError } from '@persistent-memory/auth';
import express from 'express';

import { TEST_LISTEN_OPTIONS } from '../testing/listen-options.js';
import { createBodyReader } from './body.js';
import { type ListeningServer, listen } from './server.js';

let server: ListeningServer;
let socket: Socket;

beforeEach(async () => {
  const app = express();
  const readBody = createBodyReader(100);
  app.post('/', async (request, response) => {
    const answer = await readBody(request, response).catch((error: ApiError) => error.code);
    response.json(answer ?? 'nothing');
  });
  server = await listen(app, TEST_LISTEN_OPTIONS);
  socket = connect(server.port, '127.0.0.1');
});

afterEach(async () => {
  socket.destroy();
  await server.drain(0);
});

async function answerTo(headers: string, body: string): Promise<unknown> {
  socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${headers}\r\n\r\n${body}`);
  const [answer] = await once(socket, 'data');
  return JSON.parse(String(answer).split('\r\n\r\n')[1] ?? '');
}

const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;

describe('a body that is too large is refused', () => {
  test('as soon as it is announced', async () => {
    expect(await answerTo('Content-Length: 101', '{')).toBe('body_too_large');
  });

  test('as soon as it is, where its length was not announced and it does not end', async () => {
    const text = JSON.stringify('x'.repeat(50));
    expect(await answerTo('Transfer-Encoding: chunked', chunk(text) + chunk(text))).toBe('body_too_large');
  });

  test('and what is still sent of it does not disturb the next request', async () => {
    expect(await answerTo('Content-Length: 101', '{')).toBe('body_too_large');
    socket.write('x'.repeat(100));
    expect(await answerTo('Content-Length: 2', '{}')).toEqual({});
  });
});

test('a body of exactly the size that is allowed is read, announced or not', async () => {
  const text = JSON.stringify('x'.repeat(98));
  expect(await answerTo('Content-Length: 100', text)).toBe('x'.repeat(98));
  expect(await answerTo('Transfer-Encoding: chunked', `${chunk(text)}0\r\n\r\n`)).toBe('x'.repeat(98));
});
