import { describe, expect, test } from '@jest/globals';
import { outOfProportion, repeated } from '../../../testing/processor-time.js';
import { expectKept, expectRedacted, linesOf } from '../testing/redacted-lines.js';

describe('an account and its password by a slash', () => {
  test.each(
    linesOf(`
the staging kiosk box is at 10.40.2.17, login kiosk / ‹Marzipan-88-x›
The box has user kiosk / ‹hunter22›.
creds tobias / ‹blue-horse-99›
credentials admin / ‹letmein›
creds admin/‹hunter22› on staging
login svc-backup / ‹N1ght-Owl-5›, ask Ben
account bob / ‹Schnitzel4ever›
Mein Login beim Kundenportal: m.huber / ‹Schnitzel4ever›
Zugangsdaten für den Testserver: tester / ‹Quark99brot›
identifiants de la préprod : admin / ‹Baguette42z›
Las credenciales son admin / ‹Tortilla77x›
die Login-Daten sind admin / ‹Hund3Kuchen›
staging: http://staging.acme.io (demo / ‹D3moPass›)
accesso: admin / ‹Gatto5nero›
u: admin p: ‹Gr4nite›
staging is behind basic auth (preview / ‹Lobster9›)
staging basic auth is preview:‹lobster99›
the login (anna / ‹Hammer-91›) still works
default login admin/‹changeme12›
creds for grafana: admin ‹Banana!12›
admin / ‹admin123› gets you into grafana
admin / ‹hunter22› works for the staging
just use admin / ‹hunter22›
mit admin / ‹admin123› kommst du rein
test / ‹test1234› logs you in
grafana is admin/‹admin123›
it's admin:‹admin123› on the local grafana
Zugangsdaten Staging: svc / ‹hunter2›
Login staging: svc / ‹hunter2›
identifiants staging : svc / ‹hunter2›
login with admin and ‹Marble_42_fox›
dane logowania: ola / ‹Snieg!77›
dane logowania do grafany: ola / ‹Snieg!77›
dati di accesso: mario / ‹Napoli1926›
dados de acesso: joao / ‹Praia2022x›
datos de acceso: pepe / ‹Toro2020x›
inloggningsuppgifter: sven / ‹Fjall2020›
přihlašovací údaje: petr / ‹Praha2020x›
данные для входа: vasya / ‹Zima2020x›
giriş bilgileri: ali / ‹Kedi2020x›
Zugang: klaus / ‹Gipfel2020›
Zugangsdaten fürs NAS: klaus / ‹Gipfel2020›
you need the login, it's klaus / ‹Gipfel-20-see›, for the NAS
for the creds, that's klaus / ‹Gipfel-20-see›
sign in: klaus@acme.io / ‹Gipfel2020›
the demo account (klaus@acme.io / ‹gipfel2020›) must stay
basic auth preview/‹gipfel20›
`),
  )('%s', (line) => expectRedacted(line, 'password'));

  test.each(
    linesOf(`
vpn: user klaus, secret ‹Gipfel2020›
login bob, secret ‹hunter22›
username: bob, secret: ‹hunter22›
`),
  )('and a secret of that name: %s', (line) => expectRedacted(line, 'secret'));

  test.each(
    linesOf(`
login user / admin roles
admin / user are the roles
admin / editor123 are no roles
root / admin2 decide
the admin / v2 route works
admin / backend24 repo is private
admin/backend24 works
try admin / reports24 in the menu
use test / fixtures24 for that
admin:write24 works
demo / staging24 works the same
test / e2e2024 folder holds the tests
user:user42 is the cache key
Login staging: server1 / server2
Login staging: via SSO / Okta
Zugangsdaten: liegen in Vault / 1Password
dane logowania: w Vault / Bitwarden
dane logowania są w 1Password
Zugang: Tor 3 / Halle 12
Zugang: Tor3 / Halle12
Zugang: links / rechts
logowanie: OAuth2 / SAML2
the vpn user is klaus, secret Santa is on friday
user bob, secret manager is Vault
user story 12, secret feature2 is hidden
login service / auth-service-v2.3.1 is down
login kiosk / terminal-2-left is broken
login kiosk / terminal-2-left
user service / order-service-v2 use the same DB
user story / ticket ABC-123 is done
user id / 8f3ac2d1 is missing
login page / LoginPage42Test
login Chrome / Firefox115
user agent / chrome119
credentials are in 1Password / Vault
see login src/auth/Login2024.ts
login with GitHub / GitLab16
Anmeldedaten: Name / Geburtsdatum
account 4711 / Kunde4711
the roles are admin / editor2
the login (OAuth2 / SAML2.0) is slow
test / Test2Go
see admin/UsersV2Page.tsx
credentials: include / same-origin
`),
  )('tells none: %s', expectKept);
});

describe('what one logs in with', () => {
  test.each(
    linesOf(`
Use ‹hunter22› to log in
Use ‹Sommer-2024› to sign in to Grafana
You can get into Jenkins with bob / ‹builditN0w›
I always log into Nexus using admin and ‹Nex-us-77›
Just type ‹opensesame99› when it asks for the password
Login with guest / ‹Willkommen1›
log in as root, ‹Zitrone-19-x›
the exporter connects as app with ‹Z1trone19›
you'll need tester and ‹Zitrone-19-x› to get in
Just log in as tester (‹Tester!2024›)
the shared account is team@acme.io and you get in with ‹Herbst2023›
Enter ‹Mango-77-kiwi› if you are prompted for a passphrase
It asks for a password, type ‹fish-and-chips›
When it asks for a password enter ‹fish-and-chips›.
If prompted for the password, use ‹fish-and-chips›
It wants the sudo password - type ‹hunter22›
The installer will ask you for a password; just enter ‹swordfish›.
It asks for a password, type "‹swordfish›"
`),
  )('%s', (line) => expectRedacted(line, 'password'));

  test.each(
    linesOf(`
Use OAuth2 to log in
Use chrome119 to log in
Use oauth2-proxy to log in
Use k8s-dashboard to log in
Use bastion01 to log in
Use bob@example.com to log in
Use Python3.12 to log into the API
We get into trouble with Node 20 / Node22
I log in with Keycloak and Node24
rdp to 10.0.0.5 as admin with Windows11
We log in as admin, Node24 then starts
we sign in with Google / GitHub2
We log in with root and Ansible-2.17
log in as admin (step-3)
you need node and npm10 to log in
you'll need Python3 and poetry-1.8 to get in
the login, it's klaus on staging / klaus2 in production
the login is broken, it's red / green now
basic auth middleware/handler
log in with testuser42
You log in with Google
log in using Playwright2
Use KeePassXC when it asks for the password
`),
  )('tells none: %s', expectKept);
});

test('256 KiB of hostile text take linear time', () => {
  const units = [
    'login a / ',
    'creds for a in b: c ',
    '(root/',
    'u: a p: ',
    'use aaaaaa to log in',
    'log in as root, ',
    'log in as a (',
    'root / ',
    'admin:a',
    'user klaus, secret ',
    'asks for a password, type ',
    '${A_',
  ];
  const texts = units.map((unit) => repeated(unit, 2 ** 18));
  const module = new URL('../redact-secrets.js', import.meta.url);
  expect(outOfProportion({ module, name: 'redactSecrets' }, texts)).toEqual([]);
}, 60_000);
