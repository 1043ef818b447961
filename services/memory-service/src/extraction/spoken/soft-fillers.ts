import { startsIndependentClause } from '../language/independent-clause.js';
import { functionWords } from '../language/lexicon/english-words.js';
import { wordSet } from '../language/lexicon/word-set.js';
import { placeWords } from '../language/words-in-place.js';
import { endsWithMark, type SpokenWord, textOfSpoken } from './spoken-word.js';

/*
 * "like", "you know", "right": words that are fillers in one place and say something in another. Taken out only where
 * they can't say it.
 */

const counts =
  /^(?:\d.*|half|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|twice)$/u;
const prepositions = wordSet('for at with of from by about around under over per until till after before');
const joins = wordSet('and but because cause so or then while when if since just um');
const copulas = wordSet("is are was were it's he's she's they're we're i'm that's what's there's been be");
/** "looks like five", "something like two", "would like two": there it says what it means. */
const likens = wordSet(
  'look looks looked looking sound sounds sounded feel feels felt feeling seem seems seemed something anything nothing things stuff',
  "would i'd we'd he'd she'd they'd you'd do don't did didn't does doesn't work works act acts behave behaves i we you they not",
  'smell smells taste tastes people much more exactly just kind places tools',
);

/** How many words of a filler stand at a place, or 0. */
export const softFillerAt = (words: readonly SpokenWord[], at: number, isDictated: boolean): number =>
  words[at]?.isEnclosed === true
    ? 0
    : likeAt(words, at, isDictated) || knowAt(words, at) || rightAt(words, at, isDictated) || calledAt(words, at);

/** "for like everybody", "but like fish is fine", "takes like twenty minutes", "who is like our new designer". */
function likeAt(words: readonly SpokenWord[], at: number, isDictated: boolean): number {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (word?.lower !== 'like' || next === undefined) return 0;
  const isSetOff = endsWithMark(word) && (at === 0 || endsWithMark(before));
  if (isSetOff) return 1;
  if (endsWithMark(word)) return 0;
  const said = before?.lower ?? '';
  if (counts.test(next.lower) && !likens.has(said)) return 1;
  if (!isDictated) return 0;
  if (word.pause !== 'none' && functionWords.has(said) && !likens.has(said)) return 1;
  if (prepositions.has(said)) return 1;
  if (said === 'to')
    return /^(?:some|a|an)$/.test(next.lower) &&
      !/^(?:want|start|seem|begin|grow|come|use|tend|learn)/.test(words[at - 2]?.lower ?? '')
      ? 1
      : 0;
  if (joins.has(said) || at === 0 || endsWithMark(before))
    return opensClause(words, at + 1) || /^(?:for|with|at)$/.test(next.lower) ? 1 : 0;
  if (copulas.has(said))
    return /^(?:my|our|his|her|their|super|really|so|pretty|totally|way|very|not|completely)$/.test(next.lower) ? 1 : 0;
  return /^(?:with|for|at|every|from|way|super|really)$/.test(next.lower) && !likens.has(said) ? 1 : 0;
}

/** Behind these one is told, asked or bound by what one knows: "if you know the port", "as you know". */
const knows = wordSet(
  "do did if as let what that how until once before because ask sure don't when where think all would should can",
);
const known = wordSet('how what who where when why that if about this it him her them whether of any anyone someone');

/** "it's you know pretty slow", ", you know,", "… you know." */
function knowAt(words: readonly SpokenWord[], at: number): number {
  const [before, you, know, next] = [words[at - 1], words[at], words[at + 1], words[at + 2]];
  if (you?.lower !== 'you' || know?.lower !== 'know') return 0;
  if (endsWithMark(before) && /,$/.test(know.text)) return 2;
  const said = before?.lower ?? '';
  // "just so you know"
  if (said === 'so' && words[at - 2]?.lower === 'just') return 0;
  if (knows.has(said) || /[?!]$/.test(know.text)) return 0;
  if (next === undefined) return at > 3 ? 2 : 0;
  if (known.has(next.lower)) return 0;
  if (copulas.has(said) || prepositions.has(said) || said === 'like' || you.pause !== 'none' || next.pause !== 'none')
    return 2;
  return (at === 0 || joins.has(said)) && opensClause(words, at + 2) ? 2 : 0;
}

/** "the boss fight bug right it was because …": asks for a nod. */
function rightAt(words: readonly SpokenWord[], at: number, isDictated: boolean): number {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (!isDictated || word?.lower !== 'right' || word.text !== 'right' || at < 2 || next === undefined) return 0;
  if (
    copulas.has(before?.lower ?? '') ||
    /^(?:the|all|on|not|to|turn|my|his|her|your|be|go|left|alright|no|that|of|a)$/.test(before?.lower ?? '')
  )
    return 0;
  return /^(?:it|he|she|they|we|i|it's|he's|she's|they're|we're|i'm|so|and)$/.test(next.lower) ? 1 : 0;
}

/**
 * "and listen she can't come", "y bueno que yo no como", "hier voilà et": calls for attention, or draws a line, between
 * two clauses.
 */
function calledAt(words: readonly SpokenWord[], at: number): number {
  const [before, word, next] = [words[at - 1]?.lower ?? '', words[at]?.lower ?? '', words[at + 1]?.lower ?? ''];
  if (/^(?:listen|look)$/.test(word))
    return /^(?:and|but|so)$/.test(before) && opener.test(next) && opensClause(words, at + 1) ? 1 : 0;
  if (word === 'bueno') return /^(?:y|pero)$/.test(before) && next !== '' ? (next === 'que' ? 2 : 1) : 0;
  return word === 'voilà' && at > 2 && /^(?:et|mais|donc)$/.test(next) ? 1 : 0;
}

const opener = /^(?:i|we|he|she|they|it|the|my|our|his|her|their|i'm|we're|he's|she's|they're|it's|there's|there)$/;

const maxWordsAhead = 10;

const opensClause = (words: readonly SpokenWord[], at: number): boolean =>
  startsIndependentClause(placeWords(textOfSpoken(words.slice(at, at + maxWordsAhead))), 0);
