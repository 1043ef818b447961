import { caseless, oneOf } from '../../language/pattern-parts.js';
import { anyOf } from '../../language/pattern-set.js';

/** What is said to keep the talk going, between a user and an agent. Between friends a thank-you may tell what for. */
const praising = oneOf(
  'nice|good|great|awesome|amazing|excellent|solid|clean|neat|fantastic|lovely|brilliant|wonderful|impressive|beautiful|perfect',
  'clever|smart|interesting|cool|fair|sweet|superb|well|weird|odd|strange|funny',
);
const praised = oneOf(
  'work|job|progress|try|effort|trick|move|start|choice|review|summary|explanation|answer|solution|stuff',
  'catch|find|spot|one|point|call|question|idea|thinking|suggestion|done|played|said|spotted',
);
const iMust = oneOf(
  "(?:i'm|i am|we're|we are) (?:just |now |almost )?(?:about to |gonna |going to )",
  '(?:i |we )?(?:gotta|have to|need to|got to) ',
);
const places = oneOf('step|page|chapter|line|lesson|section|part|exercise|question|point|slide|item|task');
const highNumber = oneOf(
  'twenty|thirty|forty|fifty|sixty|a hundred|a million|a thousand|a dozen|too many|so many|way too many',
);
const talkRemarks: readonly RegExp[] = [
  // "Thanks for your patience"
  /^(?:thanks|thank you|thx|cheers|many thanks|i (?:really )?appreciate)\b(?!.{0,90}\b(?:my|our)\b)[^,;:]{0,30}\b(?:for|you|your|it)\b[^,;:`\d]{0,60}$/i,
  // "Nice catch", "that was a great explanation"
  caseless`^(?:(?:that's|that was|this is|it's|what|such|very|really|pretty) )*(?:an? )?${praising} ${praised}\b[^,;:\`\d]{0,60}$`,
  // "Just wondering if that is normal"
  /^(?:(?:i|we) )?(?:was |am |'m )?(?:just )?(?:wonder(?:ing)?|curious)\b(?: about| if| whether| what| how| why| which| when| where| who)?\b[^:]{0,160}$/i,
  // "I have one more question", "quick question"
  /^(?:(?:i|we)(?:'ve)? (?:also |just |still )?(?:have|had|got) |got |just |only )?(?:a|an|one|another|two|some|quick|small)(?: quick| small| last| final| other| more| general)* questions?\b[^:]{0,80}$/i,
  // "I really like the way you put it"
  /^i (?:really |just )?(?:love|like) (?:how \w+ (?:this|that|it)|your|what you|the way (?:you|this|it))\b[^:`\d]{0,60}$/i,
  // "I made a silly mistake"
  /^(?:i|we) (?:had|made|have|missed|forgot) (?:a|an|the|one|to)(?: (?:silly|stupid|small|little|dumb))? (?:typo|mistake|error|wrong|save|push|commit|semicolon|comma)\b[^,;:`\d]{0,30}$/i,
  // "In German please", "without comments"
  /^(?:in|with|as|without|for|on) (?:an? |the |more |less )?[\p{L}-]+(?: [\p{L}-]+)?(?:,? please)?[.!]*$/iu,
  // "I'm still trying to figure it out"
  /^(?:(?:i'm|i am|we're|we are|i was) )?(?:still |just )?trying to (?:understand|figure|see|find out|wrap|get my head|make sense)\b[^:`\d]{0,40}$/i,
  // "I'm in a meeting"
  /^(?:(?:i'm|i am) )?(?:in|on) (?:a|an|the|my|another) (?:call|meeting|train|bus|plane|phone|lunch break|break|mobile)\b[^,;:\d]{0,20}$/i,
  // "I can't find the file", "we don't understand why"
  /^(?:i|we) (?:can't|cannot|can not|don't|do not|didn't|couldn't) (?:see|find|get|understand|follow|remember|recall|figure|tell) (?:out )?(?:the|it|this|that|any|why|what|how|where|which|if|anything)\b[^:`\d]{0,60}$/i,
  // "I never remember which is which"
  /^i (?:can )?never (?:remember|recall)(?: (?:it|that|this|which|what|how|where|if|whether)\b[^,;:`\d]{0,30})?[.!…]*$/i,
  // "I'm about to head out", "gotta jump on a call"
  caseless`^${iMust}(?:head|jump|hop|step|pop|dash|drop|duck) (?:in|into|to|on|onto|off|out|over|for|home|back)\b(?!.*\b(?:every|each|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|always)\b)[^,;:\d\`]{0,30}$`,
  // "Exactly what I needed"
  /^(?:just |exactly |precisely |(?:that's |that is )(?:just |exactly ))+what (?:i|we|the doctor) (?:always |really )?(?:needed|wanted|ordered|asked for|was looking for|were looking for)\b[^,;:`\d]{0,16}$/i,
  // "I'm on step 3", "currently stuck at line 40"
  caseless`^(?:i'm|i am|we're|we are|now|currently|still)(?: (?:on|at|up to|looking at|reading|stuck on|stuck at|back at|doing))+ ${places} (?:\d{1,4}|one|two|three|four|five|six)\b[^,;:\`]{0,40}$`,
  // "I have like forty tabs open"
  caseless`^i(?:'ve| have)? (?:have|got)? ?(?:like |about |around |roughly |over |at least )?(?:\d{1,4}|${highNumber}) (?:[a-z-]+ ){0,2}[a-z-]+ open\b[^,;:\`\d]{0,20}$`,
  // "We're about to deploy it"
  /^(?:i'm|i am|we're|we are) (?:just |now |almost )?(?:about|going|trying|ready) to \w+(?: (?:it|this|that|now|them|the \w+|again|in|soon)){0,3}[.!…]*$/i,
];

export const isTalkRemark = anyOf(talkRemarks);
