import { expect, test } from '@jest/globals';
import { extractFacts } from '../extract-facts.js';

const lastOf = (before: string, said: string) =>
  extractFacts({ messages: [before, `user: ${said}`], anchorDate: '2026-03-18' }).filter(
    ({ sourceIndex }) => sourceIndex === 1,
  );

test.each([
  ['assistant: MinIO listens on port 9000 by default.', 'wrong, ours is on 9617'],
  ['assistant: The default branch is main.', 'wrong, ours is trunk'],
  ['assistant: MinIO écoute sur le port 9000 par défaut.', "non, c'est le port 9617"],
  ['assistant: Le serveur écoute sur le port 8080.', "non, c'est le port 9617"],
  ['assistant: Domyślnie MinIO działa na porcie 9000.', 'nie, u nas jest 9617'],
  ['assistant: Standardmäßig läuft MinIO auf Port 9000.', 'falsch, bei uns ist es 9617'],
  ['assistant: The leaderboard is kept in a Redis hash.', "now it's a sorted list"],
  ['user: The leaderboard was a hash.', "now it's a sorted list"],
  ['assistant: I branched from master.', "no, it's trunk"],
  ['assistant: I branched off master.', 'nope, trunk'],
  ['assistant: I deployed to eu-west-1.', "no, it's eu-central-1"],
  ['assistant: I set the port to 8080.', "no, it's 9090"],
  ['assistant: I put the config in settings.yaml.', "no, it's config.toml"],
  ['assistant: I ran the tests with jest.', "no, it's vitest"],
  ['assistant: I sent the invoice to Ana.', "no, it's Bea"],
  ['assistant: Ich habe von master abgezweigt.', 'nein, es ist trunk'],
  ['user: The default branch is master.', "no, it's trunk"],
])('%s %s: kept behind what it puts right', (before, said) => {
  const told = before.replace(/^\w+: /, '');
  expect(lastOf(before, said)).toMatchObject([{ text: `${told} ${said}`, isCorrection: true }]);
});

test('within a turn it stays with the sentence before', () => {
  const text = "The leaderboard used to be a hash. Now it's a sorted list.";
  expect(extractFacts({ messages: [`user: ${text}`], anchorDate: null })).toMatchObject([{ text, isCorrection: true }]);
});

test.each([
  ['assistant: MinIO listens on port 9000 by default.', 'wrong, try again'],
  ['assistant: MinIO listens on port 9000 by default.', 'wrong, ours is broken too'],
  ['assistant: The page is rendered on the server.', "now it's a 404"],
  ['assistant: The page is rendered on the server.', "now it's a mess"],
  ['assistant: The suite has 40 tests.', "now it's 3 tests failing"],
  ['assistant: I branched from master.', "no, it's fine"],
  ['assistant: I branched from master.', "no, it's late"],
  ['assistant: I branched from master.', "no, it's the wrong one"],
  ['assistant: I fixed the bug in login.ts.', "no, it's still there"],
  ['assistant: I renamed the button.', "no, it's trunk"],
])('%s %s: of the moment', (before, said) => {
  expect(lastOf(before, said)).toEqual([]);
});

test.each([
  ["the config was yaml, now it's toml", 1],
  ["our sessions lived in Redis, now they're in Postgres", 1],
  ["the page was blank, now it's a 404", 0],
  ["the build was red, now it's green", 0],
])('%s: %d', (said, count) => {
  expect(extractFacts({ messages: [`user: ${said}`], anchorDate: null })).toHaveLength(count);
});

test.each([
  ['No, on Thursdays.', 1],
  ['no, on weekdays', 1],
  ['No, in Dublin.', 1],
  ['Wrong, with Redis.', 1],
  ['Nein, in Bremen.', 1],
  ['No, by Omar.', 1],
  ['Make that 120.', 1],
  ['sorry, 8081', 1],
  ["it's pnpm, actually", 1],
  ["It's 3.12 now.", 1],
  ["It's fine now.", 0],
  ["It's 10:30 now.", 0],
  ['No, 3.', 0],
  ['No, in that file.', 0],
  ['No, with the other one.', 0],
])('alone, of what was said another day: %s %d', (said, count) => {
  expect(extractFacts({ messages: [`user: ${said}`], anchorDate: '2026-03-18' })).toHaveLength(count);
});

test.each(['No, on Thursdays.', 'No, in Dublin.'])('behind what an agent says it did, of that: %s', (said) => {
  expect(lastOf('assistant: I moved the meeting.', said)).toEqual([]);
});

test.each(['make it blue', 'please make it dark green', 'make that red please'])(
  'asked of what is in view: %s',
  (said) => {
    expect(extractFacts({ messages: [`user: ${said}`], anchorDate: '2026-03-18' })).toEqual([]);
  },
);

test.each(['make it Thursday', "no, it's blue now"])('put right: %s', (said) => {
  expect(extractFacts({ messages: [`user: ${said}`], anchorDate: '2026-03-18' })).toHaveLength(1);
});
