import { describe, expect, test } from '@jest/globals';
import { redactSecrets } from '../redact-secrets.js';

const linesOf = (text: string): readonly string[] => text.trim().split('\n');
const expectRedacted = (line: string, kind: string): void => {
  const redacted = line.replaceAll(/‹[^›]+›/g, `[secret:${kind}]`);
  expect(redactSecrets(line.replaceAll(/[‹›]/g, ''))).toBe(redacted);
  expect(redactSecrets(redacted)).toBe(redacted);
};

describe('in quotation marks before its name', () => {
  test.each(
    linesOf(`
"‹hunter2›" is the wifi password
'‹hunter2›' is our VPN password
“‹hunter2›” was the old password.
use "‹correct horse battery staple›" as the passphrase
We chose "‹correct horse›" for the guest password.
"‹keep off the grass›" is our router password
`),
  )('%s', (line) => expectRedacted(line, 'password'));

  test.each(
    linesOf(`
"password" is the label of the field
"Login" is the password page
use "bcrypt" as the password hash
"Forgot your password" is the password link
"Please enter your password" is the password prompt
"a good one" is a password
We ask "what is it" for the password
`),
  )('tells none: %s', (line) => expect(redactSecrets(line)).toBe(line));
});

describe('in the sentence behind its name', () => {
  test.each(
    linesOf(`
I changed my password. It is now ‹hunter2›.
I reset the root password. It's ‹hunter2› now.
We changed the wifi password. It's now ‹Sunflower99›.
My old password leaked. The new one is ‹hunter2›.
I changed my password yesterday. It is now ‹swordfish›.
`),
  )('%s', (line) => expectRedacted(line, 'password'));

  test.each(
    linesOf(`
I changed my password. It is now longer.
I changed my password. It is now required.
I changed my password. It expires in 90 days.
I changed my password. We moved to Node24 last week.
I reset the password. It is 2026 already.
I reset the password. It's now Vault.
I changed the password form. It is now LoginForm2.
The password is hashed. It is SHA256 with a salt.
We use a password. It is React19 code that asks for it.
`),
  )('tells none: %s', (line) => expect(redactSecrets(line)).toBe(line));
});

describe('a secret that a sentence tells, by what it is for', () => {
  test.each(
    linesOf(`
Our JWT secret is ‹swordfish›.
Our webhook secret is ‹swordfish99›
the webhook secret is ‹whk_9fLq2mZ›
The client secret is ‹abc-def-ghi›.
the HMAC secret is ‹tuna-salad›
Set JWT_SECRET to ‹supersecretjwt›
set the jwt secret to ‹swordfish› on staging
we changed the JWT secret from ‹apple› to ‹banana›
‹Swordfish› is our session secret.
`),
  )('%s', (line) => expectRedacted(line, 'secret'));

  test.each(
    linesOf(`
the JWT secret is rotated monthly
The client secret is stored in Vault.
The JWT secret is missing in CI.
The webhook secret is per tenant.
The webhook secret is app_config2
The shared secret is generated at startup
JWT_SECRET is required
Set JWT_SECRET to a random value
The session secret lives in Vault.
the secret is patience
The secret is out.
Our secret is simple: talk to users.
the secret sauce is caching
the secret to good coffee is fresh beans
Our client secret store is Vault
`),
  )('tells none: %s', (line) => expect(redactSecrets(line)).toBe(line));
});

describe('codes to get back into an account', () => {
  test.each(
    linesOf(`
2FA backup codes: ‹12345678› ‹87654321›
backup codes: ‹12345678›, ‹87654321› and ‹11223344›
recovery codes ‹1234-5678› ‹8765-4321›
`),
  )('%s', (line) => expectRedacted(line, 'password'));

  test('each on a line', () => {
    expect(redactSecrets('2FA backup codes:\n12345678\n- 87654321\n\n20260318')).toBe(
      '2FA backup codes:\n[secret:password]\n- [secret:password]\n\n20260318',
    );
  });

  test.each(['2FA backup codes are in the safe', 'recovery codes 2026', 'Error codes: 12345678 87654321'])(
    'tells none: %s',
    (line) => expect(redactSecrets(line)).toBe(line),
  );
});
