import { describe, test } from '@jest/globals';
import { expectKept, expectRedacted, linesOf } from '../testing/redacted-lines.js';

describe('the value of a variable behind its name', () => {
  test.each(
    linesOf(`
ENV DB_PASSWORD ‹letmein›
ENV POSTGRES_PASSWORD ‹secret›
In the Dockerfile: \`ENV DB_PASSWORD ‹letmein›\`
The Dockerfile has ENV DB_PASSWORD ‹letmein›
setx DB_PASSWORD ‹letmein›
setx /M DB_PASSWORD ‹letmein›
setx MYSQL_PWD "‹correct horse›"
set -x DB_PASSWORD ‹letmein›
set -gx DB_PASSWORD ‹letmein›
set -x PGPASSWORD ‹letmein›; psql
setenv DB_PASSWORD ‹letmein›
`),
  )('%s', (line) => expectRedacted(line, 'password'));

  test.each(
    linesOf(`
ENV JWT_SECRET ‹keyboardcat›
set -Ux JWT_SECRET ‹keyboardcat›
setx SECRET_KEY_BASE ‹keyboardcat›
`),
  )('%s', (line) => expectRedacted(line, 'secret'));

  test('a token that looks like one', () => expectRedacted('ENV API_TOKEN ‹abc12345›', 'token'));

  test.each(
    linesOf(`
ENV DB_PASSWORD
ENV NODE_ENV production
ENV DB_PASSWORD $DB_PASSWORD
ENV DB_PASSWORD is set in the Dockerfile
The ENV DB_PASSWORD is required
The ENV DB_PASSWORD overrides the file
ENV API_TOKEN required
setx DB_PASSWORD %DB_PASSWORD%
setx PATH C:\\tools
set -x EDITOR vim
set -e PGPASSWORD
set -euo pipefail
The env var DB_PASSWORD holds the password
`),
  )('tells none: %s', expectKept);
});

describe('what a password is now', () => {
  test.each(
    linesOf(`
The wifi password was ‹sunshine›, now it is ‹openup›
The wifi password was ‹sunshine›, but now it's ‹openup›.
The wifi password was ‹hunter22›; now it is ‹openup›.
The password was ‹sunshine› and is now ‹openup›
The password was ‹sunshine›. Now it is ‹openup›.
`),
  )('%s', (line) => expectRedacted(line, 'password'));

  test.each(
    linesOf(`
The password was wrong, now it is fine
The password was reset, now it is stored in Vault
The password was leaked, now it is rotated
I lost the password, but now it is fine
The password field was red, now it is blue
The deploy key was in the repo, now it is in Vault
The cache was cold, now it is warm
`),
  )('tells none: %s', expectKept);

  test('of the old one and where the new one is, the old one alone is replaced', () =>
    expectRedacted('The password was ‹sunshine›, now it is stored in Vault', 'password'));
});

describe('a secret by what it is for', () => {
  test.each(
    linesOf(`
The secret key for JWT is ‹keyboardcat›
The secret for JWT is ‹keyboardcat›
The secret key of the session cookie is ‹keyboardcat›
The JWT secret key is ‹keyboardcat›
`),
  )('%s', (line) => expectRedacted(line, 'secret'));

  test.each(
    linesOf(`
Our signing key for JWT is RS256
The secret key for success is patience
The secret of success is patience
The secret key for JWT is rotated monthly
The secret key for JWT is in Vault
The secret for JWT is required
The primary key for users is uuid
`),
  )('tells none: %s', expectKept);
});

describe('a password beside an account', () => {
  test.each(
    linesOf(`
Use ‹hunter22› to log in as admin
Use ‹hunter22› to log in to Grafana as admin
I log in as admin with ‹hunter22›
The admin login is admin / ‹letmein›
The login for staging is root/‹letmein›.
The credentials are admin / ‹letmein›
login: bob@example.com / ‹letmein›
`),
  )('%s', (line) => expectRedacted(line, 'password'));

  test.each(
    linesOf(`
Use OAuth2 to log in as admin
Use LDAP3 to log in as admin
Use chrome to log in as admin
Use bob42 to log in
We log in as admin with Auth0
The login page is admin/login
The login is slow / broken
Our login is email / password
The login is Google / GitHub
The login is admin / required
The logins are admin / user
`),
  )('tells none: %s', expectKept);
});

