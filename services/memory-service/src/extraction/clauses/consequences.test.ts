import { expect, test } from '@jest/globals';
import { splitClauses } from './split-clauses.js';

test.each([
  [
    'the old mill closes in june so the whole crew works from the annex',
    ['the old mill closes in june', 'the whole crew works from the annex'],
  ],
  [
    'Bower is abandoned, so plain yarn workspaces, and beachball for the releases',
    ['Bower is abandoned', 'plain yarn workspaces', 'beachball for the releases'],
  ],
  [
    'Flask is slow, so Litestar for the api, Django for the admin, and Dramatiq for the jobs',
    ['Flask is slow', 'Litestar for the api', 'Django for the admin', 'Dramatiq for the jobs'],
  ],
])('a reason with a day of its own, and what was chosen: %s', (sentence, clauses) => {
  expect(splitClauses(sentence)).toEqual(clauses);
});

test.each([
  'the disk was full on monday so the build is slow',
  'the permit ends in june so the crane leaves in may',
  'the pump is loud so the neighbours complain about the noise',
  'the lease ends in june so we want to extend it by a year',
  'the kiln is old, so no glaze above cone six',
  'the kiln is old, so cone six for everything',
])('what follows stays with its reason: %s', (sentence) => {
  expect(splitClauses(sentence)).toEqual([sentence]);
});

test('the day of another clause behind it is not that of the consequence', () => {
  expect(splitClauses('Marek left on Friday so Jana leads the choir now and the concert is in April')).toEqual([
    'Marek left on Friday',
    'Jana leads the choir now',
    'the concert is in April',
  ]);
});
