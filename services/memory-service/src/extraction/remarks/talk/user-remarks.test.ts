import { expect, test } from '@jest/globals';
import { isUserRemark } from './user-remarks.js';

test.each([
  'I restarted the server two fortnights ago.',
  'We opened the page a couple of days back.',
  'I changed the script the other day.',
])('what was done at a time of its own is no remark: %s', (sentence) => {
  expect(isUserRemark(sentence)).toBe(false);
});

test.each(['I restarted the server.', 'I changed the script.', 'I opened the page again.'])(
  'what was just done is one: %s',
  (sentence) => {
    expect(isUserRemark(sentence)).toBe(true);
  },
);
