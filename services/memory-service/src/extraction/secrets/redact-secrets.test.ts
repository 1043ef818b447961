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
  ['private_key', `LS0tLS1CRUdJTi${'BQUklWQVRFIEtFWS0tLS0t'}${letters(60)}==`],
  ['private_key', `LS0tLS1CRUdJTi${'BPUEVOU1NIIFBSSVZBVEUgS0VZLS0tLS0K'}${letters(60)}`],
  ['notion_token', `secret_${letters(43)}`],
  ['notion_token', `ntn_${letters(46)}`],
  ['atlassian_token', `ATATT3xFfGF0${letters(180)}=A1B2C3D4`],
  ['netlify_token', `nfp_${letters(36)}`],
  ['tailscale_key', `tskey-auth-${letters(12)}-${letters(32)}`],
  ['airtable_token', `pat${letters(14)}.${hex(64)}`],
  ['mapbox_token', `sk.eyJ1Ijoi${letters(40)}.${letters(22)}`],
  ['discord_webhook', `https://discord.com/api/webhooks/123456789012345678/${letters(68)}`],
  [
    'teams_webhook',
    `https://acme.webhook.office.com/webhookb2/${hex(32)}@${hex(32)}/IncomingWebhook/${hex(32)}/${hex(32)}`,
  ],
  ['slack_webhook', `https://hooks.slack.com/services/T0123ABCD/B0123ABCD/${letters(24)}`],
  ['telegram_bot_token', `1234567890:AA${letters(33)}`],
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
    [`Credentials: token ${letters(20)}`, 'Credentials: token [secret:token]'],
    [
      '![badge](https://x.dev/badge.svg?token=2LJKNGU0N6)](https://x.dev)',
      '![badge](https://x.dev/badge.svg?token=[secret:token])',
    ],
    ['PIN: hunter22', 'PIN: [secret:password]'],
    ['DB_PASSWORD=letmein', 'DB_PASSWORD=[secret:password]'],
    ['password: "two words"', 'password: "[secret:password]"'],
    ['run it with --password letmein1', 'run it with --password [secret:password]'],
    [`API_KEY=${letters(20)}`, 'API_KEY=[secret:key]'],
    [`clientSecret: "${letters(24)}"`, 'clientSecret: "[secret:secret]"'],
    [`Authorization: Bearer ${letters(30)}`, 'Authorization: Bearer [secret:bearer_token]'],
    ['mein Passwort lautet: sommer2024', 'mein Passwort lautet: [secret:password]'],
    ['我的密码是 abc12345', '我的密码是 [secret:password]'],
    [
      `https://api.telegram.org/bot1234567890:AA${letters(33)}/sendMessage`,
      'https://api.telegram.org/bot[secret:telegram_bot_token]/sendMessage',
    ],
    [`Cookie: session=${letters(40)}; theme=dark`, 'Cookie: session=[secret:session_cookie]; theme=dark'],
    [
      `https://a.blob.core.windows.net/c/f?sv=2020&sig=${letters(40)}%3D`,
      'https://a.blob.core.windows.net/c/f?sv=2020&sig=[secret:azure_sas_signature]',
    ],
    [
      `https://b.s3.amazonaws.com/k?X-Amz-Expires=60&X-Amz-Signature=${hex(64)}`,
      'https://b.s3.amazonaws.com/k?X-Amz-Expires=60&X-Amz-Signature=[secret:presigned_url_signature]',
    ],
    [`    client-key-data: ${letters(120)}==`, '    client-key-data: [secret:kubernetes_client_key]'],
    ['The login for staging is admin / Zebra99x.', 'The login for staging is admin / [secret:password].'],
    ['I log in as admin with zTOTLF3fDy.', 'I log in as admin with [secret:password].'],
    ["We sign in as root with 'zTOTLF3fDy1'.", "We sign in as root with '[secret:password]'."],
    ['password = "$Qq7#zz!kkw9"', 'password = "[secret:password]"'],
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
    'I logged in as admin with my YubiKey5.',
    'Users log in as admin with OAuth2.',
    'We connect as root with ed25519 keys.',
    'Our login for staging is admin / shared in Vault',
    'Set session=production in the config, and session=active.',
    `certificate-authority-data: LS0tLS1CRUdJTiBDRVJUSUZJQ0FURS0tLS0t${letters(40)}`,
    'https://x.dev/?sig=abc',
    'nfp_is_not_for_profit, and the secret_santa list',
    'https://discord.com/channels/123456789012345678/1',
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
    'expect((await plane.call({ key })).body.total).toBe(1)',
    'const credential = workloadIdentity.fromX509(file)',
    'Bearer authentication',
    'the token is configured in src/auth/token-provider.ts',
    `![logo](data:image/png;base64,${letters(200)})`,
    "const password = randomBytes(24).toString('base64url');",
    "password: readFileSync(join(home, 'pw1'), 'utf8').trim(),",
    'const { databaseUrl, managementPassword } = readConfig(process.env, {',
    'export function passwordVerifier(password: string): string {',
    'MEMORY_DATABASE_PASSWORD: rolePasswords[0],',
    'export const credential: Credentials<Platform2Authentication, Principal> = {',
    `POSTGRES_PASSWORD: \${POSTGRES_PASSWORD:?set POSTGRES_PASSWORD}`,
    "psql -c '\\password bob_admin2'",
    'The role comes without a password: alter role it first.',
    'A password is stored as a verifier (SCRAM-SHA-256, RFC 5803).',
    'PASS src/cart2.test.ts (2.1 s)',
    'We add a pass `lib/ir/rc_insert2.ml` after lambda lifting.',
    "{ key: 'ak_9fXqW2…0aB3', token: 'at_Kd03bT...q7Zp' }",
    'Is the value beside a name a secret: `API_KEY=…`?',
  ])('%s', (text) => {
    expect(redactSecrets(text)).toBe(text);
  });
});

