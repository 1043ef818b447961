import { describe, expect, test } from '@jest/globals';

import { readSources, type SourceFile } from './source-files.js';

/** A statement, or a part of one, as it is written with the tag of the Postgres client. */
const taggedStatement = /\bsql(?:<[^`]{0,300}>)?`/;

/** The same in any other text: a table or a function of ours behind a word of SQL. */
const nameInStatement =
  /\b(?:from|join|into|update|using|table|only|copy|analyze|truncate|exists|call|select)\s{1,20}(?:memory|access|management)\.[a-z]/i;

/** Statements that stand outside of `storage/`, each with the reason. */
const allowed: readonly { readonly folder: string; readonly reason: string }[] = [
  {
    folder: 'services/management-service/src/benchmarks/',
    reason: 'fills a database of its own, which no service uses, with more rows than operations could make',
  },
];

function holdsStatement({ lines }: SourceFile): boolean {
  const text = lines.join('\n');
  return taggedStatement.test(text) || nameInStatement.test(text);
}

// Tests look behind the operations, and may.
const isOfTests = ({ path }: SourceFile) => /\.test\.ts$|\/testing\//.test(path);

describe.each(['services/memory-service', 'services/management-service'])('%s', (service) => {
  const files = readSources([`${service}/src`]).filter((file) => !isOfTests(file));
  const storage = `${service}/src/storage/`;

  test('statements over the schemas memory, access and management stand in storage alone', () => {
    const elsewhere = files
      .filter(({ path }) => !path.startsWith(storage) && !allowed.some(({ folder }) => path.startsWith(folder)))
      .filter(holdsStatement);
    expect(elsewhere.map(({ path }) => path)).toEqual([]);
  });

  test('statements are recognised as storage writes them', () => {
    expect(files.filter(({ path }) => path.startsWith(storage)).filter(holdsStatement).length).toBeGreaterThan(5);
  });
});

test('what is allowed elsewhere is still there', () => {
  for (const { folder } of allowed) expect(readSources([folder]).some(holdsStatement)).toBe(true);
});

test.each([
  ['a tagged statement', 'const rows = await sql`select 1`;'],
  ['one with the type of its rows', 'await sql<{ id: string }[]>`select 1`;'],
  ['one without a tag', "await sql.unsafe('delete from memory.memories');"],
  ['a part without a tag', "const table = 'join access.api_keys key on true';"],
])('%s is a statement', (_what, line) => {
  expect(holdsStatement({ path: 'example.ts', lines: [line], imports: [], typeImports: [] })).toBe(true);
});

test('fields of a variable of the same name are none', () => {
  const line = 'const { id } = memory; if (memory.text === access.token) return;';
  expect(holdsStatement({ path: 'example.ts', lines: [line], imports: [], typeImports: [] })).toBe(false);
});
