import { describe, expect, test } from '@jest/globals';
import { NOT_WEIGHED, partByWeight, surelyOutweighsRules, weighSentence } from './weigh-sentences.js';

const weights = (...all: number[]) => all.map((weight) => ({ weight }));

describe('what is weighed', () => {
  test('sentences of a user and of an agent', () => {
    expect(weighSentence('the page is loading slowly again', 'user')).toBeLessThan(NOT_WEIGHED);
    expect(weighSentence('Reading the second file now.', 'assistant')).toBeLessThan(NOT_WEIGHED);
  });

  test('not what persons say, what is long, and what says itself that it lasts', () => {
    expect(weighSentence('what a day', 'person')).toBe(NOT_WEIGHED);
    expect(weighSentence(`${'and so on '.repeat(13)}.`, 'user')).toBe(NOT_WEIGHED);
    expect(weighSentence('always squash', 'user')).toBe(NOT_WEIGHED);
  });
});

describe('what is kept', () => {
  test('alone, what does not clearly pass', () => {
    expect(partByWeight(weights(-1.3, -1.1))).toEqual({ kept: weights(-1.1), light: weights(-1.3) });
  });

  test('beside what lasts, all that does not pass for sure', () => {
    expect(partByWeight(weights(-1.3, 0.1, -4.1))).toEqual({ kept: weights(-1.3, 0.1), light: weights(-4.1) });
    expect(partByWeight(weights(-1.3, NOT_WEIGHED)).light).toEqual([]);
  });

  test('nothing of nothing', () => expect(partByWeight([])).toEqual({ kept: [], light: [] }));
});

test('against the rules, only what surely lasts', () => {
  expect(surelyOutweighsRules('We use pnpm in this repo, since npm breaks the workspace links', 'user')).toBe(true);
  expect(surelyOutweighsRules('ok, running it again now', 'user')).toBe(false);
  expect(surelyOutweighsRules('We use pnpm in this repo, since npm breaks the workspace links', 'person')).toBe(false);
});
