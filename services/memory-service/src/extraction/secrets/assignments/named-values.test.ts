import { describe, expect, test } from '@jest/globals';
import { outOfProportion, repeated } from '../../../testing/processor-time.js';
import { expectKept, expectRedacted, linesOf } from '../testing/redacted-lines.js';

describe('a short key behind what it is for', () => {
  test.each(
    linesOf(`
api key for the weather service is ‹3f9a77bc21›
the api key for maps is ‹8be31c99d0›
weather api key is ‹3f9a77bc21›
The encryption key for the backups is ‹3f9a77bc21›
der API-Key für den Wetterdienst ist ‹3f9a77bc21›
der api key lautet ‹3f9a77bc21›
API-Schlüssel: ‹3f9a77bc21›
la clé api est ‹3f9a77bc21›
clé API : ‹3f9a77bc21›
clave api: ‹3f9a77bc21›
chave da api: ‹3f9a77bc21›
chiave api: ‹3f9a77bc21›
klucz api do pogody to ‹3f9a77bc21›
ключ api: ‹3f9a77bc21›
`),
  )('%s', (line) => expectRedacted(line, 'key'));

  test.each(
    linesOf(`
the token for the mock server is ‹7f3a9c11›
my api token is ‹a81k2m9x›
the api token's ‹a81k2m9x›, as ever
the access token for ci is ‹a81k2m9x›
`),
  )('%s', (line) => expectRedacted(line, 'token'));

  test.each(
    linesOf(`
the api key for the weather service is in Vault
the api key for the weather service is STRIPE_KEY
the api key for staging is key2
the api key for the weather service is weather-key-2
the secret for prod is db-secret-v2
the ssh key is id_rsa_work2
the api key is rotated every 90d
the api key header for v2 is x-api-key2
the api key for maps expires on 2026-03-18
the api key for maps is v2.1.0
api key for the weather service is missing since 3f9a77bc
the primary key for orders is order_id2
the partition key for the events table is tenant1
the cache key for users is user42v2
the key size for the cert is rsa4096
the token type for v2 is oauth2
the token for the page is next_page_2
the page token is 7f3a9c11
the key commit for the release is 3f9a77bc21
the key id is 3f9a77bc21
the public key for jwt is 3f9a77bc21
the publishable key is pk_test_123abc
the feature key for checkout is newcheckout2
the build key for the release is build2024a
the shared secret is base64-encoded
KEY_PREFIX=abc12345
API_KEY_HEADER=X-Api-Key
la clé primaire est user_id2
la clave primaria es id_usuario2
der API-Key liegt in Vault
klucz główny to order_id2
ключ кэша: user2
`),
  )('tells none: %s', expectKept);
});

