import { expect, test } from '@jest/globals';
import { withoutTalk } from './talk-around-facts.js';

test.each([
  ['gotta run, my son Theo has football at 4', 'my son Theo has football at 4'],
  ["let's stop for today, I'm on vacation until 10 May", "I'm on vacation until 10 May"],
  ['the import fails for files over 2 GB, any ideas?', 'the import fails for files over 2 GB'],
  ['the queue holds 2 million messages, what is going on', 'the queue holds 2 million messages'],
  ['los informes salen los lunes, míralo porfa', 'los informes salen los lunes'],
])('%s', (sentence, fact) => {
  expect(withoutTalk(sentence)).toBe(fact);
});

test.each([
  'stop the worker on node-3, it still holds the lock',
  "let's stop here, I'm tired",
  'we deploy on Fridays, never on Mondays',
  'stop here, it still fails on node 18',
  'run it, thanks',
  'Lisbon, please',
  `${'a, '.repeat(20_000)}thanks a lot`,
])('nothing is taken off: %s', (sentence) => {
  expect(withoutTalk(sentence)).toBe(sentence);
});
