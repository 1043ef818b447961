import { functionWords } from '../language/lexicon/english-words.js';
import { wordSet } from '../language/lexicon/word-set.js';
import { endsWithMark, type SpokenWord } from './spoken-word.js';

/*
 * "our new our new designer", "as a as a nurse", "I got it I got the job": who speaks begins again, and means it once.
 */

const maxRepeatedWords = 6;
/** Said twice on purpose, or grammar: "no no", "very very", "the thing that that …". */
const meantTwice = wordSet('no yes yeah very really so too that had is bye ha la more many much long again never');

/** The words with each beginning that is begun again left out. */
export function withoutRepeats(words: readonly SpokenWord[]): readonly SpokenWord[] {
  const said: SpokenWord[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (word === undefined) break;
    const begunAgain = wordsBegunAgain(said, words, at);
    const pause = begunAgain > 0 ? (said.at(-begunAgain)?.pause ?? 'none') : word.pause;
    said.splice(said.length - begunAgain, begunAgain);
    said.push({ ...word, pause });
  }
  return said;
}

/** How many of the last words are said again from `at` on. */
function wordsBegunAgain(said: readonly SpokenWord[], words: readonly SpokenWord[], at: number): number {
  const last = said.at(-1);
  const word = words[at];
  if (last === undefined || word === undefined || word.isEnclosed || last.isEnclosed || endsWithMark(last)) return 0;
  for (let count = Math.min(maxRepeatedWords, said.length); count > 0; count -= 1) {
    const begun = said.slice(-count);
    if (begun.some((each) => endsWithMark(each)) || begun.every(({ lower }) => counts.test(lower))) continue;
    if (begun.every(({ lower }, offset) => lower !== '' && lower === words[at + offset]?.lower))
      if (count > 1 || word.pause !== 'none' || isSmallTwice(word)) return count;
  }
  return startsOver(said, words, at);
}

/** "four four one two": a number that is read out. */
const counts =
  /^(?:\d.*|zero|oh|one|two|three|four|five|six|seven|eight|nine|ten|double|null|eins?|zwei|zwo|drei|vier|fünf|sechs|sieben|acht|neun|un|deux|trois|quatre|cinq|six|sept|huit|neuf|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)$/;

const isSmallTwice = ({ lower }: SpokenWord): boolean => functionWords.has(lower) && !meantTwice.has(lower);

/**
 * "for the um for their new office", "the um our designer", "I got it I got the job": it goes on otherwise than it
 * began.
 */
function startsOver(said: readonly SpokenWord[], words: readonly SpokenWord[], at: number): number {
  const [pronoun, verb, object] = said.slice(-3);
  if (
    /^(?:i|we|he|she|they)$/.test(pronoun?.lower ?? '') &&
    object?.lower === 'it' &&
    pronoun?.lower === words[at]?.lower &&
    verb?.lower === words[at + 1]?.lower
  )
    return 3;
  const word = words[at];
  if (word === undefined || word.pause === 'none') return 0;
  if (articles.has(said.at(-1)?.lower ?? '') && articles.has(word.lower)) return 1;
  for (const count of [2, 3]) {
    const begun = said.slice(-count);
    const isSmall = begun.length === count && begun.every(({ lower }) => functionWords.has(lower));
    if (isSmall && begun[0]?.lower === word.lower) return count;
  }
  return 0;
}

const articles = wordSet('the a an my our his her their your');
