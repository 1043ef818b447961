import { expect, test } from '@jest/globals';
import { announcesList } from './announced-lists.js';

test.each([
  ['ok handover for the billing repo', 'handover of the billing repo is on 4 May'],
  ['debrief from the load test', 'the debrief from the load test is in Notion'],
  ['Right, new rules for the summaries you write.', 'New rules for the repo: no force pushes, squash merges only.'],
  ["I'm only typing this once :)", "I'm only writing this once a week: the report to Ines."],
  ["It's official, we have a name!!", 'We have a name for the product: Fennel.'],
  ['we finally have a date', 'we have a date on 4 May'],
  ['this is our first session together', 'this is my first day at Globex'],
  ['let me jot down a few things before I start', 'let me list the owners: Ines and Tom'],
  ['it will save us both some trouble', 'it will save us 400 euros a month'],
])('only announces: %s / tells: %s', (announced, told) => {
  expect(announcesList(announced)).toBe(true);
  expect(announcesList(told)).toBe(false);
});
