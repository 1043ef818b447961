import { expect, test } from '@jest/globals';
import { splitClauses } from '../split-clauses.js';

test.each<[string, string[]]>([
  ['our caretaker is Ottmar he lives in the annex', ['our caretaker is Ottmar', 'he lives in the annex']],
  [
    'I joined the tariff squad in may we are six people and our desk is in hall two',
    ['I joined the tariff squad in may', 'we are six people', 'our desk is in hall two'],
  ],
  ["I'm with the harvest team we're nine people", ["I'm with the harvest team", "we're nine people"]],
  [
    'the passwords rotate every sixty days the job is owned by Lasse',
    ['the passwords rotate every sixty days', 'the job is owned by Lasse'],
  ],
  ['the roofer came on Monday his name is Ilja', ['the roofer came on Monday', 'his name is Ilja']],
  [
    'dev runs on the old laptop prod is in Azure Dublin the logs go to Loki every hour',
    ['dev runs on the old laptop', 'prod is in Azure Dublin', 'the logs go to Loki every hour'],
  ],
  [
    'Runa hurt her knee she fell down the stairs on Friday',
    ['Runa hurt her knee', 'she fell down the stairs on Friday'],
  ],
  ['runa does all the sound she delivers ogg 48k', ['runa does all the sound', 'she delivers ogg 48k']],
  [
    "runa does the haptics she's only in on tuesdays and fridays",
    ['runa does the haptics', "she's only in on tuesdays and fridays"],
  ],
  ['Piet closed the shop he sold it in May', ['Piet closed the shop', 'he sold it in May']],
  [
    'slate comes tomorrow gravel comes on friday and sand is here',
    ['slate comes tomorrow', 'gravel comes on friday', 'sand is here'],
  ],
  ['runa works mondays piet works fridays', ['runa works mondays', 'piet works fridays']],
])('a subject with its verb behind a whole clause opens the next one: %s', (sentence, clauses) => {
  expect(splitClauses(sentence)).toEqual(clauses);
});

test.each([
  'the lamp works when the other lamp works',
  'we still talk to the plumber he hired for the annex',
  'I like the shed we are building in the garden',
  'we left because the landlord is selling the house',
  'we use the port the gateway is listening on',
  'I think the landlord is selling the house to us',
  'the boiler stays behind the shed until the plumber has the part',
  'that was the day the server was moved to Oslo',
  'we moved in the week the school is closed for the holidays',
  'the office is nicer than the flat we have in Ulm',
  'we give everyone the laptop they have at home',
  'it made me think about how far we have come with the shed',
  'the kids are looking forward to how much fun everyone has in Oslo',
  'it was awesome to realize my words are read by so many',
  'please make sure the choir is back in the room by nine',
  'Piet closed the shop he opened in May',
  'I know the sound she likes the most',
  'we sold every book she writes in a year',
  'Piet quit at the shop he told everybody at lunch',
  'the cache broke in May that is why the pages are slow',
  'we copy the data the jobs read at night',
  'we use the cluster prod is on',
  'we finally know which room the choir is using on Mondays',
])('what tells which one is meant, or leans, is part of its clause: %s', (sentence) => {
  expect(splitClauses(sentence)).toEqual([sentence]);
});

test.each<[string, string[]]>([
  ['the bakery in Mons that Runa owns also sells coffee roasted in Lille', []],
  ['the crew that Piet leads also repairs roofs made of slate', []],
  [
    'the bakery in Mons opens at seven also the owner moved to Lille',
    ['the bakery in Mons opens at seven', 'the owner moved to Lille'],
  ],
])('behind "also" a subject opens a clause, and a verb goes on with its own: %s', (sentence, clauses) => {
  expect(splitClauses(sentence)).toEqual(clauses.length === 0 ? [sentence] : clauses);
});
