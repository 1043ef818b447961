import { expect, test } from '@jest/globals';
import { findFiniteVerb } from './independent-clause.js';
import { placeWords } from './words-in-place.js';

const verbOf = (text: string): string | undefined => {
  const words = placeWords(text);
  return words[findFiniteVerb(words, 0)]?.lower;
};

test.each([
  ['the janitor reaps old carts at night', 'reaps'],
  ['my uncle forages mushrooms', 'forages'],
  ['Arne already built a shed', 'built'],
  ['Kim built the page', 'built'],
  ["dad's looking after the dogs", "dad's"],
  ["Ruta's moving to Bern", "ruta's"],
  ['turns out the ligament is torn', 'turns'],
  ['everyone there goes remote', 'goes'],
])('the verb of "%s" is "%s"', (text, verb) => {
  expect(verbOf(text)).toBe(verb);
});

test.each([
  'kotlin the phone folks are on swift',
  "Ruta's moving boxes",
  "dad's looking glass",
  'a shed built by Arne',
  'the roadmap called Alder',
])('no verb has its subject at the beginning of "%s"', (text) => {
  expect(verbOf(text)).toBeUndefined();
});
