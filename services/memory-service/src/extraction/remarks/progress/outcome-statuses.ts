import { caseless, oneOf } from '../../language/pattern-parts.js';
import { opening } from './work-statuses.js';

/*
 * How a run went, how far it has come, and what goes wrong at this moment. Every pattern is anchored at the start of
 * the sentence.
 */

const runner = oneOf(
  'tests?|specs?|checks?|suites?|builds?|lint(?:er|ing)?|type ?checks?|typecheck(?:ing)?|pipelines?|ci|compilation|compiler',
  'server|dev server|deploy(?:ment)?s?|jobs?|scripts?|commands?|migrations?|install(?:ation)?|download|upload|process',
  'container|app|pr|pull request|branch|review|everything|it|that|this|they',
);

const goesOrEnds = oneOf(
  'pass(?:es|ed|ing)?|green|fail(?:s|ed|ing)?|red|succeed(?:s|ed)?|clean|fixed|broken|works?|worked|working',
  'running|up|down|started|stopped|hanging|stuck|building|deploying|loading|compiling|open|in progress|under review',
  'finished|done|complete[sd]?|ready',
);
const wellOrBadly = oneOf(
  'now|again|fine|good|great|wrong|right|ok|okay|here|locally|to me|for me|on my (?:machine|end|side)',
  'as expected|like a charm|perfectly|flawlessly|nicely|well|jetzt|wieder',
);
/** How a run, a build or a fix goes. */
const runs: readonly RegExp[] = [
  // "All tests pass", "the build is still failing"
  caseless`^${opening}(?:all |the |your |my )*(?:\d+ )?(?:unit |integration |e2e |dev )?${runner}\b(?:'s|'re)?(?: (?:is|are|was|were|has|have|all|now|just|still|again|been|up and))* ${goesOrEnds}(?: (?:now|again|already|locally|here|fine|successfully|so far|too|as expected|in \d[\d.]*\s?\w{1,7}))*(?: \([^()]{0,30}\))?[.!…]*$`,
  // "CI is green on my branch"
  /^(?:the |my |all )?(?:tests?|build|ci|pipeline|checks?) (?:is|are) (?:all |now |still )?(?:green|red|passing|failing|clean|fine)(?: (?:on|in) my (?:branch|machine|end|side|laptop|fork))?[.!]*$/i,
  // "The server is still starting"
  /^(?:the |my |your )?(?:build|tests?|pipeline|ci|container|server|deploy(?:ment)?|job|script|install(?:ation)?|download|upload|process) (?:is|are) (?:still |now )?\w+ing(?: in the background| again| now)?[.!…]*$/i,
  // "That should do the trick", "it didn't help"
  caseless`^${opening}(?:that|this|it)(?:'s| has| have| should| did| does| will)? (?:do(?:es)? the trick|fixe?[sd]? (?:it|that|this)|did(?:n't| not) (?:work|help)|does(?:n't| not) work|work(?:s|ed)?|help(?:s|ed)?|do it)\b[^,;]{0,20}$`,
  // "It works now", "still crashes here"
  caseless`^(?:now |and |but |ok |so )*(?:it |that |this )?(?:still )?(?:looks?|works?|compiles?|builds?|passes|runs?|crash(?:es|ed)|fails?|hangs?|breaks?|läuft|geht)\b(?: ${wellOrBadly})*[.!]*$`,
  // "The compiler seems happy again"
  /^(?:the )?(?:linter|compiler|type ?checker|ci|build) (?:is|seems) (?:happy|unhappy|angry)(?: again| now)?[.!]*$/i,
  // "The script exited with code 1"
  /^(?:the )?(?:command|process|script|job|it)?\b.{0,30}\bexit(?:ed|s)? (?:with )?(?:code|status)? ?\d+\b.{0,10}$/i,
  // "The file exists", "that change looks good"
  /^(?:the |that |this |your )?(?:file|folder|directory|branch|function|method|test|config|table|module|package|import|code|change|patch|everything) (?:exists|is there|is in place|looks (?:good|right|fine|correct)|was applied|is applied)(?: now| already)?[.!]*$/i,
  // "Migration in progress"
  /^(?:[a-z-]+ ){0,2}(?:in progress|under way|underway|pending|queued|ongoing)\b(?! (?:in|by|through|on) \S)[^:`]{0,40}$/i,
  // "Status: green", "eta: an hour"
  /^(?:progress|status|eta|state(?=\s?[:=-]\s?\S+ \S))\s?[:=-]\s?\S[^.]{0,60}$/i,
];

const found = oneOf(
  'tests?|errors?|failures?|warnings?|files?|results?|matches|hits|problems|failed|failing|passing|changes',
);
const finds = oneOf('usages?|matches|occurrences?|references?|results?|files?|hits?|instances?|call ?sites?|places');
/** How many there are, and how far it has come. */
const counts: readonly RegExp[] = [
  // "12 of 40 processed"
  /^\d[\d,.]*\s?(?:\/|of|out of)\s?\d[\d,.]*\b.{0,50}\b(?:done|processed|completed?|finished|passed|passing|failed|left|remaining|to go)\b/i,
  // "Step 3/7"
  /^(?:step|part|phase|batch|attempt|file|chunk) \d+ ?(?:\/|of|out of) ?\d+\b[^.]{0,60}$/i,
  // "80% done"
  /^\d{1,3}\s?%(?:\s(?:done|completed?|finished|processed))?[.!…]*$/i,
  // "Two files left"
  /^(?:\d+|one|two|three|four|five|a few|several|some|only \w+)\s[^;:]{0,40}\b(?:left|remaining|to go)\b[^;:]{0,30}$/i,
  // "That took 3 minutes", "attempt 2", "stand by"
  /^(?:that|this|it) took (?:only |about )?\d.{0,20}$|^(?:retry|attempt|try) #?\d+\b.{0,60}$|^stand by\b.{0,10}$|^i'?m (?:still )?on (?:it|this|that)\b.{0,60}$/i,
  // "Found three errors", "there are no results"
  caseless`^(?:there (?:are|is)|i see|found|got|we have|still) (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|no|a few|some|several|only \d+) (?:more )?(?:\w+ ){0,2}${found}\b[^,;:]{0,30}$`,
  // "14 packages installed"
  /^(?:\d[\d,.]*|no|zero) (?:[a-z-]+ ){1,3}(?:scanned|checked|processed|found|updated|changed|added|removed|skipped|modified|created|deleted|installed|audited|transformed|compiled|fixed)\b[^:`]{0,30}$/i,
  // "The search returned no results"
  /^(?:the |my |your |a )?(?:search|query|grep|command|lookup|scan|script) (?:returned|found|yielded|gave|produced)\b[^`:]{0,40}\b(?:results?|matches|hits|nothing|errors?|output|files?|rows?)[.!]*$/i,
  // "I see several usages"
  caseless`^(?:found|got|there (?:are|were)|i (?:found|see|count(?:ed)?)) (?:\d+|no|a few|several|some|many|two|three|four|five) (?:[a-z-]+ ){0,2}${finds}\b[^:\`]{0,60}$`,
];

const troublesome = oneOf('an?|the|this|that|these|some|another|lots of|weird|strange|the same|a different|a new');
const trouble = oneOf(
  'errors?|exceptions?|failures?|warnings?|problems?|issues?|crash(?:es)?|time-?outs?|stack ?traces?',
  'outputs?|results?|messages?|screen|page',
);
const isOrSeems = oneOf('is|are|was|looks?|seems?|shows?(?: up)?(?: as)?|comes? (?:up|back)|stays?|remains?|went|goes');
const amissOrFine = oneOf(
  'blank|empty|broken|stuck|frozen|missing|gone|wrong|off|weird|odd|strange|red|unresponsive|messed up|down',
  'green|up|back|fine|ok|okay|good|perfect|there|unchanged|the same|identical',
);
const notWorking = oneOf('there|showing|working|visible|loading|responding|found|clickable|updating|defined');
/** What goes wrong just now, as before, with nothing to tell it by. */
const troubles: readonly RegExp[] = [
  // "The same error", "another problem"
  caseless`^${opening}(?:still |the )?(?:same|another|new) (?:error|problem|issue|result|failure|output)\b[^,;:]{0,20}$`,
  // "Still failing", "still nothing"
  caseless`^${opening}still (?:not \w+ing|not [a-z]+|red|green|failing|broken|not working|the same|nothing|stuck|there|waiting)\b[^,;:]{0,20}$`,
  // "It's still not there"
  caseless`^${opening}(?:it|that|this)(?:'s| is| was)? still (?:not|only|just)\b[^,;:\d\`]{0,40}$`,
  // "I'm getting a weird error"
  caseless`^(?:(?:and|but|ok|hmm+|now|so) )*(?:i|we)(?:'m|'re| am| are)? (?:still |now |just |also )*(?:get|got|getting|see|saw|seeing|hit|hitting|have|having|run into|ran into) ${troublesome} (?:[a-z-]+ ){0,2}${trouble}\b[^:\`\d]{0,50}$`,
  // "Nothing happens"
  /^(?:still |now |and |but )*nothing (?:happens|happened|changed|changes|shows|showed|works|worked|appears|appeared|comes|came|is(?! \w+ed\b)|was|conclusive|new|yet)\b[^:`\d]{0,50}$/i,
  // "Chrome is hogging all my memory again"
  /^(?:\S+ ){1,3}(?:is|are) (?:eating|hogging|chewing|munching|devouring|gobbling|burning)(?: up| through)? [^,;:]{1,40} (?:again|now|rn|atm)[.!…]*$/i,
  // "Everything is broken again", "it looks fine now"
  caseless`^(?:now |and |but )*(?:this|that|it|everything) ?${isOrSeems} (?:(?:now|still|just|totally|completely|all|really|a bit|so|again) )*${amissOrFine}(?: (?:now|again|too|though|here|for me))*[.!…]*$`,
  // "The login page is blank": of a thing that is named, only what can't be its nature; "the violin is red" is a fact
  caseless`^(?:now |and |but )*(?:(?:it )?(?:looks|seems) like )?(?:it(?=['’]?s? ?)|(?:the|my|your) (?:[a-z-]+ ){1,2})(?:is|'s|are|was|looks?|seems?|stays?|remains?|went) (?:(?:now|still|just|totally|completely|all|again) )*(?:blank|stuck|frozen|unchanged|unresponsive|messed up|empty|missing|undefined|null|disabled|gr[ae]yed out|not ${notWorking}(?: up)?|gone|resolved|back up|up again|down again|green again|red again)(?: (?:now|again|too|though|here|for me))*[.!…]*$`,
];

/** The same in other languages, where an English word may open them. */
const foreignStatuses: readonly RegExp[] = [
  // "Ich starte die Tests jetzt"
  /^(?:das|die|ich|wir) (?:tests? )?(?:lasse|lass|führe|prüfe|schaue|starte|laufen|läuft)\b.{0,50}\b(?:jetzt|gerade|nun)\b/i,
  // "Estoy revisando", "je lance"
  /^(?:je (?:lance|vérifie|regarde)|estoy (?:ejecutando|revisando|mirando)|voy a (?:ejecutar|revisar|mirar)|estou (?:executando|verificando)|sto (?:eseguendo|controllando))\b/i,
  // "Super, funktioniert jetzt"
  /^(?:danke,? |super,? |gracias,? |merci,? |ok,? )*(?:das hat geklappt|(?:es |das )?funktioniert(?: jetzt)?|geht (?:jetzt|wieder)|ça marche|funciona|ya funciona|funziona)[.!]*$/i,
];

export const outcomeStatuses: readonly RegExp[] = [...runs, ...counts, ...troubles, ...foreignStatuses];
