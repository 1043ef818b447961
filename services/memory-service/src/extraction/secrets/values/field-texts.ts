import { describesPassword, namesPart } from '../words/plain-password-words.js';
import { setOf } from '../words/word-list.js';

/*
 * What a form or a schema says beside the field of a password, in the quotation marks where its value would stand:
 * "Please enter your password", "must be at least 8 characters". A passphrase is words as well ("the quick brown fox"),
 * so no word alone tells such a text: it has to be a whole phrase about a password, or a sentence of a validation.
 */

const labels =
  /^(?:Password|Passwort|Kennwort|Contraseña|Senha|Mot de passe|Passphrase|Wachtwoord|Hasło|Пароль|パスワード|密码|Secret)$/u;

const nouns = setOf('password passwords passphrase passphrases passcode passwort kennwort contraseña senha wachtwoord');
/** What one does with the field, what is wrong with it, and how a text begins that tells what it is for. */
const formWords = setOf(
  'enter type retype re-enter reenter choose confirm repeat forgot forgotten reset change set use update create provide specify supply show hide ' +
    'must should cannot can’t needs required optional invalid incorrect wrong missing match matches differ expired expires empty blank short long weak ' +
    'strong too not your the a an new old current for of field eingeben wählen ingrese digite',
);

const subject = '(?:is|are|was|this field|the field|field|it|value|username|email)';
const fault =
  '(?:required|mandatory|missing|invalid|incorrect|wrong|empty|blank|expired|optional|too (?:short|long|weak|common|simple)|not (?:valid|correct|set|empty|allowed|optional|strong enough))';
const duty = "(?:must|should|cannot|can['’]t|has to|have to|needs to)(?: not)? (?:be|have|contain|include)";
const state = '(?:set|filled|provided|specified|unique|identical|equal|valid|empty|blank|null|different|(?:a )?string)';
const measure = '(?:at least|at most|\\d{1,3}|between|longer|shorter|one|an?)';
const sentences = [
  // "is required", "This field is required."
  new RegExp(`^(?:${subject} )?(?:is |are |was )?${fault}(?: field| here)?[.!]?$`),
  // "must be at least 8 characters", "it should not be empty"
  new RegExp(
    `^(?:${subject} )?${duty} (?:${state}|${measure} .{0,60}?(?:characters?|chars|letters?|digits?|numbers?|symbols?|long))(?:\\W|$)`,
  ),
  /^(?:use )?(?:at least|at most|minimum(?: of)?|maximum(?: of)?) \d{1,3} (?:characters|chars|letters|digits|symbols)\b/,
  /^(?:please )?(?:enter|choose|provide|confirm) (?:a|the|your|an?) (?:value|secret|token|key|credentials|login)[.!:…]?$/,
  /^(?:invalid|incorrect|wrong|missing|unknown) (?:user ?name|e-?mail|login|credentials|secret|token|key)\b/,
];

/** Digits beside letters in one word, or signs that no sentence has: somebody's secret, however it begins. */
const standsOut = (text: string): boolean => /\p{L}\d|\d\p{L}|[@#$%^&*_+=~<>{}[\]|\\]/u.test(text);

/** Whether several words, or the label of a field, are the text of a form, or speak of passwords: "password manager". */
export function isFieldText(text: string): boolean {
  if (labels.test(text)) return true;
  if (!/\S\s+\S/.test(text) || standsOut(text)) return false;
  const small = text.toLowerCase();
  if (sentences.some((sentence) => sentence.test(small))) return true;
  const words = small.split(/[^\p{L}\p{N}'’-]+/u);
  const noun = words.findIndex((word) => nouns.has(word));
  if (noun === -1) return false;
  const next = words[noun + 1] ?? '';
  return namesPart(next) || describesPassword(next) || words.some((word) => formWords.has(word.replaceAll("'", '’')));
}
