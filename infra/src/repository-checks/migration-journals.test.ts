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

/**
 * What may break statements of the version before, whose replicas go on until they are replaced: something is gone, has
 * another name or type, has to be given, or takes less.
 */
const takesAway = new RegExp(
  [
    String.raw`\bdrop\s+(?!not\s+null|index\b|trigger\b)`,
    String.raw`\balter\s+(?!index\b)\w+\b[^;]*\brename\b`,
    String.raw`\bset\s+(?:data\s+type|not\s+null)\b`,
    String.raw`\balter\s+(?:column\s+)?\S+\s+type\b`,
    String.raw`\badd\s+(?:column\s+)?(?!constraint\b)(?:\([^()]*\)|(?!\bdefault\b|\bgenerated\b)[^,;(])*\bnot\s+null(?:(?!\bdefault\b|\bgenerated\b)[^,;])*(?=[,;]|$)`,
    String.raw`\badd\s+(?:constraint|check|unique|primary|foreign|exclude)\b`,
    String.raw`\bcreate\s+unique\s+index\b`,
    String.raw`\b(?:revoke|truncate)\b`,
  ].join('|'),
  'i',
);
/** An index that "on conflict" needs is unique, and made with its table. */
const dropsIndex = /\bdrop\s+index\b/i;
/** Migrations that drop an index which no statement needs. */
const ofIdleIndexes = ['0007_keyword_keys'];

const withoutComments = (sql: string): string => sql.replace(/--.*$/gm, '');

test.each([
  ['alter table access.api_keys drop column label', true],
  ['ALTER TABLE access.api_keys\n  RENAME COLUMN label TO name', true],
  ['alter table a.b alter column c type bigint', true],
  ['alter table a.b alter column c set not null', true],
  ['alter table a.b add column c text not null', true],
  ['drop function access.count_usage(text, text)', true],
  ['alter table a.b drop constraint b_pkey', true],
  ['alter table a.b drop label', true],
  ['alter table a.b alter c type bigint', true],
  ['alter table a.b add c text not null', true],
  ['alter table a.b add column c numeric(10, 2) not null', true],
  ['alter table a.b add column default_name text not null', true],
  ['alter table a.b add constraint c check (d > 0)', true],
  ['create unique index b on a.c (d)', true],
  ['truncate a.b', true],
  ['alter schema a rename to b', true],
  ["alter table a.b add column c text not null default ''", false],
  ['alter table a.b add column c text, add column d bigint not null generated always as identity', false],
  ['alter table a.b alter column c drop not null', false],
  ['drop index a.b', false],
  ['alter index a.b rename to c', false],
  ['create table a.b (c text not null)', false],
  ['-- drop table a.b\nselect 1', false],
])('%s: takes something away: %s', (sql, is) => {
  expect(takesAway.test(withoutComments(sql))).toBe(is);
});

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

  test('none takes away what the version before uses', () => {
    const sqlOf = (tag: string): string => withoutComments(readFileSync(join(folder, `${tag}.sql`), 'utf8'));
    const [, ...later] = journal.entries.map(({ tag }) => tag);
    expect(later.filter((tag) => takesAway.test(sqlOf(tag)))).toEqual([]);
    expect(later.filter((tag) => dropsIndex.test(sqlOf(tag)) && !ofIdleIndexes.includes(tag))).toEqual([]);
  });

  test('the journal lists every migration, and nothing else', () => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
    expect(journal.entries.map(({ tag }) => `${tag}.sql`)).toEqual(files.sort());
  });
});
