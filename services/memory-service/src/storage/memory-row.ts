import type { Sql } from '@persistent-memory/service-kit';

/** What clients see of a stored memory. Days are `YYYY-MM-DD`. */
export interface StoredMemory {
  readonly id: string;
  readonly memory: string;
  readonly sessionTimestamp: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly eventStart: string | null;
  readonly eventEnd: string | null;
  readonly sourceIndex: number;
  readonly role: string | null;
  readonly speaker: string | null;
}

/** A row with `shownColumns`. */
export interface MemoryRow {
  readonly id: string;
  readonly memory: string;
  readonly session_timestamp: string | null;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly event_start: string | null;
  readonly event_end: string | null;
  readonly source_index: number;
  readonly role: string | null;
  readonly speaker: string | null;
}

/** The columns of what clients see, for a statement that calls the memory's row `shown`. */
export function shownColumns(sql: Sql) {
  return sql`
    shown.id, shown.memory, shown.session_timestamp, shown.created_at, shown.updated_at, shown.event_start::text, shown.event_end::text,
    shown.source_index, shown.role, shown.speaker`;
}

export function toStoredMemory(row: MemoryRow): StoredMemory {
  return {
    id: row.id,
    memory: row.memory,
    sessionTimestamp: row.session_timestamp,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    eventStart: row.event_start,
    eventEnd: row.event_end,
    sourceIndex: row.source_index,
    role: row.role,
    speaker: row.speaker,
  };
}
