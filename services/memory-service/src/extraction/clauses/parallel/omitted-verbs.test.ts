import { expect, test } from '@jest/globals';
import { splitClauses } from '../split-clauses.js';

test.each<[string, string[]]>([
  ['The plugin targets Unreal 5.4 and Visual Studio 2022.', ['The plugin targets Unreal 5.4 and Visual Studio 2022.']],
  ['The build needs Xcode 16 and macOS 15.', ['The build needs Xcode 16 and macOS 15.']],
  ['Staging runs Postgres 15, production 16.', ['Staging runs Postgres 15', 'production runs 16.']],
  [
    'The shop is closed on Monday and Tuesday, the café reopens on Wednesday',
    ['The shop is closed on Monday and Tuesday', 'the café reopens on Wednesday'],
  ],
  ['Tom lives in Graz, Ines in Bergen', ['Tom lives in Graz', 'Ines lives in Bergen']],
  ['The API uses port 4000, Grafana 3000.', ['The API uses port 4000', 'Grafana uses 3000.']],
  ['My mom turns 60 in May and my dad 65 in June', ['My mom turns 60 in May', 'my dad turns 65 in June']],
  [
    'Leo has football on Mondays and Mia piano on Thursdays',
    ['Leo has football on Mondays', 'Mia has piano on Thursdays'],
  ],
  ['Sofia is on call this week, Ben next week.', ['Sofia is on call this week', 'Ben is on call next week.']],
  [
    'Anna is on holiday this week, Marek next week and Dana in April',
    ['Anna is on holiday this week', 'Marek is on holiday next week', 'Dana is on holiday in April'],
  ],
  ['I play chess on Mondays and football on Fridays', ['I play chess on Mondays', 'I play football on Fridays']],
  [
    'The exam is on the first Monday in May, the party in June',
    ['The exam is on the first Monday in May', 'the party is in June'],
  ],
  [
    'The left motor is wired to TIM1, the right one to TIM8.',
    ['The left motor is wired to TIM1', 'the right one is wired to TIM8.'],
  ],
])('two names with their versions are said of one thing, two subjects each have theirs: %s', (sentence, clauses) => {
  expect(splitClauses(sentence)).toEqual(clauses);
});

test.each<[string, string[]]>([
  ['Wir bauen mit Gradle und deployen mit Argo.', ['Wir bauen mit Gradle', 'Wir deployen mit Argo.']],
  [
    'Wir bauen das Backend mit Gradle und das Frontend mit Vite.',
    ['Wir bauen das Backend mit Gradle', 'das Frontend mit Vite.'],
  ],
])('a second verb of "wir" is no thing: %s', (sentence, clauses) => {
  expect(splitClauses(sentence)).toEqual(clauses);
});

test.each<[string, string[]]>([
  [
    'We are closed on Thursday and Friday, the office reopens on Monday.',
    ['We are closed on Thursday and Friday', 'the office reopens on Monday.'],
  ],
  [
    'The certificate expires on the 3rd, the domain on the 9th.',
    ['The certificate expires on the 3rd', 'the domain expires on the 9th.'],
  ],
])('what has a verb of its own takes no other: %s', (sentence, clauses) => {
  expect(splitClauses(sentence)).toEqual(clauses);
});
