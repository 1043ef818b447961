import { expect, test } from '@jest/globals';
import { extractFacts } from '../../rules/extract-facts.js';
import { tellsOnlyFoundOut, tellsWhatWasFoundOut } from './found-out.js';

test.each([
  'mystery solved',
  'The mystery is solved.',
  'case closed',
  'found it btw.',
  'found it myself in the end',
  'I finally figured it out.',
  'we tracked it down at last',
  'problem solved',
  'The issue is finally fixed.',
  "hab's gefunden",
  'Rätsel gelöst',
  "j'ai trouvé",
  'ya lo encontré',
  'dobra znalazłem',
  'ну нашёл',
])('tells that it was found out, and not even of what: %s', (said) => expect(tellsOnlyFoundOut(said)).toBe(true));

test.each([
  'logout bug solved.',
  'camera jitter fixed!!!',
  'The riddle of the double invoices is solved.',
  'found the cause of the flicker.',
  'I found out why the importer was slow.',
  'we finally know what broke the pager.',
  'we figured out the memory leak',
  'I solved the CORS thing myself',
])('tells of what it was found out: %s', (said) => expect(tellsWhatWasFoundOut(said)).toBe(true));

test.each([
  'found it in the wiki.',
  'found a flat in Ghent.',
  'the bug was in line 12',
  'Prices are fixed.',
  'The dates are explained.',
  'I solved the crossword.',
  'The problem is solved by restarting the queue.',
  'The login bug is fixed in 3.8.1.',
  'We know who signs the builds.',
  'I found out about the flat in May.',
])('tells more, or something else: %s', (said) =>
  expect(tellsOnlyFoundOut(said) || tellsWhatWasFoundOut(said)).toBe(false),
);

const textsOf = (message: string): string[] =>
  extractFacts({ messages: [message], anchorDate: '2026-03-18' }).map((fact) => fact.text);

test.each([
  ['user: ok mystery solved: the cert had no SAN', ['the cert had no SAN']],
  ['user: problem solved, the adapter needs VPATH set', ['the adapter needs VPATH set']],
  ['user: turns out: the adapter needs VPATH set', ['the adapter needs VPATH set']],
  ['user: found it btw. the cache key had no tenant id', ['the cache key had no tenant id']],
  ['user: lo encontré, el cron corría en UTC', ['el cron corría en UTC']],
  ['user: memory leak fixed. the listener was never removed', ['memory leak fixed: the listener was never removed']],
  [
    'user: The riddle of the double invoices is solved: the webhook was registered twice.',
    ['The riddle of the double invoices is solved: the webhook was registered twice.'],
  ],
  ['user: I solved the crossword. Bea lives in Turku.', ['I solved the crossword.', 'Bea lives in Turku.']],
  ['user: the login bug is fixed in 3.8.1 by Sana', ['the login bug is fixed in 3.8.1 by Sana']],
])('what it was stands behind it: %j', (message, texts) => expect(textsOf(message)).toEqual(texts));
