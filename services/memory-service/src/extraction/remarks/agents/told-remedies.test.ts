import { describe, expect, test } from '@jest/globals';
import { extractFacts } from '../../rules/extract-facts.js';
import { classifySentence } from '../classify-sentence.js';
import { givesNewName, tellsRemedy } from './told-remedies.js';

describe('what cures a fault', () => {
  test.each([
    'The fix is to drive STB low in can_phy_init() before the controller leaves init mode.',
    'The workaround for now is `--no-cache` on the ARM runners.',
    'Clearing the BP bits with flash_unprotect() before the signature write solves it.',
    'Sorting by device_id, seq before the write brings the job from 50 minutes to 6.',
    'Freezing the clock with a fixed Clock bean makes it pass 200 out of 200 runs.',
    'Root cause: two pods share the same prefix.',
    'Cause: listeners are added on every render and never removed.',
    'Fix: add an index on orders(customer_id).',
    'Lösung: ndots in der Pod-Spec auf 2 setzen.',
    'Pinning libpq to 15.4 got rid of the hang.',
    'I raised it to CONFIG_MODEM_WQ_STACK=3072 and the soak test has been running since.',
    'I put the scheduler behind a leader lease in Redis with a TTL of 15 s.',
    "I now build the end with `time.Date` in the site's zone, and added a test for it.",
    'I replaced `ReadAll` with a streaming loop that flushes every 2,000 rows.',
    'I fixed it by deriving the Idempotency-Key header from the cart id.',
    "It's fixed by freezing time with `time-machine` in the fixture.",
    'I solved this by holding the lease in Redis until the job ends.',
  ])('is told: %s', (sentence) => expect(tellsRemedy(sentence)).toBe(true));

  test.each([
    'The fix is live on staging2 now.',
    'The fix is in PR 311.',
    'I fixed it by adding a missing import.',
    'I fixed it by renaming the test.',
    'Such leaks are fixed by closing the handle.',
    'Adding an index usually solves slow queries.',
    'Running the 40 tests again makes it clear.',
    'Looking at src/cache.ts gets rid of the doubt.',
    'I replaced it with care.',
    'I moved the tests into a folder with 3 files.',
    'I changed the heading to "Getting started".',
    'I now see that `a.ts` is empty.',
    'Testing for 3 hours avoids surprises.',
    'Cause: unknown so far.',
    'Fix: add a null check',
    'Fix: run the 40 tests again',
    'Cause: is it the broker or the 2 workers?',
    'Is the fix to restart nginx 1.27?',
  ])('is not: %s', (sentence) => expect(tellsRemedy(sentence)).toBe(false));
});

describe('which name something has from now on', () => {
  test.each([
    "I've renamed the table to customers.",
    'I renamed your service to gateway.',
    "I've also renamed the staging bucket to archive.",
  ])('is told: %s', (sentence) => {
    expect(givesNewName(sentence)).toBe(true);
    expect(classifySentence(sentence, 'assistant', new Set())).toBe('statement');
  });

  test.each([
    "I've renamed it to customers.",
    "I've renamed the variable to be clearer.",
    "I've renamed the files to match.",
    "I've renamed the test to something shorter.",
    "I've moved the table to another schema.",
  ])('is not: %s', (sentence) => expect(givesNewName(sentence)).toBe(false));
});

test('what a long reply comes to, under its labels', () => {
  const reply = [
    'Slow queries are often caused by missing indexes, and indexes help the database find rows faster. It is good',
    'practice to look at the plan before you add one. There are many tools that show it, and each has its strengths.',
    '',
    'Cause: the join on orders.customer_id has no index.',
    '',
    'Fix: add an index on orders(customer_id).',
  ];
  const facts = extractFacts({ messages: [`assistant: ${reply.join('\n')}`], anchorDate: '2026-03-18' });
  expect(facts.map(({ text }) => text)).toEqual([
    'Cause: the join on orders.customer_id has no index.',
    'Fix: add an index on orders(customer_id).',
  ]);
});
