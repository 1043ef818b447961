import { setTimeout as pause } from 'node:timers/promises';
import type { Sql } from 'postgres';
import { ProgressBar } from '../../command-line/progress-bar.js';

/** Stands for all memories of a project in what an index is owed. */
const wholeProject = '00000000-0000-0000-0000-000000000000';
const pollMs = 500;

/**
 * The index beside Postgres that the service feeds, such as an alias of Qdrant; null with the exact index, which reads
 * Postgres by itself.
 */
export async function fedIndexName(sql: Sql): Promise<string | null> {
  const [index] = await sql<{ name: string }[]>`select name from memory.fed_indexes order by seen_at desc limit 1`;
  return index?.name ?? null;
}

/**
 * Owes the memories of the projects to every fed index, as the service does with each write, and waits until it has
 * delivered them.
 */
export async function feedIndexes(sql: Sql, projectIds: readonly string[]): Promise<void> {
  const { count: total } = await sql`
    insert into memory.vector_outbox (project_id, index_name, memory_id)
    select memory.project_id, fed.name, memory.id from memory.fed_indexes fed, memory.memories memory
    where memory.project_id = any (${[...projectIds]})`;
  if (total === 0) return;
  const progress = new ProgressBar('feeding the index', total);
  for (let done = 0; done < total; ) {
    await pause(pollMs);
    const [owed] = await sql<{ count: number }[]>`
      select count(*)::int from memory.vector_outbox where project_id = any (${[...projectIds]})`;
    const delivered = total - (owed?.count ?? 0);
    for (; done < delivered; done++) progress.advance();
  }
}

/** Owes every fed index that it forgets the projects; the service sees to it. */
export async function forgetProjects(sql: Sql, prefix: string): Promise<void> {
  await sql`delete from memory.vector_outbox where starts_with(project_id, ${prefix}) and memory_id <> ${wholeProject}`;
  await sql`
    insert into memory.vector_outbox (project_id, index_name, memory_id)
    select project.project_id, fed.name, ${wholeProject}::uuid from memory.fed_indexes fed, memory.projects project
    where starts_with(project.project_id, ${prefix})
    on conflict do nothing`;
}
