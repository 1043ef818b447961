import type { Database, Sql } from '@persistent-memory/service-kit';
import { countUsage, type UsageOwner } from './count-usage.js';
import { requireModel } from './embedding-models.js';
import { keepFromEmptying } from './kept-memories.js';
import { oweMemories } from './owe-memories.js';
import type { LockedProject } from './project-lock.js';
import { withInsertedSums } from './project-sums.js';
import { writeToProject } from './project-writers.js';
import { type MemoryRow, memoryColumns, type StoredMemory, toStoredMemory } from './stored-memory.js';
import { bytesOfVector } from './vector-bytes.js';

/** A memory that is ready to be stored. */
export interface NewMemory extends Omit<StoredMemory, 'createdAt' | 'updatedAt'> {
  readonly contentHash: Buffer;
  readonly tsvector: string;
  readonly fieldLengths: readonly number[];
  readonly embedding: Int8Array;
  /** The stored memory that says the same in other words; null when none does. */
  readonly sameAs: StoredTwin | null;
}

/**
 * A stored memory as it was read before the transaction. Until then its text may have changed, or it may have been
 * deleted.
 */
export type StoredTwin = Pick<StoredMemory, 'id' | 'memory'>;

export interface MemoryBatch {
  readonly sessionId: string;
  readonly embeddingModel: string;
  readonly memories: readonly NewMemory[];
}

/**
 * Stores the memories of one add, all or none: their rows, what indexes have to learn, and the usage, in one
 * transaction.
 * Where the project already has a memory of the same content, that one is returned, and nothing is inserted or counted;
 * so is the twin of a memory, if its text is still what it was.
 * @returns in the order given, each memory once
 * @throws ApiError subscription_required, quota_exhausted, invalid_credentials, overloaded; ChangedModelError
 */
export async function insertMemories(
  database: Database,
  owner: UsageOwner,
  batch: MemoryBatch,
  signal?: AbortSignal,
): Promise<readonly StoredMemory[]> {
  return writeToProject({ database, projectId: owner.projectId, signal }, async (sql, project) => {
    requireModel(project, batch.embeddingModel);
    const twins = await findTwins(sql, owner.projectId, batch.memories);
    const others = batch.memories.filter((memory) => !twins.has(memory.id));
    const rows =
      others.length === 0 ? [] : await insertOrFind(sql, owner.projectId, project, { ...batch, memories: others });
    const added = rows.filter((row) => row.is_new).map((row) => row.id);
    await oweMemories(sql, project, added);
    await keepFromEmptying(
      sql,
      project,
      [...twins.values(), ...rows].map((row) => row.id),
    );
    if (added.length > 0) await countUsage(sql, owner, 'add', added.length);
    return inOrderGiven(batch.memories, twins, rows);
  });
}

/**
 * The twins whose text is still what it was, by the id of the new memory. Makes no statement where no memory has a
 * twin.
 */
async function findTwins(
  sql: Sql,
  projectId: string,
  memories: readonly NewMemory[],
): Promise<ReadonlyMap<string, MemoryRow>> {
  const claims = memories.flatMap(({ id, contentHash, sameAs }) =>
    sameAs === null ? [] : [{ id, content_hash: contentHash.toString('base64'), twin: sameAs.id, said: sameAs.memory }],
  );
  if (claims.length === 0) return new Map();
  const rows = await sql<(MemoryRow & { readonly claim: string })[]>`
    select claim.id as claim, ${memoryColumns(sql)}
    from jsonb_to_recordset(${sql.json(claims)}) as claim (id uuid, content_hash text, twin uuid, said text)
    join memory.memories memory on memory.project_id = ${projectId} and memory.id = claim.twin and memory.memory = claim.said
    -- A memory with the same content hash comes before a twin; the insert finds it.
    where not exists (
      select 1 from memory.memories literal
      where literal.project_id = ${projectId} and literal.content_hash = decode(claim.content_hash, 'base64'))`;
  return new Map(rows.map((row) => [row.claim, row]));
}

/** For each memory of an add its twin, else the row that was inserted or found; each row once. */
function inOrderGiven(
  memories: readonly NewMemory[],
  twins: ReadonlyMap<string, MemoryRow>,
  inserted: readonly InsertedRow[],
): readonly StoredMemory[] {
  const rest = inserted.values();
  const rows = memories.flatMap(({ id }) => twins.get(id) ?? rest.next().value ?? []);
  return [...new Map(rows.map((row) => [row.id, toStoredMemory(row)])).values()];
}

interface InsertedRow extends MemoryRow {
  readonly is_new: boolean;
}

/**
 * In one statement: inserts the rows that are new, adds them to the project's sums, and reads every memory of the batch
 * as it is stored now.
 */
async function insertOrFind(
  sql: Sql,
  projectId: string,
  project: LockedProject,
  batch: MemoryBatch,
): Promise<InsertedRow[]> {
  const changeSequence = project.changeSequence + 1;
  return sql<InsertedRow[]>`
    with batch as (
      select position, item.*, decode(item.content_hash, 'base64') as hash
      from jsonb_array_elements(${sql.json(batch.memories.map(toJson))}) with ordinality as element (item_json, position),
        jsonb_to_record(item_json) as item (id uuid, memory text, content_hash text, tsv text, field_lengths integer[], embedding text,
          session_timestamp text, is_timestamp_omitted boolean, source_index integer, role text, speaker text, event_start date, event_end date,
          is_correction boolean)
    ), inserted as (
      insert into memory.memories (project_id, id, memory, content_hash, tsv, field_lengths, embedding, embedding_model, session_id,
        session_timestamp, is_timestamp_omitted, source_index, role, speaker, event_start, event_end, is_correction, change_sequence,
        created_at, updated_at)
      select ${projectId}, id, memory, hash, tsv::tsvector, field_lengths, decode(embedding, 'base64'),
        ${batch.embeddingModel}, ${batch.sessionId}, session_timestamp, is_timestamp_omitted, source_index, role, speaker, event_start, event_end,
        is_correction, ${changeSequence}, ${project.now}, ${project.now}
      from batch order by position
      on conflict (project_id, content_hash) do nothing
      returning *
    ), ${withInsertedSums(sql, projectId, changeSequence)}
    -- Joined as sets: one look through the inserted rows for each row of the batch would be the square of them.
    select ${memoryColumns(sql)}, true as is_new, batch.position
    from batch join inserted as memory on memory.content_hash = batch.hash
    union all
    select ${memoryColumns(sql)}, false, batch.position
    from (select batch.* from batch left join inserted on inserted.content_hash = batch.hash where inserted.id is null) as batch
    join memory.memories as memory on memory.project_id = ${projectId} and memory.content_hash = batch.hash
    order by position`;
}

function toJson(memory: NewMemory) {
  return {
    id: memory.id,
    memory: memory.memory,
    content_hash: memory.contentHash.toString('base64'),
    tsv: memory.tsvector,
    field_lengths: [...memory.fieldLengths],
    embedding: bytesOfVector(memory.embedding).toString('base64'),
    session_timestamp: memory.sessionTimestamp,
    is_timestamp_omitted: memory.isTimestampOmitted,
    source_index: memory.sourceIndex,
    role: memory.role,
    speaker: memory.speaker,
    event_start: memory.eventStart,
    event_end: memory.eventEnd,
    is_correction: memory.isCorrection,
  };
}
