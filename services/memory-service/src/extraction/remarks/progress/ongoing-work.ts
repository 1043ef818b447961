import { wordsOf } from '../../language/lexicon/word-set.js';
import { caseless, oneOf } from '../../language/pattern-parts.js';
import { anyOf } from '../../language/pattern-set.js';
import { isSpecific } from '../../language/specific.js';

/*
 * What somebody or something is busy with for minutes: "I'm reinstalling everything", "cargo is compiling 412 crates",
 * "the healthcheck is flapping", "port 3000 is already in use". The verb tells it: installing ends today, "building a
 * compiler" and "running Postgres" go on.
 */

const adverbs = '(?: (?:now|currently|just|still|also|already|all|literally|right now|basically|kind of|only))*';

/** Nobody does these for weeks, whatever they are done to. */
const ofMinutes =
  're-?(?:installing|starting|booting|deploying|compiling|running|trying|loading|downloading|uploading|cloning|indexing|syncing|fetching|checking|linting|importing)|compiling|downloading|uploading|cloning|rebasing|rebooting|reverting|scrolling|pasting|unzipping|rolling back|refreshing|waiting (?:for|on) (?:ci|the|it|this|that|you|review|approval)';
/** These go on for long when what they are done to has a name. */
const ofMinutesHere =
  'running|installing|building|deploying|testing|checking|starting|pushing|pulling|merging|deleting|removing|cleaning|trying|resetting|stopping|killing|wiping|clearing|updating|fixing|moving|copying|reading|reviewing';

/** What goes wrong as it goes on. */
const misbehaving =
  'flapping|crawling|hanging|freezing|crashing|crash-?looping|failing|lagging|flickering|spinning|looping|timing out|stalling|choking|blinking|buffering|thrashing|acting (?:up|weird|strange|funny)|misbehaving|complaining|yelling|glitching|stuttering|dying|erroring(?: out)?|bouncing|melting|screaming|filling(?: up)?|running (?:low|out|hot)|climbing|rising|spiking|swapping|overheating|warming up|(?:start|boot|shutt|spinn)ing (?:up|down)|propagating|draining|re-?(?:building|starting|loading|indexing|connecting|syncing|booting|deploying|generating|compiling)|going (?:crazy|nuts|wild|haywire)';
const subject = '(?:(?:the|my|our|your|this|that) )?(?:[a-z][a-z-]* ){0,2}[a-z][a-z-]*';
const machine =
  'cpu|memory|ram|disk|swap|load|fans?|laptop|wi-?fi|internet|vpn|docker|npm|yarn|pip|git|ci|slack|browser|terminal|editor|traffic|latency|sync';
const someSubject = `(?:(?:the|my|our|your|this|that) (?:[a-z-]+ ){0,2}[a-z-]+|${machine})`;

