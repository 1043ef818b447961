import { expect, test } from '@jest/globals';
import { extractFacts } from '../../rules/extract-facts.js';
import { isQuestion } from './questions.js';

const textsOf = (message: string): string[] =>
  extractFacts({ messages: [message], anchorDate: '2026-03-18' }).map((fact) => fact.text);

test.each([
  'whats the difference between a mutex and a semaphore again i keep mixing them up',
  'wheres the config for the sandbox again',
  'whos on call this week',
  'hows the import doing',
  'and does anyone recall whether it needs a mount too',
  'also has somebody tried it with zsh',
  'anyone know why the fans are on',
  'why no emails in preview envs',
  'why only three replicas in prod',
  'would a second fixture folder for this be ok?',
  'the numbers in the last report are ok?',
])('asks, without its marks: %s', (sentence) => {
  expect(isQuestion(sentence)).toBe(true);
});

test.each([
  "can't, my exam is on Monday",
  'anyone can book the room until noon',
  'in this repo fixtures sit in tests/data NOT in src ok??',
  'and someone from Basel has the spare key',
  'whats left is the export, due in May',
  'whats important to us is short builds',
])('does not: %s', (sentence) => {
  expect(isQuestion(sentence)).toBe(false);
});

test.each([
  ['Lena: Am Samstag grillen wir bei Tom im Garten, kommst du?', /^Am Samstag .*grillen wir bei Tom im Garten$/],
  ['Joris: zaterdag spelen we met het orkest in de Roma in Antwerpen, kom je luisteren?', /in de Roma in Antwerpen$/],
  ['Gio: sabato suoniamo al Covo di Bologna, vieni?', /suoniamo al Covo di Bologna$/],
  [
    'user: on Tuesday 40 parcels got scanned twice, can you find out why?',
    /^on Tuesday .*40 parcels got scanned twice$/,
  ],
  ['user: last night the importer dropped 300 rows, could you check why?', /the importer dropped 300 rows$/],
])('what is told before the question is kept: %s', (message, told) => {
  expect(textsOf(message)).toEqual([expect.stringMatching(told)]);
});

test.each([
  'Lena: kommst du mit?',
  'Gio: vieni?',
  'user: the sync prints deprecation warnings, what is up with that',
  'user: the parser chokes on line 12, can you look?',
  'user: any clue why customers get charged double',
])('nothing is told: %s', (message) => {
  expect(textsOf(message)).toEqual([]);
});

test.each([
  'user: our nightly run takes 40 minutes, why is that',
  'user: the printer jams since we moved to Lyon, what is up with that',
])('what is one’s own, counted or dated is told: %s', (message) => {
  expect(textsOf(message)).toHaveLength(1);
});
