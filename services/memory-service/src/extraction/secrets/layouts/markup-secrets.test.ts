import { describe, expect, test } from '@jest/globals';
import { outOfProportion, repeated } from '../../../testing/processor-time.js';
import { redactSecrets } from '../redact-secrets.js';

/** The text with its secret where the `§` is, and the same with the placeholder. */
const expectRedacted = (form: string, secret = 'correcthorse') => {
  const redacted = redactSecrets(form.replaceAll('§', secret));
  expect(redacted).toBe(form.replaceAll('§', '[secret:password]'));
  expect(redactSecrets(redacted)).toBe(redacted);
};

describe('a secret between tags and beside keys', () => {
  test.each([
    '<password>§</password>',
    '{"name": "DB_PASSWORD", "value": "§"}',
    '[{"key": "password", "value": "§"}]',
    'env:\n  - name: DB_PASSWORD\n    value: §',
    '<add key="DbPassword" value="§"/>',
    '{\\"user\\":\\"bob\\",\\"password\\":\\"§\\"}',
  ])('%s', (form) => expectRedacted(form));
});

describe('a secret behind a name that is set off', () => {
  test.each(['- **Password**: §', '- **Password:** §', 'password -> §', '`DB_PASSWORD`: §'])('%s', (form) =>
    expectRedacted(form),
  );
});

describe('a secret behind the name of an account', () => {
  test.each(['login: bob / §', 'credentials: bob / §', 'admin credentials are admin:§', 'user/password: bob / §'])(
    '%s',
    (form) => expectRedacted(form, 'hunter2'),
  );
  test("SQL: identified by '…'", () => expectRedacted("CREATE USER bob IDENTIFIED BY '§';"));
});

describe('left as it is', () => {
  test.each([
    '{"name": "password", "type": "string", "value": ""}',
    'name: DB_PASSWORD\nvalueFrom:\n  secretKeyRef:\n    name: db',
    '<label>Password</label><input type="password" name="password"/>',
    '<password>%DB_PASSWORD%</password>',
    '<td>Password</td><td>required</td>',
    'login: localhost:8080',
    'credentials: AWS / GCP',
    'login: https://sso.example.dev/auth2',
    '- **Password:** see 1Password',
    'Pin: react@19.1.0',
    '{"name": "password", "in": "formData", "required": true}',
    '- `test_hash_password`: Ensures that two hashes differ',
    '<input type="password" id="password" name="password" class="form-control">',
    '### 2. **Secure Password Policies**',
  ])('%s', (text) => expect(redactSecrets(text)).toBe(text));
});

test('256 KiB take linear time', () => {
  const units = ['name: password, value: ', '<password>', '<td>password', 'id=password ', 'login: a/'];
  const module = new URL('../redact-secrets.js', import.meta.url);
  const texts = units.map((unit) => repeated(unit, 2 ** 18));
  expect(outOfProportion({ module, name: 'redactSecrets' }, texts)).toEqual([]);
}, 60_000);
