import { describe, expect, test } from '@jest/globals';
import { redactSecrets } from '../redact-secrets.js';
import { expectRedacted, linesOf } from '../testing/redacted-lines.js';

describe('a plain value that is assigned to a name for a secret', () => {
  test.each(
    linesOf(`
We set JWT_SECRET=‹supersecretjwt› in the staging env file.
SESSION_SECRET=‹keyboardcat›
NEXTAUTH_SECRET=‹thisisasecret›
client_secret=‹abc-def-ghi›
"jwt_secret": "‹keyboard cat›"
COOKIE_SECRET: "‹keyboard cat›"
app.use(session({ secret: '‹keyboard cat›', resave: false }))
secret: '‹shhhhh›'
secret: ‹swordfish›
client-secret: ‹my-client-secret›
const jwtSecret = "‹keyboard cat›";
SECRET_KEY = '‹django-insecure-abc›'
secret_key_base: ‹abcdefgh›
--secret ‹swordfish›
--client-secret=‹swordfish›
--jwt-secret "‹keyboard cat›"
JWT_SECRET=‹changeme›
Our JWT secret: ‹swordfish›
`),
  )('%s', (line) => expectRedacted(line, 'secret'));

  test.each(
    linesOf(`
and DB_PASSWORD=‹secret› in the staging env file.
POSTGRES_PASSWORD: ‹secret›
admin password = ‹private›
password: ‹secret›
DB_PASSWORD=‹password›
spring.datasource.password=‹secret›
{"password": "‹secret›"}
jdbc:postgresql://db/x?user=bob&password=‹secret›&ssl=true
Server=db;Database=x;User Id=sa;Pwd=‹secret›;
Server=db;Uid=sa;Password=‹myPassword›;
ansible_become_pass: ‹secret›
mongosh --username root --password ‹secret›
gpg --passphrase ‹private› -d x
vault login -method=userpass password=‹secret›
PSK: ‹Tango99Foxtrot›
psk="‹secret99›"
the wifi key is ‹Sunflower99›
WPA2 key: ‹Sunflower99›
`),
  )('%s', (line) => expectRedacted(line, 'password'));

  test.each([
    ['run it with --api-key hunter2abc', 'run it with --api-key [secret:key]'],
    ['X-API-Key: hunter2abc', 'X-API-Key: [secret:key]'],
    ['"access_token": "hunter2abc"', '"access_token": "[secret:token]"'],
    ['TOTP seed: JBSWY3DPEHPK3PXP', 'TOTP seed: [secret:key]'],
  ])('of letters and digits behind a key: %s', (text, redacted) => expect(redactSecrets(text)).toBe(redacted));
});

describe('what stands in the place of a value and is none', () => {
  test.each(
    linesOf(`
the secret is in Vault
token: string
password=$DB_PASSWORD
secret: true
SECRET=<from vault>
--secret id=npmrc,src=.npmrc
secret: null
secret?: string
secret: Buffer
JWT_SECRET=\${JWT_SECRET}
JWT_SECRET=
JWT_SECRET=your-secret-here
secret: process.env.JWT_SECRET
secret = os.environ["JWT_SECRET"]
secret = os.getenv("JWT_SECRET")
const secret = await getSecret()
const secret = randomBytes(32)
secret: config.get('jwt.secret')
secret: this.config.jwtSecret
password = var.db_password
password: vault:secret/db#password
password: !Ref DbPassword
POSTGRES_PASSWORD_FILE=/run/secrets/db_password
JWT_SECRET: /run/secrets/jwt
secrets: inherit
secret: db-credentials
"secret": "STRIPE_KEY"
--secret=db-password
--secret-arn arn:aws:secretsmanager:us-west-2:123456789012:secret:db-prod
gcloud secrets versions access latest --secret=db-password
"lastModifiedSecret": 1523477145.713
isSecret = hidden
this.secret = secret;
const clientSecret = registered;
secret = secret || other;
secret: name
self.password = password
login(user="bob", password=password)
user.password = newPassword;
where password = :password
--password PASSWORD
--password is required
--api-key is required
--tag-keys my-key-1
--idempotency-token 91adc45q
"NextLockToken": "1f2c7f21x9"
Secret: Vault
Secret: read the manual first.
Client secret: rotated monthly
secret manager: Vault
Password: hidden
password: optional
password: "Passwort"
errors.password = "is required"
password: 'Please enter your password'
password: "must be 8 characters"
DB_PASSWORD: the password of the staging database
db:\\n  password:\\n    file: x
curl -u $USER:$PASS https://x
PWD: '/Users/ana'
`),
  )('%s', (line) => {
    const text = line.replaceAll('\\n', '\n');
    expect(redactSecrets(text)).toBe(text);
  });
});
