import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below what systems give to outgoing connections (Linux from 32768, macOS from 49152): such a connection could take
 * the port while its server is being started again, even one that a client opens to that very port.
 */
const lowest = 15_000;
const highest = 32_000;
const maxTries = 100;

/** A TCP port of the loopback address that nothing listens on at this moment. */
export async function findFreePort(): Promise<number> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const port = randomInt(lowest, highest);
    if (await isFreePort(port)) return port;
  }
  throw new Error(`No free port found from ${lowest} to ${highest}.`);
}

/** Whether nothing listens on a port of the loopback address at this moment. */
export function isFreePort(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