const madly = oneOf(
  'again|now|here|today|right now|up|on me|at me|all over|for some reason|randomly',
  'fast|quickly|hard|badly|a lot|like mad|like crazy',
);
const tookPlace = oneOf(
  'ran (?:over|long|late)|took (?:longer|ages|forever)|dragged on|is (?:over|done|starting)|ended|started',
  'starts (?:now|soon)|got (?:moved|cancell?ed|pushed)(?! (?:back |forward |up )?(?:until|till|to (?:the )?(?:\\d|mon|tues?|wed|thu|fri|sat|sun|tomorrow|tonight|noon|next|later|jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec|spring|summer|autumn|fall|winter|week|month|end|evening|morning|afternoon|same)))|finished',
);
const heldUp = oneOf('queued|stuck|blocked|down|up|offline|pending|paused|frozen|running|loading|quiet|silent');
const aWhile = oneOf('seconds?|secs?|minutes?|mins?|hours?|while');
const someTime = oneOf('\\d{1,3}|an?|one|two|three|five|ten|fifteen|twenty|thirty|half an|a few|several|some');
/** What somebody or something is busy with. */
const busy: readonly RegExp[] = [
  // "I'm reinstalling everything", "I'm starting over"
  caseless`^(?:i'?m|i am|we'?re|we are|am)${adverbs} (?:${ofMinutes}|(?:starting|beginning) (?:over|again|from scratch)|(?:watching|staring at|eyeing) (?:the|it|this|that))\b[^;:]{0,60}$`,
  // "I'm running all of them again"
  caseless`^(?:i'?m|i am|we'?re|we are)${adverbs} (?:${ofMinutesHere}) (?:everything|all|all of (?:it|them)|both|another|them all|(?:the|your) (?:[a-z-]+ ){0,2}[a-z-]+|things)(?: (?:up|out|now|again|first|from scratch|as we speak|once more|one by one))*[.!…]*$`,
  // "Cargo is compiling 412 crates"
  caseless`^${subject}(?:'s| is| are)${adverbs} (?:(?:re-?)?(?:installing|compiling|downloading|uploading|loading|indexing|syncing|booting)|restarting)\b[^;:]{0,40}$`,
  // "The healthcheck is flapping"
  caseless`^${someSubject}(?:'s| is| are| keeps?| was| were)${adverbs} (?:${misbehaving})(?: ${madly})*[.!…]*$`,
  // "The server just came back up"
  caseless`^${someSubject}(?: (?:just|finally|now|also|already|has|have))* (?:came|come|went|gone) (?:back )?(?:up|down|through|live|online|offline|dark|red|green)(?: (?:again|now|fine|cleanly|ok|without (?:errors?|issues|problems)))*[.!…]*$`,
  // "The meeting ran over"
  caseless`^(?:the |my |our |that )?(?:meeting|call|stand-?up|sync|retro|lunch|interview|demo|planning)(?: (?:just|finally|has))* ${tookPlace}\b[^,;:\`\d]{0,24}$`,
  // "The job has been queued for ten minutes"
  caseless`^(?:the |that |my |our )?(?:[a-z-]+ ){0,2}[a-z-]+ (?:has|have|'s) been ${heldUp} (?:for|since) (?:about |over |almost |like )?${someTime} ${aWhile}(?: (?:now|already))*[.!…]*$`,
];

