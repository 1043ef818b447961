/* A text's words as what tells a password in a sentence looks at them. */

export interface Word {
  /** Without the quotes, brackets and punctuation around it. */
  readonly core: string;
  readonly start: number;
  readonly end: number;
  /** What stands before and behind the core. */
  readonly opening: string;
  readonly closing: string;
  /** A new line stands before it. */
  readonly isOnNewLine: boolean;
}

const OPENING = /^["'`«„“‚([{*]{1,6}/u;
/** Counted from the end by hand: a pattern anchored there would try every run of signs before it. */
const CLOSING_SIGNS = new Set([...'"\'`»“”)]}*,.;:?!…']);

export function splitWords(text: string): readonly Word[] {
  const words: Word[] = [];
  let previousEnd = 0;
  for (const found of text.matchAll(/\S+/g)) {
    const [raw] = found;
    const opening = raw.startsWith('[secret:') ? '' : (OPENING.exec(raw)?.[0] ?? '');
    let length = raw.length;
    while (length > opening.length && CLOSING_SIGNS.has(raw.charAt(length - 1))) length -= 1;
    words.push({
      core: raw.slice(opening.length, length),
      start: found.index,
      end: found.index + raw.length,
      opening,
      closing: raw.slice(length),
      isOnNewLine: text.slice(previousEnd, found.index).includes('\n'),
    });
    previousEnd = found.index + raw.length;
  }
  return words;
}

const names =
  /^(?:[\p{L}-]{0,40}(?:passwords?|passwor[dt]|passwörter|passwd|passphrase|passcodes?|kennwort|kennwörter|wachtwoord|lösenord)|pwd|pw|passwort[es]{0,2}|contraseñas?|clave|senhas?|palavra-passe|hasło|парол[ьяюе]м?|pins?)(?:['’]s)?$/iu;
const secondNames = new Map([
  ['passe', /^de$/i],
  ['phrase', /^(?:pass|seed|recovery)$/i],
  ['code', /^(?:pass|pin)$/i],
  ['word', /^pass$/i],
]);
/** Whether a word is a name for a password, or the last of one. */
export function isName(words: readonly Word[], at: number): boolean {
  const core = words[at]?.core ?? '';
  if (core.length > 60) return false;
  const first = secondNames.get(core.toLowerCase());
  return names.test(core) || (first?.test(words[at - 1]?.core ?? '') ?? false);
}

export const startsCapital = (word: Word | undefined): boolean => word !== undefined && /^\p{Lu}/u.test(word.core);

export function endsSentence(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  if (next === undefined || next.isOnNewLine) return true;
  return /[.?!。]/.test(words[at]?.closing ?? '') && startsCapital(next);
}
