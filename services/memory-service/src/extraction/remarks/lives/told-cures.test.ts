import { expect, test } from '@jest/globals';
import { extractFacts } from '../../rules/extract-facts.js';
import { tellsCure } from './told-cures.js';

const textsOf = (text: string): readonly string[] =>
  extractFacts({ messages: [`user: ${text}`], anchorDate: '2026-03-18' }).map((fact) => fact.text);

test.each([
  'set ndots to 2 and DNS was instantly fine',
  'set ndots to 2, instantly fine',
  'Added the defer attribute, the flash is gone',
  'switched to polling, the leak is gone',
  'pinned numpy to 1.26 and the segfault went away',
  'disabled swap, works like a charm since',
  'put the cache on tmpfs and builds are twice as fast',
  'removed the proxy, errors stopped',
  'We switched the runner to arm64 and builds are 40% faster',
  'I raised the timeout to 30s, no more flaky runs',
])('what helped is one memory: %s', (sentence) => {
  expect(tellsCure(sentence)).toBe(true);
  expect(textsOf(sentence)).toEqual([sentence]);
});

test.each([
  'added the import, works',
  'added the import, error is gone',
  'changed it, the flash is gone',
  'restarted it, works now',
  'fixed it, thanks',
  'reloaded the page, still broken',
  'cleared the cache, looks good now',
  'added a test and the coverage is fine',
  'I changed the color and it looks good',
  'added the flag, no luck',
])('of the minute: %s', (sentence) => {
  expect(tellsCure(sentence)).toBe(false);
  expect(textsOf(sentence)).toEqual([]);
});
