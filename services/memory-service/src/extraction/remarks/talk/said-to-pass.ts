import { mayNameTime } from '../../dates/tokens/date-words.js';
import { isGivenName } from '../../language/lexicon/given-names.js';
import { wordsOf } from '../../language/lexicon/word-set.js';
import { caseless, caselessUnicode, oneOf } from '../../language/pattern-parts.js';
import { anyOf } from '../../language/pattern-set.js';
import { isTask } from '../requests/requests.js';

/*
 * What says of itself that it is of this moment, as "always" and "from now on" say that something is to last
 * (standing-requests.ts):
 * "…, hang on", "… as we speak", "…, so let's be quick", "… for once". It is no fact, unless it gives a cause or a
 * rhythm, or tells of somebody by name.
 */

const aMoment = oneOf('sec|second|moment|minute|bit');
const pauses = oneOf(
  `(?:hang|hold) on|one (?:sec|second|moment|minute)|just an? ${aMoment}|bear with (?:me|us)|stand by|hold tight|back in an? ${aMoment}|brb`,
);
const hopes = oneOf('fingers crossed|knock on wood|wish (?:me|us) luck');
const foreignHopes = oneOf(
  'cruzo los dedos|(?:con los )?dedos cruzados|je croise les doigts|on croise les doigts|incrocio le dita|dita incrociate',
  'drück(?:t|en)? (?:mir |uns )?(?:mal )?die daumen|ich drücke? (?:mir |uns )?die daumen|daumen drücken|fazendo figas|trzymaj(?:cie)? kciuki|vingers gekruist',
);
const busyFor = oneOf(
  'busy|occupied|taken|locked|full|blocked|overloaded|maxed out|in use|unreachable|offline|unavailable|down|empty|unassigned|idle',
);
const now = oneOf('right now|at the moment|atm|as we speak|at this (?:very )?(?:moment|minute|second)');
/** Nobody does these for weeks. */
const busyWith = oneOf(
  'uploading|downloading|reinstalling|compiling|flashing|rebooting|restarting|reconnecting|syncing|cloning|unzipping',
);
const systems = oneOf(
  'ci|main|master|prod|production|staging|(?:the )?build|pipeline|jenkins|grafana|github|gitlab|npm|jira|cluster|dashboard|status page',
);
const unitOfTime = oneOf('seconds?|secs?|minutes?|mins?|min|hours?');
const someTime = oneOf('\\d{1,3}|an?|half an|two|three|five|ten|fifteen|twenty|thirty|forty');

/**
 * "The lid is still soaking", "the probe died again"; "Luca starts school in August, hang on" is told before the
 * doorbell rings.
 */
const goesOnNow =
  '(?=.*\\b(?:(?!(?:morn|even|dur|noth|someth|everyth|th|spr|build)ing\\b)[a-z]{2,}ing|now|again|just|still|back)\\b)';