describe('brackets between the name and the value', () => {
  test.each([
    ['api key (prod): ‹9d8f7s6a5k4j3h2g1f0z›', 'key'],
    ['API key [eu, rotated in May] is ‹9d8f7s6a5k4j3h2g1f0z›', 'key'],
    ['signing key (HS256): ‹5ebe2294ecd0e0f08eab7690d2a6ee69›', 'key'],
    ['The deploy key for the runners (read/write): ‹9d8f7s6a5k4j3h2g1f0z›.', 'key'],
    ['private key (hex) ‹0x4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318›', 'key'],
    ['token (staging) = ‹9d8f7s6a5k4j3h2g1f0z›', 'token'],
    ['access token [staging] ‹9d8f7s6a5k4j3h2g1f0z›', 'token'],
    ['token for Bob (read only): ‹9d8f7s6a5k4j3h2g1f0z›', 'token'],
    ['PAT for the pipelines (read only): ‹9d8f7s6a5k4j3h2g1f0z›', 'token'],
    ['PAT for azure devops: ‹9d8f7s6a5k4j3h2g1f0z9d8f7s6a5k4j3h2g1f0z9d8f7s6a5k4j›', 'token'],
    ['**Webhook secret** (Stripe): ‹9d8f7s6a5k4j3h2g1f0z›', 'secret'],
    ['client secret (Azure): ‹Xk28~9d8f7s6a5k4j3h2g1f0z›', 'secret'],
    ['JWT secret (dev): ‹keyboardcat›', 'secret'],
  ])('%s', expectRedacted);

  test.each(
    linesOf(`
signing key (fingerprint): 5ebe2294ecd0e0f08eab7690d2a6ee69
access key (id): 7f3b2c1d-9e8f-4a6b-8c5d-1e2f3a4b5c6d
primary key (orders): 7f3b2c1d-9e8f-4a6b-8c5d-1e2f3a4b5c6d
public key (PEM): MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKC
api key (hash): 5ebe2294ecd0e0f08eab7690d2a6ee69
api key (prod) is in Vault since commit 5ebe2294ecd0e0f08eab7690d2a6ee69
token (commit 3f9a77bc21): rotated
token (JWT) validation moved to auth-service-v2
access token (staging) expires after 3600s
The api key (prod): see STRIPE_KEY_2024
The token for Bob (read only): expires on 2026-03-18
secret key (test env): weather-key-2
k8s secret (prod): db-credentials
client secret (Azure): expired
the registry key (HKLM) was changed in build 22631.3447
cache key (v2): user_profile_v2_eu_west_1
function token(a) = parseUser42(b)
key (see 5ebe2294ecd0e0f08eab7690d2a6ee69)
PAT for azure devops: expires in June 2027
PAT for the pipelines is kept in 1Password
`),
  )('tells none: %s', expectKept);
});

describe('the whole of what was told in part', () => {
  test('a key', () => expectRedacted('the api key ends in 77ab, whole one is ‹AKx-7731-bb29›', 'key'));
  test('a token', () => expectRedacted('The token starts with gh, full one: ‹tk-88AB-kkq2›', 'token'));

  test.each(
    linesOf(`
the api key ends in 77ab, the whole one is better
the api key ends in 77ab, whole test suite is green
the api key ends in 77ab, the full one is in Vault
the token is old, the full list is on page 12
`),
  )('tells none: %s', expectKept);
});

describe('a pass', () => {
  test.each(
    linesOf(`
the pass to the zip is ‹zipzap9›
the pass for the zip is ‹zipzap9›
the password to the old archive is ‹zipzap9›
`),
  )('%s', (line) => expectRedacted(line, 'password'));

  test.each(
    linesOf(`
the pass to the finals is open
the bus pass to the city is 49 euros
the second pass for the linker is lld17
pass to the function a userId42
pass: 12345 fail: 0
all tests pass 12345 assertions
`),
  )('tells none: %s', expectKept);
});

describe('a secret between two', () => {
  test.each(
    linesOf(`
the shared secret between gateway and auth is ‹orchid-lamp-river›
the shared secret is ‹orchid-lamp-river›
`),
  )('%s', (line) => expectRedacted(line, 'secret'));

  test.each(
    linesOf(`
the shared secret between teams is good-old-fashioned communication
the secret to good bread is slow-rise dough
the shared secret is read-only
the shared secret is out-of-date
the shared secret between gateway and auth is stored in Vault
the password is also used when they auth with LDAP
`),
  )('tells none: %s', expectKept);
});

describe('within quotation marks', () => {
  test('a sign at the end is of the value', () => expectRedacted('sudo pw on build box = "‹b0x!›"', 'password'));

  test.each(
    linesOf(`
the password is "required"
the password is "too short!"
it prints "password is wrong!"
`),
  )('tells none: %s', expectKept);
});

