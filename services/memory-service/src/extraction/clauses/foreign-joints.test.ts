import { expect, test } from '@jest/globals';
import { splitClauses } from './split-clauses.js';

test.each([
  ['Pracuję w Gdyni i gram na skrzypcach', ['Pracuję w Gdyni', 'gram na skrzypcach']],
  [
    'Ik ben vegetariër, maar mijn zus Fleur heeft een slagerij',
    ['Ik ben vegetariër', 'mijn zus Fleur heeft een slagerij'],
  ],
  [
    'wij gebruiken geen Sass meer, alle thema’s staan nu in één bestand',
    ['wij gebruiken geen Sass meer', 'alle thema’s staan nu in één bestand'],
  ],
  [
    "la boutique ferme à 19 h et c'est Zoé qui garde les clés",
    ['la boutique ferme à 19 h', "c'est Zoé qui garde les clés"],
  ],
  ['o Rui cuida dos pagamentos e a gente lança em maio', ['o Rui cuida dos pagamentos', 'a gente lança em maio']],
])('%s', (sentence, clauses) => {
  expect(splitClauses(sentence, 'user', false)).toEqual(clauses);
});

test.each([
  'mijn broer en ik zijn naar Utrecht verhuisd',
  'Lavoro in inglese con i colleghi, anche se tra di noi parliamo italiano',
  'wir haben Bun probiert, aber es war zu neu',
])('stays together: %s', (sentence) => {
  expect(splitClauses(sentence)).toEqual([sentence]);
});
