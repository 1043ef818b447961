import { expect, test } from '@jest/globals';
import { extractFacts } from '../extract-facts.js';
import { factsSideBySide } from './facts-side-by-side.js';

test.each([
  [
    'Billing runs on Postgres 15 and search on OpenSearch; the queue is Redis.',
    ['Billing runs on Postgres 15', 'search runs on OpenSearch', 'the queue is Redis.'],
  ],
  [
    'The web app is written in Svelte; the admin uses Vue.',
    ['The web app is written in Svelte', 'the admin uses Vue.'],
  ],
  [
    'Ines owns billing, Tom owns search and Ana owns the app.',
    ['Ines owns billing', 'Tom owns search', 'Ana owns the app.'],
  ],
  [
    'Sessions expire after 14 days and the cookie is rotated every hour.',
    ['Sessions expire after 14 days', 'the cookie is rotated every hour.'],
  ],
  ['Our CDN is Fastly; DNS is at Cloudflare.', ['Our CDN is Fastly', 'DNS is at Cloudflare.']],
])('several things are told one by one: %s', (sentence, facts) => {
  expect(factsSideBySide(sentence)).toEqual(facts);
});

test.each([
  'Every query waits for a round trip, so 200 products take four seconds.',
  'The pool size now comes from `POOL_SIZE` and falls back to 4.',
  'Backups run at 02:00 and take 20 minutes.',
  'The job reads the file and then the report is sent to finance.',
  'The admin uses the same cookie; the mobile app uses tokens.',
  'A worker reads the queue and the API answers at once.',
  'The API is fast because the cache is warm and the index fits.',
  'Orders are kept in Postgres and in S3.',
  'The flag is off in prod, but staging has it on.',
])('what explains, or tells of one thing, stays whole: %s', (sentence) => {
  expect(factsSideBySide(sentence)).toEqual([sentence]);
});

test('a longer reply of plain facts is stored by facts', () => {
  const reply =
    'Billing runs on Postgres 15 and search on OpenSearch; the queue is Redis. The cache sits in eu-west-1. ' +
    'Deploys go through ArgoCD and secrets live in Vault. The mobile app is built with Flutter. ' +
    'Logs go to Loki and traces go to Tempo.';
  const facts = extractFacts({ messages: ['user: what do we run on?', `assistant: ${reply}`], anchorDate: null });
  expect(facts.map(({ text }) => text)).toEqual([
    'Billing runs on Postgres 15',
    'search runs on OpenSearch',
    'the queue is Redis.',
    'The cache sits in eu-west-1.',
    'Deploys go through ArgoCD',
    'secrets live in Vault.',
    'The mobile app is built with Flutter.',
    'Logs go to Loki',
    'traces go to Tempo.',
  ]);
});
