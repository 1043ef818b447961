import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { UseRecorder } from '@persistent-memory/service-kit';
import { createTestDatabase, type TestDatabase } from '@persistent-memory/service-kit/testing';
import { migrationSteps } from '../migrations.js';
import { buildProject } from '../testing/tenants.js';
import { pruneKeyUses, recordKeyUses } from './key-uses.js';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase({ steps: migrationSteps });
});
afterAll(() => db.close());

async function lastUse(keyId: string): Promise<Date | null> {
  const [row] = await db.database.use(
    (sql) => sql<{ last_used_at: Date }[]>`select last_used_at from access.api_key_uses where key_id = ${keyId}`,
  );
  return row?.last_used_at ?? null;
}

describe('when a key was last used', () => {
  test('goes forward only, whatever order replicas write in', async () => {
    const { keyId } = await buildProject(db.database);
    const [earlier, later] = [new Date('2026-03-01T10:00:00Z'), new Date('2026-03-01T10:00:05Z')];
    await recordKeyUses(db.database, new Map([[keyId, later]]));
    await recordKeyUses(db.database, new Map([[keyId, earlier]]));
    expect(await lastUse(keyId)).toEqual(later);
  });

  test('is not in the future, whatever the clock of a replica says, nor stays there', async () => {
    const { keyId } = await buildProject(db.database);
    const ahead = new Date(Date.now() + 7_200_000);
    for (let time = 0; time < 2; time++) {
      await recordKeyUses(db.database, new Map([[keyId, ahead]]));
      expect(Math.abs(Number(await lastUse(keyId)) - Date.now())).toBeLessThan(60_000);
    }
    await db.database.use((sql) => sql`update access.api_key_uses set last_used_at = ${ahead} where key_id = ${keyId}`);
    await recordKeyUses(db.database, new Map([[keyId, new Date()]]));
    expect(Math.abs(Number(await lastUse(keyId)) - Date.now())).toBeLessThan(60_000);
  });

  test('is written in one batch, and only for keys that still exist', async () => {
    const keys = await Promise.all(Array.from({ length: 5 }, () => buildProject(db.database)));
    const recorder = new UseRecorder((uses) => recordKeyUses(db.database, uses));
    for (const { keyId } of keys) recorder.note(keyId);
    recorder.note('key_revoked');
    const before = new Date();
    await recorder.flush();
    for (const { keyId } of keys) expect(Math.abs(Number(await lastUse(keyId)) - Number(before))).toBeLessThan(5_000);
    expect(await lastUse('key_revoked')).toBeNull();
  });

  test('is forgotten once the key is revoked, and of no other key', async () => {
    const [revoked, kept] = await Promise.all([buildProject(db.database), buildProject(db.database)]);
    const usedAt = new Date('2026-03-01T10:00:00Z');
    await recordKeyUses(
      db.database,
      new Map([
        [revoked.keyId, usedAt],
        [kept.keyId, usedAt],
      ]),
    );
    await db.database.use((sql) => sql`delete from access.api_keys where key_id = ${revoked.keyId}`);
    expect(await pruneKeyUses(db.database)).toBe(1);
    expect([await lastUse(revoked.keyId), await lastUse(kept.keyId)]).toEqual([null, usedAt]);
    expect(await pruneKeyUses(db.database)).toBe(0);
  });

  test('is written by replicas at the same time, over the same keys in any order', async () => {
    const keys = await Promise.all(Array.from({ length: 20 }, () => buildProject(db.database)));
    const recorders = Array.from({ length: 4 }, () => new UseRecorder((uses) => recordKeyUses(db.database, uses)));
    for (const [index, recorder] of recorders.entries())
      for (const { keyId } of index % 2 === 0 ? keys : [...keys].reverse()) recorder.note(keyId);
    await Promise.all(recorders.map((recorder) => recorder.flush()));
    for (const { keyId } of keys) expect(await lastUse(keyId)).not.toBeNull();
  });
});
