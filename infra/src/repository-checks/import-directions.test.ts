import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from '@jest/globals';

import { repositoryRoot } from '../launcher/repository.js';
import { readSources, type SourceFile } from './source-files.js';

const own = '@persistent-memory/';
const services = ['services/memory-service', 'services/management-service'] as const;

/** The package of ours, or of npm, that an import reaches, such as `@persistent-memory/auth` or `express`. */
function packageOf(specifier: string): string {
  const parts = specifier.split('/');
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? '');
}

function importsThat(files: readonly SourceFile[], isWrong: (imported: string, file: SourceFile) => boolean): string[] {
  return files.flatMap((file) =>
    file.imports.filter((imported) => isWrong(imported, file)).map((imported) => `${file.path} imports ${imported}`),
  );
}

function isOwnFile(specifier: string): boolean {
  return /^(\.\.\/|packages\/|services\/|infra\/)/.test(specifier);
}

/** What a test applies to its database: data, whoever ships it. */
function isSql(path: string): boolean {
  return /(^infra\/database-roles|\/migrations)(\/|$)/.test(path);
}

test('imports are read as they are written', () => {
  const imports = readSources(['infra/src/repository-checks']).flatMap((file) => file.imports);
  expect(imports).toEqual(
    expect.arrayContaining(['@jest/globals', 'node:fs', 'infra/src/repository-checks/source-files.ts']),
  );
});

