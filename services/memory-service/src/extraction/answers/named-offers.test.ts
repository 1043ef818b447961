import { expect, test } from '@jest/globals';
import { extractFacts } from '../rules/extract-facts.js';
import { choosesByName, offeredByName } from './named-offers.js';

test.each([
  ['I could use `pdfcraft` (GPL-3.0) or `inkpress` (MIT). pdfcraft has better tables.', 'inkpress.'],
  ['I can store the sessions in Redis or in Postgres. Redis is faster.', 'Postgres'],
  ['For the queue we could use Redis or plain Postgres.', 'postgres, one thing less to run'],
  ['Options: Kamal, Dokku or plain compose.', "let's go with kamal"],
  ['Three candidates: Redis Streams, RabbitMQ and Postgres with SKIP LOCKED.', 'then SKIP LOCKED. Redis is out.'],
])('%s %s', (said, chosen) => {
  const offered = offeredByName(said);
  expect(offered).not.toBeNull();
  expect(choosesByName(chosen, offered ?? '')).toBe(true);
});

test.each([
  ['We could use Redis or plain Postgres for the queue.', 'Redis is down again'],
  ['We could use Redis or plain Postgres for the queue.', 'ok'],
  ['We could use Redis or plain Postgres for the queue.', 'mongo'],
])('this chooses none: %s %s', (said, reply) => {
  expect(choosesByName(reply, offeredByName(said) ?? '')).toBe(false);
});

test.each([
  'I can fix the tests or commit what we have.',
  'I could look at the parser or the lexer next.',
  'The parser is in C or C++, nobody knows.',
  'Should I use Redis or Postgres?',
])('nothing is offered by name: %s', (said) => {
  expect(offeredByName(said)).toBeNull();
});

test('a bare name is kept with what it was offered for', () => {
  const messages = [
    'assistant: Two options for the table: TanStack Table (small) or AG Grid (everything included). Which one?',
    'user: AG Grid.',
  ];
  expect(extractFacts({ messages, anchorDate: '2026-03-18' }).map(({ text }) => text)).toContain(
    'Two options for the table: TanStack Table (small) or AG Grid (everything included). Which one? AG Grid.',
  );
});

const repliesTo = (before: string, said: string): readonly string[] =>
  extractFacts({ messages: [`assistant: ${before}`, `user: ${said}`], anchorDate: null })
    .filter(({ sourceIndex }) => sourceIndex === 1)
    .map(({ text }) => text);

const laidOut = 'Without tables, pdfcraft is the smallest. With tables, inkpress or print-eu.';

test('what was laid out without a question is chosen by its name and "then"', () => {
  expect(repliesTo(laidOut, 'inkpress then. print-eu is out, legal refuses its licence')).toEqual([
    'With tables, inkpress or print-eu. inkpress then.',
    'print-eu is out, legal refuses its licence',
  ]);
});

test('behind a question of which one, too', () => {
  expect(repliesTo('chart.js is small and visx is flexible. Which do you want?', 'ok, visx then.')).toEqual([
    'chart.js is small and visx is flexible. ok, visx then.',
  ]);
});

test.each([
  ['I can run inkpress or lint first.', 'inkpress then.'],
  ['We could look at it on Monday or Friday.', 'monday then.'],
  ['inkpress is installed.', 'inkpress then.'],
  [laidOut, 'the tests then.'],
])('%s %s: nothing is chosen for good', (before, said) => {
  expect(repliesTo(before, said)).toEqual([]);
});
