import { expect, test } from '@jest/globals';
import { extractFacts } from '../../rules/extract-facts.js';
import { announcesTopic, asksToKeepInMind } from './announced-topics.js';

const next = 'Tiles are 512 px.';

test.each([
  'A word about the two build farms.',
  'A short note about the archive before you touch anything.',
  'A word about the couriers you will meet in the tickets.',
  'One more remark about the seeds, since they came up.',
  'Some remarks on the payroll export.',
  'We have sorted out the licence question.',
  'We have answered the question who signs the builds.',
  'We have dealt with the matter of the map licence.',
  'I have finally made up my mind about the queue.',
  'We came to a decision on the tile server.',
  'I have an update on the tender.',
  'The question of the tile size is settled.',
  'The retention question is finally off the table.',
  'The debate about monorepos is over at last.',
])('announces, and says nothing: %s', (sentence) => expect(announcesTopic(sentence, next)).toBe(true));

test.each([
  'A note about every release goes into NEWS.md.',
  'A note on the invoice you send must carry the VAT id.',
  'Some notes on releases live in docs/.',
  'A comment on each migration says why.',
  'A word about secrets: they never go into the repo.',
  'We have settled on Postgres for the tiles.',
  'We settled the licence question with Oracle.',
  'We decided the naming question in favour of snake_case.',
  'We decided the tile question on 4 March.',
  'We have settled the gauge question: the sensor stays analog.',
  'I have an update on the tender every Friday.',
  'There is information on the tender in docs/tender.md: read it.',
  'The question of the tile size is still open.',
  'The question of who signs the builds went to Henrike.',
])('says something itself: %s', (sentence) => expect(announcesTopic(sentence, next)).toBe(false));

test.each([
  'Please keep both points in mind when you touch the power code.',
  'Keep this in mind when you rework the scheduler.',
  'Please bear all three in mind.',
  "Don't forget any of this when you get to the billing code.",
  'Remember all of the above when you write the tests.',
])('asks to keep in mind what was said: %s', (sentence) => expect(asksToKeepInMind(sentence)).toBe(true));

test.each([
  'Please keep in mind that the staging bus runs at 250 kbit/s.',
  'Keep both relays off when you touch the power board.',
  'Please keep the two drivers in sync when you change the register map.',
  'Please remember both passwords are rotated on the first of the month.',
  'Keep this in mind: the bus is shared.',
  'Remember them by name.',
  'Do not forget the details.',
])('asks for something: %s', (sentence) => expect(asksToKeepInMind(sentence)).toBe(false));

const textsOf = (message: string): string[] =>
  extractFacts({ messages: [message], anchorDate: '2026-03-18' }).map((fact) => fact.text);

test('what the next sentence leans on stays with it', () => {
  expect(textsOf('user: We finally made up our minds about the queue. It will be NATS.')).toEqual([
    'We finally made up our minds about the queue. It will be NATS.',
  ]);
});

test('a clause that announces is left beside what is told', () => {
  expect(textsOf('user: I run the bakery with my brother Anselm, and I had better tell you how we calculate.')).toEqual(
    ['I run the bakery with my brother Anselm'],
  );
});
