import { describe, expect, test } from '@jest/globals';
import { mapInSlices } from './map-in-slices.js';

const never = new AbortController().signal;

/** Holds the event loop. */
function work(ms: number): void {
  const endMs = performance.now() + ms;
  while (performance.now() < endMs);
}

describe('mapInSlices', () => {
  test('maps every item once, in order, with its position', async () => {
    const items = Array.from({ length: 1_000 }, (_, index) => `item ${index}`);
    expect(await mapInSlices(items, (item, index) => `${item} at ${index}`, never)).toEqual(
      items.map((item, index) => `${item} at ${index}`),
    );
    expect(await mapInSlices([], (item) => item, never)).toEqual([]);
  });

  test('lets others have their turn between long items', async () => {
    let turns = 0;
    const others = setInterval(() => {
      turns += 1;
    }, 0);
    await mapInSlices(Array(10).fill(null), () => work(6), never);
    clearInterval(others);
    expect(turns).toBeGreaterThanOrEqual(5);
  });

  test('ends with the reason of a request that was given up', async () => {
    const given = new AbortController();
    const mapped: number[] = [];
    const mapping = mapInSlices(
      [1, 2, 3],
      (item) => {
        mapped.push(item);
        work(6);
        given.abort(new Error('given up'));
      },
      given.signal,
    );
    await expect(mapping).rejects.toThrow('given up');
    expect(mapped).toEqual([1]);
  });

  test('ends with what an item throws', async () => {
    const failing = mapInSlices(
      [1],
      () => {
        throw new RangeError('no number');
      },
      never,
    );
    await expect(failing).rejects.toThrow(RangeError);
  });
});
