import { caseless, oneOf } from '../../language/pattern-parts.js';
/*
 * What is being done right now, what comes next, and what was just done. Every pattern is anchored at the start of the
 * sentence.
 */

/** "ok, ", "now, ": what such a report begins with. */
export const opening =
  '(?:(?:ok(?:ay)?|now|so|alright|great|good|perfect|first|next|then|and|hm+|nope?|yep|yeah|sorry(?: about that)?)[, ]{1,2})*';

const working = oneOf(
  'do|run|rerun|re-run|execute|test|build|compile|install|deploy|apply|debug|verify|check|double-check|try|retry',
  'look|see|read|open|inspect|investigate|examine|explore|dig|dive|scan|analy[sz]e|review|search|fetch|compare|revisit',
  'write|create|add|edit|fix|update|implement|refactor|commit|push|outline|summari[sz]e|clarify|tackle',
  'work|start|begin|continue|proceed|wait|think|go|take|get|break|walk',
);
const workingNow = oneOf(
  'running|executing|testing|trying|retrying|re-?running|checking|verifying|starting|stopping|restarting|waiting|working',
  'looking|reading|searching|opening|scanning|investigating|examining|exploring|digging|analy[sz]ing|debugging|thinking',
  'installing|building|compiling|loading|downloading|uploading|fetching|cloning|generating|processing|formatting|linting',
  'updating|fixing|writing|creating|adding|editing|refactoring|moving|cleaning|preparing|saving|applying',
  'deploying|committing|pushing|pulling|continuing|proceeding',
  're(?:installing|building|basing|deploying|starting|loading|indexing|writing|reading|verting|trying)',
);
const workDone = oneOf(
  'created|edited|updated|saved|applied|added|removed|deleted|renamed|moved|copied|wrote|written|formatted|generated',
  'committed|pushed|pulled|reverted|rebased|merged|deployed|installed|opened|closed|restarted|stopped|started',
  'ran|executed|checked|cleaned|refactored|done|finished|completed|fixed',
);

const happyNews = oneOf(
  'promoted|married|engaged|divorced|hired|fired|accepted|admitted|certified|diagnosed|elected|licensed',
  'laid off|an? (?:new )?(?:job|offer|raise|dog|cat|puppy|kitten|car|house|flat|promotion)',
);
/** What is being done at this moment. */
const goingOn: readonly RegExp[] = [
  // "Ok, let me look at the log"; "let me clarify: …" goes on
  caseless`^${opening}(?:let me|lemme|allow me to)\b(?! (?:correct|clarify|rephrase)\b.{0,25}[:,] \S)`,
  // "I'm running the tests now", "checking it again"
  caseless`^${opening}(?:i'?m |i am |we'?re |we are )?(?:now |currently |still |just |about to |going to )*(?:${workingNow}|${working})\b.{0,80}\b(?:now|right now|at the moment|again|in a (?:sec|second|moment|minute))\b[.!…]*$`,
  // "Still installing", "currently reading the log"
  caseless`^${opening}(?:still |now |just |currently )*${workingNow}\b[^,;:]{0,60}$`,
  // "Just moving on", "trying again"
  caseless`^${opening}(?:still |now |just |currently )*[a-z-]{2,14}ing(?: (?:it|that|this|them|now|again|anyway|too|first|next|along|up|on|in|through))*[.!…]*$`,
  // "I'm checking the logs"
  caseless`^${opening}(?:i'?m|i am|we'?re|we are) (?:still |now |just |currently |already )*${workingNow} (?:it|that|this|them|through|into|on (?:it|that|this)|at (?:it|that|this)|the|for (?:it|that|this|the|ci|your?))\b[^,;:\d\`]{0,40}$`,
  // "Running it"
  caseless`^${workingNow} (?:now|it|this|that|my|your)\b[^;:]{0,40}$`,
  // "I'm looking into it", "we're digging through the code"
  /^(?:i'm|i am|we're) (?:just |now |still |currently )?(?:going through|looking (?:at|into|through)|digging (?:into|through)|poking (?:at|around)) (?:the|it|this|that|your|them)\b[^,;:`\d]{0,40}$/i,
  // "Running the command: make test"
  /^(?:executing|running|invoking|calling)(?: (?:the )?(?:command|tool|script|query|tests?))?: ?\S.{0,200}$/i,
  // "Almost done", "just started"; "just got a dog" is news
  caseless`^(?:still|almost|nearly|about to|just) (?:\w+ing|finished|done|started|completed|there|got(?! ${happyNews}\b)|ran|merge|deploy|push|commit|start|run)\b[^;:]{0,60}$`,
];

/** What is done next, soon or after a break. */
const comingNext: readonly RegExp[] = [
  // "I'll report back", "will do"
  /^(?:i'?ll |i will |will )(?:check|report|let you know|get back|come back|look|try|see|do|ping|update you|think|keep you|test (?:it|that))\b[^,;:]{0,40}$/i,
  // "Let's take a break"
  /^let'?s (?:pick (?:this|it) up|continue|talk|stop|call it|resume|wrap up|take a break)\b[^;:]{0,40}$/i,
  // "Next up", "moving on"
  /^(?:next|coming) up\b|^moving on\b|^on to\b/i,
  // "Give me a minute"
  /^(?:give me|gimme) (?:a|one|two|five) (?:sec|second|moment|minute)s?\b.{0,20}$/i,
  // "I was away"
  /^(?:i was|just|back from being) (?:away|afk|out|offline|busy|gone)\b[^:`\d]{0,40}$/i,
  // "It may take a few minutes"
  /^(?:(?:this|it|that) )?(?:may|might|will|should|could) take (?:a|some|a few|several|about|around|\d+|up to)\b[^:`]{0,40}$/i,
  // "I should have something by noon"
  /^(?:i (?:should|will) have|we should have) (?:something|an answer|it|a fix|results?|this)\b[^:`]{0,60}$/i,
];

