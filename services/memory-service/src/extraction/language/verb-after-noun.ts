import { canBeFinite, isAmbiguousVerb, verbForm } from './lexicon/english-verbs.js';
import { determiners, possessives } from './lexicon/english-words.js';
import { wordSet } from './lexicon/word-set.js';
import {
  endsNounPhrase,
  isAdverb,
  isAuxiliary,
  isEndOfNounPhrase,
  maxNounPhraseWords,
  opensAnotherPhrase,
  opensComplement,
  participlesAfterNouns,
  skipAdverbs,
} from './noun-phrases.js';
import type { PlacedWord } from './words-in-place.js';

/* Where the finite verb stands behind a subject with an article or an owner. */

const isPluralNoun = (word: PlacedWord | undefined): boolean =>
  word !== undefined &&
  (/(?:\p{Ll}(?<![sui])|e)s$/u.test(word.lower) || /^(?:people|children|kids|men|women)$/.test(word.lower));

export function verbAfterNoun(words: readonly PlacedWord[], from: number, determiner: string): number {
  const bound = boundToOther(words, from);
  if (bound > from) return verbBehindBound(words, from, bound);
  for (let at = from + 1; at < from + maxNounPhraseWords; at += 1) {
    const word = words[at];
    if (word === undefined || isEndOfNounPhrase(word)) return -1;
    if (isAuxiliary(word)) return at;
    if (opensAnotherPhrase(words, at)) return -1;
    const form = verbForm(word.lower) ?? (unknownPast.test(word.lower) ? 'past' : null);
    const before = isAdverb(words[at - 1]?.lower ?? '') ? words[at - 2] : words[at - 1];
    if (form === 'base' && isPluralNoun(before) && (!isAmbiguousVerb(word.lower) || opensComplement(words[at + 1])))
      return at;
    // "the backups of the shop go to …": the verb is that of the noun in front.
    if (form === 'base' && isPluralNoun(words[from]) && isTied(words, from, at) && opensComplement(words[at + 1]))
      return at;
    if (isThirdOfPerson(words, at, determiner) || isNewThird(words, at, from) || isStillDone(words, at, from))
      return at;
    // "My nephew built our website": an object follows, so that it is no participle.
    const hasObject = form === 'past' && determiners.has(words[at + 1]?.lower ?? '');
    if (hasObject && possessives.has(determiner)) return at;
    if (form === null || form === 'base' || participlesAfterNouns.has(word.lower)) continue;
    if (form === 'third') {
      if (isAmbiguousVerb(word.lower.replace(/s$/, '')) && word.lower !== 'ends' && !opensComplement(words[at + 1]))
        continue;
      return at;
    }
    if (/^(?:from|when|after|because|again|since|out)$/.test(words[at + 1]?.lower ?? '')) return at;
    const isSaidOfIt =
      determiner !== 'a' && determiner !== 'an' && (possessives.has(determiner) || !word.lower.endsWith('ed'));
    return isSaidOfIt || isOnlyVerb(words, at) ? at : -1;
  }
  return -1;
}

/** Whether a preposition ties all that stands between a noun and a word to the noun: "backups of the shop". */
const isTied = (words: readonly PlacedWord[], from: number, at: number): boolean =>
  /^(?:of|in|on|at|for|from)$/.test(words[from + 1]?.lower ?? '') &&
  at >= from + 3 &&
  !isAmbiguousVerb(words[at]?.lower ?? '');

/** The last word of "SFTP to the carrier", "keys to our shed": a noun, and whose or what it leads to; else `from`. */
function boundToOther(words: readonly PlacedWord[], from: number): number {
  const [to, determiner, noun] = [words[from + 1], words[from + 2], words[from + 3]];
  if (to?.lower !== 'to' || to.isAfterPause || canBeFinite(words[from]?.lower ?? '')) return from;
  if (!determiners.has(determiner?.lower ?? '') || noun === undefined || noun.isAfterPause) return from;
  return from + 3;
}

/** What is done by a noun that stands further in front. */
function verbBehindBound(words: readonly PlacedWord[], from: number, last: number): number {
  const at = skipAdverbs(words, last + 1);
  const word = words[at];
  if (word === undefined || word.isAfterPause) return -1;
  if (isAuxiliary(word)) return at;
  const form = verbForm(word.lower);
  if (isPluralNoun(words[from])) return form === 'base' && opensComplement(words[at + 1]) ? at : -1;
  return form === 'third' && (!isAmbiguousVerb(word.lower.replace(/s$/, '')) || opensComplement(words[at + 1]))
    ? at
    : -1;
}

/** "The basement flooded again": a verb that no list holds, by its ending. */
const unknownPast = /^\p{Ll}{4,}(?<!e)ed$/u;

const maxClauseWords = 12;

/** "The team voted for trunk-based development": no other verb comes before the next pause. */
function isOnlyVerb(words: readonly PlacedWord[], verbAt: number): boolean {
  for (let at = verbAt + 1; at < verbAt + maxClauseWords; at += 1) {
    const word = words[at];
    if (word === undefined || word.isAfterPause) return at > verbAt + 1;
    if (canBeFinite(word.lower) && verbForm(word.lower) !== 'base' && !word.lower.includes('-')) return false;
  }
  return false;
}

const persons = wordSet(
  'mother mom mum father dad brother sister wife husband partner girlfriend boyfriend fiancé fiancée son',
  'daughter aunt uncle cousin niece nephew grandmother grandma grandfather grandpa',
  'friend boss manager colleague coworker teammate roommate flatmate neighbour neighbor landlord teacher doctor',
  'dog cat puppy kitten gf bf ex twin',
);

/** "my aunt breeds alpacas": what is done by a person of one's own is a verb, known or not. */
function isThirdOfPerson(words: readonly PlacedWord[], at: number, determiner: string): boolean {
  const word = words[at]?.lower ?? '';
  const next = words[at + 1];
  return (
    possessives.has(determiner) &&
    persons.has(words[at - 1]?.lower ?? '') &&
    /\p{Ll}(?<![sui'])s$/u.test(word) &&
    !isAdverb(word) &&
    (next === undefined || !(next.isAfterPause || canBeFinite(next.lower) || endsNounPhrase.has(next.lower)))
  );
}

/** "the scar still itches": between a noun and a word in -s only what stands before verbs. */
const isStillDone = (words: readonly PlacedWord[], at: number, from: number): boolean =>
  at > from + 1 &&
  /^(?:still|never|always|also|already|usually|often|sometimes|rarely)$/.test(words[at - 1]?.lower ?? '') &&
  /\p{Ll}{2}(?<![sui'])s$/u.test(words[at]?.lower ?? '');

/** "the gateway terminates TLS": a verb that no list holds, by its ending and by what follows. */
function isNewThird(words: readonly PlacedWord[], at: number, from: number): boolean {
  const word = words[at]?.lower ?? '';
  const next = words[at + 1];
  if (at !== from + 1 || next === undefined || next.isAfterPause || verbForm(word) !== null) return false;
  const isNoun =
    /(?:[eo]r|ist|ing|ment|ion|[iy]t[iy]e|ee|ent|ant|ship|ness)s$/.test(word) || /s$/.test(words[from]?.lower ?? '');
  return (
    /\p{Ll}{3}(?<![sui'])s$/u.test(word) &&
    !isNoun &&
    (determiners.has(next.lower) || next.isName || /\w[./_]\w/.test(next.text))
  );
}
