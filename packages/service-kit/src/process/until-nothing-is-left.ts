/**
 * Batch after batch, until one does nothing. After an abort the batch under way ends, and what is left stays.
 * @param doBatch resolves to how much it did; what it rejects with ends all of it
 */
export async function untilNothingIsLeft(
  doBatch: (signal: AbortSignal) => Promise<number>,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted && (await doBatch(signal)) > 0);
}
