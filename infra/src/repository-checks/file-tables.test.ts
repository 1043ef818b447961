import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

import { expect, test } from '@jest/globals';

import { repositoryRoot } from '../launcher/repository.js';
import { readSources } from './source-files.js';

/** A table of a README, paths relative to the folder of that README. */
interface FileTable {
  /** What its files lie in: `.`, or what its head says ("file of `lexicon/`"). */
  readonly folder: string;
  readonly files: readonly string[];
}

const paths = readSources(['packages', 'services', 'infra'])
  .map(({ path }) => path)
  .filter((path) => path.endsWith('.ts'));
const products = paths.filter((path) => !/\.test\.ts$|\/testing\//.test(path));

const tables = readmeFolders().flatMap((readme) =>
  tablesIn(readFileSync(join(repositoryRoot, readme, 'README.md'), 'utf8')).map(({ folder, files }) => ({
    readme,
    folder: normalize(join(readme, folder)).replace(/\/$/, ''),
    files: files.map((file) => normalize(join(readme, folder, file))),
  })),
);

test('tables are read as they are written', () => {
  const text =
    'See `a.ts`.\n\n| file | what |\n|---|---|\n| `b.ts`, `testing/c.ts` | two of `npm` |\n\n' +
    '| step | file of `words/` |\n| --- | --- |\n| first | `d.test.ts` |\n\n| metric |\n| --- |\n| `e` |\n';
  expect(tablesIn(text)).toEqual([
    { folder: '.', files: ['b.ts', 'testing/c.ts'] },
    { folder: 'words/', files: ['d.test.ts'] },
  ]);
  expect(tables.length).toBeGreaterThan(10);
});

test('no table of a README names a file that is not there', () => {
  const there = new Set(paths);
  const absent = tables.flatMap(({ readme, files }) =>
    files.filter((file) => !there.has(file)).map((file) => `${readme}/README.md names ${file}`),
  );
  expect(absent).toEqual([]);
});

test("a README with a table of a folder's files names every one of them in its tables", () => {
  const unnamed = tables.flatMap(({ readme, folder }) => {
    // Of what belongs to another README only what is used here is named.
    if (!`${folder}/`.startsWith(`${readme}/`)) return [];
    const named = tables.filter((table) => table.readme === readme).flatMap(({ files }) => files);
    const inFolder = products.filter((path) => dirname(path) === folder);
    const isOfFiles = inFolder.some((path) => named.includes(path));
    return isOfFiles ? inFolder.filter((path) => !named.includes(path)) : [];
  });
  expect([...new Set(unnamed)]).toEqual([]);
});

/** Folders of product sources, and those above them within `src`, that have a README. */
function readmeFolders(): string[] {
  const folders = products.flatMap((path) => path.split('/').map((_, depth, parts) => parts.slice(0, depth).join('/')));
  const within = [...new Set(folders)].filter((folder) => /\/src(?:\/|$)/.test(folder)).sort();
  return within.filter((folder) => readdirSync(join(repositoryRoot, folder)).includes('README.md'));
}

/** The tables that name `.ts` files in backticks, in whichever column. */
function tablesIn(text: string): FileTable[] {
  return text
    .split('\n\n')
    .map((block) => block.split('\n').filter((line) => line.startsWith('|')))
    .map(([head = '', ...rows]) => ({
      folder: /\bfile of `([^`]+\/)`/.exec(head)?.[1] ?? '.',
      files: [...rows.join('\n').matchAll(/`([^`\s]+\.ts)`/g)].map(([, file = '']) => file),
    }))
    .filter(({ files }) => files.length > 0);
}
