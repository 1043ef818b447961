import { randomBytes } from 'node:crypto';

import postgres from 'postgres';

/** Creates a database on the server of this test run and returns its address; it goes when the server goes. */
export async function createTestDatabase(encoding = 'UTF8'): Promise<string> {
  const server = process.env.TEST_DATABASE_URL ?? '';
  const name = `infra_${randomBytes(6).toString('hex')}`;
  const sql = postgres(server, { max: 1, onnotice: () => {} });
  try {
    // The locale provider C takes every encoding, which the built-in one does not.
    await sql.unsafe(
      `create database ${name} template template0 encoding '${encoding}' locale_provider ${encoding === 'UTF8' ? "builtin builtin_locale 'C.UTF-8'" : "libc locale 'C'"}`,
    );
  } finally {
    await sql.end();
  }
  const address = new URL(server);
  address.pathname = `/${name}`;
  return address.href;
}
