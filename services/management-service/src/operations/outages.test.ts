import { afterAll, describe, expect, test } from '@jest/globals';
import { connectSingle } from '@persistent-memory/service-kit';
import { silentLogger } from '@persistent-memory/service-kit/testing';
import { statusAndCode } from '../testing/caller.js';
import { TestPlane } from '../testing/management-plane.js';
import { createTenant, createToken } from '../testing/tenant.js';
import { generateSigningKey } from '../testing/test-issuer.js';

const plane = await TestPlane.start();
const server = connectSingle({
  url: process.env.TEST_DATABASE_URL ?? '',
  timeoutMs: 10_000,
  connectTimeoutMs: 10_000,
  applicationName: 'outage',
  log: silentLogger,
});

afterAll(async () => {
  await server.close();
  await plane.stop();
});

/** Postgres refuses every connection to the database of the service and has ended those that were open. */
async function takeDatabaseAway(): Promise<void> {
  const name = new URL(plane.databaseUrl).pathname.slice(1);
  await server.use(async (sql) => {
    await sql`alter database ${sql(name)} allow_connections false`;
    await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = ${name}`;
  });
}

async function bringDatabaseBack(): Promise<void> {
  const name = new URL(plane.databaseUrl).pathname.slice(1);
  await server.use((sql) => sql`alter database ${sql(name)} allow_connections true`);
}

const readiness = async () => {
  const response = await fetch(`${plane.url}/readyz`);
  return {
    status: response.status,
    body: (await response.json()) as { dependencies: Record<string, { status: string }> },
  };
};

/** A report is kept for a second. */
async function readinessOnceItIs(wanted: number) {
  for (;;) {
    const { status, body } = await readiness();
    if (status === wanted) return body;
  }
}

describe('Postgres away', () => {
  test('500 dependency_unavailable with Retry-After, said by /readyz, and everything as before once it is back', async () => {
    const tenant = await createTenant(plane);
    const { caller } = await createToken(plane, tenant, ['projects:write']);
    expect((await readiness()).status).toBe(200);
    await takeDatabaseAway();
    try {
      const answers = [
        await tenant.session.get('/api/projects'),
        await tenant.session.post('/api/projects', { name: 'x' }),
        await caller.get(`/api/projects/${tenant.projectId}`),
        await caller.delete(`/api/projects/${tenant.projectId}`),
      ];
      for (const { status, headers, body } of answers) {
        expect([status, body.error.code, headers['retry-after']]).toEqual([500, 'dependency_unavailable', '1']);
        expect(JSON.stringify(body)).not.toMatch(/postgres|test_|connection/i);
      }
      const body = await readinessOnceItIs(500);
      expect(body.dependencies.postgres?.status).toBe('unavailable');
      expect((await fetch(`${plane.url}/healthz`)).status).toBe(200);
      // What needs no store is still told.
      expect((await plane.caller(null).get('/api/projects')).status).toBe(401);
    } finally {
      await bringDatabaseBack();
    }
    expect((await tenant.session.get(`/api/projects/${tenant.projectId}`)).status).toBe(200);
    expect((await tenant.session.post('/api/projects', { name: 'x' })).status).toBe(201);
    await readinessOnceItIs(200);
  });
});

describe('the identity provider away', () => {
  test('from the start: sessions are 500 dependency_unavailable, tokens go on, /readyz says so', async () => {
    const other = await TestPlane.start();
    try {
      await other.issuer.stop();
      const answer = await other.session('alice').get('/api/projects');
      expect(statusAndCode(answer)).toEqual([500, 'dependency_unavailable']);
      // No token of ours, and none of the issuer's either: that needs no key.
      expect((await other.caller('nonsense').get('/api/projects')).status).toBe(401);
      expect((await other.caller('at_nonsense').get('/api/projects')).status).toBe(401);
      const response = await fetch(`${other.url}/readyz`);
      const body = (await response.json()) as { dependencies: object };
      expect([response.status, body.dependencies]).toEqual([
        500,
        expect.objectContaining({ issuer_keys: expect.objectContaining({ status: 'unavailable' }) }),
      ]);
    } finally {
      await other.stop();
    }
  });

  test('later: sessions go on by the keys that were fetched, those of new accounts too', async () => {
    const other = await TestPlane.start();
    try {
      const tenant = await createTenant(other);
      await other.issuer.stop();
      expect((await tenant.session.get('/api/projects')).status).toBe(200);
      expect((await other.session('somebody new').get('/api/projects')).status).toBe(200);
      expect((await fetch(`${other.url}/readyz`)).status).toBe(200);
      // Signed with a key that is not known here, as it may have been published since.
      const token = other.issuer.sign({}, {}, generateSigningKey('RS256'));
      const unknown = await other.caller(token).get('/api/projects');
      expect([...statusAndCode(unknown), unknown.headers['retry-after']]).toEqual([
        500,
        'dependency_unavailable',
        expect.stringMatching(/^(60|[1-5]\d|[1-9])$/),
      ]);
    } finally {
      await other.stop();
    }
  });
});
