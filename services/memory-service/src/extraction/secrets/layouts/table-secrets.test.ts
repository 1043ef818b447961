import { describe, expect, test } from '@jest/globals';
import { outOfProportion } from '../../../testing/processor-time.js';
import { extractFacts } from '../../rules/extract-facts.js';
import { redactSecrets } from '../redact-secrets.js';

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

/** The secret stands where the `*` is. */
const secret = 'hunter2';
const expectRedacted = (form: string) => {
  const redacted = redactSecrets(form.replaceAll('*', secret));
  expect(redacted).not.toContain(secret);
  expect(redacted).toContain('[secret:password]');
  expect(redactSecrets(redacted)).toBe(redacted);
};

describe('whatever draws the table', () => {
  test.each([
    ['blanks and a ruler of a database', table(' id | password ', '----+----------', '  1 | *', '(1 row)')],
    ['a grid', table('+----+----------+', '| id | password |', '+----+----------+', '|  1 | * |', '+----+----------+')],
    [
      'a grid with rules between rows',
      table('+---+----+', '| a | pw |', '+===+====+', '| 1 | * |', '+---+----+', '| 2 | * |'),
    ],
    ['lines of a terminal', table('┌────┬──────────┐', '│ id │ password │', '├────┼──────────┤', '│ 1  │ * │')],
    ['no ruler', table('| env | password |', '| prod | * |')],
    ['a quotation', table('> > | env | password |', '> > |---|---|', '> > | prod | * |')],
    ['a list', table('- | env | password |', '  |---|---|', '  | prod | * |')],
    ['no outer bars, and an empty cell', table('env | password | note', '--- | --- | ---', ' | * | x')],
    ['a bar in a cell', table('| env | call | password |', '|---|---|---|', '| prod | `a | b` | * |')],
    [
      'a table right before',
      table('| a | b |', '|---|---|', '| 1 | 2 |', '| env | password |', '|---|---|', '| x | * |'),
    ],
    ['commas', table('env,user,password', 'prod,bob,*')],
    ['quoted cells', table('"env","user","password"', '"a, b","bob","*"')],
    ['semicolons', table('env;user;password', 'prod;bob;*')],
    ['tabs', table('env\tuser\tpassword', 'prod\tbob\t*')],
    ['blanks', table('USER      PASSWORD', 'bob       *')],
    ['HTML', '<table><tr><th>env</th><th>password</th></tr><tr><td>prod</td><td><code>*</code></td></tr></table>'],
    ['rows of HTML', '<tr><th>user</th><td>bob</td></tr><tr><th>password</th><td>*</td></tr>'],
  ])('%s', (_, form) => {
    for (const lead of ['', 'user: ', 'our logins:\n\n']) expectRedacted(lead + form);
  });
});

test.each([
  'password (initial)',
  'password [temp]',
  '~~password~~',
  '__password__',
  '[password](#note)',
  'password?',
  '🔑 password',
  'Username : Password',
  'old password',
])('a head like "%s"', (head) => expectRedacted(table(`| env | ${head} |`, '|---|---|', '| prod | * |')));

describe('a row that is named like a secret', () => {
  test.each([
    table('| field | value |', '|---|---|', '| user | bob |', '| password | correcthorse |'),
    table('| user | bob |', '| API key | q8ZfT2mWv4LpB8nYcX91 |'),
    table('| card | PIN |', '|---|---|', '| visa | 4821 |'),
    table('| env | passphrase |', '|---|---|', '| prod | correct horse battery staple |'),
    table('| env | passwords |', '|---|---|', '| prod | hunter2, tr0ub4dor&3 |'),
  ])('%s', (text) => {
    expect(redactSecrets(text)).not.toMatch(/correct|q8Zf|4821|hunter2|tr0ub/);
  });
});

describe('left as it is', () => {
  test.each([
    table('| key | owner |', '|---|---|', '| retention | Ana |'),
    table('| service | token lifetime |', '|---|---|', '| api | 15 minutes |'),
    table('| secret | owner |', '|---|---|', '| STRIPE_KEY | Ana |'),
    'a | password',
    table('| Field | Type |', '|---|---|', '| password | string |', '| password_hash | bytea |', '| token | JWT |'),
    table('| Feature | Password | SSO |', '|---|---|---|', '| Free | supported | unsupported |'),
    table('| Test | Pass | Fail |', '|---|---|---|', '| e2e | 1450 | 22 |'),
    table('| Function | Pin |', '|---|---|', '| LED | GPIO17 |'),
    table('| user | password_changed_at |', '|---|---|', '| bob | 2024-01-01 |'),
    table(
      '| env | password |',
      '|---|---|',
      '| prod | see Vault |',
      '| dev | n/a |',
      '| qa | rotated |',
      '| x | **** |',
    ),
    table('| Auth | Detail |', '|---|---|', '| Password | bcrypt with cost 12 |', '| Token | RS256 |'),
    table('| Token | Value |', '|---|---|', '| color.primary | #3366ff |'),
    table('The form has name, email, password', 'and a button, a link, a logo'),
    table('id,tokens,cost', '1,120000,3.5'),
    table("  'DB_PASSWORD',", "  'OIDC_AUDIENCE',"),
    table('  secret,', '  await work(),'),
    table('| env | password |', 'no table: | hunter2xyz |'),
  ])('%s', (text) => {
    expect(redactSecrets(text)).toBe(text);
  });
});

test('256 KiB of table take linear time', () => {
  const row = '| a | hunter2 |\n';
  const module = new URL('../redact-secrets.js', import.meta.url);
  const texts = [
    `| a | password |\n|---|---|\n${row.repeat(16_000)}`,
    '|'.repeat(250_000),
    `${'|-'.repeat(125_000)}\n`.repeat(2),
  ];
  expect(outOfProportion({ module, name: 'redactSecrets' }, texts)).toEqual([]);
}, 60_000);
