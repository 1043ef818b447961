import { readdirSync } from 'node:fs';

import { expect, test } from '@jest/globals';

import { repositoryRoot } from '../launcher/repository.js';
import { readSources } from './source-files.js';

const maxLines = 400;
/** The formatter breaks code at this width, and leaves comments as they are. */
const maxCommentColumns = 120;

/** Beside dotfiles, which tools name themselves. */
const topLevel = new Set([
  'LICENSE',
  'README.md',
  'docker-compose.yml',
  'infra',
  'package.json',
  'packages',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'services',
  'tsconfig.base.json',
]);
const untracked = new Set(['node_modules', 'evaluation-results', 'coverage']);

test(`no source file is longer than ${maxLines} lines`, () => {
  const files = readSources(['packages', 'services', 'infra']);
  expect(files.length).toBeGreaterThan(10);
  const long = files.filter(({ lines }) => lines.length > maxLines);
  expect(long.map(({ path, lines }) => `${path}: ${lines.length} lines`)).toEqual([]);
});

test(`no comment is wider than ${maxCommentColumns} columns`, () => {
  const wide = readSources(['packages', 'services', 'infra']).flatMap(({ path, lines }) =>
    lines.flatMap((line, at) => {
      const isComment = /^\s*(?:\/\*|\*|\/\/) /.test(line);
      return isComment && line.length > maxCommentColumns ? [`${path}:${at + 1}: ${line.length} columns`] : [];
    }),
  );
  expect(wide).toEqual([]);
});

test('the top level holds only what a reader has to see first', () => {
  const unexpected = readdirSync(repositoryRoot).filter(
    (name) => !name.startsWith('.') && !topLevel.has(name) && !untracked.has(name),
  );
  expect(unexpected).toEqual([]);
});
