import { describe, expect, test } from '@jest/globals';
import { untilNothingIsLeft } from './until-nothing-is-left.js';

describe('batches', () => {
  test('are done until one finds nothing, however small they are', async () => {
    const left = [5, 1, 3, 0, 7];
    await untilNothingIsLeft(async () => left.shift() ?? 0, new AbortController().signal);
    expect(left).toEqual([7]);
  });

  test('end with an abort, of which the one under way is told', async () => {
    const stopping = new AbortController();
    let batches = 0;
    const doBatch = async (signal: AbortSignal) => {
      batches += 1;
      if (batches === 3) stopping.abort();
      expect(signal).toBe(stopping.signal);
      return 1;
    };
    await untilNothingIsLeft(doBatch, stopping.signal);
    await untilNothingIsLeft(doBatch, stopping.signal);
    expect(batches).toBe(3);
  });

  test('end with the first that fails', async () => {
    const failing = untilNothingIsLeft(() => Promise.reject(new Error('away')), new AbortController().signal);
    await expect(failing).rejects.toThrow('away');
  });
});
