import type { PendingQuery, Row, Sql } from 'postgres';

/** The statements of a search, of the same shape as the service's. Each is one round trip. */

export interface KeyRow {
  readonly account_id: string;
  readonly project_id: string;
  readonly memory_count: number;
}

export async function lookUpKey(sql: Sql, keyHash: Buffer, address: string): Promise<KeyRow> {
  const [row] = await sql<KeyRow[]>`
    select guard.failures, key.key_id, key.project_id, key.account_id,
      entitlement.status = 'active' and coalesce(entitlement.period_end > now(), true) as is_active,
      entitlement.add_quota, entitlement.search_quota,
      case when entitlement.add_quota is not null
        then access.used_requests(key.account_id, entitlement.period_start, 'add') end as add_used,
      case when entitlement.search_quota is not null
        then access.used_requests(key.account_id, entitlement.period_start, 'search') end as search_used,
      project.change_sequence, project.memory_count::int, project.field_lengths, project.speakers,
      owed.project_id is not null as has_owed_vectors
    from (values (1)) as one
    left join access.failed_authentications guard on guard.address = ${address}
      and guard.window_started_at > now() - interval '4 hours'
    left join access.api_keys key on key.key_hash = ${keyHash}
    left join access.entitlements entitlement on entitlement.account_id = key.account_id
    left join memory.projects project on project.project_id = key.project_id
    left join lateral (
      select project_id from memory.vector_outbox where project_id = key.project_id limit 1
    ) owed on true`;
  if (row === undefined) throw new Error('The key look-up answered no row.');
  return row;
}

/** That a memory is the project's and has one of the words, asked of the keyword index as the service does. */
const hasAnyOf = (sql: Sql, projectId: string, words: readonly string[]): PendingQuery<Row[]> => sql`
  memory.keyword_keys(project_id, tsvector_to_array(tsv)) && memory.keyword_keys(${projectId}, ${[...words]}::text[])
  and (project_id = ${projectId}) is true and (tsv @@ ${words.map((word) => `'${word}'`).join(' | ')}::tsquery) is true`;

/** In how many memories a word stands: at all, and in their own text. */
export type WordCounts = readonly [any: number, own: number];

export async function countMemories(sql: Sql, projectId: string, words: readonly string[]): Promise<WordCounts[]> {
  const counts = words.map(
    (word) => sql`(select array[count(*), count(*) filter (where tsv @@ ${`'${word}':A`}::tsquery)] from (
      select tsv from memory.memories where ${hasAnyOf(sql, projectId, [word])} limit 20000) found)`,
  );
  const [row] = await sql<{ counts: WordCounts[] }[]>`select array[${join(sql, counts, sql`, `)}]::int[] as counts`;
  return row?.counts ?? [];
}

export interface WeighedWord {
  readonly word: string;
  /** Memories that have it at all. */
  readonly matches: number;
  readonly idf: number;
}

/** Matches that the rarest words together may have; the others only order what those find. */
const maxMatches = 400;

export async function keywordCandidates(
  sql: Sql,
  projectId: string,
  words: readonly WeighedWord[],
  count: number,
): Promise<string[]> {
  let matches = 0;
  const rarest = words
    .toSorted((one, other) => one.matches - other.matches)
    .filter((word, rank) => {
      matches += word.matches;
      return rank === 0 || matches <= maxMatches;
    });
  if (rarest.length === 0) return [];
  const idfSum = words.map(
    ({ word, idf }) => sql`case when tsv @@ ${`'${word}'`}::tsquery then ${idf}::float8 else 0 end`,
  );
  const rows = await sql<{ id: string }[]>`
    select id from memory.memories
    where ${hasAnyOf(
      sql,
      projectId,
      rarest.map(({ word }) => word),
    )}
    order by ${join(sql, idfSum, sql` + `)} desc, created_at desc, id
    limit ${count}`;
  return rows.map(({ id }) => id);
}

/** As the service marks and bounds them. */
const instructionLexeme = ':standing-instruction';
const instructionsConsidered = 50;

/** What the user said about how things are to be done, which the service considers for every question. */
export async function instructionCandidates(sql: Sql, projectId: string): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id from (
      select id, created_at from memory.memories
      where ${hasAnyOf(sql, projectId, [instructionLexeme])} and role = 'user' limit 2000) instruction
    order by created_at desc, id limit ${instructionsConsidered}`;
  return rows.map(({ id }) => id);
}

export interface CandidateRow {
  readonly id: string;
  readonly change_sequence: number;
  /** Null when the sequence that was asked with is still the current one. */
  readonly content: { readonly memory: string; readonly source_index: number } | null;
}

export function readCandidates(
  sql: Sql,
  projectId: string,
  ids: readonly string[],
  sequences: readonly number[],
): Promise<CandidateRow[]> {
  return sql<CandidateRow[]>`
    select m.id, m.change_sequence::int, case when m.change_sequence <> asked.known_sequence then json_build_object(
      'memory', m.memory, 'tsv', m.tsv::text, 'field_lengths', m.field_lengths, 'embedding', encode(m.embedding, 'hex'),
      'session_id', m.session_id, 'session_timestamp', m.session_timestamp, 'source_index', m.source_index,
      'role', m.role, 'speaker', m.speaker, 'event_start', m.event_start, 'event_end', m.event_end,
      'is_correction', m.is_correction, 'created_at', m.created_at, 'updated_at', m.updated_at) end as content
    from unnest(${ids as string[]}::uuid[], ${sequences as number[]}::bigint[]) as asked (id, known_sequence)
    join memory.memories m on m.project_id = ${projectId} and m.id = asked.id`;
}

export async function countUsage(sql: Sql, { account_id, project_id }: KeyRow, requests: number): Promise<void> {
  await sql`select access.count_usage(${account_id}, ${project_id}, 'search', ${requests}) as refusal`;
}

function join(sql: Sql, parts: readonly PendingQuery<Row[]>[], separator: PendingQuery<Row[]>): PendingQuery<Row[]> {
  return parts.reduce((joined, part) => sql`${joined}${separator}${part}`);
}
