import { describe, expect, test } from '@jest/globals';
import { extractFacts } from './extract-facts.js';

const textsOf = (...messages: string[]): string[] =>
  extractFacts({ messages, anchorDate: '2026-03-18' }).map((fact) => fact.text);

describe('what happened', () => {
  test.each([
    'I just moved to Berlin.',
    'I just started a job at Netflix.',
    'user: I just started learning Rust.',
    'I got promoted.',
    'I got the job!',
    'Jonas got married today.',
    'Tom and I broke up.',
    'Jonas repaired the pump today.',
    'Our landlord cancelled the lease this morning.',
  ])('in a life lasts, however short a while ago: %s', (message) => {
    expect(textsOf(message)).toHaveLength(1);
  });

  test('in a life is a fact among others', () => {
    const said = 'user: I just started a job at Netflix, I adopted a cat called Whiskers, and I moved to Seattle.';
    expect(textsOf(said)).toEqual([
      'I just started a job at Netflix',
      'I adopted a cat called Whiskers',
      'I moved to Seattle.',
    ]);
  });

  test('in a life is read out of a question', () => {
    expect(textsOf('I just moved to Berlin, can you update the docs?')).toEqual(['I just moved to Berlin']);
  });

  test.each([
    'user: I just moved the file.',
    'user: I just started the server.',
    'user: the tests failed today',
    'user: CI is slow today.',
  ])('on the screen does not: %s', (message) => {
    expect(textsOf(message)).toEqual([]);
  });
});

describe('the user in the third person', () => {
  test('is what a client has found of its user by itself', () => {
    expect(textsOf('The user likes coffee.', 'User prefers tabs. The user lives in Porto.')).toEqual([
      'The user likes coffee.',
      'User prefers tabs.',
      'The user lives in Porto.',
    ]);
  });

  test('in a list or in quotation marks is a memory that was pasted back', () => {
    expect(textsOf('user: - The user likes coffee.\n- The user lives in Porto.', '"The user likes tea"')).toEqual([]);
  });
});

test.each(['I went to Graz today.', 'I had lunch with Ilse today', 'I am going to Graz tomorrow'])(
  'where somebody was or will be is told of that day: %s',
  (message) => {
    const [fact, ...others] = extractFacts({ messages: [`user: ${message}`], anchorDate: '2026-03-18' });
    expect(others).toEqual([]);
    expect(fact?.event).not.toBeNull();
  },
);

test('what an agent did under a heading that says so lasts, and what it looked at does not', () => {
  const strokes = `Finished strokes are now drawn once into an \`OffscreenCanvas\` layer, so that a move only draws the current stroke.`;
  const under = (heading: string) =>
    textsOf(`assistant: ### ${heading}\n\n1. ${strokes}\n2. The minimap is refreshed at most once per second.`);
  expect(under('What I did')).toHaveLength(2);
  expect(under('What I looked at')).toEqual([]);
});
