/**
 * The results of `work` for each item, in their order, at most `limit` at a time. The first failure ends it: what runs
 * is told by its signal and waited for, what has not begun never does.
 */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  limit: number,
  signal: AbortSignal,
  work: (item: Item, signal: AbortSignal) => Promise<Result>,
): Promise<readonly Result[]> {
  const failing = new AbortController();
  const stop = AbortSignal.any([signal, failing.signal]);
  const results = new Array<Result>(items.length);
  const queue = items.entries();
  const runner = async (): Promise<void> => {
    for (const [index, item] of queue) {
      stop.throwIfAborted();
      results[index] = await work(item, stop);
    }
  };
  const runners = Array.from({ length: Math.min(limit, items.length) }, () =>
    runner().catch((error: unknown) => {
      failing.abort(error);
      throw error;
    }),
  );
  // All of them, so that nothing is spent any more when this is over.
  await Promise.allSettled(runners);
  await Promise.all(runners);
  return results;
}
