import { describe, expect, test } from '@jest/globals';
import { extractFacts } from '../rules/extract-facts.js';
import { askedThings } from './asked-things.js';

const textsOf = (...messages: string[]): string[] =>
  extractFacts({ messages, anchorDate: '2026-03-18' }).map(({ text }) => text);

describe('things that an agent asks for without a question', () => {
  test.each([
    [
      'I need three things: service name, memory limit, and who is on call.',
      ['Service name:', 'Memory limit:', 'Who is on call?'],
    ],
    [
      'To write the unit file I need the user, the working directory and the port.',
      ['The user:', 'The working directory:', 'The port:'],
    ],
    ['Could you tell me the tenant and the plan?', ['The tenant:', 'The plan:']],
    ['What I still need from you: the host and the database name.', ['The host:', 'The database name:']],
    ['I need to know the following: Node version, CI.', ['Node version:', 'CI:']],
    ['I still need a few details:\n- project code\n- by when', ['Project code:', 'By when?']],
  ])('%s', (text, things) => {
    expect(askedThings(text)).toEqual(things);
  });

  test.each([
    'We need a cache, a queue and a database.',
    'I need the key and the lock.',
    'I need to look at the parser, the lexer and the printer.',
    'Please give it some time and then retry.',
    'I need two things: you have to log in, and then it will sync.',
  ])('nothing is asked for: %s', (text) => {
    expect(askedThings(text)).toEqual([]);
  });

  const asked = 'assistant: I need three things: service name, memory limit, and who is on call.';
  const told = ['Service name: larder', 'Memory limit: 768 MB', 'Who is on call? Bronwen'];
  test.each([
    ['in one line', 'user: larder, 768 MB, Bronwen'],
    ['by their numbers', 'user: 1) larder 2) 768 MB 3) Bronwen'],
    ['in another order', 'user: 2. 768 MB\n1. larder\n3. Bronwen'],
    ['line by line', 'user: larder\n768 MB\nBronwen'],
  ])('each is answered: %s', (_, reply) => {
    expect(textsOf(asked, reply).sort()).toEqual([...told].sort());
  });

  test.each(['user: ok, one sec', 'user: later, I am on the train', 'user: sure'])('and not by %s', (reply) => {
    expect(textsOf(asked, reply)).toEqual([]);
  });

  const booking = 'assistant: Please give me the number of guests, the date and the city.';
  test.each([
    [
      'assistant: Please send me the user name and the port.',
      'user: deploy, 22',
      ['The user name: deploy', 'The port: 22'],
    ],
    [
      booking,
      'user: 80, on 4 May, Bonn',
      ['The number of guests: 80', 'The date: on 4 May (2026-05-04)', 'The city: Bonn'],
    ],
    [booking, 'user: Bonn, on 4 May, 80', ['Bonn, on 4 May (2026-05-04), 80']],
    [booking, 'user: - city: Bonn\n- guests: 80', ['city: Bonn', 'guests: 80']],
    [
      'assistant: Could you share the port and the hostname?',
      'user: sure. 8443, and vault.example.com',
      ['The port, the hostname: 8443, and vault.example.com'],
    ],
    [
      'assistant: Please tell me the budget, the deadline, and who signs.',
      'user: 5k, Anna, 4 May',
      ['5k, Anna, 4 May (2026-05-04)'],
    ],
  ])('by what may be its answer: %s %s', (question, reply, texts) => {
    expect(textsOf(question, reply)).toEqual(texts);
  });

  test('what a user asks for is no question', () => {
    expect(
      textsOf('user: I need two things: a login page and a dashboard.', 'assistant: Okay, on it.'),
    ).not.toContainEqual(expect.stringContaining('on it'));
  });
});
