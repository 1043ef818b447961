import { caseless, oneOf } from '../../language/pattern-parts.js';
import { anyOf } from '../../language/pattern-set.js';
import { isSpecific } from '../../language/specific.js';

/*
 * What is wrong with one thing that has no name: "the video doesn't play", "the email never arrived", "the login loops
 * forever", "my rebase is a mess". Of a thing named by its kind something is denied that such things do, and nothing is
 * added: neither an object nor when or why.
 */

const opening = '(?:(?:and|but|now|so|also|ok|hm+|then|somehow|plus)[, ]+)*';
const thing = '(?:the|my|this|that|your|its) (?:[a-z-]+ ){0,2}[a-z-]+';
const does =
  'open|close|load|play|start|stop|work|run|build|compile|render|show|appear|arrive|respond|connect|match|resolve|update|refresh|save|send|submit|fire|trigger|scroll|move|change|fit|align|add|go|come|boot|launch|mount|finish|end|help|stick|register|react|sync|pass|print|download|upload|install|import|parse|deploy|merge|apply|click|expand|collapse|turn|wake|stay|get|line|budge|care';
const trailing =
  '(?: (?:up|out|in|off|back|on|through|down|over|away|properly|correctly|right|anymore|any more|at all|here|there|now|again|yet|anything|either|for me|anywhere|together))*[.!…]*$';

const programs = oneOf(
  'app|build|ci|server|page|bootloader|login|logout|button|script|site|api|form|modal|menu|service|container|pod|job',
  'pipeline|installer|emulator|simulator|firmware|driver|kernel|worker|client|daemon|process|webhook|deploy|preview',
  'image|icon|link|video|test|tests|dropdown|popup|search|upload|download|import|export|query|device|board|sensor',
);
const giveWay = oneOf(
  'break|crash|fail|freez|hang|stall|disappear|vanish|flicker|jump|resett|restart|reload|reboot|dropp|tim',
  'disconnect|dy|lagg|stutter|glitch|bounc|loop|spinn|clos|quitt|resiz|overlapp|blink',
);
/** What a thing does not do, never did, or does without end. */
const refusals: readonly RegExp[] = [
  // "The video doesn't play"
  caseless`^${opening}${thing} (?:doesn't|don't|didn't|won't|can't|does not|did not|will not) (?:even |just |really )?(?:${does})${trailing}`,
  // "bootloader doesn't jump to the app"
  caseless`^(?:${programs}) (?:doesn't|don't|didn't|won't|can't|does not|will not) (?:even |just |really )?(?:${does}|jump|reach|find|see|link|flash|detect|return|exit|hang up|reply)(?: (?:to|into|from|with) (?:the|my|our) [a-z-]+(?: [a-z-]+)?)?${trailing}`,
  // "The email never arrived"
  caseless`^${opening}${thing} never (?:arrived|came|showed|fired|loaded|finished|started|opened|returned|got (?:sent|called|there|back)|went|ran|reached|appeared|resolved|connected|happened|made it)${trailing}`,
  // "The login loops forever"; as no one would want it
  caseless`^(?!.{0,80}\b(?:is|are|was|were)\b)${opening}${thing} (?!(?:lasts?|stays?|lives?|keeps?|holds?|runs?)\b)[a-z]+s? (?:forever|for ages|endlessly|infinitely|like crazy|for no reason|non-?stop)[.!…]*$`,
  // "The tab keeps crashing when I scroll"
  caseless`^${opening}${thing} keeps? (?:on )?${giveWay}ing(?: (?:out|up|off|down|away|on me))?(?: (?:when|whenever|every time|each time|as soon as|if|after) (?:i|it|we) [^,;:]{1,40})?[.!…]*$`,
];

const plight = oneOf('mess|disaster|nightmare|joke|maze|jungle|zoo|wreck|train wreck|pain|dumpster fire');
const amiss = oneOf(
  'out of (?:sync|date|order|memory|space|hand|whack)|in a (?:bad|weird|broken) state|corrupt(?:ed)?',
  'messed up|screwed|borked|hosed|toast|dirty|garbled',
);
const unwanted = oneOf('extra|weird|strange|odd|wrong|duplicated?|missing|funny|random|stray');
/** How a thing is that it should not be. */
const conditions: readonly RegExp[] = [
  // "My rebase is a mess"
  caseless`^${opening}${thing} (?:is|are|looks like|seems|turned into|became) (?:just |still |now |such |kind of |really |a bit of )*(?:an? )?(?:absolute |total |complete |real |hot |huge )?${plight}[.!…]*$`,
  // "The cache is out of sync"
  caseless`^${opening}${thing} (?:is|are|got|went)(?: (?:just|still|now|all|totally|completely|somehow|again))* ${amiss}(?: (?:again|now|too))*[.!…]*$`,
  // "My fan sounds like a jet"
  caseless`^${opening}(?:my|this|that|the) [a-z-]+ (?:sounds?|feels?|behaves?|acts?) like an? [^,;:\d]{1,40}$`,
  // "The page has a weird gap now"
  caseless`^${opening}(?:the|this|that|my|your|it|i) ?(?:[a-z-]+ ){0,2}(?:has|have|got|shows?|gets?|contains?) (?:an? |some |the )?${unwanted} (?:[a-z-]+ ){0,2}[a-z-]+(?: (?:now|again|all of a sudden|suddenly|somewhere|there|here))*[.!…]*$`,
  // "The thread has 40 comments"
  /^(?:the|this|that|my|your) (?:pr|issue|thread|branch|ticket|diff|review|log|chat) (?:has|got|is at)(?: now| already)? \d{1,4} (?:[a-z-]+ )?[a-z-]+(?: (?:already|so far|now))*[.!…]*$/i,
];

