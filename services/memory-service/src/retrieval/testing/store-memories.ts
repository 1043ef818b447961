import { randomUUID } from 'node:crypto';
import type { Database } from '@persistent-memory/service-kit';
import { localModel } from '../../embedding/local/local-embedder.js';
import { quantise } from '../../embedding/quantise.js';
import type { ProjectState } from '../../storage/project-state.js';
import { bytesOfVector } from '../../storage/vector-bytes.js';
import { keywordDocument, noMessages } from '../keyword-fields.js';

export interface MemoryToStore {
  readonly memory: string;
  readonly embedding?: Float32Array;
  readonly sessionId?: string;
  readonly sourceIndex?: number;
  readonly speaker?: string;
  readonly role?: string;
  readonly sessionTimestamp?: string;
  readonly isCorrection?: boolean;
}

/** Writes memories as an add of their own and answers their ids in order. */
export async function storeMemories(
  database: Database,
  projectId: string,
  memories: readonly MemoryToStore[],
): Promise<string[]> {
  const sessionId = randomUUID();
  return database.transaction(async (sql) => {
    const [project] = await sql<{ change_sequence: number }[]>`
      insert into memory.projects (project_id, change_sequence) values (${projectId}, 1)
      on conflict (project_id) do update set change_sequence = projects.change_sequence + 1 returning change_sequence`;
    const ids: string[] = [];
    for (const [position, given] of memories.entries()) {
      const document = keywordDocument({ ...noMessages, own: given.memory });
      const id = randomUUID();
      const vector = quantise(given.embedding ?? new Float32Array(localModel.dimensions).fill(0.05));
      await sql`
        insert into memory.memories (project_id, id, memory, content_hash, tsv, field_lengths, embedding, embedding_model,
          session_id, session_timestamp, source_index, role, speaker, is_correction, change_sequence, created_at, updated_at)
        values (${projectId}, ${id}, ${given.memory}, ${Buffer.from(id)}, ${document.tsvector}::tsvector,
          ${[...document.fieldLengths]}::integer[], ${bytesOfVector(vector)},
          ${localModel.name}, ${given.sessionId ?? sessionId}, ${given.sessionTimestamp ?? null},
          ${given.sourceIndex ?? position}, ${given.role ?? null}, ${given.speaker ?? null}, ${given.isCorrection ?? false},
          ${project?.change_sequence ?? 0}, clock_timestamp(), clock_timestamp())`;
      ids.push(id);
    }
    return ids;
  });
}

/** What a request reads of its project in its first statement. */
export async function readProjectState(database: Database, projectId: string): Promise<ProjectState> {
  const [row] = await database.use(
    async (sql) => sql<{ count: number; lengths: number[]; speakers: string[]; latest: number }[]>`
      select count(*)::int as count,
        array[coalesce(sum(field_lengths[1]), 0), coalesce(sum(field_lengths[2]), 0),
          coalesce(sum(field_lengths[3]), 0), coalesce(sum(field_lengths[4]), 0)]::int[] as lengths,
        coalesce(array_agg(distinct speaker) filter (where speaker is not null), '{}') as speakers,
        coalesce((select change_sequence from memory.projects where project_id = ${projectId}), 0) as latest
      from memory.memories where project_id = ${projectId}`,
  );
  return {
    projectId,
    changeSequence: row?.latest ?? 0,
    memoryCount: row?.count ?? 0,
    hasOwedVectors: false,
    fieldLengths: row?.lengths ?? [0, 0, 0, 0],
    speakers: row?.speakers ?? [],
  };
}
