import { mintCredential, prefixedId } from '@persistent-memory/auth';
import type { Database } from '@persistent-memory/service-kit';

export interface TestProject {
  readonly key: string;
  readonly keyId: string;
  readonly projectId: string;
  readonly accountId: string;
}

export interface EntitlementOptions {
  readonly status?: 'active' | 'inactive';
  readonly periodStart?: Date;
  readonly periodEnd?: Date | null;
  /** Requests a period; null: without limit. */
  readonly addQuota?: number | null;
  readonly searchQuota?: number | null;
}

export interface ProjectOptions {
  /** An account that is there already; a new one with an entitlement of its own otherwise. */
  readonly accountId?: string;
  /** Null: the account never had one. */
  readonly entitlement?: EntitlementOptions | null;
}

/** As the management service leaves it when a project and its first key are created. */
export async function buildProject(
  database: Database,
  { accountId: given, entitlement = {} }: ProjectOptions = {},
): Promise<TestProject> {
  const accountId = given ?? prefixedId('acct');
  if (given === undefined && entitlement !== null) await buildEntitlement(database, accountId, entitlement);
  const projectId = prefixedId('proj');
  return { accountId, projectId, ...(await buildKey(database, accountId, projectId)) };
}

export async function buildKey(
  database: Database,
  accountId: string,
  projectId: string,
): Promise<Pick<TestProject, 'key' | 'keyId'>> {
  const { secret, hash } = mintCredential('ak');
  const keyId = prefixedId('key');
  await database.use(
    (sql) => sql`
      insert into access.api_keys (key_hash, key_id, project_id, account_id) values (${hash}, ${keyId}, ${projectId}, ${accountId})`,
  );
  return { key: secret, keyId };
}

/** Creates or replaces what an account may do. */
export async function buildEntitlement(
  database: Database,
  accountId: string,
  {
    status = 'active',
    periodStart = new Date('2026-01-01T00:00:00Z'),
    periodEnd = null,
    addQuota = null,
    searchQuota = null,
  }: EntitlementOptions = {},
): Promise<void> {
  await database.use(
    (sql) => sql`
      insert into access.entitlements (account_id, plan, status, period_start, period_end, add_quota, search_quota)
      values (${accountId}, 'test', ${status}, ${periodStart}, ${periodEnd}, ${addQuota}, ${searchQuota})
      on conflict (account_id) do update set status = excluded.status, period_start = excluded.period_start,
        period_end = excluded.period_end, add_quota = excluded.add_quota, search_quota = excluded.search_quota`,
  );
}

/** As the management service does it: in one transaction the keys stop working and the wipe is asked for. */
export async function deleteProject(database: Database, { projectId, accountId }: TestProject): Promise<void> {
  await database.transaction(async (sql) => {
    await sql`delete from access.api_keys where project_id = ${projectId}`;
    await sql`insert into access.project_wipes (project_id, account_id) values (${projectId}, ${accountId})`;
  });
}

export interface Usage {
  readonly add: number;
  readonly search: number;
}

/** What an account has used, read from both tables, which have to agree. */
export async function readUsage(database: Database, accountId: string): Promise<Usage> {
  const byPeriod = await sumUsage(database, accountId, 'usage_by_period');
  const byDay = await sumUsage(database, accountId, 'usage_by_day');
  if (byPeriod.add !== byDay.add || byPeriod.search !== byDay.search)
    throw new Error(`By period ${JSON.stringify(byPeriod)}, and by day ${JSON.stringify(byDay)}.`);
  return byPeriod;
}

async function sumUsage(
  database: Database,
  accountId: string,
  table: 'usage_by_period' | 'usage_by_day',
): Promise<Usage> {
  const rows = await database.use(
    (sql) => sql<{ operation: 'add' | 'search'; requests: number }[]>`
      select operation, sum(requests)::bigint as requests from ${sql(`access.${table}`)}
      where account_id = ${accountId} group by operation`,
  );
  return { add: 0, search: 0, ...Object.fromEntries(rows.map((row) => [row.operation, row.requests])) };
}
