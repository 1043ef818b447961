import { caseless, oneOf } from '../../language/pattern-parts.js';

/*
 * "I only asked for the null check", "nobody asked for one": what was to be done just now, and was overdone. However
 * much it is like a fact ("I only …"), it is about the work at hand.
 */

const asked = oneOf(
  // What always holds is asked for in the same words.
  '(?:i|we) (?:only|just|explicitly|specifically|clearly|never) asked you (?:to|for)\\b(?!.{0,80}\\b(?:never|always|every)\\b)',
  '(?:i|we) only asked (?:for|about) (?:the|an?|this|that|one) (?:[^ ,;:]+ ){0,3}(?:checks?|fix|change|function|tests?|files?|lines?|rename|diff|patch|method|class|endpoint|imports?|types?|comments?|review|summary|explanation|command|query|snippet)$',
  '(?:nobody|no one) asked (?:you )?for (?:one|it|that|this)[.!]*$',
);
const onlyAsked = caseless`^(?:but )?${asked}`;

/** Whether somebody complains that more was done than was asked for. */
export const tellsOverdone = (sentence: string): boolean => onlyAsked.test(sentence);