const didWrong = oneOf(
  'was|were|had|ran|used|opened|edited|looked|pushed|committed|typed|pasted|saved|clicked|checked',
);
const errors = oneOf('error|exception|warning|trace|stack|stack ?trace|backtrace|failure|crash');
const clients = oneOf('curl|wget|postman|fetch|axios|insomnia|httpie|the browser|chrome|safari|firefox');
const answers = oneOf('gives?|gave|returns?|returned|throws?|threw|says?|said|gets?|got|shows?|spits out');
const riddle = oneOf('mystery|problem|issue|bug|puzzle|case|crisis|riddle|disaster|conflict');
/** What the one who looks runs into, or did wrong. */
const runsInto: readonly RegExp[] = [
  // "I keep getting kicked out when I reload"
  /^i(?:'m| am)? (?:keep getting|keep being|always get|get|getting) [a-z]+(?:ed|en|own|t)(?: (?:out|in|off|back|away))? (?:every time|each time|whenever|when|as soon as|after) i [a-z]+\b[^,;:\d]{0,30}$/i,
  // "I must be blind"
  /^i must (?:be|have) (?:blind|blinded|stupid|dumb|crazy|tired|dreaming|slow|missing|overlook\w+|miss(?:ed|ing)|forgotten|messed|mis\w+|\w+ing)\b[^,;:\d]{0,40}$/i,
  // "Turns out I edited the wrong file"
  caseless`^(?:turns out |so |ah |oh |apparently |sorry )*(?:i|it|we|that) ${didWrong}(?: (?:just|only|all along|totally))*(?: [a-z]+){0,3} the wrong [a-z-]+(?: (?:all along|the whole time|again|this whole time))*[.!…]*$`,
  // "The error comes from line 12"
  caseless`^(?:(?:the|this|that|your|my) )?(?:[a-z]+ )?${errors}s? (?:comes?|came|is|points?|pointed|happens?|occurs?|originates?) (?:from|to|at|on|in) line \d+\b[^,;:]{0,30}$`,
  // "Curl still returns a 502"
  caseless`^(?:(?:and|but|now|so|still)[, ]+)*${clients}(?: (?:just|still|now|only|also))* ${answers}(?: me| back)? (?:an? |only )?[1-5]\d\d(?: (?:too|now|again|instead|error|here|everywhere))*[.!…]*$`,
  // "Mystery solved"
  caseless`^(?:(?:well|so|ok|okay|phew|great|finally)[, ]+)*(?:the )?${riddle} (?:is |was |got )?(?:solved|fixed|averted|closed|resolved|settled|over|gone)[.!…]*$`,
];

const handled = oneOf(
  'generated|built|compiled|installed|downloaded|uploaded|processed|loaded|run|executed|deployed|restarted',
  'created|indexed|synced|copied|printed|rendered|sent|restored',
);
const unitsOfWork = oneOf(
  'user|row|record|item|file|step|page|line|batch|epoch|iteration|chunk|test|entry|id|case|commit|table',
);
const faults = oneOf('errors?|failures?|warnings?|conflicts?|problems|issues|failing(?: tests)?|violations');
/** How far it has come. */
const howFar: readonly RegExp[] = [
  // "The report is being generated"
  caseless`^(?:the |my |our )?(?:[a-z-]+ ){1,3}(?:is|are) (?:still |just |now |currently )*being ${handled}(?: (?:now|again|right now|as we speak))*[.!…]*$`,
  // "The import is at row 4000"
  caseless`^(?:the |my |our )?(?:[a-z-]+ ){0,2}[a-z-]+(?:'s| is)(?: (?:now|still|only|already|just))* (?:at|on) ${unitsOfWork}s? #?\d[\d,]*(?: (?:now|already|so far))*[.!…]*$`,
  // "Went from 12 errors to 3"
  caseless`^(?:(?:we|i|it|they|that)(?:'re|'m|'s| are| am| is)? )?(?:(?:just|already|now|went|got|gone|came|are|is|down) )*(?:from )?\d{1,5} (?:[a-z-]+ )?${faults} (?:down |left )?to (?:only |just )?(?:\d{1,5}|one|two|three|zero|none)[.!…]*$`,
];
const matches = anyOf([...refusals, ...conditions, ...runsInto, ...howFar]);

/** What is meant to be, or has a reason or a time. */
const lasts =
  /\b(?:because|since|due to|thanks to|caused?|by (?:default|design)|on purpose|intend\w*|supposed|should|must (?!be\b|have\b)|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|yesterday|(?:last|next) \w+|(?:days?|weeks?|months?|years?) ago|so (?:we|i)|unless|until|instead)\b/i;
const persons =
  /^(?:my|our|the) (?:wife|husband|partner|son|daughter|kids?|child|mother|father|mom|mum|dad|brother|sister|boss|team|company|client|cat|dog|friend|doctor)\b/i;

/** Whether a user tells what is wrong with a thing in view, and no more. */
export const isDefectRemark = (sentence: string): boolean =>
  sentence.length < maxCharacters && matches(sentence) && !lasts.test(sentence) && !persons.test(sentence);

const endsInCry =
  /^([^,;:]{1,40}), (?:great|of course|nice|wonderful|lovely|perfect|ugh|obviously|naturally|as always|as usual|go figure|sigh|yay|lol|haha|awesome|fantastic|argh|wow|phew|finally|hooray|damn)[.!…]*$/i;

/** "Merge conflict in the lockfile, lovely": a scrap, and what one feels about it. */
export function isSigh(sentence: string): boolean {
  const said = endsInCry.exec(sentence)?.[1];
  return (
    said !== undefined &&
    !/\b(?:i|we|he|she|my|our|his|her|you|always|never|only|every)\b/i.test(said) &&
    !isSpecific(sentence)
  );
}

const maxCharacters = 120;
