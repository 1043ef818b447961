import { expect, test } from '@jest/globals';
import { splitClauses } from '../split-clauses.js';

test.each([
  'My car is a 2019 VW Golf, 1.5 TSI, license plate B-XY 1234.',
  'I use a ThinkPad, 32 GB RAM, Ubuntu 24.04',
  'My dentist is Dr. Hale, 5 Oak Street, open till 6',
  'My laptop is a MacBook Pro, M3 Max, 64 GB RAM, macOS 15',
  'We have a Synology DS920+, 4 drives, DSM 7.2',
  'Our landlord is Mr. Novak, Elm Street 4, reachable after 5',
  'My passport is X1234567, valid until May 2031',
  'Our office is at 10 Main St, 2nd floor, open 9 to 5',
  'The prod box is a c5.xlarge, 8 GB RAM, Ubuntu 22.04, eu-west-1',
  'I ride a Canyon Grizl, size M, bought in 2022',
  'My daughter is Mia, 7 years old, allergic to nuts',
  'I own a Canon R6, 24 MP, two batteries',
  'The build box has 16 cores, 64 GB RAM, and two RTX 4090',
  'My NAS has 32 TB, RAID 5, btrfs',
  'I have a beagle, 4 years old, called Rex',
  'Mein Auto ist ein VW Golf, 1.5 TSI, Kennzeichen B-XY 1234',
  'Ich nutze ein ThinkPad, 32 GB RAM, Ubuntu 24.04',
  'Ma voiture est une Golf, 1.5 TSI, immatriculée AB-123-CD',
  'Best run so far is exp-0412: lr 3e-4, cosine schedule, 40 epochs, mIoU 71.8 on the val split.',
  'The winner was run-17, batch 64, dropout 0.1, F1 0.83',
  "We're a team of 6: 3 backend (Go), 2 frontend (TS), 1 SRE",
])('attributes of one thing: %s', (sentence) => {
  expect(splitClauses(sentence)).toEqual([sentence]);
});

test.each([
  ['I use a ThinkPad, my wife uses a Mac', ['I use a ThinkPad', 'my wife uses a Mac']],
  ['I use a ThinkPad, 32 GB RAM, and we deploy with Kamal', ['I use a ThinkPad, 32 GB RAM', 'we deploy with Kamal']],
  [
    'My dentist is Dr. Hale, 5 Oak Street, my vet is Dr. Marsh, Elm Street 4',
    ['My dentist is Dr. Hale, 5 Oak Street', 'my vet is Dr. Marsh, Elm Street 4'],
  ],
  [
    'The gateway is gw-2: web on 3000, api on 4000, docs on 5000',
    ['The gateway is gw-2: web on 3000', 'The gateway is gw-2: api on 4000', 'The gateway is gw-2: docs on 5000'],
  ],
  ['Fuel is 80, 25 for parking.', ['Fuel is 80', '25 for parking.']],
  ['Postgres 16, Redis 7, Node 22', ['Postgres 16', 'Redis 7', 'Node 22']],
])('facts of their own: %s', (sentence, clauses) => {
  expect(splitClauses(sentence)).toEqual(clauses);
});
