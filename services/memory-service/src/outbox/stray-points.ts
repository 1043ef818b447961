import type { Database, Logger } from '@persistent-memory/service-kit';
import type { FedIndex } from '../storage/fed-indexes.js';
import { oweStrays } from '../storage/owe-index.js';

export interface StrayRemovalOptions {
  readonly database: Database;
  readonly index: FedIndex;
  /** Whether all that the index holds was certainly put there by this database. */
  readonly isCertainlyOwn: () => Promise<boolean>;
  /** Told how many were found that nobody had noted yet. */
  readonly onStrays: (count: number) => void;
  readonly log: Logger;
}

/**
 * Has an index lose the points of memories that no longer exist, when searches come across them. They are noted as owed
 * and not removed here: what is owed is looked up in Postgres once more when it is delivered, in turn with all that is
 * delivered of the same memory. So one that was written again meanwhile is kept.
 */
export class StrayRemoval {
  readonly #options: StrayRemovalOptions;
  #noting: Promise<void> | null = null;

  constructor(options: StrayRemovalOptions) {
    this.#options = options;
  }

  /** While some are noted, others are let be: the next search comes across them again. */
  note(projectId: string, ids: readonly string[]): void {
    this.#noting ??= this.#owe(projectId, ids)
      .catch((error: unknown) => this.#options.log.debug({ err: error }, 'strays could not be noted'))
      .finally(() => {
        this.#noting = null;
      });
  }

  /** Resolves when nothing is under way any more. */
  async ended(): Promise<void> {
    await this.#noting;
  }

  async #owe(projectId: string, ids: readonly string[]): Promise<void> {
    const { database, index, isCertainlyOwn, onStrays, log } = this.#options;
    if (!(await isCertainlyOwn())) return;
    const strays = await oweStrays(database, index, projectId, ids);
    if (strays === 0) return;
    onStrays(strays);
    // One or two are no sign of anything: deleted, and delivered, while the search ran.
    log.info({ strays, projectId }, 'the vector index holds memories that no longer exist, which are removed');
  }
}
