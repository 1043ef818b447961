import { expect, test } from '@jest/globals';
import { extractFacts } from '../../rules/extract-facts.js';
import { readHeading } from './headings.js';

const textsOf = (message: string): string[] =>
  extractFacts({ messages: [message], anchorDate: '2026-03-18' }).map((fact) => fact.text);

test.each([
  [
    'user: Three rules for the payroll repo, as people keep asking. No default exports. Tests sit next to the code.',
    ['Three rules for the payroll repo: No default exports.', 'Tests sit next to the code.'],
  ],
  [
    'user: about the wedding. we picked 6 June, the barn in Halle',
    ['about the wedding: we picked 6 June (2026-06-06), the barn in Halle'],
  ],
  ['user: regarding backups. restic to the NAS', ['regarding backups: restic to the NAS']],
  ['user: zum Thema Urlaub. Ich wohne in Graz.', ['zum Thema Urlaub: Ich wohne in Graz.']],
  [
    'user: Seating changed after the move. Ravi sits next to the lab.',
    ['Seating changed after the move: Ravi sits next to the lab.'],
  ],
  [
    'user: Dates for the weather balloon. The permit came on Tuesday. Radka packs the tank.',
    ['Dates for the weather balloon: The permit came on Tuesday (2026-03-17).', 'Radka packs the tank.'],
  ],
  [
    'user: alors pour notre api interne, on passe tout en camelCase',
    ['alors pour notre api interne, on passe tout en camelCase'],
  ],
  [
    'user: moin, kurz zur werkstatt app, die scanner laufen jetzt auf android 13',
    ['moin, kurz zur werkstatt app, die scanner laufen jetzt auf android 13'],
  ],
  ['Bea: I spoke to the landlord. Rent goes up to 950.', ['I spoke to the landlord: Rent goes up to 950.']],
])('stands before what the next sentence says: %s', (message, texts) => {
  expect(textsOf(message)).toEqual(texts);
});

test.each([
  ['About 40 customers still use v1.', 'We keep it.'],
  ['Dates for the balloon are in the wiki.', 'Radka keeps them.'],
  ['News from Turku in May.', 'We moved.'],
  ['Two rules in this flat are from my aunt.', 'No shoes is one.'],
  ['My number changed.', 'It ends in 44 now.'],
  ['The fee changed to 12 euros.', 'Nobody left.'],
  ['Rents changed in May.', 'Ours is 900.'],
  ['I spoke to the landlord.', 'He pays the roof.'],
  ['I spoke to the landlord about the roof.', 'No answer yet.'],
  ['We talked to the vendor in May.', 'The discount is 20 percent.'],
  ['Regarding backups, restic is what we use.', 'Every night.'],
  ['The seating changed after the move.', ''],
])('but not, since it says something itself: %s', (sentence, next) => {
  expect(readHeading(sentence, next)).toBeNull();
});

test('a heading of what is left is no title of what follows it', () => {
  expect(textsOf('user: about the demo. can you look at it? Ravi leads QA.')).toEqual([
    expect.stringContaining('Ravi leads QA.'),
  ]);
});
