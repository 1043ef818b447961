import { expect, test } from '@jest/globals';
import { placeWords } from '../language/words-in-place.js';
import { findCutPlaces } from './cut-places.js';

const places = (sentence: string) => {
  const words = placeWords(sentence);
  return findCutPlaces(sentence, words).map(({ mark, joining, word, first }) =>
    [mark, joining, words[word]?.text, words[first]?.text].join(' | '),
  );
};

test.each([
  ['tests run on push, lint too', [', |  | lint | lint']],
  ['tests run on push, and also lint', [', | and also | and | lint']],
  ['logs in a; traces in b — metrics in c', ['; |  | traces | traces', '- |  | metrics | metrics']],
  ['secrets in Vault (keys with Ola)', ['( |  | keys | keys']],
  ['we use Go while they use Rust', ['none | while | while | they']],
  ['wir nutzen Go und Rust', ['none | und | und | Rust']],
])('marks and joining words: %s', (sentence, expected) => {
  expect(places(sentence)).toEqual(expected);
});

test.each([
  ['i moved to neovim my font is Iosevka', ['none |  | my | my']],
  ['our queue has moved schema registry is next', ['none |  | schema | schema', 'none |  | registry | registry']],
  ['the boiler takes about ten minutes we bleed it in autumn', ['none |  | about | about', 'none |  | we | we']],
  ['Selma is vegan Ruben has no oven', ['none |  | Ruben | Ruben']],
  ['ruff is fast because it is written in Rust', []],
])('what is run together: %s', (sentence, expected) => {
  expect(places(sentence)).toEqual(expected);
});

test.each(['call `a, b and c` now', 'the song "rain, snow and ice" again', 'version 1.2 is out', ''])(
  'nothing within marks that belong together, or within a word: %s',
  (sentence) => {
    expect(places(sentence)).toEqual([]);
  },
);

test('at most forty places', () => {
  expect(places('a thing, '.repeat(200))).toHaveLength(40);
});
