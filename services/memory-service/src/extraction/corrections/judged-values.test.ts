import { expect, test } from '@jest/globals';
import { extractFacts } from '../rules/extract-facts.js';

const lastOf = (before: string, said: string): string[] =>
  extractFacts({ messages: ['user: look into it', `assistant: ${before}`, `user: ${said}`], anchorDate: '2026-03-18' })
    .filter(({ sourceIndex }) => sourceIndex === 2)
    .map(({ text }) => text);

const timeouts = '`CHECKOUT_TIMEOUT_MS` is read in two places with different defaults (5000 and 8000).';

test.each([
  [timeouts, '8000 is right, the 5000 is a leftover from when we were on heroku.'],
  [timeouts, 'the 5000 is wrong'],
  [timeouts, 'yes, 8000 is correct'],
  ['The port is 9000 in `.env` and 9090 in the compose file.', '9090 is the right one'],
  ['There are two configs, `app.toml` and `legacy.toml`.', '`legacy.toml` is obsolete'],
  ['The readme says Node 18, the Dockerfile node 22.', '22 is correct'],
  ['Two buckets are mentioned: logs-eu and logs-us.', 'logs-us is dead'],
  ['Im Code stehen 16 und 19 Prozent.', '19 ist richtig'],
  ['Le port est 80 dans un fichier et 8080 dans un autre.', '8080 est le bon'],
  ['Hay dos claves: `old_key` y `new_key`.', '`old_key` es vieja'],
])('%s %s: kept behind what tells the value', (before, said) => {
  expect(lastOf(before, said)).toEqual([`${before} ${said}`]);
});

test('without what says that it was noticed', () => {
  expect(lastOf(`I also noticed ${timeouts}`, '8000 is right')).toEqual([`${timeouts} 8000 is right`]);
});

test.each([
  [timeouts, '9000 is right'],
  [timeouts, 'is 8000 right?'],
  ['All 214 tests pass.', '214 is right'],
  ['I propose dual writes for a week.', 'make it shorter'],
  ['The list has three items.', 'make it 2 columns'],
  ['I can do that in two hours.', 'Set it to 45 minutes.'],
  ["I'll check back in ten minutes.", 'Make it 20 minutes.'],
  ['The build took 30 seconds.', 'Make it 20 seconds.'],
  ['I fixed 3 files.', '3 is from me.'],
  ['Updated 12 tests.', '12 is wrong.'],
])('%s %s: nothing is told', (before, said) => {
  expect(lastOf(before, said)).toEqual([]);
});

test.each([
  ['I propose dual writes for a week, then a switch.', 'make it two weeks please'],
  ['I set the retention to 30 days.', 'Make it 90 days.'],
  ["I've capped the uploads at 10 MB.", 'make it 20 MB'],
  ['I would go with a timeout of 10 seconds.', 'Make it 20 seconds.'],
  ["I've updated the timeout to 30 seconds.", 'Make it 60 seconds.'],
  ['I went ahead and set the timeout to 30 seconds.', 'Make it 60 seconds.'],
  ['Updated the retention to 30 days.', 'Make it 90 days.'],
  ['Implemented a timeout of 30 seconds.', 'Make it 60 seconds.'],
  ['Switched the sync to every 10 minutes.', 'Make it 5 minutes.'],
  ['I drafted the lease for 12 months.', 'Make it 18 months.'],
  ['I checked: the TTL is 10 minutes.', 'Make it 5 minutes.'],
  ['The sprint takes two weeks here.', "let's make it three weeks then"],
  ['The budget is 400 euros a month.', 'raise it to 450 euros'],
  ['The cache lives for 10 minutes.', 'set it to one hour'],
])('%s %s: what is decided on is kept behind it', (before, said) => {
  expect(lastOf(before, said)).toEqual([`${before} ${said}`]);
});

test('a value that is decided on stays with its reason', () => {
  expect(
    lastOf('I propose dual writes for a week.', 'A week is too short, we have monthly jobs. Make it five weeks.').at(
      -1,
    ),
  ).toBe('we have monthly jobs. Make it five weeks.');
});

test('what is to be set is no part of what the speaker waited for', () => {
  expect(
    extractFacts({ messages: ['user: I waited 30 seconds for it. Make it five minutes.'], anchorDate: null }),
  ).toEqual([]);
});
