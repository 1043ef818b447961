import { mayNameTime } from '../dates/tokens/date-words.js';
import { isActivePast } from './active-past.js';
import { findGovernors, type Governor, isPast, onlyPast, plainForm, seldomParticiples } from './governors.js';
import { auxiliaries, formsOfBe, isAmbiguousVerb, verbForm } from './lexicon/english-verbs.js';
import { determiners, functionWords, subjectPronouns } from './lexicon/english-words.js';
import { wordSet } from './lexicon/word-set.js';
import { isAdverb } from './noun-phrases.js';
import { hasTime, hasTimeAt, maxTimedWords } from './times-told.js';
import { type PlacedWord, textOf } from './words-in-place.js';

/*
 * "I moved to Lisbon and bought a flat": the second verb has the first one's subject, which is carried over with
 * whatever the verb's form rests on: "I", "I've", "We will", "I want to", and the time that opens the sentence ("Last
 * week I").
 */

const ownModals = wordSet("can can't cannot will won't must mustn't should shouldn't could couldn't would wouldn't");
/** What rests on no modal. */
const ownFinite = wordSet("is are am was were has isn't aren't wasn't weren't hasn't");
/** What one goes on to say of a person: their forms are hardly ever nouns. */
const ofPersons = wordSet(
  "have has don't doesn't can't cannot live lives work works speak speaks own owns study studies hate hates",
  'love loves prefer prefers teach teaches drive drives play plays run runs commute commutes',
);

/**
 * The words carried over before a verb; of "I'm" only the pronoun, where the verb is no form that rests on the copula.
 */
