import { ApiError } from '@persistent-memory/auth';
import type { Database } from '@persistent-memory/service-kit';
import { requireModel } from './embedding-models.js';
import { keepFromEmptying } from './kept-memories.js';
import { oweMemories } from './owe-memories.js';
import { writeToProject } from './project-writers.js';
import { hasNextInLine, moveUp, placeInLine } from './same-content.js';
import { type MemoryRow, memoryColumns, type StoredMemory, toStoredMemory } from './stored-memory.js';
import { bytesOfVector } from './vector-bytes.js';

/** What replaces a memory's text, and all that follows from the text. */
export interface MemoryRevision extends Pick<StoredMemory, 'memory' | 'eventStart' | 'eventEnd' | 'isCorrection'> {
  readonly contentHash: Buffer;
  /** Weight A only: the fields of the neighbouring messages stay. */
  readonly tsvector: string;
  readonly ownLength: number;
  readonly embedding: Int8Array;
  readonly embeddingModel: string;
}

interface UpdatedRow extends MemoryRow {
  readonly length_change: number;
  /** The hash that it no longer has, where another memory of that content is to get it. */
  readonly place_left: Buffer | null;
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
    const [row] = await sql<UpdatedRow[]>`
      with before as (
        select field_lengths[1] as own_length, content_hash, ${hasNextInLine(sql, projectId)} as has_next
        from memory.memories where project_id = ${projectId} and id = ${id}
      )
      update memory.memories as memory set
        memory = ${revision.memory},
        content_hash = ${placeInLine(sql, projectId, id, revision.contentHash)},
        tsv = ${revision.tsvector}::tsvector || ts_filter(tsv, '{b,c,d}'),
        field_lengths = array[${revision.ownLength}, field_lengths[2], field_lengths[3], field_lengths[4]]::integer[],
        embedding = ${bytesOfVector(revision.embedding)}, embedding_model = ${revision.embeddingModel},
        event_start = ${revision.eventStart}, event_end = ${revision.eventEnd},
        is_correction = ${revision.isCorrection},
        change_sequence = ${changeSequence}, updated_at = ${project.now}
      from before where memory.project_id = ${projectId} and memory.id = ${id}
      returning ${memoryColumns(sql)}, ${revision.ownLength} - own_length as length_change,
        case when before.has_next and before.content_hash <> memory.content_hash then before.content_hash end as place_left`;
    if (row === undefined) throw new ApiError('memory_not_found');
    if (row.place_left !== null) await moveUp(sql, projectId, row.place_left);
    await sql`
      update memory.projects set change_sequence = ${changeSequence}, field_lengths[1] = field_lengths[1] + ${row.length_change}
      where project_id = ${projectId}`;
    await oweMemories(sql, project, [id]);
    await keepFromEmptying(sql, project, [id]);
    return toStoredMemory(row);
  });
}
