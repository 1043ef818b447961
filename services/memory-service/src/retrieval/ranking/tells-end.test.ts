import { expect, test } from '@jest/globals';
import { endingOf } from './tells-end.js';

test.each([
  ['flake8 is out', 'out'],
  ['Black out, ruff in', 'out'],
  ['Slack is shut down', 'shut down'],
  ['The old gateway is switched off now', 'switched off'],
  ['The old gateway was switched off in May', 'switched off'],
  ['I work out, mostly on Mondays', null],
  ['Eating out.', null],
  ['Alerts are switched off on weekends', null],
  ['The office is shut down over Christmas', null],
  ['The hotel was too loud', null],
])('what tells an end: %s', (text, expected) => {
  const ending = endingOf(text);
  expect(ending && text.slice(ending.at, ending.at + ending.length)).toBe(expected);
});
