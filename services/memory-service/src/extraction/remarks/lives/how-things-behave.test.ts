import { expect, test } from '@jest/globals';
import { extractFacts } from '../../rules/extract-facts.js';

const textsOf = (message: string): string[] =>
  extractFacts({ messages: [message], anchorDate: '2026-03-18' }).map(({ text }) => text);

test.each([
  'ORA-01555 shows up when undo_retention is below 900.',
  'Error 1045 shows up when the grants are missing.',
  'Code 429 is returned once a tenant exceeds 100 requests.',
  'The function `findUser` returns null on error.',
  '`parseDate` throws on strings without a zone.',
  'Invoices round half up.',
  'Hours are rounded up to the next quarter.',
  'Run `kubectl -n prod rollout undo deploy/api --to-revision=3` to roll back.',
  'Run `npx playwright install` first on a fresh machine.',
  'Call `init()` once per process.',
  'See docs/adr/0012.md for the reasons.',
  'See docs/adr/0007.md for the caching decision.',
  'Prettier is off limits here.',
  'Some endpoints require a VPN.',
  'The red button stops the pump.',
  'Restarting the pod is not the fix, the fix is to raise the limit.',
  'Postmortem result: a config typo took down the queue.',
])('how a thing behaves, is used or was found to be is kept: %s', (sentence) => {
  expect(textsOf(`user: ${sentence}`).join(' ')).toContain(sentence.slice(0, 20));
});

test.each([
  'The error shows up when I run the tests.',
  '`findUser` returns null when I pass an id',
  '`findUser` returns null now',
  'Run `npm test` to see the failure',
  'Run `npm test` again',
  'See src/app.ts for the error',
  'It is off limits here.',
  'Some tests need a fix.',
  'Some pods need a restart.',
  'The red button does nothing.',
  'The blue button opens the modal twice.',
  "That's not the fix, the fix is in the other branch",
  'Review: looks good',
])('what is seen or asked just now is left: %s', (sentence) => {
  expect(textsOf(`user: ${sentence}`)).toEqual([]);
});
