import { mayNameTime } from '../../dates/tokens/date-words.js';
import { caseless, oneOf } from '../../language/pattern-parts.js';
import { anyOf } from '../../language/pattern-set.js';

/*
 * What a user paints beside facts: how a moment looked ("everything smelled of smoke"), what nearly happened in it ("I
 * nearly dropped the salad"), what goes on around the desk ("my upstairs neighbour is drilling"), and cries at the
 * world ("whoever invented … should be punished").
 */

const led = '(?:(?:and|but|so|because|since|ok|well|oh|honestly|of course|by the way|btw|again),? )*';
const ends =
  '(?: (?:again|now|here|right now|today|all day|all morning|next door|upstairs|outside|in the (?:office|house|flat|building)|as always|as usual|behind me))*';

const mishap =
  '(?:drop|spill|spilt|burst|faint|scream|choke|cr(?:y|ied)|threw|sneeze|fell? (?:off|over|asleep|down)|miss(?:ed)? my stop|walk(?:ed)? into|(?:p|b)ut salt|die[d]? (?:laughing|of))';
/** In what one sees, hears and smells. */
const painted = anyOf([
  // "I nearly dropped the potato salad"
  caseless`^${led}(?:i|we) (?:nearly|almost|practically) ${mishap}(?:p?e?d)?\b[^,;:]{0,50}$`,
  // "I was half asleep when I opened the laptop"
  caseless`^${led}i was (?:(?:still|only|just|already) )*(?:half|nearly|practically|almost|barely|hardly|not even|not really|not fully) (?:asleep|awake|dressed|conscious)\b[^,;:]{0,60}$`,
  // "everything smelled of smoke", "the whole flat stank of paint"
  caseless`^${led}(?:everything|everybody|everyone|the whole (?:house|flat|kitchen|place|room|street|car|office|garden|thing)|all of (?:it|us)|we all|my (?:hair|clothes|jacket|coat|hands)) (?:just |still |only )*(?:smel(?:led|t|ls?)|stank|stinks?|reeked|reeks|tasted) (?:(?:strongly|faintly|slightly|a bit) )?(?:of|like) [^,;:]{2,40}$`,
  // "My boss looked at me as if I had set fire to the plotter"
  caseless`^${led}(?:(?:my|our|the) [a-z-]+(?: [a-z-]+)?|he|she|they|everybody|everyone|people) (?:just |only )?(?:look(?:ed|s)?|star(?:ed|es?)|gap(?:ed|es?)|glar(?:ed|es?)|gaz(?:ed|es?)|blink(?:ed|s)?) at (?:me|us) (?:as if|as though|like) [^,;:]{2,100}$`,
  // "fingers only slightly burnt"
  caseless`^${led}(?:my )?(?:fingers|hands|eyes|back|knees|feet|legs|arms|nerves|ears|shoulders|fingertips|brain|head)(?: (?:are|is|were|was))? (?:(?:only|just|a bit|a little|slightly|mildly|rather|pretty|quite|still|barely|half) )+(?:burn(?:t|ed)|sore|tired|cold|frozen|numb|dirty|bruised|dead|fried|sticky|wet|intact|there)[.!]*$`,
  // "I thought it was a good retro, less moaning than usual"
  caseless`^${led}(?:i (?:thought|think|found|must say)(?: that)? )?(?:it|that|this) (?:was|is) (?:an? )?(?:(?:very|really|rather|pretty|quite|surprisingly) )*(?:good|great|nice|long|boring|bad|terrible|tough|funny|productive|short|pleasant|lively|calm|fun|decent|useful|weird|tedious) (?:retro|retrospective|stand-?up|meeting|call|sync|planning|workshop|session|demo|sprint|chat|discussion|evening|day|week)(?:, (?:less|more|fewer|no|not (?:so|as)) [^,;:]{2,40})?[.!]*$`,
]);

const beings =
  '(?:neighbou?rs?|kids?|child(?:ren)?|dogs?|cats?|baby|babies|toddler|builders?|workers?|workmen|colleagues?|roommates?|flatmates?|parrot|kettle|phone|doorbell|somebody|someone|guy|people)';
