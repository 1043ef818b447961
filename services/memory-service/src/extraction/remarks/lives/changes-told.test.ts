import { expect, test } from '@jest/globals';
import { extractFacts } from '../../rules/extract-facts.js';

const textOf = (message: string): string =>
  extractFacts({ messages: [`user: ${message}`], anchorDate: null })
    .map(({ text }) => text)
    .join(' | ');

test.each([
  'changed gym days, mon n fri now',
  'switched yoga days, tue and thu now',
  'Nneka eats meat and fish again',
  'Tom teaches evening classes again',
  'forget the confluence migration, wiki stays where it is',
  'dropped redux, using zustand now',
  'moved off heroku, on fly.io now',
  'moved to Turin, living in a small flat now',
])('what is over, and what is so in its place, is kept whole: %s', (said) => {
  expect(textOf(said)).toBe(said);
});

test.each([
  ['sold the golf, driving a skoda octavia now', 'sold the golf | driving a skoda octavia now'],
  ['quit the choir, learning the cello now', 'quit the choir | learning the cello now'],
  ['left Initech, working at Hooli now', 'left Initech | working at Hooli now'],
  ['cancelled the gym, training at home now', 'cancelled the gym | training at home now'],
  ['quit the agency, freelancing now', 'quit the agency | freelancing now'],
  ['scrap the move to Vercel, the site stays on Netlify', 'scrap the move to Vercel | the site stays on Netlify'],
])('both halves last: %s', (said, kept) => {
  expect(textOf(said)).toBe(kept);
});

test.each([
  'stopped the server, taking a look now',
  'dropped the cache, running it again now',
  'stopped the server, using the debugger now',
  'left the office, on the train now',
  'moved to the other tab, using chrome now',
  'quit vim, running the tests now',
  'left Ghent, waiting for the bus now',
  'Chrome eats memory again',
  'Leo plays with the cable again',
  'forget the screenshot, it stays open',
  'moved the button, looks better now',
])('what is of the moment is left: %s', (said) => {
  expect(textOf(said)).toBe('');
});
