import { mayNameTime } from '../dates/tokens/date-words.js';
import { isActivePast } from './active-past.js';
import { findFiniteVerb } from './independent-clause.js';
import { auxiliaries, formsOfBe, isAmbiguousVerb, isVerbContraction, verbForm } from './lexicon/english-verbs.js';
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

const modals = wordSet(
  "will would shall should can could may might must won't wouldn't can't cannot couldn't shouldn't mustn't do",
  "does did don't doesn't didn't i'll we'll you'll he'll she'll they'll it'll i'd we'd he'd she'd they'd you'd",
);
const ownModals = wordSet("can can't cannot will won't must mustn't should shouldn't could couldn't would wouldn't");
/** What rests on no modal. */
const ownFinite = wordSet("is are am was were has isn't aren't wasn't weren't hasn't");
const perfects = wordSet("have has had haven't hasn't hadn't i've we've you've they've he's she's");
/** "Be" and its finite forms, also with the pronoun that they are contracted with. */
export const copulas: ReadonlySet<string> = new Set([
  ...formsOfBe,
  ...wordSet("am be i'm we're you're they're he's she's it's"),
]);
/** A pronoun with its copula, also as typed in a hurry. */
const contractedCopulas = wordSet("i'm im we're they're theyre he's hes she's shes");
/** What one goes on to say of a person: their forms are hardly ever nouns. */
const ofPersons = wordSet(
  "have has don't doesn't can't cannot live lives work works speak speaks own owns study studies hate hates",
  'love loves prefer prefers teach teaches drive drives play plays run runs commute commutes',
);

const tellsWhoOrWhere = (word: PlacedWord | undefined): boolean =>
  word !== undefined &&
  (/^(?:an?|ex|from|in|based|married|vegan|vegetarian|pescatarian|coeliac|celiac|diabetic|pregnant|the)$/.test(
    word.lower,
  ) ||
    /^\d/.test(word.text));

/**
 * The words carried over before a verb; of "I'm" only the pronoun, where the verb is no form that rests on the copula.
 */
