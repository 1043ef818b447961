import { expect, test } from '@jest/globals';
import { splitClauses } from '../split-clauses.js';

test.each([
  'Secrets come from 1Password only, vault "Shop Dev", loaded with op run.',
  'Logs go to Loki, tenant "web", kept for 30 days.',
  'It has to be plant/<line>/<machine>/<metric>, retained, QoS 1.',
  'It writes a CSV to the share every 15 minutes, in Windows-1252.',
  'Testing devices are a Pixel Watch 2 and my own Galaxy Watch 6.',
  'My instruments are a Yamaha piano and my own Stradivarius.',
  "Dr Mbeki's practice writes by e-mail, always in capital letters.",
])('parts without a verb stay with what they are told of: %s', (sentence) => {
  expect(splitClauses(sentence, 'user')).toEqual([sentence]);
});

test.each([
  [
    'the surgery was two months ago and the physio lets me run again',
    ['the surgery was two months ago', 'the physio lets me run again'],
  ],
  [
    'I moved to Lisbon in 2019, worked at Acme until 2021',
    ['I moved to Lisbon in 2019', 'I worked at Acme until 2021'],
  ],
])('clauses are cut: %s', (sentence, clauses) => {
  expect(splitClauses(sentence, 'user')).toEqual(clauses);
});
