import { randomInt } from 'node:crypto';

import { isFreePort } from '../embedded-postgres/free-port.js';

/**
 * Below the ports that an embedded Postgres takes, and a share for each of the processes that run tests in parallel.
 */
const lowest = 10_000;
const highest = 15_000;
const shares = 10;
const portsPerShare = (highest - lowest) / shares;

const share = lowest + (Number(process.env.JEST_WORKER_ID ?? 0) % shares) * portsPerShare;
let next = randomInt(portsPerShare);

/**
 * A free TCP port of the loopback address that no other test is given: a service that is stopped and started again
 * finds it free, and ports that are chosen together are different ones.
 */
export async function reservePort(): Promise<number> {
  for (let tries = 0; tries < portsPerShare; tries += 1) {
    const port = share + (next++ % portsPerShare);
    if (await isFreePort(port)) return port;
  }
  throw new Error(`No free port found from ${share} to ${share + portsPerShare}.`);
}
