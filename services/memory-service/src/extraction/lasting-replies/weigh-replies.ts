import { replyOdds } from './reply-odds.js';
import type { SentenceInReply } from './sentence-in-reply.js';

/** Whether a sentence of a reply passes or lasts for sure, whatever rules say of it, or is open to them. */
export type ReplyJudgement = 'passes' | 'lasts' | 'open';

/** Higher bounds lose facts faster than they leave out what passes. */
const passesBelow = -1.8;
/** A turn with such a sentence does not pass as a whole. */
const lastsFrom = 1;

/**
 * Judges by weights whether a sentence of an agent's reply tells something of the matter at hand that lasts, or what
 * any book does and what is of the moment.
 */
export function judgeInReply(sentence: SentenceInReply): ReplyJudgement {
  const odds = replyOdds(sentence);
  if (odds < passesBelow) return 'passes';
  return odds >= lastsFrom ? 'lasts' : 'open';
}
