import { expect, test } from '@jest/globals';
import { extractFacts } from './extract-facts.js';
import { leansOnPrevious } from './leaning.js';

test.each(['ci checks it', 'the linter enforces that.', 'e.g. PAY-12/fix-iban', 'for example PAY-12/fix-iban'])(
  'what says nothing alone: %s',
  (text) => {
    expect(leansOnPrevious(text, true)).toBe(true);
  },
);

test.each(['Kofi maintains it', 'ci checks the headers', 'e.g. we use pnpm in the monorepo'])(
  'what does: %s',
  (text) => {
    expect(leansOnPrevious(text, true)).toBe(false);
  },
);

test('who sees to a rule stays with it', () => {
  const message = 'user: msrv of the parser is 1.71, ci checks it. macros are out.';
  expect(extractFacts({ messages: [message], anchorDate: null }).map(({ text }) => text)).toEqual([
    'msrv of the parser is 1.71. ci checks it.',
    'macros are out.',
  ]);
});
