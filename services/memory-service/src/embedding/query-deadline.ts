/** How long a query may wait for its vector; past that the model is taken to be away, and keywords answer alone. */
const queryDeadlineMs = 5_000;

/**
 * Of a call for queries, waiting and retries included, and of one try of it. Both end before the queries give up, so
 * that a late server counts as failing and opens its circuit.
 */
export const queryCallTimes = { deadlineMs: 4_500, attemptTimeoutMs: 4_000 } as const;

/** A query waited too long for its vector. */
export class QueryTimeoutError extends Error {
  override readonly name = 'QueryTimeoutError';
}

/**
 * Does what gives a query its vector, in the time that a query may wait for it.
 * @throws QueryTimeoutError; what the work throws, where the caller's signal or the work itself ended it
 */
export async function withinQueryDeadline<T>(
  callerSignal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const deadline = AbortSignal.timeout(queryDeadlineMs);
  const signal = callerSignal === undefined ? deadline : AbortSignal.any([callerSignal, deadline]);
  try {
    return await work(signal);
  } catch (error) {
    if (!deadline.aborted || callerSignal?.aborted === true) throw error;
    throw new QueryTimeoutError(`A query waited ${queryDeadlineMs} ms for its vector`, { cause: error });
  }
}
