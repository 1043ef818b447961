/*
 * Patterns that are put together of named parts, so that a long one reads as a sentence:
 * caseless`^(?:the|my) ${machines} (?:is|are) ${broken}[.!]*$`. A part keeps no state and has no groups that are
 * referred to.
 */

/** One of some alternatives, as part of a pattern: `oneOf('cat|dog', 'bird')` is `(?:cat|dog|bird)`. */
export const oneOf = (...lists: readonly string[]): string => `(?:${lists.join('|')})`;

/** A pattern without regard to case; a backslash in it is written once. */
export const caseless = (source: TemplateStringsArray, ...parts: readonly string[]): RegExp =>
  new RegExp(String.raw(source, ...parts), 'i');

/** The same for letters of any script, with `\p{…}` in it. */
export const caselessUnicode = (source: TemplateStringsArray, ...parts: readonly string[]): RegExp =>
  new RegExp(String.raw(source, ...parts), 'iu');
