import { expect, test } from '@jest/globals';
import { extractFacts } from '../../rules/extract-facts.js';

const textsOf = (message: string): string[] =>
  extractFacts({ messages: [message], anchorDate: '2026-03-18' }).map(({ text }) => text);

test.each(['Will is my mentor', 'Mark is our landlord', 'May is my sister', 'Rose was my old boss at Acme'])(
  'who somebody is: %s',
  (sentence) => expect(textsOf(`user: ${sentence}`)).toEqual([sentence]),
);

test.each(['Will you be my mentor', 'Will my mentor be there', 'May I ask my sister', 'Will it be my turn'])(
  'asked: %s',
  (sentence) => expect(textsOf(`user: ${sentence}`)).toEqual([]),
);
