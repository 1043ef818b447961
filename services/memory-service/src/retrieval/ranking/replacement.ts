import {
  answeredShare,
  correctionSimilarity,
  maxLifts,
  maxReplacedWords,
  maxReplacingWords,
  sameFrameShare,
} from '../weights.js';
import { cosineBetweenStored } from './cosine-similarity.js';
import type { Statement } from './statement.js';
import { isStateWord, shareTopic } from './tells-change.js';

/** Those of the question's words that a statement has; none unless they are enough to answer it. */
export function answeredWords(statement: Statement, asked: readonly string[]): readonly string[] {
  const answered = asked.filter((lexeme) => statement.has(lexeme));
  return answered.length >= answeredShare * asked.length ? answered : [];
}

/**
 * How much worse a later statement may answer a query than an earlier one and still take its place; 0 when it does not replace it.
 *
 * Where the earlier one answers the question, the later one replaces it if both are about the same thing and what tells them apart is
 * not in the question: "Which port does staging use?" tells the port of staging from that of production, and neither replaces the other;
 * "Which port do we use?" does not tell 8080 from 9090, and the later one holds. One that tells a change ("we moved to Porto") or
 * corrects by its own words ("no, …") need not repeat how the earlier one was said.
 *
 * @param answered `answeredWords` of the earlier one
 */
export function replacementLift(later: Statement, earlier: Statement, answered: readonly string[]): number {
  const lift = later.candidate.isCorrection ? correctionLift(answered) : updateLift(later, earlier, answered);
  // Compared last, as it costs most.
  return lift > 0 && cosineBetweenStored(later.candidate, earlier.candidate) >= correctionSimilarity ? lift : 0;
}

function correctionLift(answered: readonly string[]): number {
  return answered.length > 0 ? maxLifts.correctionOfAnswer : maxLifts.correction;
}

function updateLift(later: Statement, earlier: Statement, answered: readonly string[]): number {
  if (answered.length === 0 || later.isLong || earlier.isLong || !isSameVoice(later, earlier)) return 0;
  const missing = answered.filter((lexeme) => !later.has(lexeme));
  const { tellsChange } = later.tone;
  if (!(tellsChange ? missing.every(isStateWord) : missing.length === 0)) return 0;
  const common = commonWords(later, earlier);
  if (!areAlike(later, earlier, common)) return 0;
  if (tellsChange) return maxLifts.change;
  const isFrameSame = common >= sameFrameShare * Math.min(earlier.wording.words.size, later.wording.words.size);
  return isFrameSame && (earlier.tone.tellsPast || !later.tone.tellsPast) ? maxLifts.update : 0;
}

/** Whether the two differ in little, such as a value or a name. Long statements that only have a topic in common are no versions of one another. */
function areAlike(later: Statement, earlier: Statement, common: number): boolean {
  if (earlier.wording.words.size - common > maxReplacedWords) return false;
  if (later.wording.words.size - common > maxReplacingWords) return false;
  if (common === 0 && !shareTopic(later.wording.lexemes, earlier.wording.lexemes)) return false;
  const [ofLater, ofEarlier] = [later.tone.concerned, earlier.tone.concerned];
  if (ofLater !== ofEarlier && ofLater !== null && ofEarlier !== null) return false;
  return !later.tone.isHedged || earlier.tone.isHedged;
}

function commonWords(later: Statement, earlier: Statement): number {
  let common = 0;
  for (const word of earlier.wording.words) if (later.wording.words.has(word)) common++;
  return common;
}

/** One speaker, or the user after the assistant: what an assistant repeats later replaces nothing that the user said. */
function isSameVoice({ candidate: later }: Statement, { candidate: earlier }: Statement): boolean {
  return later.speaker === earlier.speaker && (later.role === earlier.role || later.role === 'user');
}
