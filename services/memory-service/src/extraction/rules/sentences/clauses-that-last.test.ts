import { expect, test } from '@jest/globals';
import { extractFacts } from '../extract-facts.js';

const textsOf = (...messages: string[]): string[] =>
  extractFacts({ messages, anchorDate: '2026-03-18' }).map(({ text }) => text);

test.each([
  [
    "user: I've switched teams: from growth to payments, starting 1 December.",
    ["I've switched teams: from growth to payments, starting 1 December (2026-12-01)."],
  ],
  [
    'user: the vet moved the appointment to Friday, due to a storm, back to normal next week',
    [expect.stringContaining('back to normal next week')],
  ],
])('a time that says too little by itself stays with what begins or ends then: %s', (message, texts) => {
  expect(textsOf(message)).toEqual(texts);
});

test.each([
  ['user: Until May I live in Oslo and work at Acme', 2],
  ['user: My brother called on Monday and my sister on Tuesday', 1],
  ["user: We're using Jira up to and including June", 1],
])('nothing is cut or joined that would say less, or twice: %s', (message, count) => {
  expect(textsOf(message)).toHaveLength(count);
});

test('a day before a comma stays with what was done on it', () => {
  expect(textsOf('user: Mardi, le serveur a été migré vers Lyon.')).toEqual([
    'Mardi (2026-03-17), le serveur a été migré vers Lyon.',
  ]);
});

test('what is done at the moment does not', () => {
  expect(textsOf("user: our offices are in Ghent and Lyon, I'm looking at the plan now")).toEqual([
    'our offices are in Ghent and Lyon',
  ]);
});

test('who takes something back under a colon says in the same memory what is right', () => {
  expect(textsOf('user: I was wrong about the port: the admin UI is on 9443, 8443 is the old one')).toEqual([
    'I was wrong about the port: the admin UI is on 9443',
    '8443 is the old one',
  ]);
});

test.each([
  [
    'user: spoke to the lift company, our inspection gets moved to the 14th',
    [expect.stringMatching(/^spoke to the lift company, our inspection gets moved/)],
  ],
  [
    'user: two corrections, the relay is on pin 17, and the fuse is rated 5 A',
    ['two corrections, the relay is on pin 17', 'the fuse is rated 5 A'],
  ],
  [
    'user: one more thing before i forget, the permit lapses at the end of may',
    [expect.stringMatching(/^the permit lapses/)],
  ],
  ['user: the pump is called P7, i told you P6', ['the pump is called P7']],
  [
    "Sol: we carried the sofa up to the attic yesterday, i'm dead",
    ['we carried the sofa up to the attic yesterday (2026-03-17)'],
  ],
  [
    "user: the hip operation is on may 4, i'm back june 1, and Ravi covers for me",
    [expect.stringContaining('the hip operation'), "i'm back june 1 (2026-06-01)", 'Ravi covers for me'],
  ],
  [
    'Bram: je peux pas, je passe mon permis bateau le samedi matin à Lorient avec Maud',
    ['je passe mon permis bateau le samedi matin à Lorient avec Maud'],
  ],
  [
    'user: I have written Fortran since 1971 and I intend to go on; SI units throughout',
    ['I have written Fortran since 1971 and I intend to go on', 'SI units throughout'],
  ],
  [
    "user: I swim at Lido every Tuesday and I don't plan to stop",
    ["I swim at Lido every Tuesday and I don't plan to stop"],
  ],
  [
    'user: We plan to stop the Kafka cluster in May',
    ['We plan to stop the Kafka cluster in May (2026-05-01 to 2026-05-31)'],
  ],
  [
    'user: dont ask me technical questions, pick the boring option and tell me after',
    ['dont ask me technical questions', 'pick the boring option and tell me after'],
  ],
  ['user: note for Anna, the key is under the mat', ['note for Anna, the key is under the mat']],
  [
    'assistant: I moved the pool to `db/pool.ts` and cleaned up the imports.',
    ['I moved the pool to `db/pool.ts` and I cleaned up the imports.'],
  ],
  [
    'user: the last sprint slipped, and everybody hates the tool',
    ['the last sprint slipped and everybody hates the tool'],
  ],
  ['user: we compared Fly with Render and rejected both', ['we compared Fly with Render and rejected both']],
])('what says nothing alone is left, or stays with what it belongs to: %s', (message, texts) => {
  expect(textsOf(message)).toEqual(texts);
});

test.each([
  [
    'user: pushed firmware tag v4.1.0 yesterday, right before the demo',
    ['pushed firmware tag v4.1.0 yesterday (2026-03-17), right before the demo'],
  ],
  [
    'user: am 6. Mai ist der Umzug, gleich nach dem Feiertag',
    ['am 6. Mai (2026-05-06) ist der Umzug, gleich nach dem Feiertag'],
  ],
])('a time that is told once more stays with the time: %s', (message, texts) =>
  expect(textsOf(message)).toEqual(texts),
);

test.each([
  ['user: mi hijo Nico es celíaco, tenlo en cuenta para las cenas', ['mi hijo Nico es celíaco']],
  ['user: Please correct your notes, the hall for Linden is the big one', ['the hall for Linden is the big one']],
])('that something is to be noted is no fact: %s', (message, texts) => expect(textsOf(message)).toEqual(texts));

test.each([
  'user: pushed firmware tag v4.1.0 on Thursday',
  'user: im moving the whole blog to astro at some point',
  "user: nah it's not fedora, I switched that laptop to void ages ago",
  "Ada: good, then I'm baking quince tarts on Sunday",
])('kept: %s', (message) => expect(textsOf(message)).toHaveLength(1));

test.each(['user: pushed it yesterday', 'user: im moving the button to the left', "user: nah it's not that"])(
  'of the work: %s',
  (message) => expect(textsOf(message)).toEqual([]),
);

test('a baby is nobody whom "she" moves as', () => {
  const texts = textsOf(
    'Ada: how is Greta?',
    'Ben: she had the baby on Saturday!',
    'Ada: is she in Cork?',
    "Ben: she's moving to Galway in May",
  );
  expect(texts.join('\n')).not.toContain('baby is moving');
});

test('a clause that surely lasts is kept, though it has the form of what is being done', () => {
  expect(
    textsOf("user: we're moving the build cache from s3 to minio, finance doesn't want egress costs any more"),
  ).toEqual(["we're moving the build cache from s3 to minio", "finance doesn't want egress costs any more"]);
});

test.each([
  ['the demo moved to the harbour hall, forget 3 May', 'the demo moved to the harbour hall'],
  ['forget Friday, the review is in room 12', 'the review is in room 12'],
])('a day that is taken back is no day of what holds: %s', (message, text) => {
  expect(textsOf(`user: ${message}`)).toEqual([text]);
});

test('a changed date stands beside what it is the date of', () => {
  const [fact, ...others] = extractFacts({
    messages: ["user: launch date changed, forget 17 june. it's 24 June now because legal reads the terms first"],
    anchorDate: '2026-03-18',
  });
  expect(others).toEqual([]);
  expect(fact?.text).toMatch(/^launch date changed\. It's 24 June/);
  expect(fact?.event?.start).toBe('2026-06-24');
});

test('what is not to be forgotten is kept', () => {
  const texts = textsOf("user: the lease ends on 30 June, don't forget 17 June");
  expect(texts).toEqual([expect.stringContaining("don't forget 17 June")]);
});
