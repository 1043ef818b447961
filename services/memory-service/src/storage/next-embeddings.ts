import type { Database, Sql } from '@persistent-memory/service-kit';
import { oweEntries } from './owe-memories.js';
import { writeToProject } from './project-writers.js';
import { bytesOfVector } from './vector-bytes.js';

/** A memory that has no vector of a model yet. */
export interface UnembeddedMemory {
  readonly projectId: string;
  readonly id: string;
  readonly memory: string;
  readonly speaker: string | null;
  /** Of the text as it was read. */
  readonly changeSequence: number;
}

export interface NextEmbedding extends Pick<UnembeddedMemory, 'projectId' | 'id' | 'changeSequence'> {
  readonly embedding: Int8Array;
}

interface Row {
  readonly project_id: string;
  readonly id: string;
  readonly memory: string;
  readonly speaker: string | null;
  readonly change_sequence: number;
}

/** Whether a memory lacks a vector of the model, in its row as well as made ahead; for a statement in which `memory` is a row of memory.memories. */
function hasNoVectorOf(sql: Sql, model: string) {
  return sql`memory.embedding_model <> ${model} and not exists (
    select 1 from memory.next_embeddings next
    where next.project_id = memory.project_id and next.memory_id = memory.id and next.embedding_model = ${model}
      and next.change_sequence = memory.change_sequence)`;
}

/** Memories without a vector of the model, ordered by project and id, beginning after a place. */
export async function readUnembedded(
  database: Database,
  model: string,
  after: { readonly projectId: string; readonly id: string },
  limit: number,
): Promise<readonly UnembeddedMemory[]> {
  const rows = await database.use(
    async (sql) => sql<Row[]>`
      select project_id, id, memory, speaker, change_sequence from memory.memories memory
      where (project_id, id) > (${after.projectId}, ${after.id}::uuid) and ${hasNoVectorOf(sql, model)}
      order by project_id, id limit ${limit}`,
  );
  return rows.map((row) => ({
    projectId: row.project_id,
    id: row.id,
    memory: row.memory,
    speaker: row.speaker,
    changeSequence: row.change_sequence,
  }));
}

/** Stores vectors of the next model beside the present ones, and notes them as owed to its indexes. Leaves out memories that changed or were deleted since they were read. */
export async function storeNextEmbeddings(
  database: Database,
  model: string,
  embeddings: readonly NextEmbedding[],
): Promise<void> {
  const items = embeddings.map(({ projectId, id, changeSequence, embedding }) => ({
    project_id: projectId,
    id,
    change_sequence: changeSequence,
    embedding: bytesOfVector(embedding).toString('base64'),
  }));
  await database.transaction((sql) => {
    const entries = sql`
      select stored.project_id, fed.name, stored.memory_id
      from stored join memory.fed_indexes fed on fed.embedding_model = ${model}`;
    return sql`
      with current as (
        select memory.project_id, memory.id, memory.change_sequence, item.embedding
        from jsonb_to_recordset(${sql.json(items)}) as item (project_id text, id uuid, change_sequence bigint, embedding text)
        join memory.memories memory on memory.project_id = item.project_id and memory.id = item.id
          and memory.change_sequence = item.change_sequence
        for key share of memory
      ), stored as (
        insert into memory.next_embeddings (project_id, memory_id, embedding_model, change_sequence, embedding)
        select project_id, id, ${model}, change_sequence, decode(embedding, 'base64') from current
        on conflict (project_id, memory_id, embedding_model) do update
          set change_sequence = excluded.change_sequence, embedding = excluded.embedding
        returning project_id, memory_id
      )
      ${oweEntries(sql, entries)}`;
  });
}

/** Projects with vectors that `switchEmbeddings` has still to put in place, without those that are being wiped. */
export async function projectsToSwitch(database: Database, model: string, limit: number): Promise<readonly string[]> {
  const rows = await database.use(
    async (sql) => sql<{ project_id: string }[]>`
      select distinct next.project_id from memory.next_embeddings next
      join memory.memories memory on memory.project_id = next.project_id and memory.id = next.memory_id
        and memory.change_sequence = next.change_sequence
      where next.embedding_model = ${model}
        and not exists (select 1 from access.project_wipes wipe where wipe.project_id = next.project_id)
      order by next.project_id limit ${limit}`,
  );
  return rows.map((row) => row.project_id);
}

/**
 * Replaces vectors of a project's memories by those that were made ahead, as a write that indexes see.
 * @returns how many were replaced; 0 when none is left
 */
export async function switchEmbeddings(
  database: Database,
  model: string,
  projectId: string,
  limit: number,
): Promise<number> {
  return writeToProject({ database, projectId }, async (sql, project) => {
    const changeSequence = project.changeSequence + 1;
    const moved = await sql`
      with chosen as (
        select next.memory_id, next.embedding from memory.next_embeddings next
        join memory.memories memory on memory.project_id = next.project_id and memory.id = next.memory_id
          and memory.change_sequence = next.change_sequence
        where next.project_id = ${projectId} and next.embedding_model = ${model} limit ${limit}
      ), done as (
        delete from memory.next_embeddings next using chosen
        where next.project_id = ${projectId} and next.embedding_model = ${model} and next.memory_id = chosen.memory_id
      )
      update memory.memories memory set embedding = chosen.embedding, embedding_model = ${model}, change_sequence = ${changeSequence}
      from chosen where memory.project_id = ${projectId} and memory.id = chosen.memory_id`;
    if (moved.count > 0) {
      await sql`update memory.projects set change_sequence = ${changeSequence} where project_id = ${projectId}`;
    }
    return moved.count;
  });
}

/** How many memories have no vector of the model: the work that is left, for showing progress. */
export async function countUnembedded(database: Database, model: string): Promise<number> {
  const [row] = await database.use(
    async (sql) => sql<{ count: number }[]>`
      select count(*)::int as count from memory.memories memory where ${hasNoVectorOf(sql, model)}`,
  );
  return row?.count ?? 0;
}

/** Removes what is left of a change of models: vectors of texts that changed, and of projects that are being wiped. */
export async function forgetNextEmbeddings(database: Database): Promise<void> {
  await database.use((sql) => sql`delete from memory.next_embeddings`);
}
