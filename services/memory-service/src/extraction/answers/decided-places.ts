import { caselessUnicode, oneOf } from '../language/pattern-parts.js';
import { splitSentences } from '../language/split-sentences.js';
import { isQuestion } from '../remarks/requests/questions.js';

/*
 * "let it run on the synology then", behind what an agent asked or laid out: where or with what something is to be from
 * now on. It has the form of a task; "then" tells that it was chosen.
 */

const opening = '(?:(?:ok(?:ay)?|right|fine|alright|yes|yeah|no|so|good|hm+|well),? ){0,2}(?:then,? )?';
const lasting = oneOf(
  "let(?:['’]s)? (?:it|them|that|those) (?:run|live|stay|sit|listen|start|go|use|be stored|be kept|depend on)",
  "(?:(?:let['’]s|we['’]ll|we can|i['’]ll|i['’]d) )?(?:keep|leave|host|run|store|serve|schedule|have) (?:it|them|that|those)(?: (?:run|live|stay|use))?",
);
const where = String.raw`(?:(?:only|just) )?(?:on|in|at|under|with|via|through|behind|every|from|as) (?!(?:(?:the |a |an )?(?:background|foreground|parallel|sequence|order|terminal|console|debug\p{L}*|loop|next|other|first|second|usual|same)|it|this|that|there|here|now|place|mind|hold|me|you|fire|peace|case|progress)\b)(?:(?:the|our|my|a|an) )?[\p{L}\p{N}./_-]{2,30}(?: [\p{L}\p{N}./_-]{2,30}){0,3}`;
const decision = caselessUnicode`^${opening}${lasting} ${where},? (?:then|after all)(?: please)?[.!]*$`;

const bare = caselessUnicode`^${opening}${lasting} ${where}(?: please)?[.!]*$`;

/** "One way would be to split it out": laid out, and not yet done. */
const laysOut =
  /\b(?:one (?:way|option|idea) (?:would be|is)|(?:another|an) (?:way|option|idea) (?:would be|is)|we could|i could|i(?:['’]d| would) (?:suggest|recommend|propose|move|split|put|extract)|alternatively|you could|it could (?:be|live|go|run))\b/i;

const maxCharacters = 100;

/** Whether a sentence decides where or with what "it" is to be, of which a way was laid out before or not. */
export const decidesWhere = (sentence: string, toldBefore: string): boolean =>
  sentence.length <= maxCharacters &&
  (decision.test(sentence) || (bare.test(sentence) && laysOut.test(toldBefore.slice(-maxToldCharacters))));

const maxToldCharacters = 200;

/** The sentence of what was said before a decision that tells what it is about: the last; null where it asks. */
export function decidedAbout(told: string): string | null {
  const last = splitSentences(told.trim().split('\n').at(-1) ?? '').at(-1) ?? '';
  return last === '' || last.length > maxToldCharacters || isQuestion(last) ? null : last;
}
