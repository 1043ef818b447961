import { mayNameTime } from '../../dates/tokens/date-words.js';
import { isBareContraction } from '../../language/bare-contractions.js';
import { looksForeign } from '../../language/foreign-clause.js';
import { findFiniteVerb } from '../../language/independent-clause.js';
import { auxiliaries, canBeFinite, isAmbiguousVerb, verbForm } from '../../language/lexicon/english-verbs.js';
import { determiners, functionWords, prepositions, subordinators } from '../../language/lexicon/english-words.js';
import { wordSet, wordsOf } from '../../language/lexicon/word-set.js';
import { isAdverb } from '../../language/noun-phrases.js';
import { pointsBack } from '../../language/points-back.js';
import { lowerTextOf, type PlacedWord, textOf } from '../../language/words-in-place.js';
import { opensRule, requestVerbAt } from '../parallel/paired-requests.js';
import { type Clause, type Cut, cutHere } from '../places/clause-cut.js';
import { cutAtThen } from './cut-in-haste.js';
import { opensTold } from './told-by-somebody.js';

/*
 * "Our lead is Chidi he sits in Lagos the standup is at nine": what was dictated has no marks. A subject with its verb
 * right behind a whole clause opens the next one, but where it tells which noun before it is meant ("the guy he hired",
 * "the reason the build is slow").
 */

/** Whether a sentence may hold clauses without a mark or joining word between them. */
export const mayRunOn = (sentence: string): boolean =>
  saysVerbAgain(sentence) ||
  /\S\s+\S+\s+\S+\s+(?:i|we|always|never|don['’]?t|also|oh|turn(?:s|ed)|then|it['’]?s|i['’]?m|we['’]?re|they['’]?re|[sh]?he['’]?s|i['’]ve|we['’]ve|s?he|they|every(?:one|body)|nobody|the|our|my|his|her|prod(?:uction)?|staging|dev|preprod|qa)\s+\S+\s+\S/i.test(
    sentence,
  );

/** "oak comes tomorrow birch comes on thursday" */
function saysVerbAgain(sentence: string): boolean {
  const said = new Set<string>();
  return wordsOf(sentence).some((word) => verbForm(word) === 'third' && said.size === said.add(word).size);
}

const minLeftWords = 4;
const minRightWords = 3;
const maxWordsLookedBack = 30;
const maxWordsLookedAhead = 12;

/** The cut before a subject that no mark and no word joins to what stands before it, or null. */
export function cutAtRunOn(words: readonly PlacedWord[], at: number, clause: Clause): Cut | null {
  const word = words[at];
  const then = cutAtThen(words, at, clause);
  if (then !== null) return then;
  if (word === undefined || clause.voice === 'assistant') return null;
  if (asksAgain(words, at, clause)) return cutHere(at, word);
  if (repeatsVerb(words, at, clause)) return cutHere(at, word);
  if (!opensSubject(words, at)) return null;
  if (at - clause.from < minLeftWords || words.length - at < minRightWords) return null;
  const isReported = clause.reports && !isBehindTime(words, at);
  if (!clause.isIndependent || clause.leans || isReported || at - clause.verbAt < 2) return null;
  const [from, to] = [Math.max(clause.from + 1, at - maxWordsLookedBack), at + maxWordsLookedAhead];
  if (words.slice(from, to).some(({ isAfterPause, isEnclosed }) => isAfterPause || isEnclosed)) return null;
  if (takesClause.has(words[at - 1]?.lower ?? '') || opensTold(words, at) || asksHow(words, at)) return null;
  return !leadsOn(words[at - 1]) && !isDescribed(words, at, clause) && !pointsBack(words, at)
    ? cutHere(at, word)
    : null;
}

