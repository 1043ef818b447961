import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from '@jest/globals';
import { withinDeadline } from './within-deadline.js';

const lateness = () => new Error('late');
const untilEnded = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));

describe('work within a deadline', () => {
  test('gives its result or its error as they are', async () => {
    const options = { deadlineMs: 5_000, lateness, signals: [undefined, new AbortController().signal] };
    expect(await withinDeadline(async (signal) => signal.aborted, options)).toBe(false);
    await expect(withinDeadline(() => Promise.reject(new Error('no')), options)).rejects.toThrow('no');
  });

  test('is told at the deadline', async () => {
    const options = { deadlineMs: 10, lateness, signals: [] };
    await expect(withinDeadline(untilEnded, options)).rejects.toThrow('late');
  });

  test.each([0, 1])('is told when signal %d of two aborts, with its reason', async (position) => {
    const controllers = [new AbortController(), new AbortController()];
    const signals = controllers.map(({ signal }) => signal);
    const work = withinDeadline(untilEnded, { deadlineMs: 5_000, lateness, signals });
    controllers[position]?.abort(new Error('gone'));
    await expect(work).rejects.toThrow('gone');
  });

  test('is told from the beginning when a signal has aborted before', async () => {
    const signals = [new AbortController().signal, AbortSignal.abort(new Error('gone'))];
    const work = async (signal: AbortSignal) => signal.reason;
    expect(await withinDeadline(work, { deadlineMs: 5_000, lateness, signals })).toEqual(new Error('gone'));
  });
});

test('what has ended leaves nothing behind at a signal that lives on', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const { signal } = new AbortController();
  const options = { deadlineMs: 60_000, lateness, signals: [signal] };
  const workOften = async () => {
    for (let time = 0; time < 50_000; time++) await withinDeadline(async () => time, options);
    await nextTurn();
    collect();
    return process.memoryUsage().heapUsed;
  };
  const before = await workOften();
  // Some 60 to 160 bytes for each would be 3 MB and more.
  expect((await workOften()) - before).toBeLessThan(1_000_000);
  expect(signal.aborted).toBe(false);
});
