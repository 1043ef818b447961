import { describe, expect, test } from '@jest/globals';
import { countedSignal } from '../deadlines/testing/counted-signal.js';
import { CallLane, type CallLaneOptions } from './call-lane.js';
import { ModelProviderError, type ProviderFailure } from './provider-error.js';
import { recordedClock } from './testing/recorded-clock.js';

const buildLane = (options: Partial<CallLaneOptions> = {}) =>
  new CallLane({
    name: 'The model',
    maxConcurrent: 2,
    maxWaiting: 10,
    attemptTimeoutMs: 5_000,
    maxAttempts: 1,
    backoffMs: 1,
    clock: recordedClock(),
    ...options,
  });

test('a call that ended leaves nothing behind at a signal that lives on', async () => {
  const { signal, listeners } = countedSignal();
  const lane = buildLane();
  for (let time = 0; time < 3; time++) await lane.call(async () => 'done', { deadlineMs: 5_000, signal });
  await lane.call(() => Promise.reject(new Error('no')), { deadlineMs: 5_000, signal }).catch(() => undefined);
  expect(listeners()).toBe(0);
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

test('a project that sent more than fits keeps no other from its turn', async () => {
  const lane = buildLane({ maxConcurrent: 1, maxWaiting: 2 });
  const begun: string[] = [];
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const call = (projectId: string) =>
    lane.call(
      async () => {
        begun.push(projectId);
        await released;
      },
      { deadlineMs: 5_000, projectId },
    );
  const calls = ['one', 'one', 'one', 'other'].map((projectId) => call(projectId));
  release();
  const outcomes = await Promise.allSettled(calls);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect(begun).toEqual(['one', 'one', 'other']);
});

describe('a server that is too slow for calls in a hurry', () => {
  const hanging = () => new Promise<never>(() => undefined);
  const hurried = { deadlineMs: 5_000, attemptTimeoutMs: 20 };
  const failureOf = (call: Promise<unknown>) => call.catch((error: ModelProviderError) => error.failure);

  test('is left alone by them after three that waited in vain, also where many went well before', async () => {
    const lane = buildLane();
    for (let call = 0; call < 20; call += 1) await lane.call(async () => 'done', hurried);
    const failures: unknown[] = [];
    for (let call = 0; call < 4; call += 1) failures.push(await failureOf(lane.call(hanging, hurried)));
    expect(failures).toEqual(['timeout', 'timeout', 'timeout', 'circuit_open']);
  });

  test('goes on being asked by those that have the time', async () => {
    const changes: string[] = [];
    const lane = buildLane({ onCircuitStateChange: (state, judged) => changes.push(`${judged} ${state}`) });
    for (let call = 0; call < 12; call += 1) await failureOf(lane.call(hanging, hurried));
    expect(await lane.call(async () => 'done', { deadlineMs: 5_000 })).toBe('done');
    expect(changes).toEqual(['hurried_calls open']);
  });

  test('and one that fails those that have the time is still asked by those in a hurry', async () => {
    const lane = buildLane();
    const failing = () => Promise.reject(new ModelProviderError('server_error'));
    for (let call = 0; call < 6; call += 1) await failureOf(lane.call(failing, { deadlineMs: 5_000 }));
    expect(await failureOf(lane.call(failing, { deadlineMs: 5_000 }))).toBe('circuit_open');
    expect(await lane.call(async () => 'done', hurried)).toBe('done');
  });
});

describe('a try that the provider may charge for, though it gave no answer, is told', () => {
  /** Work that never ends, and a promise of its beginning. */
  function endless() {
    let begin = (): void => undefined;
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const work = (): Promise<void> => {
      begin();
      return new Promise(() => undefined);
    };
    return { begun, work };
  }

  test.each<[ProviderFailure, number]>([
    ['bad_answer', 3],
    ['timeout', 1],
    ['unauthorized', 0],
    ['rate_limited', 0],
    ['rejected', 0],
  ])('%s: %d of three', async (failure, times) => {
    let told = 0;
    const call = buildLane({ maxAttempts: 3 }).call(() => Promise.reject(new ModelProviderError(failure)), {
      deadlineMs: 5_000,
      onUnanswered: () => (told += 1),
    });
    await expect(call).rejects.toMatchObject({ failure });
    expect(told).toBe(times);
  });

  test('when its caller goes away; not that of a caller who was still waiting', async () => {
    const lane = buildLane({ maxConcurrent: 1 });
    const controller = new AbortController();
    const told: string[] = [];
    const { begun, work } = endless();
    const call = (name: string) =>
      lane.call(work, { deadlineMs: 5_000, signal: controller.signal, onUnanswered: () => told.push(name) });
    const calls = Promise.allSettled([call('running'), call('waiting')]);
    await begun;
    controller.abort(new Error('gone'));
    await calls;
    expect(told).toEqual(['running']);
  });

  test('when the call runs out of time, or the lane is closed', async () => {
    const told: string[] = [];
    await buildLane()
      .call(endless().work, { deadlineMs: 20, onUnanswered: () => told.push('late') })
      .catch(() => undefined);
    const lane = buildLane();
    const { begun, work } = endless();
    const closed = lane.call(work, { deadlineMs: 5_000, onUnanswered: () => told.push('closed') });
    await begun;
    lane.close();
    await expect(closed).rejects.toMatchObject({ failure: 'closed' });
    expect(told).toEqual(['late', 'closed']);
  });
});
