import { expect, test } from '@jest/globals';
import { isPassingByForm } from './passing-by-form.js';

test.each([
  "you don't need to explain genservers to me, I've been running the elixir side for three years",
  "you don't need to run the linter, the pre-push hook does that",
  'you never have to ask before a rebase',
])('what an agent need not do is no word about its work: %s', (sentence) => {
  expect(isPassingByForm(sentence, 'user', new Set())).toBe(false);
});

test.each(["you don't listen", 'you removed too much', "you're fast", "you don't see it"])(
  'this is: %s',
  (sentence) => {
    expect(isPassingByForm(sentence, 'user', new Set())).toBe(true);
  },
);
