import { splitSentences } from '../../language/split-sentences.js';
import { surelyOutweighsRules } from '../../lasting/weigh-sentences.js';
import { judgeReply, type ReplyJudgement } from '../../lasting-replies/weigh-replies.js';
import { reportsEditAsAsked } from '../../remarks/agents/edits-as-asked.js';
import {
  isGenerality,
  isGeneralKnowledge,
  isTextbook,
  mayExplain,
  namesOwn,
  readGeneralQuestion,
} from '../../remarks/agents/general-knowledge.js';
import { opensMadeUpCase } from '../../remarks/agents/made-up-cases.js';
import { askedAsNotUnderstood } from '../../remarks/agents/not-understood.js';
import { tellsRemedy } from '../../remarks/agents/told-remedies.js';
import { asksOfHistory, asksOfWorld, tellsOfWorld } from '../../remarks/agents/world-knowledge.js';
import { asksForInvention, givesTextToWorkOn } from '../../remarks/requests/commissioned-texts.js';
import { asksForRecommendations } from '../../remarks/requests/recommendations.js';
import { isTask } from '../../remarks/requests/requests.js';
import { asksToReckon, tellsResult } from '../../remarks/thin/reckoning.js';
import type { Block } from '../../turns/split-blocks.js';

/** A longer reply is asked for again: an agent explains at length what somebody has to decide. */
const maxExplanationCharacters = 400;

/** A reply of two or three short sentences is weighed as a turn. */
const minWeighedCharacters = 200;

/** What was said before a reply, and in what it stands. */
export interface ReplyContext {
  /** What somebody else said right before, or null. */
  readonly asked: string | null;
  readonly characters: number;
  /** Whether it is one turn of a long conversation. */
  readonly isConversation: boolean;
}

/**
 * Judges the sentences of a reply: which tell what any book does, or what is of the moment, by rules, and in a call of
 * few turns by their weights in their place. Of a conversation, which is asked about all that was said, rules alone
 * judge.
 */
export function judgeOfReply(context: ReplyContext, blocks: readonly Block[]): (sentence: string) => ReplyJudgement {
  const isOfOwn = asksOfOwn(context.asked, blocks);
  const isGeneral = (isOfOwn ? null : generalByRule(context)) ?? (() => false);
  const isAsAsked = answersAsAsked(context, blocks);
  const isRecommending = context.asked !== null && asksForRecommendations(context.asked);
  const isLeft = (block: Block): boolean =>
    opensMadeUpCase(block.text) || (isRecommending && block.kind === 'item' && !namesOwn(block.text));
  const leftOut = new Set(blocks.filter(isLeft).flatMap(({ text }) => splitSentences(text)));
  const isWeighed = !context.isConversation && context.characters >= minWeighedCharacters;
  const judge = isWeighed ? judgeReply(context.asked, blocks) : judgeShortReply(context.asked);
  return (sentence) => {
    if (isGeneral(sentence) || isAsAsked(sentence) || leftOut.has(sentence)) return 'passes';
    return isRecommending && heedsAsker(sentence) ? 'lasts' : judge(sentence);
  };
}

/** "Since you don't like books in the first person, I left those out": what was so of the asker before. */
export const heedsAsker = (sentence: string): boolean =>
  /\b(?:since|because|as) you(?:r \w|['’](?:re|ve)\b| (?:are|have|like|love|prefer|hate|can|do|never|always)\w*)/i.test(
    sentence,
  );

/** Whether what was never understood is found in somebody's own things: then the reply to it names them. */
const asksOfOwn = (asked: string | null, blocks: readonly Block[]): boolean =>
  asked !== null && askedAsNotUnderstood(asked) !== null && blocks.some(({ text }) => namesOwn(text));

/** Of a short reply no more is sure than what cures the fault, where no piece of work was asked for. */
const judgeShortReply = (asked: string | null): ((sentence: string) => ReplyJudgement) =>
  asked !== null && isTask(asked) ? () => 'open' : (sentence) => (tellsRemedy(sentence) ? 'lasts' : 'open');

/** Where an agent names a file, it tells of the work. */
const namesFile = /`|\b[\w-]{1,40}\/[\w./-]{2,60}/;

/**
 * In a short reply, what no project owns, the text that was worked on or made up, the result of a sum that was asked
 * for, or that the edit is done that was.
 */
function answersAsAsked({ asked, characters }: ReplyContext, blocks: readonly Block[]): (sentence: string) => boolean {
  if (asked === null || characters > maxExplanationCharacters) return () => false;
  if (asksOfWorld(asked) || asksOfHistory(asked, blocks.map(({ text }) => text).join('\n'))) return tellsOfWorld;
  const isReckoned = asksToReckon(asked);
  if (givesTextToWorkOn(asked) || asksForInvention(asked)) return (sentence) => !namesFile.test(sentence);
  return (sentence) => (isReckoned && tellsResult(sentence)) || reportsEditAsAsked(sentence, asked);
}

/**
 * What was asked about in general, or, in a short reply, has the form; null for a long one that nothing in general was
 * asked for. In a call of few turns what goes on with an explanation belongs to it.
 */
function generalByRule({ asked, characters, isConversation }: ReplyContext): ((sentence: string) => boolean) | null {
  const question = asked === null ? null : readGeneralQuestion(asked);
  if (characters > maxExplanationCharacters && (question === null || isConversation)) return null;
  let explains = question === 'lesson' && !isConversation;
  return (sentence) => {
    if (explains && question !== null && asked !== null && mayExplain(sentence, question, asked)) return true;
    const isGeneral = asked !== null && question !== null && isGeneralKnowledge(sentence, question, asked);
    explains ||= isGeneral && !isConversation;
    return isGeneral || (!isConversation && tellsInGeneral(sentence));
  };
}

const tellsInGeneral = (sentence: string): boolean =>
  isTextbook(sentence) || (isGenerality(sentence) && !surelyOutweighsRules(sentence, 'assistant'));
