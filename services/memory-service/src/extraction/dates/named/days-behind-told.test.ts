import { expect, test } from '@jest/globals';
import { extractFacts } from '../../rules/extract-facts.js';

const lastDayOf = (message: string): string | undefined =>
  extractFacts({ messages: [`user: ${message}`], anchorDate: '2026-03-18' }).at(-1)?.event?.start;

test.each([
  ['My exam is on 3 April and payday is the 25th.', '2026-03-25'],
  ['Moving day is 3 April. Rent is due on the 25th.', '2026-03-25'],
  ['The audit is on 3 April and our payroll runs on the 25th.', '2026-03-25'],
])('what comes every month has a day of its own: %s', (message, day) => {
  expect(lastDayOf(message)).toBe(day);
});

test.each([
  ['We freeze on 3 April and ship on the 20th.', '2026-04-20'],
  ['We freeze on 3 April and release on the 20th.', '2026-04-20'],
  ['Code freeze is on 3 April and the release is on the 20th.', '2026-04-20'],
  ['The course starts on 4 May. The exam is on the 29th.', '2026-05-29'],
  ['The conference is on 3 April. We fly home on the 20th.', '2026-04-20'],
])('a plan goes on within the month: %s', (message, day) => {
  expect(lastDayOf(message)).toBe(day);
});
