import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { canonicalWording } from './canonical-wording.js';

describe('canonical wording', () => {
  test.each([
    ['We use pnpm for package management.', 'For package management, we use pnpm'],
    ["We're using pnpm", 'we use pnpm.'],
    ['The API runs on port 8080', 'API runs on port 8080!'],
    ["I don't like tabs", 'I do not like tabs'],
    ['Tests are run with jest', 'tests run with jest'],
  ])('%s = %s', (one, other) => {
    expect(canonicalWording(one)).toBe(canonicalWording(other));
  });

  test.each([
    ['The parser calls the lexer', 'The lexer calls the parser'],
    ['We use npm', 'We used npm'],
    ['We use npm', 'We do not use npm'],
    ['Map port 8080 to 3000', 'Map port 3000 to 8080'],
    ['Ana reports to Ben', 'Ben reports to Ana'],
    ['I like tea', 'You like tea'],
    ['Version 2.1.3 is broken', 'Version 2.1.4 is broken'],
    ['C++ is allowed', 'C is allowed'],
  ])('%s is not %s', (one, other) => {
    expect(canonicalWording(one)).not.toBe(canonicalWording(other));
  });

  test('every rotation of the words has the same form', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('red', 'blue', 'green', 'x1'), { minLength: 1, maxLength: 12 }),
        fc.nat(),
        (words, shift) => {
          const at = shift % words.length;
          const rotated = [...words.slice(at), ...words.slice(0, at)];
          expect(canonicalWording(rotated.join(' '))).toBe(canonicalWording(words.join(' ')));
        },
      ),
    );
  });
});
