import { describe, expect, test } from '@jest/globals';
import { extractFacts } from '../rules/extract-facts.js';

const textsOf = (...messages: string[]): string[] =>
  extractFacts({ messages, anchorDate: '2026-03-18' }).map(({ text }) => text);

const threeInSentences = 'assistant: Which runtime do you use? Which test runner? Where do the migrations go?';
const threeInAList =
  'assistant: Before I start:\n1. Which runtime do you use?\n2. Which test runner?\n3. Where do the migrations go?';
const answers = [
  'Which runtime do you use? bun',
  'Which test runner? vitest',
  'Where do the migrations go? db/migrations',
];
const withoutStops = (texts: readonly string[]): string[] => texts.map((text) => text.replace(/\.$/, ''));

describe('several questions and their answers', () => {
  test.each([
    ['sentences', threeInSentences, 'user: bun. vitest. db/migrations.'],
    ['parts of a sentence', threeInSentences, 'user: bun, vitest, and db/migrations'],
    ['a list', threeInAList, 'user: 1. bun\n2. vitest\n3. db/migrations'],
    ['a list in one line', threeInAList, 'user: 1) bun 2) vitest 3) db/migrations'],
  ])('each answer has its own: %s', (_, asked, said) => {
    expect(withoutStops(textsOf(asked, said))).toEqual(answers);
  });

  test('also where one sentence asks them all', () => {
    expect(
      textsOf('assistant: What is your name, and which team are you on?', 'user: Noor, the payments team'),
    ).toEqual(['What is your name? Noor', 'Which team are you on? the payments team']);
  });

  test('also where the questions were numbered in one line', () => {
    expect(
      textsOf('assistant: Two things first: 1) Which runtime? 2) Which region?', 'user: 1) bun 2) eu-west-1'),
    ).toEqual(['Which runtime? bun', 'Which region? eu-west-1']);
  });

  test('also where the questions are parts of one sentence under marks', () => {
    expect(
      textsOf(
        'assistant: Before I scaffold it: (1) which broker do you run, (2) where do the schemas live, (3) who approves them?',
        'user: 1) NATS 2.10\n2) proto/schemas, one file per topic\n3) Lupe',
      ),
    ).toEqual([
      'Which broker do you run? NATS 2.10',
      'Where do the schemas live? proto/schemas, one file per topic',
      'Who approves them? Lupe',
    ]);
  });

  test('between persons a cheer is no answer where what follows tells it, and neither is one to a word', () => {
    expect(textsOf('Ana: is the move really happening?', "Bo: yep! we're moving to Ghent in May")).toEqual([
      "we're moving to Ghent in May (2026-05-01 to 2026-05-31)",
    ]);
    expect(textsOf('Ana: tea?', 'Bo: always')).toEqual([]);
  });

  test('what follows the last answer stands alone', () => {
    expect(textsOf(threeInSentences, 'user: bun. vitest. db/migrations. We deploy with Kamal.').at(-1)).toBe(
      'We deploy with Kamal.',
    );
  });

  test('no answer is given to a question that it may not belong to', () => {
    expect(textsOf(threeInSentences, 'user: vitest')).toEqual([
      'Which runtime do you use? Which test runner? Where do the migrations go? vitest',
    ]);
  });

  test.each([
    [
      'Which broker is it? Where does it run?',
      'nats, at Exoscale',
      ['Which broker is it? nats', 'Where does it run? at Exoscale'],
    ],
    [
      "What's the oldest Java that counts, and do you care about Solaris?",
      'java 17, no solaris',
      ["What's the oldest Java that counts? java 17", 'Do you care about Solaris? no solaris'],
    ],
    [
      'Which city is it? When do you open?',
      'Tartu, in May',
      ['Which city is it? Tartu', expect.stringMatching(/^When do you open\? in May/)],
    ],
    [
      'Which cloud is it, and who pays for it?',
      'Azure, the parent company',
      ['Which cloud is it? Azure', 'Who pays for it? the parent company'],
    ],
    [
      'Which linter? Which formatter? What line length?',
      'oxlint for both, 88',
      ['Which linter? oxlint for both', 'Which formatter? oxlint for both', 'What line length? 88'],
    ],
    [
      'Before I begin: which branch is cut? which tag is pushed?',
      'stable. v-next',
      ['which branch is cut? stable.', 'which tag is pushed? v-next'],
    ],
    [
      'Which linter? Where do fixtures live? Do you want a changelog?',
      '1 oxlint, 2 test/fixtures, 3 nah we never read it',
      [
        'Which linter? oxlint',
        'Where do fixtures live? test/fixtures',
        'Do you want a changelog? nah we never read it',
      ],
    ],
    [
      'Is the export a CSV only? Which region is the default?',
      'a yes thats a must for finance, b eu-west-1',
      ['Is the export a CSV only? yes thats a must for finance', 'Which region is the default? eu-west-1'],
    ],
    [
      'Could you fill in the gaps? What time does the class trip start? Who pays the deposit? Which snacks do we bring?',
      '14:30, Milo, crisps nuts and apples, no chocolate',
      [
        'What time does the class trip start? 14:30',
        'Who pays the deposit? Milo',
        'Which snacks do we bring? crisps nuts and apples, no chocolate',
      ],
    ],
  ])('answers of two kinds, or under marks, are several: %s %s', (asked, said, texts) => {
    expect(textsOf(`assistant: ${asked}`, `user: ${said}`)).toEqual(texts);
  });

  test.each([
    ['Which languages do you speak? Where do you live?', 'French and German'],
    ['Where did you grow up? Where do you live now?', 'Portland, Oregon'],
    ['Which city did you grow up in, and who did you live with?', 'Porto, Portugal'],
    ['How many cats do you have? How many dogs?', '1 cat, 2 dogs'],
    ['Which bucket is it? What retention?', 'Retention is short, bucket acme-logs'],
  ])('one answer is not torn apart: %s %s', (asked, said) => {
    expect(textsOf(`assistant: ${asked}`, `user: ${said}`)).toEqual([expect.stringContaining(said)]);
  });

  test('an offer beside a question takes no answer from it', () => {
    expect(textsOf('assistant: Sound good? Which Node version should I target?', 'user: 20')).toEqual([
      'Which Node version should I target? 20',
    ]);
  });

  test('a rule is no row of answers', () => {
    const rule = 'Always format dates as "Month Day, Year" when I ask for them.';
    expect(textsOf('assistant: How is this plan, and is there anything that you miss?', `user: ${rule}`)).toEqual([
      rule,
    ]);
  });

  test('what may be done instead is no second question', () => {
    expect(
      textsOf('assistant: Is there a date for the launch, or should I polish first?', 'user: this friday'),
    ).toEqual([expect.stringContaining('launch')]);
  });
});

