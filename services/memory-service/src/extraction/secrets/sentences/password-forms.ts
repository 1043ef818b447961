/* Passwords of several words, passwords that begin with their own name, and those glued to a script without spaces. */

import type { Replace } from '../values/found-secrets.js';
import { describesPassword, namesProgram, namesType } from '../words/plain-password-words.js';
import { abbreviationPattern, nounPattern } from '../words/sentence-words.js';
import { redactGroups } from './grouped-secrets.js';

const phraseNames =
  /((?<![\p{L}\p{N}])(?<!param )(?:pass[ -]?phrase|seed[ -]?phrase|recovery[ -]?phrase|mnemonic)s?(?: \([^()\n]{1,40}\))?(?: (?:for|of|at|on) (?:[\p{L}\p{N}-]{1,30} ){0,3}[\p{L}\p{N}-]{1,30})?\s{0,2}[:=]\s{1,2}|(?<![\p{L}\p{N}])(?<!param )pass(?:phrase|word)s?\s{0,2}[:=]\s{1,2}|(?<![\p{L}\p{N}])(?:pass|seed|recovery)[ -]?phrase (?:(?:for|of|at|on) (?:[\p{L}\p{N}-]{1,30} ){1,4}?)?(?:is|was) )((?:\p{L}{1,20} ){1,23}\p{L}{1,20})(?![\p{L}\p{N}'’:=(])/giu;

const functionWords = new Set(
  (
    'the a an to of and or for in on at by with from is are was were be must should can will not no it that this we you i my our your ' +
    'has have had too so as if when because than then but use uses used stored reset please only at least usually always never'
  ).split(' '),
);

const descriptions = new Set(
  (
    'must should can will is are has have not no none never always required optional see stored reset please at only hashed encrypted ' +
    'wrong missing invalid incorrect expired unknown lost leaked changed rotated same ask use'
  ).split(' '),
);

/** How many of the words behind a name are its passphrase; 0 when they say something of it. */
function phraseLength(lead: string, words: readonly string[]): number {
  const [first = ''] = words;
  const isTold = /phrase|mnemonic/i.test(lead) && /[:=]\s{0,2}$/.test(lead);
  if (isTold) {
    if (descriptions.has(first.toLowerCase())) return 0;
    const end = words.findIndex(
      (word, at) => /^and$/i.test(word) && /^(?:i|we|my|our|it|the)$/i.test(words[at + 1] ?? ''),
    );
    return end === -1 ? words.length : end;
  }
  const end = words.findIndex((word) => functionWords.has(word.toLowerCase()));
  const count = end === -1 ? words.length : end;
  return count < 4 ? 0 : count;
}

function redactPhrases(text: string, replace: Replace): string {
  return text.replace(phraseNames, (whole: string, lead: string, phrase: string) => {
    const words = phrase.split(' ');
    const count = phraseLength(lead, words);
    if (count === 0) return whole;
    const rest = words.slice(count).join(' ');
    const redacted = replace(words.slice(0, count).join(' '), 'password');
    return `${lead}${redacted}${rest === '' ? '' : ` ${rest}`}`;
  });
}

/** "My ssh passphrase is blue monkey 42", "the wifi password: blue monkey 42", and nothing more in the clause. */
const toldPhrase = new RegExp(
  `((?<![\\p{L}\\p{N}])(?:pass[ -]?phrase|pass ?code|${nounPattern()}|${abbreviationPattern})(?: (?:for|of|at|on|für|vom|zum|de|du|del) (?:[\\p{L}\\p{N}-]{1,30} ){0,3}?[\\p{L}\\p{N}-]{1,30})?(?: (?:is|was|ist|lautet|est|es|é|è) (?:now )?|\\s?[:=] ))((?:\\p{L}{2,20} ){1,7}(?:\\p{L}{2,20}|\\d{1,8}))(?=["'\`]?\\s{0,2}(?:$|[\\n.,;!)]))`,
  'giu',
);
const languages = ['en', 'de', 'es', 'fr'] as const;

const tells = (word: string): boolean => functionWords.has(word.toLowerCase()) || descriptions.has(word.toLowerCase());

/** Whether a word says something of passwords, or what they are kept in. */
const tellsOfPasswords = (word: string): boolean =>
  tells(word) ||
  namesType(word) ||
  namesProgram(word) ||
  languages.some((language) => describesPassword(word, language));

/**
 * What ends with a number needs fewer words to be none of a sentence, and so does what is called a phrase. Of four
 * words the first may be one that describes: "correct horse battery staple"; but "managed using …" tells what is done.
 */
function isPhrase(lead: string, words: readonly string[]): boolean {
  const [first = ''] = words;
  const endsWithNumber = /^\d/.test(words.at(-1) ?? '');
  const least = endsWithNumber || /phrase/i.test(lead) ? 3 : 4;
  if (words.length < least || /(?:ed|ing)$/i.test(first) || tells(first)) return false;
  return !words.slice(words.length < 4 || endsWithNumber ? 0 : 1).some(tellsOfPasswords);
}

const redactToldPhrases = (text: string, replace: Replace): string =>
  text.replace(toldPhrase, (whole: string, lead: string, phrase: string) =>
    isPhrase(lead, phrase.split(' ')) ? lead + replace(phrase, 'password') : whole,
  );

/** `password123`: two digits or more; one alone numbers a field. */
const ownName =
  /(?<![\p{L}\p{N}_./:$@-])(?:passw[o0]r[dt]|kennwort|passwd|senha|contraseña)(?:\d{2,20}|\d[!@#$%&*]|[!@#$%&*]\d)[\w!@#$%&*-]{0,30}/giu;

const gluedNames = new RegExp(
  `((?:${nounPattern('zh', 'ja', 'ko')})[^\\n。！？.!?\\p{Script=Latin}\\d]{0,14})([A-Za-z\\d!#$%&*+@^_~-]{4,100})`,
  'gu',
);

/**
 * The text without passphrases behind their name, values such as `password123`, and passwords inside Chinese, Japanese
 * and Korean text.
 */
export function redactPasswordForms(text: string, replace: Replace): string {
  const phrases = redactToldPhrases(redactPhrases(redactGroups(text, replace), replace), replace);
  const redacted = phrases.replace(ownName, (value) => replace(value, 'password'));
  return redacted.replace(gluedNames, (whole: string, lead: string, value: string) =>
    /\d/.test(value) && !lead.includes('[') ? lead + replace(value, 'password') : whole,
  );
}
