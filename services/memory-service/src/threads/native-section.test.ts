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

test('a thread that is cut off amid native code takes nothing with it, and is followed by another', async () => {
  const thread = startThread();
  for (let round = 0; round < 5; round += 1) {
    expect(await thread.call('read', 'we use pnpm')).toBeGreaterThan(3);
    const lost = expect(thread.call('readForEver', 'the web runs on Vite')).rejects.toThrow('it was cut off');
    await thread.cutOff();
    await lost;
  }
  await thread.close();
});

test('neither does one that is cut off or closed while it starts', async () => {
  const thread = startThread();
  for (let round = 0; round < 3; round += 1) {
    const lost = expect(thread.call('read', 'we use pnpm')).rejects.toThrow('it was cut off');
    await thread.cutOff();
    await lost;
  }
  const last = expect(thread.call('readForEver', 'we use pnpm')).rejects.toThrow('closed');
  await Promise.all([thread.close(), last]);
});

test('a thread that is within a section is not ended before it leaves', async () => {
  const sections = new NativeSections();
  let isClosed = false;
  const closing = sections.close().then(() => {
    isClosed = true;
  });
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
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
