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
  return matchPatterns(patterns);
}

/** Whether one of the patterns names a path, or a folder that it lies in. */
export function matchPatterns(patterns: readonly string[]): (path: string) => boolean {
  const expressions = patterns.map(toExpression);
  return (path) => prefixesOf(path).some((prefix) => expressions.some((expression) => expression.test(prefix)));
}

function prefixesOf(path: string): string[] {
  const parts = path.split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

function toExpression(pattern: string): RegExp {
  if (pattern.startsWith('!')) throw new Error(`${pattern} is an exception`);
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
