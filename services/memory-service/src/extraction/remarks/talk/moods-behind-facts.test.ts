import { expect, test } from '@jest/globals';
import { extractFacts } from '../../rules/extract-facts.js';
import { withoutMoodBehind } from './moods-behind-facts.js';

const textsOf = (message: string): string[] =>
  extractFacts({ messages: [message], anchorDate: '2026-03-18' }).map((fact) => fact.text);

test.each([
  ['cycled all the way to Breda on Sunday, worth it', 'cycled all the way to Breda on Sunday'],
  ['moved the piano upstairs on saturday, what a day 😅', 'moved the piano upstairs on saturday'],
  ['ran my first half marathon in Ghent, so proud!', 'ran my first half marathon in Ghent'],
  ['the till was offline for an hour, took us ages to notice', 'the till was offline for an hour'],
  ["j'ai arrêté le sucre il y a un mois, souhaite-moi bonne chance", "j'ai arrêté le sucre il y a un mois"],
])('%s', (sentence, fact) => {
  expect(withoutMoodBehind(sentence)).toBe(fact);
});

test.each([
  'we kept the old stove, worth it only in winter',
  'so tired, worth it',
  'Ines bought the loom, nice oak',
  'the move took us two days',
  'the team is small, happy customers are many',
])('nothing is taken off: %s', (sentence) => {
  expect(withoutMoodBehind(sentence)).toBe(sentence);
});

test('the fact is kept as it was said', () => {
  expect(textsOf('Rik: cycled all the way to Breda on sunday to see the mill, worth it')).toEqual([
    'cycled all the way to Breda on sunday (2026-03-15) to see the mill, worth it',
  ]);
});

test.each([
  ['user: this morning the till was down for 35 minutes, took us forever to see it was the router', 1],
  ['user: today the till was slow', 0],
])('what was down is told by how long it was: %s', (message, count) => {
  expect(textsOf(message)).toHaveLength(count);
});
