import { setTimeout as wait } from 'node:timers/promises';
import { CircuitBreaker, type CircuitState } from '../circuit-breaker/circuit-breaker.js';
import { withinDeadline } from '../deadlines/within-deadline.js';
import { CallTurns } from './call-turns.js';
import { ModelProviderError, type ProviderFailure, toProviderError } from './provider-error.js';

/** Time as a lane sees it; replaced in tests. */
export interface LaneClock {
  /** Never goes back. */
  readonly nowMs: () => number;
  /** Rejects with the signal's reason when it aborts. */
  readonly wait: (delayMs: number, signal: AbortSignal) => Promise<void>;
  /** In [0, 1). */
  readonly random: () => number;
}

export const systemClock: LaneClock = {
  nowMs: () => performance.now(),
  wait: async (delayMs, signal) => {
    try {
      await wait(delayMs, undefined, { signal });
    } catch {
      throw signal.reason;
    }
  },
  random: Math.random,
};

export interface CallLaneOptions {
  /** What is called, for messages. */
  readonly name: string;
  readonly maxConcurrent: number;
  /** Calls that may wait for their turn. One more is refused, or another one for it: see `CallTurns`. */
  readonly maxWaiting: number;
  /** A single try that takes longer is given up, and not made again: a slow server is not asked twice. */
  readonly attemptTimeoutMs: number;
  /** Tries of one call, the first included. */
  readonly maxAttempts: number;
  /** First pause between two tries, doubled with each. */
  readonly backoffMs: number;
  readonly onCircuitStateChange?: ((state: CircuitState, judged: JudgedCalls) => void) | undefined;
  /** Told how each call ended. */
  readonly onCall?: ((outcome: CallOutcome) => void) | undefined;
  /** Told of each try beyond a call's first that is sent. */
  readonly onRetry?: (() => void) | undefined;
  readonly clock: LaneClock;
}

/**
 * What a circuit is about: calls, or hurried ones, which give a try less time than the lane does. That a server is too
 * slow for those says nothing of the others, so each is judged by itself.
 */
export type JudgedCalls = 'calls' | 'hurried_calls';

/**
 * Who is in a hurry is told of a slow server after three of its last six tries: each one waited in vain, and whoever
 * hurries has something else to go on with.
 */
const hurriedLimits = { windowCalls: 6, minFailures: 3 } as const;

/** `given_up`: by its caller, who did not wait for the end. */
export type CallOutcome = 'answered' | 'given_up' | ProviderFailure;

export interface ProviderCallOptions {
  /** The whole call, waiting and retries included. */
  readonly deadlineMs: number;
  /**
   * How long the call waits in all where the provider says when to come back (`Retry-After`). A caller that has another
   * way names what waiting is worth to it; without it the call's deadline counts alone.
   */
  readonly maxPauseMs?: number | undefined;
  /**
   * How long a try may take, where that is less than the lane allows. One that is late counts as the server's failure,
   * among calls in such a hurry.
   */
  readonly attemptTimeoutMs?: number | undefined;
  /** Whom it is made for: projects take turns. Calls that name none, as they serve several, take theirs together. */
  readonly projectId?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /**
   * Told of each try that was sent and brought no answer that can be read: the provider may have worked, and charge for
   * it. Not of one that was turned away (429, 409, 503).
   */
  readonly onUnanswered?: (() => void) | undefined;
}

/** A call on its way: `work` makes one try, and the signal aborts when its caller, its time or its lane ends it. */
interface Call<Answer> {
  readonly work: (signal: AbortSignal) => Promise<Answer>;
  readonly projectId: string;
  readonly endMs: number;
  readonly maxPauseMs: number;
  readonly attemptTimeoutMs: number;
  readonly breaker: CircuitBreaker;
  readonly signal: AbortSignal;
  readonly onUnanswered: () => void;
}

/**
 * Calls of one kind to one provider: bounded in number, retried, and stopped for a while when they keep failing. The
 * kinds have a lane each, so that long completions never stand in the way of a search's embedding.
 */
export class CallLane {
  readonly #options: CallLaneOptions;
  readonly #breakers: Readonly<Record<JudgedCalls, CircuitBreaker>>;
  readonly #turns: CallTurns;
  readonly #closing = new AbortController();
  /** The provider asked to be left alone until then. */
  #quietUntilMs = 0;

