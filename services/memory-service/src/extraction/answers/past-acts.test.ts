import { expect, test } from '@jest/globals';
import { extractFacts } from '../rules/extract-facts.js';

const answersTo = (asked: string, reply: string): string[] =>
  extractFacts({ messages: [`assistant: ${asked}`, `user: ${reply}`], anchorDate: '2026-03-18' }).map(
    ({ text }) => text,
  );

test.each([
  ['What did you bake?', 'A lemon tart.'],
  ['What did you plant?', 'Tomatoes.'],
  ['What did you break?', 'My left wrist.'],
  ['What did you eat for lunch?', 'Grilled sardines.'],
  ['What did you build?', 'A weather station.'],
  ['Where did you park?', 'Level 3.'],
  ['Where did you go on holiday?', 'Madeira.'],
  ['What did you see at the zoo?', 'Two pandas.'],
  ['How was Iceland? What did you see?', 'Two glaciers and a whale.'],
  ['What have you been knitting?', 'A scarf for my niece.'],
  ['What did you learn in class today?', 'How to throw a bowl.'],
  ['How did it happen?', 'Skiing in Zermatt.'],
  ['What has Tom been growing?', 'Chillies and okra.'],
  ['Was hast du gebacken?', 'Einen Apfelkuchen.'],
  ["Qu'est-ce que tu as peint ?", 'Un coucher de soleil.'],
  ['¿Qué has comprado?', 'Una bicicleta roja.'],
  ['Cosa hai comprato?', 'Una bicicletta rossa.'],
  ['Anything you want me to avoid?', 'Default exports and barrel files.'],
  ['Can I delete the legacy folder?', 'no, marketing still needs it'],
])('what was done once, and what holds from then on, is kept: %s %s', (asked, reply) => {
  expect(answersTo(asked, reply).map((text) => text.replace(/ \(\d{4}-[^)]*\)/g, ''))).toEqual([`${asked} ${reply}`]);
});

test.each([
  ['What did you run?', 'npm test'],
  ['Which command did you run?', 'pnpm build'],
  ['What did you get?', 'a 500'],
  ['What did you see in the log?', 'A stack trace.'],
  ['What did you see?', 'A spinner.'],
  ['What did you change?', 'the import'],
  ['Where did you click?', 'The save button.'],
  ['Where did you add it?', 'in the second block'],
  ['What have you been working on?', 'the parser'],
  ['What did you bake?', 'haha'],
  ['What did you buy?', 'nothing special'],
  ['What did you bake?', 'fix the test first'],
  ['Was hast du geändert?', 'Den Import.'],
  ['Anything you want me to avoid?', 'nope'],
  ['Can I delete the branch?', 'no, I still need it'],
])('what was just done with the work, and what names nothing, is left: %s %s', (asked, reply) => {
  expect(answersTo(asked, reply)).toEqual([]);
});

test('two things asked, of which one is a choice, are answered by two words', () => {
  expect(answersTo('Tabs or spaces?\nAnd which line width?', 'Spaces, 100.')).toEqual([
    'Tabs or spaces? Spaces',
    'Which line width? 100.',
  ]);
});

test('"yours" is the thing that was told of right before', () => {
  expect(answersTo('My favourite author is Calvino. And yours?', 'Borges.')).toContain(
    'And your favourite author? Borges.',
  );
});
