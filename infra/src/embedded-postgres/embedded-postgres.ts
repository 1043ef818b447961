import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

import { LaunchFault } from '../launch-fault.js';
import { type Cluster, openCluster } from './cluster-place.js';
import { findFreePort } from './free-port.js';
import { type PostgresProcess, startPostgresProcess } from './postgres-process.js';
import { isServedByLivePostmaster } from './postmaster-pid.js';

export interface EmbeddedPostgresOptions {
  /** Exists, is writable, and is locked by the caller. */
  readonly dataDirectory: string;
  readonly maxConnections: number;
  readonly durable: boolean;
  /** Delete the data directory when this process dies without having stopped the server. */
  readonly temporary?: boolean;
  /** One line of progress or of news, for people. */
  readonly report: (line: string) => void;
  /** Called once when a crashed server could not be brought back. */
  readonly onGivenUp: (reason: string) => void;
}

export interface EmbeddedPostgres {
  /** Address with the superuser's name and password; stays the same when the server is restarted after a crash. */
  readonly url: string;
  /** Process id of the server that runs at this moment. */
  readonly pid: number;
  stop(): Promise<void>;
}

const handOverMs = 20_000;
const recoveryMs = 60_000;
const firstBackoffMs = 100;
const maxBackoffMs = 2_000;

/** Starts the Postgres of a data directory, and starts it again whenever it dies before `stop` is called. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const cluster = await openCluster(options.dataDirectory, options);
  await waitForPredecessor(cluster, options);
  const settings = { ...options, port: await findFreePort() };
  const start = () => startPostgresProcess(cluster, settings, options.temporary ? options.dataDirectory : null);

  let current = await start();
  let stopping = false;
  let supervision = Promise.resolve();
  const supervise = (run: PostgresProcess): void => {
    supervision = run.ended.then(async () => {
      if (stopping) return;
      options.report('Postgres ended unexpectedly; starting it again.');
      const next = await restart(cluster, start, () => stopping);
      if (next === null) return;
      if (typeof next === 'string') {
        options.onGivenUp(next);
        return;
      }
      current = next;
      options.report('Postgres is back.');
      supervise(next);
    });
  };
  supervise(current);
  return {
    url: `postgres://postgres:${cluster.password}@127.0.0.1:${settings.port}/postgres`,
    get pid() {
      return current.pid;
    },
    async stop() {
      stopping = true;
      await current.stop();
      await supervision;
      await current.stop();
    },
  };
}

/**
 * Resolves with the new run, with null when it is not wanted any more, or with the reason for giving up. Tries until a
 * deadline: for a moment after a crash, Postgres waits for the backends of the dead server to go.
 */
async function restart(
  { directory }: Cluster,
  start: () => Promise<PostgresProcess>,
  isStopping: () => boolean,
): Promise<PostgresProcess | string | null> {
  const deadline = Date.now() + recoveryMs;
  let reason = '';
  for (let backoffMs = firstBackoffMs; Date.now() < deadline; backoffMs = Math.min(backoffMs * 2, maxBackoffMs)) {
    if (isStopping()) return null;
    if (!existsSync(directory)) return `The database in ${directory} was removed while it was in use.`;
    try {
      return await start();
    } catch (cause) {
      reason = cause instanceof Error ? cause.message : String(cause);
    }
    await delay(backoffMs);
  }
  return reason;
}

/** After a killed launcher its Postgres is still shutting down: wait for it instead of complaining. */
async function waitForPredecessor(cluster: Cluster, { dataDirectory, report }: EmbeddedPostgresOptions): Promise<void> {
  const deadline = Date.now() + handOverMs;
  let told = false;
  while (isServedByLivePostmaster(cluster.directory)) {
    if (Date.now() > deadline) {
      throw new LaunchFault(`${dataDirectory} is in use by another Postgres server; stop that one first.`);
    }
    if (!told) report('Waiting for the Postgres of an earlier run to end.');
    told = true;
    await delay(50);
  }
}
