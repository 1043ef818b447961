import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { LaunchFault } from '../launch-fault.js';
import type { Cluster } from './cluster-place.js';
import { watchParent } from './parent-watch.js';
import { postgresEnvironment } from './postgres-environment.js';
import { disarmStalePostmasterPid, readPostmasterPid } from './postmaster-pid.js';
import { type ServerSettings, serverArguments } from './server-settings.js';

/** One run of the server, from its start to its end. */
export interface PostgresProcess {
  readonly pid: number;
  /** Resolves when the process has ended, for whatever reason. */
  readonly ended: Promise<void>;
  /** Closes the connections, writes everything down and ends; resolves when the process is gone. */
  stop(): Promise<void>;
}

const logLimitBytes = 10 * 1024 * 1024;
const readyPollMs = 10;
/** Crash recovery replays at most `max_wal_size` (1 GB) of log. */
const readyTimeoutMs = 120_000;
const fastShutdownMs = 20_000;
const maxReasonLength = 500;

/** Starts the server and waits until it accepts connections; rejects with Postgres' own reason when it does not. */
export async function startPostgresProcess(
  cluster: Cluster,
  settings: ServerSettings,
  removeOnOrphan: string | null = null,
): Promise<PostgresProcess> {
  disarmStalePostmasterPid(cluster.directory);
  const logStart = openLog(cluster.logFile);
  const child = spawnPostgres(cluster, settings);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let gone = false;
  const spawned = new Promise<void>((resolve, reject) => {
    child.once('spawn', resolve);
    child.once('error', reject);
  });
  await spawned.catch((cause: Error) => {
    throw new LaunchFault(`Postgres could not be started from ${cluster.programs}: ${cause.message}`);
  });
  const pid = child.pid ?? 0;
  const watch = watchParent(pid, removeOnOrphan);
  void ended.then(() => {
    gone = true;
    watch.release();
  });
  const running: PostgresProcess = { pid, ended, stop: () => stop(child, ended) };
  const deadline = Date.now() + readyTimeoutMs;
  for (;;) {
    if (gone) throw new LaunchFault(`Postgres ended while starting: ${lastFatal(cluster.logFile, logStart)}`);
    const state = readPostmasterPid(cluster.directory);
    if (state?.pid === pid && state.status === 'ready') return running;
    if (Date.now() > deadline) {
      await running.stop();
      throw new LaunchFault(`Postgres was not ready after ${readyTimeoutMs / 1000} s; its log is ${cluster.logFile}.`);
    }
    await delay(readyPollMs);
  }
}

function spawnPostgres({ programs, directory, logFile, user }: Cluster, settings: ServerSettings): ChildProcess {
  // A file and not a pipe: Postgres outlives a killed parent for a moment and has to be able to write.
  const log = openSync(logFile, 'a', 0o600);
  try {
    return spawn(join(programs, 'bin', 'postgres'), [...serverArguments(settings), '-D', directory], {
      ...(user && { uid: user.uid, gid: user.gid }),
      // A session of its own: Ctrl-C in the terminal must not stop it before the services have drained.
      detached: true,
      cwd: '/',
      env: postgresEnvironment(),
      stdio: ['ignore', log, log],
    });
  } finally {
    closeSync(log);
  }
}

async function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
  const escalation = [
    { signal: 'SIGINT', graceMs: fastShutdownMs },
    { signal: 'SIGQUIT', graceMs: 5_000 },
    { signal: 'SIGKILL', graceMs: 5_000 },
  ] as const;
  for (const { signal, graceMs } of escalation) {
    if (child.exitCode !== null || child.signalCode !== null) break;
    child.kill(signal);
    const patience = new AbortController();
    const late = delay(graceMs, 'late', { signal: patience.signal }).catch(() => 'ended');
    if ((await Promise.race([ended, late])) !== 'late') {
      patience.abort();
      break;
    }
  }
}

/** Size of the log before this run; it begins anew once it is too large. */
function openLog(logFile: string): number {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= logLimitBytes) return size;
  truncateSync(logFile);
  return 0;
}

/** Why the server ended: its last fatal error, or all it said where it ended before it had a log to write to. */
function lastFatal(logFile: string, fromByte: number): string {
  const said = readFileSync(logFile).subarray(fromByte).toString('utf8').trim();
  const fatal = said.split('\n').findLast((line) => line.includes('FATAL:'));
  const reason = fatal === undefined ? said.replaceAll('\n', ' ').slice(-maxReasonLength) : fatal.split('FATAL:')[1];
  return reason?.trim() || `no reason given, see ${logFile}`;
}
