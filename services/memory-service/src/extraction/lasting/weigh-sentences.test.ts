import { describe, expect, test } from '@jest/globals';
import { NOT_WEIGHED, partByWeight, surelyOutweighsRules, weighSentence } from './weigh-sentences.js';

const weights = (...all: number[]) => all.map((weight) => ({ weight }));

describe('what is weighed', () => {
  test('sentences of a user and of an agent', () => {
    expect(weighSentence('the page is loading slowly again', 'user')).toBeLessThan(NOT_WEIGHED);
    expect(weighSentence('Reading the second file now.', 'assistant')).toBeLessThan(NOT_WEIGHED);
  });

  test('not what is long', () => {
    expect(weighSentence('We went to the lake with the whole family, and it was a lovely day', 'person')).toBe(
      NOT_WEIGHED,
    );
    expect(weighSentence(`${'and so on '.repeat(15)}.`, 'user')).toBe(NOT_WEIGHED);
  });

  test('not what is made of unknown words, unless the others tell enough', () => {
    expect(weighSentence('qwxz vbnm zzyx', 'user')).toBe(NOT_WEIGHED);
    expect(weighSentence('zzyxed just now, thanks', 'person')).toBeLessThan(NOT_WEIGHED);
  });

  test('not what happened in a life, nor what a client has found of the user', () => {
    expect(weighSentence('Jonas got married today.', 'user')).toBe(NOT_WEIGHED);
    expect(weighSentence('The user likes coffee.', 'user')).toBe(NOT_WEIGHED);
  });

  test('what was done today as if it were of no day, and what is so today as it is said', () => {
    const done = weighSentence('Jonas repaired the pump today.', 'user');
    expect(done).toBe(weighSentence('Jonas repaired the pump.', 'user'));
    expect(weighSentence('Earlier this morning Jonas was late.', 'user')).toBeLessThan(NOT_WEIGHED);
    expect(weighSentence('The pump is slow today.', 'user')).toBeLessThan(weighSentence('The pump is slow.', 'user'));
  });

  test('what says itself that it is to last counts for more', () => {
    expect(weighSentence('always show me the diff', 'user')).toBeGreaterThan(
      weighSentence('show me the diff', 'user') + 2,
    );
    expect(weighSentence('show me the diff before you commit this one', 'user')).toBeLessThan(0);
  });
});

describe('what is kept', () => {
  test('alone, what does not clearly pass', () => {
    expect(partByWeight(weights(-1.6, -1.4), { voice: 'user', characters: 80, isPacked: false })).toEqual({
      kept: weights(-1.4),
      light: weights(-1.6),
    });
  });

  test('beside what lasts, all that does not pass for sure', () => {
    expect(partByWeight(weights(-1.3, 0.1, -1.6), { voice: 'assistant', characters: 80, isPacked: false })).toEqual({
      kept: weights(-1.3, 0.1),
      light: weights(-1.6),
    });
    expect(partByWeight(weights(-1.3, NOT_WEIGHED), { voice: 'user', characters: 80, isPacked: false }).light).toEqual(
      [],
    );
  });

  test('of a long turn, all that does not pass for sure', () => {
    expect(partByWeight(weights(-1.6), { voice: 'user', characters: 300, isPacked: false }).light).toEqual([]);
  });

  test('of a reply that is packed, all that does not pass for sure', () => {
    expect(partByWeight(weights(-3.9, -4.1), { voice: 'assistant', characters: 900, isPacked: true })).toEqual({
      kept: weights(-3.9),
      light: weights(-4.1),
    });
  });

  test('between persons, more than of a user', () => {
    expect(partByWeight(weights(-2.6, -2.4), { voice: 'person', characters: 80, isPacked: false })).toEqual({
      kept: weights(-2.4),
      light: weights(-2.6),
    });
  });

  test('nothing of nothing', () =>
    expect(partByWeight([], { voice: 'user', characters: 80, isPacked: false })).toEqual({ kept: [], light: [] }));
});

test('against the rules, only what surely lasts', () => {
  expect(surelyOutweighsRules('We use pnpm in this repo, since npm breaks the workspace links', 'user')).toBe(true);
  expect(surelyOutweighsRules('ok, running it again now', 'user')).toBe(false);
  expect(surelyOutweighsRules('We use pnpm in this repo, since npm breaks the workspace links', 'person')).toBe(false);
});
