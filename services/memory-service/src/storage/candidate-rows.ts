import type { Database } from '@persistent-memory/service-kit';
import { contentColumns, type MemoryRow } from './stored-memory.js';
import { vectorOfModel } from './vector-of-model.js';

/** A memory with all that ranking needs. */
export interface ReadCandidate extends MemoryRow {
  readonly change_sequence: number;
  /** The text form of the tsvector. */
  readonly tsv: string;
  readonly field_lengths: number[];
  /** Empty where the memory has no vector of the model. */
  readonly embedding: Buffer;
  readonly session_id: string;
}

/** One that did not change since the caller read it; every other column is null. */
export interface UnchangedCandidate extends Pick<ReadCandidate, 'id' | 'change_sequence'> {
  readonly memory: null;
}

/** A memory by its id, and what the caller knows of it. */
export interface AskedCandidate {
  readonly id: string;
  /** The memory's change sequence when it was read; -1 when it was not. */
  readonly knownSequence: number;
}

/**
 * Those of the memories that the project has now, in no particular order, with the content of those that changed since
 * they were read.
 */
export function selectCandidates(
  database: Database,
  embeddingModel: string,
  projectId: string,
  asked: readonly AskedCandidate[],
): Promise<readonly (ReadCandidate | UnchangedCandidate)[]> {
  const ids = asked.map(({ id }) => id);
  const sequences = asked.map(({ knownSequence }) => knownSequence);
  // Columns and not one JSON document for each memory, which takes Postgres twice as long.
  return database.use(
    async (sql) => sql<(ReadCandidate | UnchangedCandidate)[]>`
      select memory.id, memory.change_sequence, content.*
      from unnest(${ids}::uuid[], ${sequences}::bigint[]) as asked (id, known_sequence)
      join memory.memories memory on memory.project_id = ${projectId} and memory.id = asked.id
      left join lateral (
        -- Without a vector of the model: an empty one; ranking goes by its words.
        select ${contentColumns(sql)}, memory.tsv::text, memory.field_lengths, memory.session_id,
          coalesce(${vectorOfModel(sql, embeddingModel)}, '') as embedding
        where memory.change_sequence <> asked.known_sequence) content on true`,
    { owner: projectId },
  );
}
