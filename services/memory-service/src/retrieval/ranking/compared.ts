import type { Candidate } from '../candidates/candidate.js';
import { correctionDepth, maxLifts } from '../weights.js';
import { type Answer, type AskedWord, answerOf } from './answer.js';
import { byAge } from './by-age.js';
import { mayPutRight } from './last-said.js';
import { replacementLift } from './replacement.js';
import { adjusted, byScore, type ScoredCandidate } from './scored-candidate.js';
import { type Statement, statementOf } from './statement.js';
import { namesWhatEnded, type Succession, standsAboveEnded, takesPlaceOf } from './succession.js';
import { successionsAmong } from './successions-among.js';
import { areToldApart } from './told-apart.js';

/*
 * The first places of a ranking as they are compared with one another: which later one stands in place of which earlier
 * one.
 */

/**
 * How far above another one's score a lifted one comes: enough to stand above it, too little to matter otherwise.
 */
const aboveBy = 1e-6;

export interface Compared {
  readonly answer: Answer;
  /** Its score before anything was lifted. */
  readonly original: number;
  /** Whether it is one of the first places; farther down, only what has ended makes room for it. */
  readonly isNear: boolean;
  /** What its message says has ended, where it tells what is instead. */
  readonly successions: readonly Succession[];
  /** What it puts right without telling of what; null of any other. */
  readonly corrected: Statement | null;
  scored: ScoredCandidate;
}

/** The first places and what is instead of something that ended, oldest first. */
export function comparedOf(
  ranked: readonly ScoredCandidate[],
  asked: readonly AskedWord[],
  corrected: ReadonlyMap<Statement, Statement>,
): Compared[] {
  const successions = successionsAmong(ranked);
  const compared: Compared[] = [];
  for (const [place, scored] of ranked.entries()) {
    const statement = statementOf(scored.candidate);
    const ofMessage = successions.get(statement) ?? none;
    const isNear = place < correctionDepth;
    // A message that tells what has ended says itself of what it is told.
    const putRight = ofMessage === none ? (corrected.get(statement) ?? null) : null;
    if (!isNear && ofMessage === none && putRight === null) continue;
    const answer = answerOf(statement, asked);
    compared.push({ answer, original: scored.score, isNear, successions: ofMessage, corrected: putRight, scored });
  }
  compared.sort(({ answer: { statement: a } }, { answer: { statement: b } }) =>
    byAge(a.candidate, b.candidate, a.day, b.day),
  );
  return successions.size === 0 ? compared : endedFirst(compared);
}

const none: readonly Succession[] = [];

/** What is instead comes after what has ended, in whatever order the message tells them. */
function endedFirst(byAge: readonly Compared[]): Compared[] {
  const ordered: Compared[] = [];
  const waiting: Compared[] = [];
  for (const [place, one] of byAge.entries()) {
    const next = byAge[place + 1];
    if (one.successions.some(({ ended }) => ended === next?.answer.statement)) waiting.push(one);
    else ordered.push(one, ...waiting.splice(0));
  }
  return [...ordered, ...waiting];
}

/** All candidates, best first, with the scores of those that were compared. */
export function withLifted(ranked: readonly ScoredCandidate[], compared: readonly Compared[]): ScoredCandidate[] {
  const first = compared.map(({ scored }) => scored).sort(byScore);
  // A lifted one only rises: of the first places, whatever was not compared stays below all.
  if (compared.length <= correctionDepth) return [...first, ...ranked.slice(correctionDepth)];
  const isCompared = new Set(first.map(({ candidate }) => candidate));
  return [...first, ...ranked.filter(({ candidate }) => !isCompared.has(candidate))].sort(byScore);
}

/** The later one in place of one of the older ones, for the question that they are compared for. */
export function replaces(later: Compared, older: readonly Compared[]): (earlier: Compared) => boolean {
  const succeeded = later.successions.length === 0 ? null : succeededBy(later, older);
  return (earlier) =>
    later.corrected === earlier.answer.statement || succeeded?.has(earlier) === true || standsInPlaceOf(later, earlier);
}

/** Whether what would replace an older one is told of another thing. What ends or corrects says itself of what. */
export function isToldOfAnother({ answer, successions, corrected }: Compared, { answer: earlier }: Compared): boolean {
  if (successions.length > 0 || corrected === earlier.statement) return false;
  // "Is the repo public or private?" names neither.
  const asked = earlier.words.filter((word) => !earlier.alternatives.includes(word));
  return areToldApart(answer.statement, earlier.statement, asked);
}

/** Those whose place a later one takes since its message says that they have ended. */
function succeededBy({ successions }: Compared, older: readonly Compared[]): ReadonlySet<Compared> {
  const succeeded = new Set<Compared>();
  for (const succession of successions) {
    const replaced = older.filter(({ answer }) => takesPlaceOf(succession, answer));
    const ended = older.find(({ answer }) => answer.statement === succession.ended);
    const statements = replaced.map(({ answer }) => answer.statement);
    for (const one of replaced) succeeded.add(one);
    if (ended !== undefined && standsAboveEnded(succession, ended.answer.words, statements)) succeeded.add(ended);
  }
  return succeeded;
}

/** Whether the later one replaces the earlier and answers the query about as well. */
function standsInPlaceOf(later: Compared, earlier: Compared): boolean {
  const below = earlier.original - later.original;
  if (!later.isNear || below > highestLift) return false;
  // Two similar memories of one message tell two things, unless the second takes the first back.
  const [{ candidate }, { candidate: other }] = [later.answer.statement, earlier.answer.statement];
  if (!candidate.isCorrection && isSameMessage(candidate, other)) return false;
  const lift = replacementLift(later.answer, earlier.answer);
  if (lift === 0 || below > lift || !mayStandFor(later, earlier.answer.statement)) return false;
  const tellsState = lift === maxLifts.state || !later.answer.statement.tellsOnlyEnd;
  return tellsState || namesWhatEnded(later.answer.statement, earlier.answer);
}

/** What does not say of what it is told is told of what it is known to put right, and of nothing else. */
function mayStandFor({ answer: { statement }, corrected }: Compared, earlier: Statement): boolean {
  const { leaning, candidate, tone } = statement;
  // "No, we use pnpm now" has a verb of its own, and tells that something is new.
  const tellsNewMeans = leaning?.tellsMeans === true && tone.tellsChange;
  const isOfOne = leaning?.isBare === true && !leaning.isChange && !tellsNewMeans;
  if (isOfOne && candidate.sourceIndex === 0) return corrected === earlier;
  return mayPutRight(statement, earlier);
}

const highestLift = Math.max(...Object.values(maxLifts));

/** One that comes to stand right above a score. */
export function lifted(scored: ScoredCandidate, above: number): ScoredCandidate {
  return adjusted(scored, 'correction', Math.min(above - scored.score + aboveBy, 1 - scored.score));
}

function isSameMessage(a: Candidate, b: Candidate): boolean {
  return a.sourceIndex === b.sourceIndex && a.sessionId === b.sessionId;
}
