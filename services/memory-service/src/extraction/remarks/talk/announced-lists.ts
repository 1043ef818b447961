import { mayNameTime } from '../../dates/tokens/date-words.js';
import { caseless, oneOf } from '../../language/pattern-parts.js';
import { anyOf } from '../../language/pattern-set.js';

/*
 * What a user opens a longer message with before telling it: "handover for the pricing pipeline, I'm only writing this
 * once", "new rules for the recipes you give me.", "this is my first day with you on this repo".
 */

const led = '(?:(?:ok|okay|so|right|alright|well|and|now|hey|hi|hello|first|also|oh),? )*';
const kinds =
  '(?:handover|hand-over|brain ?dump|crash course|rundown|run-down|lowdown|debrief|intro|introduction|onboarding|primer|cheat ?sheet|recap|history|backstory|background)';
const rulesOf =
  '(?:rules|instructions|guidelines|requirements|wishes|requests|conventions|conditions|constraints|specs|facts|notes|info|information|orders|preferences)';
const ofWhat =
  '(?: (?:for|on|of|about|to|from|regarding) (?:(?!(?:is|are|was|were|has|have|will|should|must|goes?|went)\\b)[\\w/.-]+ ){0,6}?(?!(?:is|are|was|were)\\b)[\\w/.-]+)';
const once = '(?:once|one time|a single time)';

const announces = anyOf([
  // "handover for the pricing pipeline", "a bit of history"
  caseless`^${led}(?:(?:an?|the|some|my|quick|short|small|little|brief|bit of|full|proper) )*${kinds}${ofWhat}?(?: before (?:you|we|i) [^,;:.]{2,40})?[.:!]*$`,
  // "new rules for the recipes you give me"
  caseless`^${led}(?:(?:some|a few|two|three|four|the) )?(?:new|updated|other|more|additional|further|changed) ${rulesOf}${ofWhat}[.:!]*$`,
  // "I'm only writing this once"
  caseless`^${led}i(?:'m| am|'ll| will)? (?:only |just )?(?:(?:writ|typ|say|tell|explain|do)ing|write|type|say|tell|explain)(?: (?:this|it|you this|that|all this))? (?:only |just )?${once}[.!]*(?: ?[:;]-?[)D])?$`,
  // "it's official, we have a date!!"
  caseless`^${led}(?:it's official[,!:]? )?(?:we|i) (?:finally |now )?(?:have|'ve got|have got|got|set|found) (?:an? )(?:date|winner|decision|name|plan|deal|verdict|match)(?: (?:at last|finally|now))?[.!…]*$`,
  // "so this is my first day with you on this repo", "let me dump a few things before I forget them"
  caseless`^${led}(?:this|it|today)(?: is|'s) (?:my|our) (?:very )?first (?:day|time|session|hour|week|chat|conversation) (?:with you|here|together)(?: (?:on|in|with|at) (?:this|the|our|my) [\w-]+)?(?:, ${oneOf('let me', "i'll", 'i will', 'i want to')} ${oneOf('dump|write down|note|jot down|get|list|tell you|say|unload')}[^;:.]{2,60})?[.!]*$`,
  caseless`^${led}let me (?:just |quickly )?(?:dump|write down|note down|jot down|unload|list|get out|get down) (?:a few|some|a couple of|two|three|all the|the) [^;:.]{2,30}(?: (?:before|while|so that|that) (?:i|we|you)\b[^;:.]{2,40})?[.!]*$`,
  // "it will save us both some tears"
  caseless`^${led}(?:it|this|that)(?:'ll| will| might| may| should| could)(?: probably| hopefully)? (?:save|spare) (?:us|you|me)(?: (?:both|all|some))* (?:(?:some|a lot of|a few|lots of|much) )?(?:tears|time|trouble|pain|headaches?|grief|questions|work|nerves|hassle|surprises)[.!]*$`,
]);
const maxCharacters = 160;

/** Whether a user only announces what is told next. */
export function announcesList(said: string): boolean {
  const sentence = said.trim().replaceAll('’', "'");
  return (
    sentence.length <= maxCharacters && announces(sentence) && !mayNameTime(sentence.replace(/\bfirst day\b/i, ''))
  );
}
