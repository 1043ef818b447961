import { describe, expect, test } from '@jest/globals';
import { extractFacts } from '../extract-facts.js';

const textsOf = (...messages: string[]): string[] =>
  extractFacts({ messages, anchorDate: '2026-03-18' }).map((fact) => fact.text);

describe('contractions without their apostrophe', () => {
  test.each([
    [
      'user: Tobias runs the lab. Hes vegan and hes from Bern',
      ['Tobias runs the lab.', 'Tobias is vegan', 'Tobias is from Bern'],
    ],
    ['Mia: we adopted a puppy, shes called Waffle', ['we adopted a puppy', "The puppy's called Waffle"]],
    [
      'user: quick one for the log Paula is taking the search module from me shes based in Malmo',
      ['quick one for the log Paula is taking the search module from me', "Paula's based in Malmo"],
    ],
    [
      'user: The billing cron runs on Fly. Its owned by Priya',
      ['The billing cron runs on Fly.', 'The billing cron is owned by Priya'],
    ],
  ])('%s', (said, facts) => {
    expect(textsOf(said)).toEqual(facts);
  });

  test.each([
    [
      'user: The billing cron runs on Fly. Its fully typed client is on npm',
      "The billing cron's fully typed client is on npm",
    ],
    ['user: Tobias wrote the lab wiki. Hers is older', 'Hers is older'],
  ])('an owner stays one: %s', (said, fact) => {
    expect(textsOf(said).join(' ')).toContain(fact);
  });
});

describe('a picture between two clauses', () => {
  test.each([
    ['Nadia: we moved to Leeds 🏡 the garden is huge', ['we moved to Leeds 🏡', 'the garden is huge']],
    [
      "Nadia: barbecue at ours on Friday 🎪 Tom's allergic to walnuts",
      [expect.stringMatching(/^barbecue at ours on Friday \(.*\) 🎪$/), "Tom's allergic to walnuts"],
    ],
    ['Nadia: Sam moves to Leeds 🏡 we got him a kettle', ['Sam moves to Leeds 🏡 we got him a kettle']],
    ['Nadia: our mascot is a 🦊 she sleeps a lot', ['our mascot is a 🦊 she sleeps a lot']],
    ['Nadia: I moved to 🇵🇹 and love it 🏡 because of the sea', [expect.stringContaining('🏡 because of the sea')]],
  ])('%s', (said, facts) => {
    expect(textsOf(said)).toEqual(facts);
  });
});

describe('a sad face at the end of a line', () => {
  test.each([
    ['Nadia: our landlord sells the house :(', ['our landlord sells the house :(']],
    ['user: Sam moves to Leeds :-(\nKim takes over the till.', ['Sam moves to Leeds :-(', 'Kim takes over the till.']],
    ['user: const total = sum(\n  rows,\n)', []],
  ])('opens no block of code: %j', (said, facts) => {
    expect(textsOf(said)).toEqual(facts);
  });
});

describe('the employer and the job', () => {
  test.each([
    [
      "Mia: I start at Novatek in a team of six, its fully remote but I travel once a month, and they're giving me a bike",
      ['the job at Novatek is fully remote but I travel once a month', 'Novatek are giving me a bike'],
    ],
    ['Mia: I work at Acme. They pay for my train', ['Acme pay for my train']],
  ])('%s', (said, facts) => {
    expect(textsOf(said)).toEqual(expect.arrayContaining(facts));
  });

  test.each([
    "Mia: The parents moved to Kiel. They're giving me a bike",
    "Mia: I work at home, they're giving me a bike",
    "Mia: I work at Acme and Ben works at Initech. They're giving me a car",
    "Mia: Ben works at Initech. They're giving me a car",
  ])('nobody knows who they are: %s', (said) => {
    expect(textsOf(said).join(' ')).toMatch(/[Tt]hey're giving me/);
  });
});

test.each([
  [
    'user: the audit is on 9 April and the report goes out a week after that',
    ['the audit is on 9 April (2026-04-09)', 'the report goes out a week after that (2026-04-16)'],
  ],
  [
    'user: the audit took nine weeks and nobody will pay for that',
    ['the audit took nine weeks and nobody will pay for that'],
  ],
])('a time that is counted points at nothing else: %s', (said, facts) => {
  expect(textsOf(said)).toEqual(facts);
});

test.each([
  [
    'user: For the changelog: we shipped 3.2.0 on 2 March, reverted it two days later, and shipped 3.2.1 on 9 March.',
    /^For the changelog: we reverted 3\.2\.0 two days later/,
  ],
  ['user: For the log: Paula joins in May, she takes the API, and her desk is in Graz.', /^Paula's desk is in Graz/],
  [
    'user: this box runs on a Pi 5 with 8 GB and no swap, and it only gets out through the proxy on 3128',
    /^the box only gets out/,
  ],
  ['user: The sensors use a small radio, they report over BLE at 2.4 GHz', /^the sensors report over BLE/],
])('what is meant behind a label, or of the same sentence: %s', (said, fact) => {
  expect(textsOf(said)).toContainEqual(expect.stringMatching(fact));
});

test.each([
  [
    'user: hey so dictating this in the car um the importer runs on a Windows box and Hanne is the only admin',
    ['the importer runs on a Windows box', 'Hanne is the only admin'],
  ],
  [
    'user: um the tax office wants the form by May and I told them Runa fills it in',
    ['the tax office wants the form by May (2026-05-01 to 2026-05-31)', 'I told them Runa fills it in'],
  ],
  [
    "user: okay so the painter was here uh his name's Ilja and um he takes ninety an hour so yeah",
    ['the painter was here', "The painter's name's Ilja", 'The painter takes ninety an hour'],
  ],
  ['user: uh', []],
  ['user: dictating this while walking the dog, our lead is Chidi', ['our lead is Chidi']],
  ['user: dictating letters is what my first job was about', ['dictating letters is what my first job was about']],
])('that it is dictated is told of nothing: %s', (said, facts) => {
  expect(textsOf(said)).toEqual(facts);
});

describe('what goes on about what was told, and what is to stop', () => {
  test.each([
    [
      'user: moved staging to mysql 8 in may. binlog is still on row format there',
      'binlog is still on row format there',
    ],
    ['user: white flash on Safari = backdrop filter. the css fallback fixes it', 'the css fallback fixes it'],
    ['user: stop w the apologies in ur replies', 'stop w the apologies in ur replies'],
    [
      'user: in this repo fixtures sit in tests/data NOT in src ok??',
      'in this repo fixtures sit in tests/data NOT in src ok??',
    ],
  ])('%s', (message, fact) => expect(textsOf(message).join(' ')).toContain(fact));

  test.each(['user: restarting fixes it', 'user: stop with that', 'user: it is still there'])(
    'nothing: %s',
    (message) => expect(textsOf(message)).toEqual([]),
  );

  test('each of two values answers its question', () => {
    expect(
      textsOf('assistant: What should the queue be called, and which region do you want?', 'user: herald, eu-west-2'),
    ).toEqual(['What should the queue be called? herald', 'Which region do you want? eu-west-2']);
    expect(textsOf('assistant: Where do you live? And where do you work?', 'user: Portland, Oregon')).toHaveLength(1);
  });

  test('what was tried stays with what it was like', () => {
    expect(textsOf('user: we tried flutter last month and the web build was a mess')).toHaveLength(1);
  });
});
