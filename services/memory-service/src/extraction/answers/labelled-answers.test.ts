import { expect, test } from '@jest/globals';
import { useLabelledFolder } from '../learning/testing/labelled-folder.js';
import { readLabelledAnswers } from './labelled-answers.js';

const folderOf = useLabelledFolder();
const read = (text: string) => readLabelledAnswers(folderOf(text));

test('the sign is the label, and who asks tells the voice of the answer', () => {
  const { answers } = read(
    '+ agent: Which port? || 9187\n= talk: any plans? || we go to Norway in July\n- agent: Shall I go on? || yes\n\nnot a line',
  );
  expect(answers).toEqual([
    { file: 'one.txt', label: 'needs its question', question: 'Which port?', sentence: '9187', voice: 'user' },
    {
      file: 'one.txt',
      label: 'stands alone',
      question: 'any plans?',
      sentence: 'we go to Norway in July',
      voice: 'person',
    },
    { file: 'one.txt', label: 'passes', question: 'Shall I go on?', sentence: 'yes', voice: 'user' },
  ]);
});

test('another text has another digest', () => {
  expect(read('+ agent: a? || b').digest).not.toBe(read('+ agent: a? || c').digest);
});
