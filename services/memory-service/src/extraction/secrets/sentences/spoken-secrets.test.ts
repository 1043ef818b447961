import { describe, expect, test } from '@jest/globals';
import { redactMessages, redactSecrets } from '../redact-secrets.js';

const linesOf = (text: string): readonly string[] => text.trim().split('\n');

describe('as people tell them', () => {
  test.each(
    linesOf(`
I log in with admin:‹Zx7p5H7tj!9›
We sign in with root / ‹Zx7p5H7tj!9›.
I log in with admin and ‹Zx7p5H7tj!9›
The credentials are admin and ‹Zx7p5H7tj!9›.
The login for staging is admin with ‹Zx7p5H7tj!9›.
creds: admin:‹Zx7p5H7tj!9›
I log into Grafana with admin:‹Zx7p5H7tj!9›
Log into staging as admin:‹Zx7p5H7tj!9›
use admin:‹Zx7p5H7tj!9› to log in
login admin:‹Zx7p5H7tj!9›
my one time code is ‹492817›
login: admin / ‹Zx7p5H7tj!9›
user admin, pass ‹Zx7p5H7tj!9›
My Wi-Fi key is ‹Zx7p5H7tj!9›.
The key for the guest Wi-Fi is ‹Zx7p5H7tj!9›.
It is ‹Zx7p5H7tj!9›, the admin password.
It was ‹Zx7p5H7tj!9›, our old password.
‹Zx7p5H7tj!9›, the admin password
my password ... ‹Zx7p5H7tj!9›
my password... ‹Zx7p5H7tj!9›
my password … ‹Zx7p5H7tj!9›, as ever
My one-time code is ‹492817›
The OTP is ‹492817›.
verification code: ‹492817›
The 2FA code was ‹492817›
The PUK of my SIM is ‹12345678›.
PIN is ‹4821›
The PIN of my card is ‹4821›.
The combination of the safe is ‹12-34-56›.
The safe combination is ‹12 34 56›.
The combination to my bike lock: ‹4821›
The code of the safe is ‹4821›.
`),
  )('%s', (line) => {
    const redacted = line.replaceAll(/‹[^›]+›/g, '[secret:password]');
    expect(redactSecrets(line.replaceAll(/[‹›]/g, ''))).toBe(redacted);
    expect(redactSecrets(redacted)).toBe(redacted);
  });

  test('a one-time code that answers a question', () => {
    expect(redactMessages(['What is the one-time code?', '492817'])[1]).toBe('[secret:password]');
  });

  test.each(
    linesOf(`
We log in with GitHub and OAuth2.
Users log in with Google and Okta2024.
We sign in with SSO / SAML2.
Log in with user: admin
use postgres:16-alpine to log in
use node:20-Alpine3x to build
We log into Grafana with GitHub and OAuth2.
We log in with localhost:5432.
We connect with redis:7.2-alpine
The credentials are rotated and k8s-mounted.
The credentials are in Vault and AWS.
The login is slow and Node24 is to blame.
We moved to Node24, the password is hashed.
It is Argon2id, the password hash.
It is LoginForm2, the password form.
We switched to K3sOnArm64, the password manager still works.
I forgot my password... Node24 broke it.
I forgot my password ... again
The one-time code expires in 5 minutes.
The verification code is 1200 lines long.
The verification code is in src/verify2.ts.
The OTP service runs on port 4821.
OTP codes are 6 digits.
The combination of React and Vite is 2026 already.
The combination of flags is 0644.
The lock file is version 9.
The key for the Wi-Fi is under the mat.
The door code of the studio is 4471#.
The gate code is 4471.
The code of the lock screen is in lock-screen.tsx.
`),
  )('tells none: %s', (line) => expect(redactSecrets(line)).toBe(line));
});
