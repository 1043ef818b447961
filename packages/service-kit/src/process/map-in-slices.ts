import { setImmediate as yieldToOthers } from 'node:timers/promises';

/** As long as others wait for the event loop at a time. */
const sliceMs = 5;

/**
 * The items mapped, one after the other, on the event loop but not in one go: after some milliseconds whatever else
 * waits has its turn.
 * @throws the reason of the signal, at the next such turn
 */
export async function mapInSlices<Item, Result>(
  items: readonly Item[],
  map: (item: Item, index: number) => Result,
  signal: AbortSignal,
): Promise<Result[]> {
  const results: Result[] = [];
  let sliceEndMs = performance.now() + sliceMs;
  for (const [index, item] of items.entries()) {
    if (performance.now() >= sliceEndMs) {
      await yieldToOthers();
      signal.throwIfAborted();
      sliceEndMs = performance.now() + sliceMs;
    }
    results.push(map(item, index));
  }
  return results;
}
