import { expect, test } from '@jest/globals';
import { dropOpening } from './openings.js';

test.each([
  ["It's the third time I say it: no default exports!", 'no default exports!'],
  ['How often do I have to say it: tabs, not spaces', 'tabs, not spaces'],
  ['I keep saying this: no semicolons!', 'no semicolons!'],
  ['Once again: we deploy from trunk only.', 'we deploy from trunk only.'],
  ['zum letzten Mal: Commits auf Englisch', 'Commits auf Englisch'],
])('that it was said before says nothing: %s', (sentence, rest) => {
  expect(dropOpening(sentence, new Set())).toBe(rest);
});

test.each(['Once again the import failed', "It's the third time the build broke", 'I keep bees'])(
  'what tells something by itself stays: %s',
  (sentence) => {
    expect(dropOpening(sentence, new Set())).toBe(sentence);
  },
);
