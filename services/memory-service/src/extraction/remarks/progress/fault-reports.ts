import { mayNameTime } from '../../dates/tokens/date-words.js';
import { technologies } from '../../language/lexicon/technologies.js';
import { caseless, oneOf } from '../../language/pattern-parts.js';

/*
 * What does not work as it should, told for an agent to look into: "saves made on android don't load on desktop",
 * "hardfault after ~6h on the gateway", "the invoices print with boxes instead of ž". Without a day, a reason or
 * somebody's name. Whether anybody looks into it, the next turn tells.
 */

const givesWay = oneOf(
  'fails?|failed|failing|crash(?:es|ed|ing)?|hangs?|hung|freezes?|froze|segfaults?|segfaulted|hardfaults?|panics?|panicked|dies|died',
  'flickers?|flickered|stutters?|stuttered|reboots|rebooted|vanish(?:es|ed)?|disappears?|disappeared|breaks|broke|lags|stalls?',
  '(?:drops?|dropped|falls?) (?:out|off)|times? out|timed out|(?:goes|went) (?:blank|black|missing)|ooms?|oom-?killed|explodes?',
);
const refuses =
  "(?:do(?:es)?n['’]?t|did(?:n['’]?t| not)|do(?:es)? not|won['’]?t|will not|can['’]?t|cannot|could(?:n['’]?t| not)|never|no longer|stopped)";
const works = oneOf(
  'load|work|start|boot|open|connect|arrive|go|come|converge|compile|build|show|render|match|print|send|sync|play|respond',
  'reach|find|read|save|add up|upload|download|log ?in|sign ?in|get|see|display|fire|run|finish|update|link|resolve|return|reconnect|wake',
);
const happens =
  '(?:is|are|was|were|seems?|looks?|comes?|came|goes|went|shows?|showed|prints?|printed|gets?|got|gives?|gave|returns?|returned|has|have|had)';
const amiss = oneOf(
  'broken|red|wrong|missing|empty|blank|garbage|garbled|gibberish|stuck|down|dead|doubled|duplicated|corrupt(?:ed)?|cut off|swapped|mirrored',
  'slow|laggy|unresponsive|twice|double|boxes|zeros?|nans?|null|off(?= by\\b|[.,!]|$)|out of sync|(?:way |far |much )?too (?:small|large|big|low|high|late|early|slow|dark|bright|long|short)',
  '(?:an? |some )?(?:[a-z-]+ )?(?:errors?|exceptions?)|(?:an? )?(?:http )?[45]\\d\\d(?:s|\\b)',
);
/** "prod down, 502 everywhere", "board resets every ~26 seconds again" */
const briefly = caseless`^${oneOf(
  '(?:the |our )?(?:[a-z-]+ )?(?:prod(?:uction)?|staging|site|server|api|db|database|cluster|login|checkout|build|ci|pipeline|queue|vpn|wifi) (?:is |are )?(?:down|dead|broken|red|stuck|offline)(?: again)?(?:, (?:an? )?[45]\\d\\d(?:s)?(?: everywhere)?)?[.!]*$',
  '(?:the |my |our )?[a-z-]+(?: [a-z-]+)? (?:resets?|restarts?|reboots?|disconnects?|freezes|locks up|shuts down) (?:every|after|at) [^,;]{1,30} again[.!]*$',
)}`;
const fault = caseless`\b(?:${oneOf(
  givesWay,
  `${refuses} (?:even |just |always |really )?${works}(?:s|es|ed|ing)?`,
  `${happens}(?: [a-z-]+){0,3} ${amiss}`,
  '(?:with|as|shows?) boxes instead|(?:instead of|rather than) (?=\\S{1,3}(?:\\W|$))|differs? from|off by \\d|data of another|twice sometimes',
)})(?![\\w-])`;

/** "hardfault after ~6h on the gateway", "segfault only in release builds", "random logouts": with no verb. */
const faultNoun =
  /^(?:(?:random|weird|strange|sporadic|constant|intermittent|another|again|an?|the|some) ){0,2}(?:[\w-]+ ){0,2}(?:hardfault|segfault|crash(?:es)?|panic|deadlock|oom|timeouts?|stack ?overflow|memory leak|logouts?|freezes?|outages?|race|flicker|jitter|white screen|blank (?:page|screen))\b(?! (?:handler|report|log|policy|page|course|rate|loop|budget|setting))/i;

