import { type Database, dayOf, type Logger } from '@persistent-memory/service-kit';
import { mayFitOnceSettled, reserveSpending, settleSpending } from '../storage/provider-spending.js';

/** Tokens set aside for one piece of work. */
export interface SpendReservation {
  /**
   * Tells what it really took, once; more than was reserved is counted too. Resolves when that is noted; nobody has to
   * wait for it, as it never rejects: where it can't be noted, what was reserved stays counted.
   */
  settle(tokens: number): Promise<void>;
}

/**
 * What each project may spend at the model provider, in tokens a day (UTC), over all replicas and restarts. `reserve`
 * comes before the work, `settle` after it, so that calls under way count and many at once cannot go over the cap
 * together. What a killed process had reserved for its calls under way stays counted until the day is over.
 */
export interface SpendLedger {
  /**
   * @returns null when it would go over the project's cap of the day
   * @throws ApiError dependency_unavailable or overloaded when it can't be counted: then it is not to be spent
   */
  reserve(projectId: string, tokens: number): Promise<SpendReservation | null>;
  /**
   * When tokens that were refused may fit: in a moment while reservations of the project in any replica are still to be
   * settled, by which much of their high estimates comes back; else on the next day.
   * @throws ApiError dependency_unavailable or overloaded
   */
  retryAfterMs(projectId: string, tokens: number): Promise<number>;
}

/** How long a project that has used up its tokens has to wait for those of the next day. */
const untilNextDayMs = (nowMs: number): number => dayMs - (nowMs % dayMs);
const dayMs = 86_400_000;
/** About as long as it takes until the next of several calls under way is settled. */
const untilSettledMs = 2_000;

export interface SpendLedgerOptions {
  readonly database: Database;
  readonly maxTokensPerDay: number;
  /** Told of each reservation that is refused. */
  readonly onOverspent?: (() => void) | undefined;
  readonly log: Logger;
  /** Unix time in milliseconds. */
  readonly nowMs?: (() => number) | undefined;
}

/** Counts in Postgres: one statement before the work, and one after it. */
export function createSpendLedger({
  database,
  maxTokensPerDay,
  onOverspent = () => undefined,
  log,
  nowMs = Date.now,
}: SpendLedgerOptions): SpendLedger {
  const today = () => dayOf(new Date(nowMs()));
  return {
    async retryAfterMs(projectId, tokens) {
      const maySoon = await mayFitOnceSettled(database, { projectId, day: today() }, tokens, maxTokensPerDay);
      return maySoon ? untilSettledMs : untilNextDayMs(nowMs());
    },
    async reserve(projectId, tokens) {
      // Settled on the same day, also after midnight: today's sum has nothing to do with it.
      const day = today();
      const fits =
        tokens <= maxTokensPerDay && (await reserveSpending(database, { projectId, day }, tokens, maxTokensPerDay));
      if (!fits) {
        onOverspent();
        return null;
      }
      let isSettled = false;
      return {
        async settle(used) {
          if (isSettled) return;
          isSettled = true;
          // Not tried again: it may have been noted all the same, and taken off twice it would let the project pass its
          // cap.
          const sums = { reserved: tokens, spent: Math.ceil(used) };
          await settleSpending(database, { projectId, day }, sums).catch((error: unknown) => {
            log.warn({ err: error }, 'what a model took could not be noted: what was reserved for it stays counted');
          });
        },
      };
    },
  };
}
