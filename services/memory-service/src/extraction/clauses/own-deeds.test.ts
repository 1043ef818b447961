import { expect, test } from '@jest/globals';
import { splitClauses } from './split-clauses.js';

test.each([
  ['Leo was hired in 2020 and built the ingest pipeline.', 'Leo built the ingest pipeline.'],
  ['She was promoted in May and bought a house in June.', 'She bought a house in June.'],
  ['I was trained as a nurse and worked in Leeds for ten years.', 'I worked in Leeds for ten years.'],
  ['Kai was fired on Monday and left the country.', 'Kai left the country.'],
  ['My dad was born in Cork in 1950 and moved to Leeds in 1972.', 'My dad moved to Leeds in 1972.'],
  ['She was born in Cork and studied law in Leeds.', 'She studied law in Leeds.'],
  ['The tables were split in May and moved to Aurora.', 'The tables were moved to Aurora.'],
  ['The wing was built in 1990 and rebuilt the next year.', 'The wing was rebuilt the next year.'],
  ['Mia was promoted in May and given a team of six.', 'Mia was given a team of six.'],
  ['Tokens are signed by Vault and rotated every hour.', 'Tokens are rotated every hour.'],
])('what one does, behind what was done to one: %s', (sentence, second) => {
  expect(splitClauses(sentence, 'user').at(-1)).toBe(second);
});

test('what is done to babies is done to them', () => {
  expect(splitClauses('I was born in Linz and raised in Graz.', 'user').join(' ')).not.toContain('I raised');
});

test.each<[string, string[]]>([
  ['I sold the van in 2015 and have two bikes', ['I sold the van in 2015', 'I have two bikes']],
  [
    'We were inspected last month and have to replace the boiler until 30 April',
    ['We were inspected last month', 'We have to replace the boiler until 30 April'],
  ],
])('what one has today, or has yet to do: %s', (sentence, clauses) => {
  expect(splitClauses(sentence)).toEqual(clauses);
});

test.each(['we were asked to come and have to say no', 'I sold the van and have'])('of one time: %s', (sentence) => {
  expect(splitClauses(sentence).join(' ')).not.toMatch(/(?:I|[Ww]e) have to say|I have$/);
});

test.each<[string, string[]]>([
  ['I do yoga, run marathons and teach chess', ['I do yoga', 'I run marathons', 'I teach chess']],
  ['She does the accounts and runs the shop', ['She does the accounts', 'She runs the shop']],
  ['We do code review on Fridays and deploy on Mondays', ['We do code review on Fridays', 'We deploy on Mondays']],
  ['I love films and hate musicals', ['I love films', 'I hate musicals']],
  ['On Mondays I swim, on Tuesdays I climb', ['On Mondays I swim', 'on Tuesdays I climb']],
  ['In summer we sail, in winter we ski', ['In summer we sail', 'in winter we ski']],
  ['In March we launch, the docs follow in April', ['In March we launch', 'the docs follow in April']],
  // One fact, or not to be told whose the second verb is.
  ['On days I swim, I eat more', ['On days I swim, I eat more']],
  ['In 2024, Olga wrote the importer', ['In 2024, Olga wrote the importer']],
  ['I do not eat meat and drink oat milk', ['I do not eat meat and drink oat milk']],
  ['We test and sell scripts', ['We test and sell scripts']],
  ['I do the dishes and the laundry', ['I do the dishes and the laundry']],
  ['I bake, decorate and deliver cakes', ['I bake, decorate and deliver cakes']],
  [
    'we block ads in the office by dns, pi-hole on 10.4.0.53',
    ['we block ads in the office by dns, pi-hole on 10.4.0.53'],
  ],
])('short deeds, each with its object or its time: %s', (sentence, clauses) => {
  expect(splitClauses(sentence, 'user')).toEqual(clauses);
});
