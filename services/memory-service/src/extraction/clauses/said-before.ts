import { isPlainVerb } from '../clause-cuts/cut-places.js';
import type { WeighedPlace } from '../clause-cuts/cut-score.js';
import { startsForeignClause } from '../language/foreign-clause.js';
import { findFiniteVerb, startsIndependentClause } from '../language/independent-clause.js';
import { canBeFinite, formsOfBe, isAmbiguousVerb, verbForm } from '../language/lexicon/english-verbs.js';
import type { PlacedWord } from '../language/words-in-place.js';
import { findSubjectGoneOnAbout } from './joints/told-by-somebody.js';
import { cutAtGap } from './parallel/omitted-verbs.js';
import { cutAtObject } from './parallel/parallel-parts.js';
import type { Clause, Cut } from './places/clause-cut.js';

/* What a clause that weights cut off takes from what was said before it: its subject, its verb, or nothing. */

/** Behind what somebody is, where the rest may be what they are as well. */
const surelyCutOfPerson = 2.3;
/** Where what follows "and" may be the second of two things. */
const surelyCutSecondThing = 2.9;

/**
 * What follows has a subject and a verb of its own, or takes what it leaves out from what was said before where that is
 * clear.
 */
export function withWhatWasSaid(place: WeighedPlace, words: readonly PlacedWord[], clause: Clause): Cut | null {
  const { word: at, first } = place;
  const leftEnd = words[at]?.cutStart ?? 0;
  const plain: Cut = { word: first, leftEnd, carriedWords: 0 };
  if (startsIndependentClause(words, first) || startsForeignClause(words, first)) return plain;
  // "…, always pin images": asked of whoever reads it.
  if (/^(?:always|never|don't|dont|please)$/.test(words[first]?.lower ?? '')) return plain;
  const carriedWords = findSubjectGoneOnAbout(words, clause.subjectFrom, at, first);
  const subjectWords = carriedWords === null ? plainSubject(words, clause.subjectFrom, first) : 0;
  if (subjectWords > 0) return { ...plain, carriedWords: subjectWords };
  // "…, seed = 7"
  if (hasOwnVerb(words, first) || words[first + 1]?.isAfterAssignment === true) return plain;
  if (carriedWords !== null) return { ...plain, carriedWords };
  if (tellsWhatSomebodyIs(words, clause.subjectFrom)) {
    if (place.odds < surelyCutOfPerson) return null;
    if (doesBesides(words, clause.subjectFrom, first)) return { ...plain, carriedWords: 1 };
    const tells = partBehind(words, first).some(({ lower, text }) => verbForm(lower) !== null || /^[\d`]/.test(text));
    return place.mark === ',' && at - clause.from >= minToldWords && tells ? plain : null;
  }
  // "We use Java 21 and Spring Boot 3.4", "user id plus locale, …": without a mark and a verb it is the second of two
  // things.
  if (
    /^(?:and|plus|&)$/.test(place.joining) &&
    place.mark === 'none' &&
    !partBehind(words, first).some(({ lower }) => canBeFinite(lower))
  )
    return cutAtObject(words, first, at, clause) ?? (opensSecondClause(place, words) ? plain : null);
  const gap = cutAtGap(words, first, at, clause) ?? cutAtObject(words, first, at, clause);
  return gap ?? (isThingInPlace(words, first) ? null : plain);
}

/**
 * "We will not migrate and will stay on 16", "Tom, our designer, moved to Leeds and works remotely": of how many words
 * the subject is that a plain verb is said of as well; 0 where that is not clear.
 */
function plainSubject(words: readonly PlacedWord[], from: number, first: number): number {
  const verb = words[first]?.lower ?? '';
  const isThird = verbForm(verb) === 'third' && !isAmbiguousVerb(verb.replace(/s$/, ''));
  if (!isThird && !/^(?:will|won't|can|can't|must|should|has|hasn't)$/.test(verb)) return 0;
  const subject = words[from];
  const isSingular = subject?.isName === true || /^(?:he|she|it|my|our|the|his|her)$/.test(subject?.lower ?? '');
  if (!isSingular && (isThird || /^has/.test(verb))) return 0;
  if (subject?.isName === true && words[from + 1]?.isAfterPause === true) return 1;
  const count = findFiniteVerb(words, from) - from;
  const isWhole = !words.slice(from + 1, from + count).some(({ isAfterPause }) => isAfterPause);
  return count > 0 && count <= maxCarriedSubject && isWhole ? count : 0;
}

const maxCarriedSubject = 3;

/** "she's got a greyhound and plays bass": what the same one does. */
const doesBesides = (words: readonly PlacedWord[], subject: number, at: number): boolean =>
  /^(?:he|she|it)(?:'s)?$/.test(words[subject]?.lower ?? '') && verbForm(words[at]?.lower ?? '') === 'third';

const minToldWords = 4;

/** "… and only the invoice rounds to 2": behind its noun stands a word that may be its verb. */
const opensSecondClause = ({ odds, first }: WeighedPlace, words: readonly PlacedWord[]): boolean =>
  odds >= surelyCutSecondThing &&
  /^(?:the|our|my|his|her|their|only|every|all)$/.test(words[first]?.lower ?? '') &&
  partBehind(words, first).length > minToldWords - 1 &&
  !isThingInPlace(words, first);

/** "… and my sister on Tuesday": a thing with its place or time, and no verb. */
const isThingInPlace = (words: readonly PlacedWord[], first: number): boolean =>
  /^(?:the|our|my|his|her|their)$/.test(words[first]?.lower ?? '') &&
  /^(?:in|on|at|from|to|for|until|since)$/.test(words[first + 2]?.lower ?? '') &&
  !partBehind(words, first).some(({ lower }) => canBeFinite(lower) && verbForm(lower) !== 'base');

/** "we're on AWS, staging in Ireland": what follows may be the same ones or something else, so it is not cut. */
function tellsWhatSomebodyIs(words: readonly PlacedWord[], start: number): boolean {
  const [subject = '', verb = ''] = [words[start]?.lower, words[start + 1]?.lower];
  if (/^(?:i|we|he|she|they)'(?:m|re|s)$/.test(subject)) return true;
  return /^(?:i|we|he|she|they)$/.test(subject) && (verb === 'am' || formsOfBe.has(verb));
}

/** Up to the next pause or joining word. */
export function partBehind(words: readonly PlacedWord[], first: number): readonly PlacedWord[] {
  const end = words.findIndex(({ isAfterPause, lower }, at) => at > first && (isAfterPause || lower === 'and'));
  return words.slice(first, end < 0 ? undefined : end);
}

const maxSubjectWords = 5;

/** "apply needs a thumbs-up": a verb behind the first word, though no list tells what stands before it. */
export function hasOwnVerb(words: readonly PlacedWord[], first: number): boolean {
  for (let at = first + 1; at < first + maxSubjectWords; at += 1) {
    const word = words[at];
    if (word === undefined || word.isAfterPause || word.lower === 'and') return false;
    if (isPlainVerb(word)) return true;
  }
  return false;
}