export function carriedBefore(carried: string, verb: string): string {
  if (ownFinite.has(verb)) return carried.replace(/(?<=\b(?:i|we|you|they|he|she|it))['’](?:ll|d)$/i, '');
  return ofPersons.has(verb) || verbForm(verb) === 'third'
    ? carried.replace(/(?<=\b(?:i|we|you|they|he|she|it))(?:['’](?:m|re|s)|(?<=\bi)m)$/i, '')
    : carried;
}

const takesInfinitive = wordSet(
  'want wants wanted need needs needed plan plans planned hope hopes hoped decide decided decides like likes',
  'love loves try tries tried going have has had prefer prefers agreed intend started',
);

/** What the verb on the left rests on: its form, and how many words belong to what is carried over. */
interface Governor {
  readonly form: 'base' | 'third' | 'past' | 'participle' | 'progressive' | 'finite auxiliary';
  readonly carriedWords: number;
  /** It rests on nothing but the subject. */
  readonly isPlain?: true;
  /** A pronoun with its copula, of which the pronoun alone is carried over. */
  readonly isContracted?: true;
  /** The place after the verb itself. */
  readonly afterVerb: number;
}

const maxSubjectWords = 6;

/**
 * The forms in which a second verb may follow; with a copula that has a participle both "is written …" and "takes …".
 */
function findGovernors(words: readonly PlacedWord[], from: number, to: number): readonly Governor[] {
  const at = findVerb(words, from, to);
  const verb = words[at];
  if (verb === undefined) return [];
  let next = at + 1;
  while (next < to && isAdverb(words[next]?.lower ?? '')) next += 1;
  const following = words[next]?.lower ?? '';
  const ownWords = isVerbContraction(verb.lower) ? at + 1 - from : at - from;
  const subject: Governor = { form: 'finite auxiliary', carriedWords: ownWords, afterVerb: next + 1 };
  if (modals.has(verb.lower)) return [{ form: 'base', carriedWords: next - from, afterVerb: next + 1 }, subject];
  if (takesInfinitive.has(verb.lower) && following === 'to')
    return [{ form: 'base', carriedWords: next + 1 - from, afterVerb: next + 2 }, subject];
  if (copulas.has(verb.lower) && following === 'going' && words[next + 1]?.lower === 'to')
    return [{ form: 'base', carriedWords: next + 2 - from, afterVerb: next + 3 }];
  const withAuxiliary = auxiliaryGovernor(verb.lower, following, at + 1 - from, next + 1);
  const isUnknown = !auxiliaries.has(verb.lower) && verbForm(verb.lower) === null;
  const plain = plainForm(verb.lower) ?? (isUnknown ? (verb.lower.endsWith('s') ? 'third' : 'base') : null);
  const isHelping = verb.lower === 'have' && withAuxiliary !== null;
  // "I'm a nurse and have two cats": of the contraction only the pronoun is shared.
  if (contractedCopulas.has(verb.lower) && tellsWhoOrWhere(words[at + 1])) {
    const form = /^(?:he|she)/.test(verb.lower) ? 'third' : 'base';
    return [{ form, carriedWords: at + 1 - from, isPlain: true, isContracted: true, afterVerb: at + 1 }];
  }
  const alone: Governor[] =
    plain === null || isVerbContraction(verb.lower) || isHelping || words[from]?.lower === 'there'
      ? []
      : [{ form: plain, carriedWords: at - from, isPlain: true, afterVerb: at + 1 }];
  return withAuxiliary === null ? alone : [withAuxiliary, ...alone];
}

/** "is working …", "has moved …", "are hashed …": the second verb rests on the auxiliary, too. */
function auxiliaryGovernor(verb: string, following: string, carriedWords: number, afterVerb: number): Governor | null {
  if (copulas.has(verb) && following.endsWith('ing')) return { form: 'progressive', carriedWords, afterVerb };
  const isParticiple = isPast(following) && !seldomParticiples.has(following);
  if (isParticiple && (perfects.has(verb) || copulas.has(verb))) return { form: 'participle', carriedWords, afterVerb };
  return null;
}

/** Words that end like a participle and are none. */
const seldomParticiples = wordSet(
  'open even often seven eleven golden wooden own alone one none done tired interested excited bored',
);

function plainForm(verb: string): Governor['form'] | null {
  if (/^(?:is|has|isn't|hasn't|does)$/.test(verb)) return 'third';
  if (/^(?:are|am|have|aren't|haven't)$/.test(verb)) return 'base';
  if (/^(?:was|were|had|wasn't|weren't)$/.test(verb)) return 'past';
  if (auxiliaries.has(verb)) return null;
  return verbForm(verb) ?? (verb.length > 4 && verb.endsWith('ed') ? 'past' : null);
}

/** Where the finite verb of the clause at `from` stands, or -1. */
function findVerb(words: readonly PlacedWord[], from: number, to: number): number {
  const first = words[from]?.lower ?? '';
  if (/^(?:always|never|please|don't|only)$/.test(first)) return -1;
  if (verbForm(first) === 'base' && determiners.has(words[from + 1]?.lower ?? '')) return -1;
  const found = findFiniteVerb(words, from);
  if (found >= 0 && found < to) return found;
  let at = from;
  while (at < to && at - from < maxSubjectWords && !isFiniteHere(words, at, from)) {
    at += 1;
    if (words[at]?.isAfterPause) return -1;
  }
  const isVerb = at < to && at - from < maxSubjectWords && (at > from || isVerbContraction(words[at]?.lower ?? ''));
  return isVerb ? at : -1;
}

function isFiniteHere(words: readonly PlacedWord[], at: number, from: number): boolean {
  const word = words[at]?.lower ?? '';
  if (auxiliaries.has(word) || isVerbContraction(word)) return true;
  if (at === from) return false;
  const before = words[at - 1]?.lower ?? '';
  if (determiners.has(before) || beforeNouns.has(before)) return false;
  const form = verbForm(word);
  return form !== null && (form !== 'base' || subjectPronouns.has(before) || isAdverb(before));
}

const beforeNouns = wordSet('of with in on at for from by about like');

export const isPast = (word: string): boolean =>
  verbForm(word) === 'past' || /(?:ed|en|own|one|un|orn)$/.test(word) || irregularParticiples.has(word);
const irregularParticiples = wordSet(
  'been become begun born bought brought built come done drunk gone got made met moved put run seen set sung',
  'swum won written',
);

/** Past forms that are no participles. */
export const onlyPast = wordSet(
  'went took gave wrote began chose drove flew knew rode saw sang spoke swam woke wore drank ate fell broke',
  'threw grew forgot',
);

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
  if (governor === undefined || !takesComplement(words, at + 1, verb)) return null;
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
