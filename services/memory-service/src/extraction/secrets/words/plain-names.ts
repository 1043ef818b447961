import { qualifiesSecret } from './plain-password-words.js';
import { abbreviationPattern, isBreak, nounPattern, smallAt, type Word } from './sentence-words.js';
import { setOf } from './word-list.js';

/* Which words of a sentence are a name for a password, or for a secret, whose value may be a plain word. */

/** Of the languages whose sentences are known here; one password, not several: "passwords are …" tells none. */
export const sentenceNouns = nounPattern('en', 'de', 'es');
const names = new RegExp(
  `^(?!1password)(?:[\\p{L}\\p{N}_-]{0,40}?(?:${sentenceNouns})|(?:[\\p{L}\\p{N}_-]{0,40}_)?(?:${abbreviationPattern}))(?:['’]s)?$`,
  'u',
);

/** What has a password of its own, and is told before its name. */
const systems = setOf(
  'admin root wifi wi-fi wlan vpn ssh ftp smtp mail email db database postgres mysql redis router printer',
);
/** What stands before a `pwd` that is no shell's directory. */
const qualifiers = setOf('with new old user login');
export const accounts = setOf('user username login account network ssid host benutzer usuario utilisateur');
const possessives = setOf(
  'my our your his her their its mein unser sein ihr dein euer mi tu su nuestra vuestra mon ton son notre votre leur',
);
export const determiners: ReadonlySet<string> = new Set([...possessives, 'the', 'this', 'that', 'das', 'la', 'le']);

export const isOwner = (word: string): boolean => word.endsWith("'s") || word.endsWith('’s');

const secretNames =
  /^(?:(?:[A-Za-z\d]{1,40}[_-]){1,4}secret(?:_key)?|[A-Za-z\d]{1,40}Secret|(?:[A-Z\d]{1,40}_){1,4}SECRET(?:_KEY)?)$/;

/**
 * Index of the first word of a name for a secret that is not called a password: "JWT secret", "secret key for JWT",
 * `JWT_SECRET`.
 */
export function secretNameStart(words: readonly Word[], at: number): number | null {
  if (secretNames.test(words[at]?.core ?? '')) return at;
  const isKey = smallAt(words, at) === 'key';
  const secret = isKey ? at - 1 : at;
  if (smallAt(words, secret) !== 'secret' || (!isKey && smallAt(words, at + 1) === 'key')) return null;
  if (qualifiesSecret(smallAt(words, secret - 1))) return secret - 1;
  return isQualifiedBehind(words, at) ? secret : null;
}

/** "The secret for JWT", "the secret key of our session cookie"; but "the secret of success". */
function isQualifiedBehind(words: readonly Word[], name: number): boolean {
  if (!/^(?:for|of)$/.test(smallAt(words, name + 1)) || isBreak(words, name)) return false;
  const first = determiners.has(smallAt(words, name + 2)) ? name + 3 : name + 2;
  return qualifiesSecret(smallAt(words, first));
}

/** Index of a name's first word; null where no name for a password ends. */
export function nameStart(words: readonly Word[], at: number): number | null {
  const word = smallAt(words, at);
  if (word.length <= 60 && names.test(word)) return isWorkingDirectory(words, at) ? null : at;
  if (word === 'passe' && smallAt(words, at - 1) === 'de' && smallAt(words, at - 2) === 'mot') return at - 2;
  if (word === 'pass') return isPassOfAccount(words, at) ? at : null;
  return /^(?:phrase|code|word)$/.test(word) && smallAt(words, at - 1) === 'pass' ? at - 1 : null;
}

/**
 * "Set the pwd to frontend": a shell's, unless the words around it tell whose password it is. With `:` or `=` see
 * `named-values.ts`.
 */
function isWorkingDirectory(words: readonly Word[], at: number): boolean {
  if (smallAt(words, at) !== 'pwd' || smallAt(words, at + 1) === 'for') return false;
  if (accounts.has(smallAt(words, smallAt(words, at - 1) === 'and' ? at - 3 : at - 2))) return false;
  for (let before = at - 1; before >= at - 3 && !isBreak(words, before); before -= 1) {
    const word = smallAt(words, before);
    if (possessives.has(word) || qualifiers.has(word) || systems.has(word) || isOwner(word)) return false;
    if (determiners.has(word)) return true;
  }
  return true;
}

/** "My pass", "the wifi pass"; but "the first pass", "my boarding pass". */
const isPassOfAccount = (words: readonly Word[], at: number): boolean =>
  possessives.has(smallAt(words, at - 1)) || systems.has(smallAt(words, at - 1));
