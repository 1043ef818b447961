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
 * Lower-case words of a text; an apostrophe, hyphen or underscore within a word belongs to it, and curly apostrophes
 * are made straight.
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

const suffixes: readonly (readonly [string, string])[] = [
  ['ies', 'y'],
  ['es', ''],
  ['s', ''],
  ['ed', ''],
  ['ed', 'e'],
  ['ing', ''],
  ['ing', 'e'],
  ["'s", ''],
  ["in'", ''],
];

/** Whether a word, or what it is a form of, is in a set: `overlapping`, `pages`, `exploded`. */
export function isFormIn(word: string, words: ReadonlySet<string>): boolean {
  const plain = word.replace(/(\p{L})\1{2,}/gu, '$1');
  if (words.has(word) || words.has(plain)) return true;
  return suffixes.some(([suffix, end]) => {
    if (!word.endsWith(suffix) || word.length - suffix.length < 2) return false;
    const stem = word.slice(0, -suffix.length);
    return words.has(stem + end) || (stem.at(-1) === stem.at(-2) && words.has(stem.slice(0, -1)));
  });
}
