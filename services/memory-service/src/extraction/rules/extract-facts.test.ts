import { describe, expect, test } from '@jest/globals';
import { extractFacts } from './extract-facts.js';

const anchorDate = '2026-03-18';
const textsOf = (...messages: string[]): string[] => extractFacts({ messages, anchorDate }).map((fact) => fact.text);

describe('separation', () => {
  test('each clause with a subject and verb of its own is a fact', () => {
    expect(textsOf('I work as a nurse, I have a dog called Rex and I moved to Lisbon')).toEqual([
      'I work as a nurse',
      'I have a dog called Rex',
      'I moved to Lisbon',
    ]);
  });

  test('an enumeration is one fact', () => {
    expect(textsOf('I like apples and pears')).toEqual(['I like apples and pears']);
  });

  test('a shared subject is carried over, with the time that opens the sentence', () => {
    expect(textsOf('I moved to Lisbon and bought a flat.')).toEqual(['I moved to Lisbon', 'I bought a flat.']);
    expect(textsOf('Yesterday I fixed the login bug and deployed v2.1.')).toEqual([
      'Yesterday (2026-03-17) I fixed the login bug',
      'Yesterday (2026-03-17) I deployed v2.1.',
    ]);
  });

  test('list items that are no sentences keep their lead-in', () => {
    expect(textsOf('user: Our stack:\n- Postgres 16\n- Redis 7')).toEqual([
      'Our stack: Postgres 16',
      'Our stack: Redis 7',
    ]);
  });
});

describe('what stands alone', () => {
  test('a bare answer keeps its question', () => {
    expect(extractFacts({ messages: ['Caroline: What did you paint?', 'Melanie: A sunset.'], anchorDate })).toEqual([
      {
        text: 'What did you paint? A sunset.',
        sourceIndex: 1,
        role: null,
        speaker: 'Melanie',
        event: null,
        messageNamesDate: false,
        isCorrection: false,
      },
    ]);
  });

  test('"she" is the one person that was named', () => {
    expect(textsOf('My sister Anna lives in Porto. She works as a vet.')).toEqual([
      'My sister Anna lives in Porto.',
      'My sister Anna works as a vet.',
    ]);
  });
});

describe('an answer keeps its question', () => {
  test.each([
    ['How many replicas do we run?', 'Five.'],
    ['When does the course start?', 'On 4 May 2026.'],
    ['Do you have any pets?', 'Yes, two rabbits.'],
    ['Should uploads go to S3 or to the disk?', 'S3, one thing less to back up'],
    ['Where do the recordings live?', 'test/recordings, one folder per route'],
    ['What languages do you speak?', 'Polish and English.'],
    ['Who maintains the scripts?', "That'd be Wes and Carmen."],
  ])('%s %s', (question, answer) => {
    const [fact] = extractFacts({ messages: [`assistant: ${question}`, `user: ${answer}`], anchorDate: null });
    expect(fact?.text).toBe(`${question} ${answer}`);
  });

  test('a question of two words keeps what it asks about', () => {
    expect(
      textsOf('assistant: Two ways: a webhook or a poller. Which one?', 'user: the first one, polling is expensive'),
    ).toContain('Two ways: a webhook or a poller. Which one? the first one, polling is expensive');
  });

  test.each([
    ['Shall I push it?', 'Yes, go ahead.'],
    ['What should I do next?', 'Run the tests again'],
    ['Anything exciting happening?', 'Yup!'],
  ])('%s %s says nothing that lasts', (question, answer) => {
    expect(textsOf(`assistant: ${question}`, `user: ${answer}`)).toEqual([]);
  });
});

describe('who "she" is', () => {
  test('is remembered while she is talked about', () => {
    const said = ['Amy: My cousin Farah opened a bookshop.', 'Ben: What does she sell?', 'Amy: She sells poetry.'];
    expect(textsOf(...said)).toContain('My cousin Farah sells poetry.');
  });

  test("is nobody's sister but the speaker's", () => {
    expect(textsOf('Amy: My sister Ana is a vet.', 'Ben: She treated our dog.')).toContain('Ana treated our dog.');
  });
});

describe('what does not last', () => {
  test.each([
    'Hi there! Thanks so much!',
    'What is the best way to do this?',
    'assistant: Running the tests now...',
    'assistant: Let me check the logs.',
    'assistant: All 42 tests pass.',
    'system: You are a helpful assistant that answers in French.',
    'tool: added 12 packages in 3s',
    'user: Relevant memories:\n- We use pnpm\n- The API runs on 8080',
    '```ts\nconst port = 8080;\n```',
    'user: Fix the failing test in src/a.ts',
  ])('%s', (message) => {
    expect(textsOf(message)).toEqual([]);
  });
});

test('a secret is replaced before anything else', () => {
  expect(textsOf('user: my password is hunter2 and I use vim')).toEqual([
    'my password is [secret:password]',
    'I use vim',
  ]);
});

