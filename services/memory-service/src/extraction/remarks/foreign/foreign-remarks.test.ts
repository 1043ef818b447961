import { expect, test } from '@jest/globals';
import { isForeignPlan } from './foreign-plans.js';
import { isForeignStatus } from './foreign-remarks.js';

test.each([
  ['les tests tournent', 'les tests tournent dans GitLab CI'],
  ['les tests tournent sur ma machine', 'les tests tournent toutes les nuits'],
])('how tests run now passes, where and when they run lasts: %s', (passing, lasting) => {
  expect(isForeignStatus(passing)).toBe(true);
  expect(isForeignStatus(lasting)).toBe(false);
});

test.each([
  'Ich habe mir `infra/main.tf` angesehen.',
  'Ich habe jetzt die Datei `src/netz.ts` gelesen.',
  "J'ai lu `src/app.ts`.",
])('what an agent looked at passes: %s', (said) => {
  expect(isForeignPlan(said)).toBe(true);
});

test.each(['Ich habe `timeout` in `src/netz.ts` auf 30 s gesetzt.', 'Die Datei `main.tf` hat 1.900 Zeilen.'])(
  'what it changed or found does not: %s',
  (said) => {
    expect(isForeignPlan(said)).toBe(false);
  },
);

test.each([
  ['das erklärt einiges.', 'das erklärt der Vertrag auf Seite 4'],
  ['ça explique tout', 'ça explique la panne de mardi'],
])('that something is clear now passes, and what is does not: %s', (passing, lasting) => {
  expect(isForeignStatus(passing)).toBe(true);
  expect(isForeignStatus(lasting)).toBe(false);
});
