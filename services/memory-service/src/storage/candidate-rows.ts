import type { Database } from '@persistent-memory/service-kit';
import { vectorOfModel } from './vector-of-model.js';

/** A memory with all that ranking needs; of one that did not change only the id and the sequence, every other column is null. */
export type CandidateRow = { readonly id: string; readonly change_sequence: number } & (
  | CandidateContent
  | { readonly [Column in keyof CandidateContent]: null }
);

export interface CandidateContent {
  readonly memory: string;
  /** The text form of the tsvector. */
  readonly tsv: string;
  readonly field_lengths: number[];
  /** Empty where the memory has no vector of the model. */
  readonly embedding: Buffer;
  readonly session_id: string;
  readonly session_timestamp: string | null;
  readonly is_timestamp_omitted: boolean;
  readonly source_index: number;
  readonly role: string | null;
  readonly speaker: string | null;
  readonly event_start: string | null;
  readonly event_end: string | null;
  readonly is_correction: boolean;
  readonly created_at: Date;
  readonly updated_at: Date;
}

/** A memory by its id, and what the caller knows of it. */
export interface AskedCandidate {
  readonly id: string;
  /** The memory's change sequence when it was read; -1 when it was not. */
  readonly knownSequence: number;
}

/** Those of the memories that the project has now, in no particular order, with the content of those that changed since they were read. */
export function selectCandidates(
  database: Database,
  embeddingModel: string,
  projectId: string,
  asked: readonly AskedCandidate[],
): Promise<readonly CandidateRow[]> {
  const ids = asked.map(({ id }) => id);
  const sequences = asked.map(({ knownSequence }) => knownSequence);
  // Columns and not one JSON document for each memory, which takes Postgres twice as long.
  return database.use(
    async (sql) => sql<CandidateRow[]>`
      select memory.id, memory.change_sequence, content.*
      from unnest(${ids}::uuid[], ${sequences}::bigint[]) as asked (id, known_sequence)
      join memory.memories memory on memory.project_id = ${projectId} and memory.id = asked.id
      left join lateral (
        -- Without a vector of the model: an empty one, which is like nothing.
        select memory.memory, memory.tsv::text, memory.field_lengths, coalesce(${vectorOfModel(sql, embeddingModel)}, '') as embedding,
          memory.session_id, memory.session_timestamp, memory.is_timestamp_omitted, memory.source_index, memory.role, memory.speaker,
          memory.event_start::text, memory.event_end::text, memory.is_correction, memory.created_at, memory.updated_at
        where memory.change_sequence <> asked.known_sequence) content on true`,
  );
}
