import { expect, test } from '@jest/globals';
import { isAboutMessage, withoutThatIsAll } from './about-the-message.js';

test.each([
  'sent from the tram sorry for typos',
  'sry for the spelling im on the train',
  'typing on my phone so excuse typos',
  'i explain you.',
  'ok i tell you the situation',
  'let me explain.',
  'Let me explain who uses the till, because it affects everything we choose from here on.',
  'I had better tell you how we price things so that you need not guess.',
  'Before we touch the importer I should describe the setup a bit better than last time.',
  'A few words about me, since we shall be working together for a while.',
  'Dear all, since some of you were missing, here is what you need to know.',
  'There are two changes nevertheless.',
  'The reason is simple.',
  'Ich erkläre dir kurz, wie wir arbeiten.',
  'Le explico cómo trabajamos aquí para que no tenga que preguntar.',
])('of the message alone: %s', (sentence) => expect(isAboutMessage(sentence)).toBe(true));

test.each([
  'sent from the Oslo office on Monday',
  'the invoices are sent from the bus company',
  'i explain it in docs/setup.md',
  'typos are caught by codespell',
  'let me know when it ships',
  'Let me tell you that the API moved to 8080.',
  'I should mention the port is 8080',
  'Before the audit I should rename the setup folder.',
  'I must describe the bug in German because the client reads it.',
  'I need to list what I eat for the doctor',
  'Two changes: port 8080 and TLS',
  'here is how we deploy: kamal',
  'I want to write down my weight every day',
])('of something: %s', (sentence) => expect(isAboutMessage(sentence)).toBe(false));

test.each([
  ['goals: crash rate under 1%, thats it thats the list 😂', 'goals: crash rate under 1%'],
  ['tabs, no semicolons. thats all', 'tabs, no semicolons'],
  ["we ship on Monday and that's everything we need", "we ship on Monday and that's everything we need"],
  ["that's it", "that's it"],
])('without that it was all: %s', (sentence, told) => expect(withoutThatIsAll(sentence)).toBe(told));
