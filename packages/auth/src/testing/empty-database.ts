import { randomBytes } from 'node:crypto';
import postgres from 'postgres';

/** A database of one test file on the test run's Postgres, without tables. */
export interface EmptyDatabase {
  readonly url: string;
  /** Ends the connections that are left, too. */
  drop(): Promise<void>;
}

export async function createEmptyDatabase(): Promise<EmptyDatabase> {
  const serverUrl = process.env.TEST_DATABASE_URL ?? '';
  const server = postgres(serverUrl, { max: 1 });
  const name = `test_${randomBytes(8).toString('hex')}`;
  await server`create database ${server(name)}`;
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async drop() {
      await server`drop database ${server(name)} with (force)`;
      await server.end();
    },
  };
}
