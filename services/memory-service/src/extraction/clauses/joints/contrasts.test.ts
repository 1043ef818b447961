import { describe, expect, test } from '@jest/globals';
import { splitClauses } from '../split-clauses.js';

describe('contrasts', () => {
  test.each<[string, string[]]>([
    ['CI uses Go 1.23.1 while prod is still on 1.22.', ['CI uses Go 1.23.1', 'prod is still on 1.22.']],
    [
      'the old site ran on WordPress but the new one is built with Astro',
      ['the old site ran on WordPress', 'the new one is built with Astro'],
    ],
    ["I like small crews but I can't stand stand-ups", ['I like small crews', "I can't stand stand-ups"]],
    ['Write to me in Finnish, but keep the commits English.', ['Write to me in Finnish', 'keep the commits English.']],
  ])('%s: two facts', (sentence, clauses) => {
    expect(splitClauses(sentence)).toEqual(clauses);
  });

  test.each([
    'Write the notes in Finnish, but keep them short',
    'We tried Bun but the coverage tool did not work with it',
    'We considered Elm but hiring for it seemed impossible.',
    'Yjs was an option for the editor, but nobody on the team knew CRDTs.',
    'Edge functions were on the table, but cold starts of our models ruled them out.',
  ])('%s: what was only tried stays with what became of it', (sentence) => {
    expect(splitClauses(sentence)).toEqual([sentence]);
  });
});
