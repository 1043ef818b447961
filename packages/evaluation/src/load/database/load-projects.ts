import { randomUUID } from 'node:crypto';
import { hashCredential, mintCredential } from '@persistent-memory/auth';
import type { Sql } from 'postgres';
import { UsageError } from '../../command-line/usage-error.js';
import { forgetProjects } from './feed-indexes.js';

/** A project that exists only for a measurement. */
export interface LoadProject {
  readonly projectId: string;
  readonly apiKey: string;
}

/** Marks what a measurement made, so that the next one also removes what an interrupted one left. */
const projectPrefix = 'proj_load_';
const keyPrefix = 'key_load_';

/** Projects with a key each, in the account of the given key. */
export async function createLoadProjects(sql: Sql, ownerKey: string, count: number): Promise<LoadProject[]> {
  const [owner] = await sql<{ account_id: string }[]>`
    select account_id from access.api_keys where key_hash = ${hashCredential(ownerKey)}`;
  if (owner === undefined) throw new UsageError('the database does not know the project key');
  const made = Array.from({ length: count }, () => ({
    projectId: projectPrefix + randomUUID(),
    keyId: keyPrefix + randomUUID(),
    credential: mintCredential('ak'),
  }));
  for (const { projectId, keyId, credential } of made) {
    await sql`insert into access.api_keys (key_hash, key_id, project_id, account_id)
      values (${credential.hash}, ${keyId}, ${projectId}, ${owner.account_id})`;
  }
  return made.map(({ projectId, credential }) => ({ projectId, apiKey: credential.secret }));
}

/** Removes every project that any measurement made, and all that belongs to it. */
export async function removeLoadProjects(sql: Sql): Promise<void> {
  await sql`delete from access.api_keys where starts_with(key_id, ${keyPrefix})`;
  await sql`delete from access.api_key_uses where starts_with(key_id, ${keyPrefix})`;
  await forgetProjects(sql, projectPrefix);
  for (const table of ['memory.memories', 'memory.deletions', 'memory.projects', 'access.usage_by_day']) {
    await sql`delete from ${sql(table)} where starts_with(project_id, ${projectPrefix})`;
  }
}
