import { readTokenStates } from '../../local-model/token-states.js';
import { serveWorker } from '../serve-worker.js';

export type NativeOperations = {
  /** Tokens of a text. */
  read: { request: string; response: number };
  /** Reads a text for ever, and tells by the first number of `begun` that it does. */
  readForEver: { request: { readonly text: string; readonly begun: SharedArrayBuffer }; response: never };
};

serveWorker<NativeOperations>({
  read: (text) => ({ response: readTokenStates([text]).end }),
  readForEver: ({ text, begun }) => {
    for (;;) {
      readTokenStates([text]);
      Atomics.store(new Int32Array(begun), 0, 1);
    }
  },
});
