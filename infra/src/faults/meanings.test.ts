import { expect, test } from '@jest/globals';

import { inOtherWords, meanings, thingOf } from './meanings.js';

test('no word stands for two things', () => {
  const words = meanings.flat();
  expect(new Set(words).size).toBe(words.length);
});

test('what is asked for in other words shares none with the text', () => {
  for (const [number, [thing, otherWord]] of meanings.entries()) {
    expect(thingOf(number + meanings.length)).toBe(thing);
    expect(inOtherWords(`Hall alder holds the ${thing}.`, 21)).toBe(`${otherWord}??`);
  }
});

test('a text that is about none of them can not be asked for', () => {
  expect(() => inOtherWords('Hall alder holds the blue folder.', 0)).toThrow('blue folder');
});
