import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { normaliseText } from './normalise-text.js';

describe('normaliseText', () => {
  test.each([
    ['We use  pnpm.', 'we use pnpm'],
    ['WE USE PNPM!', 'we use pnpm'],
    ['Ｗｅ ｕｓｅ ｐｎｐｍ', 'we use pnpm'],
    ['It’s “fine”', 'its fine'],
    ["It's fine", 'its fine'],
  ])('%s is %s', (text, normalised) => {
    expect(normaliseText(text)).toBe(normalised);
  });

  test.each([
    ['We use C++', 'We use C'],
    ['We use C#', 'We use C'],
    ['The offset is -5', 'The offset is 5'],
    ['A share of 5%', 'A share of 5'],
    ['🙂', '🙁'],
  ])('%s and %s differ', (one, other) => {
    expect(normaliseText(one)).not.toBe(normaliseText(other));
  });

  test('of a normalised text is the same text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        (text) => normaliseText(normaliseText(text)) === normaliseText(text),
      ),
    );
  });
});
