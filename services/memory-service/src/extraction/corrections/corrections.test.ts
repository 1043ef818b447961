import { describe, expect, test } from '@jest/globals';
import { extractFacts } from '../rules/extract-facts.js';

const factsOf = (...messages: string[]) => extractFacts({ messages, anchorDate: '2026-03-18' });
const textsOf = (...messages: string[]): string[] => factsOf(...messages).map(({ text }) => text);
const noted = 'assistant: Noted.';

/** The fact that the last message gives. */
const corrected = (...messages: string[]) => {
  const facts = factsOf(...messages);
  return facts.filter(({ sourceIndex }) => sourceIndex === messages.length - 1);
};

describe('a time that is put right stands in what it corrects', () => {
  test.each([
    ['the kiln is booked on Tuesday', 'sorry, Wednesday', 'the kiln is booked on Wednesday', '2026-03-25'],
    [
      'Optician for Bo is on the 9th of june',
      '10th of june actually, just checked',
      'Optician for Bo is on the 10th of june',
      '2026-06-10',
    ],
    ['recital is at 5 on friday', 'wait no saturday!!', 'recital is at 5 on saturday', '2026-03-21'],
    ['The ferry leaves at 7:10 on 2 May.', 'oops, 7:40', 'The ferry leaves at 7:40 on 2 May', '2026-05-02'],
    ['The audit is on 4 May at 9.', 'Make that 11.', 'The audit is on 4 May at 11', '2026-05-04'],
    [
      'The audit is on 4 May at 9:00.',
      "I misspoke, it's on 5 May at 10:30",
      'The audit is on 5 May at 10:30',
      '2026-05-05',
    ],
    ['The audit is on 4 May.', 'not the 4th, the 5th', 'The audit is on 5 May', '2026-05-05'],
    ['The audit is on 4 May.', 'on 6 May, not 4', 'The audit is on 6 May', '2026-05-06'],
    [
      'The audit is on 4 May.',
      "Sorry, I gave you the wrong date. It's on the 7th.",
      'The audit is on 7 May',
      '2026-05-07',
    ],
    [
      'Parcel pickup is on Friday, 2 pm.',
      "Argh no, I misread the note. It's on Monday, same time.",
      'Parcel pickup is on Monday, 2 pm',
      '2026-03-23',
    ],
    ['the exam is in June', 'sorry, July', 'the exam is in July', '2026-07-01'],
    ['The viewing is tomorrow.', 'SORRY, I MEANT FRIDAY', 'The viewing is FRIDAY', '2026-03-20'],
    ['The viewing is on Friday.', 'sorry, tomorrow', 'The viewing is tomorrow', '2026-03-19'],
    ['The viewing is on Friday.', 'moved to Monday', 'The viewing is on Monday', '2026-03-23'],
    ['The viewing is on Friday.', 'they pushed it to Monday', 'The viewing is on Monday', '2026-03-23'],
    ['The viewing is on Friday.', "it's on Monday now", 'The viewing is on Monday', '2026-03-23'],
    ['The viewing is on 2 April.', 'they pushed it to the 9th', 'The viewing is on 9 April', '2026-04-09'],
    ['Dad was born on 3 May 1958.', 'oops, 5 May', 'Dad was born on 5 May 1958', '1958-05-05'],
    ['We moved in in June 2019.', 'sorry, July', 'We moved in in July 2019', '2019-07-01'],
    ["Mia's exam is on 4 June and mine is on 9 July.", 'oops, 5 June', "Mia's exam is on 5 June", '2026-06-05'],
    ['Der Probetermin ist am Dienstag.', 'Quatsch, am Mittwoch.', 'Der Probetermin ist am Mittwoch', '2026-03-25'],
    [
      'Der Probetermin ist am 3. Juni.',
      'Da habe ich mich verlesen. Es ist am 4. Juni.',
      'Der Probetermin ist am 4. Juni',
      '2026-06-04',
    ],
    ['La visite est le 3 mai.', "Je me suis trompée, c'est le 10 mai.", 'La visite est le 10 mai', '2026-05-10'],
    ['La mudanza es el martes.', 'perdón, el miércoles', 'La mudanza es el miércoles', '2026-03-25'],
  ])('%s %s', (said, slip, text, day) => {
    const facts = corrected(`user: ${said}`, noted, `user: ${slip}`);
    expect(facts.map((fact) => fact.text.replace(/ \(\d[^)]*\)/g, '').replace(/\.$/, ''))).toEqual([text]);
    expect(facts[0]).toMatchObject({ isCorrection: true, event: { start: day } });
  });

  test('what is told besides is a fact of its own', () => {
    expect(
      textsOf('user: The choir meets on Friday.', 'user: no wait, Saturday, the hall is closed on Fridays').slice(1),
    ).toEqual(['The choir meets on Saturday (2026-03-21).', 'the hall is closed on Fridays']);
  });

  test('a second correction goes on from the first', () => {
    expect(
      textsOf('user: the fair is on wednesday', 'user: no wait, thursday', 'user: sorry, friday after all').at(-1),
    ).toBe('the fair is on friday (2026-03-20)');
  });

  test('what takes back may be a message of its own', () => {
    expect(textsOf('user: the fair is on wednesday', 'user: argh no', 'user: thursday').at(-1)).toMatch(
      /^the fair is on thursday/,
    );
  });
});

