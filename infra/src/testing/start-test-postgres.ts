import { startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.js';
import { makeScratchDirectory } from './scratch-directory.js';
import { rememberTestPostgres } from './test-postgres.js';

/**
 * Jest's global setup: a real Postgres for the whole run, its superuser's address in `TEST_DATABASE_URL`. A test
 * makes databases of its own on it. A `TEST_DATABASE_URL` that is set already is used as it is.
 */
export default async function startTestPostgres(): Promise<void> {
  if (process.env.TEST_DATABASE_URL) return;
  const dataDirectory = makeScratchDirectory();
  const postgres = await startEmbeddedPostgres({
    dataDirectory,
    maxConnections: 200,
    durable: false,
    temporary: true,
    report: () => {},
    onGivenUp: (reason) => {
      throw new Error(reason);
    },
  });
  process.env.TEST_DATABASE_URL = postgres.url;
  rememberTestPostgres({ postgres, dataDirectory });
}
