import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';

import { DataPlane } from '../testing/data-plane.js';
import { makeScratchDirectory, removeScratchDirectory } from '../testing/scratch-directory.js';
import { type StandingServices, standServices } from '../testing/standing-services.js';

jest.setTimeout(120_000);

const failuresBeforeBlocking = 100;

let scratch: string;
let services: StandingServices;
let replicas: readonly [string, string];
let management: string;

beforeAll(async () => {
  scratch = makeScratchDirectory();
  services = await standServices(scratch);
  // One proxy is trusted, so that a test can come from an address of its own.
  const variables = { TRUST_PROXY: '1' };
  const [first, second, beside] = await Promise.all([
    services.start('memory-service', variables),
    services.start('memory-service', variables),
    services.start('management-service'),
  ]);
  replicas = [first.url, second.url];
  management = beside.url;
});

afterAll(() => services.stop());
afterAll(() => removeScratchDirectory(scratch));

async function manage<Body>(method: string, path: string, body?: unknown): Promise<Body> {
  const response = await fetch(`${management}${path}`, {
    method,
    headers: { authorization: `Bearer ${services.sessionToken}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  expect(response.ok).toBe(true);
  return (await response.json()) as Body;
}

function createKey(): Promise<{ id: string; key: string }> {
  return manage('POST', '/api/api-keys', { name: 'another', project_id: services.account.projectId });
}

test('what one replica acknowledges the other finds at once, by list and by search', async () => {
  const [first, second] = replicas.map((url) => new DataPlane(url, services.account.apiKey)) as [DataPlane, DataPlane];
  for (let number = 0; number < 20; number += 1) {
    const [writer, reader] = number % 2 === 0 ? [first, second] : [second, first];
    const { status, results } = await writer.add([`user: Locker number ${number} holds the blue folder.`]);
    expect({ status, facts: results.length }).toEqual({ status: 200, facts: 1 });
    const { results: found } = await reader.search(`Locker number ${number}`, 20);
    expect(found.map(({ id }) => id)).toContain(results[0]?.id);
    expect((await reader.listAll()).map(({ id }) => id)).toContain(results[0]?.id);
  }
});

test('a revoked key fails on both replicas at once', async () => {
  const { id, key } = await createKey();
  for (const url of replicas) expect(await new DataPlane(url, key).status('/list')).toBe(200);
  await manage('DELETE', `/api/api-keys/${id}`);
  for (const url of replicas) expect(await new DataPlane(url, key).status('/list')).toBe(401);
});

test('failed authentications count across both replicas, and block a good key, too', async () => {
  const from = { 'x-forwarded-for': '203.0.113.7' };
  const wrong = replicas.map((url) => new DataPlane(url, 'ak_wrong', from));
  for (let failure = 0; failure < failuresBeforeBlocking; failure += 1) {
    expect(await wrong[failure % wrong.length]?.status('/list')).toBe(401);
  }
  for (const url of replicas) {
    expect(await new DataPlane(url, services.account.apiKey, from).status('/list')).toBe(429);
    expect(await new DataPlane(url, services.account.apiKey).status('/list')).toBe(200);
  }
});
