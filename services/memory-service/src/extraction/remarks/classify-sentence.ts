import { contentWords } from '../language/content-words.js';
import { hasFiniteVerb } from '../language/finite-verb.js';
import { looksForeign } from '../language/foreign-clause.js';
import { openingInterjections, unspacedChatter } from '../language/lexicon/chatter-words.js';
import { verbForm } from '../language/lexicon/english-verbs.js';
import { wordsOf } from '../language/lexicon/word-set.js';
import { isSpecific } from '../language/specific.js';
import { isMostlySymbols } from '../pasted/machine-text.js';
import { tellsOfTheUser } from '../pasted/recalled-memories.js';
import type { Voice } from '../voice.js';
import { isAgentEcho } from './agent-echoes.js';
import { isAgentRemark } from './agent-remarks.js';
import { isAnnouncement, isCourtesy, isOffer } from './courtesies.js';
import { isDefectRemark, isSigh } from './defect-remarks.js';
import { isForeignMoment } from './foreign-moments.js';
import { isForeignPlan } from './foreign-plans.js';
import { isForeignRequest, isForeignStatus } from './foreign-remarks.js';
import { isForeignWork } from './foreign-work.js';
import { isGuessing } from './guesses.js';
import { ability } from './lasting-in-few-words.js';
import { isMomentary } from './momentary-remarks.js';
import { isOngoing } from './ongoing-work.js';
import { tellsPersonalNews } from './personal-news.js';
import { isPrompt } from './prompts.js';
import { isQuestion } from './questions.js';
import { isReference } from './references.js';
import { isSomebodyWaiting, reportedBySomebody } from './reported-remarks.js';
import { isTask } from './requests.js';
import { isScreenRemark } from './screen-remarks.js';
import { isStandingRequest, saysItLasts } from './standing-requests.js';
import { isStatus } from './status-remarks.js';
import { isTalkRemark } from './talk-remarks.js';
import { isThinRemark } from './thin-remarks.js';
import { isUserRemark } from './user-remarks.js';
import { isWish } from './wishes.js';
import { isAbsentForMinutes, isAgentStep, isProgressReport } from './work-in-progress.js';

export type SentenceKind =
  /** Says something that lasts. */
  | 'statement'
  /** Asks; what it says of the asker is read from it elsewhere. */
  | 'question'
  /** A few words that name nothing: about what is on the screen, unless they go on about what was said before. */
  | 'thin'
  /** Greets, thanks, agrees, offers, announces, reports what is being done right now, or asks for work. */
  | 'passing';

