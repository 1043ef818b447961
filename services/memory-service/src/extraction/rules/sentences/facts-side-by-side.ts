import { splitClauses } from '../../clauses/split-clauses.js';
import { startsIndependentClause } from '../../language/independent-clause.js';
import { caseless, oneOf } from '../../language/pattern-parts.js';
import { placeWords } from '../../language/words-in-place.js';

/*
 * "Billing runs on Postgres 15 and search on OpenSearch; the queue is Redis.": what a longer reply of an agent lists
 * within a sentence. What explains stays whole there: reasons, conditions, contrasts, and what goes on about one thing.
 */

/** What links two clauses, or makes one part of the other. */
const links = caseless`\b${oneOf(
  'because|since|as|so|thus|therefore|hence|if|when|whenever|unless|(?:until|till|after|before)(?! \\d)|while|whereas|although|though|but|yet|however|otherwise|except',
  'instead|rather|despite|which|that|who|whose|where|once|then|first|second|finally|meanwhile|next|afterwards|later|due|thanks|only',
  'means?|makes?|lets?|causes?|caused|leads?|led|would|could|should|might|may|must|you|your|i|me|please|either|both|neither|nor|or|not|never|no',
)}\b|n['’]t\b|[:?()–—"“”]|\s-\s`;
/** What points at the part before. */
const pointsAtOther = caseless`\b${oneOf('it|its|they|them|their|there|this|these|those|he|she|his|her|him|same|too|also|else|other|others|each|another|one|ones')}\b`;
/** What tells of a kind of thing, and of nobody's, or how things go on. */
const opensOther =
  /^(?:an?|any|every|most|many|some|all|now|still|just|already|use|run|add|set|check|open|keep|make|see|try|let|note|to|for|from|in|on|at|by|with)\b/i;

/** "falls back to 4": a verb and its particle, and no subject with its verb. */
const opensWithVerb = /^[\p{L}-]+ (?:back|up|down|off|out|away|over|in|on|to|from|with|at|by|for|into|the|an?)\b/iu;

const maxCharacters = 220;
const maxParts = 4;
const minPartWords = 3;

const opening = /^(?:(?:the|our|my|their|your) )?\S+/i;
const subjectOf = (text: string): string => opening.exec(text)?.[0].toLowerCase() ?? '';

/** Whether a part tells one thing by itself: of its own subject, and with a verb, its own or the one that was left out. */
const standsAlone = (part: string): boolean =>
  part.split(' ').length >= minPartWords &&
  !opensOther.test(part) &&
  !pointsAtOther.test(part) &&
  !opensWithVerb.test(part) &&
  startsIndependentClause(placeWords(part), 0);

/** The facts that a sentence of a longer reply tells side by side, each of its own subject; else the sentence alone. */
export function factsSideBySide(sentence: string): readonly string[] {
  if (sentence.length > maxCharacters || !/[;,]|\sand\s/.test(sentence) || links.test(sentence)) return [sentence];
  const parts = splitClauses(sentence, 'assistant', 'none');
  const [first = '', ...others] = parts;
  if (others.length === 0 || parts.length > maxParts || !parts.every(standsAlone)) return [sentence];
  // "Backups run at 02:00 and take 20 minutes" is of one thing.
  return others.some((part) => subjectOf(part) === subjectOf(first)) ? [sentence] : parts;
}