/** "failed jobs are retried", "the crash handler writes to disk": what is done about faults. */
const ofFaults =
  /^(?:(?:the|all|any|every|each|our) )?(?:fail(?:ed|ing)|crash(?:ed)?|dropped|hung|stuck|timed[- ]out|missing|broken|dead|panic|hang|error|fault|timeout|oom) [\w-]+ [a-z]+|\b(?:crash|panic|fault|timeout|hang|error|oom) (?:handlers?|reports?|reporters?|reporting|logs?|loggers?|polic(?:y|ies)|budgets?|codes?|pages?|dumps?|messages?|settings?)\b/i;

/** Why it is so, how it is to be, and what somebody chose: more than a fault. */
const tellsMore =
  /\b(?:because|bc|since|cause|caused|due to|thanks to|so that|that['’]?s why|which is why|turned out|known (?:bug|issue|limitation)|by design|on purpose|supports?|must|should|decided|chose|prefers?|from now on|by default|as a rule|usually|normally|(?:please|always|never|don['’]?t|do not) (?:use|touch|run|push|merge|deploy|upgrade)|instead we|until|unless|workaround|without (?:the |a )?\S*[_=/`]\S*|fix(?:ed)? (?:it|was|is))\b|, so\b|: \S|;/i;
const ofSomebody = /\b(?:i|i['’]?m|i['’]?ve|me|my|mine|we|we['’]?re|our|ours|us|he|she|his|her)\b/i;
const inView =
  /\b(?:on|at|from|in|for) (?:my|our) (?:[a-z]+ ){0,2}(?:box|machine|laptop|phone|pc|mac|side|end|desk|screen|pixel|iphone|tablet|desktop|computer|network)\b|\b(?:when(?:ever)?|if|as soon as|after|every time|before|until) (?:i|we)\b|\bfor me\b/gi;
/** How long and how often, how much, and which error, which is no day. */
const noDay =
  /(?:~|\b(?:about|around|every|each|after|for|within|at) )?~?\b\d+(?:[.,]\d+)? ?(?:ms|s|secs?|seconds?|m|mins?|minutes?|h|hrs?|hours?|am|pm|x|%|[kmgt]i?b)(?![\w-])|\b(?:with|an?|http|returns?|gets?|got|gives?|exit|code|status|step|signal) ~?\d[\d.,]*\b/gi;

const maxCharacters = 160;

/** A name of somebody or of a place: "checkout fails on Gerd's laptop", "Bea didn't come". */
const namesSomebody = (said: string): boolean =>
  [...said.matchAll(names)].some(([name]) => !technologies.has(name.toLowerCase()));
const names =
  /(?<=[^.!?:]\s)\p{Lu}\p{Ll}[\p{L}]{1,40}|^\p{Lu}\p{Ll}{1,20}(?=['’]s\b|(?<!s) (?:did|do|does|could|can|will|wo|never)(?:n['’]?t|['’]t)?\b)/gu;

const isPlain = (said: string): boolean =>
  !tellsMore.test(said) &&
  !ofFaults.test(said) &&
  !ofSomebody.test(said.replace(inView, '')) &&
  !namesSomebody(said) &&
  !mayNameTime(said.replace(noDay, ''));

/** Whether it reports a fault, and tells neither when, nor why, nor of whom. */
export const isFaultReport = (said: string): boolean =>
  said.length <= maxCharacters && (fault.test(said) || faultNoun.test(said) || briefly.test(said)) && isPlain(said);

const maxBesideCharacters = 70;
/** "the newer one is fine", "trace attached", "no errors in the logs at all": what stands beside such a report. */
const beside =
  /\b(?:is|are|works?|was|were|looks?) (?:all |just )?(?:fine|ok|okay|good|clean|green)\b|^(?:(?:the|full|my) )?(?:[a-z]+ ){0,2}(?:attached|below|above|here)[.!]*$|^(?:no|nothing|not a single) (?:[a-z]+ ){0,3}(?:in|on|at|of)? ?(?:the )?(?:logs?|console|errors?|trace|panic|warnings?|output)\b|\bfine (?:locally|on|in|without|w\/o)\b|\b(?:one|other|rest|others) (?:never )?(?:does|do|doesn['’]?t|don['’]?t)(?: not)?[.!]*$/i;

export const standsBesideFault = (said: string): boolean =>
  said.length <= maxBesideCharacters && beside.test(said) && isPlain(said);