/** "Never apologise", of words that are chatter otherwise. */
const forbids = /^(?:please )?(?:don't ever|never) (?!mind\b)\p{L}+/iu;

/** Written without spaces: Chinese, Japanese or Korean. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** "Hi Leo!", also where Leo says nothing. */
const greeting =
  /^(?:[Hh](?:i|ey|ello|iya|owdy)|[Yy]o|[Bb]ye|[Tt]hanks|[Tt]hank you|[Cc]heers|[Cc]ongrats|[Cc]ongratulations|[Gg]ood (?:morning|evening|night|afternoon)|[Mm]orning|[Ww]elcome back|[Ww]elcome),? (?:\p{Lu}\p{Ll}+ ?){1,2}[!.,]*$/u;

/** "I'm out tomorrow", of words that are chatter otherwise. */
const absence =
  /^(?:i'm|i am|we're|we are) (?:out|off|away) (?:tomorrow|next \w+|until \w+|from \w+|on \w+days?\b|this (?:week|afternoon|morning))/i;

export const isGreeting = (sentence: string): boolean => greeting.test(sentence);

/** "gooood morning" */
const stretched = /(\p{L})\1{2,}/u;

function isChatter(sentence: string, names: ReadonlySet<string>): boolean {
  if (!/[^\s\p{P}\p{S}]/u.test(sentence)) return true;
  if (stretched.test(sentence) && contentWords(sentence.replace(stretched, '$1$1'), names).length === 0) return true;
  if (unspaced.test(sentence) && unspacedChatter.test(sentence.replace(/[\s\p{P}\p{S}]+/gu, ''))) return true;
  return (
    contentWords(sentence, names).length === 0 &&
    !sentence.includes('`') &&
    !forbids.test(sentence) &&
    !absence.test(sentence)
  );
}

const evaluation =
  /^(?:that|it|this|that's|it's)\b(?: (?:is|was|looks?|sounds?|seems?|works?|feels?|will be|would be))?(?: \w+){0,3}[.!]*$/i;

/** "Hosting: Azure" */
const labelledValue = /^\p{L}{2,}(?: \p{L}+)?: [\p{Lu}\d`]/u;

/** "Two spaces for indentation", "one folder per team": how many of what, and for what. */
const countsOut =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|\d{1,3}) [\p{L}-]{2,}(?: [\p{L}-]{2,})? (?:for|per|between|around|after|before|in) \p{L}{3,}/iu;

/** A few words without a verb, an identifier or a number, such as "wrong window": said in passing, unless it answers. */
function isScrap(sentence: string, names: ReadonlySet<string>): boolean {
  if (labelledValue.test(sentence) || countsOut.test(sentence) || /^(?:always|never|only) \S/i.test(sentence))
    return false;
  if (
    /\bplease\b|^(?:my|our)\b/i.test(sentence) ||
    !/^[\p{ASCII}\p{P}\p{Extended_Pictographic}]*$/u.test(sentence) ||
    isSpecific(sentence) ||
    forbids.test(sentence)
  )
    return false;
  const content = contentWords(sentence, names).length;
  return (
    (content <= 2 && !hasFiniteVerb(sentence) && !looksForeign(sentence)) || (content <= 1 && evaluation.test(sentence))
  );
}

/** "omw", "third hour": a word or two in lower case, which say nothing unless they answer. */
export const isPing = (sentence: string): boolean =>
  /^[a-z]{2,12}(?: [a-z]{2,12})?[.!…]{0,3}$/.test(sentence) && !hasFiniteVerb(sentence);

/** "A parrot!", "dream team!": a cry of few words, which says nothing unless it answers. */
export const isExclaimed = (sentence: string): boolean =>
  /^\p{L}[\p{L}'’-]{0,20}(?: \p{L}[\p{L}'’-]{0,20}){0,2}!+$/u.test(sentence) &&
  !hasFiniteVerb(sentence) &&
  !looksForeign(sentence) &&
  !isSpecific(sentence);

/** "cargo clippy is red, pls fix": what is told there is what the work is about. */
const asksForHelp =
  /,? (?:pls|plz|please|can (?:yo)?u|could (?:yo)?u) (?:please )?(?:fix|check|look|take a look|have a look|investigate|debug|see|help|handle|sort|solve|find out)\b[^,;.]{0,24}[.?!]*$/i;

/** An announcement of what comes next, unless it tells what was done or found ("I changed `src/reader.rs` to keep the tail:"). */
function isLeadIn(sentence: string, voice: Voice, names: ReadonlySet<string>): boolean {
  if (!/[:：]$/.test(sentence)) return false;
  if (/^(?:here|below|these|this|the following|to\b|you can|follow|let)/i.test(sentence)) return true;
  const tellsReason = /\b(?:because|must|(?:needs?|has|have) to)\b/i.test(sentence);
  const isTold = (tellsReason || /^(?:i|we|the|it|my|our)\b/i.test(sentence)) && hasFiniteVerb(sentence);
  return !(isTold && (voice !== 'assistant' || /`[^`]+`/.test(sentence)) && contentWords(sentence, names).length >= 3);
}

/** "Now the tests.": what comes next, without a verb. */
const isNextStep = (sentence: string): boolean => /^(?:now|next|then)\b/i.test(sentence) && !hasFiniteVerb(sentence);

