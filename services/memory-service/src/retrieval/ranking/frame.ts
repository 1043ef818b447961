import { withoutAddedDates } from '../../extraction/dates/annotate-dates.js';

/*
 * "Nadia now prefers Slack" after "Nadia prefers email": both say the same of one subject but for the value. So the
 * later one takes the place of the earlier however a question asks for it.
 */

const ofTime = / (?:now|currently|these days|nowadays|(?:as of|since|from|starting) [^,;:]{2,40})(?= |[.!]*$)/giu;
const pronoun = /^(?:i|we|you|he|she|it|they|this|that|there)$/;
const maxCharacters = 100;
/** A subject and a verb. */
const minWords = 2;
const maxValueWords = 2;

/** The words of a text in their order without times; none of a long one, or of one that opens with a pronoun. */
export function frameOf(text: string): readonly string[] {
  if (text.length > maxCharacters) return [];
  const words = withoutAddedDates(text)
    .replace(ofTime, '')
    .toLowerCase()
    .replace(/[.!]+$/, '')
    .split(/\s+/);
  return pronoun.test(words[0] ?? '') ? [] : words;
}

/** Whether two statements differ in nothing but their last words. */
export function areOfOneFrame(one: readonly string[], other: readonly string[]): boolean {
  if (one[0] !== other[0] || one[1] !== other[1]) return false;
  const differing = one.findIndex((word, at) => word !== other[at]);
  if (differing < minWords || one.length - differing > maxValueWords) return false;
  return other.length > differing && other.length - differing <= maxValueWords;
}
