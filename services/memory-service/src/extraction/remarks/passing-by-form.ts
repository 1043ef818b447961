import { contentWords } from '../language/content-words.js';
import { hasFiniteVerb } from '../language/finite-verb.js';
import { startsIndependentClause } from '../language/independent-clause.js';
import { isSpecific } from '../language/specific.js';
import { placeWords } from '../language/words-in-place.js';
import type { Voice } from '../voice.js';
import { doesAsAgreed, isAgentEcho, promisesNotTo, recallsAloud, takesNoteOf } from './agents/agent-echoes.js';
import { isAgentRemark, tellsReading } from './agents/agent-remarks.js';
import { advisesAnybody } from './agents/everyday-advice.js';
import { asksToTellApart } from './agents/general-knowledge.js';
import { isForeignMoment } from './foreign/foreign-moments.js';
import { isPolishOrder } from './foreign/foreign-orders.js';
import { isForeignPlan } from './foreign/foreign-plans.js';
import { isForeignRequest, isForeignStatus } from './foreign/foreign-remarks.js';
import { isForeignWork } from './foreign/foreign-work.js';
import { refusesForReason } from './lives/refusals.js';
import { isDefectRemark, isSigh } from './progress/defect-remarks.js';
import { isGuessing } from './progress/guesses.js';
import { tellsWhereItWasLeft } from './progress/left-off.js';
import { isOngoing } from './progress/ongoing-work.js';
import { isSomebodyWaiting, reportedBySomebody } from './progress/reported-remarks.js';
import { isScreenRemark } from './progress/screen-remarks.js';
import { tellsHowItStands } from './progress/state-of-work.js';
import { isStatus } from './progress/status-remarks.js';
import { isAbsentForMinutes, isAgentStep, isProgressReport } from './progress/work-in-progress.js';
import { isCommission } from './requests/commissioned-texts.js';
import { givesAsExample } from './requests/made-up-data.js';
import { isPrompt } from './requests/prompts.js';
import { isQuestion, isTagged } from './requests/questions.js';
import { isReasonToAsk } from './requests/reasons-to-ask.js';
import { isTask } from './requests/requests.js';
import { isForOnce } from './requests/requests-for-once.js';
import { saysItLasts } from './requests/standing-requests.js';
import { isWish } from './requests/wishes.js';
import { isBareOpening, titlesEarlierSession } from './talk/bare-openings.js';
import { isAnnouncement, isCourtesy, isOffer } from './talk/courtesies.js';
import { tellsOverdone } from './talk/overdone-work.js';
import { isSaidAside } from './talk/said-aside.js';
import { saysWorkPasses } from './talk/said-to-pass.js';
import { isTalkRemark } from './talk/talk-remarks.js';
import { handsOver, isUserRemark } from './talk/user-remarks.js';
import { isIdleTalk } from './thin/idle-talk.js';
import { isMomentary } from './thin/momentary-remarks.js';
import { asksToReckon } from './thin/reckoning.js';
import { evaluation, tellsOnlySecret } from './thin/scraps.js';
import { isThinRemark } from './thin/thin-remarks.js';

/*
 * What a user says to an agent, or the agent to its user, and nobody needs to know tomorrow: asks every kind of remark.
 */

/** "Fix: the cache is keyed on the station id:" */
const ofRepair = /^(?:the )?(?:root )?(?:cause|reason|fix|solution|change|result|workaround): /i;

/** "Moving the drawing to core 1 cured it:" */
const remedies =
  /^[a-z]+ing (?:\S+ ){1,12}(?:fixe[sd]|fix|cure[sd]|solve[sd]|resolve[sd]|help(?:s|ed)|stop(?:s|ped)|prevent(?:s|ed)|remove[sd]|did) (?:it|that|this|them|the \S+(?: \S+)?|both):$/i;

/** "I changed the key to the font path only:": from what it was, though nothing in it has a name. */
const changesTo =
  /^(?:i|i've|we|we've) (?:now |also |just )?(?:changed|switched|replaced|set|raised|lowered|turned|reduced|increased|limited|swapped|capped|bound|keyed) (?:the|its|our|all|both|every) (?:\S+ ){1,8}(?:to|with|into|by|from|on) \S/i;

/**
 * An announcement of what comes next, unless it tells what was done or found ("I changed `src/reader.rs` to keep the
 * tail:").
 */
