import { describe, expect, test } from '@jest/globals';
import { extractFacts } from '../../rules/extract-facts.js';
import { tellsPersonalNews } from './personal-news.js';

const textsOf = (messages: readonly string[]): readonly string[] =>
  extractFacts({ messages, anchorDate: '2026-03-18' }).map(({ text }) => text);

test.each([
  'I just moved to Berlin.',
  "We've just moved into a bigger flat.",
  'I just started a job at Netflix.',
  'I just started a new job.',
  'I just started learning Rust.',
  'I just started using Vim.',
  'before that I was a paramedic',
  'Before this job I drove trucks.',
  'and before that, I worked at a bank',
  'I just got married.',
  'I got promoted.',
  'Jonas got married today.',
  'Tom broke his leg today.',
  'My sister had a baby this morning.',
  'I just got a new puppy.',
  'I just finished my PhD.',
  'I just finished reading Dune.',
  'My grandmother passed away last night.',
  'Priya quit smoking.',
  'Lena and I are getting a dog.',
  "we're expecting twins",
  "it's a girl!",
  'its a boy :)',
  'For the last ten days my left knee hurts when I go down stairs',
  'my back has been hurting since May',
  'my brother is getting divorced',
])('news: %s', (sentence) => {
  expect(tellsPersonalNews(sentence)).toBe(true);
});

test.each([
  "I'm getting a new error",
  "it's a girl thing",
  'my eyes hurt from this log',
  'my back is killing me',
  'we are getting timeouts from the car service',
  'I just moved to the next file.',
  'I just moved the file to src.',
  'I just started the server.',
  'I just started working on it.',
  'I just started playing with the flags.',
  'I got an error.',
  'I got a timeout.',
  'I just got a new error.',
  'before that I was a bit lost',
  'before that I was on the old branch',
  'before this I drove it by hand',
  'The build broke today.',
  'I just finished the tests.',
  'I just finished writing the parser.',
  'I just started using the script.',
  'CI is slow today.',
  'I got the role wrong.',
  'We lost the position of the cursor.',
  'My kid is dying of laughter.',
  'I ran 10k iterations this morning.',
])('no news: %s', (sentence) => {
  expect(tellsPersonalNews(sentence)).toBe(false);
});

test('a long sentence of nothing costs nothing', () => {
  const startedAt = performance.now();
  for (let round = 0; round < 1000; round++) tellsPersonalNews(`${'just a '.repeat(2000)}${round}`);
  expect(performance.now() - startedAt).toBeLessThan(1000);
});

describe('of those close, of papers, and feats', () => {
  test.each([
    'My father just died',
    'My grandmother is dying of cancer',
    'our team lead is quitting',
    'My landlord is raising the rent',
    'My lease just started',
    'Our startup just died',
    'My visa is expiring',
    'our office is relocating',
    "It's my birthday today!",
    'I ran a marathon a fortnight ago',
    'I walked 20km this morning',
  ])('%s', (text) => {
    expect(textsOf([`user: ${text}`])).toHaveLength(1);
  });

  test.each([
    'My laptop just died',
    'My terminal is acting up',
    'our build is failing',
    'Our pipeline is hanging again',
    'my cat just jumped on the keyboard',
    'I ran the tests this morning',
  ])('%s: passes', (text) => {
    expect(textsOf([`user: ${text}`])).toEqual([]);
  });
});
