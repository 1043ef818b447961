import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What a server says of itself in `postmaster.pid`: process id on line 1, its state on line 8
 * (`src/include/utils/pidfile.h` in Postgres).
 */
export interface PostmasterState {
  readonly pid: number;
  readonly status: string;
}

export function readPostmasterPid(directory: string): PostmasterState | null {
  let lines: string[];
  try {
    lines = readFileSync(join(directory, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return null;
  }
  const pid = Number.parseInt(lines[0] ?? '', 10);
  return pid > 0 ? { pid, status: (lines[7] ?? '').trim() } : null;
}

/** True when a server of this data directory is alive, whoever started it. */
export function isServedByLivePostmaster(directory: string): boolean {
  const state = readPostmasterPid(directory);
  return state !== null && isPostmasterOf(state.pid, directory);
}

/**
 * Makes a `postmaster.pid` harmless whose number belongs to another process by now (after a crash, a restart of the
 * machine or of a container), at which Postgres would refuse to start.
 *
 * The file is not removed: its other lines let Postgres find backends of the crashed server that are still alive. It
 * gets the process id of this process instead, because Postgres takes the number of its own parent for a stale one.
 */
export function disarmStalePostmasterPid(directory: string): void {
  const file = join(directory, 'postmaster.pid');
  const state = readPostmasterPid(directory);
  if (!state || isPostmasterOf(state.pid, directory)) return;
  const [, ...rest] = readFileSync(file, 'utf8').split('\n');
  writeFileSync(file, [process.pid, ...rest].join('\n'));
}

/** By the command line, which every user may read, and not by the number alone. */
function isPostmasterOf(pid: number, directory: string): boolean {
  return commandLine(pid).endsWith(` -D ${directory}`) || commandLine(pid).includes(` -D ${directory} `);
}

function commandLine(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}
