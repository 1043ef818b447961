import {
  correctionSimilarity,
  maxLifts,
  maxReplacedWords,
  maxReplacingWords,
  sameFrameShare,
  topicSimilarity,
} from '../weights.js';
import type { Answer } from './answer.js';
import type { Clause } from './clause.js';
import { cosineBetweenStored } from './cosine-similarity.js';
import { areOfOneFrame } from './frame.js';
import { tellsOtherPredicate } from './other-predicate.js';
import { endsOther, isForOtherPurpose, isToldApartByQuestion, tellsOtherValue } from './other-value.js';
import { tellsNewState } from './own-state.js';
import { areOfSamePerson, bringsInPerson, type Statement } from './statement.js';
import { isStateWord, shareTopic } from './tells-change.js';
import { isTelling } from './tells-end.js';

/**
 * How much worse a later statement may answer a query than an earlier one and still take its place; 0 when it does not
 * replace it.
 *
 * Where the earlier one answers the question, the later one replaces it if both are about the same thing and what tells
 * them apart is not in the question: "Which port does staging use?" tells the port of staging from that of production,
 * and neither replaces the other; "Which port do we use?" does not tell 8080 from 9090, and the later one holds. One
 * that tells a change ("we moved to Porto") or corrects by its own words ("no, …") need not repeat how the earlier one
 * was said.
 */
export function replacementLift(later: Answer, earlier: Answer): number {
  const [{ candidate: one }, { candidate: other }] = [later.statement, earlier.statement];
  const lift = one.isCorrection ? correctionLift(later, earlier) : updateLift(later, earlier);
  if (lift === 0) return 0;
  const similarity = cosineBetweenStored(one, other);
  if (similarity >= correctionSimilarity) return lift;
  // Asked last, as it reads the most of both.
  return similarity >= topicSimilarity && (lift === maxLifts.state || areOfOneThing(later.statement, earlier.statement))
    ? lift
    : 0;
}

function areOfOneThing(later: Statement, earlier: Statement): boolean {
  return shareTopic(later.wording.lexemes, earlier.wording.lexemes) || haveOneSubject(later, earlier);
}

/** "The root cause was …", "no, the root cause was …" */
function haveOneSubject(later: Statement, earlier: Statement): boolean {
  const [one, other] = [[...later.subject], earlier.subject];
  return one.some(isTelling) && one.length === other.size && one.every((word) => other.has(word));
}

/** "We met again in Bruges" */
const adds = /\b(?:again|also|too|as well|another)\b/i;

function correctionLift({ statement: later }: Answer, earlier: Answer): number {
  if (bringsInPerson(later, earlier.statement) || namesOtherThanAsked(later, earlier)) return 0;
  if (isToldApartByQuestion(later, earlier) || isForOtherPurpose(later, earlier) || endsOther(later, earlier)) return 0;
  if (earlier.statement.tone.tellsDeed && adds.test(later.candidate.memory)) return 0;
  if (later.clauses.some((clause) => swapsOther(clause, earlier))) return 0;
  return earlier.isEnough ? maxLifts.correctionOfAnswer : maxLifts.correction;
}

/** "No, the admin panel listens on port 9090" is told of another thing than the API that the question names. */
function namesOtherThanAsked(later: Statement, { statement: earlier, words }: Answer): boolean {
  const isMissing = (word: string): boolean => isTelling(word) && !later.wording.lexemes.has(word);
  if (!words.some((word) => earlier.subject.has(word) && isMissing(word))) return false;
  return [...later.subject].some((word) => isTelling(word) && !earlier.wording.lexemes.has(word));
}

/**
 * "It's NATS, not RabbitMQ" puts nothing right that does not tell of RabbitMQ; "We moved the careers page from Netlify
 * to Vercel" nothing of the status page, for a question that names that.
 */
