import { randomUUID } from 'node:crypto';
import { serveWorker } from '../serve-worker.js';

export type EchoOperations = {
  echo: { request: string; response: string };
  fail: { request: string; response: never };
  /** Answers when it is aborted, and never otherwise. */
  hang: { request: null; response: null };
  aborted: { request: null; response: number };
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
  aborted: () => ({ response: aborted }),
  crash: (message) =>
    new Promise(() => {
      queueMicrotask(() => {
        throw new Error(message);
      });
    }),
  exit: () => process.exit(3),
  starts: () => ({ response: startId }),
});
