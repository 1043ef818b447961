import { expect, test } from '@jest/globals';
import { useLabelledFolder } from '../learning/testing/labelled-folder.js';
import { readLabelledSentences } from './labelled-sentences.js';

const folderOf = useLabelledFolder();
const read = (text: string) => readLabelledSentences(folderOf(text));

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
