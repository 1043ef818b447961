import { untilAborted } from '@persistent-memory/service-kit';
import { withinDeadline } from '../deadlines/within-deadline.js';

export type CircuitState = 'closed' | 'open' | 'half-open';

/** Refused without a try, because the tries before failed. */
export class CircuitOpenError extends Error {
  override readonly name = 'CircuitOpenError';
}

/** The call took longer than its deadline. */
export class DeadlineExceededError extends Error {
  override readonly name = 'DeadlineExceededError';
}

/** How long it stays open: doubled with each trial that fails. */
const firstPauseMs = 1_000;
const longestPauseMs = 30_000;

export interface CircuitBreakerOptions {
  /** What is called, for messages. */
  readonly name: string;
  /** Whether an error tells that the other side is not well; an error about the request itself does not. */
  readonly isFailure: (error: unknown) => boolean;
  /** Outcomes that are looked at. Default 20. */
  readonly windowCalls?: number | undefined;
  /** Failures among them that open the circuit where they are at least half. Default 5. */
  readonly minFailures?: number | undefined;
  readonly onStateChange?: ((state: CircuitState) => void) | undefined;
  /** A clock in milliseconds that never goes back. */
  readonly nowMs?: () => number;
}

export interface RunOptions {
  /** A call that takes longer is given up and counts as failed. */
  readonly deadlineMs: number;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Stops calling what keeps failing (Nygard, "Release It!"). Closed: calls go through and their outcomes are counted.
 * Open: calls are refused at once, for a pause. Half-open: after the pause one call is let through as a trial, and its
 * outcome closes or opens the circuit.
 */
export class CircuitBreaker {
  readonly #options: CircuitBreakerOptions;
  readonly #nowMs: () => number;
  #state: CircuitState = 'closed';
  /** Whether each of the last calls failed, oldest first. */
  #outcomes: boolean[] = [];
  #pauseMs = firstPauseMs;
  #openUntilMs = 0;

  constructor(options: CircuitBreakerOptions) {
    this.#options = options;
    this.#nowMs = options.nowMs ?? (() => performance.now());
  }

  get state(): CircuitState {
    return this.#state;
  }

  /**
   * @param work is given a signal that aborts at the deadline, or with the caller's; what it does after that is not
   *   waited for
   */
  async run<Result>(
    work: (signal: AbortSignal) => Promise<Result>,
    { deadlineMs, signal: callerSignal }: RunOptions,
  ): Promise<Result> {
    callerSignal?.throwIfAborted();
    const isTrial = this.#admit();
    const lateness = () => new DeadlineExceededError(`${this.#options.name} took longer than ${deadlineMs} ms`);
    try {
      const result = await withinDeadline((signal) => endedBy(signal, work), {
        deadlineMs,
        lateness,
        signals: [callerSignal],
      });
      this.#record(false, isTrial);
      return result;
    } catch (error) {
      if (callerSignal?.aborted) {
        // Says nothing about the other side; a trial has to be made again.
        if (isTrial) this.#enter('open');
        throw callerSignal.reason;
      }
      this.#record(error instanceof DeadlineExceededError || this.#options.isFailure(error), isTrial);
      throw error;
    }
  }

  /** Whether the call is a trial. Throws when it may not go through. */
  #admit(): boolean {
    if (this.#state === 'closed') return false;
    if (this.#state === 'half-open' || this.#nowMs() < this.#openUntilMs) {
      throw new CircuitOpenError(`${this.#options.name} failed repeatedly and is left alone for a while`);
    }
    this.#enter('half-open');
    return true;
  }

  #record(failed: boolean, isTrial: boolean): void {
    if (isTrial) {
      if (failed) this.#open(this.#pauseMs * 2);
      else this.#close();
    }
    // A call that began before the circuit opened has nothing to say any more.
    if (isTrial || this.#state !== 'closed') return;
    const { windowCalls = 20, minFailures = 5 } = this.#options;
    this.#outcomes = [...this.#outcomes.slice(1 - windowCalls), failed];
    const failures = this.#outcomes.filter(Boolean).length;
    if (failures >= minFailures && failures * 2 >= this.#outcomes.length) this.#open(firstPauseMs);
  }

  #open(pauseMs: number): void {
    this.#pauseMs = Math.min(pauseMs, longestPauseMs);
    this.#openUntilMs = this.#nowMs() + this.#pauseMs;
    this.#outcomes = [];
    this.#enter('open');
  }

  #close(): void {
    this.#pauseMs = firstPauseMs;
    this.#enter('closed');
  }

  #enter(state: CircuitState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#options.onStateChange?.(state);
  }
}

/** Rejects with the signal's reason as soon as it aborts, whatever the work makes of that. */
async function endedBy<Result>(signal: AbortSignal, work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  try {
    return await untilAborted(work(signal), signal);
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  }
}
