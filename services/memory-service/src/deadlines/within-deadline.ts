export interface EndingOptions {
  readonly deadlineMs: number;
  /** Makes what the signal aborts with at the deadline. */
  readonly lateness: () => Error;
  /** Whose abort ends the work too, with the same reason. They may live as long as the process. */
  readonly signals: readonly (AbortSignal | undefined)[];
}

/**
 * Does work with a signal that aborts at a deadline, or with any of other signals, and has aborted already where one of
 * them has. It is the work that ends then: this waits for it.
 *
 * Joined by hand, and left when the work has ended: what `AbortSignal.any` notes at the signals that it follows (Node
 * 20:
 * 160 bytes) stays there as long as they live, which for a worker's is until the process ends.
 */
export async function withinDeadline<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
  { deadlineMs, lateness, signals }: EndingOptions,
): Promise<Result> {
  const ending = new AbortController();
  const followed = signals.filter((signal) => signal !== undefined);
  const end = (event: Event): void => ending.abort((event.target as AbortSignal).reason);
  for (const signal of followed) {
    if (signal.aborted) ending.abort(signal.reason);
    else signal.addEventListener('abort', end, { once: true });
  }
  const timer = setTimeout(() => ending.abort(lateness()), deadlineMs);
  try {
    return await work(ending.signal);
  } finally {
    clearTimeout(timer);
    for (const signal of followed) signal.removeEventListener('abort', end);
  }
}
