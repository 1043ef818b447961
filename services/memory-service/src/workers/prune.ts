import { type Database, untilNothingIsLeft } from '@persistent-memory/service-kit';
import type { VectorOutbox } from '../outbox/vector-outbox.js';
import { pruneFailures } from '../storage/failed-authentications.js';
import { forgetUnusedIndexes, selectUnusedIndexes } from '../storage/fed-indexes.js';
import { pruneSpending } from '../storage/provider-spending.js';
import { pruneDeletions } from '../storage/prune-deletions.js';

/**
 * How long an index that seems unused has to go on seeming so before it is forgotten. After an outage of the database
 * all seem unused, until those who use them come by, which they do once a minute.
 */
const unusedForMs = 5 * 60_000;

export interface PruningOptions {
  readonly database: Database;
  /** Of the index that this service feeds; null when that reads Postgres by itself. */
  readonly outbox: Pick<VectorOutbox, 'noteUse'> | null;
  /** A clock in milliseconds that never goes back. */
  readonly nowMs?: () => number;
}

/** Removes what is kept for a time only. */
export class Pruning {
  readonly #options: PruningOptions;
  /** Since when each index has seemed unused at every run. */
  #unusedSinceMs: ReadonlyMap<string, number> = new Map();

  constructor(options: PruningOptions) {
    this.#options = options;
  }

  /** To be called every minute or so. Rejects when the database does not answer. */
  async run(signal: AbortSignal): Promise<void> {
    const { database } = this.#options;
    await this.#forgetUnusedIndexes();
    for (const pruneBatch of [pruneFailures, pruneDeletions, pruneSpending]) {
      await untilNothingIsLeft((untilStopped) => pruneBatch(database, untilStopped), signal);
    }
  }

  /** After a run that failed the time begins again: who uses an index could not say so either. */
  async #forgetUnusedIndexes(): Promise<void> {
    const { database, outbox, nowMs = () => performance.now() } = this.#options;
    const knownSinceMs = this.#unusedSinceMs;
    this.#unusedSinceMs = new Map();
    await outbox?.noteUse();
    const lookMs = nowMs();
    const unused = await selectUnusedIndexes(database);
    const sinceMs = new Map(unused.map((name) => [name, knownSinceMs.get(name) ?? lookMs]));
    await forgetUnusedIndexes(
      database,
      unused.filter((name) => lookMs - (sinceMs.get(name) ?? lookMs) >= unusedForMs),
    );
    this.#unusedSinceMs = sinceMs;
  }
}
