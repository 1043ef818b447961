import type { Database } from '@persistent-memory/service-kit';

/**
 * Writes when keys were last used: forward only, whatever order replicas write in, never later than the database's own
 * time, which is one for all of them, and only for keys that still exist. That time is asked for when a row is written:
 * a statement that waited for another replica's would hold what that one wrote for the future, if it compared with the
 * time at which it began.
 */
export async function recordKeyUses(database: Database, uses: ReadonlyMap<string, Date>): Promise<void> {
  const keyIds = [...uses.keys()];
  const instants = [...uses.values()].map((instant) => instant.toISOString());
  await database.use(
    async (sql) => sql`
      insert into access.api_key_uses as known (key_id, last_used_at)
      select use.key_id, least(use.last_used_at::timestamptz, clock_timestamp())
      from unnest(${keyIds}::text[], ${instants}::text[]) as use (key_id, last_used_at)
      join access.api_keys key on key.key_id = use.key_id
      order by use.key_id
      on conflict (key_id) do update set last_used_at = greatest(least(known.last_used_at, clock_timestamp()), excluded.last_used_at)`,
  );
}

const prunedAtOnce = 10_000;

/** Forgets when keys were used that are revoked by now. @returns how many went */
export async function pruneKeyUses(database: Database): Promise<number> {
  const { count } = await database.use(
    async (sql) => sql`
      delete from access.api_key_uses where key_id in (
        select key_id from access.api_key_uses used
        where not exists (select 1 from access.api_keys key where key.key_id = used.key_id)
        limit ${prunedAtOnce})`,
  );
  return count;
}
