import { describe, expect, test } from '@jest/globals';
import { extractFacts } from '../rules/extract-facts.js';
import { asksWhetherMore } from './asks-of-the-one-before.js';

const lastOf = (asked: string, said: string): string[] =>
  extractFacts({ messages: [`assistant: ${asked}`, `user: ${said}`], anchorDate: '2026-03-18' })
    .filter(({ sourceIndex }) => sourceIndex === 1)
    .map(({ text }) => text);

describe('whether there is more', () => {
  test.each([
    'Anything else?',
    'Is there anything else I can help you with?',
    'What next?',
    "What's next?",
    'What else?',
    'Great. Anything else for today?',
    'Sonst noch etwas?',
    'Brauchst du sonst noch was?',
    'Autre chose ?',
    '¿Algo más?',
    'Does that work for you?',
    'Passt das so?',
    'Est-ce que cela vous convient ?',
    '¿Te parece bien?',
  ])('is no question that an answer needs: %s', (question) => {
    expect(asksWhetherMore(question)).toBe(true);
    expect(lastOf(`I left it as it is. ${question}`, 'we deploy with Kamal to two boxes')).toEqual([
      'we deploy with Kamal to two boxes',
    ]);
  });

  test.each([
    'Anything else I should know?',
    'What else do you use?',
    'What is next to the garage?',
    'Which one is next?',
    'Noch etwas Milch?',
    'Does that work on Windows?',
  ])('what asks for something is one: %s', (question) => {
    expect(asksWhetherMore(question)).toBe(false);
  });
});

describe('what stands before a short question', () => {
  test.each([
    ['Der Plan: Kuchen, Basteln, Essen. Gibt es Allergien?', 'Nüsse', 'Gibt es Allergien? Nüsse'],
    ["D'accord, 450 €. Avez-vous d'autres revenus ?", '180 de pension', "Avez-vous d'autres revenus ? 180 de pension"],
    ['Noted, tea it is. Any allergies?', 'peanuts', 'Any allergies? peanuts'],
  ])('is left where the question tells by itself what it is about: %s', (asked, said, text) => {
    expect(lastOf(asked, said)).toEqual([text]);
  });

  test.each([
    ['We can use Postgres or MySQL. Which database?', 'postgres'],
    ["We can use Postgres or MySQL. What's your decision?", 'postgres'],
    ['Redis or Valkey. Which one?', 'valkey'],
    ['You use Riverpod in `lib/home` and Bloc in `lib/notes`. Which one should new code use?', 'riverpod'],
    ["I'd go with drift. OK?", 'ok drift'],
    ['I would take the night train. Agreed?', 'ok night train'],
  ])('is told where nothing else tells what is asked for: %s', (asked, said) => {
    expect(lastOf(asked, said)).toEqual([`${asked} ${said}`]);
  });
});

test('among persons it asks what comes', () => {
  const messages = [
    'Sanna: I ran the Berlin marathon in September!',
    "Theo: wow. And what's next?",
    'Sanna: Stockholm on 30 May.',
  ];
  expect(extractFacts({ messages, anchorDate: '2026-01-20' }).at(-1)?.text).toBe(
    "What's next? Stockholm on 30 May (2026-05-30).",
  );
});

describe('what leads to a question', () => {
  test.each([
    ['Saves: which format do you use?', 'json', 'Saves: which format do you use? json'],
    ['State management: which library do you use?', 'riverpod', 'State management: which library do you use? riverpod'],
    ['Deploys: where do they run?', 'Fly', 'Deploys: where do they run? Fly'],
  ])('stays where it names what is asked of: %s', (asked, said, text) => {
    expect(lastOf(asked, said)).toEqual([text]);
  });

  test.each(['One question: which format do you use?', 'Before I start: which format do you use?'])(
    'is left where it only opens: %s',
    (asked) => {
      expect(lastOf(asked, 'json')).toEqual(['which format do you use? json']);
    },
  );
});

test('two values that one sentence asks, of which a unit tells the second', () => {
  expect(
    lastOf(
      'Which ADC channels are in use, and at which sample rate?',
      'ADC3 ch 0 and 1, 10 kHz each. buffer is in DTCM',
    ),
  ).toEqual([
    'Which ADC channels are in use? ADC3 ch 0 and 1',
    'At which sample rate? 10 kHz each.',
    'buffer is in DTCM',
  ]);
});

test.each([
  ['Was ist ihr Lieblingstier?', 'Pferde, seit sie im Sommer auf dem Hof war'],
  ['Was ist sein Lieblingsessen?', 'Reis, seitdem er in Japan war'],
])('a bare answer with a German reason: %s', (asked, said) => {
  expect(lastOf(asked, said)).toEqual([`${asked} ${said}`]);
});

test('two things that one German sentence asks', () => {
  expect(lastOf('Wie viele Kinder kommen, und soll es drinnen oder draußen sein?', 'zehn Kinder, drinnen')).toEqual([
    'Wie viele Kinder kommen? zehn Kinder',
  ]);
});

test.each(['yes please', 'yes pls', 'yes, thanks', 'ja bitte', 'Ja, gerne', "oui s'il te plaît", 'sí, por favor'])(
  'an offer that is taken tells nothing: %s',
  (said) => {
    expect(lastOf('Would you like me to draft questions for your doctor?', said)).toEqual([]);
  },
);
