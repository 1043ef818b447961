import { expect, test } from '@jest/globals';
import { extractFacts } from '../../rules/extract-facts.js';
import { tellsForeignDayPlan } from './foreign-day-plans.js';

const eventsOf = (text: string) =>
  extractFacts({ messages: [`user: ${text}`], anchorDate: '2026-03-18' }).map(({ event }) => event?.start);

test.each([
  'Amanhã entrego a tese',
  'Amanhã tenho dentista',
  'Domani discuto la tesi',
  'mañana defiendo la tesis',
  'demain je soutiens ma thèse',
  'Morgen gebe ich die Masterarbeit ab',
  'Jutro oddaję pracę magisterską',
  'Morgen lever ik mijn scriptie in',
])('kept with its day: %s', (text) => {
  expect(tellsForeignDayPlan(text)).toBe(true);
  expect(eventsOf(text)).toEqual(['2026-03-19']);
});

test.each([
  'Amanhã vejo isso',
  'Amanhã testo o fix',
  'domani provo il fix',
  'Mañana sigo con esto',
  'demain je regarde ça',
  'morgen teste ich den Fix',
  'Morgen schaue ich mir den Fehler an',
  'jutro sprawdzę logi',
])('work put off: %s', (text) => {
  expect(tellsForeignDayPlan(text)).toBe(false);
  expect(eventsOf(text)).toEqual([]);
});

test.each([
  ['Vendredi, je signe le contrat.', '2026-03-20'],
  ['Dimanche, je cours un semi-marathon', '2026-03-22'],
  ['Vendredi, je me marie', '2026-03-20'],
  ['Na sexta entrego a tese', '2026-03-20'],
  ['Sexta entrego a tese', '2026-03-20'],
  ['El sábado me caso', '2026-03-21'],
  ['El jueves por la tarde entrego la tesis', '2026-03-19'],
  ['Venerdì consegno la tesi', '2026-03-20'],
  ['Venerdì, firmo il contratto', '2026-03-20'],
  ['Freitag ziehe ich um', '2026-03-20'],
  ['Dinsdag vlieg ik naar Rome', '2026-03-24'],
  ['W sobotę biegnę maraton', '2026-03-21'],
  ['Cumartesi evleniyorum', '2026-03-21'],
])('kept with its weekday: %s', (text, day) => {
  expect(tellsForeignDayPlan(text)).toBe(true);
  expect(eventsOf(text)).toEqual([day]);
});

test.each([
  'Lundi je regarde les logs',
  'Vendredi, je teste le fix',
  'Lunedì controllo i test',
  'Na segunda vejo isso',
  'Freitag teste ich den Fix',
  'Maandag kijk ik verder',
  'Segunda opção parece melhor',
])('work put off, or no day: %s', (text) => {
  expect(tellsForeignDayPlan(text)).toBe(false);
  expect(eventsOf(text)).toEqual([]);
});

test.each(['Montag hatte ich Kopfweh', 'W piątek byłam zmęczona', 'Le lundi, je travaille de chez moi'])(
  'no plan: %s',
  (text) => expect(tellsForeignDayPlan(text)).toBe(false),
);
