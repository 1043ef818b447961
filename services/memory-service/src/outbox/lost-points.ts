import type { Database, Logger } from '@persistent-memory/service-kit';
import { countExpectedPoints, type FedIndex } from '../storage/fed-indexes.js';
import { oweEverything } from '../storage/owe-index.js';

export interface LostPointsOptions {
  readonly database: Database;
  readonly index: FedIndex;
  /** Points that the index holds of all projects; need not be exact. */
  readonly countPoints: () => Promise<number>;
  readonly log: Logger;
  /** A clock in milliseconds that never goes back. */
  readonly nowMs?: () => number;
}

/**
 * Part of the expected points that may be missing: an index's counts are not exact, and single memories are a matter
 * for `reconcile`.
 */
const toleratedShare = 0.1;
/**
 * After everything was owed again, it is not for this long, unless the index has had enough points meanwhile: where it
 * did not help, repeating it at once does not either.
 */
const pauseMs = 60 * 60 * 1_000;

/**
 * What is expected is counted over all projects. So a count serves for a thousand times as long as it took, and for
 * this long at most, unless the index has fewer points. What is lost of what came since is not noticed before.
 */
const servesTimes = 1_000;
const servesAtMostMs = 10 * 60 * 1_000;

/**
 * Notices an index that lost points and does not know it (a volume restored from a backup, a node that came back empty,
 * a hand that deleted), and owes it everything again. A collection that is gone altogether is noticed by the calls that
 * use it.
 * @returns a function that looks once, to be called every now and then
 */
export function createLostPointsWatch(options: LostPointsOptions): () => Promise<void> {
  const { database, index, countPoints, log, nowMs = () => performance.now() } = options;
  let pausesUntilMs = Number.NEGATIVE_INFINITY;
  let counted = { points: 0, untilMs: Number.NEGATIVE_INFINITY };
  const isEnough = (points: number, expected: number) => points >= expected * (1 - toleratedShare);
  return async () => {
    if (nowMs() < counted.untilMs && (nowMs() < pausesUntilMs || isEnough(await countPoints(), counted.points))) return;
    // What is not owed has been delivered, so the index never has fewer points. Deletions in between lower the second
    // count.
    const beganMs = nowMs();
    const before = await countExpectedPoints(database, index);
    const servesMs = Math.min(servesTimes * (nowMs() - beganMs), servesAtMostMs);
    const points = await countPoints();
    const after = isEnough(points, before) ? before : await countExpectedPoints(database, index);
    const expected = Math.min(before, after);
    counted = { points: expected, untilMs: nowMs() + servesMs };
    if (isEnough(points, expected)) pausesUntilMs = Number.NEGATIVE_INFINITY;
    if (isEnough(points, expected) || nowMs() < pausesUntilMs) return;
    log.error({ points, expected }, 'the vector index has lost points, and is fed anew');
    await oweEverything(database, index);
    pausesUntilMs = nowMs() + pauseMs;
  };
}
