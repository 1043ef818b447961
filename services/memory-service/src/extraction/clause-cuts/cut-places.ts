import { foreignSubordinators, startsForeignClause } from '../language/foreign-clause.js';
import { startsIndependentClause } from '../language/independent-clause.js';
import { auxiliaries, canBeFinite, isAmbiguousVerb, verbForm } from '../language/lexicon/english-verbs.js';
import { determiners, functionWords, subjectPronouns, subordinators } from '../language/lexicon/english-words.js';
import { wordSet } from '../language/lexicon/word-set.js';
import { isAdverb } from '../language/noun-phrases.js';
import { isProperName, lowerTextOf, type PlacedWord } from '../language/words-in-place.js';

/** Where a sentence may be cut. */
export interface CutPlace {
  /** The first word behind the place, a joining word included. */
  readonly word: number;
  /** The first word behind the joining words. */
  readonly first: number;
  /** The mark before it, or `none`. */
  readonly mark: string;
  /** The joining words, or an empty text. */
  readonly joining: string;
}

/** A list of more is a dump. */
const maxPlaces = 40;

const joiningWords = wordSet(
  'and but while whereas plus also yet so or then & und aber sowie während außerdem sondern et mais tandis puis',
  'y pero mientras e ma mentre mas enquanto en maar terwijl и а но och men og',
);
/** These join only after a mark or another joining word, since they are other words elsewhere. */
const joinsAfterMark = wordSet('so then also puis a а en terwijl while während mentre mientras enquanto yet');
/** What leads in a fact behind a joining word ("and also"). */
const additions = wordSet('also then so außerdem auch aussi también anche ook btw oh');

/** The kinds of marks between two words, the strongest first; quotation marks are none. */
const marks: readonly (readonly [RegExp, string])[] = [
  [/\n/, 'line'],
  [/[;；]/, ';'],
  [/[([（]/, '('],
  [/[)\]）]/, ')'],
  [/[–—]|\s-{1,2}\s/, '-'],
  [/[:：]/, ':'],
  [/…|\.{2,}/, '…'],
  [/[.!?。]/, '.'],
  [/[,，、]/, ','],
  [/[|/+→]/, '/'],
];

const markIn = (gap: string): string => marks.find(([mark]) => mark.test(gap))?.[1] ?? 'none';

/** Whether a sentence has no marks, as what was dictated. */
export const isDictated = (sentence: string): boolean => !/[,;:.!?…()–—-](?=\s)|\s\(/.test(sentence);

/**
 * The places of a sentence where a fact of its own may begin, at most 40.
 * @param runsOn whether clause may follow clause without a mark, however many
 */
export function findCutPlaces(
  sentence: string,
  words: readonly PlacedWord[],
  runsOn = isDictated(sentence),
): readonly CutPlace[] {
  const places: CutPlace[] = [];
  let hasVerb = false;
  for (let at = 1; at < words.length - 1 && places.length < maxPlaces; at += 1) {
    const [before, word] = [words[at - 1], words[at]];
    if (before === undefined || word === undefined) break;
    hasVerb ||= canBeFinite(before.lower) || startsForeignClause(words, at - 1);
    const mark = markIn(sentence.slice(before.end, word.start));
    const last = places.at(-1);
    if (last !== undefined && at < last.first) continue;
    if (word.isEnclosed && mark !== '(') continue;
    const first = skipJoining(words, at, mark);
    const isRunOn: boolean =
      mark === 'none' && first === at && hasVerb && isRunOnStart(words, at) && !(runsOn && isBeforeSubject(words, at));
    if (mark === 'none' && first === at && !isRunOn) continue;
    if (first >= words.length) break;
    places.push({ word: at, first, mark, joining: lowerTextOf(words, at, first) });
    // What only looks like a beginning ("takes about forty minutes we …") hides none behind it.
    hasVerb &&= runsOn && isRunOn && !determiners.has(word.lower) && !subjectPronouns.has(word.lower);
  }
  return places;
}

function skipJoining(words: readonly PlacedWord[], at: number, mark: string): number {
  const word = words[at]?.lower ?? '';
  if (!joiningWords.has(word)) return at;
  const opens = mark !== 'none' || !joinsAfterMark.has(word) || startsOwnClause(words, at + 1) || word === 'also';
  if (!opens) return at;
  const next = words[at + 1];
  return next !== undefined && additions.has(next.lower) && !next.isEnclosed ? at + 2 : at + 1;
}

const startsOwnClause = (words: readonly PlacedWord[], at: number): boolean =>
  startsIndependentClause(words, at) || startsForeignClause(words, at) || startsWithNoun(words, at);

/** "design is done by", "schema registry gets": a noun or two before an auxiliary, as people write who use no marks. */
function startsWithNoun(words: readonly PlacedWord[], at: number): boolean {
  const [first, second, third] = [words[at], words[at + 1], words[at + 2]];
  if (first === undefined || second === undefined || isSmall(first) || second.isAfterPause) return false;
  if (isPlainVerb(second)) return true;
  return !isSmall(second) && third !== undefined && !third.isAfterPause && isPlainVerb(third);
}

const isSmall = ({ lower }: PlacedWord): boolean => functionWords.has(lower) || isAdverb(lower);

/** An auxiliary, or a form in -s that is hardly a noun. */
export const isPlainVerb = ({ lower }: PlacedWord): boolean =>
  auxiliaries.has(lower) || (verbForm(lower) === 'third' && !isAmbiguousVerb(lower.slice(0, -1)));

/** A clause that follows without a mark; "on Thursdays" alone opens none, "on Sundays I …" does. */
const isRunOnStart = (words: readonly PlacedWord[], at: number): boolean =>
  !isAdverb(words[at]?.lower ?? '') &&
  !leadsOn(words[at - 1]?.lower ?? '') &&
  !/^\d/.test(words[at]?.text ?? '') &&
  (tyingWords.has(words[at]?.lower ?? '') && !determiners.has(words[at]?.lower ?? '')
    ? words.slice(at + 2, at + 4).some(({ lower }) => lower === 'i' || lower === 'we')
    : startsOwnClause(words, at));

/** "… vegetarian Max doesn't", "… twins their names are": the subject begins one word later. */
function isBeforeSubject(words: readonly PlacedWord[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (word === undefined || next === undefined || determiners.has(word.lower)) return false;
  const isSubject =
    subjectPronouns.has(next.lower) || determiners.has(next.lower) || (isProperName(next) && !isProperName(word));
  return isSubject && !next.isAfterPause && startsOwnClause(words, at + 1);
}

/** Behind these what follows belongs to them, whatever it looks like: "because it", "the one", "to the". */
const leadsOn = (word: string): boolean =>
  subordinators.has(word) || foreignSubordinators.has(word) || tyingWords.has(word);
const tyingWords = wordSet(
  'the a an my our your his her its their of to in on at by for from with without about into and or but not no',
  'every each this these those if then so',
);