const noise =
  '(?:drilling|hammering|barking|crying|screaming|shouting|yelling|singing|vacuuming|hoovering|mowing|practi[sc]ing|knocking|snoring|whining|meowing|howling|sawing|ringing|whistling|boiling|fighting|stomping|banging|sneezing|dancing|partying)';
const utilities =
  '(?:heating|heater|air ?con|a\\/?c|wi-?fi|internet|power|electricity|lift|elevator|coffee machine|printer|lights?|water|radiator|projector)';
const around = oneOf(
  // "my upstairs neighbour is drilling"
  `(?:my|our|the|some) (?:[a-z-]+ ){0,2}?${beings}(?: (?:upstairs|downstairs|next door|outside))? (?:is|are|keeps?|won't stop|started) (?:again |still |constantly )*${noise}${ends}`,
  // "it's monday", "it's raining"
  `(?:it's|it is)(?: (?:just|only|still|already))? (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:morning|evening|afternoon|night))?|(?:really |very |so |too |quite )?(?:early|late|hot|cold|noisy|loud)|raining|snowing|pouring|freezing)${ends}`,
  // "the heating is out in the office"
  `(?:the|our|my) ${utilities} (?:is|are|went|has been) (?:(?:out|off|down|broken|dead|gone|acting up|on strike)(?: again)?)${ends}`,
);
const surroundings = caseless`^${led}${around}(?:,? and ${around})?[.!…]*$`;
/** "it's monday" alone may be what is asked for; beside an apology it is a scene. */
const isOnlyDay = /^\W*(?:it's|it is) /i;

const apology =
  '(?:(?:so |really |very )?(?:sorry|apologies|pardon|excuse me|excuse)(?: (?:for|about|in advance for|me for))?(?: (?:the|all|all the|my|this|that|any))* (?:noise|stream of consciousness|wall of text|rambling|ramble|rant|chaos|mess|confusion|background noise|long (?:text|message|mail|post)|braindump|brain dump|interruptions?|racket|din))';
const apologises = caseless`^\W{0,2}${led}${apology}(?:,? (?:but |because |as |since )?${around}(?:,? and ${around})?)?[.!…)]*$`;

const cries = anyOf([
  // "Whoever invented the removal box … should be punished"
  caseless`^${led}(?:who(?:so)?ever|the (?:person|guy|one|genius|idiot) (?:who|that)) (?:[a-z]+ )?(?:invented|designed|came up with|thought of|wrote|made|built|named|decided|had the idea)\b[^;:]{2,120} (?:should|ought to|must|deserves to|needs to|can|belongs)(?: be| go)? (?:punished|shot|fired|jailed|ashamed|banned|hanged|arrested|sued|in (?:jail|prison|court)|to (?:jail|prison|hell)|a (?:medal|raise|nobel prize))\b[^;:]{0,40}$`,
  // "Ask me never to pack books again"
  caseless`^${led}(?:please )?ask me (?:never|not) to [^;:]{2,60} again(?:,? (?:by the way|btw|please|ever|will you|lol|haha))*[.!]*$`,
]);

const tellsMore =
  /\b(?:because|since|when(?:ever)? (?!i (?:opened|woke|got|saw|read|answered)\b)|every|always|until|allergic|due to)\b|\d/i;
const maxCharacters = 180;

/** Whether a sentence or clause of a user paints a moment, and tells nothing that is so tomorrow. */
export function isScene(said: string): boolean {
  const scene = said.trim().replaceAll('’', "'");
  if (scene.length > maxCharacters) return false;
  if (apologises.test(scene) || cries(scene)) return true;
  if (surroundings.test(scene)) return !isOnlyDay.test(scene) || /\band\b/i.test(scene);
  return painted(scene) && !tellsMore.test(scene) && !mayNameTime(scene);
}

/** Whether it excuses the noise or the length of what is said, with what is the cause at this moment. */
export const excusesScene = (said: string): boolean =>
  said.length <= maxCharacters && apologises.test(said.trim().replaceAll('’', "'"));
