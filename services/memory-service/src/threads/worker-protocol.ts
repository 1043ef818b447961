/** What a worker thread can be asked: operation → what is sent and what comes back. */
export type WorkerOperations = Record<string, { request: unknown; response: unknown }>;

export type OperationName<Operations extends WorkerOperations> = keyof Operations & string;

/**
 * From the thread that asks: first of all where the worker tells of its native sections; then a call, word that nobody
 * waits for a call any more, or that no further call comes.
 */
export type ToWorker =
  | { readonly kind: 'begin'; readonly nativeSections: SharedArrayBuffer }
  | { readonly kind: 'call'; readonly callId: number; readonly operation: string; readonly request: unknown }
  | { readonly kind: 'abort'; readonly callId: number }
  | { readonly kind: 'end' };

/** From the worker: one answer for each call. */
export type FromWorker =
  | { readonly kind: 'result'; readonly callId: number; readonly result: unknown }
  | { readonly kind: 'failure'; readonly callId: number; readonly message: string };