/** The words of one sentence and, behind the arrow, what is kept of it; `*` stands for the placeholder. */
describe('passwords told in a sentence', () => {
  test.each([
    ['our password (staging): Zebra99x', 'our password (staging): *'],
    ['My wifi password at home is BlueTiger77.', 'My wifi password at home is *.'],
    ['the new password for staging will be Zebra!99', 'the new password for staging will be *'],
    ['The root password was changed from alpha123x to beta456y', 'The root password was changed from * to *'],
    ['Our admin password used to be Zebra99k before.', 'Our admin password used to be * before.'],
    [
      'The wifi password changed last week, it is now BlueTiger77.',
      'The wifi password changed last week, it is now *.',
    ],
    ['Login with user bob and pw letmein99', 'Login with user bob and pw *'],
    ['password (Zebra99x)', 'password (*)'],
    ['passwords: Zebra99x, Tiger88y and Lion77zz', 'passwords: *, * and *'],
    ['Zebra99k is our admin password.', '* is our admin password.'],
    ['I use Zebra99x for my email password', 'I use * for my email password'],
    ['My new password: "Fl0wer Pot!"', 'My new password: "*"'],
    ['password123 is what I use to log in', '* is what I use to log in'],
    ['mysql -u root -pZebra99q db', 'mysql -u root -p* db'],
    ['sshpass -p hunter22 ssh root@db', 'sshpass -p * ssh root@db'],
    ['The PIN was changed from 1234 to 5678.', 'The PIN was changed from * to *.'],
    ['Die PIN meiner Karte lautet 4821.', 'Die PIN meiner Karte lautet *.'],
    ['Das Passwort für das WLAN lautet Sommer2024.', 'Das Passwort für das WLAN lautet *.'],
    ['mon mot de passe wifi est Soleil88', 'mon mot de passe wifi est *'],
    ['la contraseña del wifi es Gato2024', 'la contraseña del wifi es *'],
    ['a minha senha é Gato2024', 'a minha senha é *'],
    ['la mia password è Gatto2024', 'la mia password è *'],
    ['мой пароль от вайфая: Zebra99x', 'мой пароль от вайфая: *'],
    ['我的密码是Zebra99x。', '我的密码是*。'],
    ['パスワードはsakura2024です', 'パスワードは*です'],
    ['The password was changed by Ana and is 4821', 'The password was changed by Ana and is *'],
    [
      'The root password was reset yesterday and is now blueMoonRise',
      'The root password was reset yesterday and is now *',
    ],
    [
      'The password for the office wifi on the second floor is 4821',
      'The password for the office wifi on the second floor is *',
    ],
    [
      'The password for the guest network at the new office is blueMoon/99',
      'The password for the guest network at the new office is *',
    ],
    ['The password has changed, it is now correct-horse-battery-staple', 'The password has changed, it is now *'],
    ['the password for prod, as of today: hunter/Two2', 'the password for prod, as of today: *'],
    [
      'The password from last week was replaced, and now is 8842',
      'The password from last week was replaced, and now is *',
    ],
    [
      'the password for the router upstairs in the hallway: 4821',
      'the password for the router upstairs in the hallway: *',
    ],
    ['The password value on the old controller is 4821', 'The password value on the old controller is *'],
    ['The password reset by Ana is now 4821', 'The password reset by Ana is now *'],
    ['The password works again, it is now blueMoonRise', 'The password works again, it is now *'],
    ['user: zTOTLF3fDy is my password for staging.', 'user: * is my password for staging.'],
    ['🔑 zTOTLF3fDy is the deploy password', '🔑 * is the deploy password'],
    ["zTOTLF3fDy – that's our staging password.", "* – that's our staging password."],
    ['zTOTLF3fDy (the staging password)', '* (the staging password)'],
    ["Bob's password's zTOTLF3fDy", "Bob's password's *"],
    ['my recovery codes are 4fk2a-9dk1q, 8dk2q-0dk3f and 9sk2d-1kf8s.', 'my recovery codes are *, * and *.'],
    ['My recovery code is ABCD-1234-EFGH.', 'My recovery code is *.'],
    ['The alarm code is 4821.', 'The alarm code is *.'],
    ['access code for the client portal: HX7-99Q-PLM', 'access code for the client portal: *'],
    ['The unlock code is 7G4KQ2.', 'The unlock code is *.'],
    ['The unlock code is 99120#.', 'The unlock code is *.'],
    ['We open the safe with the safe code 4821.', 'We open the safe with the safe code *.'],
    ['The safe code was changed from 4821 to 9944.', 'The safe code was changed from * to *.'],
  ])('%s', (text, kept) => {
    expect(redactSecrets(text)).toBe(kept.replaceAll('*', '[secret:password]'));
  });

  test('an exclamation mark is the value’s, and a sentence that it may have ended still ends', () => {
    expect(redactSecrets('I changed my password to Fl0werPot! yesterday')).toBe(
      'I changed my password to [secret:password] yesterday',
    );
    expect(redactSecrets('My password is Fl0werPot! I like it.')).toBe('My password is [secret:password]. I like it.');
  });
});

