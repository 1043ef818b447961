import { expect, test } from '@jest/globals';
import { splitClauses } from '../split-clauses.js';

test.each([
  [
    'studio crew // Lead: Ines // Sound: Karl, Bo // lights via agency Lum',
    ['studio crew: Lead: Ines', 'studio crew: Sound: Karl, Bo', 'studio crew: lights via agency Lum'],
  ],
  ['free 2 GB / team 40 GB / trials end after 14 days', ['free 2 GB', 'team 40 GB', 'trials end after 14 days']],
  ['Ines quit in May / her desk goes to Karl', ['Ines quit in May', 'her desk goes to Karl']],
  [
    'rev c has 32 MB, rev b has 16 / uart1 is the console / the lab is closed in June',
    ['rev c has 32 MB', 'rev b has 16', 'uart1 is the console', 'the lab is closed in June'],
  ],
  ['paths: DATA=/srv/data, CKPT=/scratch/ckpt', ['paths: DATA=/srv/data', 'paths: CKPT=/scratch/ckpt']],
  ['TypeScript rules: never any, never enum', ['TypeScript rules: never any', 'TypeScript rules: never enum']],
  [
    'The hardening is done (DNSSEC on the main zone; SPF with hard fail; no logins by password)',
    [
      'The hardening is done: DNSSEC on the main zone',
      'The hardening is done: SPF with hard fail',
      'The hardening is done: no logins by password',
    ],
  ],
])('facts that a mark sets apart: %s', (sentence, parts) => {
  expect(splitClauses(sentence)).toEqual(parts);
});

test.each([
  'we run Postgres / Redis / Kafka',
  'the client / server split is old',
  'the ratio is 16 / 9 for our videos',
  'Settings / Privacy / Clear data is where it is',
  'they are separate now (etcd-a / etcd-b), so never point both at one endpoint',
])('names are things of one fact: %s', (sentence) => {
  expect(splitClauses(sentence)).toEqual([sentence]);
});

test('a clause that leads to the facts is said once', () => {
  expect(splitClauses('Before I forget: Ines owns the label printers now, and Karl runs the Ghent depot')).toEqual([
    'Before I forget: Ines owns the label printers now',
    'Karl runs the Ghent depot',
  ]);
});