describe('a pass', () => {
  test.each(
    linesOf(`
My pass is ‹letmein›
Our wifi pass is ‹letmein›
The admin pass is ‹letmein›
The vpn pass was ‹openup›.
Our wifi pass is ‹yellow›
ansible-vault pass for group_vars is ‹vaultMe-8821›
`),
  )('%s', (line) => expectRedacted(line, 'password'));

  test.each(
    linesOf(`
My pass is expired
My pass is yellow
Our pass is plastic
My pass is nationwide and costs 49 euros
My boarding pass is lost
My ski pass is valid until May
My pass to the museum is yearly
The first pass is slow
The mountain pass is closed
We test with our pass criteria.
`),
  )('tells none: %s', expectKept);
});

describe('a PIN before its name, and the code of a phone', () => {
  test.each(
    linesOf(`
‹4821› is my PIN
‹7734›, that's our alarm PIN
mum's phone unlocks with ‹258013›, that is her PIN
The code to my phone is ‹902144›
My tablet is unlocked with ‹2580›
PIN-Code der Karte: ‹8812›
Der Code für die Alarmanlage ist ‹8812›
Bike lock code: ‹4471›
Handy-PIN von Oma ist ‹1953›
I wrote the safe's code on the fridge: ‹7731›
le code du coffre est ‹4582›
use code ‹493021› to verify
`),
  )('%s', (line) => expectRedacted(line, 'password'));

  test.each(
    linesOf(`
1234 is a weak PIN
2019 was our first PIN pad
5432 is the default
4821 is my PIN pad's model
unlocked with 5000 coins
The achievement unlocks with 1000 points
The country code for my phone is 0049
The source code for my phone is 4000 lines
The door code is 4711
use code 200 to signal success
the code of the alarm module is in alarm.ts
le code du projet est 4582
our eslint-pin is fine
the lock code is in lock.ts line 4711
`),
  )('tells none: %s', expectKept);
});

test.each([
  'backup codes for Google: ‹4821› ‹9034›, keep them',
  'recovery codes are ‹a1b2c3› and ‹d4e5f6›',
  'The recovery codes are ‹a1b2c3›, ‹d4e5f6› and ‹g7h8i9›.',
])('every code: %s', (line) => expectRedacted(line, 'password'));
test.each(['recovery codes are base64 and sha256', 'The recovery codes are stored and hashed'])(
  'tells none: %s',
  expectKept,
);

describe('names typed in haste, and other places', () => {
  test.each(
    linesOf(`
passw: ‹Lobster9›
pswd ‹Lobster9›
my pasword is ‹lobster›
wlan Gastnetz, Schlüssel ‹Regenbogen77›
we agreed on ‹Lobster9› as the password for the demo
My wallet's mnemonic is "‹apple river stone cloud dance eagle flame grape house island jacket kite›"
user bob, pass ‹Lobster9› to get in
Gmail app password is ‹abcd efgh ijkl mnop›
ssh pi@raspberrypi.local password ‹raspberry›
Mein Admin-Zugang: admin / ‹Sonne_99!x›
`),
  )('%s', (line) => expectRedacted(line, 'password'));

  test.each(
    linesOf(`
pass 1234 to the function
pass userId42 as an argument
we agreed on Argon2id as the hash
The app password is kept only here with
our app password: ask Anna
Send bob@example.com password instructions
admin / my_rule#2
the mnemonic is "every good boy does fine"
the WLAN covers floor 3, room Raum2024
`),
  )('tells none: %s', expectKept);

  test('the code of a card by another name', () => {
    expectRedacted('[secret:card_number], gültig bis 12/26, Prüfnummer ‹123›', 'card_security_code');
    expectKept('Die Prüfnummer 123 steht auf der Plakette');
  });
});
