import { type Static, Type } from 'typebox';
import type { StoredMemory } from '../storage/stored-memory.js';

const DateOnly = (description: string) => Type.Optional(Type.String({ format: 'date', description }));
const Instant = (description: string) => Type.String({ format: 'date-time', description });

const MemoryMetadata = Type.Object(
  {
    session_timestamp: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description:
        'The date of the session that the memory came from, in the precision given; null when it is stored without a date.',
    }),
    created_at: Instant('When the memory was stored, RFC 3339, UTC.'),
    updated_at: Instant('When its text was last replaced; `created_at` until then.'),
    event_start: DateOnly('First day of the time that the text names.'),
    event_end: DateOnly('Last day of the time that the text names, inclusive.'),
    source_index: Type.Integer({
      minimum: 0,
      description: 'Position in `messages` of the message that the fact came from.',
    }),
    role: Type.Optional(Type.String({ description: '`user`, `assistant`, …: when the message said so.' })),
  },
  { title: 'MemoryMetadata', additionalProperties: false },
);

const memoryItemFields = {
  id: Type.String({ format: 'uuid', description: 'Unique memory identifier.' }),
  memory: Type.String({ description: 'The memory text.' }),
  metadata: MemoryMetadata,
};

export const MemoryItem = Type.Object(memoryItemFields, { title: 'MemoryItem', additionalProperties: false });

export const SearchResult = Type.Object(
  {
    ...memoryItemFields,
    score: Type.Number({ minimum: 0, maximum: 1, description: 'Relevance; never rising down the list.' }),
    score_breakdown: Type.Optional(
      Type.Record(Type.String(), Type.Number(), {
        description: 'With `explain`: the parts of the score; they add up to it.',
      }),
    ),
  },
  { title: 'SearchResult', additionalProperties: false },
);

/** The only place where a stored memory becomes what a client sees. */
export function presentMemory(memory: StoredMemory): Static<typeof MemoryItem> {
  return {
    id: memory.id,
    memory: memory.memory,
    metadata: {
      session_timestamp: memory.sessionTimestamp,
      created_at: memory.createdAt.toISOString(),
      updated_at: memory.updatedAt.toISOString(),
      ...(memory.eventStart === null ? {} : { event_start: memory.eventStart }),
      ...(memory.eventEnd === null ? {} : { event_end: memory.eventEnd }),
      source_index: memory.sourceIndex,
      ...(memory.role === null ? {} : { role: memory.role }),
    },
  };
}

/** A memory as the examples of the document show it. */
export const exampleMemory = {
  id: '019a8f6e-4b52-7c1d-9e0a-3f5b7c9d1e2f',
  memory: 'Jonas migrated the wiki last week (2026-03-09 to 2026-03-15)',
  metadata: {
    session_timestamp: '2026-03-18',
    created_at: '2026-03-18T09:30:00.000Z',
    updated_at: '2026-03-18T09:30:00.000Z',
    event_start: '2026-03-09',
    event_end: '2026-03-15',
    source_index: 0,
    role: 'user',
  },
} satisfies Static<typeof MemoryItem>;
