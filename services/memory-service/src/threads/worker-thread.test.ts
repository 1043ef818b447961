import { afterEach, describe, expect, test } from '@jest/globals';
import type { EchoOperations } from './testing/echo-worker.js';
import { WorkerCrashedError, WorkerThread, type WorkerThreadOptions } from './worker-thread.js';

const script = new URL('./testing/echo-worker.js', import.meta.url);
let thread: WorkerThread<EchoOperations>;

afterEach(() => thread.close());

function startThread(options: Partial<WorkerThreadOptions> = {}): WorkerThread<EchoOperations> {
  thread = new WorkerThread<EchoOperations>({ name: 'echo', script, ...options });
  return thread;
}

describe('WorkerThread', () => {
  test('answers each call with its own result', async () => {
    startThread();
    expect(await Promise.all(['a', 'b', 'c'].map((text) => thread.call('echo', text)))).toEqual(['a', 'b', 'c']);
  });

  test('a call that fails rejects with its message and leaves the thread alive', async () => {
    startThread();
    await thread.call('echo', 'before');
    await expect(thread.call('fail', 'no such thing')).rejects.toThrow('no such thing');
    expect(await thread.call('starts', null)).toBe(await thread.call('starts', null));
  });

  test('a crash rejects all that was asked, says so once, and the next call has a new thread', async () => {
    let crashes = 0;
    startThread({
      onCrash: () => {
        crashes += 1;
      },
    });
    const first = await thread.call('starts', null);
    const lost = [thread.call('hang', null), thread.call('crash', 'out of luck')];
    const outcomes = await Promise.allSettled(lost);
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: { name: 'WorkerCrashedError' } });
    }
    await expect(lost[0]).rejects.toThrow(WorkerCrashedError);
    await expect(lost[0]).rejects.toThrow('The echo thread stopped: out of luck');
    expect(crashes).toBe(1);
    expect(await thread.call('starts', null)).not.toBe(first);
  });

  test('an exit counts as a crash', async () => {
    startThread();
    await expect(thread.call('exit', null)).rejects.toThrow('it ended with code 3');
    expect(await thread.call('echo', 'again')).toBe('again');
  });

  test('an abort rejects at once with its reason, and reaches the worker', async () => {
    startThread();
    const abort = new AbortController();
    const call = thread.call('hang', null, { signal: abort.signal });
    abort.abort(new Error('enough'));
    await expect(call).rejects.toThrow('enough');
    expect(await thread.call('aborted', null)).toBe(1);
    await expect(thread.call('echo', 'x', { signal: abort.signal })).rejects.toThrow('enough');
  });

  test('what cannot be sent rejects, and close does not wait for it', async () => {
    startThread();
    await expect(thread.call('echo', (() => 'a function') as unknown as string)).rejects.toThrow();
    await thread.close();
  });

  test('close lets calls finish and refuses new ones', async () => {
    startThread();
    const accepted = thread.call('echo', 'accepted');
    const closed = thread.close();
    await expect(thread.call('echo', 'late')).rejects.toThrow('The echo thread is closed');
    expect(await accepted).toBe('accepted');
    await closed;
  });

  test('close lets work finish that nobody waits for any more', async () => {
    startThread();
    const shared = new SharedArrayBuffer(4);
    const abort = new AbortController();
    const lingering = thread.call('linger', shared, { signal: abort.signal });
    await thread.call('echo', 'begun');
    abort.abort(new Error('enough'));
    await expect(lingering).rejects.toThrow('enough');
    await thread.close();
    expect(new Int32Array(shared)[0]).toBe(1);
  });

  test('close waits for no call longer than its grace, and tells the worker so', async () => {
    startThread({ closeGraceMs: 1 });
    const shared = new SharedArrayBuffer(4);
    const calls = Promise.allSettled([thread.call('hang', null), thread.call('linger', shared)]);
    await thread.close();
    for (const outcome of await calls)
      expect(outcome).toMatchObject({ status: 'rejected', reason: { message: 'The echo thread is closed' } });
    // It was aborted, and what it does then is not cut off.
    expect(new Int32Array(shared)[0]).toBe(1);
  });

  test('close cuts off what computes where it may', async () => {
    startThread({ closeGraceMs: 1, mayBeCutOff: true });
    await thread.call('echo', 'begun');
    const spinning = thread.call('spin', null).catch((error: Error) => error.message);
    const closedMs = performance.now();
    await thread.close();
    // At once, not after the time that a thread gets that may not be.
    expect(performance.now() - closedMs).toBeLessThan(900);
    expect(await spinning).toBe('The echo thread is closed');
  });

  test('what is cut off rejects, and the next call has a new thread', async () => {
    startThread({ mayBeCutOff: true });
    await thread.cutOff();
    await thread.call('echo', 'begun');
    const spinning = thread.call('spin', null);
    const outcome = expect(spinning).rejects.toThrow('The echo thread stopped: it was cut off');
    await thread.cutOff();
    await outcome;
    expect(await thread.call('echo', 'again')).toBe('again');
  });

  test('a thread that may not be cut off is not', async () => {
    startThread();
    const call = thread.call('echo', 'begun');
    await expect(thread.cutOff()).rejects.toThrow('The echo thread may not be cut off');
    expect(await call).toBe('begun');
  });

  test('close ends a thread that hangs, whether it may be cut off or not', async () => {
    startThread({ closeGraceMs: 1 });
    const spinning = thread.call('spin', null).catch((error: Error) => error.message);
    await thread.close();
    expect(await spinning).toBe('The echo thread is closed');
  });
});
