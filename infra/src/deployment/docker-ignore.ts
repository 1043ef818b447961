import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { repositoryRoot } from '../launcher/repository.js';

/**
 * Whether `.dockerignore` keeps a path, relative to the root of the repository, out of the build context. Of Docker's
 * rules those that the file uses: names, `*`, `?` and a leading or inner `**`.
 * @throws Error for a pattern with an exception, which nothing here would follow
 */
export function readDockerIgnore(): (path: string) => boolean {
  const lines = readFileSync(join(repositoryRoot, '.dockerignore'), 'utf8').split('\n');
  const patterns = lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'));
  const excluding = patterns.map(toExpression);
  // A folder that is left out takes along what lies in it.
  return (path) => prefixesOf(path).some((prefix) => excluding.some((expression) => expression.test(prefix)));
}

function prefixesOf(path: string): string[] {
  const parts = path.split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

function toExpression(pattern: string): RegExp {
  if (pattern.startsWith('!')) throw new Error(`.dockerignore has an exception, ${pattern}`);
  const source = pattern
    .split(/(\*\*\/|\*|\?)/)
    .map((part) => wildcards.get(part) ?? part.replace(/[.+^${}()|[\]\\]/g, '\\$&'))
    .join('');
  return new RegExp(`^${source}$`);
}

const wildcards = new Map([
  ['**/', '(?:.*/)?'],
  ['*', '[^/]*'],
  ['?', '[^/]'],
]);
