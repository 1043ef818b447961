import { createHash } from 'node:crypto';
import type { Sql } from '@persistent-memory/service-kit';

/*
 * Several memories of one content. An add makes one, updates may make more, and all of them stay. They stand in line:
 * the first has the hash of the content, each other the hash of the hash before it. So one unique index holds them all,
 * whoever is next is found by one look into it, and an add finds the first. Who leaves the line, by an update or a
 * deletion, leaves its place to the next. The project is locked meanwhile.
 */

/** Who comes later gets a hash of its own, and never a place: each place is a statement when the first leaves. */
const maxPlacesInLine = 32;

/** The hash of the place that a memory gets, or has, in the line of a content; for a statement over memory.memories. */
export function placeInLine(sql: Sql, projectId: string, id: string, contentHash: Buffer) {
  return sql`(
    with recursive line (place, hash) as (
      select 1, ${contentHash}::bytea
      union all
      select place + 1, sha256(hash) from line where place <= ${maxPlacesInLine} and exists (
        select 1 from memory.memories other
        where other.project_id = ${projectId} and other.content_hash = hash and other.id <> ${id})
    )
    select case when place > ${maxPlacesInLine} then sha256(${contentHash}::bytea || ${id}::text::bytea) else hash end
    from line order by place desc limit 1)`;
}

/**
 * Whether anybody stands behind the memory of a row; for a statement that calls the table by its own name, `memories`.
 */
export function hasNextInLine(sql: Sql, projectId: string) {
  return sql`exists (
    select 1 from memory.memories next where next.project_id = ${projectId} and next.content_hash = sha256(memories.content_hash))`;
}

/** Lets everybody behind a place that was left move up. */
export async function moveUp(sql: Sql, projectId: string, left: Buffer): Promise<void> {
  for (let free = left; ; ) {
    const next = createHash('sha256').update(free).digest();
    const moved = await sql`
      update memory.memories set content_hash = ${free} where project_id = ${projectId} and content_hash = ${next} returning id`;
    if (moved.length === 0) return;
    free = next;
  }
}
