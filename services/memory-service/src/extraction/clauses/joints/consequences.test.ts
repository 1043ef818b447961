import { expect, test } from '@jest/globals';
import { splitClauses } from '../split-clauses.js';

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
  [
    'had knee surgery on the 3rd so im on crutches until the 20th',
    ['had knee surgery on the 3rd', 'im on crutches until the 20th'],
  ],
  [
    'I quit in March, so I have to hand in the laptop by the 30th',
    ['I quit in March', 'I have to hand in the laptop by the 30th'],
  ],
  [
    'The lab loses its licence in June, which means the samples have to leave by 15 May',
    ['The lab loses its licence in June', 'the samples have to leave by 15 May'],
  ],
  [
    'Last spring we paid for Segment and hated the invoices, so we send events with Rudderstack',
    ['Last spring we paid for Segment', 'Last spring we hated the invoices', 'we send events with Rudderstack'],
  ],
  [
    'last month we spent 11k on Snowflake, so this month the cap is 6k',
    ['last month we spent 11k on Snowflake', 'this month the cap is 6k'],
  ],
  [
    'Our landlord sells the house so we have to move out before 30 June',
    ['Our landlord sells the house', 'we have to move out before 30 June'],
  ],
])('a reason and what follows, each of a day of its own, and what was chosen: %s', (sentence, clauses) => {
  expect(splitClauses(sentence)).toEqual(clauses);
});

test.each([
  'the disk was full on monday so the build is slow',
  'the budget is spent, so this month the cap is 6k',
  'the permit ends in june so the crane leaves in may',
  'the cook leaves on 1 May so the kitchen needs a plan before that',
  'the pump is loud so the neighbours complain about the noise',
  'the lease ends in june so we want to extend it by a year',
  'the kiln is old, so no glaze above cone six',
  'the kiln is old, so cone six for everything',
  'I sold the car in May so I cycle to work',
  'I missed the bus so I was late on Monday',
  'the samples are stale, which means they have to be redone by 15 May',
  'my boss said we lose the grant so we have to hurry by May',
  'the roof leaks so we have to fix it before June',
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
