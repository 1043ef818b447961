import { randomUUID } from 'node:crypto';
import { serveWorker } from '../serve-worker.js';

export type EchoOperations = {
  echo: { request: string; response: string };
  fail: { request: string; response: never };
  /** Answers when it is aborted, and never otherwise. */
  hang: { request: null; response: null };
  aborted: { request: null; response: number };
  /**
   * Goes on for a while after it is aborted, as code does that nothing can interrupt; then writes 1 to the shared
   * memory.
   */
  linger: { request: SharedArrayBuffer; response: null };
  /** Computes for ever, and hears nothing. */
  spin: { request: null; response: never };
  crash: { request: string; response: never };
  exit: { request: null; response: never };
  /** Another answer in each thread. */
  starts: { request: null; response: string };
};

const startId = randomUUID();
let aborted = 0;

serveWorker<EchoOperations>({
  echo: (text) => ({ response: text }),
  fail: (message) => {
    throw new Error(message);
  },
  hang: (_request, signal) =>
    new Promise((resolve) => {
      signal.addEventListener('abort', () => {
        aborted += 1;
        resolve({ response: null });
      });
    }),
  linger: async (shared, signal) => {
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    for (let turn = 0; turn < 1_000; turn++) await new Promise((resolve) => setImmediate(resolve));
    new Int32Array(shared)[0] = 1;
    return { response: null };
  },
  aborted: () => ({ response: aborted }),
  spin: () => {
    for (;;);
  },
  crash: (message) =>
    new Promise(() => {
      queueMicrotask(() => {
        throw new Error(message);
      });
    }),
  exit: () => process.exit(3),
  starts: () => ({ response: startId }),
});
