import { expect, test } from '@jest/globals';
import { splitClauses } from '../split-clauses.js';

test.each<[string, string[]]>([
  ['poster deadline may 4, talk may 19', ['poster deadline may 4', 'talk may 19']],
  ['visa due on 3 july, flat viewing next friday', ['visa due on 3 july', 'flat viewing next friday']],
  ['proofs end of march, print run mid april', ['proofs end of march', 'print run mid april']],
  ['tutor is dr haas, have to hand it in on paper', ['tutor is dr haas', 'have to hand it in on paper']],
  ['client is norvik, need to bill them in NOK', ['client is norvik', 'need to bill them in NOK']],
  ['moved to design 3 yrs ago, now im at a museum', ['moved to design 3 yrs ago', 'now im at a museum']],
  ['was in Turin until 2021, now i live in Bari', ['was in Turin until 2021', 'now i live in Bari']],
  ['im in Oslo from 2 to 5 june, hotel is the Anker', ['im in Oslo from 2 to 5 june', 'hotel is the Anker']],
  [
    'i wanna freeze the schema mid october then tag v2 in late november',
    ['i wanna freeze the schema mid october', 'i wanna tag v2 in late november'],
  ],
  [
    'bucket is raw-eu, and the apple cert expires end of june',
    ['bucket is raw-eu', 'the apple cert expires end of june'],
  ],
])('what is typed in haste has its joints where nothing else tells them: %s', (sentence, clauses) => {
  expect(splitClauses(sentence)).toEqual(clauses);
});

test.each([
  'the fair is on Saturday, June 6',
  'we meet on Monday, 4 May',
  'open it, then close it again',
  'the tutor is the one they have, need I say more',
  'it was moved to the 8th, now it is on the 9th',
  'it runs on Monday then on Friday',
  'im Juni, wir ziehen nach Graz',
])('and holds together elsewhere: %s', (sentence) => expect(splitClauses(sentence)).toEqual([sentence]));
