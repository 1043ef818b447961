import { describe, expect, test } from '@jest/globals';
import { redactSecrets } from '../redact-secrets.js';

const expectRedacted = (line: string, kind: string): void => {
  const redacted = line.replaceAll(/‹[^›]+›/g, `[secret:${kind}]`);
  expect(redactSecrets(line.replaceAll(/[‹›]/g, ''))).toBe(redacted);
  expect(redactSecrets(redacted)).toBe(redacted);
};

describe('a secret in a line of a form of its own', () => {
  test.each([
    ['Authorization: Basic ‹dXNlcjpwYXNz›', 'basic_credentials'],
    ['Authorization: Bearer ‹abc123def456›', 'bearer_token'],
    ['machine api.x.dev login bob password ‹secret›', 'password'],
    ['db.host:5432:mydb:bob:‹secret›', 'password'],
    ['the card ends in 1111, CVV ‹123›', 'card_security_code'],
    ['CVC: ‹1234›', 'card_security_code'],
    ['REDIS_AUTH=‹hunter2›', 'password'],
    ['MQTT_AUTH=‹bob:hunter2›', 'password'],
    ['auth: bob:‹hunter2›', 'password'],
    ['requirepass ‹foobared›', 'password'],
    ['redis-cli AUTH ‹hunter2›', 'password'],
    ['SSID MyNet, key ‹Sunflower99›', 'password'],
    ['wifi: MyNet / ‹Sunflower99›', 'password'],
    ['My GitHub PAT is ‹1a2b3c4d5e6f7a8b9c0d›', 'token'],
    ['GITHUB_PAT=‹abcdef123456x›', 'token'],
    ['The key to the API is ‹Zk93jdLsOq8sdkW›', 'key'],
    ['my social security number is ‹219-09-9999›', 'social_security_number'],
    ['SSN: ‹219-09-9999›, born in Ohio', 'social_security_number'],
    ['her social is ‹219 09 9999›', 'social_security_number'],
    ['I use ‹Marble_42_fox› as my password', 'password'],
    ["my password's ‹Marble_42_fox›", 'password'],
  ])('%s', (line, kind) => expectRedacted(line, kind));

  test.each([
    'Authorization: Bearer token',
    'Authorization: Bearer $TOKEN',
    'Authorization: Basic auth is off',
    'machine api.x.dev login bob password $PW',
    'main.c:1234:12:warning:unused',
    'localhost:5432:mydb:bob:$PGPASSWORD',
    'The CVV is never stored',
    'REDIS_AUTH=$REDIS_AUTH',
    'BASIC_AUTH=enabled',
    'USER_SRP_AUTH = "USER_SRP_AUTH"',
    'AUTH is required',
    'auth: localhost:8080',
    'auth: none',
    'requirepass is not set',
    'requirepass must be set',
    'The SSID is MyNet',
    'SSID MyNet, key fingerprints differ',
    'the PAT is stored in 1Password',
    'My GitHub PAT expires in May',
    'The key to success is practice',
    'The key of the cache is user:42:profile',
    'WLAN: 5GHz | 2.4GHz',
    'The key to the API is in Vault',
    'the order number is 123-45-6789',
    'the ssn test value is 000-00-0000',
    'SSN: 000-12-3456 is never issued',
    'the table is named Marble_42_fox',
    'the password column is called user_42_hash',
  ])('tells none: %s', (line) => expect(redactSecrets(line)).toBe(line));
});
