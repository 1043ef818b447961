import { auxiliaries, canBeFinite, verbForm } from '../../language/lexicon/english-verbs.js';
import { determiners, functionWords, possessives } from '../../language/lexicon/english-words.js';
import { isAdverb } from '../../language/noun-phrases.js';
import { isProperName, type PlacedWord } from '../../language/words-in-place.js';

/*
 * "My sister Ana, who lives in Porto, is a vet" says two things of her. Between commas a relative clause tells
 * something more; without them it tells who is meant ("the library that parses CSV"), and stays. What "which" at the
 * end of a sentence means is anybody's guess.
 */

/** A sentence without its relative clause, and that clause as a sentence. */
export interface RelativeParts {
  readonly main: string;
  readonly told: string;
}

const maxSubjectWords = 6;
const maxRelativeWords = 16;

export function takeRelativeClause(sentence: string, words: readonly PlacedWord[]): RelativeParts | null {
  for (let at = 1; at < words.length - 1; at += 1) {
    const word = words[at];
    if (word === undefined || !word.isAfterPause || word.isEnclosed || !/^(?:who|which)$/.test(word.lower)) continue;
    if (!isCommaBefore(sentence, words, at)) return null;
    const verb = words[isAdverb(words[at + 1]?.lower ?? '') ? at + 2 : at + 1];
    if (verb === undefined || !canBeFinite(verb.lower)) return null;
    return isSubject(words, at) ? tellOfSubject(sentence, words, at) : tellOfLast(sentence, words, at);
  }
  return null;
}

const maxNameWords = 4;

/**
 * "Ana, who …, leads design, and Piotr, who …, leads mobile": where the "and" before the second of them stands, or -1.
 */
export function secondRelative(words: readonly PlacedWord[]): number {
  for (let at = 4; at < words.length - 4; at += 1) {
    if (words[at]?.lower !== 'and' || words[at]?.isEnclosed) continue;
    const who = words.findIndex((word, index) => index > at + 1 && index <= at + 1 + maxNameWords && word.isAfterPause);
    if (who < 0 || !/^(?:who|which)$/.test(words[who]?.lower ?? '')) continue;
    const first = words[at + 1];
    const isNamed = first?.isName === true || /^(?:my|our|the)$/.test(first?.lower ?? '');
    const saysMore = words
      .slice(who + 2, who + maxRelativeWords)
      .some((word) => word.isAfterPause && canBeFinite(word.lower));
    if (isNamed && saysMore && canBeFinite(words[who + 1]?.lower ?? '')) return at;
  }
  return -1;
}

const isCommaBefore = (sentence: string, words: readonly PlacedWord[], at: number): boolean =>
  /^,\s+$/.test(sentence.slice(words[at - 1]?.end ?? 0, words[at]?.start ?? 0));

/** Whether all words before are one noun phrase: no verb, and no second pause. */
const isSubject = (words: readonly PlacedWord[], to: number): boolean =>
  to <= maxSubjectWords &&
  !words.slice(0, to).some((word, at) => {
    const isVerb = auxiliaries.has(word.lower) || (at > 0 && verbForm(word.lower) === 'past');
    return isVerb || word.isAfterPause || (at > 0 && /^(?:i|we|he|she|they|it|you|there)$/.test(word.lower));
  }) &&
  !/^(?:i|we|he|she|they|it|you|there|this|that|those|these)(?:'|$)/.test(words[0]?.lower ?? '');

/** "NP, who VP, V …": the clause ends at the next comma that a finite verb follows. */
function tellOfSubject(sentence: string, words: readonly PlacedWord[], at: number): RelativeParts | null {
  for (let end = at + 2; end < Math.min(words.length, at + maxRelativeWords); end += 1) {
    const word = words[end];
    if (word?.isAfterPause !== true) continue;
    const verb = isAdverb(word.lower) ? words[end + 1] : word;
    if (!isCommaBefore(sentence, words, end) || !canBeFinite(verb?.lower ?? '') || words.length - end < 2) return null;
    const subject = sentence.slice(words[0]?.start ?? 0, words[at - 1]?.end);
    return {
      main: `${sentence.slice(0, words[at - 1]?.end)} ${sentence.slice(word.cutStart)}`,
      told: `${subject} ${sentence.slice(words[at + 1]?.start, words[end - 1]?.end)}`,
    };
  }
  return null;
}

/** "I work with Dmitri, who owns the ingest": at the end only of a person, who is named right before. */
function tellOfLast(sentence: string, words: readonly PlacedWord[], at: number): RelativeParts | null {
  const first = mentionStart(words, at);
  const told = words[at + 1];
  if (words[at]?.lower !== 'who' || first < 1 || told === undefined || words.length - at < 4) return null;
  const mention = sentence.slice(words[first]?.start, words[at - 1]?.end);
  return { main: sentence.slice(0, words[at - 1]?.end), told: `${mention} ${sentence.slice(told.cutStart)}` };
}

/**
 * Where a person that ends before `at` begins: "Dmitri", "Ana Lima", "my brother", "our landlord Piet"; -1 when there
 * is none.
 */
function mentionStart(words: readonly PlacedWord[], at: number): number {
  let first = at;
  while (first > 1 && first > at - 3 && isProperName(words[first - 1]) && words[first]?.isAfterPause !== first < at)
    first -= 1;
  for (let before = first - 1; before >= Math.max(1, at - 4); before -= 1) {
    const word = words[before]?.lower ?? '';
    if (possessives.has(word)) return before;
    if (functionWords.has(word) || determiners.has(word) || words[before]?.isAfterPause) break;
  }
  return first < at ? first : -1;
}
