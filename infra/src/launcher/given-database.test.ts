import { describe, expect, test } from '@jest/globals';

import { createTestDatabase } from '../testing/test-database.js';
import { checkGivenDatabase } from './given-database.js';

async function check(change: (url: URL) => void): Promise<unknown> {
  const url = new URL(await createTestDatabase());
  change(url);
  return checkGivenDatabase(url.href).catch((fault: unknown) => fault);
}

describe('a given database', () => {
  test('that can be used is no fault', async () => {
    expect(await check(() => {})).toBeUndefined();
  });

  test('that refuses is told with its reason, and without the password', async () => {
    const wrongPassword = await check((url) => {
      url.password = 'secret';
    });
    expect(String(wrongPassword)).toMatch(/The server of DATABASE_URL refuses: password authentication failed/);
    expect(String(wrongPassword)).not.toContain('secret');
    const noDatabase = await check((url) => {
      url.pathname = '/nobody_made_this';
    });
    expect(String(noDatabase)).toContain(
      'The server of DATABASE_URL refuses: database "nobody_made_this" does not exist.',
    );
  });
});
