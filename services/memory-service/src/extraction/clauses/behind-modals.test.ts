import { expect, test } from '@jest/globals';
import { splitClauses } from './split-clauses.js';

test.each([
  [
    'Passwords must be at least 14 characters and are hashed with argon2id.',
    ['Passwords must be at least 14 characters', 'Passwords are hashed with argon2id.'],
  ],
  [
    'Uploads can be at most 20 MB and are scanned with ClamAV.',
    ['Uploads can be at most 20 MB', 'Uploads are scanned with ClamAV.'],
  ],
  [
    'Sessions will expire after 30 days and are refreshed on login.',
    ['Sessions will expire after 30 days', 'Sessions are refreshed on login.'],
  ],
  [
    'Backups have to be encrypted and are kept for 90 days.',
    ['Backups have to be encrypted', 'Backups are kept for 90 days.'],
  ],
  [
    'The API must be versioned and is documented in OpenAPI.',
    ['The API must be versioned', 'The API is documented in OpenAPI.'],
  ],
  ['Our team can deploy daily and has a rota.', ['Our team can deploy daily', 'Our team has a rota.']],
  ["I'll move to Oslo and am looking for a flat.", ["I'll move to Oslo", 'I am looking for a flat.']],
])('the second verb rests on no modal: %s', (sentence, clauses) => {
  expect(splitClauses(sentence, 'user')).toEqual(clauses);
});

test.each([
  ['Customers can cancel any time and get a refund.', ['Customers can cancel any time', 'Customers can get a refund.']],
  [
    'The service should log in JSON and send traces to Tempo.',
    ['The service should log in JSON', 'The service should send traces to Tempo.'],
  ],
  ['Tests must run in CI and be deterministic.', ['Tests must run in CI and be deterministic.']],
])('the second verb rests on the modal: %s', (sentence, clauses) => {
  expect(splitClauses(sentence, 'user')).toEqual(clauses);
});

test('how many of them is said of things, and of no verb', () => {
  expect(
    splitClauses('It was assigned CVE-2026-31877, and all versions from 3.2.0 up to 4.6.1 are affected.', 'user'),
  ).toEqual(['It was assigned CVE-2026-31877', 'all versions from 3.2.0 up to 4.6.1 are affected.']);
});
