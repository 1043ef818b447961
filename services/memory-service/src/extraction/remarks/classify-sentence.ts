import { hasFiniteVerb } from '../language/finite-verb.js';
import { isSpecific } from '../language/specific.js';
import { isMostlySymbols } from '../pasted/machine-text.js';
import { tellsOfTheUser } from '../pasted/recalled-memories.js';
import type { Voice } from '../voice.js';
import { asksForLesson, asksToTellApart } from './agents/general-knowledge.js';
import { tellsForeignSelf } from './foreign/foreign-selves.js';
import { tellsChangedValue } from './lives/changed-values.js';
import { tellsDatedPlan, tellsPlan } from './lives/noted-plans.js';
import { tellsOwnWays } from './lives/own-ways.js';
import { tellsPersonalNews } from './lives/personal-news.js';
import { tellsPlainFact } from './lives/plain-facts.js';
import { tellsRuleOfKind } from './lives/rules-of-kinds.js';
import { tellsCure } from './lives/told-cures.js';
import { givesOwnReason, isPassingByForm } from './passing-by-form.js';
import { isPassingInParts } from './passing-in-parts.js';
import { isAbsentForMinutes } from './progress/work-in-progress.js';
import { asksForMadeUp } from './requests/made-up-data.js';
import { isPrompt } from './requests/prompts.js';
import { isQuestion } from './requests/questions.js';
import { isStandingRequest, saysItLasts } from './requests/standing-requests.js';
import { isBareOpening } from './talk/bare-openings.js';
import { isAnnouncement, isCourtesy, isOffer } from './talk/courtesies.js';
import { saysItPasses } from './talk/said-to-pass.js';
import { asksWhyItIs } from './talk/talk-around-facts.js';
import { isReference } from './thin/bare-references.js';
import { isHearsayOfNobody } from './thin/idle-talk.js';
import { isChatter, isScrap, tellsWayOfAll } from './thin/scraps.js';
import { isThinRemark } from './thin/thin-remarks.js';

export type SentenceKind =
  /** Says something that lasts. */
  | 'statement'
  /** Asks; what it says of the asker is read from it elsewhere. */
  | 'question'
  /** A few words that name nothing: about what is on the screen, unless they go on about what was said before. */
  | 'thin'
  /** Greets, thanks, agrees, offers, announces, reports what is being done right now, or asks for work. */
  | 'passing';

/** "cargo clippy is red, pls fix": what is told there is what the work is about. */
const asksForHelp =
  /,? (?:pls|plz|please|can (?:yo)?u|could (?:yo)?u) (?:please )?(?:fix|check|look|take a look|have a look|investigate|debug|see|help|handle|sort|solve|find out)\b[^,;.]{0,24}[.?!]*$|[,.–-] ?(?:got )?any (?:ideas?|clues?|thoughts?|guess(?:es)?|hints?|pointers)(?: (?:why|what|how|where)\b.{0,30})?\?*$/i;

/** What is asked about next year, whatever form it has. */
const tellsOfLife = (head: string): boolean =>
  tellsPersonalNews(head) ||
  tellsDatedPlan(head) ||
  tellsOfTheUser(head) ||
  tellsOwnWays(head) ||
  tellsForeignSelf(head) ||
  tellsCure(head) ||
  tellsRuleOfKind(head) ||
  tellsChangedValue(head) ||
  tellsPlainFact(head);

/** What a sentence is worth keeping as; `sentence` is without its opening interjections. */
export function classifySentence(sentence: string, voice: Voice, names: ReadonlySet<string>): SentenceKind {
  const head = sentence.slice(0, 600).replaceAll('’', "'");
  if (voice === 'user' && tellsOfLife(head)) return isQuestion(sentence) ? 'question' : 'statement';
  if (
    isChatter(head, names) ||
    (isPrompt(head) && !(voice === 'user' && givesOwnReason(head))) ||
    isOffer(head) ||
    isCourtesy(head)
  )
    return 'passing';
  if (isQuestion(sentence)) return 'question';
  if (!head.includes('`') && isMostlySymbols(head)) return 'passing';
  if (voice === 'person' && (isAbsentForMinutes(head) || saysItPasses(head) || isHearsayOfNobody(head)))
    return 'passing';
  if (voice === 'person' && isBareOpening(head, voice)) return 'passing';
  if (voice === 'person')
    return /[:：]$/.test(head) && (isAnnouncement(head) || !hasFiniteVerb(head)) ? 'passing' : 'statement';
  if (isPassingByForm(head, voice, names))
    return voice === 'user' && goesOnWithFact(head, names) ? 'statement' : 'passing';
  if (isReference(head)) return 'passing';
  if (voice === 'user' && (asksForMadeUp(head) || asksForLesson(head) || asksToTellApart(head))) return 'passing';
  if (isCutOff(head)) return 'thin';
  if (voice === 'user' && asksWhyItIs(head)) return 'passing';
  if (voice === 'user' && (asksForHelp.test(head) || asksToMend.test(head)) && !saysItLasts(head)) return 'passing';
  if (voice === 'user' && isScrap(head, names) && !chooses.test(head) && !tellsPlan(head)) return 'passing';
  if (isPassingInParts(head, voice, names)) return 'passing';
  const isWeighed =
    voice === 'user' && (chooses.test(head) || isStandingRequest(head) || tellsPlan(head) || tellsWayOfAll(head));
  const isThin = !isWeighed && isThinRemark(head, voice === 'assistant', names);
  return isThin ? 'thin' : 'statement';
}

/** "search endpoint takes 4s, profile it pls", "build is broken since i pulled, fix" */
const asksToMend =
  /[,.–-] ?(?:so |please |pls |plz )*(?:fix|profile|debug|check|investigate|look into|trace|repair|diagnose|reproduce|sort|solve)(?: (?:it|this|that|them))?(?: out)?(?: (?:pls|please|plz|asap|now|for me))*[.!]*$/i;

/** "The reason this happens is that the": a message that broke off. */
const isCutOff = (sentence: string): boolean =>
  /\b(?:is that the|because the|which is the|that is the|and the|of the|to the|with the|is that|because of the|such as the|the following)$/i.test(
    sentence,
  );

/**
 * "Let me sleep on it, but I lean towards Kafka": what is said in passing, and then something that is named or meant to
 * last.
 */
function goesOnWithFact(sentence: string, names: ReadonlySet<string>): boolean {
  const at = sentence.indexOf(', but ');
  if (at < 0) return false;
  const rest = sentence.slice(at + 6);
  return (isSpecific(rest) || saysItLasts(rest)) && classifySentence(rest, 'user', names) === 'statement';
}

/** "tabs, not spaces", "no, tabs": few words that decide something. */
const chooses =
  /\b(?:only|everywhere|throughout)[.!]*$|(?:^|, )no,? \w|\bit is[.!]*$|(?<!(?:\b(?:is|are|was|were|am|do|did|does|have|has|can|will|should|would|could)|'s|'re|'m) )\bnot (?!yet\b|sure\b|really\b|bad\b|now\b|even\b|an?\b|my\b|so\b|too\b|very\b)\w|\b(?:over|instead of|rather than)\b (?!yet\b|sure\b|really\b|bad\b|now\b)\w/i;
