import { findFiniteVerb, startsIndependentClause } from '../../language/independent-clause.js';
import { auxiliaries, canBeFinite, verbForm } from '../../language/lexicon/english-verbs.js';
import { functionWords } from '../../language/lexicon/english-words.js';
import { caseless, oneOf } from '../../language/pattern-parts.js';
import { pointsBack } from '../../language/points-back.js';
import { isSpecific } from '../../language/specific.js';
import { lowerTextOf, type PlacedWord, textOf } from '../../language/words-in-place.js';
import { type Clause, type Cut, cutHere } from '../places/clause-cut.js';

/*
 * What follows from something, behind "so". It mostly stays with its reason; but where the reason alone has a day, it
 * is not that of what follows, and a choice without a verb ("…, so plain yarn workspaces") is a fact beside the reason
 * for it, as is a rule ("…, so keep the bus at 100 kHz").
 */

const minReasonWords = 3;
/** What is said in fewer words ("so the branch is frozen") says too little alone. */
const minConsequenceWords = 5;

const maxReadWords = 30;

/** The cut at "so", or null. */
export function cutAtConsequence(words: readonly PlacedWord[], at: number, clause: Clause): Cut | null {
  if (at - clause.from < minReasonWords) return null;
  if (!clause.isIndependent && !startsIndependentClause(words, clause.from) && !tellsOwnPast(words, clause))
    return null;
  if (isDueAlone(words, at, clause)) return cutHere(at + 1, words[at]);
  if (clause.leans) return null;
  const isApart =
    isOfAnotherTime(words, at, clause) || hasOwnDay(words, at, at + 1, clause) || isDoneSince(words, at, clause);
  return isApart || choosesThings(words, at, clause) || asksFromThenOn(words, at, clause)
    ? cutHere(at + 1, words[at])
    : null;
}

const maxRequestWords = 12;
const minFactWords = 4;
const asking =
  /^(?:please|pls|always|never|don['’]?t|do not|keep|avoid|(?:if|when|whenever) (?:\S+ ){2,8}(?:please|don['’]?t|never|always))(?!\p{L})/u;
const pointingBack = /(?<!\S)(?:it|its|that|them|their|this|there|those|these|both|either|one)(?!\S)|anything$/;

/** "the board has 10k pull-ups, so keep the bus at 100 kHz": a rule that stands without its reason, and a fact beside it. */
function asksFromThenOn(words: readonly PlacedWord[], at: number, { voice, isIndependent, from }: Clause): boolean {
  const asked = lowerTextOf(words, at + 1, at + maxRequestWords);
  return (
    voice === 'user' &&
    isIndependent &&
    at - from >= minFactWords &&
    words.length - at >= minFactWords &&
    asking.test(asked) &&
    !pointingBack.test(asked)
  );
}

/** "The lab loses its licence in June, which means the samples have to leave by 15 May": each has its day. */
export const cutAtMeaning = (words: readonly PlacedWord[], at: number, clause: Clause): Cut | null =>
  words[at + 1]?.lower === 'means' &&
  at - clause.from >= minReasonWords &&
  clause.isIndependent &&
  !clause.leans &&
  hasOwnDay(words, at, at + 2, clause)
    ? cutHere(at + 2, words[at])
    : null;

/** "had my wisdom teeth out …": told of oneself without the pronoun. */
const tellsOwnPast = (words: readonly PlacedWord[], { from, voice }: Clause): boolean =>
  voice !== 'assistant' && from === 0 && verbForm(words[0]?.lower ?? '') === 'past';

/** "had surgery on the 3rd so I'm on crutches until the 20th": a day for the one and a day for the other. */
function hasOwnDay(words: readonly PlacedWord[], at: number, first: number, { from }: Clause): boolean {
  const outcome = lowerTextOf(words, first, endOfConsequence(words, at));
  return (
    words.length - first >= minConsequenceWords &&
    namesDay(lowerTextOf(words, Math.max(from, at - maxReadWords), at)) &&
    namesDay(outcome) &&
    (opensWithTime.test(outcome) || isBounded(outcome)) &&
    !pointsBack(words, first) &&
    (startsIndependentClause(words, first) || words[first]?.lower === 'no')
  );
}

