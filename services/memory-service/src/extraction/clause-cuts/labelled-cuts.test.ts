import { expect, test } from '@jest/globals';
import { useLabelledFolder } from '../learning/testing/labelled-folder.js';
import { readLabelledCuts } from './labelled-cuts.js';
import { readLabelledPlaces } from './labelled-places.js';

const folderOf = useLabelledFolder();
const read = (text: string) => readLabelledCuts(folderOf(text));

test('marks are taken out, and tell where facts begin', () => {
  const { sentences } = read('user: web on Vite, ‖ docs on Astro\nAna: I like tea and milk\n');
  expect(sentences).toEqual([
    { file: 'one.txt', voice: 'user', text: 'web on Vite, docs on Astro', cuts: [13] },
    { file: 'one.txt', voice: 'person', text: 'I like tea and milk', cuts: [] },
  ]);
});

test('a mark at the beginning of a sentence or an item is none', () => {
  const { sentences } = read('assistant: Done. ‖ Tests pass.\\n- ‖ the API is in Go, ‖ the site in Vue');
  expect(sentences.map(({ text, cuts }) => [text, cuts])).toEqual([
    ['Done.', []],
    ['Tests pass.', []],
    ['the API is in Go, the site in Vue', [18]],
  ]);
});

test('each place of a sentence is an example, and every cut counts', () => {
  const { places, cutCount } = readLabelledPlaces(
    read('user: tea, coffee and milk in the kitchen, ‖ beer ‖ downstairs').sentences,
  );
  expect(places.map(({ isPositive }) => isPositive)).toEqual([false, false, true]);
  expect(cutCount).toBe(2);
});
