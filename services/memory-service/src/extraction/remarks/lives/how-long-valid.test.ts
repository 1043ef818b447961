import { expect, test } from '@jest/globals';
import { extractFacts } from '../../rules/extract-facts.js';
import { tellsHowLongValid } from './how-long-valid.js';

const textsOf = (message: string): readonly string[] =>
  extractFacts({ messages: [`user: ${message}`], anchorDate: null }).map(({ text }) => text);

test.each([
  'Access-Tokens sind nur noch 15 Minuten gültig',
  'Gutscheine gelten jetzt 24 Monate',
  'les devis sont valables 30 jours',
  'los enlaces caducan a los 7 días',
  'invite links expire after 7 days',
  'reset codes are only valid for 10 minutes now',
])('how long things are good for: %s', (said) => {
  expect(textsOf(said)).toEqual([said]);
});

test.each([
  'wir haben nur noch 15 Minuten',
  'it expires in 5 minutes',
  'the sandbox expires in 2 hours',
  'on a encore 10 minutes',
])('what is left at this moment: %s', (said) => {
  expect(tellsHowLongValid(said)).toBe(false);
});
