import { VectorOutbox, type VectorOutboxOptions } from '../outbox/vector-outbox.js';

/** Longest time without any delivery, after which a person has to look. */
const patienceMs = 120_000;
const pauseMs = 200;

/** The outbox as a command uses it: only to deliver, once the index is there, and no request waits for it. */
export function openCommandOutbox(
  parts: Pick<VectorOutboxOptions, 'database' | 'index' | 'sink' | 'log'>,
): Pick<VectorOutbox, 'deliverBatch' | 'backlog'> {
  const nothing = async () => {};
  return new VectorOutbox({
    ...parts,
    prepare: nothing,
    startOver: async () => false,
    requestDeadlineMs: 0,
    onRefused: () => {},
  });
}

/**
 * Delivers until nothing is owed any more, through pauses of an index that is away for a while.
 * @param onProgress told how many were delivered so far
 * @throws the index's error when nothing could be delivered for two minutes, and the signal's reason
 */
export async function deliverEverything(
  outbox: Pick<VectorOutbox, 'deliverBatch' | 'backlog'>,
  signal: AbortSignal,
  onProgress: (delivered: number) => void,
): Promise<number> {
  let delivered = 0;
  let lastProgressMs = performance.now();
  let trouble: unknown = null;
  for (;;) {
    signal.throwIfAborted();
    const batch = await outbox.deliverBatch(null, signal);
    delivered += batch.delivered;
    onProgress(delivered);
    trouble = batch.trouble ?? trouble;
    if (batch.delivered > 0) {
      lastProgressMs = performance.now();
      continue;
    }
    const { entries } = await outbox.backlog();
    if (entries === 0) return delivered;
    if (performance.now() - lastProgressMs > patienceMs)
      throw trouble ?? new Error(`${entries} memories are refused by the index, or another process holds them`);
    // What is left pauses after a failure, or somebody else delivers it just now.
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
