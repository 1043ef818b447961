import type { Database } from '@persistent-memory/service-kit';
import { type FedIndex, registerIndex } from './fed-indexes.js';
import { beginning, type MemoryPlace, nilId } from './memory-place.js';
import { oweEntries } from './owe-memories.js';

/** Memories that are noted as owed in one transaction. */
const batchSize = 10_000;

/**
 * Notes every memory as owed to the index, in short transactions; the index is registered with it. Can be repeated, and
 * run by several at once.
 */
export async function oweEverything(database: Database, index: FedIndex): Promise<void> {
  await registerIndex(database, index);
  await oweAfter(database, index, beginning, null);
  await database.use((sql) => sql`update memory.fed_indexes set enumerated_at = now() where name = ${index.name}`);
}

/**
 * Notes every memory of one project as owed to the index, in short transactions, where others may have tried the same.
 */
export async function oweProjectAgain(database: Database, index: FedIndex, projectId: string): Promise<void> {
  await oweAfter(database, index, { projectId, id: nilId }, projectId);
}

/**
 * Notes memories, of any projects, as owed to the index.
 * @param unheardTries see `oweEntries`
 */
export async function owePlaces(
  database: Database,
  index: FedIndex,
  places: readonly MemoryPlace[],
  unheardTries: 0 | 1 = 0,
): Promise<void> {
  if (places.length === 0) return;
  await database.transaction((sql) => {
    const entries = sql`
      select project_id, ${index.name}, memory_id
      from unnest(${places.map(({ projectId }) => projectId)}::text[], ${places.map(({ id }) => id)}::uuid[])
        as place (project_id, memory_id)`;
    return oweEntries(sql, entries, unheardTries);
  });
}

/**
 * Notes as owed what an index named and Postgres no longer has, so that it is removed there. What is owed already stays
 * as it is, as whoever delivers it reads how it stands. An index that is not fed is owed nothing.
 * @returns how many were noted
 */
export async function oweStrays(
  database: Database,
  index: FedIndex,
  projectId: string,
  ids: readonly string[],
): Promise<number> {
  // In the order of their ids, or two that note the same ones could each wait for the other.
  const { count } = await database.use(
    (sql) => sql`
      insert into memory.vector_outbox (project_id, index_name, memory_id)
      select ${projectId}, fed.name, stray.id
      from memory.fed_indexes fed, unnest(${[...ids]}::uuid[]) as stray (id)
      where fed.name = ${index.name} and not exists (
        select 1 from memory.memories memory where memory.project_id = ${projectId} and memory.id = stray.id)
      order by stray.id
      on conflict do nothing`,
  );
  return count;
}

/** Notes the memories that follow a place, of one project or of all. */
async function oweAfter(
  database: Database,
  index: FedIndex,
  place: MemoryPlace,
  projectId: string | null,
): Promise<void> {
  for (let last: MemoryPlace | null = place; last !== null; ) last = await oweBatch(database, index, last, projectId);
}

/** Notes the next memories after a place. @returns the last of them, or null when there are none */
async function oweBatch(
  database: Database,
  index: FedIndex,
  after: MemoryPlace,
  projectId: string | null,
): Promise<MemoryPlace | null> {
  const [last] = await database.transaction(async (sql) => {
    const ofProject = projectId === null ? sql`` : sql`and project_id = ${projectId}`;
    const unheardTries = projectId === null ? 0 : 1;
    const next = sql`
      select project_id, ${index.name}, id from memory.memories
      where (project_id, id) > (${after.projectId}, ${after.id}::uuid) ${ofProject}
      order by project_id, id limit ${batchSize}`;
    return sql<{ project_id: string; memory_id: string }[]>`
      with noted as (${oweEntries(sql, next, unheardTries)} returning project_id, memory_id)
      select project_id, memory_id from noted order by project_id desc, memory_id desc limit 1`;
  });
  return last === undefined ? null : { projectId: last.project_id, id: last.memory_id };
}
