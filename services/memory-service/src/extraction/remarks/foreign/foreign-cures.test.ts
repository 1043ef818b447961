import { expect, test } from '@jest/globals';
import { extractFacts } from '../../rules/extract-facts.js';
import { tellsForeignCure } from './foreign-cures.js';

const textsOf = (text: string): readonly string[] =>
  extractFacts({ messages: [`user: ${text}`], anchorDate: null }).map((fact) => fact.text);

test.each([
  "J'ai ajouté defer, le flash a disparu",
  'Ajouté defer, plus de flash',
  'Dodałem defer, mignięcie zniknęło',
  'Wyłączyłem cache, błąd zniknął',
  'Ustawiłem ndots na 2 i DNS działa od razu',
  'Ich habe defer ergänzt, das Flackern ist weg',
  'Añadí defer y el parpadeo desapareció',
  'Adicionei defer e o flash sumiu',
  'Ho aggiunto defer, il lampo è sparito',
])('what helped is one memory: %s', (text) => {
  expect(tellsForeignCure(text)).toBe(true);
  expect(textsOf(text)).toEqual([text]);
});

test.each(["J'ai ajouté l'import", 'Dodałem import, działa', 'Ich habe den Test ergänzt', 'Añadí el test y falla'])(
  'of the minute: %s',
  (text) => {
    expect(tellsForeignCure(text)).toBe(false);
  },
);
