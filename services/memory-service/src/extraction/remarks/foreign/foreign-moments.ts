import { chatterWords } from '../../language/lexicon/chatter-words.js';
import {
  foreignCompanions,
  foreignMomentaryHeads,
  unspacedCompanions,
  unspacedHeads,
} from '../../language/lexicon/foreign-momentary-words.js';
import { wordsOf } from '../../language/lexicon/word-set.js';
import { caselessUnicode, oneOf } from '../../language/pattern-parts.js';

/*
 * What is said of the moment in other languages than English, told as it is there: every word of it is one of the
 * moment.
 */

const maxSpacedCharacters = 100;
const maxUnspacedCharacters = 40;

/** "mein Kopf raucht", "je suis crevé, on continue demain", "头疼", "머리가 안 돌아가네". */
export function isForeignMoment(sentence: string): boolean {
  if (/\d|`/.test(sentence)) return false;
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(sentence))
    return sentence.length <= maxUnspacedCharacters && isUnspacedMoment(sentence.replace(/\s/gu, ''));
  if (sentence.length > maxSpacedCharacters || lasting.test(sentence)) return false;
  const words = wordsOf(sentence);
  return (
    words.length > 1 &&
    words.some((word) => foreignMomentaryHeads.has(word)) &&
    words.every((word) => foreignMomentaryHeads.has(word) || foreignCompanions.has(word) || chatterWords.has(word))
  );
}

/** What holds beyond today, or tells why. */
const lastingWord = oneOf(
  'immer|nie|niemals|jed(?:e|en|er|es|em)|weil|wegen|meistens',
  'toujours|jamais|chaque|parce|souvent',
  'siempre|nunca|cada|porque|suelo|sempre|toda',
  'mai|ogni|perché|spesso',
  'всегда|никогда|кажд\\p{L}{1,4}|потому|обычно',
);
const lasting = caselessUnicode`(?<!\p{L})${lastingWord}(?!\p{L})`;

const byLength = (pieces: readonly string[]): readonly string[] =>
  [...new Set(pieces)].sort((one, other) => other.length - one.length);
const heads = new Set(unspacedHeads);
const pieces = byLength([...unspacedHeads, ...unspacedCompanions]);

/** Whether a text without spaces is made of such pieces alone, the longest first. */
function isUnspacedMoment(text: string): boolean {
  let hasHead = false;
  let at = 0;
  while (at < text.length) {
    const piece = pieces.find((candidate) => text.startsWith(candidate, at));
    if (piece === undefined) return false;
    hasHead ||= heads.has(piece);
    at += piece.length;
  }
  return hasHead;
}
