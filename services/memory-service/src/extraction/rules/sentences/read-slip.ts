import { behindItsClause, readCorrection } from '../../corrections/complete-correction.js';
import type { ToldAgain } from '../../corrections/corrected-subject.js';
import { mayTakeBack, readTakeBack, takesAllBack } from '../../corrections/take-back.js';
import type { Block } from '../../turns/split-blocks.js';
import { clausesThatLast } from './clauses-that-last.js';
import { readStatement } from './read-statement.js';
import type { SentenceKept, SentenceProgress, SentenceReading } from './sentence-progress.js';

/** Who puts right more in one turn is a program. */
const maxSlips = 40;

/**
 * A slip that is put right: a time takes the place of the wrong one, and so does what is told of the same subject; a
 * bare value is kept with the clause that it corrects.
 */
export function readSlip(
  sentence: string,
  block: Block,
  reading: SentenceReading,
  progress: SentenceProgress,
): SentenceKept | null {
  const { ownBefore, isTakenBack, clausesBefore, statements, question } = progress;
  const clauses = ownBefore.length > 0 ? ownBefore : clausesBefore;
  progress.ownBefore = [];
  progress.isTakenBack = false;
  if (clauses.length === 0) return null;
  const taken = readTakeBack(sentence);
  if (!isTakenBack && taken === null && !mayTakeBack(sentence)) return null;
  progress.slipsRead += 1;
  if (progress.slipsRead > maxSlips)
    return taken?.isSure === true ? { clauses: [sentence], isWeighed: true, leans: true } : null;
  if (takesAllBack(sentence)) {
    if (question !== null) return null;
    progress.isTakenBack = true;
    return { clauses: [], isWeighed: true, takenBack: clauses };
  }
  const last = statements.at(-1)?.text;
  const correction = readCorrection(sentence, { clauses, isTakenBack, isSameTurn: last !== undefined });
  if (correction === null) return null;
  const { clause, inItsPlace, asSaid, rest } = correction;
  const right = { isWeighed: false, corrects: true };
  const besides = rest === '' ? [] : readStatement(rest, block, reading, progress);
  if (inItsPlace !== null)
    return { ...right, clauses: [...clausesOf(inItsPlace, reading), ...besides], isAnswer: true, replaces: clause };
  return last === clause
    ? { ...right, clauses: [asSaid, ...besides], leans: true }
    : { ...right, clauses: [behindItsClause(clause, asSaid), ...besides], isAnswer: true };
}

/** What is told again, cut into its clauses: what is said before it stays with the first. */
function clausesOf({ before, clause }: ToldAgain, reading: SentenceReading): readonly string[] {
  const [first = clause, ...others] = reading.splitsClauses ? clausesThatLast(clause, reading) : [clause];
  return [before + first, ...others];
}
