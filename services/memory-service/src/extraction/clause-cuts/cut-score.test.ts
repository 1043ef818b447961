import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { placeWords } from '../language/words-in-place.js';
import type { Voice } from '../voice.js';
import { dictatedModelFile, readCutModel, weighCutPlaces } from './cut-score.js';
import { readLabelledCuts } from './labelled-cuts.js';

const training = (name: string) => fileURLToPath(new URL(`../../../training/${name}`, import.meta.url));

const weigh = (sentence: string, voice: Voice = 'user') => weighCutPlaces(sentence, placeWords(sentence), voice);
const highest = (sentence: string) => Math.max(...[...weigh(sentence).values()].map(({ odds }) => odds));

test('the weights were trained on the sentences that stand beside them', () => {
  const [written, dictated] = ['cut-sentences', 'dictated-cuts'].map((name) => readLabelledCuts(training(name)).digest);
  expect(readCutModel().trainedOn).toBe(written);
  expect(readCutModel(dictatedModelFile).trainedOn).toBe(`${written} ${dictated}`);
});

test('a sentence without a place has no odds', () => {
  expect(weigh('We deploy on Thursdays')).toEqual(new Map());
});

test.each([
  ['sold the van, learning Finnish, two parrots since May', 'I sold apples, pears and plums'],
  [
    'runner is on fedora ‖ disk is 2 TB ‖ and swap is off'.replaceAll('‖ ', ''),
    'we picked Go since it is small and fast',
  ],
  ['the gate code is 4410, bins go out on Mondays', 'the gate code is 4410, not 4401'],
])('%s / %s', (several, one) => {
  expect(highest(several)).toBeGreaterThan(highest(one) + 1);
});

test('most cuts of sentences it was not trained on are found, and few are wrong', () => {
  const { sentences } = readLabelledCuts(training('held-out-cuts'));
  const [surely, labelled] = [0.5, new Set<string>()];
  const found: string[] = [];
  for (const [number, { text, voice, cuts }] of sentences.entries()) {
    const words = placeWords(text);
    for (const cut of cuts) labelled.add(`${number} ${words.findIndex(({ start }) => start >= cut)}`);
    for (const { word, odds } of weighCutPlaces(text, words, voice).values())
      if (odds >= surely) found.push(`${number} ${word}`);
  }
  const right = found.filter((cut) => labelled.has(cut)).length;
  expect(labelled.size).toBeGreaterThan(150);
  expect(right / found.length).toBeGreaterThan(0.88);
  expect(right / labelled.size).toBeGreaterThan(0.85);
});
