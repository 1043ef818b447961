import { describe, expect, test } from '@jest/globals';
import { extractFacts } from '../extract-facts.js';
import { belongsBehind } from './antecedent.js';

describe('what a pronoun means may stand in the statement before', () => {
  test.each([
    ['the boiler is a Vaillant', 'it was last serviced by Ida.'],
    ['I signed the lease on the flat', 'it has a balcony'],
    ['kickoff with Lumen Studio is at ten', 'they want it on Whereby'],
    ['the customer called', 'they want modbus'],
    ['our build agents have no internet', 'they only reach the mirror'],
    ['logs go to /var/log/hvac', "it's rotated at 20 MB"],
    ['our landlord called', 'he wants the rent'],
    ['Radix is out', 'its select has no high contrast'],
    ["the demo isn't on april 10 anymore", "it's on april 13"],
    ['we launch in May', 'because of the fair'],
  ])('%s | %s', (before, text) => {
    expect(belongsBehind(before, text)).toBe(true);
  });

  test.each([
    ['kickoff is on 17 march', 'They want french in the app from day one'],
    ['we launch on December 1', "It's SvelteKit with SQLite"],
    ["we're six devs", "it's all elixir"],
    ['He collects old maps', "he's crazy about jazz"],
    ['It expects Windows-1252', 'It drops long rows'],
    ['left is minus two point five', 'she wants me back in may'],
  ])('and not here: %s | %s', (before, text) => {
    expect(belongsBehind(before, text)).toBe(false);
  });

  test('two that name a day each are two facts, whatever the pronoun means', () => {
    expect(belongsBehind('we bought the plotter on 3 May', 'it gets a new belt by Wednesday')).toBe(false);
  });
});

test('facts about one who is not named are facts of their own', () => {
  const facts = extractFacts({
    messages: ["Ben: He collects old maps of railways. He's crazy about Ethiopian jazz."],
    anchorDate: '2026-03-18',
  });
  expect(facts.map(({ text }) => text)).toEqual([
    'He collects old maps of railways.',
    "He's crazy about Ethiopian jazz.",
  ]);
});
