import { functionWords } from '../../language/lexicon/english-words.js';
import { technologies } from '../../language/lexicon/technologies.js';

/*
 * Clauses that only say how strictly, why or with whose consent what stands before them is so: "…, no exceptions", "…,
 * compile time", "…, product is fine with it".
 */

/** "no exceptions" */
const howStrictly =
  /^(?:and )?no (?:exceptions?|ifs(?:,?(?: or| and| no)? buts)?|discussions?|debates?|excuses|questions asked|arguments?|compromises?|way around (?:it|that))(?: (?:whatsoever|at all|ever|please|here|this time))*[.!]*$/i;
/** "product is fine with it", "ops agreed to that", "we agreed on it" */
const withWhoseConsent =
  /^(?:and |but )?(?:(?:the|our|my) )?[\p{L}'’-]+(?: [\p{L}'’-]+)? (?:(?:is|are|was|were|seems?) (?:(?:totally|perfectly|also|all|quite|not|very) )*(?:fine|ok|okay|happy|good|cool|on board|comfortable|unhappy) with|(?:is|are) (?:all )?for|(?:has |have )?(?:agreed|agrees|consented) (?:to|with|on)|signed off on|insist(?:s|ed)? on) (?:it|that|this)[.!]*$/iu;
/** "we chose Typst over LaTeX", before "compile time": a choice, and what it was made for. */
const chooses = /\b(?:over|instead of|rather than) \S/i;
const bareReason = /^[a-z]{3,15}(?:[ -][a-z]{3,15})?(?: and [a-z]{3,15})?[.!]*$/;

const isBareReason = (clause: string): boolean =>
  bareReason.test(clause) &&
  clause
    .replace(/[.!]+$/, '')
    .replace(' and ', ' ')
    .split(/[ -]/)
    .every((word) => !functionWords.has(word) && !technologies.has(word));

/** Whether a clause means something only behind the one before it, in the same sentence. */
export const saysOnlyHow = (clause: string, before: string): boolean =>
  howStrictly.test(clause) || withWhoseConsent.test(clause) || (chooses.test(before) && isBareReason(clause));
