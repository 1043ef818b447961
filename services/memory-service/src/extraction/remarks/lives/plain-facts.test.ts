import { expect, test } from '@jest/globals';
import { extractFacts } from '../../rules/extract-facts.js';

const textsOf = (message: string): readonly string[] =>
  extractFacts({ messages: [message], anchorDate: '2026-03-18' }).map(({ text }) => text);

test.each([
  'The audit happened today.',
  'The audit took place today.',
  'The launch happened yesterday.',
  'The inspection was today.',
  'The deploy failed yesterday evening.',
  'The release failed last night.',
  'The server crashed yesterday afternoon.',
  'Some of the tests are flaky.',
  'Half of the endpoints are undocumented.',
  'The next button is blue.',
  'The save button is green.',
  'The cancel button is on the left.',
  'Commit 9fceb02 introduced the memory leak.',
  'Commit a1b2c3d broke the nightly build.',
  'Commit abc1234 was reverted on Monday.',
  'Build 512 introduced the flicker.',
  'PR #4412 introduced the cache.',
])('a fact told plainly: %s', (sentence) => {
  expect(textsOf(`user: ${sentence}`)).toHaveLength(1);
});

test.each([
  'The build failed just now.',
  'The deploy failed again.',
  'The test failed today.',
  'The page crashed a minute ago.',
  'The error happened again today.',
  'It happened today.',
  'Some of the tests are failing.',
  'Some of the tests are red.',
  'Some of the tests are still running.',
  'The button is ugly.',
  'The next button is broken.',
  'The screen is black.',
  'The build is green.',
  'Commit the changes now.',
  'Commit a1b2c3d please.',
  'Review PR #4412.',
  'PR #12 is open.',
])('of the moment: %s', (sentence) => {
  expect(textsOf(`user: ${sentence}`)).toEqual([]);
});

test('which one was meant, and what it is', () => {
  const said = 'nah the importer, thats parquet not csv';
  expect(
    extractFacts({ messages: ['assistant: The exporter writes csv.', `user: ${said}`], anchorDate: null }),
  ).toEqual(expect.arrayContaining([expect.objectContaining({ text: said, isCorrection: true })]));
});
