import type { ListenOptions } from '../http/listening/server.js';

/** A port of its own on loopback, and longer than any test takes. */
export const testListenOptions: ListenOptions = {
  port: 0,
  host: '127.0.0.1',
  headersTimeoutMs: 20_000,
  requestTimeoutMs: 20_000,
  keepAliveTimeoutMs: 65_000,
  maxConnections: 1_000,
  onConnectionRefused: () => {
    throw new Error('A connection was refused.');
  },
  refusalHeaders: () => ({}),
  onError: (error) => {
    throw error;
  },
};
