import { expect, test } from '@jest/globals';
import { extractFacts } from './extract-facts.js';

const textsOf = (...messages: string[]): string[] =>
  extractFacts({ messages, anchorDate: '2026-03-18' }).map((fact) => fact.text);

test.each([
  'assistant: The error is `ETIMEDOUT 10.0.0.9:6379`.',
  'assistant: The exact error message was: `relation "rooms" does not exist`.',
  'assistant: Appended it to `infra/jobs.tf`.',
  "assistant: I've moved them into `src/rooms/`.",
])('what an agent sees, or did to what nothing tells: %s', (message) => {
  expect(textsOf('user: the nightly job fails again, can you look?', message)).toEqual([]);
});

test.each([
  'assistant: The error is `ETIMEDOUT 10.0.0.9:6379` because the security group blocks port 6379.',
  'assistant: The retry limit was 3. I moved it to `config/retry.ts`.',
])('but not: %s', (message) => {
  expect(textsOf(message).join(' ')).toMatch(/security group|config\/retry/);
});

test('what hogs the memory for a reason is told', () => {
  expect(textsOf('user: Chrome hogs 9 GB because the map worker never frees its tiles')).toHaveLength(1);
});

test.each(['level rules for Thornwood', 'API conventions', 'naming rules'])('a line that heads a list: %s', (title) => {
  const facts = textsOf(`user: ${title}\n* tiles are 16x16\n* save games are msgpack, not JSON`);
  expect(facts).toEqual(['tiles are 16x16', 'save games are msgpack, not JSON']);
});

test.each([
  'user: my saves keep breaking when I alt-tab',
  'user: well, mystery solved',
  'user: Chrome is hogging all my memory again',
  'Ana: A parrot!',
  'assistant: Profiled it with the sampling profiler.',
  'assistant: Found the culprit.',
  'assistant: I tracked down the leak and fixed it.',
  'assistant: Went through both manifests and the access log.',
  'user: dumps are in the usual place',
  "user: I'll be in a call for an hour, carry on without me",
  "Mia: I'd rather not ship this as it is.",
  'Cal: free waffles 👀',
  'Nat: lolll im dying 😂',
])('what is wrong at this moment, cried out, or looked at on the way: %s', (message) => {
  expect(textsOf(message)).toEqual([]);
});

test.each([
  'assistant: Found the culprit: the cache was never evicted.',
  'assistant: Went through the log: the worker restarts every 90 minutes because of the memory limit.',
  'user: dumps are in the usual place, /srv/dumps',
  "user: I'm out for two weeks",
  "user: I'm in a call for an hour every Monday",
  "Mia: I'd rather not eat meat",
  "Mia: I'd rather not ship this without a review from Ines",
  'Cal: vegan now 🌱',
  'Cal: my first marathon 🔥',
  'Cal: no gluten 🙏',
  'Cal: no school tomorrow 😂',
  "Nat: I can't breathe without my inhaler",
  'user: my laptop died on Sunday',
  'user: use `make reset`. NOT make nuke, that one drops the users too',
  'assistant: Pinning the driver to 4.2 cured it:\n```\ndriver==4.2\n```',
])('but not: %s', (message) => {
  expect(textsOf(message)).not.toEqual([]);
});

test.each([
  ['user: releases go out on Tuesdays, never Fridays, ok?', ['releases go out on Tuesdays, never Fridays']],
  ['user: love the energy, but I prefer short answers', ['I prefer short answers']],
  ['user: こんにちは!犬を二匹飼っています。', ['犬を二匹飼っています。']],
  [
    'assistant: Of 61,204 photos 4,417 have no date, since the camera was reset.',
    ['Of 61,204 photos 4,417 have no date, since the camera was reset.'],
  ],
])('talk around a fact, and numbers in it: %s', (message, facts) => {
  expect(textsOf(message)).toEqual(facts);
});

test('what answers is kept, however short', () => {
  expect(textsOf('Bo: What did Kim adopt?', 'Ana: A parrot!').join(' ')).toContain('A parrot!');
});

/** What friends say of themselves, and so much like talk that it is left when it stands alone. */
const confided = 'Ana: I just think pets should learn with treats and not with shouting, you know';

test('in a conversation more is kept than of a note', () => {
  const conversation = Array.from({ length: 8 }, (_, at) => `Bo: Kim moved to street number ${at}.`);
  expect(textsOf(confided)).toEqual([]);
  expect(textsOf(...conversation, confided).join(' ')).toContain('pets should learn');
});

test.each([
  'user: set an alarm for half six. no, seven. seven for the first bus',
  'user: turn on the lamp in the den. no, the attic.',
])('what is asked this minute, and put right: %s', (message) => {
  expect(textsOf(message)).toEqual([]);
});
