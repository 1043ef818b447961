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