/** What a sentence is worth keeping as; `sentence` is without its opening interjections. */
export function classifySentence(sentence: string, voice: Voice, names: ReadonlySet<string>): SentenceKind {
  const head = sentence.slice(0, 600).replaceAll('’', "'");
  if (voice === 'user' && (tellsPersonalNews(head) || tellsOfTheUser(head)))
    return isQuestion(sentence) ? 'question' : 'statement';
  if (
    isChatter(head, names) ||
    (isPrompt(head) && !(voice === 'user' && givesOwnReason(head))) ||
    isOffer(head) ||
    isCourtesy(head)
  )
    return 'passing';
  if (isQuestion(sentence)) return 'question';
  if (!head.includes('`') && isMostlySymbols(head)) return 'passing';
  if (voice === 'person' && isAbsentForMinutes(head)) return 'passing';
  if (voice === 'person') return /[:：]$/.test(head) && isAnnouncement(head) ? 'passing' : 'statement';
  if (isPassingByForm(head, voice, names))
    return voice === 'user' && goesOnWithFact(head, names) ? 'statement' : 'passing';
  if (isReference(head)) return 'passing';
  if (voice === 'user' && asksForHelp.test(head) && !saysItLasts(head)) return 'passing';
  if (voice === 'user' && isScrap(head, names) && !chooses.test(head)) return 'passing';
  if (isPassingInParts(head, voice, names)) return 'passing';
  const isWeighed = voice === 'user' && (chooses.test(head) || isStandingRequest(head));
  const isThin = !isWeighed && isThinRemark(head, voice === 'assistant', names);
  return isThin ? 'thin' : 'statement';
}

/** "Let me sleep on it, but I lean towards Kafka": what is said in passing, and then something that is named or meant to last. */
function goesOnWithFact(sentence: string, names: ReadonlySet<string>): boolean {
  const at = sentence.indexOf(', but ');
  if (at < 0) return false;
  const rest = sentence.slice(at + 6);
  return (isSpecific(rest) || saysItLasts(rest)) && classifySentence(rest, 'user', names) === 'statement';
}

/** What a user says to an agent, or the agent to its user, and nobody needs to know tomorrow. */
export function isPassingByForm(sentence: string, voice: Voice, names: ReadonlySet<string>): boolean {
  if (
    (isPrompt(sentence) && !(voice === 'user' && givesOwnReason(sentence))) ||
    isOffer(sentence) ||
    isCourtesy(sentence) ||
    isLeadIn(sentence, voice, names)
  )
    return true;
  if (isTalkRemark(sentence) || isAnnouncement(sentence) || isForeignStatus(sentence)) return true;
  if (isProgressReport(sentence) || isOngoing(sentence) || isForeignWork(sentence)) return true;
  if (isStatus(sentence) && !(voice === 'user' && isOccupation(sentence))) return true;
  return voice === 'assistant' ? isAgentPassing(sentence, names) : isUserPassing(sentence, names);
}

