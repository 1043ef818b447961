import { wordSet } from '../language/lexicon/word-set.js';
import type { SpokenLanguage } from './spoken-language.js';
import type { SpokenWord } from './spoken-word.js';

/*
 * "um", "uh", "ähm", "euh": sounds that say nothing, wherever they stand, but where the language has a word of the same
 * letters.
 */

/** In any language. "uh-huh" and "mhm" say yes. */
const everywhere = /^(?:u+h+|uh+m+|umm+|er+m+|errr+|[äö]+h*m+|[äö]h+|e+h+m+|eu+h+m?|he+u+|h+m{2,}|ehh+)$/u;

/** Whether a line may hold one: asked before its words are read. */
export const mayHesitate = (line: string): boolean =>
  /(?<![\p{L}\p{N}'’_./@-])(?:u+h+m*|um+|hum|[äö]+h*m*|eu+h+m?|heu+|e+h+m*|er+m*|h+m+)(?![\p{L}\p{N}'’_/@=(-]|\.\p{L})/iu.test(
    line,
  );

/** "the er diagram", "an er visit", "our um". */
const owns = wordSet('the an a our my your this that to in');
/** "uh oh", "uh huh": a cry, or a yes. */
const cries = wordSet('oh huh');

/** Whether a word is no word but a hesitation. */
export function isHesitation(words: readonly SpokenWord[], at: number, language: SpokenLanguage): boolean {
  const word = words[at];
  if (word === undefined || word.isEnclosed || /[\p{Lu}]{2}/u.test(word.text)) return false;
  const next = words[at + 1]?.lower ?? '';
  if (!/^[\p{L}]+[.,;:!?…–-]{0,4}$/u.test(word.text)) return false;
  if (everywhere.test(word.lower)) return word.lower !== 'uh' || !cries.has(next);
  const isSetOff = endsPause.test(word.text) && (at === 0 || endsPause.test(words[at - 1]?.text ?? ''));
  if (word.lower === 'um') return language === 'english' || (language !== 'german' && isSetOff);
  if (word.lower === 'hm') return !/^\d/.test(words[at - 1]?.lower ?? '');
  if (word.lower === 'hum') return language === 'portuguese' || language === 'other';
  if (word.lower === 'eh') return language !== 'german' && (language !== 'english' || next !== '');
  // "I keep three hens. er, four now": what it opens is put right.
  if (
    word.lower === 'er' &&
    language === 'english' &&
    (at > 0 || !isSetOff) &&
    !/[.!?]$/.test(words[at - 1]?.text ?? '')
  )
    return isSetOff || (next !== '' && !owns.has(words[at - 1]?.lower ?? ''));
  return false;
}

const endsPause = /[,…–.-]$/;
