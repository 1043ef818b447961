import { expect, test } from '@jest/globals';
import { useLabelledFolder } from '../learning/testing/labelled-folder.js';
import { readLabelledTurns } from './labelled-turns.js';

const folderOf = useLabelledFolder();
const read = (text: string) => readLabelledTurns(folderOf(text)).turns;

test('a turn stands behind the one before it, and the first of a call behind none', () => {
  expect(read('- user: one\\ntwo\n+ assistant: three\n===\n- Ana: four')).toEqual([
    { file: 'one.txt', text: 'one\ntwo', voice: 'user', before: null, lasts: false },
    { file: 'one.txt', text: 'three', voice: 'assistant', before: { text: 'one\ntwo', voice: 'user' }, lasts: true },
    { file: 'one.txt', text: 'four', voice: 'person', before: null, lasts: false },
  ]);
});

test('what is doubtful and what programs say is not judged, and the former may be answered', () => {
  const turns = read('~ user: maybe\n- tool: exit code 0\n+ assistant: yes\nno line of it');
  expect(turns.map(({ text, before }) => [text, before?.text])).toEqual([['yes', 'maybe']]);
});
