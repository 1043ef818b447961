import { describe, expect, test } from '@jest/globals';
import { extractFacts } from '../../rules/extract-facts.js';
import { goneOnAsking, isForOnce } from './requests-for-once.js';

test.each([
  ['skip the soak tests this round, only a comment changed', 'skip the soak tests on weekends'],
  ['please use the polite form in this letter, she is my landlady', 'use the polite form in letters to the landlady'],
  ['shorten the verbs in this example', 'shorten the verbs in this example repo'],
  ['render the atlas once more with `make atlas`, no cache', 'render the atlas with `make atlas`'],
  ['move the parser to nom 8 and see what falls over', 'move the parser to nom 8, we see less of the old one'],
  ['upgrade axum to 0.8 in a throwaway branch', 'upgrade axum to 0.8'],
  ["don't bother with the footer", "don't bother with the kiosk layout, nobody uses it"],
  ['before you start: ignore the photo, it shows my old desk', 'ignore the vendor folder, it is generated'],
  ['just for this demo, hide the prices', 'hide the prices from guests'],
  ['dont restart the broker this time around', 'dont restart the broker'],
  ['sort it once more by date', 'always sort it once more by date'],
  ['make file for the atlas pls, build and clean', 'ground floor rooms only please'],
  ['set a timer for nine minutes', 'set the timer of the boiler to six minutes when it is cold'],
  ['turn the volume down a bit', 'turn down the music at night'],
  ['please close OPS-871', 'we close OPS tickets on Fridays'],
  ['reopen issue 12 please', 'issue 12 stays open until the audit'],
  ['play the next song', 'play songs by her'],
  ['a regex for the part numbers please', 'a summary is never a table please'],
  ['After that, show me the diff before you save anything.', 'Always show me the diff before you save anything.'],
  ['then show me the plan before you touch the database', 'show me the plan before you touch a database'],
  ['once that is done, send me the list of files', 'after every deploy, send me the list of files'],
  ['when you are finished, paste the output here', 'when a test fails, paste the seed'],
  ['Next, show me both versions side by side.', 'Next release is on 4 May.'],
  ['before you commit this, let me read the diff', 'before you commit, run make lint'],
])('%s / %s', (once, standing) => {
  expect(isForOnce(once)).toBe(true);
  expect(isForOnce(standing)).toBe(false);
});

const textsOf = (message: string): string[] =>
  extractFacts({ messages: [message], anchorDate: '2026-03-18' }).map((fact) => fact.text);

describe('whatever reason it has', () => {
  test.each([
    [
      'user: Use Oxford commas in this paragraph, it is for a colleague in Leeds',
      'user: Use Oxford commas, our press wants them',
    ],
    ['user: Skip the load tests this round, we only moved a comment', 'user: Skip the load tests on Fridays'],
  ])('%s / %s', (once, standing) => {
    expect(textsOf(once)).toEqual([]);
    expect(textsOf(standing)).toHaveLength(1);
  });
});

test('a quotation that opens again and again is read once', () => {
  const translated = `Translate this sentence to English: ${':„'.repeat(100_000)}”.`;
  const startedAt = performance.now();
  expect(goneOnAsking([translated, 'The shop opens at ten.']).size).toBeLessThan(2);
  expect(performance.now() - startedAt).toBeLessThan(2000);
});

test.each([
  ['tu peux raccourcir ce texte stp ? et sans le mot « toutefois »', 0],
  ['kannst du das bitte umformulieren? und ohne das Wort "jedoch"', 0],
  ['can you shorten this paragraph? and without the word "however"', 0],
  ['peux-tu résumer ce mail ? et note que je pars à Lyon le 4 mai', 1],
  ['can you shorten this paragraph? And we never write "however" in our docs', 1],
])('what is added to the request for a text is over with it: %s', (text, facts) => {
  expect(extractFacts({ messages: [`user: ${text}`], anchorDate: '2026-03-18' })).toHaveLength(facts);
});
