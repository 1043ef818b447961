import { isFaultReport, standsBesideFault } from '../../remarks/progress/fault-reports.js';
import type { Statement } from '../statements/statement.js';

/*
 * "saves made on android don't load on desktop" – "I compared two save files: …": a user reports a fault and nothing
 * else, and the agent looks into it. What lasts is what it found, which the reply tells.
 */

/** "Noted.", "Thanks, I'll keep that in mind." */
const takesNote =
  /^(?:noted|duly noted|understood|got it|ok(?:ay)?|alright|all right|thanks?|thank you|thx|good to know|makes sense|will do|clear|sure|sorry|oh no|i['’]ll (?:keep|remember|note)|that['’]s (?:a )?(?:known|annoying|a pity|sad))\b/i;
/** "On it.", "Looking." */
const takesUp =
  /^(?:on it|looking(?: (?:at|into) (?:it|this|that))?|checking(?: (?:it|that))?|i['’]ll (?:look|check|take a look))\b/i;
const minReplyCharacters = 25;
const minFullReplyCharacters = 200;

/** Whether a reply looks into what was told before it, and does not only take note of it. */
export const looksInto = (reply: string): boolean => {
  const said = reply.trim();
  if (takesUp.test(said)) return true;
  return said.length >= minFullReplyCharacters || (said.length >= minReplyCharacters && !takesNote.test(said));
};

/** Whether a turn reports a fault, and nothing else. */
export const reportsOnlyFault = (statements: readonly Statement[]): boolean =>
  statements.length > 0 &&
  statements.every(
    ({ text, isItem, isRow, isAnswer, isCorrection }, at) =>
      !isItem && !isRow && !isAnswer && !isCorrection && (isFaultReport(text) || (at > 0 && standsBesideFault(text))),
  );
