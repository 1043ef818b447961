import type { Database } from '@persistent-memory/service-kit';
import type { ExportedMemory } from './exported-memory.js';
import { beginning, type MemoryPlace } from './memory-place.js';

const pageSize = 1_000;

/**
 * Memories of one project or of all, ordered by project and id, beginning after a place. Each page is read at a moment
 * of its own: a memory that is written meanwhile is in the export or not, but never half of it.
 */
export async function* exportMemories(
  database: Database,
  projectId: string | null,
  after: MemoryPlace | null = null,
): AsyncGenerator<readonly ExportedMemory[]> {
  let last = after ?? beginning;
  for (;;) {
    const rows = await readPage(database, projectId, last);
    const end = rows.at(-1);
    if (end === undefined) return;
    last = { projectId: end.project_id, id: end.id };
    yield rows;
  }
}

async function readPage(
  database: Database,
  projectId: string | null,
  after: MemoryPlace,
): Promise<readonly ExportedMemory[]> {
  type Row = Omit<ExportedMemory, 'created_at' | 'updated_at'> & { created_at: Date; updated_at: Date };
  const rows = await database.use((sql) => {
    const ofProject = projectId === null ? sql`` : sql`and project_id = ${projectId}`;
    return sql<Row[]>`
      select 2 as version, project_id, id, memory, encode(content_hash, 'base64') as content_hash, tsv::text as tsv, field_lengths,
        translate(encode(embedding, 'base64'), E'\n', '') as embedding, embedding_model, session_id, session_timestamp,
        is_timestamp_omitted, source_index, role, speaker, event_start::text, event_end::text, is_correction, created_at, updated_at
      from memory.memories where (project_id, id) > (${after.projectId}, ${after.id}::uuid) ${ofProject}
      order by project_id, id limit ${pageSize}`;
  });
  return rows.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }));
}

/** Memories of one project or of all. */
export async function countMemoriesToExport(database: Database, projectId: string | null): Promise<number> {
  const [row] = await database.use((sql) => {
    const ofProject = projectId === null ? sql`` : sql`where project_id = ${projectId}`;
    return sql<
      { count: number }[]
    >`select coalesce(sum(memory_count), 0)::bigint as count from memory.projects ${ofProject}`;
  });
  return row?.count ?? 0;
}

/**
 * Whether an export of one project, or of all, begins with the memory at a place; also where that one was deleted
 * meanwhile, if the other is here.
 */
export async function beginsWith(
  database: Database,
  projectId: string | null,
  first: MemoryPlace,
  other: MemoryPlace,
): Promise<boolean> {
  const [row] = await database.use((sql) => {
    const ofProject = projectId === null ? sql`` : sql`and project_id = ${projectId}`;
    return sql<{ readonly begins: boolean }[]>`
      select not exists (
          select 1 from memory.memories where (project_id, id) < (${first.projectId}, ${first.id}::uuid) ${ofProject})
        and exists (
          select 1 from memory.memories
          where (project_id, id) in ((${first.projectId}, ${first.id}::uuid), (${other.projectId}, ${other.id}::uuid))) as begins`;
  });
  return row?.begins === true;
}
