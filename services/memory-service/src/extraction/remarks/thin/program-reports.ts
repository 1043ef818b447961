import { verbForm } from '../../language/lexicon/english-verbs.js';
import { wordsOf } from '../../language/lexicon/word-set.js';
import { caseless, caselessUnicode, oneOf } from '../../language/pattern-parts.js';
import { goesOnForNow, tellsReason } from './lasting-in-few-words.js';
import { programVerbs, verbsOfThings } from './thin-words.js';

/* Reports of what programs do at this moment, how a run ended, and what was just done to the work in hand. */

const performanceOpening =
  /^(?:(?:it )?(?:looks|seems|appears|sounds)(?: like| that| as if)? |(?:and|but|so|now|hmm+|ok),? )*(?:the|this|that|these|those|it|your|all|my|our|no|tests?|builds?|everything|nothing|some|both)\b/i;
const negation = /^(?:not|\w+n't|never|to|cannot)$/;

const beginsOrEnds = /^(?:start|open|clos|finish|stop)(?:s|es)$/;
const monthName = 'january|february|march|april|may|june|july|august|september|october|november|december';
const timeName = `\\p{L}*days?|weeks?|months?|years?|${monthName}|spring|summer|autumn|winter|\\d{1,4}(?:am|pm)?|noon`;
/** "in two weeks", "next Monday"; not "in 30 ms". */
const atItsTime = caselessUnicode`^(?:again )?(?:(?:in|on|at|from|by|next|this) )+(?!a\b|the\b|an?\b|it\b|\d+ (?:ms|s|sec))(?:[\p{L}\d]+ ){0,2}(?:${timeName})\b`;

/** "Rendered in a portal": how something is made, not how it goes. */
const isPassive = (words: readonly string[], at: number): boolean =>
  /ed$/.test(words[at] ?? '') && /^(?:is|are|be|been)$/.test(words[at - 1] ?? '');

/** "Crashes on empty payloads": when, by the kind of thing. */
const namesCondition =
  /^(?:on|with|for|without) (?!ci\b|my\b|our\b|the\b|this\b|that\b|it\b|your\b|me\b|an?\b|every\b|both\b|some\b)[a-z-]+ [a-z-]+/;

/** What something does right now: "looks like the deploy failed", "the tests are failing on CI but pass locally". */
export function isPerformance(sentence: string): boolean {
  if (!performanceOpening.test(sentence)) return false;
  const words = wordsOf(sentence).slice(0, 9);
  return words.some((word, at) => {
    if (at === 0 || (verbForm(word) === 'base' && !negation.test(words[at - 1] ?? ''))) return false;
    if (programVerbs.has(word)) return !isPassive(words, at) && !namesCondition.test(words.slice(at + 1).join(' '));
    // "The intern starts in two weeks": what begins and ends at a time of its own is an event.
    if (beginsOrEnds.test(word) && atItsTime.test(words.slice(at + 1).join(' '))) return false;
    return verbsOfThings.has(word) && (at === words.length - 1 || goesOnForNow.test(words.slice(at + 1).join(' ')));
  });
}

const whoseWork =
  '(?:the|all|your|these|those|both|every|each|new)(?: (?:the|of|your|requested|necessary|required|new|remaining|other|relevant))*';
const workedOn = oneOf(
  'changes?|files?|code|tests?|tasks?|fix(?:es)?|updates?|steps?|items?|edits?|branch(?:es)?|commits?|migrations?',
  'packages?|dependencies|dependency|imports?|servers?|builds?|components?|functions?|modules?|documents?|folders?|director(?:y|ies)',
);
const participle = '\\w+(?:ed|en|ade|ilt|ten)';
const notOfNames = '(?!called\\b|named\\b)';
const wasNowDone = `(?:has|have|was|were|is|are)(?: been)?(?: (?:now|successfully|also|already|all|just))+ ${participle}\\b[^:]{0,40}`;
const wasDone = `(?:has been|have been|was|were) ${notOfNames}${participle}\\b[^:]{0,40}`;
const isDone = `(?:is|are) ${notOfNames}${participle}[.!]*`;

/** "The file has been updated successfully", "all changes were pushed". */
const doneToWork = caseless`^${whoseWork} (?:[a-z-]+ )?${workedOn}\b[^:]{0,20}\b(?:${wasNowDone}|${wasDone}|${isDone})$`;

/** "File saved to", "Package installed successfully": what tools write about what they did. */
const writtenTo =
  /^(?:the )?(?:file|folder|directory|package|branch|image|report|output|result)s? (?:was |were |has been |have been )?(?:created|updated|saved|deleted|written|installed|uploaded|downloaded|built|generated|removed)(?: successfully)?(?: (?:at|to|in|from)\b|[.!:]|$)/i;

const wiped = 'deleted|removed|wiped|nuked|emptied|dropped|cleared|trashed|purged|pruned';
const madeAgain = oneOf(
  'node_modules|\\.?(?:dist|build|target|caches?|next|venv)|vendor|__pycache__|deriveddata',
  'lock ?files?|package-lock(?:\\.json)?|containers?|volumes?|images|cookies',
);
/** "I wiped node_modules": what a tool makes again. */
const cleared = caseless`^(?:(?:so|and|ok),? )?(?:i |i've |i have |we )?(?:already |just |also |even )?(?:${wiped}) (?:the |my |all |all the |everything in )?${madeAgain}(?: (?:folder|directory|too|again|and (?:the )?[\w.-]+))*[.!…]*$`;

/** Whether it reports what was just done to the work in hand; of a user, "the port is changed" tells how things are. */
export const reportsDone = (sentence: string, isAgent: boolean): boolean =>
  doneToWork.test(sentence) && (isAgent || !/\b(?:is|are) [a-z]+ed[.!]*$/i.test(sentence)) && !/[`\d]/.test(sentence);

/** "Two of the twelve", "the first integration": before what was run. */
const beforeRun = oneOf(
  'the|all|my|our|your|both|half|most|some|only|[\\d/]+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|of',
  'dev|unit|integration|e2e|first|second|third|last',
);
const runs = 'tests?|checks?|specs?|builds?|suite|pipeline|jobs?|deploy(?:ment)?s?|compilation';
const outcome =
  'pass(?:es|ed|ing)?|fail(?:s|ed|ing)?|(?:is|are) (?:now |still )?at(?! \\S*[/.]\\w)|finished|completed|succeeded|done';
const ofNow = '(?:right now|at the moment|just now)[.!…]*$';

const runReport = new RegExp(
  oneOf(
    // "Two of the twelve tests fail", "the pipeline is at step 4"
    `^(?:${beforeRun} ){0,5}(?:${runs})\\b[^:\`]{0,20}\\b(?:${outcome})\\b[^:\`]{0,30}$`,
    '\\b\\d+ (?:passed|failed|passing|failing)\\b',
    '\\bstep \\d+ of \\d+\\b',
    '\\bis now (?:running|up|live|listening|available|serving)\\b',
    "^(?:i'?m|i am) (?:about |nearly |almost )?(?:halfway|half way)\\b",
    `\\b${ofNow}`,
  ),
  'i',
);
const endsNow = caseless`${ofNow}`;
const progressive = /^(?:(?:i'm|i am|we're|we are|currently|the|that|it|it's)\b|\w+ing\b)/i;

/** "It compiled without warnings", "the suite ran cleanly" */
const ranCleanly =
  /\b(?:ran|runs?|passed|passes|completed|finished|succeeded|compiled|compiles|builds?|built|(?:re)?starts?|(?:re)?started|stopped|booted) (?:with(?:out| no| zero)(?: any)? (?:complaints?|errors?|issues?|problems?|warnings?|a hitch|failures?)|cleanly|successfully)[.!]*$/i;

const namesSomebody = /(?<=[^.!?:\s]\s)\p{Lu}\p{Ll}/u;

/** How far a run has come, and how it ended. */
function isRunReport(sentence: string): boolean {
  if (ranCleanly.test(sentence) && !tellsReason.test(sentence.replace(/without|with/i, ''))) return true;
  if (!runReport.test(sentence) || tellsReason.test(sentence) || sentence.includes('`')) return false;
  return endsNow.test(sentence) ? progressive.test(sentence) : !namesSomebody.test(sentence);
}

/** Whether it is what a tool reports of itself, or of what it made and can make again. */
export const isToolReport = (sentence: string): boolean =>
  writtenTo.test(sentence) || isRunReport(sentence) || cleared.test(sentence);
