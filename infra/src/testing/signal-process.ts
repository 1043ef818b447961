/**
 * A signal to a process that was looked up. Fails when it was not found: 0 in its place would be this process's own
 * group, the whole run of the tests with it.
 */
export function signalProcess(pid: number | null | undefined, signal: NodeJS.Signals): void {
  if (!pid || pid < 0) throw new Error('The process is not there.');
  process.kill(pid, signal);
}

/** `kill -9` of a process that was looked up. */
export const killProcess = (pid: number | null | undefined): void => signalProcess(pid, 'SIGKILL');

/** The same of one that may have ended by itself since. */
export function killUnlessGone(pid: number | null | undefined): void {
  try {
    killProcess(pid);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
