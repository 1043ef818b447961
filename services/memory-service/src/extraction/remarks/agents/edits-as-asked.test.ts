import { expect, test } from '@jest/globals';
import { extractFacts } from '../../rules/extract-facts.js';

const textsOf = (...messages: string[]): string[] =>
  extractFacts({ messages, anchorDate: '2026-03-18' }).map((fact) => fact.text);

test.each([
  [
    'rename tmp2 to rowBuf and move the comment above the declaration',
    'Done: `tmp2` is now `rowBuf`, and the comment stands above the declaration.',
  ],
  ['rename the flag --fast to --quick in cli.ts', 'Renamed: `--fast` is now `--quick` in cli.ts.'],
  ['rename tmp2 to rowBuf in that function and move the comment up', 'Done: `tmp2` is now `rowBuf`.'],
  ['please sort the imports in api.py', 'I sorted the imports in api.py and dropped one that was unused.'],
  ['Please tidy the imports in loader.ts.', 'I sorted the imports in loader.ts and removed two unused ones.'],
  [
    'Could you translate the comments in solver.py to English?',
    'I translated all nine comments in solver.py to English.',
  ],
  ['can you reformat schema.sql?', 'I reformatted schema.sql and nothing else.'],
  [
    'Please delete the commented-out code in main.rs.',
    'I deleted the commented-out code in main.rs, about forty lines.',
  ],
  ['remove the console.logs', 'I took out five console.logs.'],
])('"%s" is done as asked', (request, reply) => {
  expect(textsOf(`user: ${request}`, `assistant: ${reply}`)).toEqual([]);
});

test.each([
  ['rename the flag --fast to --quick', 'Done: `--fast` is now `--quick`; scripts in tools/ still call the old one.'],
  ['rename tmp2 to rowBuf', 'Done: `tmp2` is now `rowBuf`, because `row` shadows an import.'],
  [
    'please sort the imports in api.py',
    'I sorted the imports in api.py. The circular import with models.py is why the order matters there.',
  ],
  [
    'Please tidy the imports in loader.ts.',
    'I replaced the deep imports in loader.ts with the barrel in lib/index.ts.',
  ],
  ['can you fix checkout.ts?', 'I fixed checkout.ts: vouchers are applied before tax.'],
  ['fix the types in cart.ts', 'I fixed the types in cart.ts: prices are integers in cents now.'],
  ['switch the linter to biome', 'The linter is now biome.'],
  ['can you book the vet for Miso on 4 May', 'Done: the vet is booked for Miso on 4 May.'],
  ['rename the repo to ferry', 'Done: the repo is now called ferry.'],
  ['why did the exports fail?', 'Done: the exports failed at 30 s; proxy_read_timeout is now 60s in nginx.conf.'],
])('"%s": the reply adds to it, or it is no edit', (request, reply) => {
  expect(textsOf(`user: ${request}`, `assistant: ${reply}`)).not.toEqual([]);
});
