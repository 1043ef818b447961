import { type ChildProcess, spawn } from 'node:child_process';

/**
 * Stops Postgres when this process dies in a way that it cannot act on (kill -9, a crash of Node): Postgres does not
 * look at its parent. A shell waits for the end of a pipe that only this process holds open, and then asks Postgres
 * for a fast shutdown. With `remove`, it deletes that folder afterwards.
 */
export function watchParent(pid: number, remove: string | null): { release(): void } {
  const script = `read -r _
kill -INT "$1" 2>/dev/null
[ -n "$2" ] || exit 0
tries=0
while kill -0 "$1" 2>/dev/null && [ $tries -lt 100 ]; do tries=$((tries + 1)); sleep 0.1; done
rm -rf -- "$2"`;
  const watch: ChildProcess = spawn('/bin/sh', ['-c', script, 'postgres-parent-watch', String(pid), remove ?? ''], {
    // A session of its own: Ctrl-C in the terminal reaches this process only.
    detached: true,
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watch.unref();
  return {
    release: () => {
      watch.kill('SIGKILL');
    },
  };
}
