import { afterEach, expect, test } from '@jest/globals';
import request from 'supertest';
import { drainServed, serve, windowOf } from '../testing/served-app.js';
import type { RateLimitHeaders } from './rate-limit-headers.js';

afterEach(() => drainServed());

/** A service without operations, whose store tells windows as `read` has it. */
async function serveWindows(read: RateLimitHeaders['read']): Promise<string> {
  const rateLimitHeaders = { read, untouched: windowOf('untouched') };
  const { url } = await serve(async () => ({}), { operations: [], rateLimitHeaders });
  return url;
}

test('what is no operation carries the headers too, as the store has them', async () => {
  const url = await serveWindows(async () => windowOf('read'));
  const paths = ['/healthz', '/readyz', '/docs', '/docs/style.css', '/openapi.json', '/nowhere'];
  const told = [];
  for (const path of paths) told.push((await request(url).get(path)).headers['ratelimit-remaining']);
  expect(told).toEqual(paths.map(() => 'read'));
});

test('health waits for no store: where that does not answer, it tells what the process knows, and asks it no further', async () => {
  let reads = 0;
  const url = await serveWindows(() => {
    reads++;
    return new Promise<never>(() => {});
  });
  const answers = await Promise.all(Array.from({ length: 10 }, () => request(url).get('/healthz')));
  for (const { status, headers } of answers)
    expect([status, headers['ratelimit-remaining']]).toEqual([200, 'untouched']);
  expect(reads).toBe(4);
});
