import { connectSingle } from '@persistent-memory/service-kit';
import { withRunLock } from '../storage/run-lock.js';
import type { CommandContext } from './command.js';

/** No run takes a week; Postgres and timers want a number. */
const longestRunMs = 7 * 24 * 60 * 60 * 1_000;

/**
 * Does the work of a command that may not run twice at a time on the same thing. It is told by a lock in Postgres, on a connection of its own.
 * @param work is given a signal that also says that the lock was lost
 * @throws Error for a person where another run is at it, and when the lock was lost
 */
export async function oneAtATime(
  name: string,
  { config, log, signal }: Pick<CommandContext<unknown>, 'config' | 'log' | 'signal'>,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const database = connectSingle({
    url: config.databaseUrl,
    connectTimeoutMs: config.connectTimeoutMs,
    applicationName: 'memory-service-lock',
    timeoutMs: longestRunMs,
    log,
  });
  const ended = new AbortController();
  try {
    if (await withRunLock(database, name, () => work(AbortSignal.any([signal, ended.signal])))) return;
    throw new Error(
      `Another ${name} is under way: wait until it has ended. If this one is still needed then, run it again.`,
    );
  } finally {
    ended.abort(new Error('The connection to Postgres that keeps other runs away was lost.'));
    await database.close();
  }
}
