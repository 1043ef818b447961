import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { connectDatabase, type Database } from '@persistent-memory/service-kit';
import { createTestDatabase, silentLogger, type TestDatabase } from '@persistent-memory/service-kit/testing';
import { migrationSteps } from '../migrations.js';

const roleFolder = new URL('../../../../infra/database-roles/', import.meta.url);
const memoryMigrations = new URL('../../../memory-service/migrations/', import.meta.url);

let owner: TestDatabase;
let management: Database;
let data: Database;

beforeAll(async () => {
  owner = await createTestDatabase({ steps: [...migrationSteps, { schema: 'memory', folder: memoryMigrations }] });
  for (const file of ['management-role.sql', 'data-role.sql']) {
    const statements = readFileSync(new URL(file, roleFolder), 'utf8');
    // Twice: the files can be run again after every migration.
    await owner.database.use((sql) => sql.unsafe(statements));
    await owner.database.use((sql) => sql.unsafe(statements));
  }
  management = connectAs('persistent_memory_management');
  data = connectAs('persistent_memory_data');
});

afterAll(async () => {
  await management.close();
  await data.close();
  await owner.close();
});

function connectAs(role: string): Database {
  const url = new URL(owner.url);
  url.searchParams.set('role', role);
  const timeoutMs = 5_000;
  return connectDatabase({
    url: url.href,
    poolSize: 2,
    acquireTimeoutMs: timeoutMs,
    deadlineMs: timeoutMs,
    statementTimeoutMs: timeoutMs,
    connectTimeoutMs: timeoutMs,
    applicationName: role,
    log: silentLogger,
  });
}

const insufficientPrivilege = '42501';

async function expectRefused(database: Database, statement: string): Promise<void> {
  await expect(database.use((sql) => sql.unsafe(statement))).rejects.toMatchObject({ code: insufficientPrivilege });
}

describe('the management service', () => {
  test.each([
    'update management.audit_log set action = action',
    'delete from management.audit_log',
    'truncate management.audit_log',
    'alter table management.audit_log disable trigger all',
    'drop table management.audit_log',
    'delete from management.accounts',
    'update management.api_keys set name = name',
    'create table management.more (id text)',
    'create table access.more (id text)',
  ])('may not: %s', (statement) => expectRefused(management, statement));

  test.each([
    'select 1 from memory.memories',
    'insert into access.usage_by_day values (null, null, null, null, null, null)',
    'update access.usage_by_period set requests = 0',
    'update access.account_usage_by_day set requests = 0',
    "select access.count_usage('a', 'p', 'add', 1)",
    'update access.api_keys set project_id = project_id',
    'delete from access.project_wipes',
    'update access.project_wipe_progress set completed_at = now()',
    'delete from access.entitlements',
    'select 1 from access.failed_authentications',
    'insert into access.api_key_uses values (null, null)',
    'delete from management.migrations',
  ])("may not touch what is the memory service's: %s", (statement) => expectRefused(management, statement));

  test('may append to the audit log and read it', async () => {
    await management.use(async (sql) => {
      await sql`insert into management.accounts (id, issuer, subject) values ('acct_x', 'i', 's')`;
      await sql`
        insert into management.audit_log (id, account_id, actor_kind, actor_id, action, resource_type, resource_id)
        values ('audit_x', 'acct_x', 'session', 's', 'account.create', 'account', 'acct_x')`;
      expect(await sql`select id from management.audit_log`).toEqual([{ id: 'audit_x' }]);
    });
  });
});

describe('the memory service', () => {
  test.each([
    'select 1 from management.accounts',
    'select 1 from management.auth_tokens',
    'select 1 from management.audit_log',
    'insert into access.api_keys values (null, null, null, null)',
    'delete from access.api_keys',
    'update access.entitlements set add_quota = null',
    'insert into access.project_wipes values (null, null)',
    'delete from access.project_wipes',
    'delete from access.usage_by_day',
    'update access.account_usage_by_day set requests = 0',
    'truncate memory.memories',
    'drop table memory.memories',
    'create table memory.more (id text)',
    'delete from memory.migrations',
    'update memory.database_identity set id = gen_random_uuid()',
  ])('may not: %s', (statement) => expectRefused(data, statement));

  test('may do its work', async () => {
    await owner.database.use(
      (sql) => sql`insert into access.entitlements values ('acct_1', 'unlimited', 'active', now(), null, null, null)`,
    );
    await data.use(async (sql) => {
      expect(await sql`select access.count_usage('acct_1', 'proj_1', 'add', 5) as refusal`).toEqual([
        { refusal: null },
      ]);
      expect(await sql`select count(*) as memories from memory.memories`).toEqual([{ memories: 0 }]);
      await sql`insert into access.api_key_uses values ('key_1', now())`;
      await sql`delete from access.api_key_uses`;
      await sql`insert into access.failed_authentications values ('192.0.2.1', now(), 1)`;
      await sql`delete from access.failed_authentications`;
      await sql`insert into access.project_wipe_progress (project_id) values ('proj_1')`;
      await sql`delete from memory.memories`;
    });
    for (const table of ['usage_by_day', 'account_usage_by_day'])
      expect(
        await management.use((sql) => sql`select sum(requests)::bigint as used from access.${sql(table)}`),
      ).toEqual([{ used: 5 }]);
  });
});
