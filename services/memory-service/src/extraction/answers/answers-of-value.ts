import { wordsOf } from '../language/lexicon/word-set.js';
import { isQuestion } from '../remarks/questions.js';

/*
 * "How do you run the tests?" "pnpm test:e2e": what is typed into a shell looks like a request, and a flag or a schedule like code. Asked
 * for, it is a value.
 */

const maxValueWords = 10;

const asksForValue =
  /^(?:(?:and|so|ok|okay),? )*(?:how (?:do|should|can|would|did) (?:i|we|you|they|one) (?:usually |normally |currently |best )?(?:run|start|stop|build|test|deploy|install|launch|lint|format|execute|release|publish|generate|migrate|seed|reset|restart|reload|bring|check|reproduce|regenerate|benchmark|profile|debug|flash|compile|bundle|tag)\b|(?:what|which)\b.{0,40}\b(?:commands?|scripts?|targets?|flags?|options?|arguments?|args|variables?|env vars?|settings?|cron|schedule|crontab|regex|regexp|pattern|glob|range|query)\b)/i;

const isCode = /^`[^`]{1,120}`[.!]?$/;
/** A flag, a setting, a path, the fields of a schedule, a pattern. */
const opensValue = /^(?:--?\w|[\w.-]+=\S|\.{0,2}\/\S|[*\d][\d*/,-]{0,12}(?: [*\d][\d*/,-]{0,12}){4}$|[\^$\\[(]\S)/;
/** "make -j4 all", "pnpm test:e2e" */
const isCommand =
  /^(?!(?:read|see|open|look|try|just|use|check|oops|the|a)\b)(?!.*\b(?:please|pls|now|at)\b)(?=.*(?: -|\w[:/=.]\w))[a-z][\w./:-]{0,30}(?: [^\s,;]{1,60}){1,9}$/;

/** Whether a sentence is the command, flag, schedule or pattern that was asked for. */
export const tellsValueAskedFor = (sentence: string, question: string): boolean =>
  asksForValue.test(question) &&
  !/\b(?:look|fail\w*|wrong|are there|did you)\b/i.test(question) &&
  !isQuestion(sentence) &&
  wordsOf(sentence).length <= maxValueWords &&
  (isCode.test(sentence) || opensValue.test(sentence) || isCommand.test(sentence));
