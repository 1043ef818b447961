import { expect, test } from '@jest/globals';
import { extractFacts } from '../../rules/extract-facts.js';
import { isErrand, isTask } from './requests.js';

test.each([
  'set up deploys for the docs site',
  'please spin up a database for the tests',
  'plot the residuals vs fitted',
  'visualise the clusters, one colour per cluster',
])('work for once: %s', (asked) => expect(isErrand(asked)).toBe(true));

test.each([
  'set up eslint with the airbnb config',
  'set up a job that cleans /tmp every night',
  'plot axes are in SI units',
  'sketch files live in design/',
  'chart colours come from the palette',
])('how it is to be, or is: %s', (said) => expect(isErrand(said)).toBe(false));

test.each(['Test endpoint: https://zoll-test.example.org/v10', 'build server: https://ci.example.org'])(
  'an address is told: %s',
  (said) => expect(isTask(said)).toBe(false),
);

test('an address to work at', () => {
  expect(isTask('fix this: https://git.example.org/issues/4')).toBe(true);
});

const textsOf = (message: string): string[] =>
  extractFacts({ messages: [message], anchorDate: '2026-03-18' }).map(({ text }) => text);

test.each([
  'user: plot the residuals vs fitted, log scale on x, and put it next to the QQ plot',
  'user: set up remote state for the infra repo like we do in the others',
  'user: search endpoint takes 4s, profile it pls',
  'user: build is broken since i pulled, fix',
  'user: inner join vs left join, in one sentence',
])('nothing of it lasts: %s', (message) => expect(textsOf(message)).toEqual([]));

test.each([
  'user: Test on Safari, half of our users are there, and put it in the checklist',
  'user: plots always with viridis, I am colour-blind',
])('what says why does: %s', (message) => expect(textsOf(message).length).toBeGreaterThan(0));

test.each([
  'user: stay on wire 0.8.',
  'user: And commit messages in the imperative, with no emoji.',
  'user: Also branch names in lower case.',
])('how it is to be: %s', (message) => expect(textsOf(message)).toHaveLength(1));

test.each(['user: stay on it.', 'user: And commit that.', 'user: Also commit the tests.'])(
  'work at hand: %s',
  (message) => expect(textsOf(message)).toEqual([]),
);

test('stops behind a version are read once', () => {
  const startedAt = performance.now();
  isTask(`stay on 1${'.'.repeat(200_000)} x`);
  expect(performance.now() - startedAt).toBeLessThan(2000);
});

const toldIn = (message: string): number => extractFacts({ messages: [message], anchorDate: '2026-03-18' }).length;

test.each([
  ["user: don't touch the eval split pls, it's frozen.", "user: don't touch it, it's hot"],
  ['user: please do not rename the columns, they are used by BI', "user: don't rename the file, it's still open"],
  ["user: don't mark it as skipped again, ok?", "user: don't run the tests again, ok?"],
  ["user: Don't add emojis to commits again.", "user: don't open the file again"],
])('what is forbidden for good, and what is for now: %s / %s', (forGood, forNow) => {
  expect(toldIn(forGood)).toBe(1);
  expect(toldIn(forNow)).toBe(0);
});

test.each(['rotate the signing keys every 90 days please', 'please clean the bucket every two weeks'])(
  'what is to be done at a rhythm lasts: %s',
  (said) => expect(textsOf(`user: ${said}`)).toEqual([said]),
);

test('what is to be looked at in a minute does not', () => {
  expect(textsOf('user: rotate the logs now please')).toEqual([]);
});
