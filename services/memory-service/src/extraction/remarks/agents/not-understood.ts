import { caseless, oneOf } from '../../language/pattern-parts.js';

/*
 * "I never understood the event loop, can you explain it?": what somebody asks to have explained because it was never
 * understood. The question is over with its answer, and the answer is a lesson.
 */

const led =
  '(?:(?:ok|okay|so|hey|hi|sorry|honestly|tbh|to be honest|and|well|i have to admit|i must admit|i admit)(?: that)?,? )*';
const really = '(?:(?:really|quite|fully|properly|truly|ever|actually|honestly|still|just|also|completely) )*';
const failsTo = oneOf(
  `i(?:'ve| have)? ${really}(?:never|don't|dont|do not|can't|cannot|didn't|couldn't) ${really}(?:understood|understand|got|gotten|get|grasped|grasp|figured out|wrapped my head (?:a)?round|wrap my head (?:a)?round)`,
  `i(?:'ve| have)? ${really}(?:got |have )?(?:no idea|no clue)(?: about| of)?`,
);
const puzzles = oneOf(
  `(?:always |still |really |just )*(?:confuses?|puzzles?|baffles?|eludes?) me`,
  `(?:is|are|makes?|make) (?:still |just )?(?:a mystery|no sense|confusing|a riddle)(?: to me)?`,
);
const it = '(?: (?:it|that|this|them|those|these|how (?:it|that|they) works?))?';
const toMe = '(?: (?:to|for) (?:me|us))?';
const simply =
  '(?:,? (?:please|pls|plz|again|briefly|shortly|simply|quickly|once more|in [a-z ]{3,30}|like [a-z ]{3,30}))*';
const asks = oneOf(
  `(?:(?:can|could|would|will) (?:yo)?u |please |pls |just )*(?:explain|clarify|teach me|walk me through|break(?: it)? down|help me(?: to)? understand|help me out)${it}${toMe}`,
  'what (?:is|are|does|do) (?:it|that|this|they)(?: (?:mean|do|actually|really|for|about))*|how (?:does|do|is|are) (?:it|that|this|they)(?: (?:actually|really|work|done))*',
);
const asksIt = caseless`^(?:(?:so|and|ok|please|pls),? )*${asks}${simply}[?.!]*$`;
/** "I'm new to Kubernetes, can you explain pods?": what is so of the one who asks stands before it. */
const beginner =
  /^(?:hey |hi |hello )?i(?:['’]?m| am) (?:(?:pretty|quite|very|totally|still|rather|completely) )*(?:new to|learning|a beginner (?:in|at|with)) [^,;.:?!]{2,40}[,;.] (?=(?:can|could|would) (?:yo)?u (?:please )?explain )(?:(?:can|could|would) (?:yo)?u (?:please )?)/i;

const topicNeverGot = caseless`^${led}${failsTo} ([^,;.:?!]{2,60})$`;
const topicThatPuzzles = caseless`^${led}([^,;.:?!]{2,50}?) ${puzzles}$`;
/** Where it is of the work at hand, what explains it is found there, and not in any book. */
const ofWork = caseless`\b(?:my|our|your|this|that|these|those|here)\b|\b(?:code|config|configuration|set-?up|logic|pipelines?|services?|modules?|repo|repository|project|scripts?|jobs?|handlers?|endpoints?|apps?|flow|run|process|schema|class|component|builds?|deploys?|deployment|tests?|database|tables?|queue|workers?|dashboards?|pages?|function|file|error|message|diff|change|bug|team|invoice|bill|contract|rule|letter|form|result|output|log)s?$`;

/** Its statement and the question behind it, in one sentence or two; null where it is no such pair. */
function partsOf(said: string): readonly [string, string] | null {
  const at = said.search(/[,;.:!]\s+\S|\s[–—-]\s/);
  if (at < 0) return null;
  return [said.slice(0, at), said.slice(at).replace(/^[\s,;.:!–—-]+/, '')];
}

const maxCharacters = 160;

/** What somebody asks to have explained, as a question of its own; null where nothing of the kind is asked. */
export function askedAsNotUnderstood(text: string): string | null {
  const said = text.trim().replaceAll('’', "'");
  if (said.length > maxCharacters) return null;
  const opened = beginner.exec(said);
  if (opened !== null) return said.slice(opened[0].length);
  const [told = '', question = ''] = partsOf(said) ?? [];
  if (!asksIt.test(question)) return null;
  const topic = (topicNeverGot.exec(told) ?? topicThatPuzzles.exec(told))?.[1];
  return topic === undefined || ofWork.test(topic) ? null : `explain ${topic}`;
}

/** Whether a sentence tells no more than that something was never understood, which it or the next one asks about. */
export const tellsNotUnderstood = (sentence: string, next: string): boolean => {
  const said = sentence
    .trim()
    .replaceAll('’', "'")
    .replace(/[.!…]+$/, '');
  if (said.length > maxCharacters || beginner.test(said)) return false;
  const topic = (topicNeverGot.exec(said) ?? topicThatPuzzles.exec(said))?.[1];
  return topic === undefined
    ? askedAsNotUnderstood(said) !== null
    : !ofWork.test(topic) && asksIt.test(next.replaceAll('’', "'"));
};
