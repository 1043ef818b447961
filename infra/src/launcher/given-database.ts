import postgres from 'postgres';

import { LaunchFault } from '../launch-fault.js';

const connectTimeoutSeconds = 10;

/**
 * Checks the server that `DATABASE_URL` names: it answers, and its encoding holds every language. The address itself
 * is never printed, because it holds a password.
 */
export async function checkGivenDatabase(databaseUrl: string): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1, connect_timeout: connectTimeoutSeconds, onnotice: () => {} });
  let encoding: unknown;
  try {
    const [row] = await sql`select current_setting('server_encoding') as encoding`;
    encoding = row?.encoding;
  } catch (cause) {
    const { name, code, message } = cause as NodeJS.ErrnoException;
    const what =
      name === 'PostgresError' ? 'The server of DATABASE_URL refuses' : 'The database of DATABASE_URL does not answer';
    throw new LaunchFault(`${what}: ${message || code}.`);
  } finally {
    await sql.end({ timeout: 1 });
  }
  if (encoding !== 'UTF8') {
    throw new LaunchFault(
      `The database of DATABASE_URL is encoded as ${encoding}; full text search needs UTF8, so create it with ENCODING 'UTF8'.`,
    );
  }
}