function isLeadIn(sentence: string, voice: Voice, names: ReadonlySet<string>): boolean {
  if (!/[:：]$/.test(sentence)) return false;
  if (/^(?:here|below|these|this|the following|to\b|you can|follow|let)/i.test(sentence)) return true;
  const tellsReason = /\b(?:because|must|(?:needs?|has|have) to)\b/i.test(sentence);
  const told = sentence.replace(ofRepair, '').replace(/^so /i, '');
  const isTold =
    remedies.test(told) || ((tellsReason || /^(?:i|we|the|it|my|our)\b/i.test(told)) && hasFiniteVerb(told));
  const isNamed = voice !== 'assistant' || told !== sentence || isSpecific(told) || changesTo.test(told);
  return !(isTold && isNamed && contentWords(sentence, names).length >= 3);
}

/** "Now the tests.": what comes next, without a verb. */
const isNextStep = (sentence: string): boolean => /^(?:now|next|then)\b/i.test(sentence) && !hasFiniteVerb(sentence);

/** What says itself that it passes, asks, or is of nobody's things: no weight keeps it. */
export const passesForSure = (sentence: string, voice: Voice): boolean =>
  saysWorkPasses(sentence) ||
  tellsOnlySecret(sentence) ||
  isIdleTalk(sentence) ||
  titlesEarlierSession(sentence) ||
  (voice !== 'person' && tellsWhereItWasLeft(sentence)) ||
  (voice === 'user' &&
    (isSaidAside(sentence) ||
      isForOnce(sentence) ||
      isPolishOrder(sentence) ||
      isCommission(sentence) ||
      givesAsExample(sentence) ||
      isTagged(sentence) ||
      handsOver(sentence) ||
      tellsOverdone(sentence) ||
      tellsHowItStands(sentence) ||
      isReasonToAsk(sentence) ||
      asksToReckon(sentence) ||
      asksToTellApart(sentence))) ||
  (voice === 'assistant' &&
    (tellsReading(sentence) ||
      advisesAnybody(sentence) ||
      doesAsAgreed(sentence) ||
      takesNoteOf(sentence) ||
      promisesNotTo(sentence) ||
      recallsAloud(sentence)));

/** What a user says to an agent, or the agent to its user, and nobody needs to know tomorrow. */
export function isPassingByForm(said: string, voice: Voice, names: ReadonlySet<string>): boolean {
  if (isLeadIn(said, voice, names) || isBareOpening(said, voice)) return true;
  const sentence = voice === 'assistant' ? said.replace(/[:：]$/, '.') : said;
  if (
    (isPrompt(sentence) && !(voice === 'user' && givesOwnReason(sentence))) ||
    isOffer(sentence) ||
    isCourtesy(sentence)
  )
    return true;
  if (isTalkRemark(sentence) || isAnnouncement(sentence) || isForeignStatus(sentence)) return true;
  if (passesForSure(sentence, voice)) return true;
  if (isProgressReport(sentence) || isOngoing(sentence) || isForeignWork(sentence)) return true;
  if (isStatus(sentence) && !(voice === 'user' && isOccupation(sentence))) return true;
  return voice === 'assistant' ? isAgentPassing(sentence, names) : isUserPassing(sentence, names);
}

/**
 * "I'm preparing for the AWS exam", "working with Spring Boot 3.4": what keeps one busy for weeks, by the name of it.
 */
const isOccupation = (sentence: string): boolean =>
  /^(?:(?:i'?m|i am|we'?re|we are) (?:currently |still |also )?)?\w+ing (?:with|for|on|at|in|an?|my|our)\b|^(?:we'?re|we are) (?:currently |still |also )?(?:rewriting|refactoring|moving|porting|replacing|migrating|building|writing|updating) the (?:[a-z-]+ ){1,3}(?:in|to|from|into|with) /i.test(
    sentence,
  ) &&
  isSpecific(sentence) &&
  !/\b(?:now|again|sec|moment|minute|ci|tests?|build)\b/i.test(sentence);

const isAgentPassing = (sentence: string, names: ReadonlySet<string>): boolean =>
  isAgentRemark(sentence) ||
  isAgentEcho(sentence) ||
  isAgentStep(sentence) ||
  isForeignPlan(sentence) ||
  isNextStep(sentence) ||
  (evaluation.test(sentence) && contentWords(sentence, names).length <= 1);

