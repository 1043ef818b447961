import { expect, test } from '@jest/globals';

import { namesForeignDay } from './foreign-days.js';

test.each([
  'gestern haben wir den Vertrag verlängert',
  'am Freitag wird der Zähler getauscht',
  'volgende dinsdag komt de loodgieter',
  'mardi prochain on signe chez le notaire',
  'le chauffagiste est passé jeudi dernier',
  'je rends les clés lundi qui vient',
  'el lunes que viene cambiamos de proveedor',
  'el próximo jueves empieza la obra',
  'firmamos el sabado pasado',
  'il lunedì prossimo arriva la caldaia',
  'domenica scorsa abbiamo chiuso il negozio',
  'lo scorso venerdì è passato il tecnico',
  'domani alle nove viene il fabbro',
  'ontem assinámos o contrato',
  'Maandag heb ik het contract getekend.',
  'Vrijdag is Kai naar Utrecht verhuisd.',
  'Montag habe ich den Mietvertrag unterschrieben.',
  "Lundi, j'ai signé le bail.",
  'Martedì ci siamo sposati.',
  'Lunedì ho firmato il contratto.',
  'El lunes hemos firmado el contrato.',
  'Na segunda-feira assinei o contrato.',
  'Na segunda assinei o contrato.',
])('a day is named: %s', (sentence) => expect(namesForeignDay(sentence)).toBe(true));

test.each([
  'le mardi, la boutique est fermée',
  'il prossimo passo è il test',
  'le mois prochain',
  'el lunes no trabajo',
  'el domingo es aburrido',
  'le prochain mardi gras',
  'on voit ça demain',
  'ora provo la pagina',
  'lunedì si lavora',
  'the lundi branch is stale',
  'maandag heb ik even tijd',
  'Montag habe ich Zeit',
  "lundi j'ai regardé ça",
  'na segunda tentativa passou',
  'na quinta linha falta um ponto',
])('none is: %s', (sentence) => expect(namesForeignDay(sentence)).toBe(false));
