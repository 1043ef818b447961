import type { Logger } from '@persistent-memory/service-kit';

export interface PeriodicTask {
  /** Waits for a run under way; none begins any more. */
  stop(): Promise<void>;
}

export interface PeriodicTaskOptions {
  readonly name: string;
  /** Pause between the end of a run and the begin of the next. */
  readonly intervalMs: number;
  readonly run: () => Promise<unknown>;
  readonly log: Logger;
}

/** Runs something again and again, one run after the other; a run that fails is logged and tried again with the next. */
export function startPeriodicTask({ name, intervalMs, run, log }: PeriodicTaskOptions): PeriodicTask {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const schedule = () => {
    if (stopped) return;
    timer = setTimeout(() => {
      running = runOnce();
    }, intervalMs);
  };
  const runOnce = async () => {
    try {
      await run();
    } catch (error) {
      log.warn({ err: error, task: name }, 'a periodic task failed and will be tried again');
    }
    schedule();
  };
  schedule();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
