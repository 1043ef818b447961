import { expect, test } from '@jest/globals';
import { firstOfTwo } from '../testing/rank-in-order.js';

test.each([
  ['Our CI runs on Jenkins', 'Our CI now takes 12 minutes', 'What does our CI run on?'],
  ['Maja runs the book club', 'Maja now drives a Skoda', 'What does Maja run?'],
  ['Nadia owns the importer', 'Nadia now reports to Otto', 'What does Nadia own?'],
])('what is new of a subject says nothing else of it: %s; %s', (older, newer, query) => {
  expect(firstOfTwo(older, newer, query)).toBe(older);
});

test.each([
  ['of another subject', 'The importer is owned by Olga', 'Pavel now maintains the importer', 'Who owns the importer?'],
  ['of one form', 'The team uses Slack', 'The team now chats on Zulip', 'Which chat does the team use?'],
  ['of one topic', 'Ida lives in Porto', 'Ida now resides in Braga', 'Where does Ida live?'],
  [
    'that only says what is',
    'The frontend uses React',
    'The frontend is plain HTML now',
    'What does the frontend use?',
  ],
])('but one does %s: %s; %s', (_, older, newer, query) => {
  expect(firstOfTwo(older, newer, query)).toBe(newer);
});
