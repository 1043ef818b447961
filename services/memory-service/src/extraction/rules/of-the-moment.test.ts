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

test.each(['level rules for Thornwood', 'API conventions', 'naming rules'])('a line that heads a list: %s', (title) => {
  const facts = textsOf(`user: ${title}\n* tiles are 16x16\n* save games are msgpack, not JSON`);
  expect(facts).toEqual(['tiles are 16x16', 'save games are msgpack, not JSON']);
});
