import { describe, expect, test } from '@jest/globals';
import { outOfProportion, repeated } from '../../testing/processor-time.js';
import { redactMessages, redactSecrets } from './redact-secrets.js';

/** Messages of one call by ` | `, lines of one by `/`; `*` stands for the placeholder, `<…>` for what is told. */
const linesOf = (text: string): readonly string[] => text.trim().split('\n');
const messagesOf = (line: string): readonly string[] =>
  line.split(' | ').map((message) => message.replaceAll(' / ', '\n'));
const told = (line: string): readonly string[] => messagesOf(line.replaceAll(/[<>]/g, ''));
const redacted = (line: string, kind: string): readonly string[] =>
  messagesOf(line.replaceAll(/<[^>]+>/g, `[secret:${kind}]`));

describe('what was recognised once is replaced everywhere in the call', () => {
  test.each(
    linesOf(`
user: My password is <Qq7zzkkw9>. I type <Qq7zzkkw9> every morning.
user: I type <Qq7zzkkw9> every morning. <Qq7zzkkw9> is my password.
user: My password is <Qq7zzkkw9>. | user: I wrote <Qq7zzkkw9> on a note at my desk.
user: I wrote <Qq7zzkkw9> on a note. | assistant: Noted. | user: My password is <Qq7zzkkw9>.
user: My password is <Qq7zzkkw9>. | assistant: "<Qq7zzkkw9>", (<Qq7zzkkw9>), <Qq7zzkkw9>'s and x=<Qq7zzkkw9>;
user: My password is <$Qq7#zz!kkw9>. | user: I typed <$Qq7#zz!kkw9> in the lobby.
user: My password is <blueMoonRise>. | user: The note says <blueMoonRise>.
user: Our passphrase is <correct horse battery staple>. | user: I typed <correct horse battery staple> on my phone.
user: The PIN of the safe is <482913>. | user: My daughter knows <482913> by heart.
`),
  )('%s', (line) => {
    expect(redactMessages(told(line))).toEqual(redacted(line, 'password'));
    expect(redactMessages(redacted(line, 'password'))).toEqual(redacted(line, 'password'));
  });

  test('a token by the name that another message gives it', () => {
    const token = `ghx${'0123456789'}abcdefABCDEF99`;
    expect(redactMessages([`user: I put ${token} in our CI.`, `user: export GITHUB_TOKEN=${token}`])).toEqual([
      'user: I put [secret:token] in our CI.',
      'user: export GITHUB_TOKEN=[secret:token]',
    ]);
  });
});

test.each([
  'summer / user: We met last summer, and summer is my season.',
  'GitHub / user: We use GitHub.',
  'Terraform / user: We use Terraform.',
  '4821 / user: Our house has the number 4821.',
  'hunter2 / user: The hunter22 and the xhunter2 are ships.',
])('a password that other sentences hold by chance stays there: %s', (line) => {
  const [password = '', other = ''] = line.split(' / ');
  expect(redactMessages([`user: My password is ${password}.`, other])).toEqual([
    'user: My password is [secret:password].',
    other,
  ]);
});

describe('secrets that are split over messages', () => {
  test.each(
    linesOf(`
user: The db password is | user: <Qq7zzkkw9> | user: We run on Hetzner.
user: Here is the root password: | user: <swordfish>
user: password = | user: <Qq7zzkkw9>
Here are the logins. | user, password | The staging password is | <Qq7zzkkw9>
`),
  )('%s', (line) => expect(redactMessages(told(line))).toEqual(redacted(line, 'password')));

  test('a private key', () => {
    const lines = [
      'MIIEowIBAAKCAQEAabcdefghijk',
      'x7Kq9ZtR2mWv4LpB8nYcx7Kq9ZtR2mWv4LpB8nYcx7Kq9ZtR2mWv4LpB8nYc',
      'lmnop9876',
    ];
    const messages = [
      `user: our key:\n-----BEGIN RSA ${'PRIVATE KEY'}-----\n${lines[0]}`,
      `user: ${lines[1]}`,
      `user: ${lines[2]}\n-----END RSA ${'PRIVATE KEY'}-----\nkeep it`,
      'user: We run on Hetzner.',
    ];
    expect(redactMessages(messages)).toEqual([
      'user: our key:\n[secret:private_key]',
      'user: [secret:private_key]',
      'user: [secret:private_key]\nkeep it',
      'user: We run on Hetzner.',
    ]);
  });

  test('a table', () => {
    const head = 'user: | user | password |\n|---|---|';
    expect(redactMessages([head, 'user: | bob | Qq7zzkkw9 |\n| eve | Tt5bbvvx2 |'])).toEqual([
      head,
      'user: | bob | [secret:password] |\n| eve | [secret:password] |',
    ]);
  });
});