describe('passphrases of several words', () => {
  test.each([
    ['pass phrase: correct horse battery staple', 'pass phrase: *'],
    ['passphrase: the quick brown fox', 'passphrase: *'],
    ['pass phrase (backup): trust no one and I like tea', 'pass phrase (backup): * and I like tea'],
    ['password: correct horse battery staple', 'password: *'],
    ['My passphrase is correct horse battery staple.', 'My passphrase is *.'],
    ['My passphrase is correct-horse-battery-staple.', 'My passphrase is *.'],
  ])('%s', (text, kept) => {
    expect(redactSecrets(text)).toBe(kept.replaceAll('*', '[secret:password]'));
  });
});

describe('sentences about passwords that tell none', () => {
  test.each([
    'the password policy is strict',
    'password reset is broken',
    'tokens expire after 15 minutes',
    'my password manager is Bitwarden',
    'the PIN pad is broken',
    'the key is under the mat',
    'we rotate passwords monthly',
    'the secret is patience',
    'passwords are hashed with SHA-256 and argon2id',
    'we moved password hashing from md5 to argon2id',
    'the password minimum was raised from 8 to 12 characters',
    'password login was replaced by OAuth2 in 2024',
    'The password form lives in LoginForm2.tsx',
    'password fields are password1 and password2',
    'The user bob42 forgot his password again',
    'Passwords expire every 90-days, says NIST800-63',
    'My password was changed on 2026-03-18 at 10:30',
    'We use 1Password for passwords and S3 for files',
    'I moved my passwords from LastPass to 1Password last week',
    'the password reset page is now ResetPage',
    'Our password manager is KeePass',
    'the password reset email comes from noreply@acme.com',
    "My password is wrong! I can't log in.",
    'passphrase: required for every key',
    'password: must have at least twelve characters',
    'the PIN was set to expire in 2026',
    'The password for db01 was leaked in PR4521',
    'mysql -u root -p db',
    'The password is stored in /etc/app2/conf',
    'Connect the LED to pin 13 of the ESP32',
    'Versions we pin: Ruby 3.3.4',
    'Pin the schema to 4471 and the image to 2024',
    'we pin it to 4471 for now',
    'You should pin: Django 5.0, psycopg 3.2',
    'The password endpoint is POST /v2/password-reset',
    'I pass the argument to utf8mb4 function',
    'passwords need bcrypt with cost 12',
    'I typed my password into the ThinkPad X1',
    'passphrase: not set',
    'the passphrase is lost',
    'the wifi password is on the fridge',
    'password rotation is quarterly',
    'the door code changes monthly',
    'The door code of the studio is 4471#.',
    'The alarm code is on the sticker next to the panel.',
    'The access code is on the wiki page ES2022-B1A.',
    'The verification code: TLS-1-2-ONLY',
    'The security code is SHA-256',
    'The recovery code is handled in AUTH-123.',
    'The code of the fault is HX7-99Q-PLM.',
    'The gate code works until 2027.',
    'Our door code is shared with the cleaners.',
    'Access codes are rotated every 90 days.',
    'Our error code is 4821 when the queue is full.',
    'Security code reviews happen in 2026.',
    'Our recovery codes are printed in the safe.',
    'The backup codes were used up in 2025.',
    'Our Wi-Fi password never changes',
    'Reset the password of user-123 via admin2.example.com',
    'the password of the DB on host db-prod-01 expires 2027-01-01',
  ])('%s', (text) => {
    expect(redactSecrets(text)).toBe(text);
  });
});

test('redacting sentences twice changes nothing', () => {
  const texts = [
    'our password (staging): Zebra99x',
    'My password is Fl0werPot! I like it.',
    'pass phrase: correct horse battery',
  ];
  for (const text of texts) expect(redactSecrets(redactSecrets(text))).toBe(redactSecrets(text));
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

test.each([
  'The password is "the quick brown fox jumps".',
  'DB_PASSWORD="the quick brown fox"',
  '{"password": "the quick brown fox"}',
  'password: "new york 1999!"',
  'wifi password: "use the force 77"',
  'const password = "my voice is my passport"',
  'DB_PASSWORD="s3cret field"',
  'password=@Password1',
  'DB_PASSWORD=env:hunter22',
  'password: "kv:Rex2019"',
  'run it with --password "x9!Kf(2mQ#v"',
  'run it with --password pa(ss)w0rd',
  'DB_PASSWORD=x9!Kf(2mQ#v',
  '{"password":"x9!Kf{2mQ#v"}',
])('what looks like a text of a form, a reference or a call may be a password: %s', (text) => {
  expect(redactSecrets(text)).toContain('[secret:password]');
});
