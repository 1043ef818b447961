import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readLabelledSentences } from './labelled-sentences.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'labelled-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const read = (text: string) => {
  writeFileSync(join(folder, 'one.txt'), text);
  return readLabelledSentences(folder);
};

test('the sign is the label, the speaker the voice', () => {
  const { sentences } = read(
    '+ user: we use pnpm ## pnpm\n- assistant: Reading the file.\n+ Ana: I moved to Porto ## Porto\n\nnot a line',
  );
  expect(sentences).toEqual([
    { file: 'one.txt', text: 'we use pnpm', voice: 'user', lasts: true },
    { file: 'one.txt', text: 'Reading the file.', voice: 'assistant', lasts: false },
    { file: 'one.txt', text: 'I moved to Porto', voice: 'person', lasts: true },
  ]);
});

test('of several sentences those with a piece last; of a passing line all pass', () => {
  const { sentences } = read('+ user: Thanks a lot! We use pnpm. ## pnpm\n- user: Wait.\\nStop it.');
  expect(sentences.map(({ text, lasts }) => [text, lasts])).toEqual([
    ['We use pnpm.', true],
    ['Wait.', false],
    ['Stop it.', false],
  ]);
});

test('another text has another digest', () => {
  expect(read('+ user: a b ## a').digest).not.toBe(read('+ user: a c ## a').digest);
});