  constructor(options: CallLaneOptions) {
    this.#options = options;
    this.#turns = new CallTurns({ maxRunning: options.maxConcurrent, maxWaiting: options.maxWaiting });
    this.#breakers = {
      calls: createBreaker(options, 'calls'),
      hurried_calls: createBreaker(options, 'hurried_calls'),
    };
  }

  /**
   * @param work makes one try; it is given a signal that aborts at the try's time-out
   * @throws ModelProviderError, or the reason of the caller's signal
   */
  async call<Answer>(
    work: (signal: AbortSignal) => Promise<Answer>,
    {
      deadlineMs,
      maxPauseMs = Number.POSITIVE_INFINITY,
      attemptTimeoutMs,
      projectId = '',
      signal: callerSignal,
      onUnanswered = () => undefined,
    }: ProviderCallOptions,
  ): Promise<Answer> {
    callerSignal?.throwIfAborted();
    this.#closing.signal.throwIfAborted();
    const endMs = this.#options.clock.nowMs() + deadlineMs;
    const isHurried = attemptTimeoutMs !== undefined && attemptTimeoutMs < this.#options.attemptTimeoutMs;
    const tryMs = isHurried ? attemptTimeoutMs : this.#options.attemptTimeoutMs;
    const breaker = this.#breakers[isHurried ? 'hurried_calls' : 'calls'];
    const inTurn = async (signal: AbortSignal): Promise<Answer> => {
      try {
        const times = { endMs, maxPauseMs, attemptTimeoutMs: tryMs };
        return await this.#callInTurn({ work, projectId, ...times, breaker, signal, onUnanswered });
      } catch (error) {
        throw signal.aborted ? signal.reason : toProviderError(error, Date.now());
      }
    };
    const answer = withinDeadline(inTurn, {
      deadlineMs,
      lateness: () => new ModelProviderError('timeout'),
      signals: [callerSignal, this.#closing.signal],
    });
    return this.#tellOutcome(answer, callerSignal);
  }

  async #tellOutcome<Answer>(answer: Promise<Answer>, callerSignal: AbortSignal | undefined): Promise<Answer> {
    try {
      const answered = await answer;
      this.#options.onCall?.('answered');
      return answered;
    } catch (error) {
      const isGivenUp = callerSignal?.aborted === true && error === callerSignal.reason;
      this.#options.onCall?.(isGivenUp ? 'given_up' : toProviderError(error, Date.now()).failure);
      throw error;
    }
  }

  /** Gives up what runs and what waits. */
  close(): void {
    this.#closing.abort(new ModelProviderError('closed'));
  }

  async #callInTurn<Answer>(call: Call<Answer>): Promise<Answer> {
    await this.#turns.take(call.projectId, call.signal);
    try {
      return await this.#tryRepeatedly(call);
    } finally {
      this.#turns.give();
    }
  }

  async #tryRepeatedly<Answer>(call: Call<Answer>): Promise<Answer> {
    const { work, endMs, attemptTimeoutMs, breaker, signal, onUnanswered } = call;
    const { maxAttempts } = this.#options;
    let pauseLeftMs = call.maxPauseMs;
    for (let attempt = 1; ; attempt++) {
      pauseLeftMs -= await this.#waitForQuiet(endMs, pauseLeftMs, signal);
      let isSent = false;
      const send = (trySignal: AbortSignal): Promise<Answer> => {
        isSent = true;
        if (attempt > 1) this.#options.onRetry?.();
        return work(trySignal);
      };
      try {
        return await breaker.run(send, {
          deadlineMs: attemptTimeoutMs,
          signal,
        });
      } catch (error) {
        const failure = toProviderError(error, Date.now());
        if (isSent && (signal.aborted || failure.mayBeCharged)) onUnanswered();
        if (signal.aborted) throw error;
        if (failure.retryAfterMs !== null) this.#stayQuiet(failure.retryAfterMs);
        if (!failure.isRetryable || attempt >= maxAttempts) throw failure;
        if (failure.retryAfterMs === null)
          await this.#waitWithin(this.#backoffMs(attempt), endMs, signal, failure.failure);
      }
    }
  }

  /** @returns for how long it waited */
  async #waitForQuiet(endMs: number, maxPauseMs: number, signal: AbortSignal): Promise<number> {
    const nowMs = this.#options.clock.nowMs();
    const pauseMs = Math.max(0, this.#quietUntilMs - nowMs);
    await this.#waitWithin(pauseMs, Math.min(endMs, nowMs + maxPauseMs), signal, 'rate_limited');
    return pauseMs;
  }

  /** With up to a tenth more than was asked for, so that not all replicas come back at once. */
  #stayQuiet(retryAfterMs: number): void {
    const { nowMs, random } = this.#options.clock;
    this.#quietUntilMs = Math.max(this.#quietUntilMs, nowMs() + retryAfterMs * (1 + random() / 10));
  }

  /** Half of it fixed, half by chance ("equal jitter"). */
  #backoffMs(attempt: number): number {
    const fullMs = this.#options.backoffMs * 2 ** (attempt - 1);
    return (fullMs * (1 + this.#options.clock.random())) / 2;
  }

  /** A wait that would outlast the call is not begun. */
  async #waitWithin(delayMs: number, endMs: number, signal: AbortSignal, reason: ProviderFailure): Promise<void> {
    if (delayMs <= 0) return;
    const { nowMs, wait: waitFor } = this.#options.clock;
    if (nowMs() + delayMs >= endMs) throw new ModelProviderError(reason, { retryAfterMs: Math.ceil(delayMs) });
    await waitFor(delayMs, signal);
  }
}

function createBreaker(options: CallLaneOptions, judged: JudgedCalls): CircuitBreaker {
  return new CircuitBreaker({
    name: options.name,
    ...(judged === 'hurried_calls' ? hurriedLimits : {}),
    isFailure: (error) => toProviderError(error, Date.now()).isOutage,
    onStateChange: (state) => options.onCircuitStateChange?.(state, judged),
    nowMs: options.clock.nowMs,
  });
}