const outOfOrder = oneOf('down|offline|slow|unreachable|broken|having (?:issues|problems|an outage)');
const forNow = oneOf('again|now|today|right now|for everyone|atm|at the moment');
const sluggish = oneOf('down|offline|slow|sluggish|flaky|laggy|quiet|unreachable|unstable|broken|weird|grumpy|busy');
const thisTime = oneOf('today|right now|atm|at the moment|this morning|tonight|currently|now');
/** What is taken, down or slow for now. */
const inTheWay: readonly RegExp[] = [
  // "Port 3000 is already in use"
  /^(?:the |that |this )?(?:port|address|file|branch|lock|socket|name)(?: \S{1,30})? (?:(?:is|was|'s) )?(?:already |still )*(?:in use|taken|locked|busy|occupied|checked out)[.!…]*$/i,
  // "Looks like GitHub is down again"
  caseless`^(?:(?:it )?(?:looks|seems) like |i think |apparently )\S+(?: \S+){0,2} (?:is|are|went|has gone) ${outOfOrder}(?: ${forNow})*[.!…]*$`,
  // "The wifi is so slow today"
  caseless`^(?:the |my |our )?\S+(?: \S+){0,2} (?:is|are|seems?|feels?)(?: to be)?(?: (?:so|very|really|super|extra|a bit|kinda|pretty|awfully|quite))* ${sluggish}(?: (?:again|as hell))* ${thisTime}[.!…]*$`,
  // "The tests stopped passing for some reason"
  /^(?:the |my |our |that )?(?!i\b|we\b|you\b)[a-z-]+(?: [a-z-]+)? (?:is|are|was|were|got|keeps|stopped|went|won't|isn't|aren't) (?:[a-z-]+ ){1,3}(?:for (?:some|whatever) (?:weird |strange |odd )?reason|out of nowhere|all of a sudden)[.!…]*$/i,
];

const unitsOfWork = oneOf(
  'tasks?|steps?|stages?|phases?|rows?|items?|files?|batch|epoch|chunks?|shards?|slides?|tests?|blocks?|photos?|migration|iteration',
);
/** What a machine shows at this moment, and where a count has come to. */
const readings: readonly RegExp[] = [
  // "CPU is at 98% again"
  caseless`^(?:the |my |our )?(?:${machine})(?: usage| space| average)?(?:'s| is| are)?${adverbs} (?:(?:at|up to|down to|over|around|on|back (?:at|to)) )?\d[\d.,]*\s?(?:%|percent|gb|mb)? (?:now|again|and (?:climbing|rising|falling|growing|counting|dropping)|already|atm|left)[.!…]*$`,
  // "The import is at 120 of 400", "nightly_sync is on step 3 of 9, still green"
  caseless`^(?:the |my |our )?[^\s,;:]{1,40}(?: [^\s,;:]{1,40}){0,3}(?:'s| is| are)(?: now| still| only| already| just)* (?:at(?: ${unitsOfWork})?|on ${unitsOfWork}) \d[\d,]* ?(?:of|out of|\/) ?\d[\d,]*(?: [a-z-]+){0,3}(?:, [^;:]{1,50})?[.!…]*$`,
  // "12 of 40 files are through"
  /^\d[\d,]* (?:out )?of (?:the |your |my )?\d[\d,]*(?: [a-z-]+){0,2} (?:is|are) (?:in|through|over|across|up|back|gone|loaded)[.!…]*$/i,
  // "Batch 4 is running"
  /^(?:batch|chunk|shard|page|round|wave|part|stage|file|table|run|attempt|phase) \d{1,4} (?:is|was|just)(?: now| just| still)* (?:through|in|up|finished|next|running|done|loading|over|failing|green|red)[.!…]*$/i,
];

const triedOut = oneOf(
  'added|put|stuck|threw|inserted|dropped|printed|logged|commented|hard-?coded|disabled|changed|removed',
);
/** What was done to find something out, and is gone when it was. */
const tryouts: readonly RegExp[] = [
  // "I disabled the cache to see if that helps"
  /^(?:(?:i|we)(?:'ve| have)? )?(?:just |only |also )?(?:[a-z]+ed|set|put|ran|cut|took|made)(?: (?:the|it|that|this|a|an|my|your|all))? [^,;:]{1,50} to see (?:if|whether|what|how) (?:that|it|this|anything|something)\b[^,;:]{0,30}$/i,
  // "I stopped the worker for a moment"
  /^(?:i|we)(?:'ve| have)? (?:just )?[a-z]+(?:ed|t|ut|n)\b[^,;:\d]{1,60} for a (?:moment|minute|second|sec|quick (?:test|check))[.!…]*$/i,
  // "Added a log line to debug it"
  caseless`^(?:(?:i|we)(?:'ve| have)? )?(?:just |only )?${triedOut}\b[^,;:]{0,60} to (?:see|check|test|debug|find out|make sure)(?: (?:it|that|this|what|if|whether|how|where)\b[^,;:]{0,40})?[.!…]*$`,
];
const matches = anyOf([...busy, ...inTheWay, ...readings, ...tryouts]);

/** What makes it a habit, a plan for longer or a cause. */
const lasts =
  /\b(?:because|since|due to|caused?|every|each|always|usually|often|never|nightly|daily|weekly|per|until|by default|an? (?:day|night|week|month|year)|on (?:mon|tues|wednes|thurs|fri|satur|sun)days?|this (?:week|month|quarter|year|sprint)|(?:for|in) (?:\w+ ){0,2}(?:days|weeks|months|years)|(?:last|next) \w+|yesterday|(?:weeks?|months?|years?|days?) ago|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|when|whenever|if|unless|instead|rather)\b/i;

const purpose = / to (?:see|check|test|debug|find out|make sure) .*$/i;
const personal =
  /^(?:my|our) (?:wife|husband|partner|son|daughter|kids?|child|mother|father|mom|mum|dad|brother|sister|boss|team|company|client)\b/i;

/** Whether a sentence tells of something that is going on and will soon be over. */
export const isOngoing = (sentence: string): boolean =>
  sentence.length < maxCharacters &&
  matches(sentence) &&
  !lasts.test(sentence.replace(purpose, '')) &&
  !personal.test(sentence) &&
  !(namesProduct(sentence) && wordsOf(sentence).includes('to'));

/** "We're deploying to AWS". */
const namesProduct = (sentence: string): boolean => /^(?:we'?re|we are)\b/i.test(sentence) && isSpecific(sentence);

const maxCharacters = 140;
