import { afterEach, expect, test } from '@jest/globals';
import request from 'supertest';
import { testListenOptions } from '../../testing/listen-options.js';
import { silentLogger } from '../../testing/silent-logger.js';
import { createApp } from '../app.js';
import { type ListeningServer, listen } from '../listening/server.js';
import { KnownWindows } from './known-windows.js';
import type { RateLimitHeaders } from './rate-limit-headers.js';

const windowOf = (remaining: string) => ({
  'RateLimit-Limit': '100',
  'RateLimit-Remaining': remaining,
  'RateLimit-Reset': '60',
});

let server: ListeningServer;
afterEach(() => server.drain(0));

/** A service without operations, whose store tells windows as `read` has it. */
async function serve(read: RateLimitHeaders['read']): Promise<string> {
  const app = createApp({
    operations: [],
    deps: null,
    log: silentLogger,
    pages: { document: {}, html: '<p>', css: '' },
    trustProxy: false,
    maxConcurrentRequests: 100,
    maxTotalBodyBytes: 100_000,
    maxBodyBytes: 1_000,
    requestDeadlineMs: 10_000,
    assertServing: async () => {},
    checkResponses: true,
    limits: {},
    rateLimitHeaders: { read, untouched: windowOf('untouched') },
    knownWindows: new KnownWindows(),
    readiness: {},
    isDraining: () => false,
    observe: () => {},
  });
  server = await listen(app, testListenOptions);
  return `http://127.0.0.1:${server.port}`;
}

test('what is no operation carries the headers too, as the store has them', async () => {
  const url = await serve(async () => windowOf('read'));
  const paths = ['/healthz', '/readyz', '/docs', '/docs/style.css', '/openapi.json', '/nowhere'];
  const told = [];
  for (const path of paths) told.push((await request(url).get(path)).headers['ratelimit-remaining']);
  expect(told).toEqual(paths.map(() => 'read'));
});

test('health waits for no store: where that does not answer, it tells what the process knows, and asks it no further', async () => {
  let reads = 0;
  const url = await serve(() => {
    reads++;
    return new Promise<never>(() => {});
  });
  const answers = await Promise.all(Array.from({ length: 10 }, () => request(url).get('/healthz')));
  for (const { status, headers } of answers)
    expect([status, headers['ratelimit-remaining']]).toEqual([200, 'untouched']);
  expect(reads).toBe(4);
});
