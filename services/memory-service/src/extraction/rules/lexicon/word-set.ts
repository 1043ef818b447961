/** A set of the words of a text, so that a word list reads as a list of words. */
export const wordSet = (...lists: readonly string[]): ReadonlySet<string> =>
  new Set(
    lists
      .join(' ')
      .split(/\s+/)
      .filter((word) => word !== ''),
  );

/** Lower-case words of a text; an apostrophe, hyphen or underscore within a word belongs to it, and curly apostrophes are made straight. */
export function wordsOf(text: string): readonly string[] {
  const found = text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{M}\p{N}]+(?:['_-][\p{L}\p{M}\p{N}]+)*/gu);
  return found ?? [];
}
