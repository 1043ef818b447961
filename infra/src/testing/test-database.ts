import { randomBytes } from 'node:crypto';

import postgres, { type Sql } from 'postgres';

/** Creates a database on the server of this test run and returns its address; it goes when the server goes. */
export async function createTestDatabase(encoding = 'UTF8'): Promise<string> {
  const name = `infra_${randomBytes(6).toString('hex')}`;
  await onServer((sql) => create(sql, name, encoding));
  const address = new URL(serverAddress());
  address.pathname = `/${name}`;
  return address.href;
}

/** Drops the database of an address with all that is in it, and makes an empty one of the same name. */
export async function recreateTestDatabase(address: string): Promise<void> {
  const name = new URL(address).pathname.slice(1);
  await onServer(async (sql) => {
    await sql`drop database ${sql(name)} with (force)`;
    await create(sql, name, 'UTF8');
  });
}

function serverAddress(): string {
  return process.env.TEST_DATABASE_URL ?? '';
}

async function onServer(work: (sql: Sql) => Promise<void>): Promise<void> {
  const sql = postgres(serverAddress(), { max: 1, onnotice: () => {} });
  try {
    await work(sql);
  } finally {
    await sql.end();
  }
}

async function create(sql: Sql, name: string, encoding: string): Promise<void> {
  // The locale provider C takes every encoding, which the built-in one does not.
  const locale = encoding === 'UTF8' ? "builtin builtin_locale 'C.UTF-8'" : "libc locale 'C'";
  await sql.unsafe(`create database ${name} template template0 encoding '${encoding}' locale_provider ${locale}`);
}
