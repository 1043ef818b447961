import type { Database, Sql } from '@persistent-memory/service-kit';
import { oweRemoval } from './owe-memories.js';

/** Memories removed in one transaction of a wipe: short enough that nobody waits for it. */
const batchSize = 5_000;

/** More are not counted: anybody may have them counted, by `/readyz`. */
const maxCounted = 10_001;

/** What is left of the wipe queue. */
export interface WipeBacklog {
  /** At most 10,001, which means more than 10,000. */
  readonly projects: number;
  /** Age of the oldest, 0 when there is none. */
  readonly oldestSeconds: number;
}

/** Requests that are taken over in one statement. */
const takenAtOnce = 10_000;
/**
 * A request bears the time at which its transaction began, and is seen when that ends. No transaction takes so long.
 */
const longestRequestMinutes = 60;

/**
 * Requested wipes that are neither completed nor among the pending ones yet, of those that may not have been seen.
 * Scalar selects: each is one look by its key, where a join might read all that were ever requested.
 */
function newRequests(sql: Sql, limit: number) {
  return sql`
    select wipe.project_id, wipe.requested_at from access.project_wipes wipe
    where wipe.requested_at >= (
        select seen_until - ${longestRequestMinutes} * interval '1 minute' from memory.wipe_requests_seen)
      and (select progress.completed_at from access.project_wipe_progress progress
        where progress.project_id = wipe.project_id) is null
      and (select true from memory.pending_wipes pending where pending.project_id = wipe.project_id) is null
    order by wipe.requested_at limit ${limit}`;
}

/** Takes requests that nobody has seen yet over among the pending wipes. */
export async function takeWipeRequests(database: Database): Promise<void> {
  await database.transaction(async (sql) => {
    const [found] = await sql<{ count: number }[]>`
      with fresh as (${newRequests(sql, takenAtOnce)}), taken as (
        insert into memory.pending_wipes (project_id, requested_at) select project_id, requested_at from fresh
        on conflict (project_id) do nothing)
      select count(*)::int as count from fresh`;
    // Where more may follow, the next run begins where this one did.
    if (found === undefined || found.count === takenAtOnce) return;
    await sql`update memory.wipe_requests_seen set seen_until = now() where seen_until < now() - interval '1 minute'`;
  });
}

export async function wipeBacklog(database: Database): Promise<WipeBacklog> {
  const [row] = await database.use(
    async (sql) => sql<{ projects: number; oldest_seconds: number }[]>`
      select count(*)::int as projects,
        coalesce(extract(epoch from now() - min(requested_at)), 0)::int as oldest_seconds
      from (
        (select project_id, requested_at from memory.pending_wipes order by requested_at limit ${maxCounted})
        union all (${newRequests(sql, maxCounted)})
        order by requested_at limit ${maxCounted}
      ) as pending`,
  );
  return { projects: row?.projects ?? 0, oldestSeconds: row?.oldest_seconds ?? 0 };
}

/**
 * Projects among the pending wipes, without those that have no memory left and only wait until a fed index has let go
 * of them. The wipe that was tried longest ago comes first, so that wipes which fail keep no other from its turn.
 */
export async function pendingWipes(database: Database, limit: number): Promise<readonly string[]> {
  const rows = await database.use(
    async (sql) => sql<{ project_id: string }[]>`
      select wipe.project_id from memory.pending_wipes wipe
      left join access.project_wipe_progress progress on progress.project_id = wipe.project_id
      where not exists (select 1 from memory.vector_outbox owed where owed.project_id = wipe.project_id)
        or exists (select 1 from memory.memories memory where memory.project_id = wipe.project_id)
      order by coalesce(progress.updated_at, wipe.requested_at), wipe.project_id limit ${limit}`,
  );
  return rows.map((row) => row.project_id);
}

/**
 * Removes a batch of a deleted project's memories.
 * It locks the project's row. Adds that were under way when the project was deleted hold that lock, so they end before;
 * later ones find the wipe and are refused. A process wipes one project at a time, so it needs no turn among the
 * project's writers.
 * @returns how many were removed, or null when another replica is wiping the project
 */
export async function wipeBatch(database: Database, projectId: string): Promise<number | null> {
  return database.transaction(async (sql) => {
    const [lock] = await sql<{ is_free: boolean }[]>`
      select pg_try_advisory_xact_lock(hashtextextended('wipe ' || ${projectId}, 0)) as is_free`;
    if (lock?.is_free !== true) return null;
    await sql`insert into memory.projects (project_id) values (${projectId}) on conflict (project_id) do nothing`;
    await sql`select 1 from memory.projects where project_id = ${projectId} for update`;
    const { count } = await sql`
      delete from memory.memories where project_id = ${projectId} and id in (
        select id from memory.memories where project_id = ${projectId} limit ${batchSize})`;
    if (count > 0) {
      const [fed] = await sql<{ names: string[] }[]>`select array(select name from memory.fed_indexes) as names`;
      await oweRemoval(sql, { projectId, fedIndexes: fed?.names ?? [] });
    }
    await sql`
      insert into access.project_wipe_progress as progress (project_id, wiped_memories) values (${projectId}, ${count})
      on conflict (project_id) do update set wiped_memories = progress.wiped_memories + excluded.wiped_memories, updated_at = now()`;
    return count;
  });
}

/**
 * After the last batch: removes what is left beside the project's memories, and notes that the wipe is completed. Does
 * nothing while something of the project is owed to an index: a later run completes the wipe.
 */
export async function completeWipe(database: Database, projectId: string): Promise<void> {
  await database.transaction(async (sql) => {
    const owed = await sql`select 1 from memory.vector_outbox where project_id = ${projectId} limit 1`;
    if (owed.length > 0) return;
    await sql`delete from memory.deletions where project_id = ${projectId}`;
    await sql`delete from memory.kept_memories where project_id = ${projectId}`;
    await sql`delete from memory.provider_spending where project_id = ${projectId}`;
    await sql`delete from memory.projects where project_id = ${projectId}`;
    await sql`
      update access.project_wipe_progress set completed_at = coalesce(completed_at, now()), updated_at = now()
      where project_id = ${projectId}`;
    await sql`delete from memory.pending_wipes where project_id = ${projectId}`;
  });
}
