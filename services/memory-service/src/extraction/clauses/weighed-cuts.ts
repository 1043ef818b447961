import { isPlainVerb } from '../clause-cuts/cut-places.js';
import type { WeighedPlace } from '../clause-cuts/cut-score.js';
import { mayNameTime } from '../dates/tokens/date-words.js';
import { startsForeignClause } from '../language/foreign-clause.js';
import { findFiniteVerb, startsIndependentClause } from '../language/independent-clause.js';
import { canBeFinite, formsOfBe, isAmbiguousVerb, verbForm } from '../language/lexicon/english-verbs.js';
import { articlesAndOwners, subordinators } from '../language/lexicon/english-words.js';
import { wordSet } from '../language/lexicon/word-set.js';
import { isProperName, lowerTextOf, type PlacedWord, textOf } from '../language/words-in-place.js';
import type { Voice } from '../voice.js';
import { isRomanceIn } from './foreign/romance-in.js';
import { givesReasonSince } from './joints/causes.js';
import { isEnvironment, takesClause } from './joints/run-on.js';
import { findSubjectGoneOnAbout } from './joints/told-by-somebody.js';
import { cutAtGap } from './parallel/omitted-verbs.js';
import { opensRule, requestVerbAt } from './parallel/paired-requests.js';
import { cutAtObject } from './parallel/parallel-parts.js';
import type { Clause, Cut } from './places/clause-cut.js';

/* Cuts that no rule makes, by weights over many weak signs. */

/** From here on a place is cut without a rule: a wrong cut leaves a fragment, a missing one only two facts together. */
const surelyCut: Readonly<Record<Voice, number>> = { user: 0.1, assistant: 0.3, person: 0.3 };
/** Where a clause with a subject and a verb of its own stands behind a comma alone. */
const surelyCutBeforeClause = -0.9;
/** In sentences without a mark, which have weights of their own, and whose facts nothing else sets apart. */
const surelyCutOfDictated: Readonly<Record<Voice, number>> = { user: 0.35, assistant: 0.35, person: 0.8 };
/** Where neither a mark nor a word tells that something begins. */
const surelyCutWithoutMark = 0.6;
const surelyCutWithoutVerb = 1.5;
const surelyCutBehindRequest = 1.5;
/** Behind what somebody is, where the rest may be what they are as well. */
const surelyCutOfPerson = 2.3;
/** Where what follows "and" may be the second of two things. */
const surelyCutSecondThing = 2.9;
/** Where a verb and its object may look like a subject and its verb ("cambiamos el cron de facturas a las 3"). */
const surelyCutInOtherLanguages = 2;

/** Below this, what follows a comma or dash alone explains what stands before it, also where a rule would cut. */
const surelyExplains = -1;

/**
 * "we stay on 1.5, legal won't sign the new licence": whether a clause behind a bare mark belongs to the one before it.
 * Where it names a time, that would be taken for the time of the other; what "he" does is told of him.
 */
