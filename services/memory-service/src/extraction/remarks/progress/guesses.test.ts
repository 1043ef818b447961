import { expect, test } from '@jest/globals';
import { isGuessing } from './guesses.js';

test.each([
  ['might be the firewall', 'the firewall might block port 8443 at the customer'],
  ['maybe a stale cookie', 'a stale cookie made the login fail'],
  ['my guess is that it comes from the cache', 'my guess is that our cache is too small'],
  ['the loader has a bug, but I could be wrong', 'we use Valkey in production, but I could be wrong'],
  ['the proxy eats the header, or something like that', 'the proxy eats the header'],
])('%s / %s', (guess, statement) => {
  expect(isGuessing(guess)).toBe(true);
  expect(isGuessing(statement)).toBe(false);
});
