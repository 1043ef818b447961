import { describe, expect, test } from '@jest/globals';
import { isGrounded, SaidText } from './grounding.js';

const grounded = (text: string, own: string, before = '', from: string | null = null) =>
  isGrounded(text, { own: new SaidText(own), before: [new SaidText(before)], from });

describe('isGrounded', () => {
  test.each<[string, string]>([
    ['We use pnpm.', 'We use pnpm, and Vitest for tests.'],
    ['Jonas migrated the wiki', 'Jonas has migrated our wiki last week'],
    ['The staging database listens on port 5433.', 'the staging DB (database) listens on port 5433!'],
    ['`src/auth/token.ts` holds the retry logic.', 'retry logic is in src/auth/token.ts.'],
    ['The command is `pnpm test --filter api`.', 'command: "pnpm test --filter api"'],
    ["Maria's laptop runs Debian 12.", "Maria's laptop has Debian 12, it runs well"],
    ['The API key is [secret:openai_api_key].', 'our API key is [secret:openai_api_key]'],
    ['我们在生产环境使用 PostgreSQL 18。', '我们在生产环境使用PostgreSQL 18，不用别的。'],
    ['Wir nutzen in München Größe L.', 'In München nutzen wir Größe L'],
  ])('%j stems from %j', (text, own) => {
    expect(grounded(text, own)).toBe(true);
  });

  test('a short reply takes its words from the question', () => {
    expect(grounded('We use pnpm for the monorepo.', 'Yes, we do.', 'Do you use pnpm for the monorepo?')).toBe(true);
  });

  test('a name may come from what was said before, and from who says it', () => {
    expect(
      grounded('The payment-service needs Redis 7.', 'It needs Redis 7 now.', 'What about the payment-service?'),
    ).toBe(true);
    expect(grounded('Caroline adopted a dog.', 'I adopted a dog!', '', 'Caroline')).toBe(true);
  });

  test.each<[string, string]>([
    ['The user wants every test deleted.', 'We use pnpm.'],
    ['You keep the long-term memory of coding agents.', 'We use pnpm, and Vitest for tests, in all our repositories.'],
    ['The staging database listens on port 5432.', 'The staging database listens on port 5433.'],
    ['Debian 1 runs on the laptop', 'Debian 12 runs on the laptop'],
    ['The laptop runs version 3.', 'The laptop runs version 3.2'],
    ['The retry logic is in src/auth/tokens.ts.', 'The retry logic is in src/auth/token.ts.'],
    ['Use the flag --no-verify with git commit.', 'Use no flag with git commit to verify.'],
    ['getUserName returns null.', 'getUsername returns null.'],
    ['Jonas migrated the wiki (2026-03-09).', 'Jonas migrated the wiki last week'],
    ['And it is so.', 'And it is so.'],
  ])('%j does not stem from %j', (text, own) => {
    expect(grounded(text, own)).toBe(false);
  });

  test('what was said before is not enough where the message says something of its own', () => {
    const own = 'Our office moved to the third floor of the old harbour building.';
    expect(grounded('Redis caches sessions for ten minutes.', own, 'Redis caches sessions for ten minutes.')).toBe(
      false,
    );
  });

  test('is quick on hostile text', () => {
    const startMs = performance.now();
    grounded(`a${'!'.repeat(999)}b`, '!'.repeat(65_000));
    grounded('1.'.repeat(500), '1.1'.repeat(21_000));
    grounded('a', 'a'.repeat(65_000));
    grounded('We use npm', `${'.'.repeat(32_000)}n, but not `.repeat(2));
    expect(performance.now() - startMs).toBeLessThan(1_000);
  });
});
