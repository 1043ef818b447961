import { auxiliaries, verbForm } from '../language/lexicon/english-verbs.js';
import { wordsOf } from '../language/lexicon/word-set.js';
import { anyOf } from '../language/pattern-set.js';

/*
 * What is being done right now, or was just done, and how it went: true for a minute. Every pattern is anchored at the start of the
 * sentence, or of bounded repetition. What tells a cause, a reason or a way ("Fixed the race by adding a mutex") is no mere status.
 */

const working =
  'run|check|double-check|look|work|read|search|start|try|open|inspect|investigate|build|compile|install|fetch|wait|retry|rerun|re-run|execute|scan|analy[sz]e|review|think|proceed|update|fix|write|create|add|edit|test|deploy|commit|push|apply|go|begin|continue|debug|examine|explore|dig|verify|implement|refactor|dive|take|see|get|do|break|walk|clarify|summari[sz]e|outline|tackle|revisit|compare';
const workingNow =
  'running|checking|looking|reading|searching|waiting|installing|building|compiling|fetching|opening|retrying|re-?running|executing|analy[sz]ing|loading|starting|verifying|investigating|updating|fixing|writing|creating|adding|editing|testing|trying|deploying|committing|pushing|pulling|applying|debugging|examining|exploring|digging|thinking|processing|generating|downloading|uploading|formatting|linting|refactoring|scanning|moving|continuing|proceeding|cloning|restarting|stopping|cleaning|preparing|saving|working|re(?:installing|building|basing|deploying|starting|loading|indexing|writing|reading|verting|trying)';
const workDone =
  'created|edited|updated|saved|committed|pushed|pulled|applied|added|removed|deleted|renamed|moved|copied|installed|wrote|written|opened|closed|restarted|stopped|started|reverted|rebased|merged|formatted|generated|deployed|ran|executed|checked|cleaned|refactored|done|finished|completed|fixed';
const runner =
  'tests?|specs?|checks?|suites?|builds?|lint(?:er|ing)?|type ?checks?|typecheck(?:ing)?|pipelines?|ci|compilation|compiler|server|dev server|deploy(?:ment)?s?|jobs?|scripts?|commands?|migrations?|install(?:ation)?|download|upload|process|container|app|everything|pr|pull request|branch|review|it|that|this|they';
const opening =
  '(?:(?:ok(?:ay)?|now|so|alright|great|good|perfect|first|next|then|and|hm+|nope?|yep|yeah|sorry(?: about that)?)[, ]{1,2})*';
const tells =
  /\b\w+ing (?:\S+ ){1,8}(?:fix(?:es|ed)|(?:re)?solve[sd]|cure[sd]|help(?:s|ed)|avoid(?:s|ed)|prevent(?:s|ed)|remove[sd]) (?:it|that|this|them|all|the)\b|\b(?:by|because|since|so that|instead of|in order to|to (?:avoid|prevent|keep)|caused?|due to|the reason|root cause)\b(?! (?:running|executing|looking|checking|reading)\b)|\b(?:in|since|until) (?:january|february|march|april|june|july|august|september|october|november|december|\d{4})\b|\blast (?:month|year|spring|summer|autumn|fall|winter)\b|\b(?:weeks?|months?|years?) ago\b|\bon (?:mon|tues|wednes|thurs|fri|satur|sun)days\b|\bbut only (?:on|in|when|with|if|for|after|at)\b|^[a-z]+ing (?:is|are) (?:limited|capped|done|handled|allowed|forbidden|disabled|enabled|restricted|only|not|up to) (?!yet\b)|^[a-z]+ing (?:[^\s,;:]+ ){1,6}(?:is|are|was|were|means|takes|needs|fixe[sd]|solve[sd]|helps|helped|break[s]?|require[sd]?|cause[sd]|prevent(?:s|ed))\b/i;

