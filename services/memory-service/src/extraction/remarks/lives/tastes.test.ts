import { expect, test } from '@jest/globals';
import { extractFacts } from '../../rules/extract-facts.js';

const textsOf = (message: string): string[] =>
  extractFacts({ messages: [message], anchorDate: '2026-03-18' }).map(({ text }) => text);

test.each([
  'I really love hiking',
  'I really like jazz',
  'I really like working from home',
  'I just love Rust',
  'i absolutely hate small talk',
  'We really enjoy board games.',
  'I love coffee so much',
  'I like winter very much.',
  "I'm really into chess",
  "I'm not into football",
  "I don't really like coffee",
  "I don't really drink",
  "I don't really eat meat",
  'we rarely watch tv',
  'I miss my hometown',
  'I still miss living by the sea',
])('how much is liked: %s', (sentence) => expect(textsOf(`user: ${sentence}`)).toEqual([sentence]));

test.each([
  'I really like it',
  'I really like this layout',
  'I really like the new layout',
  'I really like how it looks',
  'I just love flaky tests',
  'I just love waiting for CI',
  'I really hate these errors',
  "I don't really like that",
  "I don't really get it",
  "I don't really know",
  "I'm really into it",
  'I love this so much',
  'I really like option B',
  'I miss my logs',
])('of what is in view: %s', (sentence) => expect(textsOf(`user: ${sentence}`)).toEqual([]));
