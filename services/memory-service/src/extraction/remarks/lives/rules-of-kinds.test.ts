import { expect, test } from '@jest/globals';
import { extractFacts } from '../../rules/extract-facts.js';
import { tellsRuleOfKind, tellsStandingFigure } from './rules-of-kinds.js';

const textsOf = (text: string): readonly string[] =>
  extractFacts({ messages: [`user: ${text}`], anchorDate: '2026-03-18' }).map((fact) => fact.text);

test.each([
  'All form fields need a visible label.',
  'All icons need a title.',
  'All lists get an empty state.',
  'Every card needs a shadow.',
  'Each query must use an index.',
  'Every email must have an unsubscribe link.',
])('how all of a kind are to be: %s', (sentence) => {
  expect(tellsRuleOfKind(sentence)).toBe(true);
  expect(textsOf(sentence)).toEqual([sentence]);
});

test.each([
  'Everything that still says solr:// in the config is dead and can go.',
  'Anything with a v1 prefix is deprecated',
])('what a kind of thing is good for: %s', (sentence) => {
  expect(textsOf(sentence).join(' ')).toContain(sentence.slice(0, 30));
});

test.each(['everything in the console is red', 'All in all it is dead', 'everything that I tried is dead slow'])(
  'no kind of thing: %s',
  (sentence) => {
    expect(tellsRuleOfKind(sentence)).toBe(false);
  },
);

test.each([
  'All tests need a fix',
  'all pods need a restart',
  'each file needs a look',
  'All of them need a label',
  'everything needs a rebuild',
  'every page has to be checked now',
  'Every time it gets stuck',
])('of this moment: %s', (sentence) => {
  expect(tellsRuleOfKind(sentence)).toBe(false);
});

test.each([
  'One approving reviewer is enough to merge a pull request',
  'two signatures are required for refunds over 500 euros',
])('how many are needed: %s', (sentence) => {
  expect(textsOf(sentence)).toEqual([sentence]);
});

test.each(['one restart is enough to fix it', 'One more run is enough to see the leak', 'one line is enough for now'])(
  'of the work at hand: %s',
  (sentence) => {
    expect(textsOf(sentence)).toEqual([]);
  },
);

test.each(['We still see 5% packet loss on eu-west', 'we still measure 12% retransmits between the two sites'])(
  'a figure that still holds: %s',
  (sentence) => {
    expect(tellsStandingFigure(sentence)).toBe(true);
    expect(textsOf(sentence)).toEqual([sentence]);
  },
);

test.each(['I still see 2 warnings in the console', 'I still see 3 of them on the page', 'we still see the error'])(
  'what is in view: %s',
  (sentence) => {
    expect(textsOf(sentence)).toEqual([]);
  },
);

test.each([
  'Retry after 30 seconds and give up after 5 minutes.',
  'Retry after 10 seconds.',
  'Poll the queue every 5 seconds.',
  'Back off for a minute after each failure.',
])('at which pace something is to go on: %s', (sentence) => {
  expect(tellsRuleOfKind(sentence)).toBe(true);
});

test.each([
  'Retry now.',
  'Try again in 5 minutes.',
  'Give up.',
  'Retry it after lunch.',
  'Wait 30 seconds and try again.',
])('no pace: %s', (sentence) => {
  expect(tellsRuleOfKind(sentence)).toBe(false);
});
