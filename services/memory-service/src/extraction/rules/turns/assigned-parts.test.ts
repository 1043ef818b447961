import { expect, test } from '@jest/globals';
import { extractFacts } from '../extract-facts.js';
import { tellWho } from './assigned-parts.js';

const textsOf = (message: string): string[] =>
  extractFacts({ messages: [message], anchorDate: '2026-03-18' }).map((fact) => fact.text);

test.each([
  [
    'user: who owns which service: auth: Nadja, mail: Piotr',
    ['who owns which service: auth: Nadja', 'who owns which service: mail: Piotr'],
  ],
  [
    'user: who brings what: tess: the potato salad, uli: the big grill',
    ['who brings what: tess: the potato salad', 'who brings what: uli: the big grill'],
  ],
  [
    'user: who is on what for the launch:\n- petra: press kit\n- amir: load tests',
    [/petra: press kit$/, /amir: load tests$/],
  ],
  [
    'user: who does what for the fair:\n- lucia: cutover runbook, oncall rota',
    [/lucia: cutover runbook, oncall rota$/],
  ],
])('who does what is told by its labels: %s', (message, texts) => {
  const expected = texts.map((text) => (typeof text === 'string' ? text : expect.stringMatching(text)));
  expect(textsOf(message)).toEqual(expected);
});

test.each([
  ['who broke the build', ['auth tests fail again']],
  ['who can look at this?', ['auth: broken']],
  ['who can look at this', ['auth: broken', 'ci: red again']],
  ['who broke this today', ['auth: 500s', 'mail: timeouts']],
  ["who's around to help", ['auth: failing right now', 'mail: timing out']],
  ['tests today', ['auth: red']],
  ['who does what', []],
])('nobody is told: %s: %s', (leadIn, parts) => expect(tellWho(leadIn, parts)).toBe(false));
