import { isPast, seldomParticiples } from '../../language/governors.js';
import { findFiniteVerb } from '../../language/independent-clause.js';
import { formsOfBe, verbForm } from '../../language/lexicon/english-verbs.js';
import { subjectPronouns } from '../../language/lexicon/english-words.js';
import { wordSet } from '../../language/lexicon/word-set.js';
import { isAdverb } from '../../language/noun-phrases.js';
import { findSharedSubject } from '../../language/shared-subject.js';
import type { PlacedWord } from '../../language/words-in-place.js';
import type { Clause } from '../places/clause-cut.js';

/*
 * "The electrician says the fuse box is old and has to be replaced": what goes on behind a clause that somebody tells
 * may be said of what is told, or of who tells it.
 */

const tellingVerbs = wordSet(
  'say says said tell tells told think thinks thought believe believes believed reckon reckons reckoned claim claims',
  'claimed warn warns warned confirm confirms confirmed report reports reported remind reminds reminded promise promises',
  'promised assure assures assured inform informs informed guess guesses suspect suspects suspected figures figured',
  'insists insisted',
);
/** Verbs that have whom they are told to behind them. */
const tellingTo = wordSet(
  'tell tells told remind reminds reminded promise promises promised assure assures assured inform informs informed',
  'warn warns warned show shows showed',
);
const hearers = wordSet('me us you him her them everyone everybody');

/** "told us | the tumour is benign": no new sentence, but what was told. */
export const opensTold = (words: readonly PlacedWord[], at: number): boolean =>
  hearers.has(words[at - 1]?.lower ?? '') && tellingTo.has(words[at - 2]?.lower ?? '');

/** The first word of the clause that somebody tells, or -1. */
function toldFrom(words: readonly PlacedWord[], from: number, to: number): number {
  const verbAt = findFiniteVerb(words, from);
  const verb = words[verbAt];
  if (verb === undefined || verbAt >= to || !tellingVerbs.has(verb.lower)) return -1;
  let at = verbAt + 1;
  if (hearers.has(words[at]?.lower ?? '')) at += 1;
  if (words[at]?.lower === 'that') at += 1;
  const toldAt = findFiniteVerb(words, at);
  return toldAt > at && toldAt < to && words[at]?.isAfterPause === false ? at : -1;
}

/** What rests on a state of what is told, or is what who tells it is going to do. */
const ofStates = wordSet("is are was were isn't aren't has hasn't needs will won't can can't must should won't might");

const isOwn = (word: string): boolean => subjectPronouns.has(word.replace(/['’].*$/, ''));

/**
 * The words to put before a second verb, as {@link findSharedSubject}; "has to be replaced" goes on about the fuse box,
 * with who says so.
 */
export function findSubjectGoneOnAbout(
  words: readonly PlacedWord[],
  from: number,
  joint: number,
  verbAt: number,
): number | null {
  const told = toldFrom(words, from, joint);
  if (told < 0 || !goesOnAboutTold(words, told, verbAt)) return findSharedSubject(words, from, joint, verbAt);
  const shared = findSharedSubject(words, told, joint, verbAt);
  return shared === null ? null : told - from + shared;
}

/** "And will fail soon" is said of a thing; "and will call me" may be of who tells it. */
const goesOnAboutTold = (words: readonly PlacedWord[], told: number, verbAt: number): boolean =>
  !isOwn(words[told]?.lower ?? '') && ofStates.has(words[verbAt]?.lower ?? '') && isOfThing(words, verbAt);

/** Whether something is done to what a state is told of ("has to be replaced", "is closed"), or it gives out. */
function isOfThing(words: readonly PlacedWord[], verbAt: number): boolean {
  const [verb = '', ...behind] = words
    .slice(verbAt, verbAt + 5)
    .map(({ lower }) => lower)
    .filter((word) => !isAdverb(word));
  const [first = '', next = ''] = behind[0] === 'to' ? behind.slice(1) : behind;
  if (givesOut.has(first)) return true;
  const done = first === 'be' || first === 'been' ? next : formsOfBe.has(verb.replace(/n['’]t$/, '')) ? first : '';
  return isPast(done) && !seldomParticiples.has(done) && !ofMinds.has(done);
}

/** "The house is big | and is thrilled": what a person is, and no thing. */
const ofMinds = wordSet(
  'thrilled annoyed worried pleased scared frustrated delighted impressed disappointed confused convinced determined',
  'relieved surprised concerned engaged married retired',
);
const givesOut = wordSet('fail break collapse burst leak expire rot rust crash');

/** What a person goes on to do beside telling something. */
const ofTellers = wordSet(
  'wants wanted gave gives asked asks offered offers sent sends prescribed prescribes recommends recommended suggests',
  'suggested told tells said says thinks thought hopes hoped plans planned showed invited invites lives works likes',
  'loves hates prefers thanked apologised apologized referred refuses refused',
);

/** "My boss said he likes it and wants two more", "Priya says the API is old and returns 410": who or what does? */
export function mayBeTold(words: readonly PlacedWord[], at: number, clause: Clause): boolean {
  const told = words[at]?.lower === 'and' ? toldFrom(words, clause.subjectFrom, at) : -1;
  if (told < 0) return false;
  const verbAt = isAdverb(words[at + 1]?.lower ?? '') ? at + 2 : at + 1;
  const verb = words[verbAt]?.lower ?? '';
  if (goesOnAboutTold(words, told, verbAt))
    return findSubjectGoneOnAbout(words, clause.subjectFrom, at, at + 1) === null;
  if (ofStates.has(verb)) return true;
  if (verbForm(verb) === null || findFiniteVerb(words, at + 1) >= 0) return false;
  return isOwn(words[told]?.lower ?? '') || !(ofTellers.has(verb) || isDeedOfTeller(words, told, verbAt));
}

/** "The tests are flaky | and rewrote them": what was done by now is no part of how something is said to be now. */
function isDeedOfTeller(words: readonly PlacedWord[], told: number, verbAt: number): boolean {
  if (verbForm(words[verbAt]?.lower ?? '') !== 'past') return false;
  const toldVerb = words[findFiniteVerb(words, told)]?.lower ?? '';
  return ofNow.has(toldVerb) || verbForm(toldVerb) === 'third' || objects.has(words[verbAt + 1]?.lower ?? '');
}

const ofNow = wordSet("is are isn't aren't has have hasn't haven't does doesn't");
/** "The queue was too small | and doubled it": a thing does nothing to itself. */
const objects = wordSet('it them');
