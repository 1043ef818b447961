import type { Logger } from 'pino';

export interface Lifetime {
  /** True from the first signal to stop. */
  readonly isDraining: () => boolean;
  /**
   * Called once, on SIGTERM, SIGINT, SIGHUP, or when the process that started this one is gone. A stop that takes
   * longer than `deadlineMs` is not waited for.
   */
  onStop(stop: () => Promise<void>, deadlineMs: number): void;
}

/**
 * Ends a service's process in order. A second signal ends it at once; so does a stop that fails or takes too long.
 * Started with an IPC channel (the embedded launcher), the process also stops when its parent is gone, even if that was
 * killed.
 */
export function superviseProcess(log: Logger): Lifetime {
  let draining = false;
  let wasSignalled = false;
  let stop: () => Promise<void> = async () => {};
  let stopDeadlineMs = 0;
  const begin = (reason: string) => {
    // A parent that ends meanwhile takes nothing from the requests under way.
    if (draining) return;
    draining = true;
    log.info({ reason }, 'stopping');
    const giveUp = (error: unknown) => {
      log.fatal({ err: error }, 'could not stop in order');
      process.exit(1);
    };
    setTimeout(() => giveUp(new Error(`It took more than ${stopDeadlineMs} ms.`)), stopDeadlineMs);
    stop().then(() => process.exit(0), giveUp);
  };
  const onSignal = (signal: NodeJS.Signals) => {
    if (wasSignalled) process.exit(1);
    wasSignalled = true;
    begin(signal);
  };
  process.on('SIGTERM', onSignal);
  // A terminal sends Ctrl-C, and that it was closed, to the parent and to its children: there the parent decides.
  const hasParent = process.channel !== undefined;
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, hasParent ? () => {} : onSignal);
  if (hasParent) process.once('disconnect', () => begin('the parent process is gone'));
  return {
    isDraining: () => draining,
    onStop: (given, deadlineMs) => {
      stop = given;
      stopDeadlineMs = deadlineMs;
    },
  };
}
