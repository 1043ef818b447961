import { beforeEach, expect, test } from '@jest/globals';

import { Lifecycle } from './lifecycle.js';

let lifecycle: Lifecycle;
let stopped: string[];

beforeEach(() => {
  lifecycle = new Lifecycle();
  stopped = [];
});

function part(name: string) {
  return { stop: () => void stopped.push(name) };
}

test('parts stop in the opposite order, once', async () => {
  await lifecycle.started(part('database'));
  await lifecycle.started(part('services'));
  await Promise.all([lifecycle.stop(), lifecycle.stop()]);
  expect(stopped).toEqual(['services', 'database']);
});

test('a part that cannot be stopped keeps no other from being stopped, and is told', async () => {
  await lifecycle.started(part('database'));
  await lifecycle.started({ stop: () => Promise.reject(new Error('stuck')) }, part('logs'));
  await expect(lifecycle.stop()).rejects.toMatchObject({ errors: [new Error('stuck')] });
  expect(stopped).toEqual(['logs', 'database']);
});

test('a part that is ready when the end has come is stopped, and the start is broken off', async () => {
  await lifecycle.stop();
  await expect(lifecycle.started(part('late'))).rejects.toThrow();
  expect(stopped).toEqual(['late']);
});
