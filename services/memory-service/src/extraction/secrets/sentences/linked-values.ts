import { isLinkedPassword, isPin, isUnlinkedPassword, looksTyped } from '../values/password-values.js';
import { endOfQuote } from '../words/quotations.js';
import { isName, type Word } from '../words/sentence-words.js';

/* Which word behind a name is its value, by what it looks like and by the word that leads to it: "is", "from", "to". */

const isLinks = new Set(
  'is was be are were been being ist war lautet lautete sei sein est sera était es era será é è sarà это был будет = := => -> → – — :'.split(
    ' ',
  ),
);
const changeLinks = new Set('to from into zu auf von à a de para per на с'.split(' '));
const fillers = new Set(
  'now currently just still actually only jetzt nun maintenant ahora agora adesso теперь'.split(' '),
);
/** What follows these is the place or the owner of a password. */
export const placeLeads = new Set(
  (
    'for on of in at by user username account server host machine box version step issue ticket table column field file via per ' +
    'branch commit build release room für bei im am in auf pour sur en dans del da do no na от для w в'
  ).split(' '),
);
/** Where a password was moved to, another keeps it. */
const moves = new Set('moved migrated transferred copied exported imported uploaded synced'.split(' '));
type Link = 'is' | 'change' | 'place' | null;

/** "Changé … en", "cambiato … in", "zmieniłem … na": words for "to" that elsewhere lead to a place ("na serwerze2"). */
const changedBy: ReadonlyMap<string, RegExp> = new Map([
  ['en', /^chang(?:é|e|er|eons|ez)$/],
  ['in', /^cambi(?:ato|ata|are|o)$/],
  ['na', /^(?:zmieni|změni|zmeni)\p{L}{1,4}$/u],
]);

function isChangedTo(words: readonly Word[], link: number): boolean {
  const verb = changedBy.get(words[link]?.lower ?? '');
  if (verb === undefined || !/\d{2}/.test(words[link + 1]?.core ?? '')) return false;
  for (let at = link - 1; at >= link - 7 && at >= 0; at -= 1) if (verb.test(words[at]?.lower ?? '')) return true;
  return false;
}

/** How the words before a place lead to it. */
export function linkBefore(words: readonly Word[], at: number): Link {
  if (words[at]?.opening.startsWith('(') === true) return 'change';
  let before = at - 1;
  while (before > at - 3 && fillers.has(words[before]?.lower ?? '')) before -= 1;
  const word = words[before];
  if (word === undefined) return null;
  const core = word.lower;
  // Another key of the same object: `"name": "password", "in": "formData"`.
  if (/["'`]$/.test(word.opening) && /^["'`][:=]$/.test(word.closing) && !isName(words, before)) return null;
  if (/[:=]$/.test(word.closing) || /[=：]$/.test(core) || isLinks.has(core + word.closing)) return 'is';
  if (isLinks.has(core)) return 'is';
  if (/^(?:in)?to$/.test(core) && moves.has(words[before - 1]?.lower ?? '')) return 'place';
  if (changeLinks.has(core) || isChangedTo(words, before)) return 'change';
  return placeLeads.has(core) ? 'place' : null;
}

/** "… Fl0wer! yesterday": a sign that no sentence ends with is the value's. */
function withOwnSign(words: readonly Word[], at: number): string {
  const word = words[at];
  if (word === undefined) return '';
  const next = words[at + 1];
  const isInside =
    word.closing.startsWith('!') && next !== undefined && !next.isOnNewLine && /^\p{Ll}/u.test(next.core);
  return isInside && !plainExclamations.has(word.lower) ? `${word.core}!` : word.core;
}

const plainExclamations = new Set(
  'wrong gone broken reset changed back done lost leaked missing stolen expired weak bad good great public secret unsafe safe'.split(
    ' ',
  ),
);

/** "The verification code is 1200 lines long." */
const lengths = /^(?:lines?|loc|bytes|chars|characters|files|words|tokens)$/;

/** "HX7-99Q-PLM": capitals and numbers as they come, in groups; but "SHA-256", "TLS1-2". */
const isLetteredCode = (text: string): boolean =>
  /^(?=.{6,40}$)[A-Z\d]{2,12}(?:-[A-Z\d]{2,12}){0,5}$/.test(text) &&
  (text.match(/\d(?=[A-Z])|[A-Z](?=\d)/g)?.length ?? 0) >= 2;

/** What a name makes a value of: a PIN only of digits, a part ("password screen") only what nobody writes as a word. */
export type NameKind = 'password' | 'pin' | 'part';

function isValue(words: readonly Word[], at: number, kind: NameKind): boolean {
  const word = words[at];
  if (word === undefined || word.core.includes('[secret:') || isName(words, at)) return false;
  const link = linkBefore(words, at);
  if (link === 'place') return false;
  // "The safe code 4821", but "pin 4821 of the chip".
  if (kind === 'pin' && link === null) return words[at - 1]?.lower === 'code' && isPin(word.core, 'change');
  if (kind === 'pin' && link === 'is' && isLetteredCode(word.core)) return true;
  if (kind === 'pin') return link !== null && isPin(word.core, link) && !lengths.test(words[at + 1]?.lower ?? '');
  // "The password screen is LoginV2"
  if (kind === 'part') return looksTyped(withOwnSign(words, at));
  return link === null ? isUnlinkedPassword(word.core) : isLinkedPassword(withOwnSign(words, at), link);
}

/** The words of a text as each name before them asks of them, which is looked up once for all names. */
export class LinkedValues {
  readonly #words: readonly Word[];
  readonly #areValues: Readonly<Record<NameKind, boolean[]>> = { password: [], pin: [], part: [] };
  readonly #quoteEnds: (number | null)[] = [];

  constructor(words: readonly Word[]) {
    this.#words = words;
  }

  /** Whether the word at a place is what a name of some kind before it stands for. */
  has(at: number, kind: NameKind): boolean {
    const known = this.#areValues[kind][at];
    if (known !== undefined) return known;
    const found = isValue(this.#words, at, kind);
    this.#areValues[kind][at] = found;
    return found;
  }

  /** As `endOfQuote`. */
  endOfQuote(at: number): number | null {
    if (this.#words[at]?.opening === '') return null;
    const known = this.#quoteEnds[at];
    if (known !== undefined) return known;
    const end = endOfQuote(this.#words, at);
    this.#quoteEnds[at] = end;
    return end;
  }
}
