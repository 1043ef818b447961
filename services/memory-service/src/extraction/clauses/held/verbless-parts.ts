import { auxiliaries, canBeFinite, formsOfBe, verbForm } from '../../language/lexicon/english-verbs.js';
import { determiners, functionWords, subjectPronouns } from '../../language/lexicon/english-words.js';
import { wordSet } from '../../language/lexicon/word-set.js';
import { lowerTextOf, type PlacedWord } from '../../language/words-in-place.js';
import type { Clause } from '../places/clause-cut.js';

/*
 * "Secrets come from 1Password only, vault "Shop Dev", loaded with op run", "testing devices are a Pixel and my own
 * Galaxy": parts without a verb, which alone tell of nothing.
 */

const maxWords = 8;

/** The words from a place to the next pause or the end. */
function partAt(words: readonly PlacedWord[], at: number): readonly PlacedWord[] {
  let end = at + 1;
  while (end < words.length && end - at <= maxWords && words[end]?.isAfterPause === false) end += 1;
  return words.slice(at, end);
}

const isVerb = ({ lower }: PlacedWord): boolean =>
  auxiliaries.has(lower) || (canBeFinite(lower) && verbForm(lower) === 'third');

const kept = wordSet(
  'loaded kept stored written retained encoded encrypted signed compressed hosted mounted exposed served packaged configured prefixed sorted wrapped cached logged',
);
const means = /^(?:with|for|in|on|at|by|from|to|via|as|under|through) \S/;
/** What is done with things: of whom the clause before tells, it may be a deed. */
const isOfThing = (words: readonly PlacedWord[], { from }: Clause): boolean =>
  !subjectPronouns.has((words[from]?.lower ?? '').replace(/'.*$/, ''));

/** "…, loaded with op run", "…, kept for 30 days" */
const tellsHowKept = (words: readonly PlacedWord[], at: number, clause: Clause): boolean =>
  kept.has(words[at]?.lower ?? '') && means.test(lowerTextOf(words, at + 1, at + 3)) && isOfThing(words, clause);

/** "…, always before work", "…, mostly at night" */
const tellsWhen = (words: readonly PlacedWord[], at: number): boolean =>
  /^(?:always|mostly|usually|often|sometimes|typically) (?:before|after|in|at|on|during|by|with|from|between) \S/.test(
    lowerTextOf(words, at, at + 3),
  );

/** "…, vault "Shop Dev"": a thing without an article, and its name in quotation marks. */
const tellsWhich = (part: readonly PlacedWord[], behind: PlacedWord | undefined): boolean =>
  part.length > 1 &&
  part.length <= maxNameWords + 1 &&
  behind?.isEnclosed !== true &&
  /^\p{Ll}{3,}$/u.test(part[0]?.text ?? '') &&
  part.slice(1).every(({ isEnclosed, lower }) => isEnclosed && !lower.includes('secret'));
const maxNameWords = 3;

/** "…, QoS 1": a name and its figure, at the end of what is told of one thing. */
const tellsFigure = (words: readonly PlacedWord[], at: number, { from }: Clause): boolean =>
  /^\p{L}*\p{Lu}\p{L}*$/u.test(words[at]?.text ?? '') &&
  /^\d{1,3}$/.test(words[at + 1]?.text ?? '') &&
  words.length === at + 2 &&
  /^(?:it|that|this|they)(?:'s|$)/.test(words[from]?.lower ?? '');

/** "…, in Windows-1252", "…, in English" */
const tellsInWhat = (part: readonly PlacedWord[]): boolean =>
  part.length === 2 && part[0]?.lower === 'in' && (part[1]?.isName === true || /\d/.test(part[1]?.text ?? ''));

/** Whether a part without a verb begins behind this pause, which tells only with what stands before it. */
export function trailsWithoutVerb(words: readonly PlacedWord[], at: number, clause: Clause): boolean {
  if (words[at]?.isAfterPause !== true || at - clause.from < 2) return false;
  const part = partAt(words, at);
  if (part.length > maxWords || part.some(isVerb)) return false;
  return (
    tellsWhen(words, at) ||
    tellsFigure(words, at, clause) ||
    (clause.isIndependent &&
      (tellsHowKept(words, at, clause) || tellsInWhat(part) || tellsWhich(part, words[at + part.length])))
  );
}

/** "Testing devices are a Pixel Watch 2 and my own Galaxy Watch 6": the second of two things that it is. */
export function isSecondComplement(words: readonly PlacedWord[], joint: number, { verbAt, from }: Clause): boolean {
  const part = partAt(words, joint + 1);
  return (
    verbAt >= from &&
    formsOfBe.has(words[verbAt]?.lower ?? '') &&
    [verbAt + 1, joint + 1].every((place) => determiners.has(words[place]?.lower ?? '')) &&
    part.length > 1 &&
    joint + 1 + part.length >= words.length &&
    !part.some((word, at) => isVerb(word) || (at > 0 && functionWords.has(word.lower) && word.lower !== 'own'))
  );
}
