import { surelyOutweighsRules } from '../lasting/weigh-sentences.js';
import {
  isGenerality,
  isGeneralKnowledge,
  isTextbook,
  mayExplain,
  readGeneralQuestion,
} from '../remarks/general-knowledge.js';

/** A longer reply is asked for again: an agent explains at length what somebody has to decide. */
const maxExplanationCharacters = 400;

/** What was said before a reply, and in what it stands. */
export interface ReplyContext {
  /** What somebody else said right before, or null. */
  readonly asked: string | null;
  readonly characters: number;
  /** Whether it is one turn of a long conversation. */
  readonly isConversation: boolean;
}

/**
 * Which sentences of a reply tell what any book does: asked about it, or, in a short one, by their form; null for a long one that nothing
 * in general was asked for. In a call of few turns what goes on with an explanation belongs to it.
 */
export function generalitiesIn({
  asked,
  characters,
  isConversation,
}: ReplyContext): ((sentence: string) => boolean) | null {
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
