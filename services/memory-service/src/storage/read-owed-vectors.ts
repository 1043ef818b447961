import type { Database } from '@persistent-memory/service-kit';
import type { FedIndex } from './fed-indexes.js';
import { vectorOfBytes } from './vector-bytes.js';
import { vectorOfModel } from './vector-of-model.js';

/** What an index does not know of a project. */
export interface OwedOfProject {
  /** Memories of which the index has no vector or an old one, the most recently owed first; at most the limit. */
  readonly ids: readonly string[];
  /** Those of them that have a vector of the index's model in Postgres. */
  readonly vectors: readonly { readonly id: string; readonly vector: Int8Array }[];
  /** More is owed than the limit. */
  readonly isMore: boolean;
}

export async function readOwedVectors(
  database: Database,
  index: FedIndex,
  projectId: string,
  limit: number,
  signal?: AbortSignal,
): Promise<OwedOfProject> {
  const rows = await database.use(
    async (sql) => sql<{ id: string; embedding: Buffer | null }[]>`
      select owed.memory_id as id, ${vectorOfModel(sql, index.embeddingModel)} as embedding
      from (
        select memory_id from memory.vector_outbox where project_id = ${projectId} and index_name = ${index.name}
        order by last_owed_at desc limit ${limit + 1}
      ) as owed
      left join memory.memories memory on memory.project_id = ${projectId} and memory.id = owed.memory_id`,
    { signal, owner: projectId },
  );
  const within = rows.slice(0, limit);
  return {
    ids: within.map(({ id }) => id),
    vectors: within.flatMap(({ id, embedding }) =>
      embedding === null ? [] : { id, vector: vectorOfBytes(embedding) },
    ),
    isMore: rows.length > limit,
  };
}

/** Memories of a project, to tell whether they can be searched in process. */
export async function countMemories(database: Database, projectId: string): Promise<number> {
  const [row] = await database.use(
    async (sql) => sql<{ memory_count: number }[]>`
      select memory_count from memory.projects where project_id = ${projectId}`,
    { owner: projectId },
  );
  return row?.memory_count ?? 0;
}
