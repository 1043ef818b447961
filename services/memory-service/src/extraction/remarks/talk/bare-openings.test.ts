import { expect, test } from '@jest/globals';
import { extractFacts } from '../../rules/extract-facts.js';

const textsOf = (message: string): string[] =>
  extractFacts({ messages: [message], anchorDate: '2026-03-18' }).map((fact) => fact.text);

test.each([
  ['user: quick note to self. The boiler is a Vaillant.', ['The boiler is a Vaillant.']],
  ['user: remember this one. The importer expects latin1.', ['The importer expects latin1.']],
  ['user: please write that down. The importer expects latin1.', ['The importer expects latin1.']],
  ['user: where we are w/ the importer\n- it reads CSV only\n- Ines owns it', ['it reads CSV only', 'Ines owns it']],
  ['user: notes from the vendor call\n- the SLA is 4 hours', ['the SLA is 4 hours']],
  ['user: Notes from last session.', []],
  ['user: #Notes from our last session', []],
  ['user: Summary of the previous conversation.\nInes owns the importer.', ['Ines owns the importer.']],
  ['user: notes 4 me\n- Ines owns the importer', ['Ines owns the importer']],
  ['Ana: notes from the vet call. The cat is 4 kg.', ['The cat is 4 kg.']],
  ['user: The cat is 4 kg. Next: the backup rules.', ['The cat is 4 kg.']],
  ['user: heads up for the calendar, the office is closed in May', [expect.stringMatching(/^the office is closed/)]],
  ['user: Remind me of this when we book the trip: the cabin has no heating', ['the cabin has no heating']],
  ['user: allora, il server sta a Graz', ['il server sta a Graz']],
  ['assistant: Happy to set the backup up.', []],
  ['Ana: Two things before I forget. The boiler is a Vaillant.', ['The boiler is a Vaillant.']],
  ['user: no wait, scratch that. The boiler is a Vaillant.', ['The boiler is a Vaillant.']],
  ['Ana: so the vet called', []],
  ['Ana: Aunt Rosa just texted me', []],
  ['Ana: guess who called', []],
  ['user: local setup fyi\n- the api runs on 8043', ['the api runs on 8043']],
  ["user: new project, here's the setup\n- SvelteKit on Cloudflare Pages", ['SvelteKit on Cloudflare Pages']],
  [
    'user: Before you touch the appointments, please note a few house rules. Patient names never appear in logs.',
    ['Patient names never appear in logs.'],
  ],
  ['user: There are three conventions for commits. Subjects are in English.', ['Subjects are in English.']],
  ['user: I have to be strict about a few things. Nobody deletes log files.', ['Nobody deletes log files.']],
  [
    'user: Decision from the tile round, please keep: offline maps will use PMTiles on R2.',
    ['offline maps will use PMTiles on R2.'],
  ],
  ['user: I have slept on it, and we take the monorepo', ['we take the monorepo']],
  ["user: hmm I thought about it over coffee and I don't want bluetooth midi", ["I don't want bluetooth midi"]],
  ["Ana: you won't believe what happened today", []],
  ['Ana: ok so I just talked to the landlord', []],
  ['Ana: ok life update since you asked. We adopted a cat.', ['We adopted a cat.']],
])('what only opens is left: %j', (message, facts) => {
  expect(textsOf(message)).toEqual(facts);
});

test.each([
  'user: Remember that the importer expects latin1.',
  'user: Notes of the board are kept in Notion.',
  'user: my notes are kept in Obsidian',
  'user: Notes from last sessions go into docs/log.md.',
  'user: Next: Lisbon in May',
  'user: Next: our tenant leaves the flat',
  'user: remind me that the cabin has no heating',
  'user: Ben: lives in Rome',
  'user: Please note that a few rules are in CONTRIBUTING.md.',
  'user: I thought about it in Lisbon last May',
  'user: our stack is Go and Vue',
  'Ines: Aunt Rosa wrote a book about bees.',
  'Ines: the vet called on Monday, it is diabetes',
  'Ines: I talked to the landlord about the boiler in Turku',
  'Ines: I was happy to move back to Ghent.',
])('but not: %s', (message) => {
  expect(textsOf(message)).toHaveLength(1);
});