describe('what is put right is told of the subject that it was told of', () => {
  test.each([
    [
      'The quota of the test bucket is 30 GB.',
      "Sorry, that was the old plan. It's 45 GB.",
      'The quota of the test bucket is 45 GB',
    ],
    ['The job for the ledger runs at 2 am.', "Argh, that's wrong. It runs every 4 hours.", null],
    ['The mirror runs in Oslo.', "Oops, that was the old setup. It's in Turku.", 'The mirror is in Turku'],
    ['The rent for the studio is 640 a month.', 'Correction, the rent is 680.', 'The rent for the studio is 680'],
    ['The talk is in hall B.', "Sorry, wrong hall. It's in hall C.", 'The talk is in hall C'],
    ['Our main branch is called trunk.', "sorry, it's `main`", 'Our main branch is `main`'],
    ['The metrics port is 9100.', "it's not 9100, it's 9110", 'The metrics port is 9110'],
    [
      'The staging URL is https://stg.example.com.',
      'Wait, no, the staging URL is https://staging.example.net.',
      'The staging URL is https://staging.example.net',
    ],
    ['The backup is in s3://old-bak.', "Sorry, it's in gs://new-bak.", 'The backup is in gs://new-bak'],
    ['The CI system is jenkins.', 'Wait, no, the CI system is drone.', 'Wait, no, the CI system is drone.'],
    [
      'the tasting for Ruiz is on thursday',
      'ah sorry, wrong. Ruiz asked to move it, tasting is on may 18 now',
      'Ruiz asked to move it, the tasting for Ruiz is on may 18 (2026-05-18) now',
    ],
  ])('%s %s', (said, slip, text) => {
    const facts = corrected(`user: ${said}`, noted, `user: ${slip}`);
    if (text !== null) expect(facts.map((fact) => fact.text)).toEqual([text]);
    expect(facts.map((fact) => fact.text)).not.toContainEqual(expect.stringMatching(/^(?:it|sorry)\b/i));
  });

  test.each([
    [
      'I told you the trip to the mill was on the 21st. That was wrong, it is on 23 April at 14:00.',
      /^the trip to the mill is on 23 April \(2026-04-23\) at 14:00/,
    ],
    ['The review is on Tuesday. Wrong, the review is on Friday.', /^The review is on Friday/],
    ['The window is on Saturday. Argh no, I misread the mail. It is on Sunday.', /^The window is on Sunday/],
  ])('in one message what was wrong gives way: %s', (message, text) => {
    expect(textsOf(`user: ${message}`)).toEqual([expect.stringMatching(text)]);
  });

  test('clauses behind it are facts of their own', () => {
    expect(
      textsOf(
        'user: the panel listens on 8081',
        noted,
        'user: Sorry, I was wrong: the panel listens on 9081, 8081 is the proxy.',
      ).slice(1),
    ).toEqual(['the panel listens on 9081', '8081 is the proxy']);
  });
});

describe('a bare value is kept with what it corrects', () => {
  test.each([
    ['the queue listens on port 5672 btw', 'sry no. 5762, swapped the digits'],
    ['we pay 12% to the reseller', 'sry 15%'],
    ['The staging URL is https://stg.example.com', 'Wait, no, https://staging.example.net'],
    ['Our wiki is at wiki.acme.io', 'Wait, docs.acme.io'],
    ['The settings are in config/app.yml', 'Sorry, config/service.yml'],
    ['The logs are in /var/log/shop', 'No wait, /var/log/store'],
    ['the beta has a limit of 200 users', 'Scratch that, 250.'],
    ['the backup is every 90 days', 'my bad, every 60 days'],
    ['the class is on Mondays', 'oops, Tuesdays'],
    ['the reading is in room C', 'sorry room D'],
    ['My sister Nora lives in Graz', 'oops, Linz'],
    ['The plants are watered by Igor', "I mixed that up, it's Olga"],
    ['The proxy has a timeout of 30 seconds', "I was wrong about that, it's 60 seconds"],
  ])('%s %s', (said, slip) => {
    expect(corrected(`user: ${said}`, noted, `user: ${slip}`)).toEqual([
      expect.objectContaining({ text: `${said}. ${slip}`, isCorrection: true }),
    ]);
  });
});

