import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { waitForGraphs } from './fed-qdrant.js';

describe('waitForGraphs', () => {
  let server: Server;
  /** One for each question, the last for all that follow. */
  let statuses: string[];
  let updates: string[];
  let onUpdate: () => void;

  beforeEach(async () => {
    updates = [];
    onUpdate = () => undefined;
    server = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      response.setHeader('content-type', 'application/json');
      if (request.method === 'PATCH') {
        updates.push(`${request.url} ${body}`);
        onUpdate();
        response.end(JSON.stringify({ result: true, status: 'ok', time: 0 }));
        return;
      }
      const status = statuses.length > 1 ? statuses.shift() : statuses[0];
      response.end(JSON.stringify({ result: { status }, status: 'ok', time: 0 }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });

  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  const wait = (longestGreyMs = 60_000) => {
    const { port } = server.address() as AddressInfo;
    const collection = { url: `http://127.0.0.1:${port}/`, apiKey: undefined, name: 'memories' };
    return waitForGraphs(collection, { pollMs: 1, longestGreyMs });
  };

  test('waits while graphs are built, and changes nothing', async () => {
    statuses = ['yellow', 'green', 'yellow', 'green', 'green', 'red'];
    await wait();
    expect(statuses).toEqual(['red']);
    expect(updates).toEqual([]);
  });

  test('has a server build that waits for an update since it started', async () => {
    statuses = ['grey'];
    onUpdate = () => {
      statuses = ['grey', 'yellow', 'green'];
    };
    await wait();
    expect(updates).toEqual(['/collections/memories {"optimizers_config":{}}']);
  });

  test('once for each start', async () => {
    statuses = ['grey', 'grey', 'yellow', 'grey', 'green'];
    await wait();
    expect(updates).toHaveLength(2);
  });

  test('ends where the update brings nothing about, and where the optimiser failed', async () => {
    statuses = ['grey'];
    await expect(wait(5)).rejects.toThrow('memories is still grey');
    expect(updates).toHaveLength(1);
    statuses = ['yellow', 'red'];
    await expect(wait()).rejects.toThrow('memories is red');
  });
});
