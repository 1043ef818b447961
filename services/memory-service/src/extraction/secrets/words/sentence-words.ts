/* A text's words as what tells a password in a sentence looks at them. */

export interface Word {
  /** Without the quotes, brackets and punctuation around it. */
  readonly core: string;
  /** The core in small letters. */
  readonly lower: string;
  readonly start: number;
  readonly end: number;
  /** What stands before and behind the core. */
  readonly opening: string;
  readonly closing: string;
  /** A new line stands before it. */
  readonly isOnNewLine: boolean;
}

const maxOpeningSigns = 6;
const openingSigns = new Set([...'"\'`«„“‚([{*']);
/** Counted from the end by hand: a pattern anchored there would try every run of signs before it. */
const closingSigns = new Set([...'"\'`»“”)]}*,.;:?!…']);

function lengthOfOpening(raw: string): number {
  let length = 0;
  while (length < maxOpeningSigns && openingSigns.has(raw.charAt(length))) length += 1;
  return length;
}

export function splitWords(text: string): readonly Word[] {
  const words: Word[] = [];
  let previousEnd = 0;
  for (const found of text.matchAll(/\S+/g)) {
    const [raw] = found;
    const openingLength = raw.startsWith('[secret:') ? 0 : lengthOfOpening(raw);
    let length = raw.length;
    while (length > openingLength && closingSigns.has(raw.charAt(length - 1))) length -= 1;
    const core = raw.slice(openingLength, length);
    words.push({
      core,
      lower: core.toLowerCase(),
      start: found.index,
      end: found.index + raw.length,
      opening: raw.slice(0, openingLength),
      closing: raw.slice(length),
      isOnNewLine: text.slice(previousEnd, found.index).includes('\n'),
    });
    previousEnd = found.index + raw.length;
  }
  return words;
}

/** Nouns for a password, by language (ISO 639-1), singular and in small letters. */
const passwordNouns = {
  en: ['password', 'passwd', 'passphrase', 'passcode'],
  de: ['passwort', 'kennwort'],
  nl: ['wachtwoord'],
  sv: ['lösenord'],
  fr: ['mot de passe'],
  es: ['contraseña'],
  pt: ['senha', 'palavra-passe'],
  pl: ['hasło'],
  ru: ['пароль'],
  zh: ['密码', '密碼', '口令'],
  ja: ['パスワード', '暗証番号'],
  ko: ['비밀번호', '패스워드', '암호'],
  da: ['adgangskode', 'kodeord'],
  no: ['passord'],
  fi: ['salasana'],
  cs: ['heslo'],
  tr: ['şifre', 'parola'],
  hu: ['jelszó'],
  ar: ['كلمة المرور', 'كلمة السر', 'كلمة مرور'],
  fa: ['رمز عبور'],
  he: ['סיסמה', 'סיסמא'],
  hi: ['पासवर्ड'],
  el: ['κωδικός πρόσβασης', 'κωδικός', 'κωδικό'],
  vi: ['mật khẩu'],
  id: ['kata sandi'],
  th: ['รหัสผ่าน'],
} as const;
type NounLanguage = keyof typeof passwordNouns;

/** Alternatives of a pattern: the nouns of some languages, or of all. */
export const nounPattern = (...languages: readonly NounLanguage[]): string =>
  Object.entries(passwordNouns)
    .flatMap(([language, nouns]) =>
      languages.length === 0 || languages.some((asked) => asked === language) ? nouns : [],
    )
    .join('|');

/** Also as they are typed in haste. */
export const abbreviationPattern = 'pwd|pw|psk|pswd|passw|pasword|passwrd';

/** Words of these languages are joined into one: "Datenbankpasswort". Not Portuguese: "resenha" is a review. */
const joined = `${nounPattern('en', 'de', 'nl', 'sv', 'da', 'no', 'fi')}|passwords|passphrases|passcodes|passwörter|kennwörter|lösenordet|passordet|kodeordet|adgangskoden`;
const inflected =
  'passwort(?:s|es|e)|kennwort(?:s|es|e)|contraseñas|senhas|парол(?:[яюеі]|ем|ь)|hasł(?:a|em|u)|hesl(?:a|em)|' +
  '(?:şifre|parola)(?:m|n|miz|si|sı|mız|nız|niz|yi|yı)|salasana(?:ni|mme|n|si)|jelsz(?:avam|avunk|ava)|' +
  'κωδικοί|mdp|סיסמת';
