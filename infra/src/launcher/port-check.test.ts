import { createServer, type Server } from 'node:net';

import { afterEach, beforeEach, expect, test } from '@jest/globals';

import { reservePort } from '../testing/reserve-port.js';
import { checkPorts } from './port-check.js';

const host = '127.0.0.1';
let server: Server;
let taken: number;

beforeEach(async () => {
  taken = await reservePort();
  server = createServer();
  await new Promise<void>((resolve) => server.listen(taken, host, resolve));
});

afterEach(() => new Promise<unknown>((resolve) => server.close(resolve)));

test('free ports are no fault', async () => {
  await expect(checkPorts([{ host, port: await reservePort(), variable: 'MEMORY_PORT' }], 0)).resolves.toBeUndefined();
});

test('a used port is told with its variable and the process that has it', async () => {
  const told = checkPorts([{ host, port: taken, variable: 'MEMORY_PORT' }], 0);
  await expect(told).rejects.toThrow(`Port ${taken} is in use by process ${process.pid}`);
  await expect(told).rejects.toThrow('set MEMORY_PORT to another port');
});

test('every port that cannot be had is told at once', async () => {
  const told = checkPorts(
    [
      { host, port: taken, variable: 'MEMORY_PORT' },
      { host, port: taken, variable: 'MANAGEMENT_PORT' },
      { host: '203.0.113.1', port: taken, variable: 'MEMORY_METRICS_PORT' },
    ],
    0,
  );
  await expect(told).rejects.toThrow(/MEMORY_PORT.*\n.*MANAGEMENT_PORT.*\nHOST is 203\.0\.113\.1/);
});

test('an address that is none is told once, however many ports are wanted there', async () => {
  const wanted = ['MEMORY_PORT', 'MANAGEMENT_PORT'].map((variable) => ({ host: '203.0.113.1', port: taken, variable }));
  await expect(checkPorts(wanted, 0)).rejects.toThrow(/^HOST is 203\.0\.113\.1, [^\n]*$/);
});

test('with patience, a port that becomes free is had', async () => {
  const waiting = checkPorts([{ host, port: taken, variable: 'MEMORY_PORT' }], 10_000);
  await new Promise((resolve) => server.close(resolve));
  await expect(waiting).resolves.toBeUndefined();
});
