import { functionWords } from '../../extraction/language/lexicon/english-words.js';
import { tokenize } from '../tokenizer/tokenizer.js';
import { isNaming, isTelling } from './tells-end.js';
import { longestCompared } from './wording.js';

/*
 * One thing is told from another of its kind by what stands before it, or behind "of": "the access token" and "the
 * refresh token", "der API-Port" and "der Admin-Port", "le serveur de cache" and "le serveur de fichiers".
 */

/** What stands beside each word of a text that may be modified, and what all its words are called. */
export interface Modifiers {
  readonly byHead: ReadonlyMap<string, readonly string[]>;
  readonly names: ReadonlySet<string>;
}

/** Whether a word that both have is told apart by another one beside it. */
export function haveOtherModifiers(one: Modifiers, other: Modifiers): boolean {
  for (const [head, modifiers] of one.byHead) {
    const modifiersToo = other.byHead.get(head);
    if (modifiersToo === undefined || modifiersToo.every((each) => one.names.has(each))) continue;
    if (modifiers.some((each) => !other.names.has(each))) return true;
  }
  return false;
}

interface Word {
  readonly lower: string;
  /** Its first lexeme, where that names something; else the word. */
  readonly name: string;
  readonly isNaming: boolean;
  readonly isCapitalised: boolean;
  /** Whether it may tell one thing from another: "the US cluster", "the Go repo", "the refresh token". */
  readonly isModifier: boolean;
}

const joins = new Set(['of', 'de', 'du', 'des', 'da', 'do', 'di', 'del', 'für', 'for', 'von', 'vom', 'zum', 'zur']);
const placed = new Set('first last only too today yesterday tomorrow here there everywhere again instead'.split(' '));
const pronouns = new Set(
  'i we you he she they it ich wir sie er es je nous tu vous yo nosotros eu nós io noi'.split(' '),
);
const countWords = new Set(
  'one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty ninety'.split(
    ' ',
  ),
);

export function modifiersIn(text: string): Modifiers {
  const words = writtenWords(text).map(readWord);
  const byHead = new Map<string, string[]>();
  const add = (head: string, { name }: Word): void => {
    const before = byHead.get(head);
    if (before === undefined) byHead.set(head, [name]);
    else before.push(name);
  };
  for (const [at, word] of words.entries()) {
    const [before, next, behind] = [words[at - 1], words[at + 1], words[at + 2]];
    // "Staging's Redis": whose of its things.
    if (next?.isModifier === true && /['’]s$/.test(word.lower)) add(`${word.name}'s`, next);
    if (!word.isNaming || !isTelling(word.name) || /\d/.test(word.lower) || placed.has(word.lower)) continue;
    // A name at the front may be a subject ("Nils reviews my PRs"), and what stands behind "we" is a verb.
    const isVerb = pronouns.has(words[at - 2]?.lower ?? '');
    if (before?.isModifier === true && !isVerb && !(at === 1 && before.isCapitalised)) add(word.name, before);
    if (behind?.isModifier === true && next !== undefined && joins.has(next.lower)) add(word.name, behind);
  }
  return { byHead, names: new Set(words.map(({ name }) => name)) };
}

const brackets = / \([^)]*\)/g;

/** Words, and paths and numbers in one piece, without what stands in brackets, as dates do that extraction adds. */
export const writtenWords = (text: string): readonly string[] =>
  text
    .slice(0, longestCompared)
    .replace(brackets, '')
    .match(/[\p{L}\d](?:[\p{L}\d'’._/]*[\p{L}\d])?/gu) ?? [];

function readWord(word: string, at: number): Word {
  const lower = word.toLowerCase();
  const [lexeme] = tokenize(word);
  const names = lexeme !== undefined && isNaming(lexeme);
  const name = names ? lexeme : lower;
  const isCapitalised = /^\p{Lu}/u.test(word);
  const isName = isCapitalised && (at > 0 || /^\p{Lu}{2,}$/u.test(word));
  const isOther = /\d/.test(word) || countWords.has(lower) || calendarWords.has(name);
  const isModifier = !isOther && (isName || (names && !functionWords.has(lower)));
  return { lower, name, isNaming: names, isCapitalised, isModifier };
}

export const calendarWords: ReadonlySet<string> = new Set(
  tokenize(
    'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august ' +
      'september october november december montag dienstag mittwoch donnerstag freitag samstag sonntag ' +
      'lundi mardi mercredi jeudi vendredi samedi dimanche lunes martes miércoles jueves viernes sábado domingo ' +
      'lunedì martedì mercoledì giovedì venerdì sabato domenica segunda terça quarta quinta sexta ' +
      'maandag dinsdag woensdag donderdag vrijdag zaterdag zondag',
  ),
);
