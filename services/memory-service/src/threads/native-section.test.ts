import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as after, setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { inNativeSection, NativeSections } from './native-section.js';
import type { NativeOperations } from './testing/native-worker.js';
import { WorkerThread } from './worker-thread.js';

const startThread = () =>
  new WorkerThread<NativeOperations>({
    name: 'native',
    script: new URL('./testing/native-worker.js', import.meta.url),
    mayBeCutOff: true,
    closeGraceMs: 0,
  });

/** Resolves when the thread reads one text after the other, which is nearly all in native code. */
async function readingForEver(thread: ReturnType<typeof startThread>): Promise<{ lost: Promise<never> }> {
  const begun = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const lost = thread.call('readForEver', { text: 'the web runs on Vite', begun });
  lost.catch(() => {});
  while (Atomics.load(new Int32Array(begun), 0) === 0) await nextTurn();
  return { lost };
}

test('a thread that is cut off amid native code takes nothing with it, and is followed by another', async () => {
  const thread = startThread();
  for (let round = 0; round < 5; round += 1) {
    expect(await thread.call('read', 'we use pnpm')).toBeGreaterThan(3);
    const { lost } = await readingForEver(thread);
    await thread.cutOff();
    await expect(lost).rejects.toThrow('it was cut off');
  }
  await thread.close();
});

test('a process that exits amid native code ends with the code that it was given', async () => {
  const program = fileURLToPath(new URL('./testing/exit-amid-native-code.js', import.meta.url));
  for (let round = 0; round < 3; round += 1) {
    const child = spawn(process.execPath, [program], { stdio: 'ignore' });
    expect(await once(child, 'exit')).toEqual([3, null]);
  }
});

test('neither does one that is cut off or closed while it starts', async () => {
  const thread = startThread();
  for (let round = 0; round < 3; round += 1) {
    const lost = expect(thread.call('read', 'we use pnpm')).rejects.toThrow('it was cut off');
    await thread.cutOff();
    await lost;
  }
  const begun = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const last = expect(thread.call('readForEver', { text: 'we use pnpm', begun })).rejects.toThrow('closed');
  await Promise.all([thread.close(), last]);
});

test('a thread that is within a section is not ended before it leaves', async () => {
  const sections = new NativeSections();
  let isClosed = false;
  const closing = sections.close().then(() => {
    isClosed = true;
  });
  // As many times as it looks, and more.
  for (let look = 0; look < 20; look += 1) await after(1);
  expect(isClosed).toBe(false);
  sections.leave();
  await closing;
});

test('where nothing ends the thread, a section is what it runs', () => {
  expect(inNativeSection(() => 7)).toBe(7);
  expect(() =>
    inNativeSection(() => {
      throw new Error('no such model');
    }),
  ).toThrow('no such model');
});
