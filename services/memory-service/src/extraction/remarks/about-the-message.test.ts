import { expect, test } from '@jest/globals';
import { isAboutMessage, withoutThatIsAll } from './about-the-message.js';

test.each([
  'sent from the tram sorry for typos',
  'sry for the spelling im on the train',
  'typing on my phone so excuse typos',
  'i explain you.',
  'ok i tell you the situation',
  'let me explain.',
])('of the message alone: %s', (sentence) => expect(isAboutMessage(sentence)).toBe(true));

test.each([
  'sent from the Oslo office on Monday',
  'the invoices are sent from the bus company',
  'i explain it in docs/setup.md',
  'typos are caught by codespell',
  'let me know when it ships',
])('of something: %s', (sentence) => expect(isAboutMessage(sentence)).toBe(false));

test.each([
  ['goals: crash rate under 1%, thats it thats the list 😂', 'goals: crash rate under 1%'],
  ['tabs, no semicolons. thats all', 'tabs, no semicolons'],
  ["we ship on Monday and that's everything we need", "we ship on Monday and that's everything we need"],
  ["that's it", "that's it"],
])('without that it was all: %s', (sentence, told) => expect(withoutThatIsAll(sentence)).toBe(told));
