import { withinDeadline } from '../../deadlines/within-deadline.js';
import { collectionOf, makeAlias, requireFreeName } from './aliases.js';
import { collectionName, versionOf } from './collection-names.js';
import { type CollectionSettings, ensureCollection } from './collections.js';
import { isCertainlyOwn, removeCollection, removeVersionsBefore } from './owned-collections.js';
import { overLiveConnection, type QdrantApi, requireVersion } from './qdrant-connection.js';

const prepareTimeoutMs = 30_000;

export interface AliasPreparationOptions {
  readonly api: QdrantApi;
  readonly alias: string;
  readonly settings: CollectionSettings;
  /** Called when the collection turns out to be empty, before the alias is made: see `QdrantOptions`. */
  readonly onEmptyIndex: () => Promise<void>;
  /** Ends what is under way. */
  readonly closing: AbortSignal;
}

/**
 * Sees to it that the alias is there, over a collection that can be written to. One preparation at a time, which goes
 * on when those who wait for it leave.
 */
export class AliasPreparation {
  readonly #options: AliasPreparationOptions;
  #isReady = false;
  #running: Promise<void> | null = null;

  constructor(options: AliasPreparationOptions) {
    this.#options = options;
  }

  /** Whether the alias was there when it was last looked at. */
  get isReady(): boolean {
    return this.#isReady;
  }

  /** A call found it missing. */
  noteMissing(): void {
    this.#isReady = false;
  }

  /** Resolves when the alias is there, and `onEmptyIndex` noted what a new collection lacks. */
  run(): Promise<void> {
    return this.#runAfter(async () => {});
  }

  /**
   * Forgets all that the index holds, where that is certainly what this database put there, and leaves it where nobody
   * can tell. Resolves when it is there and `onEmptyIndex` noted what it lacks.
   * @returns whether it was emptied
   */
  async startOver(): Promise<boolean> {
    while (this.#running !== null) await this.#running.catch(() => undefined);
    let isEmptied = true;
    await this.#runAfter(async () => {
      isEmptied = await this.#remove();
    });
    if (!isEmptied) await this.#options.onEmptyIndex();
    return isEmptied;
  }

  /** Resolves when nothing is under way any more. */
  async ended(): Promise<void> {
    await this.#running?.catch(() => undefined);
  }

  #runAfter(before: () => Promise<void>): Promise<void> {
    this.#running ??= before()
      .then(() => this.#makeReady())
      .finally(() => {
        this.#running = null;
      });
    return this.#running;
  }

  /**
   * With the versions before it, one of which would be taken for a new one. The alias goes with its collection.
   * @returns false when nothing was removed, as it may be another database's
   */
  async #remove(): Promise<boolean> {
    const { api, alias, settings } = this.#options;
    return this.#withinTime(async (signal) => {
      const current = await collectionOf(api, alias, signal);
      if (current === null) return true;
      const databaseId = await settings.databaseId?.();
      if (!(await isCertainlyOwn(api, current, databaseId, signal))) return false;
      await removeVersionsBefore(api, alias, versionOf(current, alias), databaseId, signal);
      await removeCollection(api, current, signal);
      return true;
    });
  }

  /**
   * The alias comes last: where it is missing, nobody was told yet that the index is empty, and any replica takes that
   * up.
   */
  async #makeReady(): Promise<void> {
    const { api, alias, onEmptyIndex } = this.#options;
    this.#isReady = false;
    const { current, collection } = await this.#withinTime((signal) => this.#makeCollection(signal));
    if (current === null) {
      await onEmptyIndex();
      await this.#withinTime((signal) => makeAlias(api, alias, collection, signal));
    }
    this.#isReady = true;
  }

  /** @returns the collection that the alias led to, or null, and the one that it should lead to, which is there now */
  async #makeCollection(signal: AbortSignal): Promise<{ current: string | null; collection: string }> {
    const { api, alias, settings } = this.#options;
    await overLiveConnection((attempt) => requireVersion(api, attempt), signal);
    const current = await collectionOf(api, alias, signal);
    if (current === null) await requireFreeName(api, alias, signal);
    const collection = current ?? collectionName(alias, 1);
    await ensureCollection(api, collection, settings, signal);
    return { current, collection };
  }

  #withinTime<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    return withinDeadline(work, {
      deadlineMs: prepareTimeoutMs,
      lateness: () => new Error(`Qdrant did not have the collection ready within ${prepareTimeoutMs} ms`),
      signals: [this.#options.closing],
    });
  }
}
