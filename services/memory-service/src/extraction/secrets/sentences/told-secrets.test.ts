import { describe, expect, test } from '@jest/globals';
import { outOfProportion, repeated } from '../../../testing/processor-time.js';
import { redactSecrets } from '../redact-secrets.js';
import { expectKept, expectRedacted, linesOf } from '../testing/redacted-lines.js';

describe('a secret that is called nothing else', () => {
  test.each(
    linesOf(`
The secret is '‹rabarber-taart-2024›'.
The secret is "‹rabarber-taart-2024›".
The secret is ‹rabarberTaart2024›.
The secret was '‹pannenkoek!23›'.
The secret is now '‹lente-bries-2026›'.
The secret value is '‹winter-markt-2025›'.
Das Geheimnis ist '‹apfelmus-2024›'.
Someone committed the secret ‹rabarberTaart2024› to the repo.
The old secret '‹rabarber-taart-2024›' was leaked on GitHub.
The secret '‹fiets-bel-2022›' must be replaced.
Tom pasted the secret "‹fiets-bel-2022›" in the chat.
I pushed the secret ‹Kaas_Maan4974› by mistake.
secret ‹key-UyvgqkMSmelXSRKPyHKU› belongs to Ops
The secret ‹key-UyvgqkMSmelXSRKPyHKU› is for Ops.
`),
  )('%s', (line) => expectRedacted(line, 'secret'));

  test.each(
    linesOf(`
The secret to good bread is time
The secret ingredient is cardamom
Secret santa is on the 12th
Secret Santa2026 budget is 20 euros.
The secrets live in Vault
My secret crush
The secret is patience.
The secret is 'patience'.
The secret is "low and slow".
The secret is "Section 42".
The secret is 'see ticket OPS-42'.
The secret is 'v2.14.0'.
The secret is Node20.
The secret is SHA256-hashed.
The secret is 32-character long.
The secret is rotated every 90 days.
The secret is that Kubernetes1.29 supports it.
The secret is called 'db-credentials'.
The secret is named "stripe-webhook-v2".
The secret 'db-credentials' is mounted at /etc/db.
The secret "prod-db-2024" lives in AWS Secrets Manager.
The k8s secret app-config-v2 was deleted.
The leaked secret prod-db-2024 was revoked.
We rotated the secret 'jwt-signing-2025' on Monday.
The secret STRIPE_KEY_2024 is missing.
We added the secret AWS_ACCESS_KEY_ID to the repo.
Someone committed the secret file .env.production to the repo.
Someone committed a secret to repo web-frontend-2024.
We pushed the secret-scanning branch sec-2024.
Someone leaked the secret plan to the press.
The secret was found in commit 3f9a77bc21.
We shared the secret recipe2024 folder.
They shared the secret handshake99 at the party.
He found the secret level42 in Doom.
secret key-rotation belongs to Ops
secret key-value stores are slow
The secret service3 pod restarts.
Trade secret 42 belongs to Acme.
We watched 'The Secret Agent 2' on Friday.
Keep the launch secret until 2026-05-01.
The secret behind the 3x speedup was caching.
Das Geheimnis ist '3 Minuten ruhen'.
`),
  )('tells none: %s', expectKept);
});

test.each(
  linesOf(`
we send the tokens to auth2.eu-west-1.example9.io
Tokens are sent to auth2.eu-west-1.example9.io:8443/v2
The token comes from id3.eu-central-1.acme42.dev.
We sent the secret to vault1.eu-west-2.acme7.net
The password is sent to sso1.eu-1.example9.io
The password policy requires 14 characters
`),
)('a host is none: %s', expectKept);

describe('the code of a card', () => {
  test.each(
    linesOf(`
The CVV of the company card is ‹482›.
The CVC for my visa is ‹314›.
The card's security code is ‹482›.
Security code of my credit card: ‹314›
Die Kartenprüfnummer ist ‹314›.
`),
  )('%s', (line) => expectRedacted(line, 'card_security_code'));

  test('beside its number', () =>
    expect(redactSecrets('Card 4111 1111 1111 1111 exp 12/27 CVV 737')).toBe(
      'Card [secret:card_number] exp 12/27 CVV [secret:card_security_code]',
    ));

  test.each(
    linesOf(`
The CVC of cards is 3 digits long.
The card's security code has 3 digits.
The security code of the card is on the back.
Security code review 123 is open.
The security code path has 200 lines.
We log CVV errors as 422.
The CVC of the engine is 300 cc.
The CVC meeting room is in 304.
`),
  )('tells none: %s', expectKept);
});

test('takes linear time', () => {
  const module = new URL('../redact-secrets.js', import.meta.url);
  const units = ['the secret is the secret ', "secret 'a", 'committed the secret key-a1B2 ', 'cvv of the card of the '];
  const texts = units.map((unit) => repeated(unit, 200_000));
  expect(outOfProportion({ module, name: 'redactSecrets' }, texts)).toEqual([]);
});