describe('of what, in other languages', () => {
  test.each(
    linesOf(`
das Passwort für den Router: ‹gipfelkreuz›
Passwort vom NAS: ‹gipfelkreuz›
mot de passe wifi : ‹soleil›
mot de passe du routeur : ‹soleil›
contraseña de la vpn: ‹verano›
senha do wifi: ‹verao›
hasło do wifi: ‹lato24›
PresharedKey = ‹FpCyhws9cxwWoV4xELtfJvjJN+zQVRPISllRWgeopVE=›
j'ai changé le mot de passe en ‹soleil24›
ho cambiato la password in ‹estate24›
zmieniłem hasło na ‹lato24lato›
пин-код карты: ‹4711›
пин-код ‹4711›
Tresor-Code: ‹471100›
pinkod: ‹4711›
puk ‹12345678›
`),
  )('%s', (line) => expectRedacted(line, 'password'));

  test.each(
    linesOf(`
Passwort für Bob: abgelaufen
Passwort für Bob: siehe Wiki
contraseña de Ana: olvidada
usuario pepe, contraseña olvidada
Passwort für Gäste: ändert sich wöchentlich
password for guests: changes weekly
hasło do wifi: zapytaj Olę
zmieniłem hasło na serwerze2
j'ai changé le mot de passe en mars
it asks for a password: enter your LDAP password
das Passwort muss geändert werden
user: das Passwort muss geändert werden
user: the password changes weekly
cambié la contraseña en Vault2 ayer
hasło jest w vault2
пароль хранится в vault2
Safe-Code-Review am 12.03.
`),
  )('tells none: %s', expectKept);
});

test.each([
  ["app.secret_key = b'‹abc123def456›'", 'secret'],
  ['Unseal Key 1: ‹abcDEF123ghiJKL456mnoPQR789›', 'key'],
  ['bearer ‹abcdef1234567890abcdef12›', 'bearer_token'],
  ['user: cvv ‹739›', 'card_security_code'],
])('%s', expectRedacted);

test.each(
  linesOf(`
PASSWORD_RESET_TIMEOUT=3600
PASSWORD_HASH_ROUNDS=100000
the bearer of this letter
`),
)('tells none: %s', expectKept);

describe('what one does, behind the colon of a password', () => {
  test.each(
    linesOf(`
password: ask Rolf
wifi password: see the wiki
db pw: check Vault
the gmail app password: make sure that they have one
`),
  )('tells none: %s', expectKept);
});

describe('what is handed to a function', () => {
  test.each(
    linesOf(`
you can pass import_hook=True to silence it
pass stdout=PIPE and stderr=PIPE
we pass \`-fno-tree-vectorize -O2\` to gcc
pass --no-cache2 to docker build
:param password: Password to send as authorization
:param passphrase: The passphrase used to encrypt
:param str password: Unicode password.
def login(user, password: Optional[HiddenText] = None):
key: typing.Optional[_ALLOWED_PKCS12_TYPES],
passwd = passwd or ''
token = split_header[1]
passphrase = _ffi.NULL
normalized_key = pep_440_key
gpg --recv-keys 5BE8A3F6C8A5C01D106C0AD820B1A390B168D356
`),
  )('tells none: %s', expectKept);

  test.each(
    linesOf(`
my pass -> ‹hunter=22›
vpn pass ‹hunter=22x›
password: ‹Optional9x›
`),
  )('%s', (line) => expectRedacted(line, 'password'));

  test('a key that ends so', () => expectRedacted('API_KEY=‹abc12345_key›', 'key'));
});

test('256 KiB of hostile text take linear time', () => {
  const units = [
    'pass to a ',
    'api key für a ',
    'key, ',
    'key, the whole one ',
    'token for a is ',
    'token for a (a) ',
    'key [a',
    'PAT for a (',
    'pw on a = "',
    'password "1',
    'pass for ',
    'passwort für a ',
    'mot de passe du ',
    'zmieni hasło na ',
  ];
  const texts = units.map((unit) => repeated(unit, 2 ** 18));
  const module = new URL('../redact-secrets.js', import.meta.url);
  expect(outOfProportion({ module, name: 'redactSecrets' }, texts)).toEqual([]);
}, 60_000);
