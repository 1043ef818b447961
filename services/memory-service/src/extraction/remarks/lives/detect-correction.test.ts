import { expect, test } from '@jest/globals';
import { isCorrection } from './detect-correction.js';

test.each([
  'No, we use pnpm',
  "Actually it's port 8081 now",
  'Correction: the limit is 40 MB',
  'The tests run on Vitest, not Jest',
  'We use not npm but pnpm',
  'I changed my mind about tabs',
  'We switched from Jenkins to Buildkite',
  'The flag is no longer needed',
  'Nein, wir nutzen pnpm',
  'wrong, ours is on 9617',
  'nah the importer, thats parquet not csv',
  'nie, u nas jest 9617',
  'Wir nutzen nicht npm, sondern pnpm',
  'No usamos npm, sino pnpm',
  '不，不是 npm 而是 pnpm',
])('%s corrects', (sentence) => {
  expect(isCorrection(sentence, false)).toBe(true);
});

test.each([
  'We use pnpm',
  'Nobody uses npm here',
  'It is not only fast but also small',
  'I actually like it',
  'Knowing that helps',
])('%s does not', (sentence) => {
  expect(isCorrection(sentence, false)).toBe(false);
});

test('"No, …" after a question answers it', () => {
  expect(isCorrection('No, I have never been there', true)).toBe(false);
});
