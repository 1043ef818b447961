import type { Voice } from '../../voice.js';
import { isForeignPlan } from '../foreign/foreign-plans.js';
import { isForeignStatus } from '../foreign/foreign-remarks.js';
import { isForeignWork } from '../foreign/foreign-work.js';
import { isQuestion } from '../requests/questions.js';
import { isTask } from '../requests/requests.js';
import { isOngoing } from './ongoing-work.js';
import { isStatus } from './status-remarks.js';
import { isAbsentForMinutes, isProgressReport } from './work-in-progress.js';

/*
 * What is told beside "trying 32", "back in a bit" or "then show me" is mostly of the moment, too: who reports what is
 * being done, asks for work or leaves the room seldom says something for good in the same breath.
 */

const partings = /^(?:see you|see ya|bye|later|talk soon|talk to you)\b[^,;:]{0,30}$/i;
/** Takes back what stands before it. */
const withdraws =
  /^(?:(?:ok|oh|ah|well|wait|actually)[, ]+)*(?:never ?mind|nvm|forget (?:it|that)|scratch that)(?: then)?[.!…]*$/i;
/** "I'll put it back in a second." */
const soonOver =
  /^(?:i|we)(?:'ll| will|'m going to|'m gonna| am going to) [^,;:]{1,60} in (?:a|one|two) (?:sec|second|moment|minute|bit)s?[.!…]*$/i;
/**
 * "Then show me", "compare it with the old one": of what is in view. "Draft a reply to the museum" may stand beside
 * what is to be known for it.
 */
const asksInView = /^(?:\S+ ){1,3}(?:me|it|this|that|them)\b(?: \S+){0,5}$/i;
/** "Don't propose it again": from now on. */
const refuses = /\b(?:don't|do not|never|no more|stop)\b/i;
const maxCharacters = 140;

/** Whether a sentence reports work at hand, asks for some of what is in view, takes back what was said, or leaves. */
export function tellsOfNow(sentence: string, voice: Voice): boolean {
  const said = sentence.replaceAll('’', "'");
  if (said.length > maxCharacters) return false;
  // Friends part at the end of all they told.
  if (voice !== 'person' && partings.test(said)) return true;
  if (withdraws.test(said) || soonOver.test(said) || isAbsentForMinutes(said)) return true;
  return (
    isStatus(said) ||
    isOngoing(said) ||
    isProgressReport(said) ||
    (!said.endsWith('!') && (isForeignStatus(said) || isForeignWork(said) || isForeignPlan(said))) ||
    (voice === 'user' && asksInView.test(said) && !refuses.test(said) && !isQuestion(said) && isTask(said))
  );
}
