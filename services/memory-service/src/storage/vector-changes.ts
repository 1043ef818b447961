import type { Database } from '@persistent-memory/service-kit';
import { vectorOfBytes } from './vector-bytes.js';
import { vectorOfModel } from './vector-of-model.js';
import type { ReadingPlace, VectorChanges, VectorSource } from './vector-source.js';

/** Changes in one page, at least; a page ends with a whole change sequence. */
const pageSize = 5_000;

interface Row {
  readonly upto: number;
  readonly latest: number;
  readonly is_reset: boolean;
  readonly memory_count: number;
  readonly id: string | null;
  readonly embedding: Buffer | null;
}

/** What the exact index has not seen yet, read from Postgres in one statement and so as of one moment. */
export function createVectorSource(database: Database, embeddingModel: string): VectorSource {
  return {
    async changesSince(projectId, { changeSequence, beganAt }, signal) {
      const rows = await database.use(
        async (sql) => sql<Row[]>`
          -- Materialized: inlined, the end of the page would be looked for again with every row of it.
          with project as materialized (
            select change_sequence as latest, memory_count, is_reset,
              case when is_reset then 0 else ${changeSequence}::bigint end as since
            from memory.projects
            cross join lateral (select reset_sequence > greatest(${changeSequence}::bigint, ${beganAt}::bigint)) as reset (is_reset)
            where project_id = ${projectId}
          ), page as materialized (
            select latest, memory_count, is_reset, since, coalesce((
              select change_sequence from memory.memories
              where project_id = ${projectId} and change_sequence > since order by change_sequence offset ${pageSize} limit 1), latest) as upto
            from project
          )
          select page.upto, page.latest, page.is_reset, page.memory_count, change.id, change.embedding
          from page left join lateral (
            select memory.id, ${vectorOfModel(sql, embeddingModel)} from memory.memories memory
            where project_id = ${projectId} and change_sequence > page.since and change_sequence <= page.upto
            union all
            select memory_id, null from memory.deletions
            where project_id = ${projectId} and change_sequence > page.since and change_sequence <= page.upto
          ) as change (id, embedding) on true`,
        { signal, owner: projectId },
      );
      return toChanges(rows, { changeSequence, beganAt });
    },
  };
}

function toChanges(rows: readonly Row[], since: ReadingPlace): VectorChanges {
  const [first] = rows;
  // No row: the project was wiped, or nothing was ever added to it.
  if (first === undefined)
    return { place: since, reset: true, upserts: [], deletedIds: [], memoryCount: 0, hasMore: false };
  const { upto, latest, is_reset, memory_count: memoryCount } = first;
  const upserts: { id: string; vector: Int8Array }[] = [];
  const deletedIds: string[] = [];
  for (const { id, embedding } of rows) {
    if (id === null) continue;
    if (embedding === null) deletedIds.push(id);
    else upserts.push({ id, vector: vectorOfBytes(embedding) });
  }
  const beganAt = is_reset || since.changeSequence === 0 ? latest : since.beganAt;
  const place = { changeSequence: upto, beganAt };
  return { place, reset: is_reset, upserts, deletedIds, memoryCount, hasMore: upto < latest };
}
