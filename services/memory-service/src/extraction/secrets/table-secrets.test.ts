import { describe, expect, test } from '@jest/globals';
import { extractFacts } from '../rules/extract-facts.js';
import { redactSecrets } from './redact-secrets.js';

const table = (...lines: string[]) => lines.join('\n');

describe('a value in a table is told from the head of its column', () => {
  test.each([
    ['| env | URL | password |', '| prod | app.example.dev | hunter2xyz |', 'hunter2xyz', '[secret:password]'],
    ['env | **Passwort**', 'prod | `sommer-2024`', 'sommer-2024', '[secret:password]'],
    ['| user | API key | owner |', '| ci | q8ZfT2mWv4LpB8nYcX91 | Ana |', 'q8ZfT2mWv4LpB8nYcX91', '[secret:key]'],
    ['| service | access token |', '| mail | 9f8e7d6c5b4a39281706f5e4 |', '9f8e7d6c5b4a39281706f5e4', '[secret:token]'],
    ['| password | used by |', '| tr0ub4dor&3 | ci |', 'tr0ub4dor&3', '[secret:password]'],
  ])('%s', (heads, row, secret, placeholder) => {
    const rule = heads.replaceAll(/[^|]+/g, '---');
    for (const lead of ['our logins:\n\n', 'user: ', '']) {
      const redacted = redactSecrets(`${lead}${table(heads, rule, row, row)}\n\nthat is all`);
      expect(redacted).not.toContain(secret);
      expect(redacted.split(placeholder)).toHaveLength(3);
      expect(redactSecrets(redacted)).toBe(redacted);
    }
  });

  test('and reaches no memory', () => {
    const told = table('| env | URL | password |', '|---|:--|--:|', '| prod | app.example.dev | hunter2xyz |');
    const texts = extractFacts({ messages: [redactSecrets(`user: ${told}`)], anchorDate: '2026-03-18' }).map(
      ({ text }) => text,
    );
    expect(texts).toEqual(['prod: URL app.example.dev, password [secret:password]']);
  });
});

describe('left as it is', () => {
  test.each([
    table('| key | owner |', '|---|---|', '| retention | Ana |'),
    table('| service | token lifetime |', '|---|---|', '| api | 15 minutes |'),
    table('| secret | owner |', '|---|---|', '| STRIPE_KEY | Ana |'),
    'a | password',
    table('| env | password |', 'no table: | hunter2xyz |'),
  ])('%s', (text) => {
    expect(redactSecrets(text)).toBe(text);
  });
});

test('1 MiB of table takes linear time', () => {
  const row = '| a | hunter2 |\n';
  const began = performance.now();
  redactSecrets(`| a | password |\n|---|---|\n${row.repeat(65_000)}`);
  redactSecrets('|'.repeat(1_000_000));
  redactSecrets(`${'|-'.repeat(500_000)}\n`.repeat(2));
  expect(performance.now() - began).toBeLessThan(6_000);
});
