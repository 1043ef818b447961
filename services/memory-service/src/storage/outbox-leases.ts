import type { Database, Sql } from '@persistent-memory/service-kit';
import type { FedIndex } from './fed-indexes.js';
import { wholeProject } from './owe-memories.js';
import { vectorOfBytes } from './vector-bytes.js';
import { vectorOfModel } from './vector-of-model.js';

/**
 * How long an entry that was taken is its taker's: nobody else takes it before, so that two deliveries of one memory
 * don't overlap.
 */
export const leaseSeconds = 30;
const longestPauseSeconds = 30;
/**
 * How long after a delivery the index may still carry out an earlier try of it that nobody heard the end of: such an
 * entry stays owed for this long, and is delivered once more then.
 */
const lateSeconds = 60;

/** Something that is owed, taken for delivery. */
export interface OwedEntry {
  readonly projectId: string;
  /** `wholeProject`: all that the index holds of the project has to go. */
  readonly memoryId: string;
  readonly version: string;
  /**
   * When the entry may be taken again, as Postgres writes it, to the microsecond. No other taking of the entry has the
   * same.
   */
  readonly leaseEnd: string;
}

/** How a memory stands in Postgres: its vector, or null when it is gone or has none of the index's model. */
export interface OwedVector extends OwedEntry {
  readonly vector: Int8Array | null;
}

interface KeyRow {
  readonly project_id: string;
  readonly memory_id: string;
}

interface EntryRow extends KeyRow {
  readonly version: string;
  readonly lease_end: string;
}

/**
 * Takes what is due, oldest first, of one project or of all. Where the removal of a whole project is owed, its other
 * entries wait for that.
 */
export async function takeOwed(
  database: Database,
  index: FedIndex,
  limit: number,
  projectId: string | null = null,
): Promise<readonly OwedVector[]> {
  return database.use(async (sql) => {
    const ofProject = projectId === null ? sql`` : sql`and entry.project_id = ${projectId}`;
    // By place, since a join by key is planned by statistics, which say nothing of entries that became due just now: it
    // read 100,000 of them for each that was taken. One that was written to in the meantime is taken the next time.
    const rows = await sql<EntryRow[]>`
      update memory.vector_outbox entry
      set due_at = clock_timestamp() + ${leaseSeconds} * interval '1 second', attempts = attempts + 1 + (
        -- It may go to an index that is on the point of being replaced: like a try before this one, of unknown end.
        select count(*)::int from memory.fed_indexes
        where name = ${index.name} and switching_until > clock_timestamp())
      where ctid = any (array(
        select entry.ctid from memory.vector_outbox entry
        where entry.index_name = ${index.name} and entry.due_at <= clock_timestamp() ${ofProject}
          and (entry.memory_id = ${wholeProject} or not exists (
            select 1 from memory.vector_outbox whole
            where whole.project_id = entry.project_id and whole.index_name = ${index.name}
              and whole.memory_id = ${sql.unsafe(`'${wholeProject}'`)}))
        order by entry.due_at limit ${limit} for update skip locked))
      returning entry.project_id, entry.memory_id, entry.version, entry.due_at::text as lease_end`;
    if (rows.length === 0) return [];
    // A statement of its own: it sees every write that led to the versions just taken.
    const vectors = await sql<{ project_id: string; id: string; embedding: Buffer | null }[]>`
      select memory.project_id, memory.id, ${vectorOfModel(sql, index.embeddingModel)} as embedding
      from unnest(${rows.map((row) => row.project_id)}::text[], ${rows.map((row) => row.memory_id)}::uuid[]) as asked (project_id, id)
      join memory.memories memory on memory.project_id = asked.project_id and memory.id = asked.id`;
    const byMemory = new Map(vectors.map((row) => [`${row.project_id}\n${row.id}`, row.embedding]));
    return rows.map((row) => {
      const embedding = byMemory.get(`${row.project_id}\n${row.memory_id}`) ?? null;
      return { ...toEntry(row), vector: embedding === null ? null : vectorOfBytes(embedding) };
    });
  });
}

/**
 * Removes the entries that were delivered at the first try. What nobody heard the end of an earlier try of, because it
 * failed or its taker died, is delivered once more after a while: the index may carry that try out late, over what was
 * delivered now. An entry whose memory was written to in the meantime stays as well, and is due at once.
 * @returns the entries that are not this taker's any more, as its lease was over (see `oweOvertaken`)
 */
