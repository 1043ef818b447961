import { describe, expect, test } from '@jest/globals';
import type { Voice } from '../voice.js';
import { notWeighed, partByWeight, surelyOutweighsRules, weighSentence } from './weigh-sentences.js';

const weights = (...all: number[]) => all.map((weight) => ({ weight }));
const weigh = (sentence: string, voice: Voice, isConversation = false) =>
  weighSentence(sentence, { voice, isConversation });
const alone = { isConversation: false, characters: 80, isPacked: false, leftOut: [] };

describe('what is weighed', () => {
  test('sentences of a user and of an agent', () => {
    expect(weigh('the page is loading slowly again', 'user')).toBeLessThan(notWeighed);
    expect(weigh('Reading the second file now.', 'assistant')).toBeLessThan(notWeighed);
  });

  test('not what is long', () => {
    const toldAtLength = 'We went to the lake with the whole family, and it was a lovely day';
    expect(weigh(toldAtLength, 'person')).toBeLessThan(notWeighed);
    expect(weigh(toldAtLength, 'person', true)).toBe(notWeighed);
    expect(weigh(`${'and so on '.repeat(15)}.`, 'user')).toBe(notWeighed);
  });

  test('not what is made of unknown words, unless the others tell enough', () => {
    expect(weigh('qwxz vbnm zzyx', 'user')).toBe(notWeighed);
    expect(weigh("geçen hafta Bursa'da ev aldık!!", 'person')).toBe(notWeighed);
    expect(weigh('ну да, бывает', 'person')).toBeLessThan(notWeighed);
    expect(weigh('zzyxed just now, thanks', 'person')).toBeLessThan(notWeighed);
  });

  test('not what happened in a life, nor what a client has found of the user', () => {
    expect(weigh('Jonas got married today.', 'user')).toBe(notWeighed);
    expect(weigh('The user likes coffee.', 'user')).toBe(notWeighed);
  });

  test('what was done today as if it were of no day, and what is so today as it is said', () => {
    const done = weigh('Jonas repaired the pump today.', 'user');
    expect(done).toBe(weigh('Jonas repaired the pump.', 'user'));
    expect(weigh('Earlier this morning Jonas was late.', 'user')).toBeLessThan(notWeighed);
    expect(weigh('The pump is slow today.', 'user')).toBeLessThan(weigh('The pump is slow.', 'user'));
  });

  test.each([
    'I want to finish the garden wall by 3 June, and I am sure that I can do it',
    'I already booked the ferry for 9 May, so maybe I could look at hotels next',
    'We will meet the notary next Tuesday and see what he says about it',
  ])('what is told, whatever a user goes on about behind it: %s', (sentence) => {
    expect(weigh(sentence, 'user')).toBeGreaterThan(0);
  });

  test('what goes on about nothing that lasts counts as a whole', () => {
    expect(weigh('I am looking at the log now, so maybe I will find the line', 'user')).toBeLessThan(0);
  });

  test.each(["I'll go with the fixed rate", "I'll keep going to the choir twice a week", "that's odd, it's red again"])(
    'the same with a typeset apostrophe: %s',
    (sentence) => {
      expect(weigh(sentence.replaceAll("'", '’'), 'user')).toBe(weigh(sentence, 'user'));
    },
  );

  test.each(['mardi prochain on change de port', 'lunedì prossimo demo con il cliente'])(
    'not what a user tells of a day in another language: %s',
    (sentence) => {
      expect(weigh(sentence, 'user')).toBe(notWeighed);
    },
  );

  test('what says itself that it is to last counts for more', () => {
    expect(weigh('always show me the diff', 'user')).toBeGreaterThan(weigh('show me the diff', 'user') + 2);
    expect(weigh('show me the diff before you commit this one', 'user')).toBeLessThan(0);
  });
});

describe('what is kept', () => {
  test('alone, what does not clearly pass', () => {
    expect(partByWeight(weights(-1, -0.8), { ...alone, voice: 'user' })).toEqual({
      kept: weights(-0.8),
      light: weights(-1),
    });
  });

  test('beside what lasts, all that does not pass for sure', () => {
    expect(partByWeight(weights(-1.8, 0.1, -2.1), { ...alone, voice: 'assistant' })).toEqual({
      kept: weights(-1.8, 0.1),
      light: weights(-2.1),
    });
    expect(partByWeight(weights(-1.3, notWeighed), { ...alone, voice: 'user' }).light).toEqual([]);
  });

  test('beside what tells of the moment, what rather lasts for sure', () => {
    const turn = { ...alone, voice: 'user' as const, leftOut: ['Rebooting it now.'] };
    expect(partByWeight(weights(0.5), turn).kept).toEqual([]);
    expect(partByWeight(weights(0.5), { ...turn, leftOut: ['Thanks a lot!'] }).kept).toEqual(weights(0.5));
    expect(partByWeight(weights(0.5, 0.7), turn).kept).toEqual(weights(0.5, 0.7));
    expect(partByWeight(weights(0.5), { ...turn, voice: 'assistant' }).kept).toEqual(weights(0.5));
    expect(partByWeight(weights(-1), { ...turn, isConversation: true }).kept).toEqual(weights(-1));
  });

  test('of a long turn, all that does not pass for sure', () => {
    expect(partByWeight(weights(-1.6), { ...alone, voice: 'user', characters: 300 }).light).toEqual([]);
  });

  test('of a reply that is packed, all that does not pass for sure', () => {
    expect(
      partByWeight(weights(-3.9, -4.1), { ...alone, voice: 'assistant', characters: 900, isPacked: true }),
    ).toEqual({
      kept: weights(-3.9),
      light: weights(-4.1),
    });
  });

  test('of a person more than of a user, and of either more in a conversation', () => {
    expect(partByWeight(weights(-1.4), { ...alone, voice: 'user', isConversation: true }).light).toEqual([]);
    expect(partByWeight(weights(-1.2, -0.92), { ...alone, voice: 'person' })).toEqual({
      kept: weights(-0.92),
      light: weights(-1.2),
    });
    expect(partByWeight(weights(-2.6, -2.4), { ...alone, voice: 'person', isConversation: true })).toEqual({
      kept: weights(-2.4),
      light: weights(-2.6),
    });
  });

  test('nothing of nothing', () =>
    expect(partByWeight([], { ...alone, voice: 'user' })).toEqual({ kept: [], light: [] }));
});

test('against the rules, only what surely lasts', () => {
  expect(surelyOutweighsRules('We use pnpm in this repo, since npm breaks the workspace links', 'user')).toBe(true);
  expect(surelyOutweighsRules('ok, running it again now', 'user')).toBe(false);
  expect(surelyOutweighsRules('We use pnpm in this repo, since npm breaks the workspace links', 'person')).toBe(false);
});

test.each([
  'some time in spring we want to replace the print server, probably with cups',
  'at some point we want to move the blog to Hugo',
  'we plan to rewrite the importer in Go at some point',
  "one day I'd love to open a bakery in Porto",
])('a plan for one day is kept: %s', (sentence) => {
  expect(weigh(sentence, 'user')).toBe(notWeighed);
});

test.each([
  'some time this afternoon we want to deploy the branch',
  'at some point we want to check it',
  'we want to replace the print server',
  'eventually I want to fix the flaky tests',
])('work at hand is weighed: %s', (sentence) => {
  expect(weigh(sentence, 'user')).toBeLessThan(notWeighed);
});
