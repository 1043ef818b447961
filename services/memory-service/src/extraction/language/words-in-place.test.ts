import { expect, test } from '@jest/globals';
import { extractFacts } from '../rules/extract-facts.js';
import { placeWords } from './words-in-place.js';

test.each([
  [
    'mongodb://adm:[secret:password]@mongo.int:27017/app is',
    ['mongodb://adm:[secret:password]@mongo.int:27017/app', 'is'],
  ],
  ['API_TOKEN=[secret:token] is set', ['API_TOKEN=[secret:token]', 'is', 'set']],
  ['our pin is [secret:pin], not his', ['our', 'pin', 'is', 'secret:pin', 'not', 'his']],
  ['it is redis://:[secret:password].', ['it', 'is', 'redis://:[secret:password]']],
])('the words of "%s"', (text, words) => {
  expect(placeWords(text).map((word) => word.text)).toEqual(words);
});

test.each([
  [
    'mongodb://adm:toor99@mongo.int:27017/app is the archive.',
    'mongodb://adm:[secret:password]@mongo.int:27017/app is the archive.',
  ],
  [
    'postgres://adm:toor99!@db.int:5432/app is the archive.',
    'postgres://adm:[secret:password]@db.int:5432/app is the archive.',
  ],
  [
    'mongodb+srv://adm:toor99@c0.abc.mongodb.net/app is the archive.',
    'mongodb+srv://adm:[secret:password]@c0.abc.mongodb.net/app is the archive.',
  ],
  ['API_TOKEN=9f8a7b6c5d4e3f2a is set in `.env.ci`.', 'API_TOKEN=[secret:token] is set in `.env.ci`.'],
])('one memory, whatever stands for the secret within it: %s', (said, kept) => {
  expect(extractFacts({ messages: [`user: ${said}`], anchorDate: null }).map(({ text }) => text)).toEqual([kept]);
});
