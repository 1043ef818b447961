import { expect, test } from '@jest/globals';
import { splitClauses } from '../split-clauses.js';

test.each([
  'the strip flickered because the data line was 3.3V and the strip wants 5V logic',
  'login broke because the cookie was SameSite=Strict and the app runs in an iframe',
  'it crashed since the sensor reports in Fahrenheit and the code expects Celsius',
  'we left Heroku because the bill was 900 a month and the dynos restarted daily',
  'the import hangs cause the parser waits for a newline and the scanner sends none',
])('both halves of a cause stay together: %s', (sentence) => {
  expect(splitClauses(sentence)).toEqual([sentence]);
});

test.each([
  "we use NATS because it's small and the frontend is in Svelte",
  'I moved to Lisbon because of the job and my wife works remotely',
  'the old box died because the fan broke, and the new one is in Graz',
])('what is told of something else behind a cause is cut off: %s', (sentence) => {
  expect(splitClauses(sentence)).toHaveLength(2);
});

test('what went on while something else happens is one thing', () => {
  const jitter = 'it was following in _process while the player moves in _physics_process, moved it to physics';
  expect(splitClauses(jitter)).toEqual([jitter]);
  expect(splitClauses('Jan does the backend while Mira does the frontend')).toHaveLength(2);
});

test.each([
  'mystery solved: the 0.97 AUC was leakage, days_since_claim is computed after the label date',
  'cause: the cron ran on both nodes, the lock table is per schema',
  'the reason was the proxy, idle sockets get cut after 60s',
  'culprit was antivirus, real-time scan on the build dir',
])('what it was and how that comes stay together: %s', (sentence) => {
  expect(splitClauses(sentence)).toEqual([sentence]);
});

test.each([
  'the reason was the proxy, we now use HAProxy in front of it',
  'the bug was in the parser, the fix is in release 4.2',
  'the cause was a full disk, the auditors come on Friday',
  'the issue was DNS, the old record pointed to hel-1, ttl is now 300',
])('what was done about it, and another thing, are cut off: %s', (sentence) => {
  expect(splitClauses(sentence)).toHaveLength(2);
});
