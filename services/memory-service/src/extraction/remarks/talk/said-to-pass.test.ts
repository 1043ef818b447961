import { describe, expect, test } from '@jest/globals';
import { extractFacts } from '../../rules/extract-facts.js';
import { saysItPasses, saysWorkPasses } from './said-to-pass.js';

test.each([
  ['the resin is curing on plate 4, hang on', 'the resin cures on plate 4'],
  ['the dog is barking again, one sec', "I'm allergic to dogs, one sec"],
  ['uploading the plates to Ghent, one moment please', 'uploading takes one moment per plate'],
  ['sending `v2.1` out, fingers crossed', 'my viva is on 4 June, fingers crossed'],
  ['mando el formulario y cruzo los dedos', 'mañana es mi examen y cruzo los dedos'],
  ['my parcel is stuck in customs since two hours', 'parcels were stuck in customs for two hours on Monday'],
  ["I'm flashing 12 boards in the lab now, slow as syrup", "I'm flashing boards for a living now that I'm in Linz"],
  ['the lift works for once', 'the lift works on Sundays'],
  ["we're number 4 in the queue at the embassy", "I'm number 4 in the queue for a kidney"],
  ['gotta run, my train leaves in 5', 'my train leaves at 5 every day'],
  ['my bus comes in ten minutes', 'the bus comes in ten-minute intervals'],
  ['the kiln is at 900 again, bear with me', 'if the kiln is at 900, stand by'],
])('of this moment, whoever says it: %s / %s', (passing, lasting) => {
  expect(saysItPasses(passing)).toBe(true);
  expect(saysWorkPasses(lasting)).toBe(false);
});

test.each([
  ["we're merging `ledger-9` as we speak", 'we merge `ledger-9` as we speak of it, the rule since May'],
  ['hera is busy with a render right now, both cards at 97 %', 'hera is busy with renders every night'],
  ['Bad news: Grafana is degraded', 'Grafana is down until Monday'],
  ["Jo's back at last, so let's look at the totals", "our totals are in cents, so let's look for floats"],
  ["Ines is here, so let's go through the list", "we settled on NATS, so let's go through the consumers"],
  ["The baby is awake, so let's be quick", "Our baby wakes at 5, so let's be quick in the morning"],
])('of this moment, of the work: %s / %s', (passing, lasting) => {
  expect(saysWorkPasses(passing)).toBe(true);
  expect(saysItPasses(passing)).toBe(false);
  expect(saysWorkPasses(lasting)).toBe(false);
});

const textsOf = (message: string): string[] =>
  extractFacts({ messages: [message], anchorDate: '2026-03-18' }).map((fact) => fact.text);

describe('however much it is like a fact', () => {
  test.each([
    ["user: we're cutting the album from the `stems` folder as we speak, hold on", 'user: we cut albums from `stems`'],
    ['Noa: the kiln is cooling, one second', 'Noa: I quit sugar in 2023 and dont miss it one bit'],
    ['Noa: Our claim is stuck at "received" in the portal since 30 minutes', 'Noa: Our claim number is 88213'],
  ])('%s / %s', (passing, lasting) => {
    expect(textsOf(passing)).toEqual([]);
    expect(textsOf(lasting)).toHaveLength(1);
  });
});
