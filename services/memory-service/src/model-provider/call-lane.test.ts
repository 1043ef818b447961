import { expect, test } from '@jest/globals';
import { CallLane } from './call-lane.js';
import { recordedClock } from './testing/recorded-clock.js';

const buildLane = () =>
  new CallLane({
    name: 'The model',
    maxConcurrent: 2,
    maxWaiting: 10,
    attemptTimeoutMs: 5_000,
    maxAttempts: 1,
    backoffMs: 1,
    clock: recordedClock(),
  });

test('a call that ended leaves nothing behind at a signal that lives on', async () => {
  const { signal } = new AbortController();
  let listeners = 0;
  const counted = new Proxy(signal, {
    get(target, name) {
      if (name === 'addEventListener') listeners += 1;
      if (name === 'removeEventListener') listeners -= 1;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const lane = buildLane();
  for (let time = 0; time < 3; time++) await lane.call(async () => 'done', { deadlineMs: 5_000, signal: counted });
  await lane.call(() => Promise.reject(new Error('no')), { deadlineMs: 5_000, signal: counted }).catch(() => undefined);
  expect(listeners).toBe(0);
});

test('turns are given to those that wait longest, also after failures', async () => {
  const lane = buildLane();
  const begun: number[] = [];
  const calls = Array.from({ length: 6 }, (_, index) =>
    lane.call(
      async () => {
        begun.push(index);
        await Promise.resolve();
        if (index % 2 === 0) throw new Error('no');
      },
      { deadlineMs: 5_000 },
    ),
  );
  const outcomes = await Promise.allSettled(calls);
  expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
  expect(outcomes.map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
});
