import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

import { repositoryRoot } from '../launcher/repository.js';

/** A source file of ours, its path relative to the repository. */
export interface SourceFile {
  readonly path: string;
  readonly lines: readonly string[];
  /** Packages as they are named, own files as paths relative to the repository. */
  readonly imports: readonly string[];
  /** Those of them that import types alone, and are gone after compilation. */
  readonly typeImports: readonly string[];
}

const sourceName = /\.(ts|mjs|js)$/;
const notOurs = new Set(['node_modules', 'dist']);
// The formatter keeps quotes single and a specifier on the line of its `from`, `import` or `import(`.
const specifier = /(?:\bfrom|\bimport\(|^import|\bnew URL\()\s*'([^'\n]+)'/gm;
const typeSpecifier = /^(?:import|export) type [^'";]*from '([^'\n]+)'/gm;

/** Every source file below the given folders of the repository. */
export function readSources(folders: readonly string[]): SourceFile[] {
  return folders.flatMap((folder) => filesBelow(join(repositoryRoot, folder))).map(readSource);
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return notOurs.has(entry.name) ? [] : filesBelow(path);
    return sourceName.test(entry.name) ? [path] : [];
  });
}

function readSource(path: string): SourceFile {
  const text = readFileSync(path, 'utf8');
  const matches = (pattern: RegExp) =>
    [...text.matchAll(pattern)].flatMap(([, name = '']) => (name.startsWith('.') ? ownPath(path, name) : name));
  return {
    path: relative(repositoryRoot, path),
    lines: text.trimEnd().split('\n'),
    imports: matches(specifier),
    typeImports: matches(typeSpecifier),
  };
}

/** Source of a compiled sibling: imports name the `.js` that a `.ts` becomes. */
function ownPath(importer: string, name: string): string {
  return relative(repositoryRoot, resolve(dirname(importer), name)).replace(/\.js$/, '.ts');
}
