import { expect, test } from '@jest/globals';
import { outOfProportion, repeated } from '../../../testing/processor-time.js';
import { redactSecrets } from '../redact-secrets.js';

/** Each `<word>` is a password that is a plain word; the rest stays as it is. */
const told = `
our password is <swordfish>
The wifi password is <correcthorse>
Use password <swordfish> for staging
set DB_PASSWORD to <Sommer-Regen>
My password is <Swordfish>.
The password is <swordfish>, please keep it to yourself.
The password for staging is <swordfish>
The admin password for the test shop is <dragonfly> and the user is root.
The password of the staging database is now <butterfly>.
I think the wifi password is <monkey>
Remember that our VPN password is <sunshine>.
Just so you know, the root password is still <dragon>
Our wifi changed: the password is now <pineapple!>
The guest password was <watermelon> before, and nobody changed it since.
The old password was <princess>.
the new password will be <starfish> from Monday
The password should be <elephant>
The password used to be <tiger>
The password is not <tiger> any more
The password is no longer <tiger>.
Is the wifi password still <correcthorse>?
user: the password is <qwertz> on the lab machines
assistant: Noted, the password is <abracadabra>.
The password's <swordfish>.
DB_PASSWORD is <swordfish>
The SMTP_PASSWORD is <wintermute> on prod
Wi-Fi password is <tuna>
admin password is <admin>
The router password is <letmein> because nobody cares
the password (staging) is <swordfish>
My laptop passphrase is <mississippi>
The passcode is <openup> for the door
Our passphrase for the backup is <marmalade>.
pw is <swordfish>
I set the password to <swordfish>
I changed my password to <swordfish> yesterday
We changed the wifi password from <apple> to <banana>.
Please change the admin password to <rosebud>.
I have reset Ana's password to <cucumber>, tell her.
The password was changed to <swordfish> last week
The root password has been set to <stingray> on the new host.
The password for the demo account was reset to <puffin>
Set the password on db01 to <flamingo>
We updated the password for Grafana to <hedgehog>.
Rotate the password to <ocelot> please
Set MYSQL_ROOT_PASSWORD to <toor> in the compose file
set POSTGRES_PASSWORD to <Winter-Nacht>
I changed the password back to <walrus>
Log in as admin with password <swordfish>
Log in with the password <swordfish>.
Connect with user bob and password <marigold>
use the password <swordfish> on staging
I use the password <rainbow> for everything
You can try the password <Gandalf>
We use password "<swordfish>" for staging
username admin, password <hunter>
login is admin and the password is <hunter>
<swordfish> is our wifi password
<Swordfish> is the staging password.
We use <swordfish> as the password for the demo
I used <marzipan> as my password
Make <gorgonzola> the new password.
The password is "<swordfish>"
The password of our wiki is <Rumpelstiltskin>.
For staging the password is <tomato>
The password we use is <tomato>
The database password is <correct-horse>
The seed user's password is <secretpassword>
We all share the password <Kaffeekanne> for the printer
the NAS password is <turquoise> (ask Ben if it fails)
the password was previously <gooseberry>
My password is <swordfish> :)
my password is <swordfish> lol
The password is <swordfish>, all lowercase
The password is <swordfish> without a capital letter
The password is <swordfish> & the user is bob
wifi: network Home, password <swordfish>
DB password <swordfish>, user app
The password has changed to <swordfish>
I told him the password was <swordfish>
unser Passwort ist <Regenbogen>
Das WLAN-Passwort ist <sommerregen>.
Das Passwort für das WLAN lautet <Blumenwiese>
Das Passwort für den Server ist jetzt <Hauskatze>.
Mein Kennwort ist <Donaudampfer>
Setze das Passwort auf <Zitrone>.
Ich habe das Passwort auf <Morgenrot> geändert
Das Datenbankpasswort lautet <Wolkenbruch>
Nimm das Passwort <Regenbogen> für staging
la contraseña es <mariposa>
La contraseña del wifi es <elefante>.
nuestra contraseña de staging es <girasol>
Cambié la contraseña a <tormenta>
la nueva contraseña es <caballo>
le mot de passe est <papillon>
Le mot de passe du wifi est <tournesol>.
notre mot de passe admin est <chaussette>
J'ai changé le mot de passe en <grenouille>
Le nouveau mot de passe est <fromage>
Set our pwd to <dragonfly> before the demo.
My new pwd is <dragonfly>
The admin pwd is <dragonfly>
The new pwd is <dragonfly>
The pwd for the wifi is <dragonfly>
Log in with pwd <dragonfly>
user bob, pwd <dragonfly>
Connect with user bob and pwd <dragonfly>
Olga's pwd is <dragonfly>
We changed the password for the wiki from <dragonfly> to <swordfish>.
We switched the password from Monday on to <swordfish>.
We switched from the old password to <swordfish>.
Our password is <Terraform>.
The password must be <dragonfly>
The password is <Unicode> on the demo box
`;

