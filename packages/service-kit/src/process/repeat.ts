import type { Logger } from 'pino';
import type { Metrics } from './metrics.js';

export interface RepeatedWork {
  /** Lets a run that is under way finish, and starts no more. */
  stop(): Promise<void>;
}

/** Who is told how runs end. */
export interface RunObservers {
  readonly log: Logger;
  readonly metrics: Pick<Metrics, 'observeWorkerRun'>;
}

/**
 * Runs work again and again, with a pause between two runs that differs a little by chance, so that replicas do not
 * march in step.
 * A run that fails is logged and counted, and the next one tries again.
 */
export function repeat(
  name: string,
  pauseMs: number,
  work: (signal: AbortSignal) => Promise<void>,
  { log, metrics }: RunObservers,
): RepeatedWork {
  const stopping = new AbortController();
  let wake: () => void = () => {};
  const running = (async () => {
    while (!stopping.signal.aborted) {
      try {
        await work(stopping.signal);
        metrics.observeWorkerRun(name, true);
      } catch (error) {
        if (stopping.signal.aborted) break;
        metrics.observeWorkerRun(name, false);
        log.error({ err: error, worker: name }, 'a worker failed and will try again');
      }
      if (stopping.signal.aborted) break;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pauseMs * (0.75 + Math.random() / 2));
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  })();
  return {
    stop: () => {
      stopping.abort(new Error('The service is stopping.'));
      wake();
      return running;
    },
  };
}