export async function settleOwed(
  database: Database,
  index: FedIndex,
  delivered: readonly OwedEntry[],
): Promise<readonly OwedEntry[]> {
  if (delivered.length === 0) return [];
  return database.transaction(async (sql) => {
    const settled = await sql<KeyRow[]>`
      delete from memory.vector_outbox entry using ${taken(sql, delivered)}
      where ${isStillTaken(sql, index)} and entry.version = taken.version and entry.attempts = 1
      returning entry.project_id, entry.memory_id`;
    if (settled.length === delivered.length) return [];
    // A statement of its own, as the one before does not see what was written while it waited.
    const kept = await sql<KeyRow[]>`
      update memory.vector_outbox entry set
        due_at = clock_timestamp()
          + case when entry.version = taken.version then ${lateSeconds} else 0 end * interval '1 second',
        attempts = case when entry.version = taken.version then 0 else least(entry.attempts - 1, 1) end
      from ${taken(sql, delivered)} where ${isStillTaken(sql, index)}
      returning entry.project_id, entry.memory_id`;
    return entriesWithout(delivered, [...settled, ...kept]);
  });
}

/**
 * After a failure: each entry is due again after a pause that doubles with its attempts and has a random part.
 * @returns the entries that are not this taker's any more, as its lease was over (see `oweOvertaken`)
 */
export async function postponeOwed(
  database: Database,
  index: FedIndex,
  failed: readonly OwedEntry[],
): Promise<readonly OwedEntry[]> {
  if (failed.length === 0) return [];
  const postponed = await database.transaction(
    async (sql) => sql<KeyRow[]>`
      update memory.vector_outbox entry
      set due_at = clock_timestamp() + least(${longestPauseSeconds}, 2 ^ least(attempts, 10) / 2) * (0.5 + random()) * interval '1 second'
      from ${taken(sql, failed)} where ${isStillTaken(sql, index)}
      returning entry.project_id, entry.memory_id`,
  );
  return entriesWithout(failed, postponed);
}

/** Gives back entries that were taken and not tried: due at once, without counting as an attempt. */
export async function releaseOwed(database: Database, index: FedIndex, untried: readonly OwedEntry[]): Promise<void> {
  if (untried.length === 0) return;
  await database.transaction(
    (sql) => sql`
      update memory.vector_outbox entry set due_at = clock_timestamp(), attempts = attempts - 1
      from ${taken(sql, untried)} where ${isStillTaken(sql, index)}`,
  );
}

/** What has not been delivered to an index yet; without what is only to be delivered once more. */
export interface OutboxBacklog {
  readonly entries: number;
  /** Age of the oldest, 0 when there is none. */
  readonly oldestSeconds: number;
}

/** @param maxCounted how many are looked at, those that are due first; all when it is not given */
export async function outboxBacklog(
  database: Database,
  indexName: string,
  maxCounted?: number,
): Promise<OutboxBacklog> {
  const [row] = await database.use(
    async (sql) => sql<{ entries: number; oldest_seconds: number }[]>`
      select count(*)::int as entries, coalesce(extract(epoch from clock_timestamp() - min(owed_since)), 0)::int as oldest_seconds
      from (
        select owed_since from memory.vector_outbox
        where index_name = ${indexName} and (attempts > 0 or due_at <= clock_timestamp())
        ${maxCounted === undefined ? sql`` : sql`order by due_at limit ${maxCounted}`}
      ) as owed`,
  );
  return { entries: row?.entries ?? 0, oldestSeconds: row?.oldest_seconds ?? 0 };
}

function toEntry(row: EntryRow): OwedEntry {
  return { projectId: row.project_id, memoryId: row.memory_id, version: row.version, leaseEnd: row.lease_end };
}

/** Entries as a table `taken`. The ends of leases travel as text: a `Date` has no microseconds. */
function taken(sql: Sql, entries: readonly OwedEntry[]) {
  const projectIds = entries.map((entry) => entry.projectId);
  const memoryIds = entries.map((entry) => entry.memoryId);
  const versions = entries.map((entry) => entry.version);
  const leaseEnds = entries.map((entry) => entry.leaseEnd);
  return sql`unnest(${projectIds}::text[], ${memoryIds}::uuid[], ${versions}::uuid[], ${leaseEnds}::text[])
    as taken (project_id, memory_id, version, lease_end)`;
}

/**
 * Joins `entry` with `taken`, without the entries that others took or postponed after the lease was over: those have
 * another `due_at`.
 */
function isStillTaken(sql: Sql, index: FedIndex) {
  return sql`entry.project_id = taken.project_id and entry.index_name = ${index.name} and entry.memory_id = taken.memory_id
    and entry.due_at = taken.lease_end::timestamptz`;
}

function entriesWithout(entries: readonly OwedEntry[], rows: readonly KeyRow[]): readonly OwedEntry[] {
  if (rows.length === entries.length) return [];
  const found = new Set(rows.map((row) => `${row.project_id}\n${row.memory_id}`));
  return entries.filter(({ projectId, memoryId }) => !found.has(`${projectId}\n${memoryId}`));
}
