import { expect, test } from '@jest/globals';
import { splitClauses } from '../split-clauses.js';

test.each([
  'appointments are 20 min slots, surgeries 60',
  'units march one hex per turn and cavalry gets two',
  'Jonas proposed on Sunday and I said yes',
  'They offered me the lead role and I accepted',
  "In five weeks our lease in Ghent ends and we haven't found anything yet",
  "I bodged in a 10k pulldown and now it's stable",
  'the pass costs 3 ms on Switch and nobody notices',
  'the gripper talks 115200 baud, not 9600 like the datasheet says',
  'We had our retro last Thursday and decided that PRs need two approvals',
  'We had a call with legal on Monday and agreed to drop the US region',
  'I planted potatoes yesterday, the variety is Linda',
  'We adopted a dog last week, the breed is a whippet',
  'The importer opened files as Latin-1 while the export is UTF-8, which garbled the umlauts',
  'wir deployen freitags nie, das ist Teamregel',
  'no desplegamos los viernes, eso es regla del equipo',
  'Vorgestern ist uns die Platte im NAS abgeraucht',
  'Der Build läuft jetzt mit Gradle 8.11 und JDK 21, weil Spring Boot 3.4 das will',
])('one side says nothing without the other: %s', (sentence) => {
  expect(splitClauses(sentence)).toEqual([sentence]);
});

test.each([
  ['boots take 40 seconds, restarts about 5', ['boots take 40 seconds', 'restarts take about 5']],
  ['the limit is 600 requests; internal callers get 5000', ['the limit is 600 requests', 'internal callers get 5000']],
  ['the API is on port 8080, the admin on 9090', ['the API is on port 8080', 'the admin is on 9090']],
  ['I said yes to the offer and I moved to Ghent', ['I said yes to the offer', 'I moved to Ghent']],
  ['I had a call with Ana on Monday and moved to Ghent', ['I had a call with Ana on Monday', 'I moved to Ghent']],
  [
    "our lease in Ghent ends in May and we haven't found a plumber",
    ['our lease in Ghent ends in May', "we haven't found a plumber"],
  ],
  ['the frame is steel, the colour is green', ['the frame is steel', 'the colour is green']],
  [
    'Alice does the frontend while Bob does the API, which runs on Fly',
    ['Alice does the frontend', 'Bob does the API, which runs on Fly'],
  ],
  [
    'the loss was 40k euros, and the auditors come between 9 and 13 November',
    ['the loss was 40k euros', 'the auditors come between 9 and 13 November'],
  ],
])('each side says something: %s', (sentence, clauses) => {
  expect(splitClauses(sentence)).toEqual(clauses);
});
