import { expect, test } from '@jest/globals';
import { splitClauses } from '../split-clauses.js';

test.each([
  [
    'El lunes pasado cerramos la oficina de Bilbao y la semana que viene abrimos la de Vigo.',
    ['El lunes pasado cerramos la oficina de Bilbao', 'la semana que viene abrimos la de Vigo.'],
  ],
  [
    'Ayer publiqué la versión 4 y mañana presento la demo al cliente',
    ['Ayer publiqué la versión 4', 'mañana presento la demo al cliente'],
  ],
  [
    'Vorige week hebben we de cache vervangen en volgende maand gaan we over op Nomad',
    ['Vorige week hebben we de cache vervangen', 'volgende maand gaan we over op Nomad'],
  ],
  [
    "Hier j'ai vendu le vieux serveur et la semaine prochaine on passe à Nomad",
    ["Hier j'ai vendu le vieux serveur", 'la semaine prochaine on passe à Nomad'],
  ],
  [
    'vendí la moto el viernes, ahora voy a todos lados en bici',
    ['vendí la moto el viernes', 'ahora voy a todos lados en bici'],
  ],
  [
    'am Freitag haben wir auf Vite umgestellt, jetzt dauert der Build 4 Sekunden',
    ['am Freitag haben wir auf Vite umgestellt', 'jetzt dauert der Build 4 Sekunden'],
  ],
  [
    'Ik woon sinds 2018 in Gent en heb drie honden, Bas en Teun en Mies.',
    ['Ik woon sinds 2018 in Gent', 'Ik heb drie honden, Bas en Teun en Mies.'],
  ],
])('%s', (sentence, clauses) => {
  expect(splitClauses(sentence)).toEqual(clauses);
});

test.each([
  'El lunes y el martes trabajo desde casa.',
  'We gebruiken Postgres en Redis voor de sessies.',
  'Ik drink elke ochtend koffie en thee met melk.',
  'Compro pan y leche los lunes',
  'el piso es pequeño, ahora mismo lo alquilo',
])('stays whole: %s', (sentence) => {
  expect(splitClauses(sentence)).toEqual([sentence]);
});