/** "always use tabs in makefiles never commit the lock file": one rule of a user behind another. */
const asksAgain = (words: readonly PlacedWord[], at: number, { voice, from, leans }: Clause): boolean =>
  voice === 'user' &&
  !leans &&
  at - from >= minLeftWords &&
  words.length - at >= minRightWords &&
  !/^(?:so|also)$/.test(words[at]?.lower ?? '') &&
  opensRule(words, at) &&
  requestVerbAt(words, from) >= 0 &&
  // "commit subjects always start with …" asks for nothing yet.
  (words[at]?.lower !== 'always' || /^(?:please|always|never|don't|dont)$/.test(words[from]?.lower ?? '')) &&
  !leadsOn(words[at - 1]);

const maxSubjectWords = 2;
const minRepeatedWords = 3;

/**
 * "oak comes tomorrow birch comes on thursday", "ben works tuesdays cleo works fridays": each of two bare subjects with
 * the same verb.
 */
function repeatsVerb(words: readonly PlacedWord[], at: number, { from, leans }: Clause): boolean {
  if (leans || at - from < minRepeatedWords || words.length - at < minRepeatedWords || leadsOn(words[at - 1]))
    return false;
  const verbs = [from + 1, from + maxSubjectWords].filter((place) => place < at - 1 && isOfSubject(words, place));
  return verbs.some((said) =>
    [at + 1, at + maxSubjectWords].some(
      (place) =>
        isOfSubject(words, place) &&
        stemOf(words[place]?.lower ?? '') === stemOf(words[said]?.lower ?? '') &&
        words.slice(at, place + 2).every((word, next) => (next === 0 || !word.isAfterPause) && !word.isEnclosed) &&
        words.slice(at, place).every(({ lower }) => isBareNoun(lower)) &&
        words[at - 1]?.lower !== words[place - 1]?.lower,
    ),
  );
}

/** A verb with more behind it. */
const isOfSubject = (words: readonly PlacedWord[], at: number): boolean =>
  /^(?:third|base)$/.test(verbForm(words[at]?.lower ?? '') ?? '') && words[at + 1] !== undefined;
const stemOf = (verb: string): string => verb.replace(/(?:(?<=[sxzho])es|s)$/, '');
const isBareNoun = (word: string): boolean =>
  /^\p{L}{2,}$/u.test(word) &&
  !functionWords.has(word) &&
  !determiners.has(word) &&
  !subordinators.has(word) &&
  !prepositions.has(word) &&
  !isAdverb(word) &&
  !mayNameTime(word);

const pronouns = wordSet('he she they everyone everybody nobody');
const contractions = wordSet("it's i'm im we're they're theyre he's hes she's shes i've ive we've weve");

/** A subject with its finite verb, and more behind it. */
function opensSubject(words: readonly PlacedWord[], at: number): boolean {
  const first = words[at]?.lower ?? '';
  // "… die Platte im NAS abgeraucht"
  if (first === 'im' && looksForeign(textOf(words, 0, at))) return false;
  if (/^turn(?:s|ed)$/.test(first) && words[at + 1]?.lower === 'out') return true;
  if (first === "it's" && !isWhole(words, at)) return false;
  if (contractions.has(first) || (first === 'its' && isBareContraction(words, at)))
    return (!/ing$/.test(words[at + 1]?.lower ?? '') || isBehindObject(words, at)) && !endsPointing(words, at);
  if (tellsOwn(words, at)) return !endsPointing(words, at);
  if (isBehindTime(words, at)) return !endsPointing(words, at);
  if (tellsWhole(words, at) || isEnvironment(words, at) || tellsOfOwn(words, at)) return !endsPointing(words, at);
  const verbAt = pronouns.has(first) || /^(?:the|our|my)$/.test(first) ? findFiniteVerb(words, at) : -1;
  const verb = words[verbAt]?.lower ?? '';
  const isSaid =
    auxiliaries.has(verb) ||
    (verbForm(verb) === 'third' && canBeFinite(verb)) ||
    (pronouns.has(first) && verbForm(verb) === 'past' && !isAmbiguousVerb(verb)) ||
    isDoneBySeveral(words, verbAt);
  const isNear = !words.slice(at + 1, verbAt).some(({ lower }) => prepositions.has(lower) || subordinators.has(lower));
  return verbAt > at && isSaid && isNear && verbAt < words.length - 1 && !endsPointing(words, at);
}

/**
 * "she sold the car", and not "he told everybody", which is what stands before it: what was done has its object behind
 * it, and is none of the noun before.
 */
const tellsWhole = (words: readonly PlacedWord[], at: number): boolean =>
  (/^(?:he|she)$/.test(words[at]?.lower ?? '') &&
    verbForm(words[at + 1]?.lower ?? '') === 'third' &&
    words[at + 1]?.lower !== 'says' &&
    opensOwnObject(words, at + 2)) ||
  (pronouns.has(words[at]?.lower ?? '') &&
    verbForm(words[at + 1]?.lower ?? '') === 'past' &&
    words[at + 1]?.lower !== 'told' &&
    /^(?:everybody|everyone|nobody|me|us|him|them|it|the|an?|his|her|my|our|their)$/.test(words[at + 2]?.lower ?? ''));

/** "ogg 48k", "a new one": a thing that is done with, and no part of the noun before. */
const opensOwnObject = (words: readonly PlacedWord[], at: number): boolean =>
  /^(?:an?|the|his|her|our|my|\d.*)$/.test(words[at]?.lower ?? '') ||
  (words[at] !== undefined && isBareNoun(words[at].lower) && /^\d/.test(words[at + 1]?.text ?? ''));

/**
 * "… on tuesdays we sing", "… two years ago I drink": behind a time of its own nothing is described, but behind "the
 * day we …" it is.
 */
const isBehindTime = (words: readonly PlacedWord[], at: number): boolean =>
  /^(?:i|we|he|she|they)$/.test(words[at]?.lower ?? '') &&
  (verbForm(words[at + 1]?.lower ?? '') !== null || auxiliaries.has(words[at + 1]?.lower ?? '')) &&
  followsTime(words, at);

const followsTime = (words: readonly PlacedWord[], at: number): boolean =>
  endsInTime.test(lowerTextOf(words, Math.max(0, at - 3), at));

const endsInTime =
  /(?:^|\s)(?:ago|now|(?:in|since|until|till|by|on|every|each|last|next|this) (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|week|month|year|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends|weekdays|nights)|(?:a|per) (?:day|week|month|year)|(?:the|from|until|by|on) \d{1,2}(?:st|nd|rd|th)|\d{1,2} (?:january|february|march|april|may|june|july|august|september|october|november|december))$/;

/** "… can rerun it she's retiring in June": nothing describes "it". */
const isBehindObject = (words: readonly PlacedWord[], at: number): boolean =>
  /^(?:it|them|me|us|him)$/.test(words[at - 1]?.lower ?? '') || followsTime(words, at);

/** "prod is in Ireland", "staging runs on the old box": named without an article. */
export const isEnvironment = (words: readonly PlacedWord[], at: number): boolean =>
  /^(?:prod|production|staging|dev|preprod|qa)$/.test(words[at]?.lower ?? '') &&
  /^(?:is|was|runs|lives|sits|has|uses|goes|stays|gets|needs)$/.test(words[at + 1]?.lower ?? '') &&
  !prepositions.has(words.at(-1)?.lower ?? '');

/** "his name's Gerd", "her number is on the fridge" */
const tellsOfOwn = (words: readonly PlacedWord[], at: number): boolean =>
  /^(?:his|her)$/.test(words[at]?.lower ?? '') &&
  (findFiniteVerb(words, at) === at + 1 || /^(?:is|was|isn't|has)$/.test(words[at + 2]?.lower ?? ''));

/** "the backups go to Wasabi": several, by their ending, and a verb that is no noun. */
const isDoneBySeveral = (words: readonly PlacedWord[], verbAt: number): boolean => {
  const [noun, verb] = [words[verbAt - 1]?.lower ?? '', words[verbAt]?.lower ?? ''];
  return /[^s'u]s$/.test(noun) && verbForm(verb) === 'base' && !isAmbiguousVerb(verb);
};

/** "we are six people" */
const tellsOwn = (words: readonly PlacedWord[], at: number): boolean =>
  (/^(?:we are|we were|i am|it is|they are)$/.test(lowerTextOf(words, at, at + 2)) &&
    opensValue.test(words[at + 2]?.lower ?? '')) ||
  // "the flat we have in Ulm"
  (/^(?:we|i|they) have$/.test(lowerTextOf(words, at, at + 2)) && opensThing.test(words[at + 2]?.lower ?? ''));

const opensThing = /^(?:an?|the|\d.*|two|three|four|five|six|seven|eight|nine|ten)$/;
const opensValue = /^(?:an?|the|in|on|at|\d.*|two|three|four|five|six|seven|eight|nine|ten)$/;

/** "… the port the gateway listens on": the preposition is that of the noun before. */
function endsPointing(words: readonly PlacedWord[], at: number): boolean {
  const behind = words.slice(at + 1, at + maxWordsLookedAhead);
  const end = behind.findIndex(({ lower }) => joins.has(lower));
  return prepositions.has((end < 0 ? behind : behind.slice(0, end)).at(-1)?.lower ?? '');
}

const joins = wordSet('and but so or then is are was were has');

/** What goes on behind these is their object or part. */
const leadsOn = (word: PlacedWord | undefined): boolean =>
  word === undefined ||
  determiners.has(word.lower) ||
  subordinators.has(word.lower) ||
  prepositions.has(word.lower) ||
  /^(?:and|or|but|then|not|than|like|all|both|only|just|even)$/.test(word.lower) ||
  (functionWords.has(word.lower) && !endsClause.has(word.lower)) ||
  (isAdverb(word.lower) && !/ly$/.test(word.lower)) ||
  (canBeFinite(word.lower) && verbForm(word.lower) !== 'base' && word.lower !== 'may');

const endsClause = wordSet(
  'it them me us him her mine ours too now once again there here out up down off soon later may',
);

/** "realize my words had power", "make sure I'm not late": what follows is what is realised. */
export const takesClause = wordSet(
  'realize realise know think hope say see feel mean guess wish believe remember forget notice hear learn find tell show',
  'imagine pretend prove suppose expect sure glad happy afraid aware certain sorry excited proud grateful thankful clear',
);

/** "how far I've come", "how much fun everyone has" */
const asksHow = (words: readonly PlacedWord[], at: number): boolean =>
  words.slice(Math.max(0, at - 3), at).some(({ lower }) => /^(?:how|what|which|where|when|why)$/.test(lower));

const maxNounWords = 4;

/**
 * "the guy he hired", "every time the cache fills": what follows tells which one is meant. A time ("every ninety days
 * the …") is none.
 */
function isDescribed(words: readonly PlacedWord[], at: number, { from, verbAt }: Clause): boolean {
  // "… from me shes based in Oslo": a pronoun is told apart by nothing behind it.
  if (/^(?:me|us|him|it|them)$/.test(words[at - 1]?.lower ?? '')) return false;
  if (isWhole(words, at) && !ofWhen.test(words[at - 1]?.lower ?? '')) return false;
  const start = Math.max(from, verbAt + 1, at - maxNounWords);
  const before = words.slice(start, at);
  const opensAt = before.findLastIndex(({ lower }) => antecedents.has(lower));
  return opensAt >= 0 && (!mayNameTime(textOf(before, opensAt)) || ofWhen.test(before.at(-1)?.lower ?? ''));
}

const ofWhen = /^(?:day|time|moment|year|week|month|morning|night|reason|way|place|point|fact)$/;

/** "we're five people": what a copula says of its subject leaves no gap for a noun before it. */
const isWhole = (words: readonly PlacedWord[], at: number): boolean =>
  tellsOwn(words, at) ||
  tellsWhole(words, at) ||
  isEnvironment(words, at) ||
  isBehindTime(words, at) ||
  (contractions.has(words[at]?.lower ?? '') &&
    opensValue.test(
      words[/^(?:only|just|also|still)$/.test(words[at + 1]?.lower ?? '') ? at + 2 : at + 1]?.lower ?? '',
    ));

const antecedents = wordSet(
  'the a an any every each all this that those these some what everything anything something',
);
