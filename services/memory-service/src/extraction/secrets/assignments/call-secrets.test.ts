import { describe, expect, test } from '@jest/globals';
import { redactSecrets } from '../redact-secrets.js';

const expectRedacted = (line: string, kind: string): void => {
  const redacted = line.replaceAll(/‹[^›]+›/g, `[secret:${kind}]`);
  expect(redactSecrets(line.replaceAll(/[‹›]/g, ''))).toBe(redacted);
  expect(redactSecrets(redacted)).toBe(redacted);
};

describe('a secret that code hands over', () => {
  test.each([
    ['setPassword("‹hunter2›")', 'password'],
    ['db.password("‹hunter2›")', 'password'],
    ["user.setPassword('‹secret›');", 'password'],
    ['.withPassword("‹secret›")', 'password'],
    ['hashPassword("‹correct horse›", 12)', 'password'],
    ['page.fill("#password", "‹hunter2›")', 'password'],
    ['client.auth("‹hunter2›")', 'password'],
    ['client.login("bob", "‹hunter2›")', 'password'],
    ['setSecret("‹hunter2›")', 'secret'],
    ['jwt.sign(payload, "‹keyboard cat›")', 'secret'],
    ["createHmac('sha256', '‹swordfish›')", 'secret'],
    ['setApiKey("‹hunter2abc›")', 'key'],
  ])('%s', (line, kind) => expectRedacted(line, kind));

  test.each([
    'setPassword(password)',
    'setPassword("")',
    'password("Password must be at least 8 chars")',
    'z.string().min(8, "password is too short")',
    'getSecret("prod/db")',
    'setSecret("JWT_SECRET", value)',
    'getPassword("database")',
    'usePassword("remember me")',
    'page.fill("#password", password)',
    'page.click("#password", "left")',
    'jwt.verify(token, secret)',
    'createHmac("sha256", key)',
    'setKey("users")',
    'ask_password("Password for the archive")',
  ])('tells none: %s', (line) => expect(redactSecrets(line)).toBe(line));
});
