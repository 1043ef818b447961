import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { redactSecrets } from '../redact-secrets.js';

/** No two runs of twelve of its characters are alike, so that whatever is left of it shows. */
const secretOf = (seed: number, length: number): string => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return letters[(state >>> 8) % letters.length] ?? '';
  };
  return `aB3${Array.from({ length: length - 3 }, next).join('')}`;
};

const ways: readonly ((secret: string) => string)[] = [
  (secret) => `AWS_SESSION_TOKEN=${secret}`,
  (secret) => `Our credentials: {"SessionToken": "${secret}", "Expiration": "2026-03-18"}`,
  (secret) => `{\\"refresh_token\\": \\"${secret}\\"}`,
  (secret) => `the secret is '${secret}' for now`,
  (secret) => `the api key is \`${secret}\``,
  (secret) => `my password is ${secret} and I like it`,
  (secret) => `Authorization: Bearer ${secret}`,
  (secret) => `curl -u admin:${secret} https://host`,
  (secret) => `docker login -p ${secret}`,
  (secret) => `session_id=${secret}; path=/`,
  (secret) => `token:\n  - ${secret}\n`,
  (secret) => `| name | token |\n|---|---|\n| ci | ${secret} |`,
  (secret) => `name,password\nbob,${secret}\n`,
  (secret) => `<password>${secret}</password>`,
  (secret) => `ya29.${secret}`,
  (secret) => `xoxb-${secret}`,
  (secret) => `https://host/file?sv=1&sig=${secret}`,
];

const leftOf = (secret: string, redacted: string): string[] =>
  Array.from({ length: secret.length - 11 }, (_, at) => secret.slice(at, at + 12)).filter((run) =>
    redacted.includes(run),
  );

test.each(ways.map((way) => [way('…'), way] as const))(
  'however long a secret is, nothing of it stays: %s',
  (_, way) => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 20, max: 4_000 }), (seed, length) => {
        const secret = secretOf(seed, length);
        expect(leftOf(secret, redactSecrets(way(secret)))).toEqual([]);
      }),
      { numRuns: 20 },
    );
  },
);

test.each(['postgres://app:…@db.internal/app', 'https://app:…@host/path'])('in addresses: %s', (address) => {
  for (const length of [20, 350, 1_500]) {
    const secret = secretOf(length, length);
    expect(leftOf(secret, redactSecrets(address.replace('…', secret)))).toEqual([]);
  }
});

test.each(['curl -u admin:a', 'my password is x', 'token=a1'])(
  'what is left is text, wherever a bound falls: %s',
  (before) => {
    for (const count of [100, 129, 3_999, 4_000, 4_001])
      expect(redactSecrets(`${before}${'😀'.repeat(count)} https://h`).isWellFormed()).toBe(true);
  },
);
