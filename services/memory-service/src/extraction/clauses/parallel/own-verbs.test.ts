import { expect, test } from '@jest/globals';
import { splitClauses } from '../split-clauses.js';

test.each([
  [
    'The passport was issued in 2020 and expires in 2030.',
    ['The passport was issued in 2020', 'The passport expires in 2030.'],
  ],
  [
    'The contract was signed in May and ends in December.',
    ['The contract was signed in May', 'The contract ends in December.'],
  ],
  [
    'The gauge at Mill Weir was hit by a trunk on Wednesday and has sent nothing since.',
    ['The gauge at Mill Weir was hit by a trunk on Wednesday', 'The gauge at Mill Weir has sent nothing since.'],
  ],
  ['No deploys on Fridays, house rule since the outage.', ['No deploys on Fridays, house rule since the outage.']],
  [
    'The certificate expires tomorrow, the domain in two months',
    ['The certificate expires tomorrow', 'the domain expires in two months'],
  ],
])('a verb of its own is no thing whose verb was left out: %s', (sentence, clauses) => {
  expect(splitClauses(sentence, 'user')).toEqual(clauses);
});