/** "You removed too much", "you're fast": of the agent, and of what it just did. */
const ofTheAgent =
  /^you(?:'re|'ve| are| were| have| had| did| didn't| don't| do| seem| keep| just| still| also)? (?!(?:don't|dont|do not|never) (?:need|have)\b|to\b|not to\b|allowed\b|supposed\b|expected\b|free\b|responsible\b|must\b|should\b|can\b|need\b|may\b|will\b|could\b|might\b|cannot\b|can't\b|shouldn't\b|mustn't\b)/i;

/** "…, so don't download anything" */
export const setsRule =
  /, so (?:please )?(?:don't (?!bother|worry|mind)|do not|use|keep|avoid|ask)\b|\b(?:because|since) (?:i|we|my|our)\b/i;

/** "I want you to act as a reviewer, since I work alone": a prompt knows nothing of the one who pastes it. */
export const givesOwnReason = (sentence: string): boolean =>
  /\b(?:because|since|as) (?:i|we|my|our)\b(?! (?:said|told|asked|mentioned)\b)/i.test(sentence);

const isUserPassing = (sentence: string, names: ReadonlySet<string>): boolean =>
  isMomentary(sentence, names) ||
  isGuessing(sentence) ||
  isDefectRemark(sentence) ||
  isSigh(sentence) ||
  isAbsentForMinutes(sentence) ||
  isReportedRemark(sentence, names) ||
  isForeignMoment(sentence) ||
  (isTask(sentence) && !prefersOver.test(sentence) && !givesReason(sentence, names)) ||
  isWish(sentence) ||
  isUserRemark(sentence) ||
  isScreenRemark(sentence, names) ||
  isForeignRequest(sentence) ||
  (ofTheAgent.test(sentence) && !setsRule.test(sentence) && !saysItLasts(sentence) && !isSpecific(sentence));

/** "The customer says the page is white" */
function isReportedRemark(sentence: string, names: ReadonlySet<string>): boolean {
  if (isSomebodyWaiting(sentence) && !saysItLasts(sentence) && !isSpecific(sentence)) return true;
  const reported = reportedBySomebody(sentence);
  return (
    reported !== null &&
    !saysItLasts(sentence) &&
    (isScreenRemark(reported, names) ||
      isStatus(reported) ||
      isOngoing(reported) ||
      isThinRemark(reported, false, names))
  );
}

/** "put it next to the other plot": more of what is asked for. */
const asksOfIt =
  /^(?:and |then |also )*(?!(?:i|we|it|that|this|they|he|she|there)\b)[a-z]+ (?:it|them|this|that) [a-z]/i;
/** "log scale on x, and put it next to the other plot" */
function goesOnAsking(behind: string): boolean {
  const parts = behind.split(', ', 6);
  return (
    parts.some((part) => asksOfIt.test(part)) &&
    parts.every((part) => asksOfIt.test(part) || !startsIndependentClause(placeWords(part), 0))
  );
}

const compares = /\b(?:better|worse|cheaper|simpler|faster|safer|easier|enough|overkill)\b/i;

/** "forget prisma for this one, it doesn't run on our edge workers" */
const rejects =
  /^(?:forget|drop|skip|avoid|scrap|ditch|leave out|no|don't (?:use|bother with|take)) (?!it\b|that\b|this\b|about\b)/i;

/** Whether something is not to be taken, for a reason of one's own things or of those who have a say. */
export const rejectsForOwn = (sentence: string): boolean =>
  (rejects.test(sentence) && /, .*\b(?:our|my|we|us)\b/i.test(sentence)) || refusesForReason(sentence);

/** "Test on Safari, half of our users are there": why, in a clause of its own, outlives what was asked for. */
function givesReason(sentence: string, names: ReadonlySet<string>): boolean {
  const comma = sentence.indexOf(', ');
  // What stands in quotation marks behind a colon is what the work is to be done on.
  if (comma < 0 || /: ["“«„]/.test(sentence.slice(0, comma))) return false;
  const reason = sentence.slice(comma + 2);
  if (/^(?:then|and|but|or|so|also|please|not|no|without|plus|now)\b/i.test(reason) || isTask(reason)) return false;
  if (goesOnAsking(reason)) return false;
  return (
    hasFiniteVerb(reason) &&
    contentWords(reason, names).length > 0 &&
    !isQuestion(sentence) &&
    !isPassingByForm(reason, 'user', names) &&
    (compares.test(reason) || rejectsForOwn(sentence) || !isThinRemark(reason, false, names))
  );
}

/** "Put the limiter in front of the check, not behind it": one way, and the other that was not taken. */
export const prefersOver =
  /^not (?!now\b|yet\b|sure\b|this\b|that\b|really\b|today\b|the\b|bad\b)[\w-]+, [\w-]+[.!]*$|, not (?!yet\b|sure\b|now\b|the (?:one|other|first)\b)\w|\b(?:instead of|rather than) (?!this\b|that\b|it\b)\w|^(?:less|fewer|more) [^,;]{1,30}, (?:less|fewer|more) \w/i;
