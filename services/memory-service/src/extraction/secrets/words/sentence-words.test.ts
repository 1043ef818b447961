import { expect, test } from '@jest/globals';
import { redactSecrets } from '../redact-secrets.js';

test.each([
  [
    'password',
    'passwords',
    'passwd',
    'passphrase',
    'passcode',
    'wifi-password',
    'pwd',
    'pw',
    'pass phrase',
    'pass code',
  ],
  ['Passwort', 'Passwörter', 'Kennwort', 'Datenbankpasswort'],
  ['wachtwoord', 'lösenord', 'mot de passe', 'contraseña', 'contraseñas'],
  ['senha', 'senhas', 'palavra-passe', 'hasło', 'пароль'],
  ['密码', '密碼', '口令', 'パスワード', '暗証番号', '비밀번호'],
])('every name of a password announces one before a colon: %s …', (...names) => {
  for (const name of names) expect(redactSecrets(`${name}: Zebra99x`)).toBe(`${name}: [secret:password]`);
});

test.each([
  'passwords',
  'Passworts',
  'wachtwoord',
  'lösenord',
  'contraseñas',
  'senhas',
  'palavra-passe',
  'hasło',
  'паролем',
  'clave',
])('a name announces one from afar: %s', (name) => {
  expect(redactSecrets(`${name} (a, b): Zebra99x`)).toBe(`${name} (a, b): [secret:password]`);
});

test.each(['wachtwoord', 'lösenord', 'hasło', '口令'])(
  'a plain word behind a colon is one in any language: %s',
  (name) => {
    expect(redactSecrets(`${name}: swordfish`)).toBe(`${name}: [secret:password]`);
  },
);

test('a word that only ends like a name is none', () => {
  expect(redactSecrets('resenha do livro (a): Zebra99x')).toBe('resenha do livro (a): Zebra99x');
});
