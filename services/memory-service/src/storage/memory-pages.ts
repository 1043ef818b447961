import type { Database } from '@persistent-memory/service-kit';
import type { FedIndexName } from './fed-indexes.js';
import { vectorOfModel } from './vector-of-model.js';

/** Names a memory across projects. */
export interface MemoryPlace {
  readonly projectId: string;
  readonly id: string;
}

/** Every memory with a vector of the model, by project and id, in pages that are each as of their own moment. */
export async function* memoriesInOrder(
  database: Database,
  embeddingModel: string,
  pageSize: number,
): AsyncGenerator<readonly MemoryPlace[]> {
  let last: MemoryPlace = { projectId: '', id: '00000000-0000-0000-0000-000000000000' };
  for (;;) {
    const rows = await database.use(
      async (sql) => sql<{ project_id: string; id: string }[]>`
        select project_id, id from memory.memories memory
        where (project_id, id) > (${last.projectId}, ${last.id}::uuid) and ${vectorOfModel(sql, embeddingModel)} is not null
        order by project_id, id limit ${pageSize}`,
    );
    const page = rows.map((row) => ({ projectId: row.project_id, id: row.id }));
    const end = page.at(-1);
    if (end === undefined) return;
    last = end;
    yield page;
  }
}

/** Of the given places those that the index is owed nothing about, and whether a memory with a vector of its model is there. */
export async function findUnowed(
  database: Database,
  index: FedIndexName,
  places: readonly MemoryPlace[],
): Promise<readonly (MemoryPlace & { readonly isStored: boolean })[]> {
  if (places.length === 0) return [];
  const rows = await database.use(
    async (sql) => sql<{ project_id: string; id: string; is_stored: boolean }[]>`
      select asked.project_id, asked.id, ${vectorOfModel(sql, index.embeddingModel)} is not null as is_stored
      from unnest(${places.map(({ projectId }) => projectId)}::text[], ${places.map(({ id }) => id)}::uuid[]) as asked (project_id, id)
      left join memory.memories memory on memory.project_id = asked.project_id and memory.id = asked.id
      where not exists (
        select 1 from memory.vector_outbox owed
        where owed.project_id = asked.project_id and owed.index_name = ${index.name}
          and owed.memory_id in (asked.id, '00000000-0000-0000-0000-000000000000'))`,
  );
  return rows.map((row) => ({ projectId: row.project_id, id: row.id, isStored: row.is_stored }));
}
