import { isSpecific } from '../../language/specific.js';

/*
 * What cures the fault that was asked about. Replies tell it last, in the form of a plan or of a deed, and the weights,
 * which know such forms from what is about to be done, leave it out.
 */

const named =
  /^(?:so |and |therefore )?(?:the|one|our) (?:(?:actual|real|right|proper|simplest|only|permanent|final) )?(?:fix|cure|remedy|solution|workaround) (?:for (?:it|this|that|now) )?(?:is|was|turned out to be)\b(?! (?:in|on|at|done|deployed|live|ready|up|pushed|merged|released)\b)/i;
const undone =
  '(?:fix(?:es|ed)|solve[sd]|cure[sd]|resolve[sd]|avoids|avoided|prevents|prevented|eliminate[sd]|gets? rid of|got rid of|(?:makes|made) (?:it|them|the [\\w-]+) (?:pass|work|start|build|load|stop|disappear|go away|stable|green|fast|faster))';
const lessened =
  '(?:brings|brought|takes|took|cuts?|reduce[sd]|drops|dropped|shrinks|shrank|lowers|lowered|halves|halved) (?:it|them|the|peak|memory|p\\d\\d|build|load|run)\\b[^.;?]{0,60}\\d';
/** "Clearing the BP bits with `flash_unprotect()` solves it", "Sorting by id brings the job from 50 minutes to 6". */
const doing = new RegExp(
  `^(?!(?:running|checking|looking|trying|testing|reading|starting)\\b)\\p{L}+ing (?!(?:for|to|on|at|into) )(?:[^.;?]|\\.(?=\\S)){6,140}? (?:${undone}|${lessened})`,
  'iu',
);
/** "I replaced `ReadAll` with a streaming loop that flushes every 2,000 rows". */
const replaced = /^i (?:replaced|swapped) [^.;?]{2,80} (?:with|for|by) [^.;?]{5,}/i;

/** "I fixed it by deriving the key from the cart's id", "It's fixed by freezing time with `time-machine`". */
const fixedBy =
  /^(?:i(?:['’]ve| have)? (?:now |therefore |then )?(?:fixed|solved|resolved|cured) (?:it|this|that|the [\w-]+(?: [\w-]+)?)|(?:it|this|that)(?:['’]s| is| was) (?:now )?(?:fixed|solved|resolved|cured)) by (\p{Ll}+ing [^;?]{8,})/iu;

const valueSet =
  'raised|lowered|increased|reduced|capped|limited|pinned|bumped|set|switched|changed|turned|keyed|bound|delayed|extended';
const guarded =
  'put|wrapped|moved|guarded|serialized|serialised|debounced|throttled|batched|cached|scoped|locked|deferred|routed';
/** "I raised the stack to MODEM_STACK=3072", "I put the scheduler behind a lease in Redis with a TTL of 15 s". */
const set = new RegExp(
  `^i(?:'ve| have)? (?:now |also |therefore |so )?(?:(?:${valueSet}) [^;?]{2,100}? (?:to|at|from|by|with|in|on)|(?:${guarded}) [^;?]{2,100}? (?:behind|under|inside|in front of|in an?|with an?|into an?|before|after|per|until)) [^;?]{2,}`,
  'i',
);
const ofCauses = 'cause|reason|culprit|diagnosis|ursache|grund|causa|motivo|przyczyna|oorzaak|raison|causa raíz';
const ofFixes = 'fix|solution|remedy|workaround|lösung|correctif|solución|solução|soluzione|rozwiązanie|oplossing';
/** "Root cause: two pods share a prefix", "Fix: set ndots to 2 in the pod spec": what a reply comes to, under a label. */
const labelled = new RegExp(
  `^(?:the )?(?:(?:root|real|actual|likely|proper|underlying) )?(?:(${ofCauses})|${ofFixes}): (?!(?:unknown|unclear|none|see|tbd|n/a|below|above|run|rerun|try|retry|check|look|verify|test|ask|wait)\\b)(?=\\S+ \\S+ \\S)`,
  'iu',
);
/** "I now build the end with `time.Date` in the site's zone": from here on. */
const doesNow =
  /^i now (?!(?:see|know|understand|have|think|believe|get|need|want|run|look|understand)\b)\p{Ll}{2,} (?!(?:it|that|this)\b)[^;?]{8,}/iu;
/** "I've renamed the table to customers": by which name it is found from now on, however plain that is. */
const renamed =
  /^i(?:['’]ve| have)? (?:now |also |just )?renamed (?:the|our|your) (?:\S+ ){1,5}?(?:to|as|into) (?!(?:match|fit|make|be|avoid|follow|reflect|keep|the|an?|something|it|them|use|better|you|clarify|prevent|what|show|say|lower|upper|camel|snake|kebab)\b)\S/i;
/** Of the work itself, and no cure: "I moved the tests into a folder". */
const ofWork =
  /\b(?:tests?|specs?|comments?|readme|changelog|docs?|files?|functions?|class|helpers?|imports?|todos?|branch|pr|commits?|titles?|headings?|buttons?|colou?rs?|labels?|margins?|padding|fonts?|texts?|wording)\b/i;

/** The work itself, which ends no fault: a missing import, a typo. */
const slip =
  /\b(?:imports?|semicolons?|commas?|brackets?|braces?|typos?|newlines?|spaces?|returns?|awaits?|logs?|prints?|lines?)\b/i;

const objectOf = (sentence: string): string =>
  sentence.split(/ (?:to|at|from|by|with|in|on|behind|under|into|for|before|after|and)(?= )|, /, 1)[0] ?? '';

/** Of a cause a clause will do; a cure that names nothing is advice ("Fix: add a null check"). */
export function tellsUnderLabel(sentence: string): boolean {
  const label = labelled.exec(sentence);
  return label !== null && !sentence.endsWith('?') && (label[1] !== undefined || isSpecific(sentence));
}

/** Whether what was done was done to the work itself. */
export const isOfWork = (done: string): boolean => ofWork.test(objectOf(done)) || slip.test(objectOf(done));

/** Whether a sentence of an agent tells which name something has from now on. */
export const givesNewName = (sentence: string): boolean => renamed.test(sentence) && !ofWork.test(objectOf(sentence));

/** A cure that names nothing will do where it is told how: the work itself is no cure. */
function tellsFixedBy(sentence: string): boolean {
  const done = fixedBy.exec(sentence)?.[1];
  return done !== undefined && !slip.test(objectOf(done)) && !ofWork.test(objectOf(done));
}

/** Whether a sentence of an agent tells what cures a fault, in so many words that it is of the matter at hand. */
export const tellsRemedy = (sentence: string): boolean =>
  givesNewName(sentence) ||
  tellsUnderLabel(sentence) ||
  tellsFixedBy(sentence) ||
  (isSpecific(sentence) &&
    (named.test(sentence) ||
      doing.test(sentence) ||
      replaced.test(sentence) ||
      ((set.test(sentence) || doesNow.test(sentence)) && !ofWork.test(objectOf(sentence)))));