test('dates are resolved against the anchor, and left alone without one', () => {
  const [fact] = extractFacts({ messages: ['user: Jonas migrated the wiki last week.'], anchorDate });
  expect(fact).toMatchObject({
    text: 'Jonas migrated the wiki last week (2026-03-09 to 2026-03-15).',
    event: { start: '2026-03-09', end: '2026-03-15' },
    messageNamesDate: true,
  });
  const [undated] = extractFacts({ messages: ['user: Jonas migrated the wiki last week.'], anchorDate: null });
  expect(undated).toMatchObject({ text: 'Jonas migrated the wiki last week.', event: null });
});

test('a time is counted from that of the fact before it', () => {
  const facts = extractFacts({
    messages: [
      'user: The audit starts on 4 June. The report is due two days later, and Ines is away.',
      'user: We ship a week later.',
    ],
    anchorDate,
  });
  expect(facts.map(({ event }) => event?.start ?? null)).toEqual(['2026-06-04', '2026-06-06', null, null]);
});

test.each([
  'Cards are charged a week later.',
  'If a build fails, it is reverted the next day.',
  'We answer tickets the same day.',
  'My migraine always returns the next day.',
])('but not how it always is: %s', (habit) => {
  const facts = extractFacts({ messages: [`user: The demo is on Friday. ${habit}`], anchorDate });
  expect(facts.map(({ event }) => event?.start ?? null)).toEqual(['2026-03-20', null]);
});

test('what counts from a time is a fact of its own', () => {
  const facts = extractFacts({ messages: ['user: the fair is on 8 June and we fly two days before it'], anchorDate });
  expect(facts.map(({ text, event }) => [text, event?.start])).toEqual([
    ['the fair is on 8 June (2026-06-08)', '2026-06-08'],
    ['we fly two days before it (2026-06-06)', '2026-06-06'],
  ]);
});

test('a correction is marked', () => {
  expect(extractFacts({ messages: ['user: No, we use pnpm, not npm.'], anchorDate })[0]).toMatchObject({
    text: 'No, we use pnpm, not npm.',
    isCorrection: true,
  });
});

test('short lines are sentences of their own, long ones are wrapped', () => {
  const texts = (message: string) =>
    extractFacts({ messages: [message], anchorDate: '2026-03-18' }).map(({ text }) => text);
  expect(texts('user: we use pnpm\nwe deploy on fridays\nstaging runs on 3000')).toEqual([
    'we use pnpm',
    'we deploy on fridays',
    'staging runs on 3000',
  ]);
  expect(texts('user: We do not deploy on Fridays\nunder any circumstances.')).toEqual([
    'We do not deploy on Fridays under any circumstances.',
  ]);
  expect(texts('user: our staging cluster has\nthree nodes in Frankfurt')).toHaveLength(1);
  expect(texts('user: The service that handles all of our invoices is written in\nElixir with Phoenix.')).toEqual([
    'The service that handles all of our invoices is written in Elixir with Phoenix.',
  ]);
});

test('what two speakers say in the same words is two facts', () => {
  const messages = ['Caroline: I adopted a cat.', 'Melanie: I adopted a cat.', 'CAROLINE: i adopted a cat'];
  expect(extractFacts({ messages, anchorDate }).map(({ speaker }) => speaker)).toEqual(['Caroline', 'Melanie']);
});

test('a date that one turn of a message names is one of the message, before it and after it', () => {
  const messages = [
    'user: We shipped v2 on 2026-03-10.\nassistant: The service runs on port 8080.',
    'user: My cat is called Minka.\nassistant: We call her again tomorrow, okay?\nuser: I live in Lisbon.',
    'user: The API is written in Go.',
  ];
  const facts = extractFacts({ messages, anchorDate });
  expect(facts.map(({ sourceIndex, messageNamesDate }) => [sourceIndex, messageNamesDate])).toEqual([
    [0, true],
    [0, true],
    [1, true],
    [1, true],
    [2, false],
  ]);
});

test('a turn that is said again behind something else is read behind that', () => {
  const facts = extractFacts({
    messages: [
      'user: The audit is on 3 May',
      'assistant: Noted.',
      'user: no, 4 May',
      'assistant: Noted.',
      'user: The kiln is booked on 3 May',
      'assistant: Noted.',
      'user: no, 4 May',
    ],
    anchorDate: '2026-03-18',
  });
  expect(facts.map(({ text, sourceIndex }) => [text, sourceIndex])).toEqual([
    ['The audit is on 3 May (2026-05-03)', 0],
    ['The audit is on 4 May (2026-05-04)', 2],
    ['The kiln is booked on 3 May (2026-05-03)', 4],
    ['The kiln is booked on 4 May (2026-05-04)', 6],
  ]);
});
