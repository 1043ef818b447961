import { expect, test } from '@jest/globals';
import { classifySentence } from '../classify-sentence.js';
import { refusesForReason } from './refusals.js';

test.each([
  'kafka is out, ops cost for 40 msg/s is silly',
  'no neural nets here, regulator wants explanations per decision.',
  "I don't want bluetooth midi in the synth after all, the latency was like 30 ms",
  'no GPL dependencies in anything we ship, legal wont sign off',
  'no docker on the shop pc, the owner wants a plain exe',
  'no redux, overkill for two screens',
  'no peanuts, Mia is allergic',
  'no microservices, we are three people',
  "we're not using graphql, two clients don't justify it",
  'electron is out, startup took 6 seconds on the tills',
  "no mongo, ops won't run it",
  'we dropped tailwind, the class soup drove me crazy',
])('what is not taken and what is against it are one fact: %s', (sentence) => {
  expect(refusesForReason(sentence)).toBe(true);
  expect(classifySentence(sentence, 'user', new Set())).toBe('statement');
});

test.each([
  'no semicolons, tests live next to the source',
  'no redis, cache ttl is 60s',
  "mongo is gone, we're on postgres now",
  'no emojis, answers in german please',
  'no barrel files, one class per file',
  'moment is out, date-fns 3 is in',
])('what is told beside it is another: %s', (sentence) => {
  expect(refusesForReason(sentence)).toBe(false);
});

test.each([
  'no luck, the build is too slow',
  "no idea, the client doesn't want it",
  "it's out, the tests are flaky",
  'no rush, the boss never asks for it',
])('nothing is refused here: %s', (sentence) => {
  expect(refusesForReason(sentence)).toBe(false);
});
