import { mayNameTime } from '../../dates/tokens/date-words.js';
import { looksForeign } from '../../language/foreign-clause.js';
import { isSpecific } from '../../language/specific.js';
import { namesOtherDay, surelyOutweighsRules } from '../../lasting/weigh-sentences.js';
import { isQuestion } from '../../remarks/requests/questions.js';
import type { Voice } from '../../voice.js';
import { toldWithin } from './told-within-question.js';

/**
 * The part of a sentence by which what is kept of it is weighed. "On Friday 61 accounts were billed twice, can you find
 * out why?": what has its time is weighed without what is asked about it, and of a user what names something and surely
 * lasts.
 */
export function weighedPart(
  sentence: string,
  clauses: readonly string[],
  voice: Voice,
  names: ReadonlySet<string>,
): string {
  if (!/[?？]/.test(sentence.slice(-4))) return sentence;
  const told = clauses.join(', ');
  if (isQuestion(told)) return (voice === 'user' ? toldWithin(told, names) : null) ?? sentence;
  const isNamed = voice === 'user' && isSpecific(told) && surelyOutweighsRules(told, voice);
  return isNamed || namesOtherDay(told) || (looksForeign(told) && mayNameTime(told)) ? told : sentence;
}
