import { expect, test } from '@jest/globals';
import { extractFacts } from '../../rules/extract-facts.js';

const textsOf = (message: string): string[] =>
  extractFacts({ messages: [message], anchorDate: '2026-03-18' }).map(({ text }) => text);

test.each([
  'logging is pino',
  'testing is jest',
  'routing is react-router',
  'Styling is done with tailwind.',
  'test runner: vitest',
  'test command: npm test',
  'lint: eslint',
  'build tool: gradle',
  'branch: develop',
  'debug port: 9229',
  'log level: debug',
  'test db: heron_test on port 5433',
  'deploy: `./scripts/deploy.sh prod`',
  'build: make all',
])('what is used for what: %s', (sentence) => expect(textsOf(`user: ${sentence}`)).toEqual([sentence]));

test('several tasks and their tools', () =>
  expect(textsOf('user: Formatting is prettier, linting is eslint and type checking is tsc.').join(' ')).toMatch(
    /prettier.*eslint.*tsc/,
  ));

test.each([
  'testing is slow',
  'linting is red',
  'caching is broken',
  'logging is off',
  'routing is done',
  'search is down',
  'lint: clean',
  'build: failed',
  'tests: passing',
  'test: add a case',
  'deploy: done',
  'queue: empty',
])('how it stands: %s', (sentence) => expect(textsOf(`user: ${sentence}`)).toEqual([]));
