import { caseless, oneOf } from '../../language/pattern-parts.js';
import { anyOf } from '../../language/pattern-set.js';

/*
 * What a user tells of the own ways while talking to an assistant: what is kept up, what helps, what was decided on,
 * and what is looked for and for whom. Each has the form of a remark on the work in hand ("I'll keep looking",
 * "restarting it helps", "I'll go with the second one"); what it is about tells them apart.
 */

const opening =
  '(?:(?:yeah|yes|and|so|also|but|ok|okay|sure|well|great),? )?(?:i (?:think|guess|find|feel|believe)(?: that)? )?';
const willDo =
  "(?:i|we)(?:'ll| will|'m going to| am going to|'re going to) (?:(?:definitely|also|just|still|probably) ){0,2}";

/** What is kept up for minutes, or is of the talk. */
const keptUpForNow = oneOf(
  '(?:try|look|check|test|debugg|watch|monitor|runn|read|digg|work|wait|fix|search|investigat|ask|post|practic|practis)ing',
  '(?:experiment|explor|tweak|iterat|pok|play|refin|edit|push|committ|updat|build|refactor|past|send|cod|writ|add)ing',
  'going (?:on|through|with|until|for now|from)',
);
const helps =
  '(?:(?:really|definitely|always|already|also|usually) )?(?:helps|helped|works|worked|calms|relaxes|grounds)';
const workOnScreen = oneOf(
  '(?:re)?(?:start|runn|load|build|install|boot|nam)ing (?!my (?:day|morning|week|evening)s?\\b)',
  '(?:add|remov|delet|clear|chang|sett|us|mov|switch|fix|pass|call|wrapp|copy|past|print|logg|updat|upgrad)ing',
  // "Seeing the whole trace helps me", "explaining it like that helps me"
  '(?:explain|show|putt)ing',
  '(?:see|read|hear)ing (?:the|your|what|how|an? (?:example|diagram|trace|log))',
  '[a-z]{2,14}ing (?:it|that|this|these|those|them)',
);
/** What one does for oneself, however the sentence goes on. */
const everyday =
  '(?:journal(?:l)?|meditat|stretch|breath|sleep|eat|cook|walk|swimm|exercis|cycl|paint|sing|knit|garden|danc|pray|napp|volunteer)ing';
const ownTime =
  'my (?:[a-z]+ )?(?:days?|mornings?|evenings?|nights?|weeks?|weekends?|mind|body|sleep|meals|breath|head|life)';

const ownWays: readonly RegExp[] = [
  // "I'll keep going to the gym twice a week"
  caseless`^${opening}${willDo}(?:keep|continue) (?!${keptUpForNow}\b)[a-z]{2,14}ing (?!(?:it|this|that|these|those|them|at it|now)\b)\S+ \S`,
  // "Starting my day with a walk really helps", "walking to work helps me think"
  caseless`^${opening}(?!${workOnScreen}\b)[a-z]{2,14}ing ${ownTime}\b[^,;:?]{0,100} ${helps}\b[^,;:?]{0,60}$`,
  caseless`^${opening}(?!${workOnScreen}\b)[a-z]{2,14}ing [^,;:?]{3,100} ${helps} me\b[^,;:?]{0,60}$`,
  caseless`^${opening}(?:${everyday}|(?:do|hav|tak|keep|spend|plann)ing my) [^,;:?]{0,100}\b${helps}\b[^,;:?]{0,40}$`,
  // "I've started with the yoga class and it's been helping"
  caseless`^${opening}(?:i|we)(?:'ve| have) (?:(?:already|just|recently|also) )?(?:started|begun|been|taken up|joined) [^,;:?]{4,60},? and (?:it|that)(?:'s| has| is)? (?:(?:been|really|already|definitely) ){0,2}help(?:s|ed|ing)\b[^,;:?]{0,40}$`,
];

/** Whether a user tells what is done regularly, or what helps. */
export const tellsOwnWays = anyOf(ownWays);

const onOffer = oneOf(
  'it|that|this|these|those|them|your?s?|whatever|either|both|all|option|plan|version|the (?:[a-z]+ )?(?:one|options?|approach|version|way|idea|plan|suggestions?|solution|first|second|third|last|latter|former|other)|[a-d]|\\d+|#\\d+',
);
/** "I think I'll go with the fixed rate": what was decided, by its name. */
const decides = caseless`^${opening}(?:(?:i|we)(?:'ll| will|'m going to| have decided to|'ve decided to) (?:(?:probably|just|definitely) )?go with|(?:i|we)(?:'m| am|'re| are) going with) (?!${onOffer}\b)[^,;:?]{4,60}$`;

/** "We're looking for a tent that fits us and the dogs": for whom, or for what of one's own. */
const seeks = caseless`^${opening}(?:i|we)(?:'m| am|'re| are) (?:(?:also|still|currently) )?looking for (?!(?:the|this|that|a (?:[a-z]+ )?way|an? (?:bug|error|leak|example|snippet|line|file|function))\b)[^;:?]{3,60}?\b(?:for|fits?|suits?|matches|with) (?:my|our|me|us)\b`;

/**
 * Whether a user tells what was decided on, or what is looked for and for whom; such a sentence lasts, though its words
 * tell little.
 */
export const tellsOwnChoice = (sentence: string): boolean => decides.test(sentence) || seeks.test(sentence);
