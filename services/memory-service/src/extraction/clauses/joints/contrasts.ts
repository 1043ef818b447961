import { mayNameTime } from '../../dates/tokens/date-words.js';
import { findFiniteVerb, startsIndependentClause } from '../../language/independent-clause.js';
import { canBeFinite, verbForm } from '../../language/lexicon/english-verbs.js';
import { determiners, subjectPronouns } from '../../language/lexicon/english-words.js';
import { wordSet } from '../../language/lexicon/word-set.js';
import { isAdverb } from '../../language/noun-phrases.js';
import { pointsBack } from '../../language/points-back.js';
import { lowerTextOf, type PlacedWord } from '../../language/words-in-place.js';
import { type Clause, type Cut, cutHere } from '../places/clause-cut.js';

/* Two things set against each other: "… while production is on AWS", "…, but the frontend uses spaces". */

/** "Staging is on Hetzner while production is on AWS": two things side by side, not at the same time. */
export function cutAtContrast(words: readonly PlacedWord[], at: number, clause: Clause): Cut | null {
  const next = words[at + 1];
  if (next === undefined || at - clause.from < 3 || words.length - at < 4 || pointsBack(words, at + 1)) return null;
  if (/^(?:i|we|you|he|she|it|they|that|this|there)(?:'|$)/.test(next.lower)) return null;
  const isSameVerb =
    verbForm(words[at + 2]?.lower ?? '') === 'third' && words[at + 2]?.lower === words[clause.from + 1]?.lower;
  if (isSameVerb || words[at]?.lower === 'whereas') return cutHere(at + 1, words[at]);
  if (!clause.isIndependent || !startsIndependentClause(words, at + 1)) return null;
  if (words[at]?.isAfterPause === true) return cutHere(at + 1, words[at]);
  const said = new Set(words.slice(clause.from, at).map((word) => verbStem(word.lower)));
  const isSame = words.slice(at + 2, at + 7).some((word) => canBeFinite(word.lower) && said.has(verbStem(word.lower)));
  return isSame || isSideBySide(words, at, clause) ? cutHere(at + 1, words[at]) : null;
}

/**
 * "The web client uses REST while the apps talk gRPC": two things, what each does, and neither is a person waiting for
 * the other.
 */
function isSideBySide(words: readonly PlacedWord[], at: number, clause: Clause): boolean {
  const [left, right] = [findFiniteVerb(words, clause.from), findFiniteVerb(words, at + 1)];
  const isOfThings =
    determiners.has(words[at + 1]?.lower ?? '') && !subjectPronouns.has(words[clause.from]?.lower ?? '');
  const isPresent = [left, right].every(
    (verb) =>
      /^(?:is|are)$/.test(words[verb]?.lower ?? '') ||
      /^(?:third|base)$/.test(verbForm(words[verb]?.lower ?? '') ?? ''),
  );
  return (isOfThings || isStillThere(words, right)) && isPresent && at - left > 1 && words.length - right > 1;
}

/** "… while prod is still on 1.22" */
const isStillThere = (words: readonly PlacedWord[], verbAt: number): boolean =>
  /^(?:is|are)$/.test(words[verbAt]?.lower ?? '') &&
  /^(?:still|already|only)$/.test(words[verbAt + 1]?.lower ?? '') &&
  /^(?:on|at|in)$/.test(words[verbAt + 2]?.lower ?? '');

const verbStem = (word: string): string =>
  /^(?:is|are)$/.test(word) ? 'be' : /^(?:was|were)$/.test(word) ? 'been' : word.replace(/(?:es|s|ed)$/, '');

const isSameSubject = (words: readonly PlacedWord[], one: number, other: number): boolean => {
  const isNamed = determiners.has(words[one]?.lower ?? '') && words[one + 1]?.lower !== words[other + 1]?.lower;
  return words[one]?.lower === words[other]?.lower && !isNamed;
};

/** A contrast of two subjects is two facts; one that goes on about the same is one. */
export function cutAtBut(words: readonly PlacedWord[], at: number, clause: Clause): Cut | null {
  const next = words[at + 1];
  if (next === undefined || clause.leans || !clause.isIndependent || words.length - at < 4) return null;
  if (
    addsMore(words, at) ||
    setsTastesApart(words, at, clause) ||
    (tellsMoreOfPerson(words, at, clause) && !isTrial(words, clause.from, at))
  )
    return cutHere(at + 1, words[at]);
  if (
    /^(?:i|it|that|this|they|there|he|she|you|one)(?:'|$)/.test(next.lower) ||
    isSameSubject(words, clause.from, at + 1) ||
    pointsBack(words, at + 1) ||
    isTrial(words, clause.from, at)
  )
    return null;
  return clauseFollows(words, at + 1) ? cutHere(at + 1, words[at]) : null;
}

/** "…, but I do have a parrot", "…, but we also sell tickets": one more thing about the same one. */
const addsMore = (words: readonly PlacedWord[], at: number): boolean =>
  words[at]?.isAfterPause === true &&
  /^(?:i|we|he|she)$/.test(words[at + 1]?.lower ?? '') &&
  (/^also$/.test(words[at + 2]?.lower ?? '') ||
    (/^(?:do|does|did)$/.test(words[at + 2]?.lower ?? '') && verbForm(words[at + 3]?.lower ?? '') === 'base')) &&
  words.length - at >= 6 &&
  !pointsBack(words, at + 1);

const minWordsOfMore = 5;

/**
 * "The office is in Bergen but I work from home on Mondays", "Ana wrote the solver, but she left in 2023": what the
 * speaker does beside somebody or something else, or what a person does at a time of its own.
 */
function tellsMoreOfPerson(words: readonly PlacedWord[], at: number, { from }: Clause): boolean {
  const subject = pronounAt(words, at + 1);
  const told = lowerTextOf(words, at + 1);
  if (
    words.length - at <= minWordsOfMore ||
    /\b(?:it|that|this|them|those|these|there|one|ones|him|her|so)\b/.test(told)
  )
    return false;
  if (subject === 'i' || subject === 'we')
    return (
      !/^(?:i|we|my|our|it|its|that|this|he|she|they|you|there)$/.test(pronounAt(words, from)) && mayNameTime(told)
    );
  return (subject === 'he' || subject === 'she') && words[from]?.lower !== subject && mayNameTime(told);
}

const pronounAt = (words: readonly PlacedWord[], at: number): string => (words[at]?.lower ?? '').replace(/'.*$/, '');

const tastes =
  /^(?:i|we)(?:'m| am| are)? (?:really |also )?(?:like|love|hate|dislike|prefer|enjoy|adore|avoid|can't stand|cannot stand|don't like|(?:scared|afraid|fond|tired) of|allergic to|into) /;

/** "I like early returns but I can't stand nested ternaries": two tastes, each with its object. */
const setsTastesApart = (words: readonly PlacedWord[], at: number, { from }: Clause): boolean => {
  const [left, right] = [lowerTextOf(words, from, at), lowerTextOf(words, at + 1)];
  // "I like tea but I prefer coffee" weighs the two against each other.
  if (/^(?:i|we) (?:really )?prefer /.test(right) && /^(?:i|we) (?:really )?(?:like|love|enjoy) /.test(left))
    return false;
  return tastes.test(left) && tastes.test(right) && !/\b(?:it|them|that|this|those|one|ones)\b/.test(right);
};

const trials = wordSet(
  'table tried try considered consider evaluated evaluate tested prototyped explored weighed wanted hoped planned option candidate contender alternative tempting',
);

/** "We considered Yjs, but nobody knew CRDTs": what was only tried or weighed stays with what became of it. */
const isTrial = (words: readonly PlacedWord[], from: number, to: number): boolean =>
  words.slice(from, to).some(({ lower }) => trials.has(lower));

/** A clause after its conjunction, also behind an adverb of its own: "but, currently, all users …". */
export const clauseFollows = (words: readonly PlacedWord[], at: number): boolean =>
  startsIndependentClause(words, at) ||
  (isAdverb(words[at]?.lower ?? '') && words[at + 1]?.isAfterPause === true && startsIndependentClause(words, at + 1));
