import { setTimeout } from 'node:timers/promises';
import { connectSingle } from '@persistent-memory/service-kit';
import { withRunLock } from '../storage/run-lock.js';
import type { CommandContext } from './command.js';

/** Asked again and not waited for in Postgres, where an interrupted wait would go on. */
const retryMs = 500;
/** No run takes a week; Postgres and timers want a number. */
const longestRunMs = 7 * 24 * 60 * 60 * 1_000;

/**
 * Does the work of a command that may not run twice at a time on the same thing: a second run waits for the first. It
 * is told by a lock in Postgres, on a connection of its own.
 * @param work is given a signal that also says that the lock was lost
 * @throws Error for a person when the lock was lost; what `signal` was aborted with
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
  const attempt = () => withRunLock(database, name, () => work(AbortSignal.any([signal, ended.signal])));
  try {
    if (await attempt()) return;
    process.stderr.write(`Another ${name} is under way. This one begins when it has ended.\n`);
    do await pause(signal);
    while (!(await attempt()));
  } finally {
    ended.abort(new Error('The connection to Postgres that keeps other runs away was lost.'));
    await database.close();
  }
}

/** @throws what `signal` was aborted with */
async function pause(signal: AbortSignal): Promise<void> {
  await setTimeout(retryMs, undefined, { signal }).catch(() => signal.throwIfAborted());
}
