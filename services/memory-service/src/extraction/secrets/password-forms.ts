/* Passwords of several words, passwords that begin with their own name, and those glued to a script without spaces. */

const PLACEHOLDER = '[secret:password]';

const phraseNames =
  /((?<![\p{L}\p{N}])(?:pass[ -]?phrase|seed[ -]?phrase|recovery[ -]?phrase|mnemonic)s?(?: \([^()\n]{1,40}\))?(?: (?:for|of|at|on) (?:[\p{L}\p{N}-]{1,30} ){0,3}[\p{L}\p{N}-]{1,30})?\s{0,2}[:=]\s{1,2}|(?<![\p{L}\p{N}])pass(?:phrase|word)s?\s{0,2}[:=]\s{1,2}|(?<![\p{L}\p{N}])(?:pass|seed|recovery)[ -]?phrase (?:is|was) )((?:\p{L}{2,20}[ ]){2,23}\p{L}{2,20})(?![\p{L}\p{N}'’:=(])/giu;

const functionWords = new Set(
  (
    'the a an to of and or for in on at by with from is are was were be must should can will not no it that this we you i my our your ' +
    'has have had too so as if when because than then but use uses used stored reset please only at least usually always never'
  ).split(' '),
);

/** How many of these words a passphrase has: those before the first function word. */
function phraseLength(words: readonly string[]): number {
  const end = words.findIndex((word) => functionWords.has(word.toLowerCase()));
  return end === -1 ? words.length : end;
}

function redactPhrases(text: string): string {
  return text.replace(phraseNames, (whole: string, lead: string, phrase: string) => {
    const words = phrase.split(' ');
    const count = phraseLength(words);
    const isPhraseName = /phrase|mnemonic/i.test(lead);
    if (count < (isPhraseName && /[:=]\s*$/.test(lead) ? 2 : 4)) return whole;
    const rest = words.slice(count).join(' ');
    return `${lead}${PLACEHOLDER}${rest === '' ? '' : ` ${rest}`}`;
  });
}

/** `password123`: two digits or more; one alone numbers a field. */
const ownName =
  /(?<![\p{L}\p{N}_./:$@-])(?:passw[o0]r[dt]|kennwort|passwd|senha|contraseña)(?:\d{2,20}|\d[!@#$%&*]|[!@#$%&*]\d)[\w!@#$%&*-]{0,30}/giu;

const gluedNames =
  /((?:密码|密碼|口令|パスワード|暗証番号|비밀번호)[^\n。！？.!?\p{Script=Latin}\d]{0,14})([A-Za-z\d!#$%&*+@^_~-]{4,100})/gu;

/** The text without passphrases behind their name, values such as `password123`, and passwords inside Chinese, Japanese and Korean text. */
export function redactPasswordForms(text: string): string {
  const redacted = redactPhrases(text).replace(ownName, PLACEHOLDER);
  return redacted.replace(gluedNames, (whole: string, lead: string, value: string) =>
    /\d/.test(value) && !lead.includes('[') ? lead + PLACEHOLDER : whole,
  );
}
