/** Sends one request and resolves when its answer is there. */
export type Send = () => Promise<unknown>;

/** What was timed while a number of clients each had one request under way at any time. */
export interface LoopSamples {
  readonly latenciesMs: readonly number[];
  readonly elapsedMs: number;
}

/**
 * Each client sends its next request when it has the answer to the last, until the time is over, and at least one; what
 * is under way then is waited for and counts.
 */
export async function runClosedLoop(send: Send, clients: number, durationMs: number): Promise<LoopSamples> {
  const latenciesMs: number[] = [];
  const startedAt = performance.now();
  const client = async () => {
    let now = performance.now();
    do {
      await send();
      const end = performance.now();
      latenciesMs.push(end - now);
      now = end;
    } while (now - startedAt < durationMs);
  };
  await Promise.all(Array.from({ length: clients }, client));
  return { latenciesMs, elapsedMs: performance.now() - startedAt };
}

export interface AlternationOptions {
  readonly clients: number;
  /** For each target. */
  readonly seconds: number;
  readonly sliceMs: number;
}

/**
 * Measures several targets in turns of short slices, so that what else happens on the machine meets all of them alike.
 * Every other round runs backwards, so that none always comes after the same one.
 * @returns the slices of each target, in its order
 */
export async function alternate(
  targets: readonly Send[],
  { clients, seconds, sliceMs }: AlternationOptions,
): Promise<readonly (readonly LoopSamples[])[]> {
  const slices = targets.map((): LoopSamples[] => []);
  const rounds = Math.max(2, Math.round((seconds * 1000) / sliceMs));
  for (let round = 0; round < rounds; round++) {
    const order = [...targets.keys()];
    if (round % 2 === 1) order.reverse();
    for (const index of order) {
      const send = targets[index];
      if (send !== undefined) slices[index]?.push(await runClosedLoop(send, clients, sliceMs));
    }
  }
  return slices;
}
