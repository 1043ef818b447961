import { expect, test } from '@jest/globals';
import { extractFacts } from '../../rules/extract-facts.js';
import { isReasonToAsk } from './reasons-to-ask.js';

test.each([
  'I keep mixing them up',
  'I always confuse the two.',
  'I always forget',
  'I can never tell them apart',
  'I never really understood it.',
  'I have forgotten most of it since university.',
  'Somehow they never stick in my head.',
  'Both look the same to me.',
  'I would like a short example in SQL.',
  "I'd prefer a short answer.",
  "I'd love a tiny example.",
  'An example in Go would be nice.',
  'A one-line answer is enough.',
  'A small example in Python, please.',
])('tells why it is asked: %s', (sentence) => expect(isReasonToAsk(sentence)).toBe(true));

test.each([
  'I always forget the Polish names',
  'I always mix up left and right, so put arrows into the assembly guide.',
  'I keep forgetting names, so please put a cheat sheet into docs/people.md.',
  'I got it from my aunt',
  'I never see them',
  'I never learned to swim',
  'I like examples in SQL better than long explanations.',
  'I prefer examples in OCaml.',
  'I would like every answer to come with an example in SQL.',
  'I would like a short example in every README.',
  'We need an overview of the costs',
  'I want a demo for the customers on Monday',
  'I come from Fortran.',
])('tells what lasts: %s', (sentence) => expect(isReasonToAsk(sentence)).toBe(false));

test('nothing of it is kept beside its question, also as clauses', () => {
  const messages = [
    'user: How does optimistic locking differ from select for update? I keep mixing them up and would like a short example in SQL.',
  ];
  expect(extractFacts({ messages, anchorDate: '2026-03-18' })).toEqual([]);
});
