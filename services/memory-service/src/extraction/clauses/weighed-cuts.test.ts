import { expect, test } from '@jest/globals';
import { splitClauses } from './split-clauses.js';

test.each([
  [
    'sold the van, started Finnish, two parrots since May',
    ['sold the van', 'started Finnish', 'two parrots since May'],
  ],
  ['gym on Mondays, therapy on Thursdays, and no alcohol', ['gym on Mondays', 'therapy on Thursdays', 'no alcohol']],
  ['born in Lima, raised in Oslo, now living in Gent', ['born in Lima', 'raised in Oslo', 'now living in Gent']],
])('parts that no rule tells apart: %s', (sentence, parts) => {
  expect(splitClauses(sentence)).toEqual(parts);
});

test.each([
  'The pass scheduler for the Kiruna antenna belongs to Ingrid.',
  "The timeouts in the claims importer came from Hikari's pool size.",
])('no verb stands behind an article: %s', (sentence) => {
  expect(splitClauses(sentence)).toEqual([sentence]);
});

test.each([
  ['this is the staging box the prod one is hel-2', ['this is the staging box', 'the prod one is hel-2']],
  ['all are on Debian 12 the backups run at two', ['all are on Debian 12', 'the backups run at two']],
])('but "this" and "all" may be all of a subject: %s', (sentence, clauses) => {
  expect(splitClauses(sentence)).toEqual(clauses);
});

test('what neither a mark nor a word tells apart has to be surer', () => {
  expect(splitClauses('I report from Leeds, the story on council spending comes out in May')).toEqual([
    'I report from Leeds',
    'the story on council spending comes out in May',
  ]);
});

test('what was said once is supplied to what is cut by weight, too', () => {
  expect(splitClauses("she's 34, lives in Porto and works for the city")).toContain('she lives in Porto');
});

test.each([
  ['We will not migrate to Postgres 17 and will stay on 16', 'We will stay on 16'],
  ['Tom, our designer, moved to Leeds and works remotely', 'Tom works remotely'],
])('whose the second verb is is told: %s', (sentence, clause) => {
  expect(splitClauses(sentence)).toContain(clause);
});

test('Spanish "en" joins nothing', () => {
  const sentence = 'mi sobrino juega al ajedrez y el 7 de mayo empieza en el club, estamos todos encantados';
  expect(splitClauses(sentence, 'person')).toContain('el 7 de mayo empieza en el club');
});

test('where something goes from and to stays with it', () => {
  expect(splitClauses('im switching desks in april, from support to pricing')).toHaveLength(1);
});

test.each([
  "I'm the owner, deploys on Fridays, prod in Frankfurt",
  "we're on AWS, staging in Ireland, backups nightly",
  "he's on call, pager with Ana",
  'I like apples, pears and plums',
  'Mam rower, którym jeżdżę do pracy',
  'We use Java 21 and Spring Boot 3.4',
  'So a few years back my friends and I went on a hike',
  'branches are named `<ticket>/<slug>`, e.g. `PAY-8/refunds`',
  'we keep the same motto over the door, no matter where we are',
  'Search is Typesense 27, self-hosted',
  'turns out the job only fails between midnight and 2am because it uses local time',
  'we picked Svelte since it is small, fast and easy to teach',
  'the pod ran out of memory, so it was killed',
  'Ana, Bo and Cleo are on call',
  'our CTO (Priya) wants everything in Terraform by the end of Q2',
  'my sister Eva (34) just had a baby, a girl named Mila, on the 3rd of this month',
])('what is one fact stays one: %s', (sentence) => {
  expect(splitClauses(sentence)).toEqual([sentence]);
});

test('persons among persons are cut more carefully', () => {
  const sentence = 'We swam, ate melon and sang all the way';
  expect(splitClauses(sentence, 'person')).toEqual([sentence]);
});

test('an aside in brackets is cut where it is a whole one', () => {
  expect(splitClauses('feature flags come from Unleash (translations are kept in Crowdin, by the way)')).toHaveLength(
    2,
  );
  expect(
    splitClauses("our CTO (Priya) wants everything in Terraform by the end of Q2, I think that's too early"),
  ).toEqual(['our CTO (Priya) wants everything in Terraform by the end of Q2', "I think that's too early"]);
});

test.each([
  'I rowed on a Filippi 7 and an Empacher 12; the Filippi is faster, the other one is dry',
  'the cache key is user id plus locale, the time to live is an hour',
])('the second of two things is no fact before a pause: %s', (sentence) => {
  expect(splitClauses(sentence).some((part) => part.split(' ').length < 4)).toBe(false);
});

test('a clause in brackets is told without them', () => {
  expect(splitClauses('Crashes go to Rollbar (the token is in the vault), page views go to Matomo')).toEqual([
    'Crashes go to Rollbar',
    'the token is in the vault',
    'page views go to Matomo',
  ]);
  expect(splitClauses('The limit is 30s (configurable via LIMIT), retries are off')).toEqual([
    'The limit is 30s (configurable via LIMIT)',
    'retries are off',
  ]);
});

test.each(['riddle solved, I know where the key is', "I'm vegan but I eat honey now and then"])(
  'what leads to a clause, or is bounded by one, stays with it: %s',
  (sentence) => {
    expect(splitClauses(sentence)).toEqual([sentence]);
  },
);

test.each([
  [
    'in 2019 I opened a bakery in Ghent, and since June my cousin Ilse runs the counter',
    ['in 2019 I opened a bakery in Ghent', 'since June my cousin Ilse runs the counter'],
  ],
  [
    'builds run on Forgejo, and dont touch the release branch',
    ['builds run on Forgejo', 'dont touch the release branch'],
  ],
  ['splits are by user, seed = 7, holdout is region 3', ['splits are by user', 'seed = 7', 'holdout is region 3']],
  ['python is pinned to 3.12, never install with --user', ['python is pinned to 3.12', 'never install with --user']],
  ['screen is 320 wide, font size 16, palette is fixed', ['screen is 320 wide', 'font size is 16', 'palette is fixed']],
  ['no emoji, squash on merge', ['no emoji', 'squash on merge']],
  ['releases are cut on Tuesdays, never tag on a Friday', ['releases are cut on Tuesdays', 'never tag on a Friday']],
  [
    'our images live in Harbor, always pin images by digest',
    ['our images live in Harbor', 'always pin images by digest'],
  ],
  ['I get sick on ferries, I prefer night trains', ['I get sick on ferries', 'I prefer night trains']],
  [
    "I'm on leave until 4 May, for billing questions ask Priya",
    ["I'm on leave until 4 May", 'for billing questions ask Priya'],
  ],
  [
    "Ana teaches Latin, she's got a parrot called Kiwi and sings in a choir",
    ['Ana teaches Latin', "she's got a parrot called Kiwi", 'she sings in a choir'],
  ],
])('what only looks like a part of what stands before it: %s', (sentence, parts) => {
  expect(splitClauses(sentence)).toEqual(parts);
});

test.each([
  'we froze the API in May, and since we ship weekly nobody noticed',
  "I'm allergic to penicillin and shellfish",
  "I'm Rosa, baker in Lyon",
  'db-2 is gone, decommissioned last month',
  'use tabs, never spaces',
  'we use tabs, I prefer them',
  'shoes for Mia, size 34, red',
])('and what is one: %s', (sentence) => {
  expect(splitClauses(sentence)).toEqual([sentence]);
});

test('an exception stays with its rule', () => {
  expect(splitClauses('four spaces, no tabs, except in makefiles')).toEqual([
    'four spaces',
    'no tabs, except in makefiles',
  ]);
});