const inAWord = oneOf(
  'done|fixed|finished|completed?|ready|success|all set|all good|all done|merged|pushed|deployed',
  'on it|working on it|got it|found it|noted|will do|almost (?:done|there)',
  'just a (?:moment|sec|second|minute)|one (?:moment|sec|second|minute)|hold on|hang on|give me a',
  "(?:i'?ll )?be (?:right )?back|i'?m (?:back|here|on it|done|ready)(?! (?:on|in|from|at) )|back|brb",
  'no luck|nothing (?:yet|to do)|no (?:changes?|errors?|output|warnings?)',
);
const determined = oneOf(
  'the|your|all|these|those|both|it|them|that|this|my|some|a few|everything|requested|necessary|suggested',
  'required|remaining|following|latest|new',
);
const workedOn = oneOf(
  'changes?|fix(?:es)?|updates?|files?|code|tests?|branch(?:es)?|edits?|modifications?|improvements?|adjustments?|commits?|prs?',
  'readme|docs|documentation|changelog|comments?|imports?|notes?|memory|records?|feedback|suggestions?',
  'to (?:the )?(?:remote|main|origin|branch|repo|memory)|as (?:you )?(?:requested|asked|discussed)',
  'for you|accordingly|now|again|too|above|below',
);
/** What was just done, to no thing in particular. */
const justDone: readonly RegExp[] = [
  // "Done!", "on it", "one moment", "no luck"
  caseless`^${inAWord}\b[^;:]{0,24}$`,
  // "Committed", "deleted the file"; "added `check.py` to the workflow" tells where a thing is from now on
  caseless`^${workDone}\b(?! because)(?!.{0,40}\`[^\`]+\` (?:to|into|from|under|as)\b)[^;:]{0,50}$`,
  // "I've pushed the changes", "just committed"
  caseless`^${opening}(?:i(?:'ve| have)?|we(?:'ve| have)?|also|just|have)?(?: (?:also|just|now|already|successfully|have))*\s?(?:${workDone}|made|implemented|incorporated|addressed|noted|tested|verified|submitted|resolved|rerun|rolled back)(?: ${determined})*(?: ${workedOn})*[.!…]*$`,
  // "I just restarted it"
  caseless`^(?:i|we)(?:'ve| have)? just (?:re-?)?(?:${workDone}|cleared|tried|tested|redeployed|reinstalled|rebooted)\b[^:\`\d]{0,40}$`,
];

export const workStatuses: readonly RegExp[] = [...goingOn, ...comingNext, ...justDone];
