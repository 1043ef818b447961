import { type Database, type Logger, within } from '@persistent-memory/service-kit';
import { CircuitOpenError } from '../circuit-breaker/circuit-breaker.js';
import { withinDeadline } from '../deadlines/within-deadline.js';
import { type FedIndex, noteUseOfIndex } from '../storage/fed-indexes.js';
import {
  leaseSeconds,
  type OutboxBacklog,
  outboxBacklog,
  postponeOwed,
  releaseOwed,
  settleOwed,
  takeOwed,
} from '../storage/outbox-leases.js';
import { oweOvertaken } from '../storage/owe-overtaken.js';
import type { VectorSink } from '../vector-index/vector-sink.js';
import { type DeliveryOutcome, deliverOwed } from './deliver-owed.js';

/** Entries taken at once: one request to the index for one project. */
const batchSize = 256;
/** When a batch is given up, so that it ends within its lease whatever the index does. */
const batchDeadlineMs = (leaseSeconds - 5) * 1_000;
const useNotedEveryMs = 60_000;
/** Requests that deliver at the same time. What further requests wrote is left to the worker. */
const maxRequestDeliveries = 32;
/** After a request waited for its delivery in vain, requests leave theirs to the worker for this long. */
const requestPauseMs = 5_000;

export interface VectorOutboxOptions {
  readonly database: Database;
  readonly index: FedIndex;
  /** Where the index is written to. */
  readonly sink: VectorSink;
  /** Resolves when the index is there and can be written to; one that was made just now is then owed everything. */
  readonly prepare: () => Promise<void>;
  /**
   * Empties the index where it is certainly this database's. Resolves when it is owed everything, to whether it was
   * emptied.
   */
  readonly startOver: () => Promise<boolean>;
  /** Done once a minute while the index is known: mends what nothing else notices. */
  readonly everyMinute?: readonly (() => Promise<void>)[];
  /** How long a request waits for the delivery of what it wrote. */
  readonly requestDeadlineMs: number;
  readonly onRefused: () => void;
  readonly log: Logger;
  /** A clock in milliseconds that never goes back. */
  readonly nowMs?: () => number;
}

export interface BatchReport {
  readonly taken: number;
  readonly delivered: number;
  /** Why delivering ended early, or null. */
  readonly trouble: unknown;
}

/** Brings an index up to date with Postgres. Any number of replicas do so at once. */
export class VectorOutbox {
  readonly #options: VectorOutboxOptions;
  readonly #nowMs: () => number;
  #useNotedMs = Number.NEGATIVE_INFINITY;
  #requestDeliveries = 0;
  #requestsPauseUntilMs = Number.NEGATIVE_INFINITY;
  /** Cause of the failure that was last logged as a warning; null once a run succeeded. */
  #toldTrouble: string | null = null;
  #counting: Promise<OutboxBacklog> | null = null;

  constructor(options: VectorOutboxOptions) {
    this.#options = options;
    this.#nowMs = options.nowMs ?? (() => performance.now());
  }

  /** Whether all that the index may lack is noted as owed to it; until then it is not to be believed. */
  get isKnown(): boolean {
    return this.#useNotedMs > Number.NEGATIVE_INFINITY;
  }

