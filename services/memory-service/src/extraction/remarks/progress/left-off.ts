import { mayNameTime } from '../../dates/tokens/date-words.js';
import { caseless, oneOf } from '../../language/pattern-parts.js';
import { anyOf } from '../../language/pattern-set.js';

/*
 * What user and agent were busy with when they stopped: "we were looking at the failing import in scanner.py", "I was
 * halfway through the review". It tells where to go on, and nothing of how things are.
 */

const led =
  '(?:(?:ok|okay|so|and|anyway|right|well|hi|hey|back|again|earlier|last time|when (?:i|we) (?:left|stopped|broke off|went|paused)|before(?: (?:the|my) (?:break|lunch|call|meeting))?|if i remember)[, ]+)*';
const who = "(?:we|i|you)(?: (?:were|was|had been)|'d been)(?: (?:both|just|still|actually|busy|only))*";
const lookingInto = oneOf(
  'looking (?:at|into|through|over|for)|going (?:over|through)|digging (?:into|through)|poking (?:at|around)|stepping through|walking through',
  'debugging|checking|reading(?: through)?|chasing(?: down)?|investigating|examining|inspecting|reviewing|tracing|hunting(?: down)?|tracking down',
  'fixing|editing|comparing|rewriting|refactoring|rerunning|reproducing|profiling|bisecting|diffing|tidying|cleaning up|sorting out|finishing|wiring up|untangling',
);
const tryingTo = '(?:trying|about) to [a-z]+';
const inView = '(?:the|that|this|these|those|your|why|what|how|where|whether)';
const object = `(?:${inView} [^,;:]{2,80}|[\\w./-]*\\w\\.[a-z]{1,5}\\b[^,;:]{0,40})`;

const leftOff = anyOf([
  // "We were looking at the failing import in scanner.py"
  caseless`^${led}${who} (?:${lookingInto}|${tryingTo}) ${object}[.!…]*$`,
  // "We were in the middle of the login test", "I was halfway through your patch"
  caseless`^${led}${who} (?:(?:right )?in the (?:middle|midst) of|half-?way through|on (?:the )?(?:step|line|page|point|task|question)|at (?:the )?(?:step|point|line|task)) [^,;:]{1,80}[.!…]*$`,
  // "We had stopped at the failing migration", "we left off at the second test"
  caseless`^${led}(?:we|i|you)(?:(?: had|'d)(?: just)? (?:stopped|paused|got|gotten|arrived|left off|ended)|(?: just)? left off|(?: had|'d)? (?:got|gotten) as far as) (?:at|with|in|on|before|to|halfway|through)? ?${object}[.!…]*$`,
  // "We had just started on the third step"
  caseless`^${led}(?:we|i|you)(?: had|'d) (?:only )?just (?:started|begun|finished|opened|got)(?: (?:on|with|to))? ${object}[.!…]*$`,
]);

/** What came of it, why it was, how long, and where somebody works. */
const tellsMore =
  /\b(?:because|since|so that|which|but|until|till|before we|before i|when|while|by \w+ing|for (?:years|months|weeks|ages|a (?:year|month|week|while))|instead|only|always|every|never|anyway|so we|so i)\b|\b(?:team|company|department|job|university|school)\b/i;

const workNoun = oneOf(
  'tests?|specs?|imports?|importer|exporter|crash(?:es)?|bugs?|errors?|warnings?|exceptions?|failures?|leaks?|race|deadlock|traces?|stack ?traces?|logs?|dumps?',
  'scripts?|loops?|migrations?|configs?|files?|functions?|methods?|class(?:es)?|modules?|parser|loader|handlers?|helpers?|hooks?|endpoints?|routes?|components?',
  'patch(?:es)?|pr|prs|branch|commits?|diff|merge|rebase|quer(?:y|ies)|schema|index|build|pipeline|deploy(?:ment)?|release notes|review|layout|styles?|css|regex',
  'steps?|lines?|todos?|tickets?|issues?|types?|typings?|refactoring|dockerfile|makefile|workflow|cache|queue|timeouts?|retr(?:y|ies)|seeds?|fixtures?|mocks?',
);
/** A file, or a thing of the work: "the Passat" and "the flat in Graz" are none. */
const ofWork = caseless`\b(?:${workNoun}|[\w-]+\.(?!(?:com|org|net|de|fr|io)\b)[a-z]{1,5})\b|\w/`;
const fileName = /[\w./-]*(?:\w\.[a-z]{1,5}|\/)[\w./-]*/gi;

/** Whether a user tells what was being worked on when the talk broke off. */
export function tellsWhereItWasLeft(sentence: string): boolean {
  const said = sentence.replaceAll('’', "'");
  if (!leftOff(said)) return false;
  const rest = said.replace(/^.{0,40}?\b(?:we|i|you)\b/i, '');
  return ofWork.test(rest) && !tellsMore.test(rest) && !mayNameTime(rest.replace(fileName, ''));
}
