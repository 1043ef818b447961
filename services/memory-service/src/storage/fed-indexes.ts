import type { Database } from '@persistent-memory/service-kit';
import { holdBackWrites } from './project-lock.js';
import { leastVectorShare } from './vector-share.js';

/** An index beside Postgres that the outbox feeds. */
export interface FedIndex {
  readonly name: string;
  /** The model of the vectors that go into it. */
  readonly embeddingModel: string;
}

/** Entries of forgotten indexes that are removed at a time. */
const batchSize = 10_000;
/**
 * An index that nobody used for so long is forgotten. To be used again it has to be built anew: deletions of the
 * meantime were not noted for it.
 */
const forgottenAfterHours = 24;

/**
 * Says that the index is in use.
 * @returns whether all that the index may lack is noted as owed to it; if not, it has to be emptied and then owed
 *   everything (`oweEverything`)
 */
export async function noteUseOfIndex(database: Database, index: FedIndex): Promise<boolean> {
  const rows = await database.use(
    async (sql) => sql<{ is_complete: boolean }[]>`
      update memory.fed_indexes set seen_at = now() where name = ${index.name} returning enumerated_at is not null as is_complete`,
  );
  return rows[0]?.is_complete === true;
}

/**
 * From now on every write notes what the index is owed. Waits for the writes under way, which do not know of the index
 * yet: they are committed before `oweEverything` reads which memories there are.
 * @throws ApiError overloaded when they take too long
 */
export async function registerIndex(database: Database, index: FedIndex): Promise<void> {
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
 * How many points the index has at least if it lost none: as many as there are memories with a vector of its model,
 * less what it is owed. Memories of deleted projects are not counted, as they leave Postgres and the index at different
 * times. While there are vectors of several models, those of the index's own are counted in a sample.
 */
export async function countExpectedPoints(database: Database, index: FedIndex): Promise<number> {
  const [row] = await database.use(
    async (sql) => sql<{ memories: number; owed: number; has_other_models: boolean }[]>`
      select
        (select coalesce(sum(project.memory_count), 0) from memory.projects project
          where not exists (select 1 from access.project_wipes wipe where wipe.project_id = project.project_id)
        )::float8 as memories,
        (select count(*) from memory.vector_outbox where index_name = ${index.name})::float8 as owed,
        exists (select 1 from memory.embedding_models where name <> ${index.embeddingModel}) as has_other_models`,
  );
  if (row === undefined) return 0;
  const { memories, owed, has_other_models } = row;
  const share = has_other_models ? await leastVectorShare(database, index.embeddingModel, memories) : 1;
  return memories * share - owed;
}

/**
 * Names of the indexes that nobody said to use for long. After an outage of the database that may be all of them, for a
 * minute.
 */
export async function selectUnusedIndexes(database: Database): Promise<readonly string[]> {
  const rows = await database.use(
    (sql) => sql<{ name: string }[]>`
      select name from memory.fed_indexes where seen_at < now() - ${forgottenAfterHours} * interval '1 hour'`,
  );
  return rows.map(({ name }) => name);
}

/** Forgets those of the indexes that are unused still, with what they were owed. */
export async function forgetUnusedIndexes(database: Database, names: readonly string[]): Promise<void> {
  await database.use(async (sql) => {
    await sql`
      delete from memory.fed_indexes
      where name = any(${names}::text[]) and seen_at < now() - ${forgottenAfterHours} * interval '1 hour'`;
    await sql`
      delete from memory.vector_outbox where (project_id, index_name, memory_id) in (
        select project_id, index_name, memory_id from memory.vector_outbox
        where index_name not in (select name from memory.fed_indexes) limit ${batchSize})`;
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
