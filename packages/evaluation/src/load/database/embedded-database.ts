import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { UsageError } from '../../command-line/usage-error.js';

/** `postmaster.pid` is defined by Postgres line by line; the fourth is the port. */
const portLine = 3;

/** Address of the embedded Postgres of a local start that runs, from what lies beside its `local.json`. */
export async function embeddedDatabaseUrl(localJson: string): Promise<string> {
  const folder = join(dirname(localJson), 'postgres');
  try {
    const [password, postmaster] = await Promise.all([
      readFile(join(folder, 'password'), 'utf8'),
      readFile(join(folder, 'data', 'postmaster.pid'), 'utf8'),
    ]);
    const port = Number(postmaster.split('\n')[portLine]);
    if (!Number.isInteger(port) || port < 1) throw new Error('its port is not known yet');
    return `postgres://postgres:${encodeURIComponent(password.trim())}@127.0.0.1:${port}/postgres`;
  } catch (error) {
    throw new UsageError(
      `the embedded Postgres of ${localJson} cannot be reached (${(error as Error).message}): give --database-url`,
    );
  }
}
