/** A set of the words of a text, so that a word list reads as a list of words. */
export const wordSet = (...lists: readonly string[]): ReadonlySet<string> =>
  new Set(
    lists
      .join(' ')
      .split(/\s+/)
      .filter((word) => word !== ''),
  );

let lastText = '';
let lastWords: readonly string[] = [];

/**
 * Lower-case words of a text; an apostrophe, hyphen or underscore within a word belongs to it, and curly apostrophes are made straight.
 * The last answer is remembered, since one sentence is asked about several times in a row.
 */
export function wordsOf(text: string): readonly string[] {
  if (text === lastText) return lastWords;
  const found = text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{M}\p{N}]+(?:['_-][\p{L}\p{M}\p{N}]+)*/gu);
  lastText = text;
  lastWords = found ?? [];
  return lastWords;
}
