import { expect, test } from '@jest/globals';
import { extractFacts } from '../rules/extract-facts.js';
import { withCodeTold } from './told-code.js';

const textsOf = (message: string): string[] =>
  extractFacts({ messages: [message], anchorDate: null }).map((fact) => fact.text);

test.each([
  ['user: we start the importer with:\n```\nmake import\n```', ['we start the importer with: `make import`']],
  ['user: our staging address is\n\n```\nhttps://st.kiln.dev\n```', ['our staging address is `https://st.kiln.dev`']],
  [
    'user: always run this before a commit:\n```\npnpm lint --fix\n```',
    ['always run this before a commit: `pnpm lint --fix`'],
  ],
  ['assistant: New cache key:\n\n```yaml\nkey: deps-v2\n```', ['New cache key: `key: deps-v2`']],
])('one line of code tells the value: %j', (message, texts) => {
  expect(textsOf(message)).toEqual(texts);
});

test.each([
  ['the error is:', ['TypeError: x']],
  ['the code is', ['a = 1']],
  ['Run this:', ['npm i']],
  ['Here is the file:', ['a = 1']],
  ['we start it with:', ['make a', 'make b']],
  ['can you say why the query is:', ['select 1']],
  ['we are stuck with', ['foo(bar)']],
  ['Only this fails:', ['pnpm build']],
  ['I fixed it by running:', ['npm dedupe']],
  ['we start it with:', []],
])('but not: %s %j', (leadIn, code) => {
  expect(withCodeTold(leadIn, code)).toBeNull();
});

test('what stands behind the code is read on', () => {
  expect(textsOf('user: we start the app with:\n```\nmake up\n```\nThe port is 4000.')).toEqual([
    'we start the app with: `make up`',
    'The port is 4000.',
  ]);
});
