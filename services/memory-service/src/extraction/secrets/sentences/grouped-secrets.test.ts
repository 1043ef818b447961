import { describe, expect, test } from '@jest/globals';
import { redactSecrets } from '../redact-secrets.js';
import { expectKept, expectRedacted, linesOf } from '../testing/redacted-lines.js';

describe('a password of Google for an app', () => {
  test.each(
    linesOf(`
gmail app pw: ‹abcd efgh ijkl mnop›
its gmail app pw: ‹abcd efgh ijkl mnop›
gmail app password is ‹qwer tyui opas dfgh›
my google app pass: ‹kzxw mnbq plok ujhy›
app password for gmail = ‹kzxw mnbq plok ujhy›, keep it
pw for the mailer is ‹kzxw mnbq plok ujhy›
mail pw ‹kzxw mnbq plok ujhy›
GMAIL_APP_PASSWORD=‹kzxw mnbq plok ujhy›
SMTP_PASSWORD="‹kzxw mnbq plok ujhy›"
Das App-Passwort lautet ‹kzxw mnbq plok ujhy›.
le mot de passe du mail est ‹kzxw mnbq plok ujhy›
`),
  )('%s', (line) => expectRedacted(line, 'password'));

  test.each(
    linesOf(`
The app password page says they come in four groups of four letters
The app password is four letters four times each
app password: what does that mean here
My app password is some long text from Google
The password is with team blue this week
The pass over the Alps was shut last year
The gmail app password is kept only here with Anna
`),
  )('tells none: %s', expectKept);
});

const wallet = 'abandon ability able about above absent absorb abstract absurd abuse access accident';

describe('the words of a wallet', () => {
  test.each([
    'My seed phrase starts with ',
    'The recovery phrase is ',
    'wallet seed: ',
    'seed words ',
    'My 12 word seed is ',
    "Here's my metamask recovery phrase: ",
    'mnemonic is ',
    'The seed phrase of my ledger: ',
    'Seed phrase ist ',
    'Backup phrase, in order: ',
  ])('%s…', (lead) => expectRedacted(`${lead}‹${wallet}›`, 'password'));

  test('with a number before each', () => {
    const numbered = wallet
      .split(' ')
      .map((word, at) => `${at + 1}. ${word}`)
      .join('\n');
    expect(redactSecrets(`My seed phrase:\n${numbered}`)).toBe('My seed phrase:\n1. [secret:password]');
  });

  test('what follows stays', () =>
    expectRedacted(`My seed phrase is ‹${wallet}› and the ledger is in the drawer`, 'password'));

  test.each(
    linesOf(`
My seed phrase starts with a word that I can't remember but it is from the list
A seed phrase is a list of twelve or twenty four words that back up a wallet
My seed phrase is written down on paper and lies in the safe of my parents' house
The seed phrase must never be typed into a website that somebody sent you by mail
Seed phrase is stored offline and nobody in the team should ever ask you for that again
The recovery phrase was generated on the ledger itself, never make digital copies anywhere
Seed words are generated from entropy and a checksum using the list with English words
The mnemonic is generated locally with our own entropy source before every single test run starts
The seed phrase screen shows twelve words
`),
  )('tells none: %s', expectKept);
});

describe('a PIN in groups', () => {
  test.each(
    linesOf(`
The passcode for the zoom is ‹88 31 02›
zoom passcode: ‹88 31 02›
The meeting passcode is ‹883 102›.
My pin is ‹44 71›
Our card pin: ‹44 71›
Meine PIN ist ‹44 71›
`),
  )('%s', (line) => expectRedacted(line, 'password'));

  test.each(
    linesOf(`
The passcode is 6 digits
The passcode is 4 - 6 digits long
pin 12 and 13 are for the LED
pin: 12 13 14 on the header
Pins 12 13 14 are free
My pin is 12 mm long
The zoom meeting id is 883 102 4455
The passcode screen is 320 by 480
The passcode changes on 2026-03-18
`),
  )('tells none: %s', expectKept);
});

test('what BitLocker hands out', () =>
  expectRedacted('bitlocker: ‹123456-654321-111111-222222-333333-444444-555555-666666›', 'key'));

test.each(
  linesOf(`
ids 123456-654321-111111
the order is 123456-654321-111111-222222-333333-444444-555555-666666-777777
`),
)('no such key: %s', expectKept);

describe('a passphrase of what', () => {
  test('four plain words', () =>
    expectRedacted('The passphrase for the gpg key is ‹correct horse battery staple›', 'password'));

  test.each(
    linesOf(`
The passphrase for the gpg key is stored in Bitwarden
The passphrase for the gpg key is only known by Ana
The passphrase for the gpg key is too short
The passphrase of the backup is asked every morning
`),
  )('tells none: %s', expectKept);
});

describe('words of a passphrase that are told like one word', () => {
  test.each(
    linesOf(`
Our wifi password is ‹blue monkey 42›
My ssh passphrase is ‹blue monkey 42›.
my passphrase is ‹purple tiger lamp›
The master password is ‹correct horse battery staple›
the wifi password: ‹blue monkey 42›
das WLAN-Passwort ist ‹blauer Affe 42›
the passphrase for the backup is ‹purple tiger lamp›, don't lose it
`),
  )('%s', (line) => expectRedacted(line, 'password'));

  test.each(
    linesOf(`
the password is stored encrypted everywhere in 2024
the password is hard coded somewhere deep inside
the password is case sensitive everywhere now
the passphrase is case sensitive everywhere
password: minimum length 12
the password was leaked during sprint 42
the password is managed using company tooling
password: see page 12
the pw is under ticket OPS 42
`),
  )('tells none: %s', expectKept);
});
