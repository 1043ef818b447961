import type { WeighedPlace } from '../clause-cuts/cut-score.js';
import { mayNameTime } from '../dates/tokens/date-words.js';
import { startsForeignClause } from '../language/foreign-clause.js';
import { findFiniteVerb, startsIndependentClause } from '../language/independent-clause.js';
import { canBeFinite, formsOfBe, verbForm } from '../language/lexicon/english-verbs.js';
import { articlesAndOwners, subordinators } from '../language/lexicon/english-words.js';
import { wordSet } from '../language/lexicon/word-set.js';
import { isProperName, lowerTextOf, type PlacedWord, textOf } from '../language/words-in-place.js';
import type { Voice } from '../voice.js';
import { isRomanceIn } from './foreign/romance-in.js';
import { givesReasonSince } from './joints/causes.js';
import { isEnvironment, takesClause } from './joints/run-on.js';
import { opensRule, requestVerbAt } from './parallel/paired-requests.js';
import type { Clause, Cut } from './places/clause-cut.js';
import { hasOwnVerb, partBehind, withWhatWasSaid } from './said-before.js';

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
