import { auxiliaries, canBeFinite, isAmbiguousVerb, isVerbContraction, verbForm } from './lexicon/english-verbs.js';
import { determiners, functionWords, possessives, subjectPronouns } from './lexicon/english-words.js';
import { wordSet } from './lexicon/word-set.js';
import type { PlacedWord } from './words-in-place.js';

/* Where an English clause with a subject and a finite verb of its own begins. */

const betweenSubjectAndVerb = wordSet(
  'also then never always still just now really both already usually often sometimes finally recently only even actually currently mostly all simply',
);
const participlesAfterNouns = wordSet(
  'named called based used made written built located born given taken related needed required owned known',
);
const endsNounPhrase = wordSet('and or but to that which who whom whose where when if because so than');
const timeOpenings = wordSet('yesterday today tomorrow tonight last next this on in since later then now');

export const isAdverb = (word: string): boolean =>
  betweenSubjectAndVerb.has(word) || (word.length > 4 && word.endsWith('ly'));

const maxNounPhraseWords = 6;

/** Whether the words from here on begin with a subject that a finite verb soon follows. Looks at no more than ten words. */
export function startsIndependentClause(words: readonly PlacedWord[], from: number): boolean {
  const at = skipTime(words, skipAdverbs(words, from));
  const first = words[at];
  if (first === undefined) return false;
  if (isVerbContraction(first.lower) && !first.lower.startsWith('wh')) return true;
  if (subjectPronouns.has(first.lower)) return hasVerbAfterPronoun(words, at + 1);
  if (determiners.has(first.lower))
    return words[at + 1]?.isAfterPause !== true && hasVerbAfterNoun(words, at + 1, first.lower);
  if (/^[\p{Lu}`]/u.test(first.text)) return hasVerbAfterName(words, at + 1) || hasVerbAfterBareNoun(words, at);
  return hasVerbAfterBareNoun(words, at);
}

function skipAdverbs(words: readonly PlacedWord[], from: number): number {
  let at = from;
  while (at < from + 2 && isAdverb(words[at]?.lower ?? '')) at += 1;
  return at;
}

/** "tomorrow I will", "last week we", "on Monday she": the time stands before the subject. */
function skipTime(words: readonly PlacedWord[], from: number): number {
  if (!timeOpenings.has(words[from]?.lower ?? '')) return from;
  for (let at = from + 1; at < from + 4; at += 1) {
    const word = words[at]?.lower ?? '';
    if (/^(?:i|we|he|she|they)(?:'|$)/.test(word)) return at;
  }
  return from;
}

function hasVerbAfterPronoun(words: readonly PlacedWord[], from: number): boolean {
  const verb = words[skipAdverbs(words, from)];
  return verb !== undefined && (canBeFinite(verb.lower) || isAmbiguousVerb(verb.lower));
}

function isEndOfNounPhrase(word: PlacedWord | undefined): boolean {
  return word === undefined || word.isAfterPause || endsNounPhrase.has(word.lower) || subjectPronouns.has(word.lower);
}

function hasVerbAfterNoun(words: readonly PlacedWord[], from: number, determiner: string): boolean {
  for (let at = from + 1; at < from + maxNounPhraseWords; at += 1) {
    const word = words[at];
    if (word === undefined || isEndOfNounPhrase(word)) return false;
    if (auxiliaries.has(word.lower)) return true;
    const form = verbForm(word.lower);
    if (form === 'base' && !isAmbiguousVerb(word.lower) && /\p{Ll}s$/u.test(words[at - 1]?.lower ?? '')) return true;
    if (form === null || form === 'base' || participlesAfterNouns.has(word.lower)) continue;
    if (form === 'third') {
      if (isAmbiguousVerb(word.lower.replace(/s$/, ''))) continue;
      return true;
    }
    if (/^(?:from|when|after|because|again|since|out)$/.test(words[at + 1]?.lower ?? '')) return true;
    return determiner !== 'a' && determiner !== 'an' && (possessives.has(determiner) || !word.lower.endsWith('ed'));
  }
  return false;
}

function hasVerbAfterName(words: readonly PlacedWord[], from: number): boolean {
  let at = from;
  while (at < from + 2 && isNamePart(words[at])) at += 1;
  const word = words[at];
  if (word === undefined || word.isAfterPause || participlesAfterNouns.has(word.lower)) return false;
  const form = verbForm(word.lower);
  const isThird = form === 'third' && !isAmbiguousVerb(word.lower.replace(/s$/, ''));
  return auxiliaries.has(word.lower) || form === 'past' || isThird;
}

const isNamePart = (word: PlacedWord | undefined): boolean =>
  word !== undefined && !word.isAfterPause && (/^\p{Lu}/u.test(word.text) || isAdverb(word.lower));

const hasVerbAfterBareNoun = (words: readonly PlacedWord[], at: number): boolean =>
  hasAuxiliaryAfterNoun(words, at) ||
  [0, 1, 2].some((offset) => isPluralWithVerb(words, at + offset)) ||
  isNounWithThirdPerson(words[at], words[at + 1], words[at + 2]);

/** "production runs": a word that is no verb itself before the third person of one that is hardly a noun. */
const isNounWithThirdPerson = (
  noun: PlacedWord | undefined,
  verb: PlacedWord | undefined,
  next: PlacedWord | undefined,
): boolean =>
  noun !== undefined &&
  verb !== undefined &&
  next !== undefined &&
  !next.isAfterPause &&
  !endsNounPhrase.has(next.lower) &&
  (functionWords.has(next.lower) || /^[\p{Lu}\d`]/u.test(next.text)) &&
  !/^\d/.test(noun.text) &&
  !verb.isAfterPause &&
  !functionWords.has(noun.lower) &&
  !isAdverb(noun.lower) &&
  (verbForm(noun.lower) === null || verbForm(noun.lower) === 'base') &&
  verbForm(verb.lower) === 'third' &&
  !isAmbiguousVerb(verb.lower.replace(/s$/, ''));

/** A noun phrase without an article before an auxiliary: "staging is", "git over ssh is", "8081 is", "no one has". */
function hasAuxiliaryAfterNoun(words: readonly PlacedWord[], from: number): boolean {
  const first = words[from];
  if (first === undefined || functionWords.has(first.lower) || auxiliaries.has(first.lower) || isAdverb(first.lower))
    return false;
  if (
    endsNounPhrase.has(first.lower) ||
    (verbForm(first.lower) !== null && !isAmbiguousVerb(first.lower) && !first.lower.endsWith('s'))
  )
    return false;
  for (let at = from + 1; at < from + 4; at += 1) {
    const word = words[at];
    if (word === undefined || isEndOfNounPhrase(word)) return false;
    if (/^(?:is|are|was|were|has|must|should|will|cannot|can't|isn't|aren't|won't|doesn't|don't)$/.test(word.lower))
      return true;
  }
  return false;
}

function isPluralWithVerb(words: readonly PlacedWord[], at: number): boolean {
  const noun = words[at];
  const verbAt = skipAdverbs(words, at + 1);
  const verb = words[verbAt];
  if (noun === undefined || verb === undefined || words[at + 1]?.isAfterPause || verb.isAfterPause) return false;
  if (!/\p{Ll}s$/u.test(noun.lower) || functionWords.has(noun.lower)) return false;
  return auxiliaries.has(verb.lower) || isPluralVerb(verb.lower, words[verbAt + 1]);
}

/** "keys rotate every …", "requests time out": the bare form before a small word, a number or a name. */
const isPluralVerb = (verb: string, next: PlacedWord | undefined): boolean => {
  if (verbForm(verb) !== 'base' || next === undefined || next.isAfterPause) return false;
  if (isAmbiguousVerb(verb)) return /^(?:out|up|in|down|off|with|to)$/.test(next.lower);
  if (/^(?:after|before|through|within|between|when|every|per|twice|once|across|against|around)$/.test(next.lower))
    return true;
  return (
    (functionWords.has(next.lower) && !/^(?:and|or|but|that|which|who)$/.test(next.lower)) ||
    /^[\p{Lu}\d`]/u.test(next.text)
  );
};
