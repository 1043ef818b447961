import { describe, expect, test } from '@jest/globals';
import { tokenize } from '../tokenizer/tokenizer.js';
import { isWhichThing, membersNamed } from './which-of-kind.js';

/** Each with its members, whatever the groups are called. */
const named = (text: string): readonly (readonly string[])[] => [...membersNamed(text).values()];

describe('the members of groups that a text names', () => {
  test.each([
    ['The staging database is small', [['staging']]],
    ['Prod runs on Postgres 16', [['production']]],
    ["My mum's dog is called Rex", [['mother'], ['dog']]],
    ['End-to-end tests run on staging', [['e2e'], ['staging']]],
    ['From the test system to production', [['test', 'production']]],
    ['The gateway listens on port 7000', []],
  ])('%s', (text, members) => {
    expect(named(text)).toEqual(members);
  });
});

test('two words of one meaning are one member', () => {
  expect(named('The admins log in')).toEqual(named('The administrators log in'));
});

test('a word is read as it is written: a stage is no verb, and "stages" is no environment', () => {
  expect(named('The pipeline stages its files')).toEqual([]);
});

describe('of a question', () => {
  test('a word that only such a group has tells which thing is meant', () => {
    expect(tokenize('staging admin Android').filter(isWhichThing)).toHaveLength(3);
  });

  test('one that is as often a verb, or that tells of a person, does not', () => {
    expect(tokenize('test tests demo sister breakfast').filter(isWhichThing)).toEqual([]);
  });
});
