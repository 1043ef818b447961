import { expect, test } from '@jest/globals';
import { splitClauses } from '../split-clauses.js';

test.each([
  'the plant thing runs on the old Pi 3B in the hallway, hostname is fern',
  'the nas runs truenas in the basement, ip is 192.168.1.20, user is admin',
  'staging db is on hel-2, port 5433',
  'prod is on hel-1, user is deploy and port is 2222',
  'build box = ssh hafnium, user ci',
  'we ran the restore test on Saturday, took 47 minutes',
  'no sábado fizemos o teste de restauro, demorou 47 minutos',
  'w sobotę zrobiliśmy test odtwarzania, trwało to 47 minut',
  'the holdout is region 7 and nobody looks at it until the final report',
])('a detail stays with what it is of: %s', (sentence) => {
  expect(splitClauses(sentence)).toEqual([sentence]);
});

test('each thing keeps its own', () => {
  expect(splitClauses('API is on hel-1, port 8080, DB is on hel-2, port 5432')).toEqual([
    'API is on hel-1, port 8080',
    'DB is on hel-2, port 5432',
  ]);
});

test.each([
  'we deploy from the release branch, version is in package.json',
  'the office is in Bergen, users are in Oslo',
  'Ana took the red bike, Ben took the train',
])('what is told of another thing is cut off: %s', (sentence) => {
  expect(splitClauses(sentence)).toHaveLength(2);
});

test('what is to be told behind a request is of the request', () => {
  expect(splitClauses('pick the boring option and tell me after')).toEqual([
    'pick the boring option and tell me after',
  ]);
});
