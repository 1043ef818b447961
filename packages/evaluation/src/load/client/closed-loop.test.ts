import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { alternate, runClosedLoop } from './closed-loop.js';
import { ratioRange, summarise } from './latency-summary.js';

describe('runClosedLoop', () => {
  test('each client has one request under way, and at least one is sent', async () => {
    let underWay = 0;
    let most = 0;
    const send = async () => {
      underWay += 1;
      most = Math.max(most, underWay);
      await turn();
      underWay -= 1;
    };
    const { latenciesMs } = await runClosedLoop(send, 3, 0);
    expect({ most, requests: latenciesMs.length, underWay }).toEqual({ most: 3, requests: 3, underWay: 0 });
  });

  test('a request that fails ends the measurement', async () => {
    await expect(runClosedLoop(() => Promise.reject(new Error('500')), 2, 1_000)).rejects.toThrow('500');
  });
});

test('targets take turns, every other round backwards', async () => {
  const turns: string[] = [];
  const sendTo = (name: string) => async () => {
    if (turns.at(-1) !== name || turns.length === 0) turns.push(name);
    await turn();
  };
  const slices = await alternate([sendTo('a'), sendTo('b')], { clients: 1, seconds: 0.004, sliceMs: 1 });
  // Where a round runs backwards, the last of one round is the first of the next.
  expect(turns).toEqual(['a', 'b', 'a', 'b', 'a']);
  expect(slices.map((own) => own.length)).toEqual([4, 4]);
});

test('slices are summarised together, and their ratios apart', () => {
  const slow = [
    { latenciesMs: [4, 4, 4], elapsedMs: 12 },
    { latenciesMs: [6], elapsedMs: 6 },
  ];
  const fast = [
    { latenciesMs: [2, 2], elapsedMs: 4 },
    { latenciesMs: [2], elapsedMs: 2 },
  ];
  expect(summarise(slow)).toEqual({ requests: 4, p50Ms: 4, p95Ms: 6, perSecond: (4 / 18) * 1000 });
  expect(ratioRange(slow, fast, ({ p50Ms }) => p50Ms)).toEqual({ low: 2, high: 3 });
  const silent = [...slow, { latenciesMs: [], elapsedMs: 9 }];
  expect(ratioRange(silent, [...fast, { latenciesMs: [1], elapsedMs: 1 }], ({ p50Ms }) => p50Ms)).toEqual({
    low: 2,
    high: 3,
  });
});