function swapsOther({ isSwapped, lexemes, lexemesBefore, lexemesBehind }: Clause, earlier: Answer): boolean {
  if (!isSwapped) return false;
  const { lexemes: told } = earlier.statement.wording;
  const swapped = [...lexemesBehind].filter(isTelling);
  if (swapped.length > 0 && !swapped.some((word) => told.has(word))) return true;
  const asked = earlier.words.filter((word) => isTelling(word) && told.has(word));
  const isPartlyNamed = asked.some((word) => lexemes.has(word)) && asked.some((word) => !lexemes.has(word));
  return isPartlyNamed && [...lexemesBefore].some((word) => isTelling(word) && !told.has(word));
}

function updateLift(laterAnswer: Answer, earlierAnswer: Answer): number {
  const { statement: later } = laterAnswer;
  const { statement: earlier } = earlierAnswer;
  if (later.isLong || earlier.isLong || !isSameVoice(later, earlier)) return 0;
  const isAsked =
    earlierAnswer.isEnough ||
    (laterAnswer.words.some(isTelling) && later.tone.tellsChange && areOfOneFrame(later.frame, earlier.frame));
  if (!isAsked) return 0;
  const isChange = later.tone.tellsChange || later.tellsEnd;
  if (isChange && !later.tone.isHedged && tellsNewState(later, earlier)) return maxLifts.state;
  const isOtherValue = later.tone.tellsChange && tellsOtherValue(later, earlierAnswer);
  if (!isOtherValue && !answersAsMuch(laterAnswer, earlierAnswer)) return 0;
  if (isOtherValue)
    return areOfSamePerson(later, earlier) && !later.tone.isHedged && !areDeeds(later, earlier) ? maxLifts.change : 0;
  const common = commonWords(later, earlier);
  if (!areAlike(later, earlier, common) || areDeeds(later, earlier)) return 0;
  if (isChange) return tellsOtherPredicate(later, earlier) ? 0 : maxLifts.change;
  if (!earlierAnswer.isOfTopic) return 0;
  const isFrameSame = common >= sameFrameShare * Math.min(earlier.wording.words.size, later.wording.words.size);
  return isFrameSame && (earlier.tone.tellsPast || !later.tone.tellsPast) ? maxLifts.update : 0;
}

/** What was done once is not undone by doing something else. */
const areDeeds = (later: Statement, earlier: Statement): boolean =>
  earlier.tone.tellsDeed && later.tone.tellsDeed && !later.tellsEnd;

/**
 * Whether the later one has every word of the question that the earlier one has, but for those that one which tells a
 * change need not repeat.
 */
function answersAsMuch({ words, alternatives, statement }: Answer, earlier: Answer): boolean {
  // "Tabs or spaces" asks which of the two it is.
  const tellsOther = alternatives.some((word) => !earlier.alternatives.includes(word));
  return earlier.words.every(
    (word) =>
      words.includes(word) ||
      (tellsOther && earlier.alternatives.includes(word)) ||
      (isStateWord(word) && statement.tone.tellsChange),
  );
}

/**
 * Whether the two differ in little, such as a value or a name. Long statements that only have a topic in common are no
 * versions of one another.
 */
function areAlike(later: Statement, earlier: Statement, common: number): boolean {
  if (earlier.wording.words.size - common > maxReplacedWords) return false;
  if (later.wording.words.size - common > maxReplacingWords) return false;
  if (common === 0) return false;
  if (!areOfSamePerson(later, earlier)) return false;
  return !later.tone.isHedged || earlier.tone.isHedged;
}

function commonWords(later: Statement, earlier: Statement): number {
  let common = 0;
  for (const word of earlier.wording.words) if (later.wording.words.has(word)) common++;
  // "Work" and "a new job" are one.
  return common === 0 && shareTopic(later.wording.lexemes, earlier.wording.lexemes) ? 1 : common;
}

/**
 * One speaker, or the user after the assistant: what an assistant repeats later replaces nothing that the user said.
 */
export function isSameVoice({ candidate: later }: Statement, { candidate: earlier }: Statement): boolean {
  return later.speaker === earlier.speaker && (later.role === earlier.role || later.role === 'user');
}
