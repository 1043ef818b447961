import { expect, test } from '@jest/globals';
import { readTokens, signsOf } from './sentence-signs.js';

const words = (sentence: string) => readTokens(sentence).map(({ word }) => word);
const kinds = (sentence: string) => readTokens(sentence).map(({ kind }) => kind);

test('what stands for a thing of its kind is one token', () => {
  expect(words('Port 8080 is set in `src/app.ts` since v2.14.3, 12:30, 40%')).toEqual([
    'port',
    '<number>',
    'is',
    'set',
    'in',
    '<identifier>',
    'since',
    '<identifier>',
    ',',
    '<time>',
    ',',
    '<share>',
  ]);
  expect(words('LOG_LEVEL readConfig deploy/x.sh 1.2.3')).toEqual([
    '<identifier>',
    '<identifier>',
    '<identifier>',
    '<version>',
  ]);
});

test('words are lower case, with straight apostrophes; a script without spaces is read by characters', () => {
  expect(words('We’re DONE')).toEqual(["we're", 'done']);
  expect(words('必ず')).toEqual(['必', 'ず']);
});

test('the kind of a word is its ending, or that it is a name', () => {
  expect(kinds('Running tests quickly with Ana at NASA. Then I slept')).toEqual([
    '<-ing>',
    '<-s>',
    '<-ly>',
    '<word>',
    '<Name>',
    '<-t>',
    '<ACRONYM>',
    '.',
    '<-en>',
    '<word>',
    '<-t>',
  ]);
});

test('signs are words, pairs, kinds of words that are not common, beginning, end, length and voice', () => {
  const signs = signsOf(readTokens('we deploy Mondays'), 'user', new Set(['we']));
  expect([...signs].sort()).toEqual(
    [
      'word we',
      'word deploy',
      'word mondays',
      'user word we',
      'user word deploy',
      'user word mondays',
      'words we deploy',
      'words deploy mondays',
      'kind we',
      'kind <word>',
      'kind <Name>',
      'kinds we <word>',
      'kinds <word> <Name>',
      'around we <Name>',
      'begins we',
      'begins we <word>',
      'begins we <word> <Name>',
      'ends <Name>',
      'ends <word> <Name>',
      'length 1',
      'user',
      'user begins we',
      'user begins we <word>',
    ].sort(),
  );
});

test('of a sentence without end the beginning is read, in linear time', () => {
  expect(readTokens('a1.'.repeat(200_000)).length).toBeLessThan(500);
  expect(signsOf([], 'user', new Set()).has('user')).toBe(true);
});
