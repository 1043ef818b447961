import { describe, expect, test } from '@jest/globals';
import { untilAborted } from './until-aborted.js';

const never = new Promise<never>(() => {});

describe('waiting until a signal aborts', () => {
  test('without one, or with one that does not abort, the outcome is the promise’s', async () => {
    const { signal } = new AbortController();
    expect(await untilAborted(Promise.resolve(1), undefined)).toBe(1);
    expect(await untilAborted(Promise.resolve(1), signal)).toBe(1);
    await expect(untilAborted(Promise.reject(new Error('its own')), signal)).rejects.toThrow('its own');
  });

  test('the signal’s reason, whether it aborts meanwhile or had before', async () => {
    const controller = new AbortController();
    const waiting = untilAborted(never, controller.signal);
    controller.abort(new Error('enough'));
    await expect(waiting).rejects.toThrow('enough');
    await expect(untilAborted(never, controller.signal)).rejects.toThrow('enough');
  });

  test('a promise that fails after all is nobody’s unhandled rejection', async () => {
    const controller = new AbortController();
    let fail: (error: Error) => void = () => {};
    const work = new Promise<never>((_resolve, reject) => {
      fail = reject;
    });
    const waiting = untilAborted(work, controller.signal);
    controller.abort(new Error('enough'));
    await expect(waiting).rejects.toThrow('enough');
    const unhandled: unknown[] = [];
    const note = (error: unknown) => void unhandled.push(error);
    process.on('unhandledRejection', note);
    fail(new Error('too late'));
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', note);
    expect(unhandled).toEqual([]);
  });
});
