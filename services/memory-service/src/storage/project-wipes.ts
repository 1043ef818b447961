import type { Database } from '@persistent-memory/service-kit';
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

/**
 * This process has seen that all wipes requested before this instant are completed, and does not read them again. They stay in the table,
 * since writes look for them there, and would otherwise be read once a second for ever.
 */
const completedUntil = new WeakMap<Database, Date>();
/** A request bears the time at which its transaction began, and is seen when that ends. No transaction takes so long. */
const longestRequestMinutes = 60;
const beginningOfTime = new Date(0);

export async function wipeBacklog(database: Database): Promise<WipeBacklog> {
  const from = completedUntil.get(database) ?? beginningOfTime;
  const [row] = await database.use(
    async (sql) => sql<{ projects: number; oldest_seconds: number; settled: Date }[]>`
      select count(*)::int as projects, coalesce(extract(epoch from now() - min(pending.requested_at)), 0)::int as oldest_seconds,
        now() - ${longestRequestMinutes} * interval '1 minute' as settled
      from (
        select wipe.requested_at from access.project_wipes wipe
        where wipe.requested_at >= ${from} and not exists (select 1 from access.project_wipe_progress progress
          where progress.project_id = wipe.project_id and progress.completed_at is not null)
        order by wipe.requested_at limit ${maxCounted}
      ) as pending`,
  );
  if (row?.projects === 0) completedUntil.set(database, row.settled);
  return { projects: row?.projects ?? 0, oldestSeconds: row?.oldest_seconds ?? 0 };
}

/**
 * Projects whose wipe is not completed, without those that have no memory left and only wait until a fed index has let go of them. The wipe
 * that was tried longest ago comes first, so that wipes which fail keep no other from its turn.
 */
export async function pendingWipes(database: Database, limit: number): Promise<readonly string[]> {
  const from = completedUntil.get(database) ?? beginningOfTime;
  const rows = await database.use(
    async (sql) => sql<{ project_id: string }[]>`
      select wipe.project_id from access.project_wipes wipe
      left join access.project_wipe_progress progress on progress.project_id = wipe.project_id
      where wipe.requested_at >= ${from} and progress.completed_at is null
      and (not exists (select 1 from memory.vector_outbox owed where owed.project_id = wipe.project_id)
        or exists (select 1 from memory.memories memory where memory.project_id = wipe.project_id))
      order by coalesce(progress.updated_at, wipe.requested_at), wipe.project_id limit ${limit}`,
  );
  return rows.map((row) => row.project_id);
}

/**
 * Removes a batch of a deleted project's memories.
 * It locks the project's row. Adds that were under way when the project was deleted hold that lock, so they end before; later ones find the
 * wipe and are refused. A process wipes one project at a time, so it needs no turn among the project's writers.
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
 * After the last batch: removes what is left beside the project's memories, and notes that the wipe is completed. Does nothing while
 * something of the project is owed to an index: a later run completes the wipe.
 */
export async function completeWipe(database: Database, projectId: string): Promise<void> {
  await database.transaction(async (sql) => {
    const owed = await sql`select 1 from memory.vector_outbox where project_id = ${projectId} limit 1`;
    if (owed.length > 0) return;
    await sql`delete from memory.deletions where project_id = ${projectId}`;
    await sql`delete from memory.provider_spending where project_id = ${projectId}`;
    await sql`delete from memory.projects where project_id = ${projectId}`;
    await sql`
      update access.project_wipe_progress set completed_at = now(), updated_at = now() where project_id = ${projectId}`;
  });
}
