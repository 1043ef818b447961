import { type Static, Type } from 'typebox';

const Nullable = (schema: { type: string; format?: string; pattern?: string }) =>
  Type.Unsafe<string | null>({ anyOf: [schema, { type: 'null' }] });
/**
 * Not the nil UUID, which stands for a whole project in the outbox and before the first memory where memories are
 * paged.
 */
const Uuid = Type.String({
  pattern: '^(?!0{8}-0{4}-0{4}-0{4}-0{12}$)[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$',
});
const Instant = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$' });
const Base64 = Type.String({ pattern: '^[A-Za-z0-9+/]*={0,2}$' });
const Sha256 = Type.String({ pattern: '^[A-Za-z0-9+/]{43}=$' });
/** As columns of Postgres' type `integer` take it. */
const Count = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });
const day = { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\d$' };
const text = { type: 'string' };

/** One line of an export: a memory with all that it is found and ranked by, so that nothing has to be made again. */
export const ExportedMemory = Type.Object(
  {
    /** Lines of version 1 have no `is_timestamp_omitted`. */
    version: Type.Union([Type.Literal(1), Type.Literal(2)]),
    project_id: Type.String({ minLength: 1, maxLength: 255 }),
    id: Uuid,
    // Less than what operations ask for now: what an earlier version stored is taken.
    memory: Type.String({ minLength: 1, pattern: '\\S' }),
    content_hash: Sha256,
    tsv: Type.String(),
    field_lengths: Type.Array(Count, { minItems: 4, maxItems: 4 }),
    embedding: Base64,
    embedding_model: Type.String({ minLength: 1 }),
    session_id: Uuid,
    session_timestamp: Nullable(text),
    is_timestamp_omitted: Type.Optional(Type.Boolean()),
    source_index: Count,
    role: Nullable(text),
    speaker: Nullable(text),
    event_start: Nullable(day),
    event_end: Nullable(day),
    is_correction: Type.Boolean(),
    created_at: Instant,
    updated_at: Instant,
  },
  { additionalProperties: false },
);

export type ExportedMemory = Static<typeof ExportedMemory>;
