import { afterAll, expect, test } from '@jest/globals';
import { untilOneWaits } from '@persistent-memory/service-kit/testing';
import { TestPlane } from '../testing/management-plane.js';
import { createTenant, createToken, createWorkspace } from '../testing/tenant.js';

const plane = await TestPlane.start();
afterAll(() => plane.stop());

test.each([
  ['/api/projects', 'projects', 'projects', 'project_count'],
  ['/api/api-keys', 'api_keys', 'api_keys', 'api_key_count'],
  ['/api/workspaces', 'workspaces', 'workspaces', 'workspace_count'],
  ['/api/auth-tokens', 'auth_tokens', 'auth_tokens', 'auth_token_count'],
  ['/api/audit-log', 'entries', 'audit_log', 'audit_entry_count'],
])('%s: a page and its total are of one moment', async (path, entries, table, count) => {
  const tenant = await createTenant(plane);
  await createToken(plane, tenant, []);
  const emptyWorkspaceId = await createWorkspace(plane, tenant);
  await tenant.session.post('/api/projects', { name: 'Without keys' });
  const { total } = (await tenant.session.get(path)).body;
  const { listed } = await plane.owner.transaction(async (sql) => {
    await sql`lock table management.${sql(table)} in access exclusive mode`;
    const listed = tenant.session.get(path);
    await untilOneWaits(plane.owner);
    const gone =
      table === 'workspaces'
        ? sql`${emptyWorkspaceId}`
        : sql`(select id from management.${sql(table)} where account_id = ${tenant.accountId} order by created_at desc, id limit 1)`;
    await sql`delete from management.${sql(table)} where id = ${gone}`;
    await sql`update management.accounts set ${sql(count)} = ${sql(count)} - 1 where id = ${tenant.accountId}`;
    return { listed };
  });
  const { status, body } = await listed;
  expect([status, body.total, body[entries].length]).toEqual([200, total - 1, total - 1]);
});

test('past the end a list has its total, and nobody’s offset is too large', async () => {
  const { session } = await createTenant(plane);
  for (const offset of ['1', '2147483648', '9'.repeat(30)]) {
    const { status, body } = await session.get(`/api/projects?offset=${offset}`);
    expect([status, body.total, body.projects]).toEqual([200, 1, []]);
  }
});
