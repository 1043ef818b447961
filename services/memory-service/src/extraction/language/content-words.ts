import { chatterWords } from './lexicon/chatter-words.js';
import { functionWords } from './lexicon/english-words.js';
import { wordsOf } from './lexicon/word-set.js';

const noNames: ReadonlySet<string> = new Set();

let lastSentence = '';
let lastNames: ReadonlySet<string> | null = null;
let lastContent: readonly string[] = [];

/**
 * Words that carry something: neither function words nor chatter, nor the names of those who talk. The last answer is
 * remembered, since one sentence is asked about several times in a row.
 */
export function contentWords(sentence: string, names: ReadonlySet<string> = noNames): readonly string[] {
  if (sentence === lastSentence && names === lastNames) return lastContent;
  lastContent = findContentWords(sentence, names);
  lastSentence = sentence;
  lastNames = names;
  return lastContent;
}

function findContentWords(sentence: string, names: ReadonlySet<string>): readonly string[] {
  return wordsOf(sentence.slice(0, 2000)).filter((word) => {
    const stem = word.endsWith("'s") ? word.slice(0, -2) : word;
    const isPlain = functionWords.has(word) || chatterWords.has(word) || names.has(stem);
    return !isPlain && (word.length > 1 || /[\p{N}\p{Lo}]/u.test(word));
  });
}
