import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { redactMessages, redactSecrets } from './redact-secrets.js';

describe('a placeholder is no label of a speaker, and is not replaced again', () => {
  test.each([
    ['My Netflix password? hunter2.', 'My Netflix password? [secret:password].'],
    ['password:\nhunter2', 'password:\n[secret:password]'],
    ['The password? Sunflower99!', 'The password? [secret:password]'],
    ['What is the wifi password? It is Sunflower99!', 'What is the wifi password? It is [secret:password]'],
  ])('%j', (text, redacted) => {
    expect(redactSecrets(text)).toBe(redacted);
    expect(redactSecrets(redacted)).toBe(redacted);
  });

  test('a secret that is known by its form keeps its kind where it answers a question', () => {
    const token = `ghp_${'aB3dE5fG7h'.repeat(4)}`.slice(0, 40);
    expect(redactMessages(['What is the wifi password?', token])).toEqual([
      'What is the wifi password?',
      '[secret:github_token]',
    ]);
  });

  test('the name inside a placeholder asks for nothing', () => {
    const text = 'Is it [secret:password]? Tiger88x is a boat.';
    expect(redactSecrets(text)).toBe(text);
  });
});

test('whatever asks for a secret, announces it or answers, redacting twice changes nothing', () => {
  const asked = fc.constantFrom(
    'What is the wifi password?',
    'My Netflix password?',
    'The password?',
    'password:',
    'the admin password is',
    'Please paste your API key.',
    'What are the recovery codes?',
    'We need the admin password. What is it?',
    "What's the PIN of the safe?",
    'Is hunter2x the password?',
    'I changed my password.',
    'Our secret?',
    'JWT_SECRET=',
    '**Q:** What is the root password?',
  );
  const link = fc.constantFrom(' ', '\n', '\n\n', ' / ', '\nuser: ', '\n**A:** ');
  const lead = fc.constantFrom('', "It's ", 'It is now ', 'Sure, ', '"', '(', '`', 'user: ', '- ');
  const secret = fc.constantFrom(
    'hunter2',
    'Sunflower99!',
    'swordfish',
    '4821',
    'correct horse battery staple',
    `ghp_${'aB3dE5fG7h'.repeat(4)}`.slice(0, 40),
    '[secret:password]',
    'x7Kq9ZtR2mWv4LpB8nYc',
    '12345678 87654321',
  );
  const end = fc.constantFrom('', '.', '!', '?', '"', ')', '`', ', I think.', '! I like it.', '\nWe use pnpm.');
  const texts = fc.tuple(asked, link, lead, secret, end).map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.array(texts, { minLength: 1, maxLength: 3 }), fc.boolean(), (said, isOneMessage) => {
      const messages = isOneMessage ? [said.join('\n')] : said;
      const once = redactMessages(messages);
      expect(redactMessages(once)).toEqual(once);
      expect(once.join('\n')).not.toMatch(/\[secret:[^\]]*\[/);
    }),
    { numRuns: 1_500 },
  );
});
