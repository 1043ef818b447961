import { mayNameTime } from '../../dates/tokens/date-words.js';
import { findFiniteVerb } from '../../language/independent-clause.js';
import { auxiliaries, canBeFinite, isVerbContraction, verbForm } from '../../language/lexicon/english-verbs.js';
import { determiners, functionWords } from '../../language/lexicon/english-words.js';
import { wordSet } from '../../language/lexicon/word-set.js';
import { isAdverb } from '../../language/noun-phrases.js';
import { type PlacedWord, textOf } from '../../language/words-in-place.js';
import type { Clause, Cut } from '../places/clause-cut.js';
import { isFigure } from './parallel-parts.js';

/*
 * One verb, and after it the same kind of thing twice: an appointment with its day, a move with its two ends, a trait
 * with what it is of.
 */

const maxPartWords = 10;

/**
 * What follows a verb that was said once, when it is built like what followed it before; subject and verb are carried
 * over.
 */
export function cutAtRepeated(words: readonly PlacedWord[], at: number, joint: number, clause: Clause): Cut | null {
  if (clause.leans) return null;
  const verbAt = verbOf(words, clause, joint);
  if (verbAt < 0) return null;
  const isRepeated =
    isSecondMove(words, at, joint, verbAt) ||
    isSecondPlace(words, at, joint, verbAt) ||
    isSecondTimed(words, at, joint, clause, verbAt) ||
    isSecondTrait(words, at, joint, verbAt);
  if (!isRepeated) return null;
  return { word: at, leftEnd: words[joint]?.cutStart ?? 0, carriedWords: verbAt + 1 - clause.subjectFrom };
}

/** The last word of the verb that the subject of the clause has: "moved", "have been", "I'm". */
function verbOf(words: readonly PlacedWord[], clause: Clause, joint: number): number {
  let at = findFiniteVerb(words, clause.subjectFrom);
  if (at < 0) return -1;
  while (at + 1 < joint && isHelping(words[at]) && verbForm(words[at + 1]?.lower ?? '') !== null) at += 1;
  return at < joint - 1 ? at : -1;
}

const isHelping = (word: PlacedWord | undefined): boolean =>
  word !== undefined && (auxiliaries.has(word.lower) || isVerbContraction(word.lower));

/** "I moved from Vue to Svelte in 2024 and from Jest to Vitest this January": both from something to something. */
function isSecondMove(words: readonly PlacedWord[], at: number, joint: number, verbAt: number): boolean {
  const isMove = (from: number, end: number): boolean =>
    words[from]?.lower === 'from' &&
    !/^\d/.test(words[from + 1]?.text ?? '') &&
    words.slice(from + 2, Math.min(end, from + 5)).some(({ lower }) => lower === 'to');
  const first = words.slice(verbAt + 1, Math.min(joint, verbAt + 5)).findIndex(({ lower }) => lower === 'from');
  return first >= 0 && isMove(verbAt + 1 + first, joint) && isMove(at, words.length);
}

const placing = wordSet('in on for under during');

/** "Redis is at a in staging but at b in production": the same small word twice, and behind each where that holds. */
function isSecondPlace(words: readonly PlacedWord[], at: number, joint: number, verbAt: number): boolean {
  const preposition = words[verbAt + 1]?.lower ?? '';
  if (!/^(?:at|in|on|under|via|with|from)$/.test(preposition) || words[at]?.lower !== preposition) return false;
  const isPlaced = (from: number, end: number): boolean =>
    words
      .slice(from + 2, Math.min(end, from + 5))
      .some(({ lower, isAfterPause }) => placing.has(lower) && !isAfterPause);
  return isPlaced(verbAt + 1, joint) && isPlaced(at, words.length);
}

const timeOpenings = wordSet('tomorrow today yesterday tonight next last this on in at since until');

/** "I have a call with legal on Friday, a dentist appointment on Monday": each of the two ends with its time. */
function isSecondTimed(
  words: readonly PlacedWord[],
  at: number,
  joint: number,
  clause: Clause,
  verbAt: number,
): boolean {
  const objectAt = clause.from > verbAt ? clause.from : verbAt + 1;
  if (!isIndefinite(words[objectAt]) || !isIndefinite(words[at])) return false;
  // "My mom turns 60 in May and my dad 65 in June"
  if (isFigure(words[objectAt]) !== isFigure(words[at])) return false;
  return endsWithTime(words, objectAt, joint) && endsWithTime(words, at, endOfPart(words, at));
}

const isIndefinite = (word: PlacedWord | undefined): boolean =>
  /^(?:an?|my|our|two|three|four)$/.test(word?.lower ?? '') || isFigure(word);

function endsWithTime(words: readonly PlacedWord[], from: number, to: number): boolean {
  const opening = words.findIndex(({ lower }, at) => at > from && at < to && timeOpenings.has(lower));
  if (opening < 0 || to - from < 3 || to - opening > 4) return false;
  const hasVerb = words.slice(from, to).some((word) => isPlainFinite(word));
  return !hasVerb && mayNameTime(textOf(words, opening, to));
}

const isPlainFinite = ({ lower, text }: PlacedWord): boolean =>
  text !== 'May' && canBeFinite(lower) && verbForm(lower) !== 'base';

/** Up to the next pause or conjunction. */
function endOfPart(words: readonly PlacedWord[], at: number): number {
  let end = at + 1;
  while (
    end < Math.min(words.length, at + maxPartWords) &&
    words[end]?.isAfterPause === false &&
    !/^(?:and|but|so)$/.test(words[end]?.lower ?? '')
  )
    end += 1;
  return end;
}

/** Adjectives that tell a lasting trait by what follows them. */
const traits = wordSet(
  'allergic intolerant sensitive immune married engaged related fluent responsible certified trained based afraid scared terrified fond addicted vegetarian vegan left-handed right-handed colourblind color-blind diabetic dyslexic',
);

/** "I'm vegetarian and allergic to peanuts": two traits, of which the second says of what. */
function isSecondTrait(words: readonly PlacedWord[], at: number, joint: number, verbAt: number): boolean {
  const isCopula = /^(?:am|is|are|was|were|im|(?:i|he|she|we|they)'(?:m|s|re))$/.test(words[verbAt]?.lower ?? '');
  const trait = words[at]?.lower ?? '';
  if (!isCopula || !traits.has(trait) || words[at + 1]?.isAfterPause !== false) return false;
  const first = words.slice(verbAt + 1, joint).find(({ lower }) => !isAdverb(lower));
  return (
    first !== undefined &&
    (traits.has(first.lower) || /^an?$/.test(first.lower)) &&
    functionWords.has(words[at + 1]?.lower ?? '') &&
    !determiners.has(words[at + 1]?.lower ?? '')
  );
}
