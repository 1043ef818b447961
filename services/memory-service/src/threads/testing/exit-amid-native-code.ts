import { WorkerThread } from '../worker-thread.js';
import type { NativeOperations } from './native-worker.js';

/* A program that exits with 3 while its thread reads one text after the other, which is nearly all in native code. */

const script = new URL('./native-worker.js', import.meta.url);
const thread = new WorkerThread<NativeOperations>({ name: 'native', script, mayBeCutOff: true });
const begun = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
thread.call('readForEver', { text: 'the web runs on Vite', begun }).catch(() => process.exit(4));

function exitOnceBegun(): void {
  if (Atomics.load(new Int32Array(begun), 0) === 0) setImmediate(exitOnceBegun);
  else process.exit(3);
}

exitOnceBegun();