describe('answers to a question for a secret', () => {
  test.each(
    linesOf(`
assistant: What is your database password? | user: <3mzrG6bKd1>
assistant: What is the wifi password at the office? | user: It's <3mzrG6bKd1>.
assistant: Which password should I use for the staging database? | user: Use <3mzrG6bKd1> for it.
assistant: What's the wifi password? | user: <swordfish>
assistant: What's the wifi password? | user: It's <swordfish>, same as last year.
assistant: And the password for staging? | user: <dragonfly99>
assistant: Could you send me the VPN passphrase? | user: <correct-horse-battery-staple>
assistant: Can you tell me the PIN of the front door? | user: Sure, it's <4821>.
assistant: What is the alarm code? | user: <4821#>
assistant: What is the database password? | user: <blue monkey 42>
assistant: And the passphrase? | user: <purple tiger lamp>
assistant: I need the admin password to go on. What is it? | user: <Qq7zzkkw9>
assistant: Please enter your password | user: <Qq7zzkkw9>
Bob: What was the router password again? | Ana: <Qq7zzkkw9>, I think.
user: whats the db pw | assistant: <Brunnen77>
assistant: I need the SMTP password to continue. | user: <Kestrel44>
user: hey whats the root pw again | assistant: it's <kolibri77>
user: what is the password for the nas | assistant: <Orchid-55>
user: wie lautet das wlan passwort | assistant: <gipfelkreuz>
assistant: Wie ist das WLAN-Passwort? | user: Das ist <Brunnen77>
assistant: Wie lautet das WLAN-Passwort? | user: Es ist <Sonnenblume77>.
assistant: ¿Cuál es la contraseña? | user: Es <Gato2024>.
user: What's the router password? It is <Qq7zzkkw9>.
user: Q: What's the database password? A: <Qq7zzkkw9>
user: **Q:** What is the root password? / **A:** <Qq7zzkkw9>
assistant: What is the wifi password? / user: It's <Qq7zzkkw9>.
assistant: What are the recovery codes? | user: <8fk2a-9dk1q> <2kd9s-1kf8q>
`),
  )('%s', (line) => {
    expect(redactMessages(told(line))).toEqual(redacted(line, 'password'));
    expect(redactMessages(redacted(line, 'password'))).toEqual(redacted(line, 'password'));
  });

  test.each(
    linesOf(`
assistant: Please paste your API key. | user: <q8ZfT2mWv4LpB8nYcX91q8ZfT2mW>
user: the new api key is | user: <q8ZfT2mWv4LpB8nYcX91> | user: <q8ZfT2mWv4LpB8nYcX91> goes into the CI of Acme.
`),
  )('%s', (line) => expect(redactMessages(told(line))).toEqual(redacted(line, 'key')));
});

test.each(
  linesOf(`
assistant: Where is the password stored? | user: In Vault, under secret/db-prod-01.
assistant: How often do you rotate the password? | user: Every 90days, by cron job rot8tor.
assistant: Which password manager do you use? | user: KeePass2
assistant: What is your password policy? | user: Twelve characters, argon2id.
assistant: Who knows the admin password? | user: Only user bob42x.
assistant: Do you have the API key? | user: Yes, it is in 1Password.
assistant: What is the wifi password? | user: It's on the fridge.
assistant: What is the wifi password? | user: No idea, ask Marta in room B204x.
assistant: What is the wifi password? | user: I forgot it.
assistant: What's the database password? | user: It's stored in 1Password.
assistant: What's the database password? | user: I won't tell you. We run Postgres17 on db-prod-01.
assistant: Please paste your API key. | user: I put it in the .env file of apps/web2.
assistant: Please share the token bucket size. | user: 500 requests, burst1000.
assistant: Should we hash the password? | user: Yes, with bcrypt.
assistant: Which token type do you use? | user: JWT with RS256.
assistant: Which tokens does the theme need? | user: color-primary-500
assistant: What are the API keys for? | user: For Mailgun and S3.
assistant: Got the credentials? | user: Yes, Anna sent them on 2026-03-12.
assistant: Do you need a password? | user: No, we use SSO since v2.14.
assistant: What's the PIN? | user: I moved to house 4821 in 2026.
assistant: Do you use passwords? | user: passkeys
assistant: Do you want passwords or passkeys? | user: passkeys
assistant: I need password managers with an API. | user: KeePass2
user: whats the password policy | assistant: min12chars
user: whats the password for | assistant: Grafana2 needs it
user: what is the password stored in | assistant: Vault2
user: what is the pin layout | assistant: GPIO17
user: whats a password | assistant: Something2
user: whats the token limit | assistant: 8k128000
user: whats the db pw | assistant: It's in Vault, under db2.
user: What is the primary key? It is user_id2.
user: What is the password? Nobody knows.
user: Did you change the password? We moved to Node24 last week.
user: What is the token limit? It's 128000 tokens.
user: Our hosting is at Hetzner: | user: web01x and web02x
`),
)('tells none: %s', (line) => expect(redactMessages(told(line))).toEqual(told(line)));

test('256 KiB of hostile text take linear time', () => {
  const units = [
    'What is the password? x ',
    'password? ',
    'whats the pw\nuser: ',
    'user: password?\n',
    'The password is\nuser: ',
    'log in as a with b as ',
    'login for a b c d is ',
    '&quot;%3D&amp;',
    'p\u00adassword ',
    'recovery codes a1b2c3 ',
  ];
  const module = new URL('./redact-secrets.js', import.meta.url);
  const texts = units.map((unit) => repeated(unit, 2 ** 18));
  expect(outOfProportion({ module, name: 'redactSecrets' }, texts)).toEqual([]);
}, 60_000);

test('thousands of passwords, and each of them again, take linear time', () => {
  const said = Array.from({ length: 4000 }, (_, at) => `password: a1-b2-c3-Qq7zz${at}\na1-b2-c3-Qq7zz${at % 400}\n`);
  const module = new URL('./redact-secrets.js', import.meta.url);
  expect(outOfProportion({ module, name: 'redactSecrets' }, [said.join('')])).toEqual([]);
  expect(redactSecrets(said.join(''))).not.toContain('Qq7zz7');
}, 60_000);
