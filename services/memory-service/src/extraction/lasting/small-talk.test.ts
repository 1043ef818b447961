import { describe, expect, test } from '@jest/globals';
import type { Turn } from '../turns/parse-speaker.js';
import { isAllSmallTalk, isLongTalk, isReaction, isShortTalk } from './small-talk.js';

const turns = (...said: readonly (readonly [speaker: string | null, text: string])[]): readonly Turn[] =>
  said.map(([speaker, text], sourceIndex) => ({ sourceIndex, role: null, speaker, text }));

describe('a short talk', () => {
  const talk = turns(['Ada', 'brr'], ['Bo', 'so cold'], ['Ada', 'at least there is soup']);
  test('is of several short turns between persons', () => expect(isShortTalk(talk)).toBe(true));
  test.each([
    ['of two turns', talk.slice(0, 2)],
    ['of one who speaks alone', talk.map((turn) => ({ ...turn, speaker: 'Ada' }))],
    ['with a user', [...talk, ...turns([null, 'hm'])]],
    ['at length', [...talk, ...turns(['Bo', 'and so on '.repeat(20)])]],
    ['of many turns', [...talk, ...talk, ...talk]],
  ])('is none: %s', (_, other) => expect(isShortTalk(other)).toBe(false));
});

describe('a talk at length', () => {
  const long = 'The workshop was so calm that I stayed for the whole afternoon.';
  const talk = turns(['Ada', long], ['Bo', `${long} Me too.`], ['Ada', 'lovely']);
  test('is one where most turns are long', () => expect(isLongTalk(talk)).toBe(true));
  test.each([
    ['of two turns', talk.slice(0, 2)],
    ['of one who speaks alone', talk.map((turn) => ({ ...turn, speaker: 'Ada' }))],
    ['with a user', [...talk, ...turns([null, long])]],
    ['where half of the turns are short', [...talk, ...turns(['Bo', 'brr'])]],
  ])('is none: %s', (_, other) => expect(isLongTalk(other)).toBe(false));
});

test.each(["what's his name? Biscuit", 'which db did you take for telemetry? timescale', 'what breed? beagle'])(
  'a name that was asked for is told: %s',
  (text) => {
    expect(isAllSmallTalk(['that is so mean', text])).toBe(false);
    expect(isReaction({ text, weight: -1 })).toBe(false);
  },
);

test.each([
  'what breed? no idea',
  "what's for dinner? pizza",
  'they never listen',
  'lucky dog',
  'the soup is too hot',
  'last one standing',
  'that is just cruel',
  'which one? the other pot',
])('all of it passes: %s', (text) => expect(isAllSmallTalk(['that is so mean', text])).toBe(true));

test.each([
  ['a name', 'the soup is from Oslo'],
  ['a given name', 'lena has the keys'],
  ['a number', 'the room is 12'],
  ['a time', 'party on friday'],
  ['what is owned', 'my cat hates soup'],
  ['a habit', 'neither, I use helix'],
  ['a rule', 'no cream in carbonara, ever'],
  ['what is in another language', 'ik werk nu als docent'],
])('not where it names %s', (_, text) => expect(isAllSmallTalk(['that is so mean', text])).toBe(false));

test('a turn that only reacts is short, light and names nothing', () => {
  expect(isReaction({ text: 'the house is so quiet', weight: -0.4 })).toBe(true);
  expect(isReaction({ text: 'the house is so quiet', weight: 0.4 })).toBe(false);
  expect(isReaction({ text: 'the house is so quiet on Sunday', weight: -0.4 })).toBe(false);
  expect(isReaction({ text: 'I drink tea', weight: -0.4 })).toBe(false);
});
