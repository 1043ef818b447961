import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';

import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { ApiError } from '@persistent-memory/auth';
import express, { type Request, type Response } from 'express';

import { testListenOptions } from '../../testing/listen-options.js';
import { type ListeningServer, listen } from '../listening/server.js';
import { beginReading, createBodyReader } from './body.js';

/** As much memory as any body could want. */
const unbounded = { shrinkTo: () => {}, release: () => {} };

let server: ListeningServer;
let socket: Socket;

beforeEach(async () => {
  const app = express();
  const reader = createBodyReader(100);
  const readBody = async (request: Request, response: Response) => (await reader.read(request, response)).value;
  app.post('/', async (request, response) => {
    const answer = await readBody(request, response).catch((error: ApiError) => error.code);
    response.json(answer ?? 'nothing');
  });
  app.post('/early', async (request, response) => {
    const reading = beginReading(reader, request, response);
    const credential = await Promise.resolve(request.get('authorization'));
    const asked = () => reading.read(() => unbounded).catch((error: ApiError) => error.code);
    const isRead = request.listenerCount('data') > 0;
    response.json(credential === undefined ? `refused ${isRead ? 'early' : 'unread'}` : ((await asked()) ?? 'nothing'));
  });
  app.post('/held', async (request, response) => {
    const held: number[] = [];
    const note = (bytes: number) => void held.push(bytes);
    const hold = (bytes: number) => {
      note(bytes);
      return { shrinkTo: note, release: () => {} };
    };
    await beginReading(reader, request, response)
      .read(hold)
      .catch(() => undefined);
    response.json(held);
  });
  app.post('/late', async (request, response) => {
    await nextTurn();
    response.json((await readBody(request, response).catch((error: ApiError) => error.code)) ?? 'nothing');
  });
  server = await listen(app, testListenOptions);
  socket = connect(server.port, '127.0.0.1');
});

afterEach(async () => {
  socket.destroy();
  await server.drain(0);
});

function answerTo(headers: string, body: string, path = '/'): Promise<unknown> {
  return answerToHeaders(`Content-Type: application/json\r\n${headers}`, body, path);
}

async function answerToHeaders(headers: string, body: string, path = '/'): Promise<unknown> {
  socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n\r\n${body}`, 'latin1');
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

describe('a body of unknown length', () => {
  const chunked = 'Transfer-Encoding: chunked';
  const end = '0\r\n\r\n';

  test('that has no bytes is none, with or without a content type, however late it ends', async () => {
    expect(await answerToHeaders(chunked, end)).toBe('nothing');
    expect(await answerTo(chunked, end)).toBe('nothing');
    const answer = answerToHeaders(chunked, '');
    socket.write('0\r\n');
    socket.write('\r\n');
    expect(await answer).toBe('nothing');
  });

  test('that has come whole before it is read is read alike', async () => {
    expect(await answerToHeaders(chunked, end, '/late')).toBe('nothing');
    expect(await answerTo(chunked, `${chunk('{}')}${end}`, '/late')).toEqual({});
  });

  test('that has some is one, in however many chunks it comes', async () => {
    expect(await answerToHeaders(chunked, `${chunk('{}')}${end}`)).toBe('unsupported_media_type');
    expect(await answerTo(chunked, `${chunk(' ')}${end}`)).toBe('malformed_json');
    expect(await answerTo(chunked, `${[...'{"a":1}'].map(chunk).join('')}${end}`)).toEqual({ a: 1 });
  });
});

describe('a body is held at as much as it can have, and then at what it had', () => {
  const compressed = gzipSync('{"a":1}').toString('latin1');

  test.each([
    ['small enough to be read early: not at all', 'Content-Length: 2', '{}', []],
    ['of unknown length', 'Transfer-Encoding: chunked', `${chunk('{}')}0\r\n\r\n`, [100, 2]],
    ['compressed', `Content-Encoding: gzip\r\nContent-Length: ${compressed.length}`, compressed, [100, 7]],
    ['announced, and larger than any is read', 'Content-Length: 20000', '{', [100]],
  ])('%s', async (_kind, headers, body, held) => {
    expect(await answerTo(headers, body, '/held')).toEqual(held);
  });
});

describe('a body that is read before its sender is known', () => {
  const broken = '{"query":';
  const length = `Content-Length: ${broken.length}`;

  test('is told of when it is asked for', async () => {
    expect(await answerTo(`${length}\r\nAuthorization: Bearer x`, broken, '/early')).toBe('malformed_json');
    expect(await answerTo('Content-Length: 2\r\nAuthorization: Bearer x', '{}', '/early')).toEqual({});
  });

  test('is never told of to strangers, whatever is wrong with it, and does not disturb the next request', async () => {
    expect(await answerTo(length, broken, '/early')).toBe('refused early');
    expect(await answerTo('Content-Length: 101', 'x'.repeat(101), '/early')).toBe('refused unread');
    expect(await answerTo('Content-Length: 2', '{}')).toEqual({});
  });

  test.each([
    ['large', `Content-Length: ${1024 * 1024}`],
    ['compressed', 'Content-Length: 9\r\nContent-Encoding: gzip'],
    ['of unknown length', 'Transfer-Encoding: chunked'],
  ])('is not read early where it is %s', async (_kind, headers) => {
    expect(await answerTo(headers, '', '/early')).toBe('refused unread');
  });
});
