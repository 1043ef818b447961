import { readTokenStates } from '../../local-model/token-states.js';
import { serveWorker } from '../serve-worker.js';

export type NativeOperations = {
  /** Tokens of a text. */
  read: { request: string; response: number };
  /** Reads a text for ever. */
  readForEver: { request: string; response: never };
};

serveWorker<NativeOperations>({
  read: (text) => ({ response: readTokenStates([text]).end }),
  readForEver: (text) => {
    for (;;) readTokenStates([text]);
  },
});
