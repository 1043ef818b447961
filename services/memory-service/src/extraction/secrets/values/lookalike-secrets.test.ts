import { describe, expect, test } from '@jest/globals';
import { redactSecrets } from '../redact-secrets.js';
import { expectKept, expectRedacted, linesOf } from '../testing/redacted-lines.js';

const expectPassword = (line: string): void => expectRedacted(line, 'password');

describe('several words in quotation marks', () => {
  test.each(
    linesOf(`
The password is "‹the quick brown fox jumps›".
The password is "‹a horse battery staple›".
DB_PASSWORD="‹the quick brown fox›"
DB_PASSWORD="‹enter your password›"
{"password": "‹the quick brown fox›"}
password: "‹new york 1999!›"
password: "‹no more secrets 42›"
wifi password: "‹use the force 77›"
gpg --passphrase "‹the eagle flies at night›" x
const password = "‹my voice is my passport›"
DB_PASSWORD="‹s3cret field›"
"‹the quick brown fox›" is our wifi password
setPassword("‹the quick brown fox›")
password: "‹life must be lived›"
`),
  )('%s', expectPassword);

  test.each(
    linesOf(`
password: "Enter your password"
password: "must be at least 8 characters"
password: "This field is required."
password: "is too short"
password: "Passwords do not match"
password: "Forgot your password?"
"password": "The password of the user"
"password": "should not be empty"
"password": "Invalid username or password"
Nouns that stand behind password: "password manager", "password reset"
`),
  )('the text of a form stays: %s', expectKept);
});

describe('what looks like the name of what holds a password', () => {
  test.each(
    linesOf(`
password=‹@Password1›
password: "‹@Passw0rd99›"
password: "‹@mypassword›"
DB_PASSWORD=‹@Secret99›
my password: ‹@MyKey2024!›
my password is ‹@mypassword›
DB_PASSWORD=‹env:hunter22›
DB_PASSWORD=‹kv:Rex2019›
my password is ‹kv:Rex2019›
DB_PASSWORD=‹sm:hunter22›
DB_PASSWORD=‹input.Rex99›
my password is ‹input.Rex99›
the password is ‹dog.secret›
the password is "‹dog.secret›"
`),
  )('%s', expectPassword);

  test.each(
    linesOf(`
UPDATE users SET password = :password WHERE id = :id
UPDATE users SET password = @new_password2 WHERE id = @id
INSERT INTO users (name) SELECT 1 WHERE password = @Password1
WHERE name = :name AND password = :password
find(name=@name, password=@password)
DB_PASSWORD=env:PROD_DB_PASSWORD
password: vault:secret/db#password
password: op://prod/db/password
password: arn:aws:secretsmanager:us-west-2:1:secret:db
password = config.db.password
password: user.password,
`),
  )('the name stays: %s', expectKept);
});

describe('brackets in a value', () => {
  test.each([
    'JWT_SECRET=x9!Kf(2mQ#v',
    'JWT_SECRET=x9!Kf[2mQ#v',
    'SESSION_SECRET=x9!Kf{2mQ#v',
    'client_secret: x9!Kf(2mQ#v',
  ])('%s', (line) =>
    expect(redactSecrets(line)).toBe(line.replace('x9!Kf', '[secret:secret]').replace(/\][([{]2mQ#v$/, ']')),
  );

  test.each(
    linesOf(`
mysql --password "‹x9!Kf(2mQ#v›"
mysql --password ‹Hun{ter22›
mysql --password ‹pa(ss)w0rd›
mysql --password ‹Hun=ter22›
DB_PASSWORD=‹x9!Kf(2mQ#v›
{"password":"‹x9!Kf{2mQ#v›"}
my password: ‹x9!Kf(2mQ#v›
`),
  )('%s', expectPassword);

  test.each(
    linesOf(`
password: hash(value, 10)
password = await hash(value)
password: "{{ vault_password }}"
password: "pw_{name}"
password:string){
mysql --password \${PW}
mysql --password $(cat pw.txt)
JWT_SECRET=generate(32)
JWT_SECRET=config["jwt"]
secret = hash(value)
const secret = keys[0];
secret: (value) => value
password: Optional[str] = None
password: args[1]
password = data.vault.db["password"]
password: z.string().min(8)
`),
  )('code stays: %s', expectKept);
});

test.each([':password=', 'password=a(', 'password: "must be at least ', 'password=a.', 'password="{a} '])(
  'many of "%s" take no time',
  (unit) => {
    const start = performance.now();
    redactSecrets(unit.repeat(20_000 / unit.length));
    expect(performance.now() - start).toBeLessThan(2000);
  },
);

test.each(
  linesOf(`
password_hash varchar(255)
password varchar(64) not null
the key is user:42:profile
export DB_PASSWORD="$(vault kv get -field=pw secret/db)"
op read --field=password vault/db2
`),
)('a type, the key of a cache, and a name that is a value itself: %s', expectKept);
test.each(['the key is ‹x7Kq9ZtR2mWv4LpB8nYc›', 'user=root pass=‹hunter22›'])('but not %s', (line) =>
  expect(redactSecrets(line.replaceAll(/[‹›]/g, ''))).toMatch(/^[^:]*\[secret:(?:key|password)\]$/),
);
