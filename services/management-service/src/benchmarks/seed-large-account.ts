import { prefixedId } from '@persistent-memory/auth';
import type { Database, Sql } from '@persistent-memory/service-kit';
import type { DayRange } from '../storage/usage.js';
import { sumUpUsage } from '../workers/sum-up-usage.js';

export interface SeededAccount {
  readonly accountId: string;
  /** One of ten, with six tenths of the projects and keys. */
  readonly workspaceId: string;
  /** One in that workspace, with 60,000 keys. */
  readonly projectId: string;
  readonly usageDays: DayRange;
}

const projectCount = 100_000;
const keyCount = 200_000;
const workspaceCount = 10;
const largeShare = 0.6;
const keysOfOneProject = 60_000;
/** With as many projects together, so that the indexes are not this account's alone. */
const otherAccountCount = 100;

/**
 * An account with 100,000 projects and 200,000 keys in 10 workspaces, among a hundred others with 1,000 projects each.
 */
export async function seedLargeAccount(database: Database): Promise<SeededAccount> {
  const accountId = prefixedId('acct');
  const workspaceIds = Array.from({ length: workspaceCount }, () => prefixedId('ws'));
  const [workspaceId = ''] = workspaceIds;
  const projectId = prefixedId('proj');
  const usageDays = { from: '2026-01-01', to: '2026-01-30' };
  await keepAutovacuumAway(database);
  await seedAccounts(database, accountId, workspaceIds);
  await database.use(async (sql) => {
    await sql`
      insert into management.projects (id, account_id, workspace_id, name, created_at)
      select case when number = 0 then ${projectId} else 'proj_' || lpad(number::text, 22, 'A') end, ${accountId},
        (${workspaceIds}::text[])[1 + case when number < ${projectCount * largeShare}::int then 0 else 1 + number % ${workspaceCount - 1}::int end],
        'Project ' || number, now() - number * interval '1 minute'
      from generate_series(0, ${projectCount - 1}::int) number`;
    await sql`
      insert into management.api_keys (id, account_id, workspace_id, project_id, name, prefix, last_four, created_at)
      select 'key_' || lpad(number::text, 22, 'A'), ${accountId}, project.workspace_id, project.id, 'Key ' || number, 'ak_abcd', 'wxyz',
        now() - number * interval '30 seconds'
      from generate_series(0, ${keyCount - 1}::int) number
      join management.projects project on project.id = case
        when number < ${keysOfOneProject}::int then ${projectId}
        when number < ${keyCount * largeShare}::int then 'proj_' || lpad((1 + number % ${projectCount * largeShare - 1}::int)::text, 22, 'A')
        else 'proj_' || lpad((${projectCount * largeShare}::int + number % ${projectCount * (1 - largeShare)}::int)::text, 22, 'A') end`;
    await sql`insert into access.api_key_uses select id, created_at from management.api_keys`;
    await sql`
      insert into access.usage_by_day
      select ${accountId}, ${usageDays.from}::date + day, id, operation, slot, 10
      from (select id from management.projects where account_id = ${accountId} order by created_at desc limit 1000) project,
        generate_series(0, 29) day, unnest(array['add', 'search']) operation, generate_series(0, 3) slot`;
    await countAll(sql);
  });
  await sumUpUsage(database, new AbortController().signal);
  return { accountId, workspaceId, projectId, usageDays };
}

/** When a measurement wants its rows vacuumed, it says so. */
async function keepAutovacuumAway(database: Database): Promise<void> {
  await forEachTable(
    database,
    (sql, schema, table) => sql`alter table ${sql(schema)}.${sql(table)} set (autovacuum_enabled = false)`,
  );
}

export async function analyzeAll(database: Database): Promise<void> {
  await forEachTable(database, (sql, schema, table) => sql`analyze ${sql(schema)}.${sql(table)}`);
}

export async function vacuumAll(database: Database): Promise<void> {
  await forEachTable(database, (sql, schema, table) => sql`vacuum analyze ${sql(schema)}.${sql(table)}`);
}

async function forEachTable(
  database: Database,
  run: (sql: Sql, schema: string, table: string) => PromiseLike<unknown>,
): Promise<void> {
  await database.use(async (sql) => {
    const tables = await sql<{ schema: string; name: string }[]>`
      select schemaname as schema, tablename as name from pg_tables where schemaname in ('management', 'access')`;
    for (const { schema, name } of tables) await run(sql, schema, name);
  });
}

async function seedAccounts(database: Database, accountId: string, workspaceIds: readonly string[]): Promise<void> {
  await database.use(async (sql) => {
    await sql`insert into management.accounts (id, issuer, subject) values (${accountId}, 'issuer', 'large')`;
    await sql`
      insert into management.workspaces (id, account_id, name)
      select id, ${accountId}, 'Workspace ' || number
      from unnest(${[...workspaceIds]}::text[]) with ordinality as given (id, number)`;
    await sql`
      insert into management.accounts (id, issuer, subject)
      select 'acct_other_' || number, 'issuer', 'other ' || number from generate_series(1, ${otherAccountCount}::int) number`;
    await sql`
      insert into management.workspaces (id, account_id, name)
      select 'ws_other_' || number, 'acct_other_' || number, 'Default' from generate_series(1, ${otherAccountCount}::int) number`;
    await sql`
      insert into management.projects (id, account_id, workspace_id, name, created_at)
      select 'proj_other_' || number, 'acct_other_' || (1 + number % ${otherAccountCount}::int), 'ws_other_' || (1 + number % ${otherAccountCount}::int),
        'Project', now() - number * interval '1 minute'
      from generate_series(1, ${projectCount}::int) number`;
  });
}

/** What the service keeps with every creation. */
async function countAll(sql: Sql): Promise<void> {
  await sql`
    update management.projects project set api_key_count = counted.keys
    from (select project_id, count(*) as keys from management.api_keys group by 1) counted where counted.project_id = project.id`;
  await sql`
    update management.workspaces workspace set project_count = counted.projects, api_key_count = counted.keys
    from (select workspace_id, count(*) as projects, sum(api_key_count) as keys from management.projects group by 1) counted
    where counted.workspace_id = workspace.id`;
  await sql`
    update management.accounts account
    set workspace_count = counted.workspaces, project_count = counted.projects, api_key_count = counted.keys
    from (select account_id, count(*) as workspaces, sum(project_count) as projects, sum(api_key_count) as keys
      from management.workspaces group by 1) counted
    where counted.account_id = account.id`;
}
