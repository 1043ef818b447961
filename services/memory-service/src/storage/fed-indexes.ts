import type { Database } from '@persistent-memory/service-kit';
import { BEFORE_FIRST_ID } from './memory-place.js';
import { holdBackWrites } from './project-lock.js';

/** An index beside Postgres that the outbox feeds. */
export interface FedIndexName {
  readonly name: string;
  /** The model of the vectors that go into it. */
  readonly embeddingModel: string;
}

/** Memories that are noted as owed in one transaction. */
const BATCH_SIZE = 10_000;
/** An index that nobody used for so long is forgotten. To be used again it has to be built anew: deletions of the meantime were not noted for it. */
const FORGOTTEN_AFTER_HOURS = 24;

/**
 * Says that the index is in use.
 * @returns whether all that the index may lack is noted as owed to it; if not, it has to be emptied and then owed everything (`oweEverything`)
 */
export async function noteUseOfIndex(database: Database, index: FedIndexName): Promise<boolean> {
  const rows = await database.use(
    async (sql) => sql<{ is_complete: boolean }[]>`
      update memory.fed_indexes set seen_at = now() where name = ${index.name} returning enumerated_at is not null as is_complete`,
  );
  return rows[0]?.is_complete === true;
}

/**
 * From now on every write notes what the index is owed. Waits for the writes under way, which do not know of the index yet: they are
 * committed before `oweEverything` reads which memories there are.
 * @throws ApiError overloaded when they take too long
 */
export async function registerIndex(database: Database, index: FedIndexName): Promise<void> {
  await database.transaction(async (sql) => {
    const known = await sql`select 1 from memory.fed_indexes where name = ${index.name}`;
    if (known.length > 0) return;
    await holdBackWrites(sql);
    await sql`
      insert into memory.fed_indexes (name, embedding_model) values (${index.name}, ${index.embeddingModel})
      on conflict (name) do nothing`;
  });
}

/**
 * Notes every memory as owed to the index, in short transactions; the index is registered with it. Can be repeated, and run by several at once.
 * @param onProgress told how many memories were noted so far
 */
export async function oweEverything(
  database: Database,
  index: FedIndexName,
  onProgress: (noted: number) => void = () => {},
): Promise<void> {
  await registerIndex(database, index);
  await oweAfter(database, index, { project_id: '', memory_id: BEFORE_FIRST_ID }, null, onProgress);
  await database.use((sql) => sql`update memory.fed_indexes set enumerated_at = now() where name = ${index.name}`);
}

/** Notes every memory of one project as owed to the index, in short transactions. */
export async function oweAllOf(database: Database, index: FedIndexName, projectId: string): Promise<void> {
  await oweAfter(database, index, { project_id: projectId, memory_id: BEFORE_FIRST_ID }, projectId);
}

/** Notes the memories that follow a place, of one project or of all. */
async function oweAfter(
  database: Database,
  index: FedIndexName,
  place: Place,
  projectId: string | null,
  onProgress: (noted: number) => void = () => {},
): Promise<void> {
  let noted = 0;
  let last = place;
  for (;;) {
    const batch = await oweBatch(database, index.name, last, projectId);
    if (batch === null) return;
    last = batch;
    noted += batch.count;
    onProgress(noted);
  }
}

/** A memory, in the order of the primary key. */
interface Place {
  readonly project_id: string;
  readonly memory_id: string;
}

/** Notes the next memories after a place. @returns the last of them, or null when there are none */
async function oweBatch(
  database: Database,
  indexName: string,
  after: Place,
  projectId: string | null,
): Promise<(Place & { readonly count: number }) | null> {
  const [last] = await database.transaction(
    async (sql) => sql<(Place & { readonly count: number })[]>`
      with noted as (
        insert into memory.vector_outbox (project_id, index_name, memory_id)
        select project_id, ${indexName}, id from memory.memories
        where (project_id, id) > (${after.project_id}, ${after.memory_id}::uuid) ${
          projectId === null ? sql`` : sql`and project_id = ${projectId}`
        }
        order by project_id, id limit ${BATCH_SIZE}
        on conflict (project_id, index_name, memory_id) do update set version = excluded.version
        returning project_id, memory_id
      )
      select project_id, memory_id, (count(*) over ())::int as count from noted order by project_id desc, memory_id desc limit 1`,
  );
  return last ?? null;
}

/**
 * How many points the index has at least if it lost none: as many as there are memories, less what it is owed. Memories of deleted projects
 * are not counted, as they leave Postgres and the index at different times.
 * @returns null while the memories are of several embedding models
 */
