import type { Database } from '@persistent-memory/service-kit';
import type { FedIndex } from './fed-indexes.js';
import { beginning, type MemoryPlace } from './memory-place.js';
import { wholeProject } from './owe-memories.js';
import { fingerprintOfModel } from './vector-fingerprint.js';
import { vectorOfModel } from './vector-of-model.js';

/** A memory and which vector it has of a model. */
export interface FingerprintedMemory extends MemoryPlace {
  /** See `fingerprintOf`; null when the memory is gone or has no vector of the model. */
  readonly fingerprint: string | null;
}

/** Every memory with a vector of the model, ordered by project and id. Each page is read at a moment of its own. */
export async function* memoriesInOrder(
  database: Database,
  embeddingModel: string,
  pageSize: number,
): AsyncGenerator<readonly FingerprintedMemory[]> {
  let last = beginning;
  for (;;) {
    const rows = await database.use(
      async (sql) => sql<FingerprintRow[]>`
        select project_id, id, ${fingerprintOfModel(sql, embeddingModel)} as fingerprint from memory.memories memory
        where (project_id, id) > (${last.projectId}, ${last.id}::uuid) and ${vectorOfModel(sql, embeddingModel)} is not null
        order by project_id, id limit ${pageSize}`,
    );
    const page = rows.map(toFingerprintedMemory);
    const end = page.at(-1);
    if (end === undefined) return;
    last = end;
    yield page;
  }
}

/**
 * Those of the places of which nothing is owed to the index, each with the fingerprint of the vector that Postgres has
 * now.
 */
export async function findUnowed(
  database: Database,
  index: FedIndex,
  places: readonly MemoryPlace[],
): Promise<readonly FingerprintedMemory[]> {
  if (places.length === 0) return [];
  const rows = await database.use(
    async (sql) => sql<FingerprintRow[]>`
      select asked.project_id, asked.id, ${fingerprintOfModel(sql, index.embeddingModel)} as fingerprint
      from unnest(${places.map(({ projectId }) => projectId)}::text[], ${places.map(({ id }) => id)}::uuid[]) as asked (project_id, id)
      left join memory.memories memory on memory.project_id = asked.project_id and memory.id = asked.id
      where not exists (
        select 1 from memory.vector_outbox owed
        where owed.project_id = asked.project_id and owed.index_name = ${index.name}
          and owed.memory_id in (asked.id, ${wholeProject}))`,
  );
  return rows.map(toFingerprintedMemory);
}

interface FingerprintRow {
  readonly project_id: string;
  readonly id: string;
  readonly fingerprint: string | null;
}

function toFingerprintedMemory({ project_id, id, fingerprint }: FingerprintRow): FingerprintedMemory {
  return { projectId: project_id, id, fingerprint };
}
