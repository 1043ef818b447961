import { mayNameTime } from '../../dates/tokens/date-words.js';
import {
  hasForeignVerb,
  sharedForeignWords,
  sharesUnspacedSubject,
  startsForeignClause,
} from '../../language/foreign-clause.js';
import { isPast, onlyPast } from '../../language/governors.js';
import { findFiniteVerb, startsIndependentClause } from '../../language/independent-clause.js';
import { canBeFinite, formsOfBe, verbForm } from '../../language/lexicon/english-verbs.js';
import { determiners, reportingVerbs, subordinators } from '../../language/lexicon/english-words.js';
import { wordSet } from '../../language/lexicon/word-set.js';
import { pointsBack } from '../../language/points-back.js';
import { findSharedSubject } from '../../language/shared-subject.js';
import { isProperName, lowerTextOf, type PlacedWord, textOf } from '../../language/words-in-place.js';
import { cutAtNow } from '../foreign/dated-foreign-clause.js';
import { isForeignClause } from '../foreign/foreign-joints.js';
import { cutAtGap } from '../parallel/omitted-verbs.js';
import { requestVerbAt } from '../parallel/paired-requests.js';
import { cutAtObject, cutAtParallel, cutAtVerblessList } from '../parallel/parallel-parts.js';
import { cutAtRepeated } from '../parallel/repeated-complements.js';
import { type Clause, type Cut, cutHere } from '../places/clause-cut.js';
import { cutInHaste } from './cut-in-haste.js';

/* Where a comma alone parts two facts. */

/** @param between what stands between the two words */
export function cutAtComma(between: string, words: readonly PlacedWord[], at: number, clause: Clause): Cut | null {
  const word = words[at];
  if (word === undefined) return null;
  const inHaste = cutInHaste(words, at, clause);
  if (inHaste !== null) return inHaste;
  const sinceThen = cutAtNow(words, at, clause);
  if (sinceThen !== null) return sinceThen;
  const goingOn = cutBehindWhole(word, words, at, clause);
  if (goingOn !== null) return goingOn;
  const isAnotherFact =
    sharesOut(words, at, clause) ||
    opensBehindTime(words, at, clause) ||
    opensBehindReason(words, at, clause) ||
    opensAnotherThing(words, at, clause) ||
    countsFamily(words, at, clause) ||
    tellsOfOneMet(words, at, clause);
  if (isAnotherFact) return cutHere(at, word);
  const request = clause.isIndependent || clause.leans ? null : cutAtObject(words, at, at, clause);
  if (request !== null) return request;
  if (isRequestWithReason(words, at, clause)) return cutHere(at, word);
  // "…, die Datenbank steht in Graz" has its own.
  const isForeignGap = hasForeignVerb(words, clause.from, at) && !hasForeignVerb(words, at, at + maxForeignSubject);
  const listed = isForeignGap
    ? cutAtGap(words, at, at, clause)
    : (cutAtParallel(words, at, at, clause) ?? cutAtVerblessList(words, at, clause));
  return listed ?? cutBeforeForeign(between, word, words, at, clause);
}

/**
 * Behind a clause that could stand alone: before one that could as well, or one that shares its subject or its verb.
 */
function cutBehindWhole(word: PlacedWord, words: readonly PlacedWord[], at: number, clause: Clause): Cut | null {
  if (!clause.isIndependent || !clause.hasVerb || clause.leans) return null;
  const isAssigned = words[clause.from + 1]?.isAfterAssignment === true;
  const isShort = at - clause.from < 3 && clause.verbFrom === clause.from && !isAssigned;
  if (isShort && !saysOwn(words, at) && !goesOnAboutPerson(words, at, clause)) return null;
  const isWhole = words.length - at >= 3 || (saysOwn(words, at) && words.length - at === 2);
  if (isWhole && !isAside(word) && !pointsBack(words, at) && startsIndependentClause(words, at))
    return cutHere(at, word);
  if (asksForIt(words, at, clause)) return cutHere(at, word);
  const verbAt = word.lower === 'then' ? at + 1 : at;
  const isVerb =
    isPastWithObject(words, verbAt, clause) ||
    verbAt > at ||
    isInVerbList(words, verbAt, clause) ||
    goesOnAboutPerson(words, verbAt, clause);
  const carriedWords = isVerb ? findSharedSubject(words, clause.subjectFrom, at, verbAt) : null;
  if (carriedWords !== null) return { word: at, leftEnd: word.cutStart, carriedWords };
  return cutAtGap(words, at, at, clause) ?? cutAtObject(words, at, at, clause) ?? cutAtRepeated(words, at, at, clause);
}

