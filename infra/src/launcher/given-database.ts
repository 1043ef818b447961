import { createHash } from 'node:crypto';
import postgres, { type Sql } from 'postgres';

import { LaunchFault } from '../launch-fault.js';
import type { DatabaseState } from './launcher-state.js';

const connectTimeoutSeconds = 10;

/**
 * Checks the server that `DATABASE_URL` names: it answers, and its encoding holds every language. The address itself
 * is never printed, because it holds a password.
 */
export async function checkGivenDatabase(databaseUrl: string): Promise<void> {
  const encoding = await askOnce(databaseUrl, async (sql) => {
    const [row] = await sql`select current_setting('server_encoding') as encoding`;
    return row?.encoding;
  });
  if (encoding !== 'UTF8') {
    throw new LaunchFault(
      `The database of DATABASE_URL is encoded as ${encoding}; full text search needs UTF8, so create it with ENCODING 'UTF8'.`,
    );
  }
}

/**
 * Whether a key still opens its project, in a database whose schema is up to date. It does not after the database was
 * made anew, or the key revoked.
 */
export async function isWorkingKey(
  databaseUrl: string,
  { apiKey, projectId }: Pick<DatabaseState, 'apiKey' | 'projectId'>,
): Promise<boolean> {
  const hash = createHash('sha256').update(apiKey).digest();
  const found = await askOnce(
    databaseUrl,
    (sql) => sql`select from access.api_keys where key_hash = ${hash} and project_id = ${projectId}`,
  );
  return found.length > 0;
}

async function askOnce<T>(databaseUrl: string, ask: (sql: Sql) => Promise<T>): Promise<T> {
  const sql = postgres(databaseUrl, { max: 1, connect_timeout: connectTimeoutSeconds, onnotice: () => {} });
  try {
    return await ask(sql);
  } catch (cause) {
    const { name, code, message } = cause as NodeJS.ErrnoException;
    const what =
      name === 'PostgresError' ? 'The server of DATABASE_URL refuses' : 'The database of DATABASE_URL does not answer';
    throw new LaunchFault(`${what}: ${message || code}.`);
  } finally {
    await sql.end({ timeout: 1 });
  }
}