export const explains = (
  place: WeighedPlace | undefined,
  words: readonly PlacedWord[],
  { voice, from }: Clause,
): boolean =>
  place !== undefined &&
  voice !== 'person' &&
  place.joining === '' &&
  (place.mark === ',' || place.mark === '-') &&
  place.odds < surelyExplains &&
  startsIndependentClause(words, place.first) &&
  !tellsTaste(words, place.first) &&
  !/^(?:(?:he|she)(?:['’]s)?|nobody|everybody|me)$/.test(words[place.first]?.lower ?? '') &&
  !mayNameTime(textOf(words, from, words.length));

/** "I get sick on buses, I prefer an aisle seat": hardly why, unless it points at what was said. */
const tellsTaste = (words: readonly PlacedWord[], at: number): boolean =>
  /^i (?:prefer|like|love|hate|dislike)$/.test(lowerTextOf(words, at, at + 2)) &&
  !partBehind(words, at + 1).some(({ lower }) =>
    /^(?:it|them|that|this|those|these|so|one|ones|when|how)$/.test(lower),
  );

/** The cut at a place that no rule cuts, or null. */
export function cutByWeight(place: WeighedPlace | undefined, words: readonly PlacedWord[], clause: Clause): Cut | null {
  if (place === undefined || place.odds < boundOf(place, words, clause) || isRelative(words, place.first)) return null;
  if (leansBack(words, place) || describes(words, place) || isOfOthers(words, place.first)) return null;
  // "two cats, Lola y Trufa, …": names alone tell who is meant.
  if (hasNamesOnly(words, place.first) || tellsName(words, place.first)) return null;
  if (isOneWord(words, place) || leadsTo(words, place, clause) || boundsOwn(words, place, clause)) return null;
  if (endsCase(words, place, clause) || goesOnAboutState(words, place, clause)) return null;
  // What stands behind a colon explains what stands before it.
  if (place.mark === ':') return null;
  if (place.mark === '(' && !isWholeAside(words, place.first)) return null;
  // "Stay strong, and keep smiling": where people encourage each other, what they ask is one.
  if (
    clause.voice === 'person' &&
    requestVerbAt(words, clause.from) >= 0 &&
    !startsIndependentClause(words, place.first)
  )
    return null;
  if (isPhraseAlone(words, place, clause)) return null;
  if (isBeforeSubject(words, place) || isWithinClause(words, place, clause)) return null;
  if (isRomanceIn(words, place) || tellsEnds(words, place)) return null;
  // "we ended up buying the house …": its object.
  if (place.mark === 'none' && place.joining === '' && /ing$/.test(words[place.word - 1]?.lower ?? '')) return null;
  return withWhatWasSaid(place, words, clause);
}

const maxPhraseWords = 3;

/** "am Montag und am Dienstag kommt …": before the joint stands no more than when or where it is. */
const isPhraseAlone = (words: readonly PlacedWord[], { word }: WeighedPlace, { from, voice }: Clause): boolean =>
  word - from <= maxPhraseWords &&
  /^(?:am|im|on|in|at|le|el|la|il|op|no|na|w|we|från|um|vom|von|en|den)$/.test(words[from]?.lower ?? '') &&
  (voice === 'person' || !isBound(words, from, word)) &&
  !words.slice(from + 1, word).some(({ lower }) => canBeFinite(lower));

/** "… in Azure Dublin the logs go", "… on the old box prod is": the subject begins one word later. */
const isBeforeSubject = (words: readonly PlacedWord[], { word, first, mark, joining }: WeighedPlace): boolean =>
  mark === 'none' &&
  joining === '' &&
  (isEnvironment(words, word + 1) ||
    opensRule(words, word + 1) ||
    isEnvironment(words, word + 2) ||
    (/^(?:the|our|my)$/.test(words[first + 1]?.lower ?? '') && /^[\p{Lu}]/u.test(words[first]?.text ?? '')));

/**
 * "the lease on the Rotterdam rack runs out", "a week on Thursday the school is shut", "because the API types change":
 * without a mark, what stands before its verb or behind what leads to it is no fact yet.
 */
function isWithinClause(
  words: readonly PlacedWord[],
  { word, first, mark, joining }: WeighedPlace,
  clause: Clause,
): boolean {
  if (mark !== 'none') return false;
  // "plain cron plus a lock row"
  if (joining === 'plus' && !startsIndependentClause(words, first) && !startsForeignClause(words, first)) return true;
  const opensAt = lastLeaning(words, clause.from, word);
  // "the bug was because the disk was full and the queue was stuck": a cause of two parts.
  if (joining !== '')
    return /^(?:was|is)$/.test(words[opensAt - 1]?.lower ?? '') && givesReason.test(words[opensAt]?.lower ?? '');
  if (words[first + 1]?.lower === 'told' || isSubjectBehindPause(words, word, clause)) return true;
  const [before, last] = [words[word - 2]?.lower ?? '', words[word - 1]?.lower ?? ''];
  // "The pass scheduler for the Kiruna antenna belongs to Ingrid": no verb stands behind an article.
  if (articlesAndOwners.has(words[clause.verbAt < 0 ? clause.from : clause.verbAt - 1]?.lower ?? '')) return true;
  if (clause.verbAt >= word || takesClause.has(last) || /^(?:to|don't|doesn't|didn't|can't|won't)$/.test(before))
    return true;
  if (opensAt >= 0) return opensAt === clause.from || !hasVerbBetween(words, opensAt + 1, word);
  return !clause.isIndependent && opensTime(words, clause.from);
}

/** "A mail from the hoster: support for our base image worker-lts ends in May": behind the colon no verb stands yet. */
function isSubjectBehindPause(words: readonly PlacedWord[], word: number, { from }: Clause): boolean {
  const pause = words.slice(0, word).findLastIndex(({ isAfterPause }, at) => isAfterPause && at > from);
  if (pause < 0) return false;
  const verbAt = findFiniteVerb(words, pause);
  return verbAt < 0 || verbAt >= word;
}

/** "no emoji", in English, and not "no sábado". */
const isBound = (words: readonly PlacedWord[], from: number, to: number): boolean =>
  words[from]?.lower === 'no' &&
  to - from > 1 &&
  !/^(?:except|y|e|o)$/.test(words[to]?.lower ?? '') &&
  !startsForeignClause(words, to) &&
  !startsIndependentClause(words, to);

const opensTime = (words: readonly PlacedWord[], from: number): boolean =>
  /^(?:on|in|at|since|from|until)$/.test(words[from]?.lower ?? '') || mayNameTime(textOf(words, from, from + 2));

const lastLeaning = (words: readonly PlacedWord[], from: number, to: number): number =>
  words.slice(0, to).findLastIndex(({ lower }, at) => at >= from && subordinators.has(lower));

const hasVerbBetween = (words: readonly PlacedWord[], from: number, to: number): boolean =>
  words.slice(from, to).some(({ lower }) => canBeFinite(lower));

/** "I'm switching teams in April, from search to ads": the two ends of what was told. */
const tellsEnds = (words: readonly PlacedWord[], { first }: WeighedPlace): boolean =>
  words[first]?.lower === 'from' && words.slice(first + 2, first + 5).some(({ lower }) => lower === 'to');

function boundOf(
  { mark, joining, first }: WeighedPlace,
  words: readonly PlacedWord[],
  { voice, from }: Clause,
): number {
  // "we sell bread and butter at the fair": without a verb behind it, "and" mostly joins two things.
  if (mark === 'none' && joining === 'and' && !partBehind(words, first).some(isVerb)) return surelyCutWithoutVerb;
  // "mit Gradle 8.11 und JDK 21"
  if (mark === 'none' && foreignAnds.has(joining) && partBehind(words, first).every(isNameOrNumber))
    return surelyCutWithoutVerb;
  // "Push experiments to a branch, main is protected": mostly why.
  if (mark === ',' && joining === '' && requestVerbAt(words, from) >= 0 && startsIndependentClause(words, first))
    return surelyCutBehindRequest;
  if (mark === ',' && joining === '' && startsIndependentClause(words, first)) return surelyCutBeforeClause;
  const isUnmarked = !words.some(({ isAfterPause }) => isAfterPause);
  if (mark !== 'none' || joining !== '') return isUnmarked ? surelyCutOfDictated[voice] : surelyCut[voice];
  return Math.max(
    isUnmarked ? surelyCutOfDictated[voice] : surelyCut[voice],
    startsIndependentClause(words, first) ? surelyCutWithoutMark : surelyCutInOtherLanguages,
  );
}

const foreignAnds = wordSet('und et y e en och og i');
const isNameOrNumber = ({ text }: PlacedWord): boolean => /^[\p{Lu}\d]/u.test(text);

const isVerb = ({ lower }: PlacedWord): boolean => canBeFinite(lower) && verbForm(lower) !== 'base' && lower !== 'may';

/** "I'm vegetarian but I eat fish now and then": what is bounded by more about the same one. */
const boundsOwn = (words: readonly PlacedWord[], { first, joining }: WeighedPlace, { from }: Clause): boolean =>
  joining === 'but' &&
  /^(?:i|we|he|she|it|they)$/.test(pronounOf(words[first])) &&
  pronounOf(words[from]) === pronounOf(words[first]);

const pronounOf = (word: PlacedWord | undefined): string =>
  (word?.lower ?? '').replace(/'.*$/, '').replace(/^im$/, 'i');

/** "If you need the VPN, the config is in Vault", "Bo, in case you bake, my son is …": the case, and what holds in it. */
function endsCase(words: readonly PlacedWord[], { word, mark, joining }: WeighedPlace, { from }: Clause): boolean {
  if (mark !== ',' || joining !== '') return false;
  const pause = words.slice(0, word).findLastIndex(({ isAfterPause }, at) => isAfterPause && at > from);
  const opensAt = pause < 0 ? from : pause;
  if (lowerTextOf(words, opensAt, opensAt + 2) === 'in case') return true;
  // "We use Go, because it is fast, docs are in Notion": the reason is of what stands before it.
  return opensAt - from <= maxAddressWords && opensCase.has(words[opensAt]?.lower ?? '');
}

/** "Bo, …", "oh and, …" */
const maxAddressWords = 2;

/** "db-2 is gone, decommissioned last month", "the talk is on 3 June, with Ms. Aurelio as contact": more of the same. */
function goesOnAboutState(
  words: readonly PlacedWord[],
  { first, mark, joining }: WeighedPlace,
  clause: Clause,
): boolean {
  if (mark !== ',' || joining !== '') return false;
  const opening = words[first]?.lower ?? '';
  if (opening === 'with') return words[first + 1]?.lower !== 'no' && !partBehind(words, first).some(isVerb);
  return (
    /[^e]ed$/.test(opening) &&
    words[first + 1]?.isAfterAssignment !== true &&
    formsOfBe.has(words[clause.verbAt]?.lower ?? '')
  );
}

const opensCase = wordSet('if when whenever unless once until although though because');

const maxLeadWords = 3;

/**
 * "Reminder from ops, we upgrade …", "mystery solved, I know …": a few words without a fact before the clause that they
 * lead to.
 */
const leadsTo = (words: readonly PlacedWord[], { word, first, mark, joining }: WeighedPlace, clause: Clause): boolean =>
  mark === ',' &&
  joining === '' &&
  clause.from === 0 &&
  word <= maxLeadWords &&
  !clause.isIndependent &&
  startsIndependentClause(words, first) &&
  // "talked to Kwame, he moves to data": told of oneself without the pronoun, and of him.
  verbForm(words[0]?.lower ?? '') === null &&
  words
    .slice(0, word)
    .every(({ lower, text }) => /^\p{L}+$/u.test(text) && !ofNotes.has(lower) && verbForm(lower) !== 'third');

/** Rules and counts, which are notes of their own. */
const ofNotes = wordSet('no never always only max min one two three four five');

/**
 * "…, because guests have no customer", "…, anche se parliamo italiano": a reason or concession stays with what it is
 * for.
 */
const leansBack = (words: readonly PlacedWord[], { first }: WeighedPlace): boolean =>
  (givesReason.test(words[first]?.lower ?? '') &&
    (words[first]?.lower !== 'since' || givesReasonSince(words, first))) ||
  (words[first]?.lower === 'as' && words[first + 1]?.lower !== 'of' && startsIndependentClause(words, first + 1)) ||
  /^(?:anche se|bien que|ainda que|mesmo que)\b/.test(`${words[first]?.lower} ${words[first + 1]?.lower}`);

const givesReason =
  /^(?:because|since|cause|weil|da|denn|damit|obwohl|parce|car|puisque|quoique|porque|pues|aunque|embora|perché|poiché|sebbene|omdat|want|hoewel|eftersom|ponieważ|bo|chociaż|choć|因为|因為|由于|由於)$/;

/** "I met Vera, a producer who is 81, …": who or what stands before the comma. */
const describes = (words: readonly PlacedWord[], { word, first, mark, joining }: WeighedPlace): boolean =>
  mark === ',' &&
  joining === '' &&
  /^an?$/.test(words[first]?.lower ?? '') &&
  isProperName(words[word - 1]) &&
  words.slice(first + 2, first + 5).some(({ lower }) => /^(?:who|which|that)(?:'|$)/.test(lower));

/** "…, one in staging": of what is told by what stands before. */
const isOfOthers = (words: readonly PlacedWord[], first: number): boolean =>
  /^(?:one|none|both|some|others?)$/.test(words[first]?.lower ?? '') &&
  /^(?:in|on|at|for|with|from|under|of|to)$/.test(words[first + 1]?.lower ?? '');

/** "Search is Typesense 27, self-hosted, and …": how it is, in a word. */
const isOneWord = (words: readonly PlacedWord[], { first, mark, joining }: WeighedPlace): boolean =>
  mark === ',' &&
  joining === '' &&
  words[first + 1]?.isAfterPause === true &&
  /^\p{Ll}[\p{L}-]*$/u.test(words[first]?.text ?? '');

const minAsideWords = 3;

/**
 * "… (translations are kept in Crowdin, by the way)" may be a fact of its own; "our CTO (Priya) wants …" goes on behind
 * its brackets.
 */
function isWholeAside(words: readonly PlacedWord[], first: number): boolean {
  if (!startsIndependentClause(words, first) && !hasOwnVerb(words, first)) return false;
  const end = words.findIndex(({ isEnclosed }, at) => at >= first && !isEnclosed);
  if (end === -1) return words.length - first >= minAsideWords;
  return end - first >= minAsideWords && words[end]?.isAfterPause === true;
}

/** Whether the part that begins here is one or more names, joined by a word. */
function hasNamesOnly(words: readonly PlacedWord[], first: number): boolean {
  const rest = words.slice(first + 1).findIndex(({ isAfterPause }) => isAfterPause);
  const part = words.slice(first, rest === -1 ? undefined : first + 1 + rest);
  return (
    part.length > 1 &&
    part.every((word, at) => isProperName(word) || (at > 0 && /^(?:and|y|e|et|und|en|och|og|&)$/.test(word.lower)))
  );
}

/** "…, a girl named Mila, …" tells more of what stands before it. */
const tellsName = (words: readonly PlacedWord[], first: number): boolean =>
  /^an?$/.test(words[first]?.lower ?? '') &&
  words
    .slice(first + 2, first + 5)
    .some(({ lower, isAfterPause }) => !isAfterPause && /^(?:named|called)$/.test(lower));

/** "…, who also": such clauses are told from their sentence elsewhere. */
const isRelative = (words: readonly PlacedWord[], at: number): boolean =>
  /^(?:who|which|whose|that|qui|que|che|któr\p{L}{1,3}|kt[eo]r\p{L}{1,3}|котор\p{L}{2,3})$/u.test(
    words[at]?.lower ?? '',
  ) ||
  // The French one, and not "… and dont touch vendor/".
  (words[at]?.lower === 'dont' &&
    /^(?:l[ea]s?|l['’].*|je|j['’].*|il|ils|elles?|on|nous|vous|tu|une?|ce|chaque)$/.test(words[at + 1]?.lower ?? ''));

/**
 * What follows has a subject and a verb of its own, or takes what it leaves out from what was said before where that is
 * clear.
 */
function withWhatWasSaid(place: WeighedPlace, words: readonly PlacedWord[], clause: Clause): Cut | null {
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
function partBehind(words: readonly PlacedWord[], first: number): readonly PlacedWord[] {
  const end = words.findIndex(({ isAfterPause, lower }, at) => at > first && (isAfterPause || lower === 'and'));
  return words.slice(first, end < 0 ? undefined : end);
}

const maxSubjectWords = 5;

/** "apply needs a thumbs-up": a verb behind the first word, though no list tells what stands before it. */
function hasOwnVerb(words: readonly PlacedWord[], first: number): boolean {
  for (let at = first + 1; at < first + maxSubjectWords; at += 1) {
    const word = words[at];
    if (word === undefined || word.isAfterPause || word.lower === 'and') return false;
    if (isPlainVerb(word)) return true;
  }
  return false;
}
