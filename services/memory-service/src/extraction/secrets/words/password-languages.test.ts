import { expect, test } from '@jest/globals';
import { redactSecrets } from '../redact-secrets.js';

/** The values stand where `*` does; what ends each language's sentence stays. */
const inLanguages = `
Mitt lösenord är *.
Lösenordet till wifi är *
Min adgangskode er *.
Passordet er *.
Salasanani on *.
Mijn wachtwoord is *.
La mia password è *.
Şifrem *.
Wifi şifresi * olarak değişti.
Wifi parolamız *.
Parola de la wifi este *.
A jelszavam *.
Moje hasło to *.
Hasło do bazy: *
Moje heslo je *.
Heslo k wifi je *.
Мой пароль *.
Пароль от базы — *
Мій пароль: *
Пароль до бази даних: *
Ο κωδικός μου είναι *.
كلمة المرور هي *
كلمة السر للواي فاي: *
הסיסמה שלי היא *
मेरा पासवर्ड * है।
Mật khẩu của tôi là *.
Kata sandi saya *.
le mdp du wifi est *
パスワードは*です。
我的密码是*。
wifi密码：*
내 비밀번호는 * 입니다.
와이파이 비밀번호: *
`;

test.each(inLanguages.trim().split('\n'))('in other languages: %s', (line) => {
  expect(redactSecrets(line.replace('*', 'zTOTLF3fDy'))).toBe(line.replace('*', '[secret:password]'));
});

test.each([
  'Vårt lösenord är för kort',
  'Şifreleme AES256 ile yapılıyor',
  "Parolaları Vault'ta saklıyoruz",
  'Şifremi unuttum.',
  'Salasana on vanhentunut',
  'Hasło jest za krótkie',
  'Heslo je v trezoru',
  'Heslo se mění každých 90 dní.',
  'Пароль истёк в 2026',
  'Пароль хранится в Vault',
  'Passordet er utløpt',
  'Adgangskoden er for kort',
  'كلمة المرور قصيرة جدا',
  'パスワードは毎月変更します',
  '密码每月更换一次',
  '비밀번호는 매달 바뀝니다',
  'मेरा पासवर्ड भूल गया',
  'Ο κωδικός είναι λάθος',
])('in other languages, tells none: %s', (text) => {
  expect(redactSecrets(text)).toBe(text);
});
