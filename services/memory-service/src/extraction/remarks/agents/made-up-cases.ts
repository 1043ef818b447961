import { caseless, oneOf } from '../../language/pattern-parts.js';

/*
 * "Imagine a shop with two tills and one queue. …", "Let me walk through the failing case. The input is `[3, 1]`. …":
 * what an agent makes up or steps through to explain something. Nothing of what follows in the paragraph is so.
 */

const likeness = oneOf(
  'imagine (?:an?|you|that|two|three|your|this)|picture (?:an?|two|three|yourself)|suppose (?:you|that|two)',
  "(?:let['’]s )?say (?:you have|you had|there (?:is|are)|we have|two)|think of (?:it|this|that) (?:as|like)|here['’]?s an analogy",
);
const stepsThrough = `let(?:['’]s| me| us) (?:walk|step|trace|play|think) (?:it |this |that )?through|let(?:['’]s| me| us) trace`;
const opensCase = caseless`^(?:(?:ok|okay|sure|right|so|now|well|first)[,:]? )*${oneOf(likeness, stepsThrough)}\b`;

/** Whether a paragraph opens with a case that is made up or stepped through. */
export const opensMadeUpCase = (paragraph: string): boolean => opensCase.test(paragraph);
