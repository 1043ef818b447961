import { caseless, oneOf } from '../language/pattern-parts.js';
import { lastSentence } from '../language/split-sentences.js';

/*
 * A value that is told by one line of code: "we start the server with:" and `make up` under it, "New key:" and the key.
 * Such a line is the half of the sentence that tells something, and stands behind it as a code span.
 */

/** What is shown, and not told. */
const shown =
  /\b(?:errors?|output|logs?|trace|stack|exception|warnings?|response|result|message|diff|prints?|says|problem|issue|bug|culprit|code|line|function|snippet|question|text|test|difference|thing|commit is|input|expected|stuck|done|broken|fail(?:s|ed|ing)?|fix(?:ed)?)\b/i;

const renewed = oneOf('new|right|correct|working|final|actual|full|current');
/** "New key:", "The right command now:" */
const renews = caseless`^(?:so |and )?(?:the |our |my )?${renewed} (?:[\w-]{2,20} ){0,2}[\w-]{2,20}(?: now)?:$`;
const ways = oneOf('with|via|using|by running|by calling|through');
/** "We start the server with:", "our deploy command is" */
const says = caseless`^(?:(?:ok|so|and|btw)[, ]+)*(?:we|i|our|my|the|to [a-z]+)\b[^:;?!]{3,80}\b(?:${ways}|is|are)(?: now| always)?:?$`;
/** "Always run this before a commit:" */
const rules = caseless`^(?:please )?(?:always|never|only)\b[^:;?!]{3,80}:$`;

const maxCodeCharacters = 160;

/** A lead-in with the line of code that it ends in, or null where the code is more than a value, or only shown. */
export function withCodeTold(leadIn: string, code: readonly string[]): string | null {
  const lines = code.filter((line) => line.trim() !== '');
  const value = lines[0]?.trim() ?? '';
  if (lines.length !== 1 || value.length > maxCodeCharacters || value.includes('`')) return null;
  const last = lastSentence(leadIn);
  if (shown.test(last) || !(renews.test(last) || says.test(last) || rules.test(last))) return null;
  return `${leadIn} \`${value}\``;
}
