import { describe, expect, test } from '@jest/globals';
import { extractFacts } from '../rules/extract-facts.js';

const factsOf = (...messages: string[]) => extractFacts({ messages, anchorDate: '2026-03-18' });
const textsOf = (...messages: string[]): string[] => factsOf(...messages).map(({ text }) => text);

describe('a bare answer says something together with its question', () => {
  test.each([
    ['Tessa: who waters the plants in the office?', 'Igor: me', 'who waters the plants in the office? me'],
    ['Tessa: who has the second kayak', 'Igor: us', 'who has the second kayak? us'],
    ['assistant: Who signs the invoices?', 'user: frieda does', 'frieda signs the invoices'],
    ['assistant: When does the permit expire?', 'user: 12 june', 'When does the permit expire? 12 june (2026-06-12)'],
    [
      'assistant: Should I turn on linting for all packages?',
      'user: yes but not for `vendor/`',
      'Should I turn on linting for all packages? yes but not for `vendor/`',
    ],
  ])('%s %s', (question, answer, text) => {
    expect(textsOf(question, answer)).toEqual([text]);
  });

  test('two questions of one sentence are answered by two sentences', () => {
    expect(
      textsOf(
        'assistant: Two things: when does the domain lapse, and who renews it?',
        'user: 9 may next year. pavla does',
      ),
    ).toEqual([expect.stringMatching(/^When does the domain lapse\? 9 may/), 'pavla renews it']);
  });

  test('what a "yes" is bounded by makes it a decision', () => {
    const question = 'assistant: Should I remove the Node 18 jobs?';
    expect(textsOf(question, 'user: yes. but keep 20, the plugin host needs it')[0]).toBe(
      'Should I remove the Node 18 jobs? yes.',
    );
    expect(textsOf(question, 'user: yes')).toEqual([]);
  });

  test.each([
    ['Should we stay on Hetzner or go back to OVH?', 'stay. people know it', /go back to OVH\? stay\. people know it$/],
    [
      'Keep the mono branch or split it up?',
      'keep it, the split took a year last time',
      /split it up\? keep it, the split/,
    ],
    ['Do you like JUnit or TestNG?', 'JUnit. our books are all about it', /TestNG\? JUnit\. Our books/],
  ])('which of the two, and why: %s %s', (question, answer, text) => {
    expect(textsOf(`assistant: ${question}`, `user: ${answer}`)).toEqual([expect.stringMatching(text)]);
  });

  test.each([
    ['Shall I rerun the seed or wait?', 'wait. I want to look at it'],
    ['Want me to rename it or leave it?', 'leave it'],
  ])('which of two steps is of the moment: %s %s', (question, answer) => {
    expect(textsOf(`assistant: ${question}`, `user: ${answer}`)).toEqual([]);
  });

  test('what follows a choice and is no reason for it stands alone', () => {
    expect(textsOf('assistant: Yarn or npm?', 'user: yarn. The registry is at npm.kestrel.dev.')).toEqual([
      'Yarn or npm? yarn.',
      'The registry is at npm.kestrel.dev.',
    ]);
  });

  test('a bound behind an answer is a fact of its own', () => {
    expect(textsOf('assistant: How long do we keep exports?', 'user: 60 days, and max 3 per tenant')).toEqual([
      'How long do we keep exports? 60 days',
      'max 3 per tenant',
    ]);
  });

  test('items that were numbered in another order answer by their number', () => {
    expect(
      textsOf(
        'assistant: 1. Which linter?\n2. Which region?\n3. Which shell?',
        'user: 3. fish\n1. oxlint\n2. us-east-2',
      ),
    ).toEqual(['Which shell? fish', 'Which linter? oxlint', 'Which region? us-east-2']);
  });

  test('blocks that are left take no question from those behind them', () => {
    expect(
      textsOf('assistant: Which linter? Which shell?', 'user: 1. oxlint\n2. fish\n\nThe lockfile is committed.'),
    ).toEqual(['Which linter? oxlint', 'Which shell? fish', 'The lockfile is committed.']);
  });
});

