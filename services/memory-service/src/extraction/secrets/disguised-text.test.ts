import { describe, expect, test } from '@jest/globals';
import { redactSecrets } from './redact-secrets.js';

describe('under a disguise', () => {
  test.each([
    ['My pass\u00adword is zTOTLF3fDy.', 'My password is [secret:password].'],
    ['pass\u200bword: zTOTLF3fDy', 'password: [secret:password]'],
    ['My \u202epassword\u202c is zTOTLF3fDy.', 'My password is [secret:password].'],
    ['My ｐａｓｓｗｏｒｄ is zTOTLF3fDy.', 'My password is [secret:password].'],
    ['&quot;password&quot;: &quot;zTOTLF3fDy&quot; is set', '"password": "[secret:password]" is set'],
    ['{&#34;token&#34;:&#34;q8ZfT2mWv4LpB8nYcX91&#34;}', '{"token":"[secret:token]"}'],
  ])('%j', (text, redacted) => {
    expect(redactSecrets(text)).toBe(redacted);
  });

  test('of a token, and of what is posted', () => {
    const token = `ghp_${'aB3dE5fG7h'.repeat(4)}`.slice(0, 40);
    expect(redactSecrets(`it is ${token.slice(0, 9)}\u200b${token.slice(9)}`)).toBe('it is [secret:github_token]');
    expect(redactSecrets('we post password%3DzTOTLF3fDy%26user%3Dbob')).not.toContain('zTOTLF3fDy');
  });

  test.each([
    'A&amp;B is our client, and 100% of them pay.',
    'See https://x.dev/?a=b%3Dc for the demo of user42x.',
    'The 👨\u200d👩\u200d👧 of the ｐａｓｓｗｏｒｄ team met.',
    'می\u200cخواهم یک pass\u00adword manager',
  ])('without a secret nothing changes: %s', (text) => {
    expect(redactSecrets(text)).toBe(text);
  });
});
