import { expect, test } from '@jest/globals';
import { extractFacts } from '../../rules/extract-facts.js';
import { tellsWeeklyDays } from './weekly-days.js';

test.each([
  'deploys happen tue and thu',
  'deploys happen tue & thu',
  'standup is mon, wed and fri at 9:30',
  'our deploy window is tue & thu 10-12 CET',
  'releases go out Tuesdays and Thursdays',
  'the nightly job runs mon/wed/fri',
  'my yoga is mon and thu',
  'office days are tue and wed',
  'app builds ship mon and thu',
  'choir practice is Tuesday and Friday evening',
])('is a fact of every week, of no day: %s', (sentence) => {
  expect(extractFacts({ messages: [`user: ${sentence}`], anchorDate: '2026-03-18' })).toMatchObject([
    { text: sentence, event: null },
  ]);
});

test('what follows has its own day', () => {
  const said = "user: deploy window is tue & thu so it'll go out thursday";
  expect(extractFacts({ messages: [said], anchorDate: '2026-03-18' })).toMatchObject([
    { event: { start: '2026-03-19', end: '2026-03-19' } },
  ]);
});

test.each([
  'exams are mon and tue',
  'the tests run mon and tue',
  "I'm off mon and tue",
  'the deploy is on tuesday',
  'it runs mon and tue',
])('may be of this week: %s', (sentence) => {
  expect(tellsWeeklyDays(sentence)).toBe(false);
});
