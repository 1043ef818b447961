import { expect, test } from '@jest/globals';
import { firstOfTwo } from '../testing/rank-in-order.js';

test.each([
  ['Nadia prefers email', 'Nadia now prefers Slack', 'How does Nadia like to be contacted?'],
  ['IDs are auto-increment integers', 'IDs are UUIDv7 as of the last migration', 'What kind of IDs do we use?'],
])('the same of one subject, in whatever words it is asked for: %s; %s', (older, newer, query) => {
  expect(firstOfTwo(older, newer, query)).toBe(newer);
});

test.each([
  ['of another', 'Nadia prefers email', 'Otto now prefers Slack', 'How does Nadia like to be contacted?'],
  ['with no word of a change', 'Maja speaks Danish', 'Maja speaks Polish', 'Which languages does Maja know well?'],
  ['of something else', 'Nadia prefers email', 'Nadia now leads the team', 'How does Nadia like to be contacted?'],
])('but not %s: %s; %s', (_, older, newer, query) => {
  expect(firstOfTwo(older, newer, query)).toBe(older);
});
