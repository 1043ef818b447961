import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { redactSecrets } from './redact-secrets.js';

/** Put together here, so that no file of this repository holds what looks like a secret. */
const letters = (count: number): string => 'aB3dE5fG7hI9kL1mN2pQ4rS6tU8vW0xYzZcC'.repeat(9).slice(0, count);
const hex = (count: number): string => '0f1e2d3c4b5a69788796a5b4c3d2e1f0'.repeat(4).slice(0, count);

const known: readonly (readonly [string, string])[] = [
  ['project_api_key', `ak_${letters(38)}`],
  ['workspace_token', `at_${letters(38)}`],
  ['aws_access_key', `AKIA${'ABCDEFGH23456723'}`],
  ['github_token', `ghp_${letters(36)}`],
  ['github_token', `github_pat_${letters(60)}`],
  ['gitlab_token', `glpat-${letters(20)}`],
  ['slack_token', `xoxb-${letters(40)}`],
  ['stripe_key', `sk_live_${letters(24)}`],
  ['anthropic_key', `sk-ant-api03-${letters(80)}`],
  ['openai_key', `sk-proj-${letters(60)}`],
  ['google_api_key', `AIza${letters(35)}`],
  ['npm_token', `npm_${letters(36)}`],
  ['pypi_token', `pypi-${letters(90)}`],
  ['huggingface_token', `hf_${letters(34)}`],
  ['digitalocean_token', `dop_v1_${hex(64)}`],
  ['sendgrid_key', `SG.${letters(22)}.${letters(43)}`],
  ['jwt', `eyJ${letters(20)}.eyJ${letters(30)}.${letters(43)}`],
  [
    'private_key',
    `-----BEGIN RSA ${'PRIVATE KEY'}-----\n${letters(64)}\n${letters(64)}\n-----END RSA ${'PRIVATE KEY'}-----`,
  ],
  ['private_key', `-----BEGIN ${'PRIVATE KEY'}-----\n${letters(64)}\n${letters(64)}`],
  ['card_number', ['4111', '1111', '1111', '1111'].join(' ')],
];

describe('known formats', () => {
  test.each(known)('%s', (kind, secret) => {
    expect(redactSecrets(`before ${secret} after`)).toBe(`before [secret:${kind}] after`);
  });
});

describe('values beside a word that names them', () => {
  test.each([
    ['my password is hunter2.', 'my password is [secret:password].'],
    ['my password is hunter2 and I use vim', 'my password is [secret:password] and I use vim'],
    ['the wifi password for the office is: correcthorse', 'the wifi password for the office is: [secret:password]'],
    ['use token=hunter22hunter here', 'use token=[secret:token] here'],
    ['DB_PASSWORD=letmein', 'DB_PASSWORD=[secret:password]'],
    ['password: "two words"', 'password: "[secret:password]"'],
    ['run it with --password letmein1', 'run it with --password [secret:password]'],
    [`API_KEY=${letters(20)}`, 'API_KEY=[secret:key]'],
    [`clientSecret: "${letters(24)}"`, 'clientSecret: "[secret:secret]"'],
    [`Authorization: Bearer ${letters(30)}`, 'Authorization: Bearer [secret:bearer_token]'],
    ['mein Passwort lautet: sommer2024', 'mein Passwort lautet: [secret:password]'],
    ['我的密码是 abc12345', '我的密码是 [secret:password]'],
    ['postgres://app:s3cr3t@db:5432/x', 'postgres://app:[secret:password]@db:5432/x'],
    ['redis://:p@ss/word@cache:6379', 'redis://:[secret:password]@cache:6379'],
    ['https://bot:s3cr3t@example.com/x', 'https://bot:[secret:password]@example.com/x'],
    ['curl -u admin:letmein https://example.com', 'curl -u [secret:basic_credentials] https://example.com'],
  ])('%s', (text, redacted) => {
    expect(redactSecrets(text)).toBe(redacted);
  });
});

describe('no secrets', () => {
  test.each([
    'the password is required',
    'password is hashed with bcrypt',
    'the password has to have 12 characters',
    'the API key is stored in 1Password',
    'the token expires after 30 days',
    'we use token bucket rate limiting',
    'the primary key is user_id',
    `commit ${hex(40)} broke it`,
    'request 550e8400-e29b-41d4-a716-446655440000 failed',
    `sha256 ${hex(64)}`,
    'order 1700000000000',
    'card 4111 1111 1111 1112',
    'http://localhost:3000/@scope/package',
    'postgres://app:$PASSWORD@db/x',
    'API_KEY=$API_KEY',
    'PASSWORD=<your password>',
    'token=user_id',
    'key=config.json',
    'Bearer authentication',
    'the token is configured in src/auth/token-provider.ts',
    `![logo](data:image/png;base64,${letters(200)})`,
  ])('%s', (text) => {
    expect(redactSecrets(text)).toBe(text);
  });
});

test('redacting twice changes nothing', () => {
  const texts = known.map(([, secret]) => `my password is ${secret} and the token: ${secret}`);
  for (const text of texts) expect(redactSecrets(redactSecrets(text))).toBe(redactSecrets(text));
});

test('a secret survives nowhere in a text', () => {
  const words = fc
    .array(fc.constantFrom('we', 'use', '"', '(', ',', 'for', '\n', 'prod:', '=', '`'), { maxLength: 6 })
    .map((list) => list.join(' '));
  fc.assert(
    fc.property(words, fc.constantFrom(...known), words, (before, [, secret], after) => {
      return !redactSecrets(`${before} ${secret} ${after}`).includes(secret);
    }),
  );
});