export function carriedBefore(carried: string, verb: string): string {
  if (ownFinite.has(verb)) return carried.replace(/(?<=\b(?:i|we|you|they|he|she|it))['’](?:ll|d)$/i, '');
  return ofPersons.has(verb) || verbForm(verb) === 'third'
    ? carried.replace(/(?<=\b(?:i|we|you|they|he|she|it))(?:['’](?:m|re|s)|(?<=\bi)m)$/i, '')
    : carried;
}

const baseLikePast = /^(?:read|put|set|cut|let|run|become|come|beat|quit|spread|shut|hit|hurt|split)$/;

function fits(governor: Governor, verb: string): boolean {
  if (governor.isContracted === true && !ofPersons.has(verb)) return false;
  // "Passwords must be long and are hashed": "are" rests on no modal, and the subject alone is shared.
  if (governor.form === 'finite auxiliary') return governor.carriedWords > 0 && ownFinite.has(verb);
  if (governor.form === 'base' && governor.isPlain !== true && ownFinite.has(verb)) return false;
  if (governor.form === 'progressive') return verb.length > 4 && verb.endsWith('ing');
  if (governor.form === 'participle') return isPast(verb) && !onlyPast.has(verb) && !seldomParticiples.has(verb);
  if (verb === 'be') return governor.form === 'base' && governor.isPlain !== true;
  if (ownModals.has(verb)) return governor.isPlain === true;
  if (verb === "don't" || verb === "doesn't") return governor.form === (verb === "don't" ? 'base' : 'third');
  if (verb === "didn't") return governor.form === 'past';
  const form = plainForm(verb);
  if (form === null) return false;
  if (form === 'base' && isAmbiguousVerb(verb)) return false;
  return form === governor.form || (governor.form === 'base' && baseLikePast.test(verb));
}

/** "We build with Bazel and test with Buck": a word that is as often a noun, and the same small word behind both. */
const isSameWay = (words: readonly PlacedWord[], governor: Governor, at: number): boolean =>
  governor.form === 'base' &&
  verbForm(words[at]?.lower ?? '') === 'base' &&
  /^(?:with|on|in|at|for|by|via|from)$/.test(words[at + 1]?.lower ?? '') &&
  words[at + 1]?.lower === words[governor.afterVerb]?.lower;

/** "My grandmother turned 90 and still drives": of somebody else, from the past to today. */
function isStillDone(words: readonly PlacedWord[], from: number, verbAt: number, governor: Governor): boolean {
  const isSingular = governor.carriedWords > 0 && !/^(?:i|we|you|they|there)$/.test(words[from]?.lower ?? '');
  const subject = words[from + governor.carriedWords - 1]?.lower ?? '';
  const next = words[verbAt + 1];
  if (governor.form !== 'past' || governor.isPlain !== true || !isSingular || /[^sui]s$/.test(subject)) return false;
  const isClear = isAdverb(words[verbAt - 1]?.lower ?? '') || auxiliaries.has(words[verbAt]?.lower ?? '');
  const isRole =
    next?.lower === 'as' ||
    (stations.has(words[verbAt]?.lower ?? '') && /^(?:in|at|for|with|on)$/.test(next?.lower ?? ''));
  return (
    isClear ||
    isRole ||
    (next !== undefined && (determiners.has(next.lower) || next.isName || /^[\d`]|ing$/.test(next.text)))
  );
}

const stations = wordSet('lives works studies teaches stays sits');

const behindMotion = wordSet('back home again out off away');
const pluralPronouns = wordSet('i we you they');

/**
 * "My parents arrived on Saturday and leave again on the 29th", "she quit on Friday and starts at Acme on the 1st":
 * each with its time.
 */
function isDatedAhead(
  words: readonly PlacedWord[],
  from: number,
  conjunctionAt: number,
  verbAt: number,
  governor: Governor,
): boolean {
  const form = verbForm(words[verbAt]?.lower ?? '');
  if (governor.form !== 'past' || governor.isPlain !== true || (form !== 'third' && form !== 'base')) return false;
  const subject = words[from + governor.carriedWords - 1]?.lower ?? '';
  const isOfSeveral = pluralPronouns.has(subject) || /[^sui]s$/.test(subject);
  if (isOfSeveral !== (form === 'base')) return false;
  let timeAt = verbAt + 1;
  while (timeAt < verbAt + 3 && behindMotion.has(words[timeAt]?.lower ?? '')) timeAt += 1;
  // The bare form may be a noun: "we discussed pay on Monday and leave policies".
  const isTimed = form === 'base' ? hasTimeAt(words, timeAt) : hasTime(words, verbAt + 1, words.length);
  return isTimed && hasTime(words, governor.afterVerb, conjunctionAt);
}

const counts = wordSet('a an one two three four five six seven eight nine ten several many both');

/**
 * "I married Ute in 2010 and have three sons", "we were audited last month and have to fix the reset until April": what
 * one has today, or has yet to do in its own time.
 */
function isHadToday(
  words: readonly PlacedWord[],
  from: number,
  conjunctionAt: number,
  verbAt: number,
  governor: Governor,
): boolean {
  const next = words[verbAt + 1]?.lower ?? '';
  const isOwn = /^(?:i|we|they)$/.test(words[from + governor.carriedWords - 1]?.lower ?? '');
  if (!isOwn || words[verbAt]?.lower !== 'have' || governor.form !== 'past' || governor.isPlain !== true) return false;
  if (next !== 'to') return counts.has(next) || /^\d/.test(next);
  return (
    hasTime(words, governor.afterVerb, conjunctionAt) && mayNameTime(textOf(words, verbAt + 2, verbAt + maxTimedWords))
  );
}

/** "… worked at a bank and now run a studio": from the past to today. */
const isNowDone = (words: readonly PlacedWord[], verbAt: number, governor: Governor, verb: string): boolean =>
  words[verbAt]?.lower === 'now' && governor.form === 'past' && verbForm(verb) === 'base';

/**
 * Whether what follows the verb is its object or complement and not the noun that the "verb" describes ("test and
 * deploy scripts").
 */
function takesComplement(words: readonly PlacedWord[], at: number, verb: string): boolean {
  const next = words[at];
  if (next === undefined) return false;
  return (
    functionWords.has(next.lower) ||
    determiners.has(next.lower) ||
    next.isName ||
    /^[`@/$]|[\d_./]/.test(next.text) ||
    /(?:ing|ly)$/.test(next.lower) ||
    words.length - at >= 2 ||
    verbForm(verb) === 'past' ||
    verbForm(verb) === 'third'
  );
}

/** "… and teach chess": a verb that is hardly ever a noun, with the last word of the sentence for its object. */
const hasObjectOfOneWord = (words: readonly PlacedWord[], at: number): boolean =>
  words.length - at === 2 &&
  seldomNouns.has(words[at]?.lower ?? '') &&
  verbForm(words[at + 1]?.lower ?? '') !== 'past' &&
  !isAdverb(words[at + 1]?.lower ?? '') &&
  !/^(?:it|them|that|this|too|either|together|alone|elsewhere|online|abroad)$/.test(words[at + 1]?.lower ?? '');

const seldomNouns = wordSet(
  'teach speak sing write bake brew grow keep collect own hate love prefer eat drink know learn rent raise breed sell',
  'repair restore knit wear drive avoid paint sew tutor foster',
);

/**
 * The words to put before the clause that starts at `verbAt`, or null when it does not share the subject of the clause
 * at `from`.
 * Each of the two needs an object of its own, so that "I washed and dried the dishes" stays whole.
 */
export function findSharedSubject(
  words: readonly PlacedWord[],
  from: number,
  conjunctionAt: number,
  verbAt: number,
): number | null {
  let at = verbAt;
  while (isAdverb(words[at]?.lower ?? '') && at < verbAt + 2) at += 1;
  const verb = words[at]?.lower;
  if (verb === undefined) return null;
  // "…, can you help": the question has its own subject.
  if (auxiliaries.has(verb) && subjectPronouns.has(words[at + 1]?.lower ?? '')) return null;
  // "…, and all versions from 3 on are affected": of how many things, and no verb.
  if (opensName(words, at) || (words[verbAt]?.lower === 'all' && verbForm(verb) === 'third')) return null;
  const governor = findGovernors(words, from, conjunctionAt).find(
    (candidate) =>
      conjunctionAt > candidate.afterVerb &&
      (fits(candidate, verb) ||
        isSameWay(words, candidate, at) ||
        isNowDone(words, verbAt, candidate, verb) ||
        (verb === 'used' && words[at + 1]?.lower === 'to' && candidate.isPlain === true) ||
        (plainForm(verb) === 'third' && isStillDone(words, from, at, candidate)) ||
        isDatedAhead(words, from, conjunctionAt, at, candidate) ||
        isHadToday(words, from, conjunctionAt, at, candidate)),
  );
  if (governor === undefined) return null;
  const hasBareObject = governor.isPlain === true && governor.form === 'base' && hasObjectOfOneWord(words, at);
  if (!hasBareObject && !takesComplement(words, at + 1, verb)) return null;
  if (isDenied(words, from, from + governor.carriedWords)) return null;
  const mayBeParticiple =
    !isNowDone(words, verbAt, governor, verb) &&
    wasSaid(words, from + governor.carriedWords) &&
    !onlyPast.has(verb) &&
    verb !== 'have' &&
    !(plainForm(verb) === 'third' && isParticiple(words[governor.afterVerb]?.lower ?? '')) &&
    governor.form === 'past' &&
    governor.isPlain;
  if (mayBeParticiple || lacksOwnObject(words, governor, conjunctionAt, verb)) return null;
  // "I was born in Linz and married Ute": what one did since.
  const isBorn = words[governor.afterVerb - 1]?.lower === 'born' && !doneToBabies.has(verb);
  const isOwnDeed = restsOnBe(words, from, governor) && (isBorn || isActivePast(words, at));
  return isOwnDeed ? governor.carriedWords - 1 : governor.carriedWords;
}

const restsOnBe = (words: readonly PlacedWord[], from: number, { form, carriedWords }: Governor): boolean =>
  form === 'participle' && carriedWords > 1 && formsOfBe.has(words[from + carriedWords - 1]?.lower ?? '');

/** "Born in Linz and raised in Graz" */
const doneToBabies = wordSet('raised brought christened baptised baptized adopted educated named given');

const isParticiple = (word: string): boolean =>
  isPast(word) && !seldomParticiples.has(word) && !functionWords.has(word);

/** "… and Face ID on phones": a name of two words, however much the first is like a verb. */
const opensName = (words: readonly PlacedWord[], at: number): boolean =>
  /^\p{Lu}\p{Ll}/u.test(words[at]?.text ?? '') && /^\p{Lu}/u.test(words[at + 1]?.text ?? '');

/**
 * "We no longer use Jenkins, use Actions": the second verb may be denied as well, or tell what is instead, and what is
 * carried over would make it the opposite.
 */
const isDenied = (words: readonly PlacedWord[], from: number, to: number): boolean =>
  words.slice(from, to).some(({ lower }) => denials.has(lower));

const denials = wordSet('longer never hardly rarely seldom scarcely barely');

/**
 * "I washed and dried the dishes", "I use it to build and deploy": where the first verb may have no object but that of
 * the second.
 */
function lacksOwnObject(
  words: readonly PlacedWord[],
  { form, afterVerb }: Governor,
  conjunctionAt: number,
  verb: string,
): boolean {
  const before = words[conjunctionAt - 1]?.lower ?? '';
  if (form === 'past' && conjunctionAt - afterVerb === 1 && isPast(before)) return true;
  const isInfinitive = form === 'base' || baseLikePast.test(verb);
  if (isInfinitive && hasInfinitive(words, afterVerb, conjunctionAt)) return true;
  if (words[afterVerb]?.isAfterPause) return true;
  if (form === 'progressive' && (before.endsWith('ing') || hasGerund(words, afterVerb, conjunctionAt))) return true;
  return form === 'base' && functionWords.has(before) && determiners.has(before);
}

/** "I'm thinking of changing jobs and moving to Oslo": the second one may be thought of as well. */
function hasGerund(words: readonly PlacedWord[], from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const isTaken = at === from || /^(?:of|about|on|in|at|by|for|to)$/.test(words[at - 1]?.lower ?? '');
    if (isTaken && /^\p{Ll}{2,}ing$/u.test(words[at]?.lower ?? '')) return true;
  }
  return false;
}

/** "I use it to build and deploy": the second verb may be one more thing that it is used to do. */
function hasInfinitive(words: readonly PlacedWord[], from: number, to: number): boolean {
  for (let at = from; at < to - 1; at += 1) {
    if (words[at]?.lower === 'to' && verbForm(words[at + 1]?.lower ?? '') === 'base') return true;
  }
  return false;
}

/** "The sky was clear and filled with stars": after a past copula a past form may be a participle. */
const wasSaid = (words: readonly PlacedWord[], at: number): boolean =>
  /^(?:was|were)(?:n't)?$/.test(words[at]?.lower ?? '');