/** "so I'm on crutches until the 20th", "so the samples have to leave by 15 May" */
const isBounded = (outcome: string): boolean =>
  (/^(?:no|i|im|we)\b/.test(outcome) || bounding.test(outcome)) &&
  !/^(?:it|they|he|she|that|this|these|those)(?:'|\b)/.test(outcome);

/** "Last year we moved to Bonn so I take tram 16": what was, on its day, and what is done since. */
function isDoneSince(words: readonly PlacedWord[], at: number, { subjectFrom }: Clause): boolean {
  const verbAt = findFiniteVerb(words, at + 1);
  const verb = words[verbAt]?.lower ?? '';
  const reasonVerb = words[findFiniteVerb(words, subjectFrom)]?.lower ?? '';
  return (
    /^(?:i|we)$/.test(words[at + 1]?.lower ?? '') &&
    verbForm(verb) === 'base' &&
    !auxiliaries.has(verb) &&
    verbForm(reasonVerb) === 'past' &&
    namesDay(lowerTextOf(words, Math.max(subjectFrom, at - maxReadWords), at)) &&
    !pointsBack(words, at + 1) &&
    isSpecific(textOf(words, verbAt, endOfConsequence(words, at)))
  );
}

/** "… so we need an alarm in there by the end of April": what is to be done has a day, and its reason has none. */
const isDueAlone = (words: readonly PlacedWord[], at: number, { from, reports }: Clause): boolean =>
  !reports &&
  /^(?:i|we) (?:(?:really|now|also) )?(?:have to|need|needs|must|should|gotta|want|ha(?:ve|s) got to)\b/.test(
    lowerTextOf(words, at + 1, at + 4),
  ) &&
  bounding.test(lowerTextOf(words, at + 4, endOfConsequence(words, at))) &&
  namesDay(lowerTextOf(words, at + 1, endOfConsequence(words, at))) &&
  !namesDay(lowerTextOf(words, Math.max(from, at - maxReadWords), at)) &&
  !words.slice(at + 1, endOfConsequence(words, at)).some(({ lower }) => /^(?:it|them|that|this|one)$/.test(lower));

/** "…, so this month the cap is 6k" */
const opensWithTime =
  /^(?:(?:this|next) (?:week|month|quarter|year|weekend|spring|summer|autumn|fall|winter)|tomorrow|tonight|today) /;

const bounding = /\b(?:by|before|until|till)\b/;

/** "The old mill closes in June so the whole crew works from the annex": the day is that of the reason. */
const isOfAnotherTime = (words: readonly PlacedWord[], at: number, { from }: Clause): boolean =>
  words.length - at > minConsequenceWords &&
  namesDay(lowerTextOf(words, Math.max(from, at - maxReadWords), at)) &&
  !namesDay(lowerTextOf(words, at + 1, endOfConsequence(words, at))) &&
  (/^(?:the|all|our|my|both)$/.test(words[at + 1]?.lower ?? '') || !functionWords.has(words[at + 1]?.lower ?? '')) &&
  !pointsBack(words, at + 1) &&
  !pointsAtDay.test(lowerTextOf(words, at + 1, endOfConsequence(words, at))) &&
  startsIndependentClause(words, at + 1);

/** "before that", "by then": the day of the reason. */
const pointsAtDay = /\b(?:before|after|by|until|till|since|from) (?:that|then)\b/;

function endOfConsequence(words: readonly PlacedWord[], at: number): number {
  const behind = words.slice(at + 2, at + 1 + maxReadWords);
  const end = behind.findIndex(({ isAfterPause, lower }) => isAfterPause || lower === 'and');
  return end < 0 ? at + 1 + maxReadWords : at + 2 + end;
}

const day = oneOf('mon|tues|wednes|thurs|fri|satur|sun');
const months = oneOf(
  'january|february|march|april|june|july|august|september|october|november|december',
  '(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec) \\d{1,2}',
  '(?:in|since|until|by|from|on) may',
);
const spans = oneOf(`week|weekend|month|quarter|year|spring|summer|autumn|fall|winter|night|${day}day`);
const ofDays = caseless`\b(?:${day}day|${months}|(?:last|next|this) ${spans}|yesterday|today|tomorrow|tonight|ago|\d{1,2}(?:st|nd|rd|th)|\d{4}-\d\d-\d\d|\d{1,2} ${oneOf('jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec')}|(?:in|since) (?:19|20)\d\d)\b`;

/** Whether a text in small letters names a day, a month or a year. */
export const namesDay = (text: string): boolean => ofDays.test(text);

/** "Bower is abandoned, so plain yarn workspaces, and beachball for the releases": what was chosen, thing by thing. */
function choosesThings(words: readonly PlacedWord[], at: number, { voice }: Clause): boolean {
  if (voice === 'assistant' || words[at]?.isAfterPause !== true) return false;
  let end = at + 2;
  while (end <= at + 1 + maxChoiceWords && words[end]?.isAfterPause !== true && words[end]?.lower !== 'and') end += 1;
  return isChoice(words, at + 1, end) && choosesFor(words, end);
}

/** Whether one more thing was chosen, behind the first ("and beachball for the releases"). */
export const goesOnChoosing = (words: readonly PlacedWord[], at: number, { from, voice }: Clause): boolean =>
  voice !== 'assistant' &&
  (words[from - 1]?.lower === 'so' || (choosesFor(words, from) && from > 0)) &&
  isChoice(words, from, Math.min(at, from + maxThingWords)) &&
  choosesFor(words, at);

/** "and beachball for the releases": a thing, and what it is for. */
function choosesFor(words: readonly PlacedWord[], at: number): boolean {
  const from = words[at]?.lower === 'and' ? at + 1 : at;
  const thing = words.slice(from, from + maxThingWords + 1).findIndex(({ lower }) => lower === 'for');
  return thing > 0 && words[from + thing + 1] !== undefined && isChoice(words, from, from + thing);
}

const maxThingWords = 3;
const maxChoiceWords = 5;

/** A few words that name a thing: neither a verb nor a word that points. */
const isChoice = (words: readonly PlacedWord[], from: number, to: number): boolean =>
  to > from &&
  to - from <= maxChoiceWords &&
  words
    .slice(from, to)
    .every(({ lower }) => !(canBeFinite(lower) && verbForm(lower) !== 'base') && !pointing.test(lower));

const pointing = /^(?:i|we|you|they|he|she|it|that|this|them|not|no|far|much|many|on)$/;
