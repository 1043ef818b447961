import {
  foreignSubordinators,
  hasForeignVerb,
  isForeignVerb,
  isGermanDeterminer,
  sharedForeignWords,
  startsForeignClause,
} from '../../language/foreign-clause.js';
import { firstPersons } from '../../language/foreign-verbs.js';
import { wordSet } from '../../language/lexicon/word-set.js';
import type { PlacedWord } from '../../language/words-in-place.js';
import { cutAtGap } from '../parallel/omitted-verbs.js';
import { cutAtObject } from '../parallel/parallel-parts.js';
import { type Clause, type Cut, cutHere } from '../places/clause-cut.js';
import { cutAtSecondTime } from './dated-foreign-clause.js';
import { invertedVerb } from './foreign-subjects.js';

/* Where words that join cut in other languages than English: "and" between clauses, "but" between two subjects. */

/** The cut at a word for "and", or null. */
export function cutAtForeignConjunction(words: readonly PlacedWord[], at: number, clause: Clause): Cut | null {
  const word = words[at];
  const next = words[at + 1];
  if (word === undefined || next === undefined || at - clause.from < 2 || words.length - at < 3) return null;
  const shared = sharedForeignWords(words, clause.subjectFrom, at + 1, at);
  if (shared > 0) return { word: at + 1, leftEnd: word.cutStart, carriedWords: shared };
  const dated = cutAtSecondTime(words, at, clause) ?? cutAtSecondThat(words, at, clause);
  if (dated !== null) return dated;
  if (opensGermanicClause(words, at, clause)) return cutHere(at + 1, word);
  if (at - clause.from >= minMarkedWords && opensWithMarkedVerb(words, at + 1)) return cutHere(at + 1, word);
  if (!startsForeignClause(words, at + 1))
    return cutAtObject(words, at + 1, at, clause) ?? cutAtGap(words, at + 1, at, clause);
  return isClauseBefore(words, at, clause) ? cutHere(at + 1, word) : null;
}

/** "o Rui já disse que …", "la base no admite …": behind an article and its noun a word that only a verb follows. */
const opensWithMarkedVerb = (words: readonly PlacedWord[], at: number): boolean =>
  /^(?:o|a|os|as|el|la|los|las|le|les|il|lo|i|gli)$/.test(words[at]?.lower ?? '') &&
  (marksVerb.test(words[at + 2]?.lower ?? '') || takesUpObject(words, at)) &&
  words[at + 2]?.isAfterPause === false &&
  words.length - at > 4;

const marksVerb = /^(?:já|não|ya|no|ne|n'\p{L}+|già|non|nunca|também|también|sempre|siempre)$/u;

/** "il marmo lo fa Donatella", "las llaves las tiene Inés": the object is taken up before its verb. */
const takesUpObject = (words: readonly PlacedWord[], at: number): boolean =>
  objectOfArticle[words[at]?.lower ?? '']?.test(words[at + 2]?.lower ?? '') === true &&
  /^\p{Ll}/u.test(words[at + 3]?.text ?? '');

const objectOfArticle: Readonly<Record<string, RegExp>> = {
  il: /^lo$/,
  lo: /^lo$/,
  i: /^li$/,
  gli: /^li$/,
  la: /^la$/,
  le: /^le$/,
  el: /^lo$/,
  los: /^los$/,
  las: /^las$/,
};

/**
 * "… es alérgica al polen y que el taller cierra …": where no "que" stands before it, one that was said with the frame.
 */
function cutAtSecondThat(words: readonly PlacedWord[], at: number, { from }: Clause): Cut | null {
  const isThat = /^(?:que|che|dass)$/;
  const isSecond =
    isThat.test(words[at + 1]?.lower ?? '') && !words.slice(from, at).some(({ lower }) => isThat.test(lower));
  return isSecond && words.length - at > minMarkedWords && hasForeignVerb(words, from, at)
    ? cutHere(at + 2, words[at])
    : null;
}

const minMarkedWords = 4;

/**
 * "und papa hat den Führerschein zurück", "en de database staat bij Neon": a noun in small letters, and a verb that is
 * no English word.
 */
export const opensGermanicClause = (words: readonly PlacedWord[], at: number, { from }: Clause): boolean => {
  if (!/^(?:und|en)$/.test(words[at]?.lower ?? '') || at - from < minMarkedWords) return false;
  const nounAt = /^(?:de|het|der|die|das)$/.test(words[at + 1]?.lower ?? '') ? at + 2 : at + 1;
  const [noun, verb, behind] = [words[nounAt], words[nounAt + 1], words[nounAt + 2]];
  return (
    noun !== undefined &&
    behind !== undefined &&
    verb?.isAfterPause === false &&
    /^\p{L}{3,}$/u.test(noun.text) &&
    !isForeignVerb(noun.lower) &&
    !foreignSubordinators.has(noun.lower) &&
    (isForeignVerb(verb.lower) || /^(?:ist|is|hat|heeft|staat)$/.test(verb.lower)) &&
    (hasForeignVerb(words, from, at) || words.slice(from + 1, at).some(({ lower }) => /^(?:ist|is|hat)$/.test(lower)))
  );
};

const adversatives = wordSet('aber mais pero ma mas maar но ale');

/** ", maar mijn vriendin heeft er twee": a contrast of two subjects, each with its verb, is two facts. */
export function cutAtForeignBut(words: readonly PlacedWord[], at: number, clause: Clause): Cut | null {
  const [word, next] = [words[at], words[at + 1]];
  if (word === undefined || next === undefined || !adversatives.has(word.lower) || !word.isAfterPause) return null;
  const isOfAnother = next.lower !== words[clause.from]?.lower && !sameSubjects.has(next.lower);
  const isWhole = at - clause.from >= 3 && words.length - at >= 4;
  return isWhole &&
    isOfAnother &&
    !clause.leans &&
    startsForeignClause(words, at + 1) &&
    isClauseBefore(words, at, clause)
    ? cutHere(at + 1, word)
    : null;
}

/** These go on about what was said. */
const sameSubjects = wordSet(
  "ich wir er sie es das je nous il elle ils elles on ça c'est yo él ella eu ele ela io lui lei ik hij ze zij wij we het dat я он она они это",
);

const isClauseBefore = (words: readonly PlacedWord[], at: number, clause: Clause): boolean =>
  clause.isIndependent || startsForeignClause(words, clause.from) || hasForeignVerb(words, clause.from, at);

export const isForeignClause = (words: readonly PlacedWord[], clause: Clause, at: number): boolean =>
  at - clause.from >= (firstPersons.has(words[clause.from]?.lower ?? '') ? 2 : 3) &&
  (!clause.hasVerb || isGermanDeterminer(words[clause.from]?.lower ?? '')) &&
  (startsForeignClause(words, clause.from) ||
    hasForeignVerb(words, clause.from, at) ||
    invertedVerb(words, clause.from, at) > clause.from);