/** Of a user and of an agent as among persons. */
const sayings: readonly RegExp[] = [
  // "The lid is still soaking, hang on"
  caseless`^${goesOnNow}[^:]{2,140}(?:,|;| -| –)? (?:so |and )?(?:please )?${pauses}(?: please)?[.!…]*$`,
  // "Our upload is stuck at "scanning" since 20 minutes"
  caseless`^[^:]{2,80}\b(?:stuck|hanging|hung|frozen|(?:queued|pending)(?= (?:\S+ ){0,4}since))\b[^:]{0,60} (?:since|for) (?:about |over |almost |the past |like )?${someTime} ${unitOfTime}(?: now| already)*[.!…]*$`,
  // "I'm flashing the board now, painfully slow"
  caseless`^(?:(?:ok|so|and|but)[, ]+)*(?:i'm|i am|we're|we are)(?: (?:still|just|already|also))* (?:${busyWith}) [^:]{1,80}\b(?:now|right now|at the moment)(?=[,.!…]|$)(?! (?:on|that|because|since))`,
  // "The fan works for once"
  caseless`^(?:the|my|our|your|this|that|it|everything)\b[^,;:]{0,40} (?:works?|is|are|runs?|behaves?|starts?|looks?|compiles?)\b[^,;:]{0,30} for once[.!…]*$`,
  // "I'd rather not merge this as it is"
  /^(?:(?:hm+|honestly|tbh)[, ]+)*(?:i|we)(?:'d| would)(?: really| much)? rather (?:not )?[a-z]+ (?:this|that|it)(?: (?!with|without|in|on|for)[a-z]+)?(?: (?:as (?:it|this|that) is|like (?:this|that)|(?:just )?yet|right now|now|today|for now))[.!…]*$/i,
  // "We're number 9 in the queue"
  caseless`^(?:(?:still|now|ok|currently)[, ]+)*(?:i'm|i am|we're|we are|you're|you are) (?:still |now |currently )*(?:number|no\.?|nr\.?|#) ?\d{1,4} in (?:the |a )?(?:queue|line)\b(?! for\b)`,
  // "Gotta run, my train leaves in 5": in minutes, and whoever reads it later has missed it.
  /^(?:[^:.]{0,60}, )?(?:my|our|the) (?:train|bus|tram|ferry|flight|plane|taxi|cab|uber|ride|lift|boat|shuttle|class|call|meeting|stop|shop) (?:leaves|departs|goes|arrives|comes|boards|starts|closes|is (?:here|leaving|coming|up)) in (?:like |about |only )?(?:\d{1,2}|an?|a few|two|three|five|ten|fifteen|twenty)(?: ?(?:m|mins?|minutes?|secs?|seconds?))?[.!…]*$/i,
];
const isSaidByAll = anyOf(sayings);

/** "Sending the patch, fingers crossed", "envío el borrador y cruzo los dedos" */
const isHoped = anyOf([
  caseless`^[^:]{2,140}(?:,|;| -| –)? (?:so |and )?(?:please )?${hopes}[.!…]*$`,
  caselessUnicode`^[^:]{2,140}[,;]?(?: \p{L}{1,3})? ${foreignHopes}[.!…]*$`,
]);
/** "My exam is on Monday, fingers crossed": of one's own things, or at its own time. */
const isHopedNow = (sentence: string): boolean =>
  isHoped(sentence) && !mayNameTime(sentence) && !/\s\p{Lu}\p{Ll}/u.test(sentence) && !/\b(?:my|our)\b/i.test(sentence);

/** Between a user and an agent, where nobody tells what they are busy with these weeks. */
const ofTheWork: readonly RegExp[] = [
  // "We're tagging `v3` as we speak"
  /^[^:]{2,140} as we speak[.!…]*$/i,
  // "Gretel is busy with two renders at the moment, all cores at 90 %"
  caseless`^(?!(?:i|we|i'm|we're|my (?!${aMoment})|our)\b)[^,;:]{2,50} (?:is|are|was|were|seems|looks)(?: (?:still|completely|totally|pretty|quite|rather|all))* ${busyFor}\b[^,;:]{0,50} ${now}(?:, (?:all|both|still|again|with|at)\b[^,;:]{0,40})?[.!…]*$`,
  // "Bad news: Grafana is down"
  /^(?:(?:bad|sad|great|good) news[:,] )?(?!(?:i|we|he|she|they|this|that|it)\b)[\w.-]{2,24} (?:is|are|went) (?:(?:all|still|now|just|completely) )*(?:down|degraded|unhealthy)(?: again| now)*[.!…]*$/i,
  // "Logs are in the usual place"
  /^(?:(?:the|all|my|our) )?(?:[a-z-]+ ){1,3}(?:is|are|lives?) (?:in|at|on|under) the (?:usual|same old|known|regular) (?:place|spot|location|folder|channel|drive|dir(?:ectory)?|path)[.!]*$/i,
  // "CI is red"
  caseless`^(?:(?:the|our|my) )?${systems} (?:is|went) (?:(?:all|still|now|just|completely) )*(?:red|yellow|amber)(?: again| now)*[.!…]*$`,
];
const isOfTheWork = anyOf(ofTheWork);

const soLetUs = /^([^;:]{3,80}), so (?=let'?s\b)/i;
const briefly =
  /^let'?s (?:be (?:quick|brief|fast)|keep (?:it|this) (?:short|brief|quick)|leave (?:it|that|this)|call it|get (?:on|going|moving)|wrap)\b/i;
/** Reasons that stay: of one's own things, or at their own time. */
const staysTrue =
  /^(?:we|they)\b|\b(?:my|our|always|never|every|since|until|only|by default|decided|settled|agreed|chose|picked|switched)\b/i;

const isOfNow =
  /\b(?:here|back|ready|done|late|early|free|online|away|out|running|waiting|finished|time|minutes?|now)\b/i;

/** "Ben's here at last, so let's go through the list": a step that is taken because of how things stand. */
function takesStep(sentence: string): boolean {
  const match = soLetUs.exec(sentence);
  if (match === null || staysTrue.test(match[1] ?? '')) return false;
  const step = sentence.slice(match[0].length);
  return briefly.test(step) || (isOfNow.test(match[1] ?? '') && isTask(step));
}

/** "Theo is moving back to Oslo, hang on" */
const tellsOfPerson = (sentence: string): boolean => isGivenName(wordsOf(sentence.slice(0, 40))[0] ?? '');
const pausesBehindFact = caseless`,? ${pauses}(?: please)?[.!…]*$`;

/** What limits it, or makes it a habit. */
const lasts =
  /\b(?:because|every|each|always|never|usually|often|whenever|until|unless|rule|by default|from now on|since (?!(?:about |over |almost )?(?:\d|an?\b|half|two|three|five|ten|fifteen|twenty|thirty|forty))\w+|nightly|daily|weekly|yesterday|(?:last|next) \w+|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b|^(?:if|when|before|after|while|once)\b/i;

/** Whether a sentence says itself that it is of this moment. */
export const saysItPasses = (sentence: string): boolean =>
  ((isSaidByAll(sentence) && !(pausesBehindFact.test(sentence) && tellsOfPerson(sentence))) || isHopedNow(sentence)) &&
  !lasts.test(sentence);

/** The same between a user and an agent. */
export const saysWorkPasses = (sentence: string): boolean =>
  saysItPasses(sentence) || (!lasts.test(sentence) && (isOfTheWork(sentence) || takesStep(sentence)));
