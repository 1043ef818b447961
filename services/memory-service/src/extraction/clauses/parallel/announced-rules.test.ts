import { expect, test } from '@jest/globals';
import { splitClauses } from '../split-clauses.js';
import { splitAnnouncedRules } from './announced-rules.js';

test.each([
  [
    'Some things I promised the head, Mrs Ode: no photos of pupils, first names only (e.g. "Li, K"), and everything deleted in July',
    ['no photos of pupils', 'first names only (e.g. "Li, K")', 'everything deleted in July'],
  ],
  [
    'two house rules: no shoes upstairs, and the dog sleeps in the hall',
    ['no shoes upstairs', 'the dog sleeps in the hall'],
  ],
  ['house rules: shoes off, no smoking, quiet after ten', ['shoes off', 'no smoking', 'quiet after ten']],
  [
    'our rules for commits: imperative mood, no emoji, ticket number last because the bot reads it, max 60 chars',
    ['imperative mood', 'no emoji', 'ticket number last because the bot reads it', 'max 60 chars'],
  ],
  [
    'conditions of the client: nothing leaves the EU, logs kept for 30 days, and never touch the raw data, they audit it',
    ['nothing leaves the EU', 'logs kept for 30 days', 'never touch the raw data, they audit it'],
  ],
])('each rule that is announced: %s', (sentence, rules) => {
  const lead = sentence.slice(0, sentence.indexOf(':'));
  expect(splitClauses(sentence)).toEqual(rules.map((rule) => `${lead}: ${rule}`));
});

test.each([
  'three things for the shop: red paint, white paint, a brush',
  'the usual conventions: tabs, spaces',
  'rules of the house are simple: be kind, be on time',
  'the error is: no space left, disk full',
  'two points: it never starts, and that is all',
])('no list of rules: %s', (sentence) => {
  expect(splitAnnouncedRules(sentence)).toEqual([]);
});
