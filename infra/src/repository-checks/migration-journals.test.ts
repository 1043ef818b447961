import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from '@jest/globals';

import { repositoryRoot } from '../launcher/repository.js';

interface JournalEntry {
  readonly idx: number;
  readonly when: number;
  readonly tag: string;
}

const owners = ['packages', 'services']
  .flatMap((folder) => readdirSync(join(repositoryRoot, folder)).map((name) => `${folder}/${name}`))
  .filter((owner) => existsSync(join(repositoryRoot, owner, 'migrations')));

/** drizzle's `migrate()` skips in silence what its journal lists out of order or not at all. */
describe.each(owners)('migrations of %s', (owner) => {
  const folder = join(repositoryRoot, owner, 'migrations');
  const journal = JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')) as {
    entries: JournalEntry[];
  };

  test('the journal numbers its entries without a gap, each later than the one before', () => {
    expect(journal.entries.map(({ idx }) => idx)).toEqual(journal.entries.map((_, position) => position));
    const times = journal.entries.map(({ when }) => when);
    expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
  });

  test('the journal lists every migration, and nothing else', () => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
    expect(journal.entries.map(({ tag }) => `${tag}.sql`)).toEqual(files.sort());
  });
});
