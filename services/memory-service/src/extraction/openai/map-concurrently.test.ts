import { describe, expect, test } from '@jest/globals';
import { mapConcurrently } from './map-concurrently.js';

const never = new AbortController().signal;

describe('mapConcurrently', () => {
  test('results come in order, never more at a time than allowed', async () => {
    let running = 0;
    let most = 0;
    const results = await mapConcurrently([3, 1, 2, 5, 4], 2, never, async (item) => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      return item * 10;
    });
    expect(results).toEqual([30, 10, 20, 50, 40]);
    expect(most).toBe(2);
  });

  test('the first failure stops what runs and what has not begun', async () => {
    const begun: number[] = [];
    let stopped: unknown;
    const failing = mapConcurrently([0, 1, 2, 3], 2, never, async (item, signal) => {
      begun.push(item);
      if (item === 1) throw new Error('broken');
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      stopped = signal.reason;
    });
    await expect(failing).rejects.toThrow('broken');
    await Promise.resolve();
    expect(begun).toEqual([0, 1]);
    expect(stopped).toEqual(new Error('broken'));
  });

  test('a failure is told when all that ran has ended', async () => {
    const ended: number[] = [];
    const failing = mapConcurrently([0, 1], 2, never, async (item, signal) => {
      if (item === 1) throw new Error('broken');
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      for (let turn = 0; turn < 5; turn++) await Promise.resolve();
      ended.push(item);
    });
    await expect(failing).rejects.toThrow('broken');
    expect(ended).toEqual([0]);
  });

  test('begins nothing when its signal is aborted', async () => {
    let begun = 0;
    const work = mapConcurrently([0], 1, AbortSignal.abort(new Error('gone')), async () => {
      begun += 1;
    });
    await expect(work).rejects.toThrow('gone');
    expect(begun).toBe(0);
  });
});
