import { afterAll, describe, expect, test } from '@jest/globals';
import { maxApiKeys } from '../api-keys/issue-api-key.js';
import { maxProjects } from '../projects/add-project.js';
import type { Answer } from '../testing/caller.js';
import { TestPlane } from '../testing/management-plane.js';
import { createTenant, createToken, createWorkspace } from '../testing/tenant.js';

/** Fifty at the same moment, each from an address of its own so that no create budget gets in the way. */
const requestsAtOnce = 50;

const plane = await TestPlane.start();
afterAll(() => plane.stop());

function atOnce(send: (number: number) => Promise<Answer>): Promise<Answer[]> {
  return Promise.all(Array.from({ length: requestsAtOnce }, (_, number) => send(number)));
}

function countByStatus(answers: readonly Answer[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

describe('the first tokens of a new identity', () => {
  test('make one account, one workspace, one subscription', async () => {
    const subject = 'fifty at once';
    const answers = await atOnce(() => plane.session(subject).get('/api/account'));
    expect(countByStatus(answers)).toEqual({ 200: requestsAtOnce });
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const workspaces = await plane.session(subject).get('/api/workspaces');
    expect(workspaces.body).toMatchObject({ workspaces: [{ name: 'Default', project_count: 0 }], total: 1 });
    const accounts = await plane.owner.use((sql) => sql`select 1 from management.accounts where subject = ${subject}`);
    expect(accounts).toHaveLength(1);
    expect((await plane.session(subject).get('/api/audit-log')).body.total).toBe(1);
  });

  test('of one subject at two issuers are two accounts', async () => {
    const { body } = await plane.session('shared subject').get('/api/account');
    await plane.owner.use(
      (sql) => sql`update management.accounts set issuer = 'https://other.example' where id = ${body.id}`,
    );
    const again = await plane.session('shared subject').get('/api/account');
    expect(again.body.id).not.toBe(body.id);
  });
});

describe('the limits of an account (specification, "Limits")', () => {
  test('500,000 projects: the last three places are taken by three', async () => {
    const { session, accountId } = await createTenant(plane);
    await plane.owner.use(
      (sql) => sql`update management.accounts set project_count = ${maxProjects - 3} where id = ${accountId}`,
    );
    const answers = await atOnce(() => session.from(plane.address()).post('/api/projects', { name: 'x' }));
    expect(countByStatus(answers)).toEqual({ 201: 3, 403: requestsAtOnce - 3 });
    const refused = answers.find(({ status }) => status === 403);
    expect(refused?.body.error.code).toBe('limit_reached');
    const [{ projects } = { projects: 0 }] = await plane.owner.use(
      (sql) => sql<{ projects: number }[]>`
        select count(*) as projects from management.projects where account_id = ${accountId}`,
    );
    expect(projects).toBe(4);
  });

  test('1,000,000 API keys: the last three places are taken by three', async () => {
    const { session, accountId, projectId } = await createTenant(plane);
    await plane.owner.use(
      (sql) => sql`update management.accounts set api_key_count = ${maxApiKeys - 3} where id = ${accountId}`,
    );
    const body = { name: 'x', project_id: projectId };
    const answers = await atOnce(() => session.from(plane.address()).post('/api/api-keys', body));
    expect(countByStatus(answers)).toEqual({ 201: 3, 403: requestsAtOnce - 3 });
    const hashes = await plane.owner.use((sql) => sql`select 1 from access.api_keys where account_id = ${accountId}`);
    expect(hashes).toHaveLength(4);
  });

  test('creating and deleting at once keeps every count', async () => {
    const { session, accountId, workspaceId, projectId } = await createTenant(plane);
    const send = () => session.from(plane.address());
    const made = await atOnce((number) =>
      number % 2 === 0
        ? send().post('/api/projects', { name: 'x' })
        : send().post('/api/api-keys', { name: 'x', project_id: projectId }),
    );
    expect(countByStatus(made)).toEqual({ 201: requestsAtOnce });
    await atOnce((number) => {
      const id = made[number]?.body.id;
      if (number % 4 === 0) return send().delete(`/api/projects/${id}`);
      if (number % 4 === 1) return send().delete(`/api/api-keys/${id}`);
      if (number % 4 === 2) return send().post('/api/api-keys', { name: 'x', project_id: id });
      return send().post('/api/projects', { name: 'x' });
    });
    const [counts] = await plane.owner.use(
      (sql) => sql`
        select account.project_count = (select count(*) from management.projects p where p.account_id = account.id) as projects,
          account.api_key_count = (select count(*) from management.api_keys k where k.account_id = account.id) as keys,
          account.api_key_count = (select count(*) from access.api_keys h where h.account_id = account.id) as hashes,
          account.audit_entry_count = (select count(*) from management.audit_log l where l.account_id = account.id) as audit,
          (select project_count from management.workspaces where id = ${workspaceId}) = account.project_count as workspace,
          (select sum(api_key_count) from management.projects p where p.account_id = account.id) = account.api_key_count as by_project
        from management.accounts account where id = ${accountId}`,
    );
    expect(counts).toEqual({
      projects: true,
      keys: true,
      hashes: true,
      audit: true,
      workspace: true,
      by_project: true,
    });
  });
});

describe('revoking during use', () => {
  const someoneWaitsForAnAccount = async () => {
    const waiting = await plane.owner.use(
      (sql) => sql`
        select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like '%management.accounts%'`,
    );
    return waiting.length > 0;
  };

  test('a token: nothing is let in after the answer to its revocation', async () => {
    const tenant = await createTenant(plane);
    const { caller, tokenId } = await createToken(plane, tenant, []);
    const during = atOnce(() => caller.get('/api/projects'));
    const revoked = await tenant.session.delete(`/api/auth-tokens/${tokenId}`);
    expect(revoked.status).toBe(200);
    const after = await atOnce(() => caller.get('/api/projects'));
    expect(countByStatus(after)).toEqual({ 401: requestsAtOnce });
    for (const { status } of await during) expect([200, 401]).toContain(status);
  });

  test('a token that waits for its account: what it makes after it was revoked is not made', async () => {
    const tenant = await createTenant(plane);
    const { caller, tokenId } = await createToken(plane, tenant, ['keys:write']);
    const { made } = await plane.owner.transaction(async (sql) => {
      await sql`select 1 from management.accounts where id = ${tenant.accountId} for no key update`;
      const answer = caller.post('/api/api-keys', { name: 'x', project_id: tenant.projectId });
      while (!(await someoneWaitsForAnAccount()));
      await sql`delete from management.auth_tokens where id = ${tokenId}`;
      return { made: answer };
    });
    const { status, body } = await made;
    expect([status, body.error?.code]).toEqual([401, 'invalid_credentials']);
    const hashes = await plane.owner.use(
      (sql) => sql`select 1 from access.api_keys where account_id = ${tenant.accountId}`,
    );
    expect(hashes).toHaveLength(1);
  });

  test('a key, fifty times at once: one revokes it, the others find nothing', async () => {
    const { session, keyId } = await createTenant(plane);
    const answers = await atOnce(() => session.from(plane.address()).delete(`/api/api-keys/${keyId}`));
    expect(countByStatus(answers)).toEqual({ 200: 1, 404: requestsAtOnce - 1 });
    expect((await session.get('/api/account')).body.api_keys.count).toBe(0);
  });

  test('a project, while keys are made for it: no key is left that works', async () => {
    const { session, projectId } = await createTenant(plane);
    const answers = await atOnce((number) =>
      number === requestsAtOnce / 2
        ? session.from(plane.address()).delete(`/api/projects/${projectId}`)
        : session.from(plane.address()).post('/api/api-keys', { name: 'x', project_id: projectId }),
    );
    for (const { status } of answers) expect([200, 201, 404]).toContain(status);
    const left = await plane.owner.use((sql) => sql`select 1 from access.api_keys where project_id = ${projectId}`);
    expect(left).toHaveLength(0);
    expect((await session.get('/api/account')).body.api_keys.count).toBe(0);
  });

  test('a workspace, while projects are made in it: either it stays or nothing is in it', async () => {
    const tenant = await createTenant(plane);
    const workspaceId = await createWorkspace(plane, tenant);
    const answers = await atOnce((number) =>
      number === requestsAtOnce / 2
        ? tenant.session.from(plane.address()).delete(`/api/workspaces/${workspaceId}`)
        : tenant.session.from(plane.address()).post('/api/projects', { name: 'x', workspace_id: workspaceId }),
    );
    for (const { status } of answers) expect([200, 201, 400, 404]).toContain(status);
    const { status, body } = await tenant.session.get(`/api/workspaces/${workspaceId}`);
    const made = answers.filter((answer) => answer.status === 201).length;
    if (status === 200) expect(body.project_count).toBe(made);
    else expect(made).toBe(0);
  });
});

describe('a quota', () => {
  test('is used up exactly, by whichever come first', async () => {
    const { accountId, projectId } = await createTenant(plane);
    await plane.platform().put(`/api/admin/accounts/${accountId}/subscription`, {
      plan: 'small',
      status: 'active',
      period_start: '2026-01-01T00:00:00Z',
      period_end: null,
      quotas: { add: 20, search: 20 },
    });
    const refusals = await Promise.all(
      Array.from({ length: requestsAtOnce }, () =>
        plane.owner.use(
          (sql) => sql<[{ refusal: string | null }]>`
            select access.count_usage(${accountId}, ${projectId}, 'search', 1) as refusal`,
        ),
      ),
    );
    expect(refusals.filter(([row]) => row.refusal === null)).toHaveLength(20);
    expect(refusals.filter(([row]) => row.refusal === 'quota_exhausted')).toHaveLength(requestsAtOnce - 20);
  });
});
