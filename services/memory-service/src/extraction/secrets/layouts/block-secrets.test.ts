import { describe, expect, test } from '@jest/globals';
import { redactSecrets } from '../redact-secrets.js';

const block = (...lines: string[]) => lines.join('\n');

describe('secrets on lines below their name', () => {
  test.each([
    block('Passwords:', '- prod: *', '- stage: *'),
    block('Passwords:', '* *'),
    block('passwords:', '  - *', '  - *'),
    block('db:', '  password: |', '    *'),
    block('db:', '  password: >-', '    *'),
    block('Password:', '```', '*', '```'),
    block('The staging password is:', '', '```', '*', '```'),
    block('## Root password:', '', '1. *'),
  ])('%s', (form) => {
    const told = form.replace(/\* \*/, '- *').replaceAll('*', 'hunter2');
    const redacted = redactSecrets(told);
    expect(redacted).toBe(told.replaceAll('hunter2', '[secret:password]'));
    expect(redactSecrets(redacted)).toBe(redacted);
  });

  test('API keys in a list', () => {
    expect(redactSecrets('API keys:\n- ci: q8ZfT2mWv4LpB8nYcX91')).toBe('API keys:\n- ci: [secret:key]');
  });
});

describe('left as it is', () => {
  test.each([
    block('Passwords:', '- must have 12 characters', '- bcrypt'),
    block('Tests that pass:', '```', 'test_login1', '```'),
    block('Versions to pin:', '- lodash@4.17.21'),
    block('Design tokens:', '- color-primary-500'),
    block('GitHub secrets:', '- DEPLOY_KEY_V2'),
    block('SSH key:', '```', '~/.ssh/id_ed25519', '```'),
    block('Key people:', '- bob42x'),
    block('Password', '========', 'It is hashed.'),
  ])('%s', (text) => expect(redactSecrets(text)).toBe(text));
});
