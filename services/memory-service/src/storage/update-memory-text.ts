import { ApiError } from '@persistent-memory/auth';
import type { Database } from '@persistent-memory/service-kit';
import { requireModel } from './embedding-models.js';
import { type MemoryRow, type StoredMemory, shownColumns, toStoredMemory } from './memory-row.js';
import { oweMemories } from './owe-vectors.js';
import { writeToProject } from './project-writers.js';

/** What replaces a memory's text, and all that follows from the text. */
export interface MemoryRevision {
  readonly memory: string;
  readonly contentHash: Buffer;
  /** Weight A only: the fields of the neighbouring messages stay. */
  readonly tsvector: string;
  readonly ownLength: number;
  readonly embedding: Int8Array;
  readonly embeddingModel: string;
  readonly eventStart: string | null;
  readonly eventEnd: string | null;
  readonly isCorrection: boolean;
}

/**
 * Replaces a memory's text. Another memory may have the same text: both stay, since both were made.
 * @throws ApiError memory_not_found, invalid_credentials, overloaded; ChangedModelError
 */
export async function updateMemoryText(
  database: Database,
  projectId: string,
  id: string,
  revision: MemoryRevision,
  signal?: AbortSignal,
): Promise<StoredMemory> {
  return writeToProject({ database, projectId, signal }, async (sql, project) => {
    requireModel(project, revision.embeddingModel);
    const changeSequence = project.changeSequence + 1;
    const embedding = Buffer.from(
      revision.embedding.buffer,
      revision.embedding.byteOffset,
      revision.embedding.byteLength,
    );
    const [row] = await sql<(MemoryRow & { length_change: number })[]>`
      with before as (
        select field_lengths[1] as own_length from memory.memories where project_id = ${projectId} and id = ${id}
      )
      update memory.memories as shown set
        memory = ${revision.memory},
        content_hash = case when exists (
            select 1 from memory.memories twin
            where twin.project_id = ${projectId} and twin.content_hash = ${revision.contentHash} and twin.id <> ${id})
          then sha256(${revision.contentHash}::bytea || ${id}::text::bytea) else ${revision.contentHash} end,
        tsv = ${revision.tsvector}::tsvector || ts_filter(tsv, '{b,c,d}'),
        field_lengths = array[${revision.ownLength}, field_lengths[2], field_lengths[3], field_lengths[4]]::integer[],
        embedding = ${embedding}, embedding_model = ${revision.embeddingModel},
        event_start = ${revision.eventStart}, event_end = ${revision.eventEnd},
        is_correction = ${revision.isCorrection},
        change_sequence = ${changeSequence}, updated_at = ${project.now}
      from before where shown.project_id = ${projectId} and shown.id = ${id}
      returning ${shownColumns(sql)}, ${revision.ownLength} - own_length as length_change`;
    if (row === undefined) throw new ApiError('memory_not_found');
    await sql`
      update memory.projects set change_sequence = ${changeSequence}, field_lengths[1] = field_lengths[1] + ${row.length_change}
      where project_id = ${projectId}`;
    await oweMemories(sql, project, [id]);
    return toStoredMemory(row);
  });
}