describe('between packages', () => {
  test('no file reaches into another package by a path', () => {
    for (const folder of [...services, 'packages/auth', 'packages/service-kit', 'packages/evaluation', 'infra']) {
      const leaving = importsThat(
        readSources([folder]),
        (imported) => isOwnFile(imported) && !imported.startsWith(`${folder}/`) && !isSql(imported),
      );
      expect(leaving).toEqual([]);
    }
  });

  test('auth imports nothing of ours, no Express and no store', () => {
    const files = readSources(['packages/auth/src']);
    expect(files).not.toHaveLength(0);
    expect(
      importsThat(files, (imported, { path }) => {
        if (isOwnFile(imported) || imported.startsWith('node:')) return false;
        return !(/\.test\.ts$|\/testing\//.test(path) && isTestPackage(imported));
      }),
    ).toEqual([]);
  });

  test('service-kit imports of ours auth alone', () => {
    expect(ownPackagesExcept('packages/service-kit/src', ['auth'])).toEqual([]);
  });

  test('a service imports auth and service-kit, never the other service', () => {
    for (const service of services) {
      expect(ownPackagesExcept(`${service}/src`, ['auth', 'service-kit'])).toEqual([]);
    }
  });

  test('evaluation and infra import no service', () => {
    for (const folder of ['packages/evaluation/src', 'infra/src']) {
      expect(ownPackagesExcept(folder, ['auth', 'service-kit'])).toEqual([]);
    }
  });
});

describe.each(services)('within %s', (service) => {
  // Tests and what they are written with may hold a service at any height.
  const files = readSources([`${service}/src`]).filter(({ path }) => !/\.test\.ts$|\/testing\//.test(path));
  const parts = partsOf(service);
  const rankOf = (path: string) => parts.indexOf(partOf(path, service));

  test("the README's table of parts lists every file and folder of src once", () => {
    const present = new Set(files.map(({ path }) => partOf(path, service)));
    expect([...parts].sort()).toEqual([...present].sort());
  });

  test("imports go down the README's table of parts only", () => {
    const upward = importsThat(
      files,
      (imported, { path }) => imported.startsWith(`${service}/src/`) && rankOf(imported) < rankOf(path),
    );
    expect(upward).toEqual([]);
  });

  test('no two files import each other, over whatever way', () => {
    expect(findCycle(files)).toEqual([]);
  });
});

/**
 * Folders of the extraction and the files beside them, those that know nothing of the others first; of one line none
 * imports another.
 */
const extractionLayers = [
  ['voice.ts', 'identifiers.ts', 'normalise-text.ts'],
  ['learning', 'secrets', 'dates'],
  ['fact-extractor.ts'],
  ['distinct-facts.ts'],
  ['language'],
  ['pasted', 'spoken', 'shorthand'],
  ['remarks'],
  ['turns'],
  ['lasting', 'clause-cuts'],
  ['lasting-turns'],
  ['lasting-replies'],
  ['clauses'],
  ['persons', 'corrections'],
  ['answers'],
  ['rules', 'openai'],
];

test('within the extraction, imports go down only', () => {
  const folder = 'services/memory-service/src/extraction/';
  const partIn = (path: string) => path.slice(folder.length).split('/')[0] ?? '';
  const layerIn = (path: string) => extractionLayers.findIndex((layer) => layer.includes(partIn(path)));
  const files = readSources([folder]).filter(({ path }) => !/\.test\.ts$|\/testing\//.test(path));
  expect(extractionLayers.flat().sort()).toEqual([...new Set(files.map(({ path }) => partIn(path)))].sort());
  const upward = importsThat(files, (imported, { path }) => {
    if (!imported.startsWith(folder) || partIn(imported) === partIn(path)) return false;
    return layerIn(imported) >= layerIn(path);
  });
  expect(upward).toEqual([]);
});

/** Folders whose subfolders stand in layers, too. `languages/` is within those of `dates/`, which ask it in their turn. */
const layeredFolders = ['secrets', 'dates', 'dates/languages', 'remarks', 'clauses', 'rules'];

test.each(layeredFolders)('the subfolders of %s import each other one way', (name) => {
  const folder = `services/memory-service/src/extraction/${name}/`;
  const subfolderOf = (path: string): string | null => {
    const [first = '', ...rest] = path.startsWith(folder) ? path.slice(folder.length).split('/') : [];
    return rest.length === 0 || first === 'testing' || first === 'languages' ? null : first;
  };
  const files = readSources([folder]).filter(({ path }) => !path.endsWith('.test.ts') && subfolderOf(path) !== null);
  const subfolders = [...new Set(files.map(({ path }) => subfolderOf(path) ?? ''))];
  expect(subfolders.length).toBeGreaterThan(3);
  const importsOf = (subfolder: string) =>
    files
      .filter(({ path }) => subfolderOf(path) === subfolder)
      .flatMap(({ imports }) => imports.flatMap((imported) => subfolderOf(imported) ?? []))
      .filter((imported) => imported !== subfolder);
  expect(findCycle(subfolders.map((path) => ({ path, imports: importsOf(path) })))).toEqual([]);
});

describe('within the other packages', () => {
  test.each(['packages/auth/src', 'packages/service-kit/src', 'packages/evaluation/src', 'infra/src'])(
    'no two files of %s import each other, over whatever way',
    (folder) => {
      expect(findCycle(readSources([folder]))).toEqual([]);
    },
  );
});

function isTestPackage(specifier: string): boolean {
  return (
    ['@jest/globals', 'fast-check', 'postgres'].includes(packageOf(specifier)) || specifier.startsWith('drizzle-orm')
  );
}

/** Packages of ours that the files of a folder import, without those that they may. */
function ownPackagesExcept(folder: string, allowed: readonly string[]): string[] {
  // What is allowed has to be there, or the rule outlived it.
  for (const name of allowed) expect(readSources([`packages/${name}/src`])).not.toHaveLength(0);
  const files = readSources([folder]);
  expect(files).not.toHaveLength(0);
  const names = files.flatMap(({ imports }) => imports.map(packageOf));
  return [...new Set(names)].filter((name) => name.startsWith(own) && !allowed.includes(name.slice(own.length)));
}

/**
 * The files and folders directly in a service's `src`, such as `src/app.ts` and `src/storage/`, as its README lists
 * them from top to bottom.
 */
function partsOf(service: string): string[] {
  const [, section = ''] = readFileSync(join(repositoryRoot, service, 'README.md'), 'utf8').split('\n## Parts\n');
  const [table = ''] = section.split('\n## ');
  const firstCells = table.split('\n').map((line) => line.split('|')[1] ?? '');
  return firstCells.flatMap((cell) => [...cell.matchAll(/`(src\/[^`]+)`/g)].map(([, part = '']) => part));
}

/** The part of the service that a file belongs to. */
function partOf(path: string, service: string): string {
  const [first = '', ...rest] = path.slice(`${service}/src/`.length).split('/');
  return rest.length > 0 ? `src/${first}/` : `src/${first}`;
}

/** The paths along one cycle of imports, empty when there is none. */
function findCycle(files: readonly Pick<SourceFile, 'path' | 'imports'>[]): string[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const done = new Set<string>();
  const walk = (path: string, trail: readonly string[]): string[] => {
    if (trail.includes(path)) return [...trail.slice(trail.indexOf(path)), path];
    if (done.has(path)) return [];
    for (const imported of byPath.get(path)?.imports ?? []) {
      const cycle = walk(imported, [...trail, path]);
      if (cycle.length > 0) return cycle;
    }
    done.add(path);
    return [];
  };
  for (const { path } of files) {
    const cycle = walk(path, []);
    if (cycle.length > 0) return cycle;
  }
  return [];
}
