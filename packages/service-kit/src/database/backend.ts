import postgres from 'postgres';
import { driverAddress } from './postgres-address.js';
import type { Sql } from './sql.js';

/** The process of Postgres behind a connection. Another one may get its number, at a later moment. */
export interface Backend {
  readonly pid: number;
  readonly startedAt: string;
}

export async function backendOf(sql: Sql): Promise<Backend> {
  const [backend] = await sql<Backend[]>`
    select pid, extract(epoch from backend_start)::text as "startedAt" from pg_stat_activity
    where pid = pg_backend_pid()`;
  if (backend === undefined) throw new Error('Postgres does not say which process it answers with.');
  return backend;
}

const connectTimeoutSeconds = 2;
const endTimeoutMs = 3_000;

/**
 * Has Postgres roll back what a connection works on, and waits until it did. One whose client is gone notices that
 * only when its statement ends, which may take as long as an index takes to build, and holds its locks until then.
 */
export async function endBackend(databaseUrl: string, { pid, startedAt }: Backend): Promise<void> {
  const { url, ...server } = driverAddress(databaseUrl);
  const client = postgres(url, { ...server, max: 1, connect_timeout: connectTimeoutSeconds, onnotice: () => {} });
  try {
    const found = await client<{ hasEnded: boolean }[]>`
      select pg_terminate_backend(pid, ${endTimeoutMs}) as "hasEnded" from pg_stat_activity
      where pid = ${pid} and extract(epoch from backend_start)::text = ${startedAt}`;
    if (found.some(({ hasEnded }) => !hasEnded)) throw new Error(`It did not end within ${endTimeoutMs} ms.`);
  } finally {
    await client.end({ timeout: 0 });
  }
}
