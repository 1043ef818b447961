import { parentPort, type Transferable } from 'node:worker_threads';
import { shareNativeSections } from './native-section.js';
import type { FromWorker, OperationName, ToWorker, WorkerOperations } from './worker-protocol.js';

/** A response, and the buffers in it that move to the other thread instead of being copied. */
export interface WorkerAnswer<Response> {
  readonly response: Response;
  readonly transfer?: readonly Transferable[];
}

export type WorkerHandlers<Operations extends WorkerOperations> = {
  readonly [Name in OperationName<Operations>]: (
    request: Operations[Name]['request'],
    signal: AbortSignal,
  ) => WorkerAnswer<Operations[Name]['response']> | Promise<WorkerAnswer<Operations[Name]['response']>>;
};

/**
 * The worker's side of `WorkerThread`: answers its calls, each started in the order of their arrival, and ends when
 * told to and nothing is left to do.
 */
export function serveWorker<Operations extends WorkerOperations>(handlers: WorkerHandlers<Operations>): void {
  const port = parentPort;
  if (port === null) throw new Error('serveWorker has to run in a worker thread');
  const aborts = new Map<number, AbortController>();

  async function answer(message: Extract<ToWorker, { kind: 'call' }>): Promise<void> {
    const { callId, operation } = message;
    const abort = new AbortController();
    aborts.set(callId, abort);
    try {
      const { response, transfer } = await handlers[operation as OperationName<Operations>](
        message.request,
        abort.signal,
      );
      reply({ kind: 'result', callId, result: response }, transfer);
    } catch (error) {
      reply({ kind: 'failure', callId, message: error instanceof Error ? error.message : String(error) });
    } finally {
      aborts.delete(callId);
    }
  }

  function reply(message: FromWorker, transfer: readonly Transferable[] = []): void {
    port?.postMessage(message, transfer);
  }

  port.on('message', (message: ToWorker) => {
    if (message.kind === 'begin') shareNativeSections(message.nativeSections);
    else if (message.kind === 'call') void answer(message);
    else if (message.kind === 'abort') aborts.get(message.callId)?.abort();
    // Nothing else keeps the thread alive but what it still computes.
    else port.close();
  });
}
