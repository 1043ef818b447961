/* Passwords of several words, passwords that begin with their own name, and those glued to a script without spaces. */

import type { Replace } from './found-secrets.js';
import { redactGroups } from './grouped-secrets.js';
import { nounPattern } from './sentence-words.js';

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
  const redacted = redactPhrases(redactGroups(text, replace), replace).replace(ownName, (value) =>
    replace(value, 'password'),
  );
  return redacted.replace(gluedNames, (whole: string, lead: string, value: string) =>
    /\d/.test(value) && !lead.includes('[') ? lead + replace(value, 'password') : whole,
  );
}