function cutBeforeForeign(
  between: string,
  word: PlacedWord,
  words: readonly PlacedWord[],
  at: number,
  clause: Clause,
): Cut | null {
  const shared = at - clause.from >= 3 ? sharedForeignWords(words, clause.subjectFrom, at, at) : 0;
  if (shared > 0) return { word: at, leftEnd: word.cutStart, carriedWords: shared };
  if (sharesUnspacedSubject(words, clause.subjectFrom, at)) return cutHere(at, word);
  const isForeign = startsForeignClause(words, at) && (between.includes('，') || isForeignClause(words, clause, at));
  return isForeign ? cutHere(at, word) : null;
}

/** "Nils you do the cake, I do the photo book": two parts of what is to be done, and who does each. */
const sharesOut = (words: readonly PlacedWord[], at: number, { from, voice }: Clause): boolean =>
  voice === 'person' && isPartOf(words, at) && (isPartOf(words, from) || isPartOf(words, from + 1));

const isPartOf = (words: readonly PlacedWord[], at: number): boolean =>
  /^(?:i|you|we|he|she)(?:'ll)?$/.test(words[at]?.lower ?? '') &&
  /^(?:do|bring|take|get|make|book|buy|cook|bake|drive|call|handle|pay|order|sort|organi[sz]e)s?$/.test(
    words[at + 1]?.lower ?? '',
  ) &&
  !/^(?:it|that|this)$/.test(words[at + 2]?.lower ?? 'it');

/** "logs are in /var/log/kestrel, restart it with systemctl": what is to be done with it, of what stands or is. */
const asksForIt = (words: readonly PlacedWord[], at: number, { verbAt, voice }: Clause): boolean =>
  voice === 'user' &&
  formsOfBe.has(words[verbAt]?.lower ?? '') &&
  verbForm(words[at]?.lower ?? '') === 'base' &&
  !/^(?:use|take|try)$/.test(words[at]?.lower ?? '') &&
  /^(?:it|them)$/.test(words[at + 1]?.lower ?? '') &&
  words.length - at >= 4;

/**
 * "I write at night after the kids are in bed, I'm allergic to …": when the one thing is done, and then another thing
 * of oneself.
 */
function opensBehindTime(words: readonly PlacedWord[], at: number, { from, isIndependent, leans }: Clause): boolean {
  if (!isIndependent || !leans || !saysOwn(words, at) || words.length - at < 3 || pointsBack(words, at)) return false;
  const leaning = words.slice(from, at).filter(({ lower }) => subordinators.has(lower));
  return (
    leaning.length === 1 &&
    /^(?:after|before|when|until|till|once|while)$/.test(leaning[0]?.lower ?? '') &&
    words[from] !== leaning[0] &&
    startsIndependentClause(words, at)
  );
}

/**
 * "We picked Hetzner because it's cheap, the servers are in Falkenstein": another thing, and no second reason ("…, and
 * the …").
 */
const opensBehindReason = (words: readonly PlacedWord[], at: number, clause: Clause): boolean =>
  clause.voice !== 'person' &&
  clause.isIndependent &&
  /^(?:the|our)$/.test(words[at]?.lower ?? '') &&
  words.slice(clause.from + 2, at - 1).some(({ lower }) => lower === 'because') &&
  !words.slice(at).some(({ lower }) => /^(?:and|or|it|them|that|they)$/.test(lower)) &&
  startsIndependentClause(words, at);

/**
 * "Relay chatter went away with the diode, gerbers are in hw/v4": a noun of several words with its past, and then
 * another thing and how it stands.
 */
const opensAnotherThing = (words: readonly PlacedWord[], at: number, clause: Clause): boolean =>
  !clause.isIndependent &&
  !clause.leans &&
  at - clause.from >= 4 &&
  words.slice(clause.from + 1, clause.from + 4).some(({ lower }) => onlyPast.has(lower)) &&
  !subordinators.has(words[clause.from]?.lower ?? '') &&
  /^(?:is|are|has|have)$/.test(words[findFiniteVerb(words, at)]?.lower ?? '') &&
  !/^(?:it|that|this|there|which|who|these|those)(?:'|$)/.test(words[at]?.lower ?? '') &&
  !pointsBack(words, at);

/** "I sell tiles at a depot, two sons (4 and 1), …": whom one has, told of oneself without a verb. */
function countsFamily(words: readonly PlacedWord[], at: number, { from, voice }: Clause): boolean {
  const [count, noun] = [words[at], words[at + 1]];
  if (voice === 'assistant' || count === undefined || !family.has(noun?.lower ?? '') || at - from < 3) return false;
  if (!/^(?:an?|one|two|three|four|five|no)$/.test(count.lower) && !/^\d$/.test(count.text)) return false;
  let end = at + 2;
  while (words[end]?.isEnclosed === true) end += 1;
  const isOfSpeaker = words
    .slice(Math.max(from, at - maxWordsSinceSpeaker), at - 2)
    .some(({ lower, isAfterPause }, next) => (next === 0 || isAfterPause) && /^(?:i|we|im|i'm|we're)$/.test(lower));
  return isOfSpeaker && (words[end] === undefined || words[end]?.isAfterPause === true || words[end]?.lower === 'and');
}

/** "talked to Kwame, he's moving to the data team": told of oneself without the pronoun, and then of him. */
const tellsOfOneMet = (words: readonly PlacedWord[], at: number, { from, isIndependent }: Clause): boolean =>
  !isIndependent &&
  at - from <= maxMeetingWords &&
  /^(?:(?:just|also|so) )?(?:talked|spoke|chatted|met|called|emailed|texted|asked|saw|visited|wrote)\b/.test(
    lowerTextOf(words, from, at),
  ) &&
  /^(?:s?he|they)(?:$|')/.test(words[at]?.lower ?? '') &&
  words.length - at >= 3 &&
  startsIndependentClause(words, at);

const maxMeetingWords = 8;
const maxWordsSinceSpeaker = 16;
const family = wordSet(
  'kid kids child children son sons daughter daughters cat cats dog dogs brother brothers sister sisters sibling siblings twins parrot rabbit rabbits horse horses toddler baby',
);

/** "Let's move the launch to May, Maria is away until April": a reason with a time of its own. */
const isRequestWithReason = (words: readonly PlacedWord[], at: number, clause: Clause): boolean =>
  !clause.isIndependent &&
  !clause.leans &&
  (/^(?:let's|lets)$/.test(words[clause.from]?.lower ?? '') || requestVerbAt(words, clause.from) >= 0) &&
  namesTime(words, clause.from, at) &&
  namesTime(words, at, words.length) &&
  startsIndependentClause(words, at);

const namesTime = (words: readonly PlacedWord[], from: number, to: number): boolean =>
  mayNameTime(textOf(words, from, to));

/** "…, I paint": what one says of oneself, and not "…, I think". */
const saysOwn = (words: readonly PlacedWord[], at: number): boolean => {
  const [subject = '', verb = ''] = [words[at]?.lower, words[at + 1]?.lower];
  if (/^(?:i|we)'/.test(subject)) return words.length - at >= 2;
  return /^(?:i|we|my|our)$/.test(subject) && !reportingVerbs.has(verb);
};

/** "trace with Tempo, and alert …": a verb of the same form follows further on, so that this one is of a list. */
function isInVerbList(words: readonly PlacedWord[], at: number, clause: Clause): boolean {
  for (let next = at + 2; next < Math.min(words.length - 1, at + 14); next += 1) {
    const word = words[next];
    if (word === undefined) return false;
    const verbAt = word.lower === 'and' ? next + 1 : word.isAfterPause ? next : -1;
    if (verbAt > 0 && findSharedSubject(words, clause.subjectFrom, at, verbAt) !== null) return true;
    if (word.lower === 'and') return false;
  }
  return false;
}

/** "he's coeliac, plays the horn in a band": behind how one is comes what one does. */
const goesOnAboutPerson = (
  words: readonly PlacedWord[],
  at: number,
  { subjectFrom, verbAt, from }: Clause,
): boolean => {
  const told = words[verbAt]?.lower ?? '';
  const isState = /^(?:(?:he|she)(?:'s|s)|is|was)$/.test(told) && subjectFrom <= from;
  const isOfPerson = /^(?:he|she)/.test(words[subjectFrom]?.lower ?? '') || isProperName(words[subjectFrom]);
  const next = words[at + 1];
  return (
    isState &&
    isOfPerson &&
    at - verbAt <= maxStateWords &&
    verbForm(words[at]?.lower ?? '') === 'third' &&
    next !== undefined &&
    !next.isAfterPause &&
    !/^(?:and|or|is|are)$/.test(next.lower) &&
    words.length - at >= 3
  );
};

const maxStateWords = 6;
const maxForeignSubject = 4;

/** "…, it turned out", "…, you know", "…, that is": about what stands before. */
export const isAside = (word: PlacedWord): boolean =>
  /^(?:it|that|this|you|there|which|who|one|these|those)(?:'|$)/.test(word.lower);

/**
 * "moved to Lisbon, bought a flat and …": after a comma alone a past form is taken for a second verb if it has an
 * object, or can be no participle ("went back"), or follows one ("was born in Accra, raised in Rotterdam").
 */
function isPastWithObject(words: readonly PlacedWord[], at: number, clause: Clause): boolean {
  const verb = words[at]?.lower ?? '';
  if (verbForm(verb) !== 'past' && !canBeFinite(verb)) return false;
  if (verbForm(verb) === 'past' && determiners.has(words[at + 1]?.lower ?? '')) return true;
  const isCopula = formsOfBe.has(words[clause.verbAt]?.lower ?? '');
  return onlyPast.has(verb) || (isCopula && isPast(words[clause.verbAt + 1]?.lower ?? '') && isPast(verb));
}
