import { auxiliaries, canBeFinite, verbForm } from '../../language/lexicon/english-verbs.js';
import { wordsOf } from '../../language/lexicon/word-set.js';
import { caseless, oneOf } from '../../language/pattern-parts.js';
import { anyOf } from '../../language/pattern-set.js';

/*
 * How far work has come, told by form rather than by what the work is on: a participle without a finite verb that says
 * what for, a count of a count, a share of the whole, a list with ticks, and a step whose reason is the step before.
 */

const thing =
  '(?:deploy(?:ment)?|build|job|upload|download|import|export|sync|back-?up|index(?:ing|er)?|migration|progress|bar|process|script|suite|pipeline|install(?:ation)?|run|task|rollout|restore|it|that|this|everything)';
const counted = '(?:\\d{1,6}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|most|all|none|some)';
const cameToPass =
  '(?:done|finished|completed?|converted|migrated|indexed|processed|uploaded|downloaded|passing|failing|ported|fixed|updated|ready|green|red|running|pending|through|left|open|missing|still [a-z]+ing|being [a-z]+ed|to go|in progress|remaining)';

const wentTo = oneOf(
  'jumped|went|gone|dropped|climbed|moved|crept|crawled|rose|risen|fell|got|came|come|creeping|crawling',
  'going|stays|stayed',
);
const sinceThen = oneOf(
  'now|already|again|in|after|so|far|\\d+|[a-z]+ (?:seconds|minutes|mins|hours)',
  '(?:seconds|minutes|mins|hours)',
);
const stuckAt = oneOf('stuck|stalled|hanging|hangs|frozen|at|reached|only at');
/** What share is reached. */
const shares: readonly RegExp[] = [
  // "The upload jumped to 80%"
  caseless`^(?:the |my |our |your )?(?:[a-z-]+ )?${thing}(?:'s| is| has)?(?: (?:now|still|just|only|finally|already))* ${wentTo}(?: (?:up|down|back|on))?(?: from \d{1,3}\s?%?)?(?: (?:to|at)) \d{1,3}(?:\.\d+)?\s?(?:%|percent)(?: ${sinceThen})*[.!…]*$`,
  // "My laptop is at 9%"
  /^(?:my |the )(?:laptop|phone|battery|headphones|tablet|mac|macbook|computer|machine)(?:'s| is| are) (?:(?:now|only|already|down|still) )*(?:at|to|on) \d{1,3}\s?(?:%|percent)(?: (?:battery|left|charge|now))*[.!…]*$/i,
  // "The build is stuck at 97 percent"
  caseless`^(?:the |my |our |your )?(?:[a-z-]+ )?${thing}(?:'s| is| are| has| was)?(?: (?:now|still|currently|already|just|been))* ${stuckAt}(?: (?:at|on))? (?:about )?\d{1,3}(?:\.\d+)?\s?(?:%|percent)(?: (?:now|already|so far|done|again|and (?:counting|climbing|rising|falling)))*[.!…]*$`,
  // "I'm nearly there", "halfway through the list"
  /^(?:i'm |i am |we're |we are |about )?(?:now |already |still )*(?:half ?way|most of the way|two thirds|nearly) (?:through|done with|there)\b(?: (?:the|this|that|it|your|these)\b[^:`]{0,40})?[.!…]*$/i,
];

/** How many of how many, and what is left. */
const countsOfCounts: readonly RegExp[] = [
  // "So far 12 of 40 are done"
  caseless`^(?:(?:not yet|so far|almost|yes|no|ok|and|still)[,:]? )*(?:i've |we've |only )?(?:[a-z]+(?:ed|en) )?${counted} (?:out )?of (?:the |your |these |those |all )?${counted}(?: [a-z-]+){0,2}(?: (?:is|are|has|have|was|were)(?: been)?(?: (?:now|already|just))*)? ${cameToPass}(?: (?:now|so far|already|again))*(?:, (?:i'm|i am|the|two|one|three|\d+|and|on|next)\b[^,:\`]{0,40})?[.!…]*$`,
  // "I've converted three of the five modules"
  /^(?:i've |i have |we've |we have )(?:now |already |just |so far )*[a-z]+(?:ed|en|ne|un|lt|nt) (?:\d{1,6}|one|two|three|four|five|six|seven|eight|nine|ten|half|most|some|all) (?:out )?of (?:the |your )?(?:\d{1,6}|\w+)\b[^,:`]{0,40}[.!…]*$/i,
  // "Todos: two done, one pending"
  /^(?:updated )?(?:to-?dos?|tasks?|progress|check-?list|status)(?: list)?(?: updated?)?(?: so far)?\s?[:–—-]\s?.{0,40}\b(?:completed?|done|in progress|pending|left|open|remaining)\b/i,
  // "Successfully migrated 40 rows"
  /^(?:successfully |now )(?:[a-z]+ed|built|sent|written|set up) \d[\d,.]* [a-z]+\b[^,;:`]{0,40}$/i,
  // "40 files copied, 3 skipped"
  /^(?:about |some )?\d[\d,.]* [a-z-]+ [a-z]+(?:ed|en|ilt|ent|one)(?:, (?:about |some )?\d[\d,.]* (?:[a-z-]+ )?(?:remaining|left|to go|pending|skipped|failed|queued))[.!…]*$/i,
];

const thisStep = oneOf(
  'migration|rebase|merge|release|deploy(?:ment)?|refactor(?:ing)?|review|build|update|upgrade|first|second',
  'third|fourth|last|next',
);
const parts = oneOf('app|site|server|service|database|db|page|api|container|cluster|system|environment');
const isUp = oneOf('up|down|back|running|live|open|there|loaded|working|online|offline|reachable|responding');
const pieces = oneOf(
  'migrations?|patch(?:es)?|changes?|edits?|fix|file|dependency|dependencies|packages?|module|library',
  'branch|commit|update|install(?:ation)?|set-?up|clean-?up|deploy(?:ment)?|build|task|step|phase|part|item',
  'stage',
);
const carriedOut = oneOf(
  'applied|created|updated|saved|finished|complete[d]?|done|installed|committed|written|started|running',
  'under way|in progress',
);
/** What is under way, up, or over. */
const stages: readonly RegExp[] = [
  // "I'm in the middle of the rebase"
  caseless`^(?:i'm |i am |we're |we are )?(?:still |right |now |currently )*(?:in the middle of|about to|busy with|on) (?:it|this|that|the ${thisStep}\b)[^:\`\d]{0,20}(?:, [^:\`\d]{0,40})?[.!…]*$`,
  // "The dev server is up and running"
  caseless`^(?:it|that|this|everything|(?:the |my |your )?(?:dev |local |staging |test |preview |web )?${parts})(?:'s| is| are)(?: (?:now|back|all))* ${isUp}(?: (?:and (?:running|waiting|listening|healthy)|again|now))*(?: (?:on|at|in|for) (?:my|your|the|port|localhost|https?)\b[^,;:]{0,30})?(?: and (?:waiting|listening|ready|running|serving)\b[^,;:]{0,30})?[.!…]*$`,
  // "Migration applied", "step 3 is done"
  caseless`^(?:the |all |your |new )?(?:[a-z-]+ )?${pieces}(?: \d{1,3}| [a-d])?(?: (?:is|are|was|were|has been|have been))?(?: (?:now|successfully))? ${carriedOut}(?: successfully)?[.!…]*$`,
  // "The job has been running for two hours"
  /^[^,;:`]{1,40} (?:has|have|'s|'ve) been [a-z]+ing (?:since|for) (?:\w+ ){0,3}(?:seconds?|minutes?|mins?|hours?|ages|forever|a while|an eternity)(?: ago| now| already)*(?:, [^,;:`\d]{0,40})?[.!…]*$/i,
  // "I've got the log open here"
  /^i(?:'ve)? (?:have|got|have got) (?:the|my|an?|it|your) (?:[a-z-]+ ){0,3}(?:open|attached|running|up|ready|loaded|selected|in front of me|on (?:my )?screen)(?: (?:now|here|already|side by side))*[.!…]*$/i,
];

const atOnce = oneOf(
  're[a-z]{2,10}ing|trying|testing|uploading|downloading|compiling|building|running|opening|checking',
  'looking|investigating|fixing|merging|pushing|pulling|restarting|waiting|switching back|backing off',
  'moving on',
);
/** What went wrong, and what is done about it at once. */
const remedies: readonly RegExp[] = [
  // "The build failed, retrying now"
  caseless`^(?:(?:the|my|your|that|this|our|no|still) [^,;:\`]{1,60}|it [^,;:\`]{1,40}|(?:i|we)(?:'ve| have)? [a-z]+ (?:a|the|it|my|your|another|an) [^,;:\`\d]{1,30}), (?:now |so |and )?${atOnce}\b[^,;:\`]{0,40}[.!…]*$`,
];
const isProgress = anyOf([...shares, ...countsOfCounts, ...stages, ...remedies]);

const workingVerb = oneOf(
  'reading|looking|searching|opening|scanning|inspecting|exploring|reviewing|examining|investigating|analy[sz]ing|grepping',
  'checking|verifying|testing|trying|retrying|running|executing|calling|invoking|querying|fetching|listing|loading|waiting',
  'updating|editing|writing|creating|adding|removing|deleting|renaming|moving|applying|fixing|refactoring|implementing|generating',
  'installing|building|compiling|starting|stopping|restarting|indexing|downloading|uploading',
  'cloning|pulling|pushing|committing|reverting|going|picking|wrapping|cleaning|preparing',
);
const workingVerbs = caseless`^(?:(?:ok(?:ay)?|now|so|still|just|first|next|currently|then|alright|great)[, ]+)*${workingVerb}\b`;
const purpose =
  /,? to (?:see|check|find out|understand|learn|make sure|verify|confirm|figure out|get (?:a|an|the)|know)\b.*$/i;

/**
 * "Reading `src/a.ts` to see how the refresh is handled…": nobody is named who does it, and nothing is said of what it
 * is done to.
 */
function isBareParticiple(sentence: string): boolean {
  if (!workingVerbs.test(sentence) || sentence.length > maxParticipleCharacters || sentence.includes(': '))
    return false;
  if (/(?:…|\.{3})$/.test(sentence)) return true;
  const head = sentence.replace(purpose, '');
  return (
    head.length < sentence.length &&
    !wordsOf(head)
      .slice(1)
      .some((word) => auxiliaries.has(word) || (canBeFinite(word) && verbForm(word) !== 'base' && !/s$/.test(word)))
  );
}

const maxParticipleCharacters = 200;

/** "The error comes from line 88": a place on the screen, and no cause. */
const pointsAtPlace =
  /\b(?:error|failure|exception|warning|problem|issue|bug|crash|trace|stack)s? (?:comes?|came|is|are|was|originates?|points?|occurs?|happens?|seems to (?:be|come)|appears)(?: (?:from|to|at|on|in|around|thrown|raised|reported))* (?:line|lines|row|column)\b[^`:]{0,40}$/i;

/** "It failed on the fourth run, so I can reproduce it now": what is done next, and why. */
const nextStep =
  /(?:, so|; so|, and so|, therefore|, then|[,;] now|, and now|\. so) (?:now )?(?:i'm|i am|i'll|i will|i can|i need to|i have to|i want to|let me|let's|i'm going to)\b[^,:`]{0,80}$/i;
/** "I've stopped the background process and freed the port": a program was made to run, or to end. */
const startsAndStops =
  /^(?:i(?:'ve| have)? )(?:(?:now|also|just|already) )*(?:stopped|started|restarted|killed|freed|opened|closed|launched|paused|resumed|booted|terminated|reloaded|relaunched|rebooted|attached|detached) (?:the|your|a|an|all|both|it|that) (?:[a-z-]+ ){0,3}[a-z-]+(?: and [a-z]+(?:ed|t) (?:the|your|it|a|an) [a-z-]+)?(?: (?:again|now|for you|in the background))*[.!…]*$/i;
/** "The change is small: one line": of the work itself. */
const weighsWork =
  /^(?:the|this|that|my) (?:change|fix|diff|patch|edit|refactor(?:ing)?|update|commit)s? (?:is|are|was|were|looks?|seems?) (?:\w+ )?(?:small|tiny|simple|trivial|minimal|straightforward|easy|complete|done|ready|in place|large|big|isolated|mechanical|safe|clean)\b[^`]{0,60}$/i;

/** "Now run the dev server": what the user is to do next. */
const nowDo =
  /^(?:(?:and|ok(?:ay)?|so|great|good|perfect),? )*now,? (?:please |just |go and |try to )?([a-z]+) (?:the|it|this|that|your|again|on)\b[^,;:`\d]{0,40}$/i;

const tellsWhy = /\b(?:because|since|due to|caused?|root cause|reason|the (?:problem|issue|bug) (?:is|was))\b/i;

/** Whether a sentence tells no more than how far work has come. */
export const isProgressReport = (sentence: string): boolean =>
  !tellsWhy.test(sentence) && (isProgress(sentence) || isBareParticiple(sentence));

/** The same of what only an agent says. */
export function isAgentStep(sentence: string): boolean {
  if (tellsWhy.test(sentence)) return false;
  if (nextStep.test(sentence.slice(-200)) && !/[`"“]/.test(sentence)) return true;
  if (pointsAtPlace.test(sentence) || startsAndStops.test(sentence) || weighsWork.test(sentence)) return true;
  const verb = nowDo.exec(sentence)?.[1]?.toLowerCase();
  return verb !== undefined && verbForm(verb) === 'base';
}

const tick = /^\s*(?:[-*+•]|\d{1,3}[.)])?\s*(?:\[[ xX~/-]\]|[✓✔✅☑☐⏳🔄❌⬜]|:white_check_mark:)\s/u;
/** "- [x] read the code": a line of a list of what is to be done. */
export const isTicked = (line: string): boolean => tick.test(line.slice(0, 40));

/** "parser: done" */
export const isStageOfWork = (text: string): boolean =>
  /^[^:]{1,60}(?::|\s[–—-]|\s?→) ?(?:✓|✔|✅|❌|⏳)? ?(?:done|finished|complete[d]?|in progress|ongoing|not (?:yet )?(?:started|done|begun)|pending|wip|skipped|blocked|passing|failing|started|half ?done)[.!…]*$/iu.test(
    text,
  );

/** "I'll be in meetings for an hour, carry on without me" */
const awayForHours =
  /^(?:(?:ok|so|and|btw)[, ]+)*(?:i'm|i am|i'll be|i will be|we're|gonna be|will be) (?:in (?:an? |the )?(?:meetings?|calls?|standup|interviews?)|on a call|out|away|offline|afk|busy|at lunch) for (?:the next |about |like )?(?:an?|one|two|three|half an|a few|a couple of|\d{1,3}) ?(?:hours?|hrs?|h|minutes?|mins?|bit|while)(?:,? (?:so |and )?(?:please )?(?:carry on|continue|go on|keep going|go ahead|don't wait)\b[^:]{0,40})?[.!…]*$/i;

/** "Just finishing the last ticket, be with you in five": among persons too. */
export const isAbsentForMinutes = (sentence: string): boolean =>
  awayForHours.test(sentence) ||
  /^(?:[^:.]{0,60}, )?(?:i'll |will )?be (?:right )?(?:with you|there|back|over|done) (?:soon|shortly|in (?:a (?:sec|second|moment|minute|bit|few)|(?:\d{1,2}|one|two|five|ten|fifteen|twenty)(?: (?:min|mins|minutes))?))[.!]*$|^(?:[^:.]{0,60}, )?(?:brb|afk|one sec|hold on|bbl|gtg)[.!]*$/i.test(
    sentence,
  );
