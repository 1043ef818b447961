import { ApiError } from '@persistent-memory/auth';
import type { Database, Sql } from '@persistent-memory/service-kit';
import { requireModel } from './embedding-models.js';
import type { ExportedMemory } from './exported-memory.js';
import { keepFromEmptying } from './kept-memories.js';
import { oweMemories } from './owe-memories.js';
import { withInsertedSums } from './project-sums.js';
import { writeToProject } from './project-writers.js';

/**
 * Those of the memories that the project does not have yet, neither under their ids nor by their content; all of them
 * while a delete-all is under way.
 */
export async function withoutStored(
  database: Database,
  projectId: string,
  memories: readonly ExportedMemory[],
): Promise<readonly ExportedMemory[]> {
  const rows = await database.use(
    async (sql) => sql<{ id: string }[]>`
      select asked.id from unnest(${memories.map(({ id }) => id)}::uuid[], ${memories.map((memory) => memory.content_hash)}::text[])
        as asked (id, content_hash)
      -- What a delete-all that is under way found is about to go: whether it stays is for the import itself to say.
      where exists (select 1 from memory.projects where project_id = ${projectId} and emptying_at is not null)
        or not exists (select 1 from memory.memories stored where stored.project_id = ${projectId} and stored.id = asked.id)
        and not exists (select 1 from memory.memories stored
          where stored.project_id = ${projectId} and stored.content_hash = decode(asked.content_hash, 'base64'))`,
  );
  const absent = new Set(rows.map(({ id }) => id));
  return memories.filter(({ id }) => absent.has(id));
}

/**
 * Stores memories with their ids and dates, all or none, as a write like any other; one that is there already stays as
 * it is. Counts no usage.
 * @returns how many were new
 * @throws Error when the project was deleted; ChangedModelError
 */
export async function importMemories(
  database: Database,
  projectId: string,
  memories: readonly ExportedMemory[],
): Promise<number> {
  const write = writeToProject({ database, projectId }, async (sql, project) => {
    for (const { embedding_model } of memories) requireModel(project, embedding_model);
    const ids = await insertMissing(sql, projectId, project.changeSequence + 1, memories);
    await oweMemories(sql, project, ids);
    if (project.isEmptying) await keepFromEmptying(sql, project, await idsOfStored(sql, projectId, memories));
    return ids.length;
  });
  return write.catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== 'invalid_credentials') throw error;
    throw new Error(`Project ${projectId} was deleted; nothing can be imported into it.`);
  });
}

/** Those that the project has of these memories, by id or by content. */
async function idsOfStored(sql: Sql, projectId: string, memories: readonly ExportedMemory[]): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select stored.id from unnest(${memories.map(({ id }) => id)}::uuid[], ${memories.map((memory) => memory.content_hash)}::text[])
      as asked (id, content_hash)
    join memory.memories stored on stored.project_id = ${projectId}
      and (stored.id = asked.id or stored.content_hash = decode(asked.content_hash, 'base64'))`;
  return rows.map(({ id }) => id);
}

/**
 * Which of the memories has a value that no column takes, such as a day that no month has or text with a NUL; null when
 * each could be stored.
 * For after a batch that Postgres refused: it says what is wrong, and never of which row.
 */
export async function findUnstorable(
  database: Database,
  projectId: string,
  memories: readonly ExportedMemory[],
): Promise<number | null> {
  for (const [index, memory] of memories.entries()) {
    try {
      await database.use(
        (sql) => sql`select count(item::text || ${projectId}) from (${importedColumns(sql, [memory])}) as item`,
      );
    } catch (error) {
      if (error instanceof ApiError) throw error;
      return index;
    }
  }
  return null;
}

/** The memories as rows of a statement, each value as the type of its column. */
function importedColumns(sql: Sql, memories: readonly ExportedMemory[]) {
  const items = memories.map((memory) => ({ ...memory, field_lengths: [...memory.field_lengths] }));
  return sql`
    select id, memory, decode(content_hash, 'base64') as content_hash, tsv::tsvector as tsv, field_lengths,
      decode(embedding, 'base64') as embedding, embedding_model, session_id, session_timestamp,
      coalesce(is_timestamp_omitted, false) as is_timestamp_omitted, source_index, role, speaker, event_start, event_end, is_correction,
      created_at, updated_at
    from jsonb_to_recordset(${sql.json(items)})
      as item (id uuid, memory text, content_hash text, tsv text, field_lengths integer[], embedding text, embedding_model text, session_id uuid,
        session_timestamp text, is_timestamp_omitted boolean, source_index integer, role text, speaker text, event_start date, event_end date,
        is_correction boolean, created_at timestamptz, updated_at timestamptz)`;
}

async function insertMissing(
  sql: Sql,
  projectId: string,
  changeSequence: number,
  memories: readonly ExportedMemory[],
): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    with inserted as (
      insert into memory.memories (project_id, change_sequence, id, memory, content_hash, tsv, field_lengths, embedding, embedding_model,
        session_id, session_timestamp, is_timestamp_omitted, source_index, role, speaker, event_start, event_end, is_correction,
        created_at, updated_at)
      select ${projectId}, ${changeSequence}, item.* from (${importedColumns(sql, memories)}) as item
      on conflict do nothing
      returning id, field_lengths, speaker
    ), ${withInsertedSums(sql, projectId, changeSequence)}
    select id from inserted`;
  return rows.map(({ id }) => id);
}
