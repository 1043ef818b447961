import { describe, expect, test } from '@jest/globals';
import { extractFacts } from '../rules/extract-facts.js';
import { areOfKind } from './kinds-of-answers.js';

const textsOf = (...messages: string[]): string[] =>
  extractFacts({ messages, anchorDate: '2026-03-18' }).map(({ text }) => text);

describe('which of two answers belongs to which of two questions', () => {
  test.each([
    ['Which queue is it?', 'Which Python version is on it?', 'Celery', '3.11'],
    ['Which database do you run?', 'Which port is it on?', 'MariaDB', '3307'],
    ['Who signs?', 'When does it go out?', 'Mbali', 'on 2 April'],
    ['Which cloud is it?', 'Who looks after it?', 'Azure', 'Henrike'],
    ['Welche Datenbank nutzt ihr?', 'Wer betreut sie?', 'MariaDB', 'Henrike'],
    ['When do you move?', 'Where to?', 'in May', 'to Utrecht'],
  ])('%s %s', (one, other, first, second) => {
    expect(areOfKind([one, other], [first, second])).toBe(true);
  });

  test.each([
    ['Which city did you grow up in?', 'Who did you live with?', 'Porto', 'Portugal'],
    ['What do you drink?', 'What do you eat?', 'Milk', 'eggs'],
    ['How many cats?', 'How many dogs?', '1 cat', '2 dogs'],
    ['When does it open?', 'Where is it?', 'Kiel', 'Hamburg'],
    ['Which branch is it?', 'Who triggers it?', 'Olga', 'main'],
  ])('nobody can tell: %s %s', (one, other, first, second) => {
    expect(areOfKind([one, other], [first, second])).toBe(false);
  });

  test.each([
    ['assistant: Before I set it up: which bundler do you use and which port is it on?', 'user: rspack and 4300'],
    ['assistant: So which bundler do you use, and which port is it on?', 'user: rspack, 4300'],
  ])('behind a lead-in: %s', (asked, reply) => {
    expect(textsOf(asked, reply)).toEqual(['Which bundler do you use? rspack', 'Which port is it on? 4300']);
  });

  test('one word is a name, whatever it looks like', () => {
    expect(textsOf('assistant: Which env is it? And which port?', 'user: staging, 4200')).toEqual([
      'Which env is it? staging',
      'Which port? 4200',
    ]);
  });

  test('between persons, where the kinds tell', () => {
    expect(textsOf('Ana: so when do you fly, and who has the dog?', 'Bo: 4 April. And my mum.')).toEqual([
      'When do you fly? 4 April (2026-04-04).',
      'Who has the dog? my mum.',
    ]);
    expect(textsOf('Ana: Do you still row? And where does Tom live?', 'Bo: yes, in Vienna')).toEqual([
      'Do you still row? yes',
      'Where does Tom live? in Vienna',
    ]);
    expect(textsOf('Ana: how was it? did you enjoy it?', 'Bo: so so')).toEqual([]);
  });

  test.each([
    ['a) which SDK? b) which key? c) who uploads?', 'a) 34 b) the one in the vault c) Farid', 'who uploads? Farid'],
    [
      '1. Which ORM?\n2. Who reviews?',
      '1. none, we write SQL by hand\n2. Ottilie',
      'Which ORM? none, we write SQL by hand',
    ],
  ])('each under its mark: %s', (asked, reply, text) => {
    expect(textsOf(`assistant: ${asked}`, `user: ${reply}`)).toContain(text);
  });

  test('tasks under numbers answer nothing', () => {
    expect(
      textsOf('assistant: Which runtime? Which region?', 'user: 1. fix the login first\n2. add the tests'),
    ).toEqual([]);
  });

  test('a question in chat needs no mark', () => {
    expect(textsOf('Ana: what size does theo wear', 'Bo: 116')).toEqual(['what size does theo wear? 116']);
    expect(textsOf('Ana: which gym r u in now', 'Bo: the one on Baker St')).toEqual([
      'which gym r u in now? the one on Baker St',
    ]);
  });
});

test.each([
  [
    'assistant: Which Ruby and which linter should I assume?',
    'user: 3.3 and standard with rails',
    ['Which Ruby? 3.3', 'Which linter should I assume? standard with rails'],
  ],
  [
    'assistant: Welche Datenbank und welchen Cache nutzt ihr?',
    'user: Postgres 16 und Valkey',
    ['Welche Datenbank? Postgres 16', 'Welchen Cache nutzt ihr? Valkey'],
  ],
])('one of each, asked in one sentence: %s', (asked, reply, texts) => {
  expect(textsOf(asked, reply)).toEqual(texts);
});

test.each([
  ['assistant: Which region do you want?', 'user: eu-west-1 and us-east-1'],
  ['assistant: Which city and which country?', 'user: Portland, Oregon'],
])('one answer stays one: %s', (asked, reply) => {
  expect(textsOf(asked, reply)).toHaveLength(1);
});