test.each([
  ['Which instrument do you play?', 'The cello, since I was six.'],
  ['Which broker should the gateway run?', 'Mosquitto 2.0.18, with its files under `/data/mqtt`.'],
  ['Where did you go for your anniversary?', 'A little guesthouse in Matera, in April 2024.'],
])('an answer that goes on behind a comma keeps its question: %s', (question, answer) => {
  expect(textsOf(`assistant: ${question}`, `user: ${answer}`)).toEqual([`${question} ${answer}`]);
});

test('what is said before the answer leaves the question open', () => {
  expect(textsOf('assistant: Where should the dumps go?', 'user: oh wow, so much nicer than before. the NAS')).toEqual([
    'Where should the dumps go? the NAS',
  ]);
  expect(textsOf('assistant: Shall I run it again?', 'user: yes please. the cat is asleep')).not.toContainEqual(
    expect.stringContaining('again'),
  );
});

test('a name and a day are one answer', () => {
  expect(textsOf('assistant: Who upgrades Kafka, and when?', 'user: Sunniva, on the 14th')).toEqual([
    expect.stringMatching(/Sunniva, on the 14th/),
  ]);
});

test.each([
  ['Which license?', 'MIT'],
  ['How long is the session token valid?', '15 min'],
  ['Can we require TLS 1.3 everywhere?', 'yes'],
])('few words are an answer as well: %s %s', (question, answer) => {
  expect(textsOf(`assistant: ${question}`, `user: ${answer}`)).toEqual([`${question} ${answer}`]);
});

test.each([
  [
    'a question that names its thing needs no sentence before it',
    ["assistant: The joiner pays off, since ready-made fronts end at 240 cm. What's your budget?", 'user: 16k all in'],
    "What's your budget? 16k all in",
  ],
  [
    '"OK?" under a list asks of no single item',
    [
      'assistant: Proposed fix:\n- generate the ids on the client\n- flush at once in the listener\n\nOK?',
      'user: yes but UUIDv7, the backend rejects the rest',
    ],
    'yes but UUIDv7, the backend rejects the rest',
  ],
])('%s', (_, messages, fact) => {
  expect(textsOf(...messages)).toContainEqual(fact);
});

test.each([
  ['two items', '- Deploys happen on Fridays\n- Backups run at two\n\nIs that right?'],
  ['one item', '- Deploys happen on Fridays\n\nIs that right?'],
  ['sentences', 'Deploys happen on Fridays. Is that right?'],
])('"is that right?" under %s: a value that denies one goes behind the sentence of its kind', (_, asked) => {
  expect(textsOf(`assistant: ${asked}`, 'user: no, on Thursdays').at(-1)).toBe(
    'Deploys happen on Fridays. no, on Thursdays',
  );
});

test('"is that right?" under one item asks of it', () => {
  expect(textsOf('assistant: - Deploys happen on Fridays\n\nIs that right?', 'user: yes, since May').at(-1)).toContain(
    'Deploys happen on Fridays. Is that right? yes, since May',
  );
});

test.each([
  ['Anything else I should keep in mind?', "no that's it"],
  ['Anything I should avoid?', "nope, that's all for now"],
])('nothing more is nothing to keep: %s %s', (question, answer) => {
  expect(textsOf(`assistant: ${question}`, `user: ${answer}`)).toEqual([]);
});

test.each([
  ['Any allergies besides penicillin?', "no, that's it"],
  ['Are there more environments than staging and prod?', "No, that's all."],
  ['Is a timeout of 20 minutes too long for the nightly sync?', "no, that's fine"],
])('but what the question names is: %s %s', (question, answer) => {
  expect(textsOf(`assistant: ${question}`, `user: ${answer}`)).toEqual([`${question} ${answer}`]);
});
