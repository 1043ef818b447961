/**
 * Aborts when the process is asked to end, and so keeps it from ending by itself: whoever works has to listen. As the
 * first process of a container it would not end at all, since there a signal without a listener does nothing.
 * @param advice what whoever asked for it should know
 */
export function interruption(advice: string): AbortSignal {
  const controller = new AbortController();
  const interrupt = (signal: NodeJS.Signals) => controller.abort(new Error(`Interrupted by ${signal}. ${advice}`));
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, interrupt);
  return controller.signal;
}
