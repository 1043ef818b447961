import { describe, expect, test } from '@jest/globals';
import { extractFacts } from '../rules/extract-facts.js';

const textsOf = (text: string): string[] =>
  extractFacts({ messages: [`user: ${text}`], anchorDate: '2026-03-18' }).map((fact) => fact.text);

const passage = '"A lease is renewed by its holder. If the holder dies, the lease expires."';

describe('a passage that is asked about was read somewhere', () => {
  test.each([
    `what does this mean: ${passage}`,
    `what does this mean?\n\n${passage}`,
    `${passage}\n\nwhat does this mean`,
    `the manual says ${passage} what does it mean?`,
    `${passage} - can you explain this sentence?`,
    `I don't understand this part of the manual: ${passage}`,
    `from the manual: ${passage} is that true for sessions too?`,
    'was bedeutet das: „Der Puffer wird geleert, sobald der Leser ihn freigibt.“',
  ])('%s', (text) => {
    expect(textsOf(text)).toEqual([]);
  });

  test('what stands beside it is said', () => {
    expect(textsOf(`we run etcd 3.5 on three nodes\n\n${passage}\n\nwhat does this mean?`)).toEqual([
      'we run etcd 3.5 on three nodes',
    ]);
  });

  test.each([
    'the contract says "the tenant pays for repairs up to 100 euros a year" - what does that mean for me?',
    'our rule is: "If the build is red, nobody merges on that day."',
    'my landlord wrote: "The heating is replaced on 4 May, please be home." what does that mean for the trip?',
    'Ines said "we never deploy on Fridays after three" - keep that in mind',
    'explain changes first: "why" before "how"',
    'always explain what a term like "idempotent across regions and zones" means when you use it',
  ])('said, or told of somebody: %s', (text) => {
    expect(textsOf(text)).toHaveLength(1);
  });
});