describe('an option is what stood behind its mark', () => {
  const inSentence =
    'assistant: I see two ways: (a) one table with a type column, or (b) a table for each kind. Which one do you want?';
  const inItems = 'assistant: Which do you prefer?\n\n1. Sign tokens ourselves\n2. Use Keycloak\n\nWhich one?';
  test.each([
    [inSentence, 'user: b', 'Which one do you want? a table for each kind'],
    [inSentence, 'user: a, please', 'Which one do you want? one table with a type column'],
    [inItems, 'user: option 2', 'Use Keycloak'],
  ])('%s %s', (question, answer, text) => {
    expect(textsOf(question, answer)).toContainEqual(expect.stringContaining(text));
  });

  test('what is to be looked at first is no choice that lasts', () => {
    expect(
      textsOf('assistant: It is (a) the cache or (b) the proxy. Which one should I check first?', 'user: b'),
    ).not.toContainEqual(expect.stringContaining('the proxy'));
  });
});

describe('a slip that is put right at once is kept with what it corrects', () => {
  test.each([
    [
      'user: the shed has 2 doors',
      'user: argh sorry, 3 doors. mixed it up with the barn',
      'the shed has 2 doors. argh sorry, 3 doors.',
    ],
    ['user: the broker listens on 1883', 'user: oops, 1884', 'the broker listens on 1883. oops, 1884'],
    ['user: the batch size is 16', 'user: *48', 'the batch size is 16. *48'],
    ['user: Oona chairs the review', 'user: sorry, Oili', 'Oona chairs the review. sorry, Oili'],
  ])('%s %s', (said, slip, text) => {
    const facts = factsOf(said, slip);
    expect(facts.map((fact) => fact.text)).toEqual([expect.any(String), text]);
    expect(facts[1]).toMatchObject({ sourceIndex: 1, isCorrection: true });
  });

  test.each([
    ['user: the shed has 2 doors', 'user: sorry, 3 minutes'],
    ['user: ports are 80 and 443', 'user: sorry, 8080'],
    ['user: the shed is old', 'user: sorry, 3 doors'],
    ['user: the fair is on the 3rd', 'user: sorry, 4 of them'],
    ['assistant: The shed has 2 doors, as far as I can see in the plan that you sent me.', 'user: sorry, 3 doors'],
  ])('where it is clear which one: %s %s', (said, slip) => {
    expect(textsOf(said, slip)).not.toContainEqual(expect.stringMatching(/\. sorry/));
  });

  test.each([
    ['the shelf is 30cm deep. sorry, wrong, it is 40cm', 'the shelf is 30cm deep. sorry, wrong, it is 40cm'],
    ['the quote was 12k. argh, 21k, I swapped the digits', 'the quote was 12k. argh, 21k, I swapped the digits'],
    ['I keep three hens. er, four now', 'I keep three hens. er, four now'],
    ['Oona chairs the review. Sorry, Oili.', 'Oona chairs the review. Sorry, Oili.'],
  ])('also in the same turn: %s', (said, text) => {
    expect(factsOf(`user: ${said}`)).toEqual([expect.objectContaining({ text, isCorrection: true })]);
  });

  test.each([
    ['the audit is on the 12th. I mean the 21st.', /^the audit is on the 21st/, '2026-03-21'],
    ['the fair opens on 3 May. no wait, 5 May', /^the fair opens on 5 May/, '2026-05-05'],
  ])('a time takes the place of the one that was wrong: %s', (said, text, day) => {
    const facts = factsOf(`user: ${said}`);
    expect(facts.map((fact) => fact.text)).toEqual([expect.stringMatching(text)]);
    expect(facts[0]?.event).toEqual({ start: day, end: day });
  });

  test.each(['We keep 3 hens. Wait, 2 minutes please', 'We keep 3 hens. Sorry, we moved in on Friday'])(
    'what is no value of it puts nothing right: %s',
    (said) => {
      expect(factsOf(`user: ${said}`)[0]).toMatchObject({ text: 'We keep 3 hens.', isCorrection: false });
    },
  );
});

test.each([
  ['user: We meet on 3 May. Damn, in June.', /3 May/],
  ['user: The demo is on Tuesday. Ah, tomorrow!', /on Tuesday/],
  ['user: The wedding is in June. Sorry, next week.', /in June/],
])('a time stands for another of its kind alone: %s', (message, kept) => {
  expect(textsOf(message)[0]).toMatch(kept);
});