/** "I'm preparing for the AWS exam", "working with Spring Boot 3.4": what keeps one busy for weeks, by the name of it. */
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
  /^you(?:'re|'ve| are| were| have| had| did| didn't| don't| do| seem| keep| just| still| also)? (?!to\b|not to\b|allowed\b|supposed\b|expected\b|free\b|responsible\b|must\b|should\b|can\b|need\b|may\b|will\b|could\b|might\b|cannot\b|can't\b|shouldn't\b|mustn't\b)/i;

/** "…, so don't download anything" */
const setsRule =
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

const compares = /\b(?:better|worse|cheaper|simpler|faster|safer|easier|enough|overkill)\b/i;

/** "Test on Safari, half of our users are there": why, in a clause of its own, outlives what was asked for. */
function givesReason(sentence: string, names: ReadonlySet<string>): boolean {
  const comma = sentence.indexOf(', ');
  // What stands in quotation marks behind a colon is what the work is to be done on.
  if (comma < 0 || /: ["“«„]/.test(sentence.slice(0, comma))) return false;
  const reason = sentence.slice(comma + 2);
  if (/^(?:then|and|but|or|so|also|please|not|no|without|plus|now)\b/i.test(reason) || isTask(reason)) return false;
  return (
    hasFiniteVerb(reason) &&
    contentWords(reason, names).length > 0 &&
    !isQuestion(sentence) &&
    !isPassingByForm(reason, 'user', names) &&
    (compares.test(reason) || !isThinRemark(reason, false, names))
  );
}

/** "tabs, not spaces", "no, tabs": few words that decide something. */
const chooses =
  /\b(?:only|everywhere|throughout)[.!]*$|(?:^|, )no,? \w|\bit is[.!]*$|(?<!(?:\b(?:is|are|was|were|am|do|did|does|have|has|can|will|should|would|could)|'s|'re|'m) )\bnot (?!yet\b|sure\b|really\b|bad\b|now\b|even\b|an?\b|my\b|so\b|too\b|very\b)\w|\b(?:over|instead of|rather than)\b (?!yet\b|sure\b|really\b|bad\b|now\b)\w/i;

/** "Put the limiter in front of the check, not behind it": one way, and the other that was not taken. */
const prefersOver =
  /^not (?!now\b|yet\b|sure\b|this\b|that\b|really\b|today\b|the\b|bad\b)[\w-]+, [\w-]+[.!]*$|, not (?!yet\b|sure\b|now\b|the (?:one|other|first)\b)\w|\b(?:instead of|rather than) (?!this\b|that\b|it\b)\w|^(?:less|fewer|more) [^,;]{1,30}, (?:less|fewer|more) \w/i;

const conditional = /^(?:to \w+(?: \w+){0,4}(?=,)|when|whenever|if|once|after|unless|until|as soon as)(?!\w)/i;
const isMeant = /\b(?:intended|intentional|deliberate|on purpose|by design)\b/i;
/** No duty: "I must be blind". */
const supposes = /^i must (?:be|have)\b/i;
const maxPartsCharacters = 240;
const maxThinContentOfParts = 3;
const joint = /[,;，；、]\s*|\s[–—-]{1,2}\s|[–—]|…\s*|\.{2,}\s*|\s(?:and|but|then|so(?= let'?s )|und|et|y|e)\s/;

/** "Two environments, staging and production"; not what a run left behind. */
const countsThings =
  /^(?:only |exactly |just )?(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) (?!\p{L}*(?:errors?|warnings?|failures?|tests?|bugs?|issues?|changes?|files?|commits?|minutes?|seconds?|secs?|hours?|mins?|more|left|done|down|things?|times)\b)\p{L}{3,}s$/iu;

/** "These repos are archived: web, cli and docs" */
const enumerates =
  /\b(?:is|are|has|have|use|uses|support|supports)\b[^:]{0,40}: [\w`./-]{2,40}(?:, [\w`./-]{2,40}){0,8},? and [\w`./-]{2,40}[.!]?$/i;

/** "Tom, Dick and Harriet" */
const namesRow = /^\p{Lu}\p{Ll}+(?:, \p{Lu}\p{Ll}+){1,6},? and \p{Lu}\p{Ll}/u;

/** "Great, all tests pass, merging now": every part of it is said in passing, and it is more than chatter and scraps. */
function isPassingInParts(sentence: string, voice: Voice, names: ReadonlySet<string>): boolean {
  if (voice === 'user' && (prefersOver.test(sentence) || ability.test(sentence) || setsRule.test(sentence)))
    return false;
  if (
    sentence.length > maxPartsCharacters ||
    saysItLasts(sentence.replace(supposes, '')) ||
    conditional.test(sentence) ||
    enumerates.test(sentence) ||
    isMeant.test(sentence)
  )
    return false;
  const parts = sentence.split(joint).filter((part) => part.trim() !== '');
  if (parts.length < 2 || parts.length > 6) return false;
  // "Owners: search - Birgit, auth - Kofi": what stands under a label may be one word.
  const isLabelled = voice === 'user' && /^\p{Lu}\p{L}+(?: \p{L}+)?: \S+ \S/u.test(sentence);
  let hasReport = false;
  let isAllThin = true;
  let thinContent = 0;
  for (const part of parts) {
    if (isChatter(part, names)) continue;
    if (voice === 'user' && countsThings.test(part)) return false;
    const said = dropOpening(part.trim().replace(/^(?:and|but|so|then) /i, ''), names);
    if (isLabelled && isReference(said)) continue;
    // "Tom, Dick and Harriet share one desk"
    if (voice === 'user' && /^\p{Lu}\p{Ll}+$/u.test(said) && namesRow.test(sentence)) return false;
    if (voice === 'user' && isStandingRequest(said) && !/^(?:let|stop)/i.test(said)) return false;
    if (isQuestion(said) || isReference(said) || isPassingByForm(said, voice, names)) {
      hasReport = true;
      isAllThin = false;
    } else if (isThinRemark(said, voice === 'assistant', names)) {
      hasReport = true;
      if (verbForm(wordsOf(said)[0] ?? '') !== 'base') thinContent += contentWords(said, names).length;
    } else if (!isScrap(said, names) || voice !== 'user') return false;
  }
  // Parts that are thin one by one may say something together: "the scheduler retries three times and then gives up".
  return hasReport && !(isAllThin && thinContent > maxThinContentOfParts);
}

const openingPhrase =
  /^(?:pour info|au fait|à propos|übrigens|nur zur info|por cierto|a propósito|tra l'altro|trouwens|thank you(?: so much| very much)?|thanks (?:a lot|a bunch|so much|again|for that)|many thanks|no (?:problem|worries)|good (?:morning|afternoon|evening)|of course|sounds good|fair enough|by the way|just so you know|to be (?:fair|honest|frank)|in all honesty|tbh|ngl|not gonna lie|imho|imo|for what it's worth|for the record|for your information|heads up|(?:as|like) i (?:already )?(?:said|told you|mentioned)|i(?:'ve| have)? (?:already )?(?:said|told you)(?: that| this| before)?)\s*[,!.:–—-]+\s+(?=\S)/i;

/**
 * The sentence without the interjections and the address that open it: "Thanks, Caroline! …", "Yeah, …", "Hey Jo, …".
 * "No" and "actually" stay: they tell that something is corrected.
 */
export function dropOpening(sentence: string, names: ReadonlySet<string>): string {
  let rest = sentence;
  for (let turn = 0; turn < 5; turn += 1) {
    const next = dropOneOpening(rest.replace(openingPhrase, ''), names);
    if (next === rest) return rest;
    rest = next;
  }
  return rest;
}

const opener =
  /^\s*([\p{L}'’]{1,20})(?:\s+([\p{Lu}][\p{L}'’]{1,20}|there|all|everyone|guys|man|again))?\s*([,!.:–—-]+)\s+(?=\S)/u;
const bareOpener = /^\s*(?:haha+|lol|btw|fyi|ok|okay|oh|wow|hey|hmm+|yeah|ah|um|uh)\s+(?=\p{L})/iu;

function dropOneOpening(sentence: string, names: ReadonlySet<string>): string {
  const match = opener.exec(sentence);
  if (match === null) return sentence.replace(bareOpener, '');
  const word = match[1]?.toLowerCase() ?? '';
  const address = match[2];
  const isAddressed = names.has(word) && address === undefined && match[3] === ',';
  if (!openingInterjections.has(word) && !isAddressed) return sentence.replace(bareOpener, '');
  return sentence.slice(match[0].length);
}