/** How something is at this moment, told by the end of the sentence. */
const momentary = anyOf([
  /^[^,;:]{1,60}\b(?:is|are) (?:running|up|live|listening|available|reachable|stuck|queued)\b[^,;:]{0,40}\b(?:now|again|in the queue)[.!…]*$/i,
  /^[^,;:]{1,60}\b(?:has|have) been [a-z]+ing for \d+ (?:seconds|minutes|hours|min|mins|h)\b(?: now)?[.!…]*$/i,
  /^(?:the |my |our )?(?:cpu|memory|ram|disk|load|usage|traffic|latency)(?: usage)? (?:is|are) (?:at|up|down|back|over|under|around)\b[^,;:]{0,24}\b(?:again|now)[.!…]*$/i,
]);
const endsWithTime = /\b(?:now|again|queue|seconds|minutes|hours|mins?|h)[.!…]*$/i;

const statuses: readonly RegExp[] = [
  new RegExp(`^${opening}(?:let me|lemme|allow me to)\\b(?! (?:correct|clarify|rephrase)\\b.{0,25}[:,] \\S)`, 'i'),
  new RegExp(
    `^${opening}(?:i'?m |i am |we'?re |we are )?(?:now |currently |still |just |about to |going to )*(?:${workingNow}|${working})\\b.{0,80}\\b(?:now|right now|at the moment|again|in a (?:sec|second|moment|minute))\\b[.!…]*$`,
    'i',
  ),
  new RegExp(`^${opening}(?:still |now |just |currently )*(?:${workingNow})\\b[^,;:]{0,60}$`, 'i'),
  /^(?:done|fixed|finished|completed?|ready|all set|all good|all done|success|merged|pushed|deployed|on it|working on it|got it|found it|noted|will do|just a (?:moment|sec|second|minute)|one (?:moment|sec|second|minute)|hold on|hang on|(?:i'?ll )?be (?:right )?back|i'?m (?:back|here|on it|done|ready)(?! (?:on|in|from|at) )|back|brb|give me a|no luck|nothing (?:yet|to do)|no (?:changes?|errors?|output|warnings?)|almost (?:done|there))\b[^;:]{0,24}$/i,
  // "Added `check.py` to the workflow" tells where a thing is from now on.
  new RegExp(`^(?:${workDone})\\b(?! because)(?!.{0,40}\`[^\`]+\` (?:to|into|from|under|as)\\b)[^;:]{0,50}$`, 'i'),
  new RegExp(
    `^${opening}(?:all |the |your |my )*(?:\\d+ )?(?:unit |integration |e2e |dev )?(?:${runner})\\b(?:'s|'re)?(?: (?:is|are|was|were|has|have|all|now|just|still|again|been|up and))* (?:pass(?:es|ed|ing)?|green|fail(?:s|ed|ing)?|red|succeed(?:s|ed)?|clean|running|finished|done|complete[sd]?|works?|worked|working|fixed|broken|up|down|started|stopped|hanging|stuck|building|deploying|loading|compiling|open|in progress|under review|ready)(?: (?:now|again|already|locally|here|fine|successfully|so far|too|as expected|in \\d[\\d.]*\\s?\\w{1,7}))*(?: \\([^()]{0,30}\\))?[.!…]*$`,
    'i',
  ),
  new RegExp(
    `^${opening}(?:that|this|it)(?:'s| has| have| should| did| does| will)? (?:do(?:es)? the trick|fixe?[sd]? (?:it|that|this)|did(?:n't| not) (?:work|help)|does(?:n't| not) work|work(?:s|ed)?|help(?:s|ed)?|do it)\\b[^,;]{0,20}$`,
    'i',
  ),
  new RegExp(
    `^(?:${opening})(?:still |the )?(?:same|another|new) (?:error|problem|issue|result|failure|output)\\b[^,;:]{0,20}$`,
    'i',
  ),
  new RegExp(
    `^${opening}still (?:not \\w+ing|not [a-z]+|red|green|failing|broken|not working|the same|nothing|stuck|there|waiting)\\b[^,;:]{0,20}$`,
    'i',
  ),
  new RegExp(`^${opening}(?:it|that|this)(?:'s| is| was)? still (?:not|only|just)\\b[^,;:\\d\`]{0,40}$`, 'i'),
  new RegExp(
    `^${opening}(?:still |now |just |currently )*[a-z-]{2,14}ing(?: (?:it|that|this|them|now|again|anyway|too|first|next|along|up|on|in|through))*[.!…]*$`,
    'i',
  ),
  new RegExp(
    `^${opening}(?:i'?m|i am|we'?re|we are) (?:still |now |just |currently |already )*(?:${workingNow}) (?:it|that|this|them|through|into|on (?:it|that|this)|at (?:it|that|this)|the|for (?:it|that|this|the|ci|your?))\\b[^,;:\\d\`]{0,40}$`,
    'i',
  ),
  /^\d[\d,.]*\s?(?:\/|of|out of)\s?\d[\d,.]*\b.{0,50}\b(?:done|processed|completed?|finished|passed|passing|failed|left|remaining|to go)\b/i,
  /^(?:step|part|phase|batch|attempt|file|chunk) \d+ ?(?:\/|of|out of) ?\d+\b[^.]{0,60}$/i,
  /^(?:there (?:are|is)|i see|found|got|we have|still) (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|no|a few|some|several|only \d+) (?:more )?(?:\w+ ){0,2}(?:tests?|errors?|failures?|warnings?|files?|results?|matches|hits|problems|failed|failing|passing|changes)\b[^,;:]{0,30}$/i,
  /^(?:the )?(?:command|process|script|job|it)?\b.{0,30}\bexit(?:ed|s)? (?:with )?(?:code|status)? ?\d+\b.{0,10}$/i,
  /^(?:\d[\d,.]*|no|zero) (?:[a-z-]+ ){1,3}(?:scanned|checked|processed|found|updated|changed|added|removed|skipped|modified|created|deleted|installed|audited|transformed|compiled|fixed)\b[^:`]{0,30}$/i,
  /^(?:i'm|i am|we're) (?:just |now |still |currently )?(?:going through|looking (?:at|into|through)|digging (?:into|through)|poking (?:at|around)) (?:the|it|this|that|your|them)\b[^,;:`\d]{0,40}$/i,
  /^(?:the |my |your |a )?(?:search|query|grep|command|lookup|scan|script) (?:returned|found|yielded|gave|produced)\b[^`:]{0,40}\b(?:results?|matches|hits|nothing|errors?|output|files?|rows?)[.!]*$/i,
  /^(?:i was|just|back from being) (?:away|afk|out|offline|busy|gone)\b[^:`\d]{0,40}$/i,
  /^(?:the |my |all )?(?:tests?|build|ci|pipeline|checks?) (?:is|are) (?:all |now |still )?(?:green|red|passing|failing|clean|fine)(?: (?:on|in) my (?:branch|machine|end|side|laptop|fork))?[.!]*$/i,
  /^\d{1,3}\s?%(?:\s(?:done|completed?|finished|processed))?[.!…]*$/i,
  /^(?:i'?ll |i will |will )(?:check|report|let you know|get back|come back|look|try|see|do|ping|update you|think|keep you|test (?:it|that))\b[^,;:]{0,40}$/i,
  /^(?:now |and |but |ok |so )*(?:it |that |this )?(?:still )?(?:looks?|works?|compiles?|builds?|passes|runs?|crash(?:es|ed)|fails?|hangs?|breaks?|läuft|geht)\b(?: (?:now|again|fine|good|great|wrong|right|ok|okay|here|locally|to me|for me|on my (?:machine|end|side)|as expected|like a charm|perfectly|flawlessly|nicely|well|jetzt|wieder))*[.!]*$/i,
  /^(?:still|almost|nearly|about to|just) (?:\w+ing|finished|done|started|completed|there|got(?! (?:promoted|married|engaged|divorced|hired|fired|accepted|admitted|certified|diagnosed|elected|licensed|laid off|an? (?:new )?(?:job|offer|raise|dog|cat|puppy|kitten|car|house|flat|promotion))\b)|ran|merge|deploy|push|commit|start|run)\b[^;:]{0,60}$/i,
  new RegExp(`^(?:${workingNow}) (?:now|it|this|that|my|your)\\b[^;:]{0,40}$`, 'i'),
  /^(?:the |my |your )?(?:build|tests?|pipeline|ci|container|server|deploy(?:ment)?|job|script|install(?:ation)?|download|upload|process) (?:is|are) (?:still |now )?\w+ing(?: in the background| again| now)?[.!…]*$/i,
  /^(?:\d+|one|two|three|four|five|a few|several|some|only \w+)\s[^;:]{0,40}\b(?:left|remaining|to go)\b[^;:]{0,30}$/i,
  /^(?:that|this|it) took (?:only |about )?\d.{0,20}$|^(?:retry|attempt|try) #?\d+\b.{0,60}$|^stand by\b.{0,10}$|^i'?m (?:still )?on (?:it|this|that)\b.{0,60}$/i,
  /^(?:the )?(?:linter|compiler|type ?checker|ci|build) (?:is|seems) (?:happy|unhappy|angry)(?: again| now)?[.!]*$/i,
  /^let'?s (?:pick (?:this|it) up|continue|talk|stop|call it|resume|wrap up|take a break)\b[^;:]{0,40}$/i,
  /^(?:next|coming) up\b|^moving on\b|^on to\b/i,
  // What was done to no thing in particular: "I've pushed the changes", "just committed".
  new RegExp(
    `^${opening}(?:i(?:'ve| have)?|we(?:'ve| have)?|also|just|have)?(?: (?:also|just|now|already|successfully|have))*\\s?(?:${workDone}|made|implemented|incorporated|addressed|noted|tested|verified|submitted|resolved|rerun|rolled back)(?: (?:the|your|all|these|those|both|it|them|that|this|my|some|a few|everything|requested|necessary|suggested|required|remaining|following|latest|new))*(?: (?:changes?|fix(?:es)?|updates?|files?|code|tests?|branch(?:es)?|edits?|modifications?|readme|docs|documentation|changelog|comments?|imports?|notes?|improvements?|adjustments?|commits?|prs?|memory|records?|feedback|suggestions?|to (?:the )?(?:remote|main|origin|branch|repo|memory)|as (?:you )?(?:requested|asked|discussed)|for you|accordingly|now|again|too|above|below))*[.!…]*$`,
    'i',
  ),
  new RegExp(
    `^(?:i|we)(?:'ve| have)? just (?:re-?)?(?:${workDone}|cleared|tried|tested|redeployed|reinstalled|rebooted)\\b[^:\`\\d]{0,40}$`,
    'i',
  ),
  /^(?:give me|gimme) (?:a|one|two|five) (?:sec|second|moment|minute)s?\b.{0,20}$/i,
  // What went wrong just now, with nothing to tell it by.
  /^(?:(?:and|but|ok|hmm+|now|so) )*(?:i|we)(?:'m|'re| am| are)? (?:still |now |just |also )*(?:get|got|getting|see|saw|seeing|hit|hitting|have|having|run into|ran into) (?:an?|the|this|that|these|some|another|lots of|weird|strange|the same|a different|a new) (?:[a-z-]+ ){0,2}(?:errors?|exceptions?|failures?|warnings?|problems?|issues?|crash(?:es)?|time-?outs?|stack ?traces?|outputs?|results?|messages?|screen|page)\b[^:`\d]{0,50}$/i,
  /^(?:still |now |and |but )*nothing (?:happens|happened|changed|changes|shows|showed|works|worked|appears|appeared|comes|came|is(?! \w+ed\b)|was|conclusive|new|yet)\b[^:`\d]{0,50}$/i,
  /^(?:now |and |but )*(?:this|that|it|everything) ?(?:is|are|was|looks?|seems?|shows?(?: up)?(?: as)?|comes? (?:up|back)|stays?|remains?|went|goes) (?:(?:now|still|just|totally|completely|all|really|a bit|so|again) )*(?:blank|empty|broken|stuck|frozen|missing|gone|wrong|off|weird|odd|strange|red|green|up|down|back|fine|ok|okay|good|perfect|unchanged|there|the same|identical|unresponsive|messed up)(?: (?:now|again|too|though|here|for me))*[.!…]*$/i,
  // Of a thing that is named, only what can't be its nature: "the violin is red" is a fact.
  /^(?:now |and |but )*(?:(?:it )?(?:looks|seems) like )?(?:it(?=['’]?s? ?)|(?:the|my|your) (?:[a-z-]+ ){1,2})(?:is|'s|are|was|looks?|seems?|stays?|remains?|went) (?:(?:now|still|just|totally|completely|all|again) )*(?:blank|stuck|frozen|unchanged|unresponsive|messed up|empty|missing|undefined|null|disabled|gr[ae]yed out|not (?:there|showing|working|visible|loading|responding|found|clickable|updating|defined)(?: up)?|gone|resolved|back up|up again|down again|green again|red again)(?: (?:now|again|too|though|here|for me))*[.!…]*$/i,
  /^(?:executing|running|invoking|calling)(?: (?:the )?(?:command|tool|script|query|tests?))?: ?\S.{0,200}$/i,
  /^(?:found|got|there (?:are|were)|i (?:found|see|count(?:ed)?)) (?:\d+|no|a few|several|some|many|two|three|four|five) (?:[a-z-]+ ){0,2}(?:usages?|matches|occurrences?|references?|results?|files?|hits?|instances?|call ?sites?|places)\b[^:`]{0,60}$/i,
  /^(?:[a-z-]+ ){0,2}(?:in progress|under way|underway|pending|queued|ongoing)\b(?! (?:in|by|through|on) \S)[^:`]{0,40}$/i,
  /^(?:(?:this|it|that) )?(?:may|might|will|should|could) take (?:a|some|a few|several|about|around|\d+|up to)\b[^:`]{0,40}$/i,
  /^(?:progress|status|eta|state(?=\s?[:=-]\s?\S+ \S))\s?[:=-]\s?\S[^.]{0,60}$/i,
  /^(?:i (?:should|will) have|we should have) (?:something|an answer|it|a fix|results?|this)\b[^:`]{0,60}$/i,
  /^(?:the |that |this |your )?(?:file|folder|directory|branch|function|method|test|config|table|module|package|import|code|change|patch|everything) (?:exists|is there|is in place|looks (?:good|right|fine|correct)|was applied|is applied)(?: now| already)?[.!]*$/i,
  /^(?:das|die|ich|wir) (?:tests? )?(?:lasse|lass|führe|prüfe|schaue|starte|laufen|läuft)\b.{0,50}\b(?:jetzt|gerade|nun)\b/i,
  /^(?:je (?:lance|vérifie|regarde)|estoy (?:ejecutando|revisando|mirando)|voy a (?:ejecutar|revisar|mirar)|estou (?:executando|verificando)|sto (?:eseguendo|controllando))\b/i,
  /^(?:danke,? |super,? |gracias,? |merci,? |ok,? )*(?:das hat geklappt|(?:es |das )?funktioniert(?: jetzt)?|geht (?:jetzt|wieder)|ça marche|funciona|ya funciona|funziona)[.!]*$/i,
];

const matchesStatus = anyOf(statuses);

/** "Deployed v2.3.0 to production": a version, and where it went, is remembered. */
const releases =
  /\bv?\d{1,4}\.\d{1,4}(?:\.\d{1,4})?(?:-[\w.]{1,20})? (?:to|on|in) (?:prod(?:uction)?|staging|npm|pypi|maven|the (?:app|play) ?store|customers|everyone)\b/i;

/** "Deleted users stay in the table": the participle belongs to a noun that has a verb of its own. */
function opensWithNoun(sentence: string): boolean {
  const words = wordsOf(sentence.slice(0, 80));
  return words.slice(1, 4).some((word, at) => {
    const next = words[at + 2] ?? '';
    return /[^s]s$/.test(word) && !auxiliaries.has(word) && verbForm(next) === 'base' && next !== 'to';
  });
}

/** Whether a sentence reports work in progress or just done, and nothing that lasts. */
export const isStatus = (sentence: string): boolean =>
  (matchesStatus(sentence) || (endsWithTime.test(sentence.slice(-16)) && momentary(sentence))) &&
  !tells.test(sentence) &&
  !releases.test(sentence) &&
  !(/^\w+ed\b/.test(sentence) && opensWithNoun(sentence));
