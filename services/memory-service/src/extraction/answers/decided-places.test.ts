import { expect, test } from '@jest/globals';
import { extractFacts } from '../rules/extract-facts.js';

const repliesTo = (before: string, said: string): readonly string[] =>
  extractFacts({ messages: [`assistant: ${before}`, `user: ${said}`], anchorDate: null })
    .filter(({ sourceIndex }) => sourceIndex === 1)
    .map(({ text }) => text);

test.each([
  ['You could run the backup on the NAS or on the laptop.', 'let it run on the synology then'],
  ['Where should the cron job run, on the synology or the pi?', 'ok, let it run on the synology then'],
  ['We can keep the uploads on disk or in S3.', 'keep them in S3 then'],
  ['The docs could be served by nginx or by Caddy.', "let's host them on Caddy then"],
])('%s %s: decided', (before, said) => {
  expect(repliesTo(before, said)).toEqual([`${before} ${said}`]);
});

test.each([
  ['You could run the tests now.', 'let it run then'],
  ['The button can be blue or red.', 'make it blue then'],
  ['The export takes a minute.', 'leave it at that then'],
  ['I can run the tests in parallel.', 'run them in the background then'],
  ['I can stop the job or wait for it.', 'keep it in mind then'],
])('%s %s: of the moment', (before, said) => {
  expect(repliesTo(before, said)).toEqual([]);
});

test.each([
  ['One way would be to split the PDF generation into its own service.', 'Keep it in the monolith.'],
  ["I'd move the session store to Redis.", 'keep it in Postgres'],
])('%s %s: decided, of a way that was laid out', (before, said) => {
  expect(repliesTo(before, said)).toEqual([`${before} ${said}`]);
});

test('behind what tells why', () => {
  expect(
    repliesTo(
      'One way would be to split the PDF generation into its own service.',
      'We tried that in 2023 and rolled it back. Keep it in the monolith.',
    ),
  ).toContain('One way would be to split the PDF generation into its own service. Keep it in the monolith.');
});

test.each([
  ['The export takes a minute.', 'keep it in the monolith'],
  ['I could run the tests in parallel.', 'run them in the background'],
])('%s %s: nothing was laid out, or it is of the moment', (before, said) => {
  expect(repliesTo(before, said)).toEqual([]);
});
