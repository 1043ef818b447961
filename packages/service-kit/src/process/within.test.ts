import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { within } from './within.js';

const never = new Promise<never>(() => {});

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('waiting for a time', () => {
  test('what comes in time is the outcome, good or bad, and leaves no timer behind', async () => {
    expect(await within(100, Promise.resolve('done'), () => 'late')).toBe('done');
    await expect(within(100, Promise.reject(new Error('its own')), () => 'late')).rejects.toThrow('its own');
    await Promise.resolve();
    expect(jest.getTimerCount()).toBe(0);
  });

  test('what does not is answered for, by a value or an error', async () => {
    const answered = within(100, never, () => 'late');
    const refused = within(100, never, () => {
      throw new Error('too late');
    });
    jest.advanceTimersByTime(100);
    expect(await answered).toBe('late');
    await expect(refused).rejects.toThrow('too late');
  });

  test('a promise that fails after all is nobody’s unhandled rejection', async () => {
    let fail: (error: Error) => void = () => {};
    const work = new Promise<never>((_resolve, reject) => {
      fail = reject;
    });
    const answered = within(100, work, () => 'late');
    jest.advanceTimersByTime(100);
    expect(await answered).toBe('late');
    jest.useRealTimers();
    const unhandled: unknown[] = [];
    const note = (error: unknown) => void unhandled.push(error);
    process.on('unhandledRejection', note);
    fail(new Error('too late'));
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', note);
    expect(unhandled).toEqual([]);
  });
});