  /** Says that the index is in use. One that nobody uses is forgotten after a day, with what it is owed. */
  async noteUse(): Promise<void> {
    await noteUseOfIndex(this.#options.database, this.#options.index);
  }

  /**
   * Tries to deliver what a request just wrote. Resolves when that is done, at the latest at the deadline; never
   * rejects. Whatever is left, the workers deliver, and until then searches find it in Postgres.
   */
  async deliverSoon(projectId: string): Promise<void> {
    if (this.#requestDeliveries >= maxRequestDeliveries || this.#nowMs() < this.#requestsPauseUntilMs) return;
    this.#requestDeliveries += 1;
    // Not ended with the request: a delivery that is cut off would have to be done again.
    const delivery = this.#deliverAll(projectId, AbortSignal.timeout(batchDeadlineMs))
      .then(
        (trouble) => trouble === null,
        () => false,
      )
      .finally(() => {
        this.#requestDeliveries -= 1;
      });
    if (!(await within(this.#options.requestDeadlineMs, delivery, () => false)))
      this.#requestsPauseUntilMs = this.#nowMs() + requestPauseMs;
  }

  /** Delivers all that is due, of every project: one run of the worker. */
  async drain(signal: AbortSignal): Promise<void> {
    const trouble = (await this.#ensureKnown()) ?? (await this.#deliverAll(null, signal));
    if (trouble === null) {
      this.#requestsPauseUntilMs = Number.NEGATIVE_INFINITY;
      this.#toldTrouble = null;
    } else {
      this.#tell(trouble);
    }
  }

  /** Warns of each cause once: the next run tries again, and mostly fails for the same cause. */
  #tell(trouble: unknown): void {
    const { log } = this.#options;
    const cause = trouble instanceof Error ? trouble.message : String(trouble);
    const isKnown = trouble instanceof CircuitOpenError || cause === this.#toldTrouble;
    if (!isKnown) this.#toldTrouble = cause;
    log[isKnown ? 'debug' : 'warn']({ err: trouble }, 'the vector index can not be written to');
  }

  /**
   * Calls at the same time, such as those of several metrics of one report, share one count: counting a million entries
   * takes 0.2 s.
   */
  backlog(): Promise<OutboxBacklog> {
    this.#counting ??= outboxBacklog(this.#options.database, this.#options.index.name).finally(() => {
      this.#counting = null;
    });
    return this.#counting;
  }

  /** The same with a count that ends at `maxCounted`, and the oldest of those that are due first. */
  backlogUpTo(maxCounted: number): Promise<OutboxBacklog> {
    return outboxBacklog(this.#options.database, this.#options.index.name, maxCounted);
  }

  /** Takes a batch of what is due and delivers it. */
  async deliverBatch(projectId: string | null, signal: AbortSignal): Promise<BatchReport> {
    const { database, index, sink } = this.#options;
    const startedMs = this.#nowMs();
    const owed = await takeOwed(database, index, batchSize, projectId);
    if (owed.length === 0) return { taken: 0, delivered: 0, trouble: null };
    const leftMs = batchDeadlineMs - Math.ceil(this.#nowMs() - startedMs);
    // The process was frozen: others may have taken the same entries meanwhile, and delivered what was written later.
    if (leftMs <= 0)
      return { taken: owed.length, delivered: 0, trouble: new Error('Taking what is owed took too long.') };
    const outcome = await withinDeadline((ending) => deliverOwed(sink, owed, ending), {
      deadlineMs: Math.ceil(leftMs),
      lateness: () => new Error('The vector index did not take a batch in time.'),
      signals: [signal],
    });
    await this.#note(outcome);
    return { taken: owed.length, delivered: outcome.delivered.length, trouble: outcome.trouble };
  }

  /** Brings the outbox up to date with what became of a batch. */
  async #note({ delivered, refused, failed, untried }: DeliveryOutcome): Promise<void> {
    const { database, index, log, onRefused } = this.#options;
    const overtaken = [
      ...(await settleOwed(database, index, delivered)),
      ...(await postponeOwed(database, index, [...failed, ...refused.map(({ entry }) => entry)])),
    ];
    await releaseOwed(database, index, untried);
    if (overtaken.length > 0) {
      log.warn({ entries: overtaken.length }, 'a delivery took longer than it may, and is done again');
      await oweOvertaken(database, index, overtaken);
    }
    for (const { entry, error } of refused) {
      onRefused();
      log.error(
        { err: error, memoryId: entry.memoryId },
        'the vector index refused a memory, which is tried again later',
      );
    }
  }

  /** @returns why it ended early, or null */
  async #deliverAll(projectId: string | null, signal: AbortSignal): Promise<unknown> {
    for (;;) {
      signal.throwIfAborted();
      const { taken, trouble } = await this.deliverBatch(projectId, signal);
      if (trouble !== null || taken < batchSize) return trouble;
    }
  }

  /** @returns why it is not certain that all that the index lacks is owed to it, or null */
  async #ensureKnown(): Promise<unknown> {
    const { database, index, everyMinute = [], log } = this.#options;
    if (this.#nowMs() - this.#useNotedMs < useNotedEveryMs) return null;
    if (!(await noteUseOfIndex(database, index))) {
      this.#useNotedMs = Number.NEGATIVE_INFINITY;
      const trouble = await this.#makeKnown().catch((error: unknown) => error);
      if (trouble !== null) return trouble;
    }
    this.#useNotedMs = this.#nowMs();
    for (const look of everyMinute)
      await look().catch((error: unknown) => log.debug({ err: error }, 'the vector index can not be looked at now'));
    return null;
  }

  /**
   * A new index is owed everything. One that was there before was forgotten because nobody used it: nobody knows which
   * of the memories it holds were deleted since, so it starts over. Or it is another database's: one that does not tell
   * keeps what it holds.
   * @returns why it is still not known, or null
   */
  async #makeKnown(): Promise<unknown> {
    const { database, index, prepare, startOver, log } = this.#options;
    await prepare();
    if (await noteUseOfIndex(database, index)) return null;
    const isEmptied = await startOver();
    log.warn(
      { index: index.name },
      isEmptied
        ? 'the vector index was forgotten with what it was owed, and is built anew'
        : 'the vector index was not known to this database: it keeps what it holds, is owed everything, and may hold what was deleted. Run reindex.',
    );
    // Another replica that starts over at the same moment can come in between; the next run finds out.
    return (await noteUseOfIndex(database, index)) ? null : new Error(`${index.name} is being built anew.`);
  }
}