export async function countExpectedPoints(database: Database, index: FedIndexName): Promise<number | null> {
  const [row] = await database.use(
    async (sql) => sql<{ points: number }[]>`
      select (
        (select coalesce(sum(project.memory_count), 0) from memory.projects project
          where not exists (select 1 from access.project_wipes wipe where wipe.project_id = project.project_id))
        - (select count(*) from memory.vector_outbox where index_name = ${index.name})
      )::float8 as points
      where not exists (select 1 from memory.embedding_models where name <> ${index.embeddingModel})`,
  );
  return row?.points ?? null;
}

/** Names of the indexes that nobody said to use for long. After an outage of the database that may be all of them, for a minute. */
export async function selectUnusedIndexes(database: Database): Promise<readonly string[]> {
  const rows = await database.use(
    (sql) => sql<{ name: string }[]>`
      select name from memory.fed_indexes where seen_at < now() - ${FORGOTTEN_AFTER_HOURS} * interval '1 hour'`,
  );
  return rows.map(({ name }) => name);
}

/** Forgets those of the indexes that are unused still, with what they were owed. */
export async function forgetUnusedIndexes(database: Database, names: readonly string[]): Promise<void> {
  await database.use(async (sql) => {
    await sql`
      delete from memory.fed_indexes
      where name = any(${names}::text[]) and seen_at < now() - ${FORGOTTEN_AFTER_HOURS} * interval '1 hour'`;
    await sql`
      delete from memory.vector_outbox where (project_id, index_name, memory_id) in (
        select project_id, index_name, memory_id from memory.vector_outbox
        where index_name not in (select name from memory.fed_indexes) limit ${BATCH_SIZE})`;
  });
}

/**
 * Lets an index take the place of another: what is owed under the name `from` is from now on owed under the name `to`. It waits for the
 * writes under way, and new writes wait for it, so that nothing owed is lost. Can be repeated.
 * @param switchOver makes the index take the place, while nobody writes; where it fails, nothing is handed over
 */
export async function handOverIndex(
  database: Database,
  from: string,
  to: FedIndexName,
  switchOver: () => Promise<void> = async () => {},
): Promise<void> {
  await database.transaction(async (sql) => {
    await holdBackWrites(sql);
    await sql`
      insert into memory.fed_indexes as known (name, embedding_model, enumerated_at) values (${to.name}, ${to.embeddingModel}, now())
      on conflict (name) do update set enumerated_at = coalesce(known.enumerated_at, now())`;
    await sql`
      insert into memory.vector_outbox (project_id, index_name, memory_id)
      select project_id, ${to.name}, memory_id from memory.vector_outbox where index_name = ${from}
      on conflict (project_id, index_name, memory_id) do update set version = excluded.version`;
    await switchOver();
    await sql`delete from memory.vector_outbox where index_name = ${from}`;
    await sql`delete from memory.fed_indexes where name = ${from}`;
  });
}

/** Whether the database feeds an index at all. */
export async function isAnyFed(database: Database): Promise<boolean> {
  const rows = await database.use((sql) => sql`select 1 from memory.fed_indexes limit 1`);
  return rows.length > 0;
}

/** Whether an index of this name is fed. */
export async function isFed(database: Database, name: string): Promise<boolean> {
  const rows = await database.use((sql) => sql`select 1 from memory.fed_indexes where name = ${name}`);
  return rows.length > 0;
}

/** Names of the indexes that hold vectors of other models than this one. */
export async function indexesOfOtherModels(database: Database, embeddingModel: string): Promise<readonly string[]> {
  const rows = await database.use(
    (sql) => sql<{ name: string }[]>`
      select name from memory.fed_indexes where embedding_model <> ${embeddingModel} order by name`,
  );
  return rows.map(({ name }) => name);
}

/** Notes memories, of any projects, as owed to one index. */
export async function oweFound(
  database: Database,
  index: FedIndexName,
  memories: readonly { readonly projectId: string; readonly id: string }[],
): Promise<void> {
  if (memories.length === 0) return;
  await database.transaction(
    (sql) => sql`
      insert into memory.vector_outbox (project_id, index_name, memory_id)
      select project_id, ${index.name}, memory_id
      from unnest(${memories.map(({ projectId }) => projectId)}::text[], ${memories.map(({ id }) => id)}::uuid[])
        as found (project_id, memory_id)
      on conflict (project_id, index_name, memory_id) do update set version = excluded.version`,
  );
}
