import { withoutAddedDates } from '../../extraction/dates/annotate-dates.js';
import { tokenize } from '../tokenizer/tokenizer.js';
import { isSmallWord } from './small-words.js';

export interface Wording {
  readonly lexemes: ReadonlySet<string>;
  /** Its words that are no stop words, each in one piece ("14:30" has three lexemes). */
  readonly words: ReadonlySet<string>;
}

/** Longer texts are never taken for versions of one another, whatever words they share; no more of them is read. */
export const longestCompared = 300;

/** The words of a text, but for dates that were added to it. */
export function readWording(text: string): Wording {
  const words = withoutAddedDates(text)
    .split(/\s+/)
    .map((word) => tokenize(word));
  return {
    lexemes: new Set(words.flat()),
    words: new Set(words.filter((lexemes) => !lexemes.every(isSmallWord)).map((lexemes) => lexemes.join(' '))),
  };
}
