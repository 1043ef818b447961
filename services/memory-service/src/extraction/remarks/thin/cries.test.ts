import { expect, test } from '@jest/globals';
import { isCry } from './scraps.js';

test.each(['the tiny PAWS', 'that is CRUEL', 'the colours though', 'those ears!!', 'lucky Rex', 'poor thing'])(
  'a cry: %s',
  (sentence) => expect(isCry(sentence)).toBe(true),
);

test.each([
  'the new CRM',
  'that is Karim',
  'the colours are from Klee though',
  'the cat sleeps!!',
  'Lucky is my dog',
  'poor eyesight runs in the family',
])('none: %s', (sentence) => expect(isCry(sentence)).toBe(false));
