import { expect, test } from '@jest/globals';
import { placeWords } from '../language/words-in-place.js';
import { type CutWeighing, weighCutPlaces } from './cut-score.js';
import { ModelAsks } from './model-asks.js';

const sentence = 'the api is in Go, caches in Valkey, logs go to Loki';
const odds = (weighing: CutWeighing): readonly number[] =>
  [...weighCutPlaces(sentence, placeWords(sentence), 'user', weighing).values()].map((place) => place.odds);

test('a call that asked the local model often enough goes on by signs alone', () => {
  const asks = new ModelAsks();
  expect(odds(asks)).toEqual(odds(new ModelAsks()));
  let taken = 1;
  while (asks.take()) taken += 1;
  expect(taken).toBe(300);
  expect(odds(asks)).toEqual(odds('signs'));
  expect(odds(asks)).not.toEqual(odds(new ModelAsks()));
});

test('what is not weighed has no places', () => {
  expect(odds('none')).toEqual([]);
});
