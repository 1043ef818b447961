import { expect, test } from '@jest/globals';
import { useLabelledFolder } from '../learning/testing/labelled-folder.js';
import { readLabelledReplies } from './labelled-replies.js';

const folderOf = useLabelledFolder();
const read = (text: string) => readLabelledReplies(folderOf(text)).sentences;

test('a sentence stands behind what was asked, under its heading, and behind the one before it', () => {
  const lines = [
    'u why is it slow?',
    '- I had a look.',
    '+ The index is missing.',
    '- ## In general',
    '- - Indexes help.',
  ];
  expect(read(lines.join('\n'))).toMatchObject([
    { text: 'I had a look.', asked: 'why is it slow?', heading: '', before: '', place: 0, lasts: false },
    { text: 'The index is missing.', before: 'I had a look.', place: 1, lasts: true },
    { text: 'Indexes help.', heading: 'In general', before: 'The index is missing.', place: 2, lasts: false },
  ]);
});

test('what is doubtful is not judged, and a reply ends where the next begins', () => {
  const sentences = read('u one\n~ Maybe so.\n+ It is 4.\n===\n- Nothing was asked.');
  expect(sentences.map(({ text, asked, before }) => [text, asked, before])).toEqual([
    ['It is 4.', 'one', 'Maybe so.'],
    ['Nothing was asked.', null, ''],
  ]);
});

test('what is said twice has a label each time', () => {
  const sentences = read('u one\n- Done.\n+ It is 4.\n+ Done.');
  expect(sentences.map(({ text, lasts }) => [text, lasts])).toEqual([
    ['Done.', false],
    ['It is 4.', true],
    ['Done.', true],
  ]);
});
