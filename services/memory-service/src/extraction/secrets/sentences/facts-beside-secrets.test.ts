import { describe, expect, test } from '@jest/globals';
import { redactSecrets } from '../redact-secrets.js';

const expectRedacted = (line: string, kind: string): void => {
  const redacted = line.replaceAll(/‹[^›]+›/g, `[secret:${kind}]`);
  expect(redactSecrets(line.replaceAll(/[‹›]/g, ''))).toBe(redacted);
  expect(redactSecrets(redacted)).toBe(redacted);
};

/** A fact, and beside it a secret that is told in much the same words. */
type Pair = readonly [fact: string, secret: string, kind: string];

const passes: readonly Pair[] = [
  ['Final pass: removed dead code.', 'Final pass: ‹Zeb4raX9›', 'password'],
  ['user: Final pass: removed dead code.', 'user: wifi pass: ‹removed99›', 'password'],
  ['First pass: rename everything', 'pass: ‹rename›', 'password'],
  ['Compiler pass: inlining', 'wifi pass: ‹inlining›', 'password'],
  ['All tests pass: 1234', 'user bob, pass: ‹1234›', 'password'],
  ['Season pass: Anna', 'username: anna pass: ‹Swordfish›', 'password'],
  ['Season **pass:** Anna', '**Pass:** ‹Swordfish›', 'password'],
  ['Two-pass: rename', 'db_pass: ‹rename›', 'password'],
  ['The second pass: none left', 'my pass: ‹swordfish›', 'password'],
];

const compounds: readonly Pair[] = [
  ['Our password policy is NIST-800-63B.', 'Our password policy is ‹Zeb4raX9›.', 'password'],
  ['Our password library is argon2-browser.', 'Our password is ‹argon2-browser›.', 'password'],
  ['The password endpoint is login-v2.', 'The password for the endpoint is ‹login-v2›.', 'password'],
  ['The password screen is LoginV2.', 'The password is ‹LoginV2›.', 'password'],
  ["The password screen is 'LoginV2'.", "The password is '‹LoginV2›'.", 'password'],
  ['LoginV2 is our password screen.', '‹LoginV2› is our password.', 'password'],
  ['The password was moved to KeePass2.', 'The password was changed to ‹Zebra2024›.', 'password'],
  ['The password was moved to db-prod-01.', 'The password was changed to ‹db-prod-01›.', 'password'],
  [
    'The password is kept in Vault; the reset page is LoginV2.',
    'The password is ‹Zebra2024›; the reset page is LoginV2.',
    'password',
  ],
  ['I forgot the password; the reset page is LoginV2.', 'I changed the password; it is now ‹LoginV2›.', 'password'],
  [
    'The password is in Vault; our page is LoginV2.',
    'Passwords: staging is ‹Zebra2024›; production is ‹Fl0wer99›',
    'password',
  ],
];

const cards: readonly Pair[] = [
  ['The CVC 500 controller failed.', 'the card ends in 1111, CVC ‹500›', 'card_security_code'],
  ['We ship the CVC 300 edition', 'CVC: ‹300› exp 12/27', 'card_security_code'],
  ['Our CVV is 123 lines.', 'Our CVV is ‹123›.', 'card_security_code'],
  ['The CVC is 300 MB.', 'CVV code ‹300› for the card', 'card_security_code'],
  ['CVC 500 is flaky', 'CVC ‹500›', 'card_security_code'],
];

const stores: readonly Pair[] = [
  ['secret: kubernetes', 'secret: ‹swordfish›', 'secret'],
  ['The session secret is Redis.', 'The session secret is ‹Redwood›.', 'secret'],
  ['Redis is our session secret.', '‹Redwood› is our session secret.', 'secret'],
  ['The app secret is Doppler.', 'The app secret is ‹dopplereffect›.', 'secret'],
  ['The app secret is AWS for now', 'Set the app secret to ‹awesome›', 'secret'],
  ['auth: OAuth2:PKCE2024', 'auth: bob:‹PIKE2024›', 'password'],
  ['auth: oidc:Code2024', 'auth: jwt:‹Zeb4raX9›', 'password'],
];

const keys: readonly Pair[] = [
  ['The cache key is tenant42-user-v2-settings.', 'The api key is ‹tenant42-user-v2-settings›.', 'key'],
  ['cache key: user:1234:profile', 'api key: ‹q8ZfT2mWv4LpB8nYcX91›', 'key'],
  ['Idempotency-Key: 8e03978e-40d5-43dd-bc93-6894a57f9324', 'X-API-Key: ‹8e03978e-40d5-43dd-bc93-6894a57f9324›', 'key'],
  ['The primary key: 01HXYZ7A9QK3M5', `The primary key: ‹${'q8ZfT2mWv4LpB8nYcX91'.repeat(2)}==›`, 'key'],
  ['The S3 key is uploads/2024/Report-v2.pdf', 'The S3 access key is ‹q8ZfT2mWv4LpB8nYcX91›', 'key'],
];

describe('what is told behind a password stays', () => {
  test.each([
    'the pw is ‹Kestrel-919›. port is 8200',
    'the wifi password is ‹Kestrel-919›, the port is 8200',
    'the vault pw is ‹Kestrel-919› but dont write that anywhere. inventory is inventories/fra1',
    'our password is ‹Kestrel-919›. hosts are web1 and web2',
    'staging password is ‹Kestrel-919›, prod is ‹Walrus-22›',
  ])('%s', (line) => expectRedacted(line, 'password'));
});

const pairs = [...passes, ...compounds, ...cards, ...stores, ...keys];

describe('a fact in the words that tell a secret stays, and the secret does not', () => {
  test.each(pairs)('%s', (fact) => expect(redactSecrets(fact)).toBe(fact));
  test.each(pairs)('beside %s: %s', (_, secret, kind) => expectRedacted(secret, kind));
});
