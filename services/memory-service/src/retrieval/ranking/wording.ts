import { tokenize } from '../tokenizer/tokenizer.js';
import { isSmallWord } from './small-words.js';

export interface Wording {
  readonly lexemes: ReadonlySet<string>;
  /** Its words that are no stop words, each in one piece ("14:30" has three lexemes). */
  readonly words: ReadonlySet<string>;
}

/** What extraction adds to a text: the days that "last week" meant. */
export const addedDates = / \(\d{4}-\d{2}-\d{2}(?: to \d{4}-\d{2}-\d{2})?\)/g;

/** The words of a text, but for dates that were added to it. */
export function readWording(text: string): Wording {
  const words = text
    .replace(addedDates, '')
    .split(/\s+/)
    .map((word) => tokenize(word));
  return {
    lexemes: new Set(words.flat()),
    words: new Set(words.filter((lexemes) => !lexemes.every(isSmallWord)).map((lexemes) => lexemes.join(' '))),
  };
}
