import type { Database, Sql } from '@persistent-memory/service-kit';
import { beginning, type MemoryPlace } from './memory-place.js';
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

/**
 * Whether a memory lacks a vector of the model, in its row as well as made ahead; for a statement in which `memory` is
 * a row of memory.memories.
 */
function hasNoVectorOf(sql: Sql, model: string) {
  return sql`memory.embedding_model <> ${model} and not exists (
    select 1 from memory.next_embeddings next
    where next.project_id = memory.project_id and next.memory_id = memory.id and next.embedding_model = ${model}
      and next.change_sequence = memory.change_sequence)`;
}

/** Memories looked at in one statement, of whatever project. Where all of them lack a vector, their texts are 16 MB. */
const pageSize = 2_000;
/** Vectors that are removed in one statement. */
const batchSize = 10_000;

/** The memories that follow a place, up to another, which is the page's last; null: to the end. */
interface MemoryRange {
  readonly after: MemoryPlace;
  readonly upto: MemoryPlace | null;
}

/** All memories in pages, by their key: what is asked of a page costs the same however many memories there are. */
async function* pagesOfMemories(database: Database): AsyncGenerator<MemoryRange> {
  for (let after: MemoryPlace | null = beginning; after !== null; ) {
    const upto: MemoryPlace | null = await endOfPage(database, after);
    yield { after, upto };
    after = upto;
  }
}

async function endOfPage(database: Database, after: MemoryPlace): Promise<MemoryPlace | null> {
  const [last] = await database.use(
    async (sql) => sql<{ project_id: string; id: string }[]>`
      select project_id, id from memory.memories where (project_id, id) > (${after.projectId}, ${after.id}::uuid)
      order by project_id, id offset ${pageSize - 1} limit 1`,
  );
  return last === undefined ? null : { projectId: last.project_id, id: last.id };
}

/** Whether a memory is in the page; for a statement in which `memory` is a row of memory.memories. */
function isInPage(sql: Sql, { after, upto }: MemoryRange) {
  const end = upto === null ? sql`` : sql`and (memory.project_id, memory.id) <= (${upto.projectId}, ${upto.id}::uuid)`;
  return sql`(memory.project_id, memory.id) > (${after.projectId}, ${after.id}::uuid) ${end}`;
}

/**
 * Memories without a vector of the model, ordered by project and id, as they are found in page after page of all
 * memories, each read at a moment of its own. A page in which none lacks one is empty.
 */
export async function* unembeddedMemories(
  database: Database,
  model: string,
): AsyncGenerator<readonly UnembeddedMemory[]> {
  for await (const page of pagesOfMemories(database)) {
    const rows = await database.use(
      async (sql) => sql<Row[]>`
        select project_id, id, memory, speaker, change_sequence from memory.memories memory
        where ${isInPage(sql, page)} and ${hasNoVectorOf(sql, model)}
        order by project_id, id`,
    );
    yield rows.map(toUnembedded);
  }
}

function toUnembedded({ project_id, id, memory, speaker, change_sequence }: Row): UnembeddedMemory {
  return { projectId: project_id, id, memory, speaker, changeSequence: change_sequence };
}

/**
 * Stores vectors of the next model beside the present ones, and notes them as owed to its indexes. Leaves out memories
 * that changed or were deleted since they were read.
 */
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

/**
 * Projects with vectors that were made ahead, each looked for when it is asked for; those that are being wiped are left
 * out. `switchEmbeddings` may find that all of a project's are of texts that changed since.
 */
export async function* projectsToSwitch(database: Database, model: string): AsyncGenerator<string> {
  for (let last = ''; ; ) {
    // Nothing is joined: the first entry behind the last project is one look into the primary key.
    const [next] = await database.use(
      async (sql) => sql<{ project_id: string; is_wiped: boolean }[]>`
        select next.project_id,
          (select true from access.project_wipes wipe where wipe.project_id = next.project_id) is true as is_wiped
        from memory.next_embeddings next where next.project_id > ${last} and next.embedding_model = ${model}
        order by next.project_id limit 1`,
    );
    if (next === undefined) return;
    last = next.project_id;
    if (!next.is_wiped) yield last;
  }
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

/** How many memories have no vector of the model: the work that is left, for showing progress. Counted page by page. */
export async function countUnembedded(database: Database, model: string): Promise<number> {
  let total = 0;
  for await (const page of pagesOfMemories(database)) {
    const [row] = await database.use(
      async (sql) => sql<{ count: number }[]>`
        select count(*)::int as count from memory.memories memory
        where ${isInPage(sql, page)} and ${hasNoVectorOf(sql, model)}`,
    );
    total += row?.count ?? 0;
  }
  return total;
}

/** How many vectors of the model were made ahead, for showing progress: among them are those of texts that changed. */
export async function countNextEmbeddings(database: Database, model: string): Promise<number> {
  const [row] = await database.use(
    (sql) => sql<{ count: number }[]>`
      select count(*)::int as count from memory.next_embeddings where embedding_model = ${model}`,
  );
  return row?.count ?? 0;
}

/** Removes what is left of a change of models: vectors of texts that changed, and of projects that are being wiped. */
export async function forgetNextEmbeddings(database: Database): Promise<void> {
  for (let removed = batchSize; removed === batchSize; ) {
    const { count } = await database.use(
      (sql) => sql`
        delete from memory.next_embeddings where (project_id, memory_id, embedding_model) in (
          select project_id, memory_id, embedding_model from memory.next_embeddings limit ${batchSize})`,
    );
    removed = count;
  }
}
