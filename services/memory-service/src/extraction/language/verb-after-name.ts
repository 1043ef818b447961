import { auxiliaries, isAmbiguousVerb, verbForm } from './lexicon/english-verbs.js';
import { functionWords, possessives } from './lexicon/english-words.js';
import { isGivenName } from './lexicon/given-names.js';
import { betweenSubjectAndVerb, isAdverb, isAuxiliary, participlesAfterNouns, skipAdverbs } from './noun-phrases.js';
import type { PlacedWord } from './words-in-place.js';

/* Where the finite verb stands behind a name, or two subjects joined. */

export function verbAfterName(words: readonly PlacedWord[], from: number): number {
  let at = from + 1;
  while (at < from + 3 && isNamePart(words[at])) at += 1;
  const word = words[at];
  if (word === undefined || word.isAfterPause) return -1;
  // "Arne already built a shed"
  const hasObject =
    isAdverb(words[at - 1]?.lower ?? '') || /^(?:the|an?|our|my|his|her|their)$/.test(words[at + 1]?.lower ?? '');
  if (participlesAfterNouns.has(word.lower) && !hasObject) return -1;
  const form = verbForm(word.lower);
  // "Lena feeds the cat", and "Quota feeds the limiter", where it may be a noun.
  const isThird =
    form === 'third' && (!isAmbiguousVerb(word.lower.replace(/s$/, '')) || isGivenName(words[from]?.lower ?? ''));
  // After "always" and the like a verb comes, known or not.
  const isDone = betweenSubjectAndVerb.has(words[at - 1]?.lower ?? '') && /\p{Ll}(?<![sui])s$/u.test(word.lower);
  return isAuxiliary(word) || form === 'past' || isThird || isDone || isThirdWithObject(words, at) ? at : -1;
}

/** "Priya curates the articles": a verb that no list holds. */
function isThirdWithObject(words: readonly PlacedWord[], at: number): boolean {
  const [verb = '', next] = [words[at]?.lower, words[at + 1]];
  return (
    verbForm(verb) === null &&
    /^\p{Ll}{3,}(?<![sui])s$/u.test(verb) &&
    next?.isAfterPause === false &&
    /^(?:the|an?|our|my|his|her|their|its|every|all)$/.test(next.lower)
  );
}

/** "Theo and I are engaged", "my wife and Ben run a bar": two subjects before a verb in the plural. */
export function verbAfterPair(words: readonly PlacedWord[], from: number): number {
  let and = from + 1;
  while (and < from + 3 && words[and]?.isAfterPause === false && words[and]?.lower !== 'and') and += 1;
  const other = words[and + 1];
  if (words[and]?.lower !== 'and' || words[and]?.isAfterPause || other === undefined) return -1;
  // "me and yuto own the ingest"
  const isWithSpeaker = words[from]?.lower === 'me' && and === from + 1 && !functionWords.has(other.lower);
  const isPerson = other.isName || possessives.has(other.lower) || isWithSpeaker || /^(?:me|i)$/.test(other.lower);
  const isNamed =
    words[from]?.isName === true || possessives.has(words[from]?.lower ?? '') || words[from]?.lower === 'me';
  if (!isPerson || !isNamed) return -1;
  // "Kim designed and Paolo built the page"
  if (words.slice(from + 1, and).some(({ lower }) => verbForm(lower) === 'past')) return -1;
  const last = possessives.has(other.lower) ? and + 2 : and + 1;
  const verb = words[skipAdverbs(words, last + 1)];
  if (verb === undefined || verb.isAfterPause) return -1;
  const form = verbForm(verb.lower);
  const isSmallWord = functionWords.has(verb.lower) !== auxiliaries.has(verb.lower) && form !== 'past';
  if (verb.lower !== 'own' && isSmallWord) return -1;
  const isPlural =
    /^(?:are|were|have|aren't|don't)$/.test(verb.lower) ||
    form === 'past' ||
    (form === 'base' && (!isAmbiguousVerb(verb.lower) || verb.lower === 'own'));
  return isPlural ? words.indexOf(verb, last) : -1;
}

const isNamePart = (word: PlacedWord | undefined): boolean =>
  word !== undefined && !word.isAfterPause && (word.isName || isAdverb(word.lower));
