import { expect, test } from '@jest/globals';
import { extractFacts } from '../../rules/extract-facts.js';

const textsOf = (message: string): string[] =>
  extractFacts({ messages: [`user: ${message}`], anchorDate: '2026-03-18' }).map(({ text }) =>
    text.replace(/ \(\d{4}-[^)]*\)/g, ''),
  );

test.each([
  'I started here a year ago',
  'Moved into the flat a couple of months back',
  "I'm seeing the physio again in ten days",
  "We're getting the keys first thing tomorrow",
  'the audit starts a week from today',
  "I've got my citizenship ceremony a fortnight today",
  "I've been sober for exactly a year today",
  "I've been at this company three years next month",
  'Hoy hace un año que empecé aquí',
  'Ça fait trois mois que je ne fume plus',
  'Esattamente un anno fa ho smesso di fumare',
  'Precies een jaar geleden ben ik verhuisd',
  'Volgende week vrijdag krijg ik de sleutel',
  'Daqui a quinze dias viajo para o Porto',
  'Segunda que vem começo no emprego novo',
  'In drei Wochen fange ich in der Bank an',
])('what was long ago or is on a day to come is kept: %s', (message) => {
  expect(textsOf(message)).toEqual([message]);
});

test.each([
  'I wrote this two years ago',
  'I asked for that a month ago',
  "I'm looking into it in ten days",
  "we're testing the branch tomorrow",
  "I'm getting an error first thing tomorrow",
  'il y a deux semaines ça marchait',
  'twee weken geleden werkte het nog',
  'In zwei Wochen schaue ich mir das an',
  'volgende week kijk ik ernaar',
  'na semana que vem vejo isso',
])('the work at hand, told in the same way, is left out: %s', (message) => {
  expect(textsOf(message)).toEqual([]);
});
