import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import type { Voice } from '../voice.js';
import { readLabelledSentences } from './labelled-sentences.js';
import { createLastingJudge, lastingOdds, readLastingModel } from './lasting-odds.js';

const training = (name: string) => fileURLToPath(new URL(`../../../training/${name}`, import.meta.url));

test('the weights were trained on the sentences that stand beside them', () => {
  expect(readLastingModel().trainedOn).toBe(readLabelledSentences(training('lasting-sentences')).digest);
});

test('the score is the bias and the weights of the signs, over the root of their number', () => {
  const weights = new Map(Object.entries({ 'word tabs': 300, user: -100 }));
  const model = { trainedOn: '', bias: 0.5, commonWords: [], weights };
  // Of one word there are eight signs.
  expect(createLastingJudge(model)('tabs', 'user').odds).toBeCloseTo(0.5 + (3 - 1) / Math.sqrt(8), 9);
});

test.each<[Voice, string, string]>([
  ['user', 'we deploy from main on Thursdays', "we're deploying from main right now"],
  ['user', 'I prefer short answers without a summary', "I'd prefer the second option here"],
  [
    'assistant',
    'The leak came from an unclosed cursor in `src/db/pool.ts`.',
    'I see the leak now, reading the pool next.',
  ],
  ['assistant', 'I set the retention of logs to 14 days.', 'A mutex guards shared state.'],
  ['user', 'Unsere Tests laufen mit Vitest.', 'Die Tests laufen gerade.'],
])('%s: %s / %s', (voice, lasting, passing) => {
  expect(lastingOdds(lasting, voice).odds).toBeGreaterThan(lastingOdds(passing, voice).odds + 2);
});

/** The chance that of a lasting and a passing sentence the lasting one has the higher score (Hanley, McNeil, 1982). */
function areaUnderCurve(scores: readonly { readonly score: number; readonly lasts: boolean }[]): number {
  const ranked = scores.toSorted((a, b) => a.score - b.score);
  const lasting = ranked.filter(({ lasts }) => lasts).length;
  const rankSum = ranked.reduce((sum, { lasts }, at) => sum + (lasts ? at + 1 : 0), 0);
  return (rankSum - (lasting * (lasting + 1)) / 2) / (lasting * (ranked.length - lasting));
}

test('sentences it was not trained on are told apart', () => {
  const { sentences } = readLabelledSentences(training('held-out-sentences'));
  const scores = sentences.map(({ text, voice, lasts }) => ({ lasts, score: lastingOdds(text, voice).odds }));
  expect(scores.length).toBeGreaterThan(800);
  expect(areaUnderCurve(scores)).toBeGreaterThan(0.95);
});