/** Sentences about passwords that tell none. */
const untold = `
the password is required
The password is wrong
The password is stored in Vault
The password is rotated monthly
The password is expired
The password must be changed every 90 days
password reset
The password field is too narrow
We use password hashing with argon2id
Update the code to use Flask-Login3 for password hashing and verification
The password is optional for guests
The password is case-sensitive
The password is the same on every host
The password is in 1Password
The password is shared with the whole team.
The password is too short
The password is very long
The password is sixteen characters long
The password is at least twelve characters
The password is never logged
The password is still valid
The password is fine, the user name is wrong.
The password is longer than the column
The password is encrypted at rest
The password is plaintext in the database
The password is base64 in the secret
The password is TBD
The password is empty by default
The password is kept in the keychain
The password is read from the environment
The password is Olga's
The password is mandatory, the email is not.
The password is automatically generated
The password is usually in the wiki
The password is missing
The password is leaking into the logs
The password is predictable
The password is useless without the second factor
The password is due on Friday
The password is hardcoded in the script
The password is alphanumeric
The password was lost
The password was reset by Ben
The password was leaked last year.
The password was easy to guess
The password was sent by mail
The password will be deleted
The password should be unique
The password should be rotated soon
The password has to be changed
The password must be at least twelve characters long
The password must contain a digit
The password is to be changed on first login
The password is ours
The person who knows the password is Olga
Only one with the admin password is Horst
The owner of the root password is Ben.
The reason for the new password is security
The length of the password is sixteen
The only person who has the wifi password is Marta
Our password manager is Bitwarden
The password policy is strict
The password rotation is quarterly
Password login is disabled
Password authentication is off on every host
Our password vault is HashiCorp
Our password manager is KeePass
password fields are required
Use password authentication for staging
Use password auth for SSH
We use password managers
Use the password manager for that
We use password rotation in production
Connect with password authentication
Protect the archive with password protection
with the password field empty
We support username and password login
Users sign in with email and password only
Users sign in with email and password.
Enter your email and password to continue
Set the password to expire after 90 days
Reset the password to continue
Reset your password to unlock the account
Change your password to protect your account
Set the password to null in the fixture
Set the password to something random
Set the password to whatever you like
Change the password to lowercase
Set DB_PASSWORD to empty in CI
We changed the password policy to strict
We set the password field to hidden
We moved the password to Vault
We added the password to Vault.
I changed the password for access to Grafana
We changed the password rules to allow spaces
The password reset link goes to production
The password is checked by the server
The password is hashed
The forgotten password is annoying
What is the password?
Where is the password?
Is the password required?
Is the password wrong?
This is our password policy
Olga is the password guru
That is my password
Bitwarden is our password manager
Here is the wifi password
Email is used as the password hint
We use bcrypt as the password hash
I forgot my password
I forgot my password again and asked Ben
Tell me the password when you have it
Never write the password down
Do not paste the password into Slack
The test logs in without a password
The tests use the password fixture
The password is bound to the device
Nobody remembers the password anymore
Set the password to never expire
Log in with password plus TOTP
The password is whatever you like
Is the password visible anywhere?
Clients authenticate with username and password over TLS
the form asks for login, password and country
Tests use the password from the environment
The password for Grafana is anything but strong
Users forget password constantly
Keycloak is our password backend
Treat the API key as a password
Our password for the wiki is public knowledge
Das Passwort ist Sache des Admins
La contraseña es generada automáticamente
Le mot de passe est inutile
Le mot de passe est en clair dans le log
le mot de passe est obligatoire
Le mot de passe est expiré
Le mot de passe est trop court.
Le mot de passe est stocké dans Vault
Le mot de passe admin change tous les 90 jours
Le mot de passe est incorrect
Le propriétaire du mot de passe est Farid
J'ai changé le mot de passe hier
la contraseña es obligatoria
La contraseña es incorrecta
La contraseña es demasiado corta
La contraseña es la misma en todos los servidores
La contraseña es compartida con el equipo
El dueño de la contraseña es Ana
Cambié la contraseña ayer
das Passwort ist falsch
Das Passwort ist abgelaufen
Das Passwort ist zu kurz
Das Passwort ist verschlüsselt
Das Passwort ist in Vault gespeichert
Das Passwort ist erforderlich.
Das Passwort ist geheim
Das Passwort ist seit gestern ungültig
Der Besitzer des Passworts ist Horst
Ich habe das Passwort gestern geändert
Wer das Passwort kennt, ist Horst
Setze das Passwort auf leer
We switched from password to passkeys last year.
We switched from the password to passkeys.
We changed the login from username and password to passkeys.
Set the pwd to frontend before running the tests.
The pwd is frontend in CI.
In our CI the pwd is frontend.
the command pwd prints
the password must be Unicode
The password has to be Unicode.
In our schema the password is citext
In the users table, the password is bytea.
The password is Terraform, so do not edit it
`;

const linesOf = (text: string): readonly string[] => text.trim().split('\n');

test.each(linesOf(told))('%s', (line) => {
  const redacted = line.replace(/<[^>]+>/g, '[secret:password]');
  expect(redactSecrets(line.replace(/[<>]/g, ''))).toBe(redacted);
  expect(redactSecrets(redacted)).toBe(redacted);
});

test.each(linesOf(untold))('tells none: %s', (line) => {
  expect(redactSecrets(line)).toBe(line);
});

test('256 KiB of hostile text take linear time', () => {
  const units = [
    'password ',
    'the password is ',
    'set the password for a to ',
    'from a password to ',
    'is my password ',
    'in our schema the password is citext, so ',
    'x (',
    'password (a ',
    'pw to ',
    "Olga's pwd ",
    'psk "',
    'bob@a.b password x ',
    'app password is abcd ',
    'app pw: abcd efgh ijkl ',
    'seed words is ',
    'seed phrase ',
    'my pin is 12 ',
    'passcode for the ',
    'code of the a b ',
    'card_number] ',
    'mnemonic "abc ',
    '4821, that is my PIN ',
  ];
  const texts = units.map((unit) => repeated(unit, 2 ** 18));
  const module = new URL('../redact-secrets.js', import.meta.url);
  expect(outOfProportion({ module, name: 'redactSecrets' }, texts)).toEqual([]);
}, 60_000);