/** A PIN counts here, and the Spanish word that is a key or code as well: what they lead to must look like a secret. */
const names = new RegExp(
  `^(?:[\\p{L}-]{0,40}(?:${joined})|${nounPattern('es', 'pt', 'pl', 'ru', 'cs', 'tr', 'hu', 'hi', 'el')}|${inflected}|ה?(?:${nounPattern('he')})|${abbreviationPattern}|clave|(?:\\p{L}{2,20}-)?pins?|pin-?codes?|pinkode?n?|пин(?:-?код)?|(?:tresor|safe|alarm)-?code|otps?|puks?)(?:['’]s)?$`,
  'u',
);
/** Those of English alone, which are most: looked up, not matched. */
const plainNames: ReadonlySet<string> = new Set([...passwordNouns.en, ...abbreviationPattern.split('|')]);
const secondNames = new Map([
  ['passe', /^de$/i],
  ['phrase', /^(?:pass|seed|recovery)$/i],
  [
    'code',
    /^(?:pass|pin|puk|alarm|access|unlock|security|safe(?:['’]s)?|recovery|backup|rescue|scratch|one-?time|otp|totp|2fa|mfa|two-factor|verification|authenticator|sms)$/i,
  ],
  ['codes', /^(?:recovery|backup|rescue|scratch|2fa|mfa)$/i],
  ['المرور', /كلمة$/],
  ['السر', /كلمة$/],
  ['عبور', /^رمز$/],
  ['khẩu', /^mật$/i],
  ['sandi', /^kata$/i],
  ['word', /^pass$/i],
]);
/** "Pin the image to 4471", "we pin them at 20": what is pinned stands behind the verb; but "my pin the bank sent". */
function isVerb(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  return word?.closing === '' && pinnedThings.has(next?.lower ?? '') && !owners.has(words[at - 1]?.lower ?? '');
}
const pinnedThings = new Set('the it this them these those all every each our your its'.split(' '));
const owners = new Set('the a an my our your his her their sim card phone door new old'.split(' '));

/** Whether a word is a name for a password or PIN, or the last of one. */
export function isName(words: readonly Word[], at: number): boolean {
  const word = words[at]?.lower ?? '';
  if (word.length > 60) return false;
  if (word === 'pin' && isVerb(words, at)) return false;
  if (plainNames.has(word)) return true;
  const first = secondNames.get(word);
  return names.test(word) || (first?.test(words[at - 1]?.core ?? '') ?? false);
}

export const startsCapital = (word: Word | undefined): boolean => word !== undefined && /^\p{Lu}/u.test(word.core);

export const smallAt = (words: readonly Word[], at: number): string => words[at]?.lower ?? '';

/** Whether a mark or a new line stands behind a word. */
export function isBreak(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  if (next === undefined || next.isOnNewLine) return true;
  const closing = words[at]?.closing ?? '';
  return closing !== '' && /[.,;:!?…]/.test(closing);
}

/** Most words have no mark behind them, which is seen without a pattern. */
export const endsWithMark = (word: Word | undefined): boolean =>
  word !== undefined && word.closing !== '' && /[.?!。]/.test(word.closing);

export function endsSentence(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  if (next === undefined || next.isOnNewLine) return true;
  return endsWithMark(words[at]) && startsCapital(next);
}

/**
 * Lets through every text with a name; tested on small letters: an expression that has to look at both cases takes five
 * times as long.
 */
const mayName = new RegExp(
  `\\bcodes?\\b|secret|jelsz|hasł|hesl|كلمة|رمز عبور|\\bmdp\\b|\\bclave\\b|\\b(?:pin|otp|puk)s?\\b|pincode|pinkod|пин|(?:\\b|_)pw\\b|pwd|psk|pswd|pasword|pass|phrase|kennw|парол|${nounPattern('nl', 'sv', 'es', 'pt', 'pl', 'da', 'no', 'fi', 'tr', 'he', 'hi', 'el', 'vi', 'id')}`,
);
export const mayHoldName = (text: string): boolean => mayName.test(text.toLowerCase());
