/**
 * `kill -9` of a process that a test looked up. Fails when it was not found: 0 in its place would be this process's
 * own group, the whole run of the tests with it.
 */
export function killProcess(pid: number | null | undefined): void {
  if (!pid || pid < 0) throw new Error('The process to kill is not there.');
  process.kill(pid, 'SIGKILL');
}