test.each([
  [
    'The talk is on Monday in room 2.',
    "I mixed up the rooms. It's room 4.",
    "The talk is on Monday (2026-03-23) in room 2. It's room 4.",
  ],
  [
    'Our lead is Ines.',
    'actually Otto, since March',
    'Our lead is Ines. actually Otto, since March (2026-03-01 to 2026-03-18)',
  ],
])('a time that one of them names stays where it is: %s %s', (said, slip, text) => {
  expect(corrected(`user: ${said}`, noted, `user: ${slip}`).map((fact) => fact.text)).toEqual([text]);
});

describe('what looks like a correction and is none leaves what was said', () => {
  const said = 'user: The rehearsal is on Tuesday.';
  test.each([
    "no, that's fine",
    'Actually I like it',
    'Nope, all good.',
    'sorry, got to run',
    'Sorry, I was away on Monday.',
    'Actually, can you also check the logs from Monday?',
    'we pushed it to the registry on Friday',
    'they pushed it to production yesterday',
    'I set it to 4.2 on Monday',
    "actually it's at 9 that the doors open",
    "Actually, it's going well so far.",
    "sorry, it's 5 pm here already",
    'wait, is it Wednesday?',
    'no meetings on Wednesday please',
    'Sorry, my dog has an appointment on Friday too.',
    'Actually, Sunday works better for me.',
    "sunday is my mom's birthday",
    'should be fine',
    'it moved to production today',
    'That was last year.',
    'Hm, wrong window. Ignore that.',
    'sorry I meant to tell you sooner',
  ])('%s', (other) => {
    expect(textsOf(said, `user: ${other}`).slice(1)).not.toContainEqual(expect.stringMatching(/rehearsal/i));
    expect(textsOf(`${said} ${other}`)[0]).toMatch(/^The rehearsal is on Tuesday/);
  });

  test.each([
    ['user: The rent is 900 euros.', 'user: Sorry, the power is 60 euros.'],
    ['user: We have 3 hens.', 'user: and 4 ducks'],
    ['Ana: my sister has 3 cats', "Ana: sorry, it's been a hard week"],
    ['user: Tove leads the audit.', 'user: sorry Tim, that was for the other chat'],
    ['user: The trial lasts 14 days.', 'user: That was wrong of me, I shouted at 3 people.'],
    ['user: The rehearsal is on Tuesday.', 'user: moved to Berlin in May'],
    ['user: The sky is clear in Oslo.', "user: Scratch that, it's Vitest."],
    ['user: The weather is nice in Oslo.', "user: Actually it's Redis."],
    ['user: The weather is nice in Oslo.', "user: Actually it's Larkmill."],
    ['user: The weather is nice in Oslo.', "user: no, it's Postgres"],
  ])('%s %s', (before, other) => {
    const [first = ''] = textsOf(before);
    expect(corrected(before, other).map(({ text }) => text)).not.toContainEqual(
      expect.stringContaining(first.slice(0, 12)),
    );
  });

  test.each([
    [
      "The rent is 900. No, that's without heating, it's 1100 with it.",
      ['The rent is 900.', "No, that's without heating, it's 1100 with it."],
    ],
    [
      "The fair was moved, Tom asked for it. It's on Friday now.",
      ["The fair was moved, Tom asked for it. It's on Friday (2026-03-20) now."],
    ],
  ])('what still holds stays: %s', (message, texts) => {
    expect(textsOf(`user: ${message}`)).toEqual(texts);
  });

  test('a "no" to a question answers it', () => {
    expect(textsOf('user: We ship on Fridays.', 'assistant: Do you use Docker?', 'user: No.')).toContain(
      'Do you use Docker? No.',
    );
  });

  test('what somebody else says at length comes between', () => {
    const reply =
      'Ben: Oh, my recital is on Sunday as well, and my brother comes over from Ghent for it with both kids.';
    expect(
      corrected('Ana: the fair is on saturday', reply, 'Ana: wait no, monday').map(({ text }) => text),
    ).not.toContainEqual(expect.stringContaining('fair'));
  });
});

test.each([
  'the upload cap is 250 MB and not 25. I dropped a zero',
  'the rate is 4.5 percent, not 45. I forgot the decimal point',
  "it's Ghent not Genk. autocorrect got me",
])('how a slip came about is no fact: %s', (message) => {
  expect(factsOf(`user: ${message}`)).toHaveLength(1);
});

test.each(['I added a comma style rule to the linter', 'I dropped the letter off at the post office'])(
  'what is done to more than a sign is one: %s',
  (message) => {
    expect(textsOf(`user: the office is in Ghent. ${message}`)).toContain(message);
  },
);
