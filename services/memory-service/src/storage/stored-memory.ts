import type { Sql } from '@persistent-memory/service-kit';

/** A memory as the product knows it, without what it is found by. Days are `YYYY-MM-DD`. */
export interface StoredMemory {
  readonly id: string;
  readonly memory: string;
  /** In the precision in which it was given; null where the memory has no date. */
  readonly sessionTimestamp: string | null;
  /** The add came without a timestamp: `sessionTimestamp` is null or only the day of the add. */
  readonly isTimestampOmitted: boolean;
  /** Position of its message in the add. */
  readonly sourceIndex: number;
  readonly role: string | null;
  readonly speaker: string | null;
  /** First day of the time that the text names. */
  readonly eventStart: string | null;
  /** Last day, inclusive. */
  readonly eventEnd: string | null;
  readonly isCorrection: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** A row with `memoryColumns`. */
export interface MemoryRow {
  readonly id: string;
  readonly memory: string;
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

/** The columns of a `StoredMemory`, for a statement in which `memory` is a row of memory.memories. */
export function memoryColumns(sql: Sql) {
  return sql`memory.id, ${contentColumns(sql)}`;
}

/** The same without the id. */
export function contentColumns(sql: Sql) {
  return sql`
    memory.memory, memory.session_timestamp, memory.is_timestamp_omitted, memory.source_index, memory.role, memory.speaker,
    memory.event_start::text, memory.event_end::text, memory.is_correction, memory.created_at, memory.updated_at`;
}

export function toStoredMemory(row: MemoryRow): StoredMemory {
  return {
    id: row.id,
    memory: row.memory,
    sessionTimestamp: row.session_timestamp,
    isTimestampOmitted: row.is_timestamp_omitted,
    sourceIndex: row.source_index,
    role: row.role,
    speaker: row.speaker,
    eventStart: row.event_start,
    eventEnd: row.event_end,
    isCorrection: row.is_correction,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
