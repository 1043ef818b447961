import { isHost, isReference } from './value-references.js';

/** What a word of prose must look like to be the password that the words around it speak of. */

const schemes =
  /^(?:sha|md|aes|rsa|pbkdf|argon|bcrypt|scrypt|oauth|auth|base|utf|http|tls|ipv|rfc|nist|owasp|iso|gpt|python|node|php|k8s|es20|ed255|x509|pkcs|ntlm|otp|totp|u2f|webauthn|wpa|1password|sha3|blake)[-_]?\d*[a-z]{0,3}[-_]?\d*(?:id|s|sum)?$/i;
/** Standards and programs with a number: "NIST-800-63B", "KeePass2". */
const standards =
  /^(?:nist[-_]?(?:sp[-_]?)?800[-_]\d{1,3}[a-z]?(?:-\d)?|keepass(?:x|xc|dx)?\d{0,2}|saml\d|fido\d|pkce\d{0,4})$/i;
const datesAndVersions = /^v?\d{1,4}(?:[-/.:]\d{1,4}){1,4}(?:[tT][\d:.]{1,20}[zZ]?)?$/;
const addresses = /^(?:https?:|www\.)|:\/\/|^[\w.+-]+@[\w-]+\.[\w.-]+$|^#\d+$|\(\)$/i;
/** `password1` numbers a field, `@password1` a parameter. */
const fieldNames = /^[:@?]?(?:password|passwort|passwd|pass|pw|pin)_?\d$/i;
const ticketNumbers = /^[A-Z]{2,10}-\d{1,6}$/;
const fileNames = /^[\w-]{1,80}\.[a-z]{1,5}$/;
const amounts =
  /^\d+(?:-\p{L}+|st|nd|rd|th|am|pm|m?s|secs?|min(?:ute)?s?|h(?:ours?|rs?)?|d(?:ays?)?|w(?:eeks?)?|x|[kmg]b?|bits?|bytes?|char(?:acter)?s?|digits?|times|%|\+)$/iu;

/** A parameter of a statement: `:new_password2`. */
const parameters = /^[:@?][a-z_]{0,40}(?:password|passwd|pass|pwd|secret|token|key)_?\d?$/;
const scram = /^scram-sha-\d{1,3}(?:-plus)?$/i;
/** Code: `args[1]`, `randomBytes(24).toString(`. */
const elements = /^[A-Za-z_$]{1,40}\[\d{1,3}\]?$/;
const calls = /^(?:[A-Za-z_$]{4,40}|[A-Za-z_$]{1,3}(?=\.))(?:\.[A-Za-z_$]{2,40}){0,4}\(/;

const isNoPassword = (text: string): boolean =>
  isReference(text) ||
  [calls, elements, schemes, standards, scram, datesAndVersions, ticketNumbers, fieldNames, parameters, amounts].some(
    (form) => form.test(text),
  );

const mixesLettersAndDigits = (text: string): boolean => /\p{L}/u.test(text) && /\d/.test(text);
const hasInnerSign = (text: string): boolean => /\p{L}/u.test(text) && /[!@#$%^&*+~]/.test(text.slice(1));

/**
 * Fits behind "is", "to", ":" and the like: letters with digits or signs, capitals inside a word, or words joined by
 * hyphens.
 */
export function isLinkedPassword(text: string, link: 'is' | 'change'): boolean {
  if (text.length < 4 || text.length > 400 || isNoPassword(text)) return false;
  if (/:\/\/|\(\)$/.test(text)) return false;
  if (/^\d+$/.test(text)) return text.length >= (link === 'is' ? 4 : 5);
  if (link === 'change' && (addresses.test(text) || fileNames.test(text) || isHost(text) || text.includes('/')))
    return false;
  if (mixesLettersAndDigits(text) || hasInnerSign(text)) return true;
  return link === 'is' && (/\p{Ll}\p{Lu}/u.test(text) || /^\p{L}+(?:-\p{L}+){3,}$/u.test(text));
}

/** "Marble_42_fox": small and capital letters around a number, which no name in code has. */
const joinedWords = /^\p{Lu}\p{Ll}{2,20}[_-]\d{2,4}[_-]\p{Ll}{2,20}[!.]?$/u;

/** Stands out in any sentence about a password, though no word leads to it. */
export function isUnlinkedPassword(text: string): boolean {
  if (text.length < 6 || text.length > 100 || isNoPassword(text)) return false;
  if (joinedWords.test(text)) return true;
  if (addresses.test(text) || fileNames.test(text) || /[/_=()[\]{}<>]/.test(text)) return false;
  return mixesLettersAndDigits(text) && !/^\d+-?\p{L}+$/u.test(text);
}

/**
 * Nobody writes it as a word: signs, or small and capital letters, around digits. "Node24" and "k8s-mounted" are words.
 */
export const looksTyped = (text: string): boolean =>
  // An underscore is of names, but where such signs and capitals stand.
  isUnlinkedPassword(/[!#&^]\w/.test(text) && /[A-Z]/.test(text) ? text.replaceAll('_', '') : text) &&
  (hasInnerSign(text) ||
    joinedWords.test(text) ||
    (/\p{Ll}/u.test(text) && /\p{Lu}/u.test(text) && /\d\p{L}/u.test(text)));

/** Programs with their version and machines with their number: "chrome119", "bastion01". */
const numbered =
  /^(?:chrome|firefox|edge|safari|ubuntu|debian|fedora|windows|java|jdk|ios|android|port|vpn|server|host)\d+$/i;

/**
 * People choose it as a password and call nothing else so: what looks typed, small letters before a number, or both
 * cases with a number in it. "auth-service-v2", "Firefox115" and "jumphost02" are names.
 */
export function looksChosen(text: string): boolean {
  if (looksTyped(text)) return true;
  if (!isUnlinkedPassword(text) || numbered.test(text) || /\d\.\d/.test(text)) return false;
  if (/^\p{Ll}{4,}[1-9]\d{1,3}$/u.test(text)) return true;
  return /\p{Ll}/u.test(text) && /\p{Lu}/u.test(text) && /\d{2}/.test(text) && !/^\p{L}+\d{1,3}$/u.test(text);
}

/** A PIN: four to twelve digits, as keypads take them; behind "from" and "to" a year is more likely a year. */
export function isPin(text: string, link: 'is' | 'change'): boolean {
  return /^[*#]?\d{4,12}[*#]?$/.test(text) && (link === 'is' || !/^(?:19|20)\d\d$/.test(text));
}

/** Words and numbers joined by signs: "color-primary-500", "DEPLOY_KEY_V2". */
export const isMadeOfWords = (text: string): boolean =>
  text.split(/[-_./:]/).every((part) => /^(?:\p{L}{0,30}\d{0,3}|\d{1,5})$/u.test(part));
