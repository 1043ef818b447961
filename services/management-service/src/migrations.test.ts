import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, expect, test } from '@jest/globals';
import { type MigrationStep, migrate } from '@persistent-memory/service-kit';
import { createTestDatabase, silentLogger, untilOneWaits } from '@persistent-memory/service-kit/testing';
import { migrationSteps } from './migrations.js';

const folder = mkdtempSync(join(tmpdir(), 'management-migrations-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The steps as they were when a schema had its first migrations only. */
function firstOf(schema: string, number: number): readonly MigrationStep[] {
  return migrationSteps.map((step) => {
    if (step.schema !== schema) return step;
    cpSync(fileURLToPath(step.folder), folder, { recursive: true });
    const path = join(folder, 'meta/_journal.json');
    const journal = JSON.parse(readFileSync(path, 'utf8'));
    writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, number) }));
    return { schema, folder: pathToFileURL(`${folder}/`) };
  });
}

test('the sums of workspaces come while a replica of the version before makes a workspace', async () => {
  const { database, url, close } = await createTestDatabase({ steps: firstOf('management', 1) });
  const patience = { lockTimeoutMs: 20_000 };
  const migrating = await database.transaction(async (sql) => {
    await sql`select from management.accounts for no key update`;
    const running = migrate({ databaseUrl: url, steps: migrationSteps, log: silentLogger, patience });
    running.catch(() => {});
    await untilOneWaits(database);
    await sql`set local lock_timeout = '500ms'`;
    await sql`lock table management.workspaces in row exclusive mode`;
    return { running };
  });
  await migrating.running;
  expect(await database.use((sql) => sql`select from management.workspace_usage`)).toHaveLength(0);
  await close();
});
