/*
 * "I only asked for the null check", "nobody asked for one": what was to be done just now, and was overdone. However
 * much it is like a fact ("I only …"), it is about the work at hand.
 */

const onlyAsked =
  /^(?:but )?(?:(?:i|we) (?:only|just|explicitly|specifically|clearly|never) asked you (?:to|for|not)\b|(?:i|we) only asked (?:for|about) (?:the|an?|this|that|one)\b[^,;:]{1,40}$|(?:nobody|no one) asked (?:you )?for (?:one|it|that|this)[.!]*$)/i;

/** Whether somebody complains that more was done than was asked for. */
export const tellsOverdone = (sentence: string): boolean => onlyAsked.test(sentence);
