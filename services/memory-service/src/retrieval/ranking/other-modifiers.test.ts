import { describe, expect, test } from '@jest/globals';
import { haveOtherModifiers, modifiersIn } from './other-modifiers.js';

const areTold = (one: string, other: string): boolean => haveOtherModifiers(modifiersIn(one), modifiersIn(other));

describe('another word beside the same one tells two things apart', () => {
  test.each([
    ['The access token expires after an hour', 'The refresh token expires after a month'],
    ['The US cluster has nine nodes', 'The EU cluster has six nodes'],
    ['Le serveur de cache est à Paris', 'Le serveur de fichiers est à Lyon'],
    ['Der Timeout für Uploads ist 60 Sekunden', 'Der Timeout für Downloads ist 30 Sekunden'],
    ['The price of milk is one euro', 'The price of bread is two euros'],
  ])('%s; %s', (one, other) => {
    expect(areTold(one, other)).toBe(true);
  });
});

describe('nothing tells them apart', () => {
  test.each([
    ['where one has no such word', 'The token expires after an hour', 'The refresh token expires after a month'],
    ['by a number', 'The two nodes run in Paris', 'The three nodes run in Lyon'],
    ['by a day', 'The Monday meeting is at nine', 'The Friday meeting is at ten'],
    ['by who does it', 'Nils reviews my PRs', 'Pavel reviews my PRs'],
    ['by the verb behind a pronoun', 'We deploy services from main', 'We ship services from trunk'],
    [
      'where the other one names it elsewhere',
      'The access token lasts',
      'The refresh token, like the access token, lasts',
    ],
  ])('%s', (_, one, other) => {
    expect(areTold(one, other)).toBe(false);
  });
});

test('whose thing it is counts as a word of its own', () => {
  expect(modifiersIn("Staging's Redis has 2 GB").byHead.get("stage's")).toEqual(['redi']);
});

test('dates that were added to a text, and what lies behind 300 characters, are not read', () => {
  expect(modifiersIn('The access token (2026-03-09) expires').names.has('2026')).toBe(false);
  expect(modifiersIn(`${'so '.repeat(100)}the access token`).byHead.size).toBe(0);
});
