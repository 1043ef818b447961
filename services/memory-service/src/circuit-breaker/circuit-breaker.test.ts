import { describe, expect, test } from '@jest/globals';
import { countedSignal } from '../deadlines/testing/counted-signal.js';
import { CircuitBreaker, CircuitOpenError, type CircuitState, DeadlineExceededError } from './circuit-breaker.js';

class BadRequest extends Error {}

function buildBreaker() {
  const clock = { ms: 0 };
  const states: CircuitState[] = [];
  const breaker = new CircuitBreaker({
    name: 'The store',
    isFailure: (error) => !(error instanceof BadRequest),
    onStateChange: (state) => states.push(state),
    nowMs: () => clock.ms,
  });
  return { breaker, clock, states };
}

type Breaker = ReturnType<typeof buildBreaker>['breaker'];
const options = { deadlineMs: 5_000 };
const succeed = (breaker: Breaker) => breaker.run(async () => 'done', options);
const fail = (breaker: Breaker, error: Error = new Error('down')) =>
  breaker.run(() => Promise.reject(error), options).catch((reason) => reason);
const failTimes = async (breaker: Breaker, times: number) => {
  for (let time = 0; time < times; time++) await fail(breaker);
};

describe('CircuitBreaker', () => {
  test('gives back results and errors as they are', async () => {
    const { breaker } = buildBreaker();
    expect(await succeed(breaker)).toBe('done');
    expect(await fail(breaker)).toEqual(new Error('down'));
    expect(breaker.state).toBe('closed');
  });

  test('opens after five failures and refuses without a try', async () => {
    const { breaker, states } = buildBreaker();
    await failTimes(breaker, 4);
    expect(breaker.state).toBe('closed');
    await failTimes(breaker, 1);
    let tried = false;
    const refused = breaker.run(async () => {
      tried = true;
    }, options);
    await expect(refused).rejects.toThrow(CircuitOpenError);
    expect(tried).toBe(false);
    expect(states).toEqual(['open']);
  });

  test('stays closed while most calls succeed', async () => {
    const { breaker } = buildBreaker();
    for (let round = 0; round < 30; round++) {
      await fail(breaker);
      await succeed(breaker);
      await succeed(breaker);
    }
    expect(breaker.state).toBe('closed');
  });

  test('errors about the request itself do not count', async () => {
    const { breaker } = buildBreaker();
    for (let round = 0; round < 30; round++) await fail(breaker, new BadRequest());
    expect(breaker.state).toBe('closed');
  });
});

describe('CircuitBreaker once open', () => {
  test('after the pause one call is the trial, and its success closes', async () => {
    const { breaker, clock, states } = buildBreaker();
    await failTimes(breaker, 5);
    clock.ms = 999;
    await expect(succeed(breaker)).rejects.toThrow(CircuitOpenError);
    clock.ms = 1_000;
    const trial = succeed(breaker);
    await expect(succeed(breaker)).rejects.toThrow(CircuitOpenError);
    expect(await trial).toBe('done');
    expect(await succeed(breaker)).toBe('done');
    expect(states).toEqual(['open', 'half-open', 'closed']);
  });

  test('each trial that fails doubles the pause, up to half a minute', async () => {
    const { breaker, clock } = buildBreaker();
    await failTimes(breaker, 5);
    for (const pauseMs of [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
      clock.ms += pauseMs - 1;
      await expect(succeed(breaker)).rejects.toThrow(CircuitOpenError);
      clock.ms += 1;
      expect(await fail(breaker)).toEqual(new Error('down'));
    }
    clock.ms += 30_000;
    expect(await succeed(breaker)).toBe('done');
    await failTimes(breaker, 5);
    clock.ms += 1_000;
    expect(await succeed(breaker)).toBe('done');
  });

  test('what takes longer than its deadline is aborted and counts as failed', async () => {
    const { breaker } = buildBreaker();
    const signals: AbortSignal[] = [];
    for (let time = 0; time < 5; time++) {
      const hang = (signal: AbortSignal) => {
        signals.push(signal);
        return new Promise(() => undefined);
      };
      const hanging = breaker.run(hang, { deadlineMs: 5 });
      await expect(hanging).rejects.toThrow(DeadlineExceededError);
    }
    expect(signals.every(({ aborted }) => aborted)).toBe(true);
    expect(breaker.state).toBe('open');
  });

  test("the caller's abort rejects with its reason and counts for nothing", async () => {
    const { breaker, clock } = buildBreaker();
    const abandon = async () => {
      const abort = new AbortController();
      const call = breaker.run(() => new Promise(() => undefined), { ...options, signal: abort.signal });
      abort.abort(new Error('client went away'));
      await expect(call).rejects.toThrow('client went away');
    };
    for (let time = 0; time < 10; time++) await abandon();
    expect(breaker.state).toBe('closed');
    await failTimes(breaker, 5);
    clock.ms = 1_000;
    await abandon();
    expect(await succeed(breaker)).toBe('done');
  });

  test('a call that ends after the circuit opened does not decide anything', async () => {
    const { breaker, clock } = buildBreaker();
    let finish = (_result: string) => {};
    const late = breaker.run(() => new Promise<string>((resolve) => (finish = resolve)), options);
    await failTimes(breaker, 5);
    clock.ms = 1_000;
    const trial = fail(breaker);
    finish('late');
    expect(await late).toBe('late');
    await trial;
    expect(breaker.state).toBe('open');
  });
});

test('a call that ended leaves nothing behind at the signal of a caller that lives on', async () => {
  const { breaker } = buildBreaker();
  const { signal, listeners } = countedSignal();
  expect(await breaker.run(async () => listeners(), { deadlineMs: 5_000, signal })).toBe(1);
  expect(listeners()).toBe(0);
});
