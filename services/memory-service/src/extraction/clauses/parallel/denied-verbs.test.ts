import { describe, expect, test } from '@jest/globals';
import { splitClauses } from '../split-clauses.js';

describe('what a denial says of the first verb is not said of the second', () => {
  test.each([
    ['We no longer use Jenkins and use GitHub Actions.', 'no longer use GitHub'],
    ['We no longer use Jenkins, use GitHub Actions.', 'no longer use GitHub'],
    ['I no longer work at Acme, work at Initech now.', 'no longer work at Initech'],
    ['We never use npm and use pnpm instead.', 'never use pnpm'],
    ["We don't deploy on Fridays and never merge without review.", "don't never"],
    ['Ya no usamos Jenkins, usamos GitLab CI para todo.', 'no usamos GitLab'],
    ['No usamos Jenkins, usamos GitLab CI para todo.', 'No usamos GitLab'],
    ['Já não usamos Jenkins, usamos GitLab CI para tudo.', 'não usamos GitLab'],
    ['Il ne mange pas de viande et boit du lait.', 'ne boit'],
  ])('%s', (sentence, opposite) => {
    expect(splitClauses(sentence).filter((clause) => clause.includes(opposite))).toEqual([]);
  });

  test('the subject is carried over without it, where each verb is denied by its own words', () => {
    expect(splitClauses('Marta ya no trabaja en Acme, trabaja en Initech.')).toEqual([
      'Marta ya no trabaja en Acme',
      'Marta trabaja en Initech.',
    ]);
    expect(splitClauses('We still use npm and run Jest.')).toEqual(['We still use npm', 'We still run Jest.']);
  });
});

test('a name of two words is no second verb, however much its first is like one', () => {
  expect(splitClauses('we use Touch ID on the Mac and Face ID on phones')).toEqual([
    'we use Touch ID on the Mac',
    'we use Face ID on phones',
  ]);
});
