import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { openCluster, removeCluster } from '../embedded-postgres/cluster-place.js';
import { type PostgresProcess, startPostgresProcess } from '../embedded-postgres/postgres-process.js';
import { reservePort } from '../testing/reserve-port.js';
import { killProcess } from '../testing/signal-process.js';

/** A durable Postgres that is stopped, killed and started again under the same address. */
export interface FaultPostgres {
  readonly url: string;
  start(): Promise<void>;
  /** Closes the connections and ends. */
  stop(): Promise<void>;
  /** `kill -9` of the server, with everything that was under way. Resolves when it is gone. */
  kill(): Promise<void>;
  /** Stops it and removes its data. */
  remove(): Promise<void>;
}

export async function startFaultPostgres(scratch: string): Promise<FaultPostgres> {
  const dataDirectory = join(scratch, 'database');
  mkdirSync(dataDirectory, { mode: 0o711 });
  const cluster = await openCluster(dataDirectory, { durable: true, report: () => {} });
  const settings = { port: await reservePort(), maxConnections: 150, durable: true };
  let running: PostgresProcess = await startPostgresProcess(cluster, settings, dataDirectory);
  return {
    url: `postgres://postgres:${cluster.password}@127.0.0.1:${settings.port}/postgres`,
    async start() {
      running = await startUntilItDoes(() => startPostgresProcess(cluster, settings, dataDirectory));
    },
    stop: () => running.stop(),
    async kill() {
      killProcess(running.pid);
      await running.ended;
    },
    async remove() {
      await running.stop();
      removeCluster(dataDirectory);
    },
  };
}

const startTries = 50;
const pauseMs = 100;

/** For a moment after a crash, Postgres waits for the backends of the dead server to go. */
async function startUntilItDoes(start: () => Promise<PostgresProcess>): Promise<PostgresProcess> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await start();
    } catch (error) {
      if (tries === startTries) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}
