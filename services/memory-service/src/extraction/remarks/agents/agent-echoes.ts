import { anyOf } from '../../language/pattern-set.js';

/*
 * What an agent gives back: what a user asked for before it answers, what it was told, what its memory returned. It is
 * told by where the agent says it has it from, by its being about "you", and by the agent's asking whether it is right.
 * What the agent found out about the user's things ("your tests fail because …") is none.
 */

/** Where an agent has from what it gives back. */
const source =
  '(?:memor(?:y|ies)|records?|notes|profile|history|preferences|past (?:sessions?|conversations?|chats?)|(?:previous|earlier|last|prior|our) (?:sessions?|conversations?|chats?|messages?)|conversations?)';
const giving =
  '(?:say|says|show|shows|tell|tells|indicate|indicates|mention|mentions|list|lists|state|states|suggest|suggests|contain|contains)';
const knowing = '(?:see|know|recall|remember|understand|note|notice|gather)';

const echoes: readonly RegExp[] = [
  new RegExp(`^(?:my|your|our|the) (?:[a-z-]+ ){0,2}${source} (?:still |also |already )?${giving}\\b`, 'i'),
  new RegExp(
    `^(?:as )?(?:per|according to|based on|going by|judging by|from|given|looking at|checking|in) (?:my|your|our|the) (?:[a-z-]+ ){0,2}${source}\\b`,
    'i',
  ),
  new RegExp(
    `^i(?: can| do| still| already)* ${knowing} (?:\\w+ )?(?:from|in|by|based on) (?:my|your|our|the) (?:[a-z-]+ ){0,2}${source}\\b`,
    'i',
  ),
  new RegExp(
    `^i(?: do| still)* have (?:it |this |that |you )?(?:down |noted |written )?(?:in|on) (?:my|your|our|the) (?:[a-z-]+ ){0,2}${source}\\b`,
    'i',
  ),
  /^(?:(?:from|based on|given|going by|according to) )?what you(?:'ve| have)? (?:\w+ )?(?:shared|said|told|mentioned|described|written|asked)\b/i,
  /^(?:you|we)(?:'ve| have|'d| had)? (?:\w+ )?(?:told|mentioned|shared|said|stated|explained|noted|described)(?: to)?(?: me| us)?(?: \w+)?(?:,| that\b| you\b| your\b| the\b| it\b|:| about\b)/i,
  /^(?:the|my|your|these) (?:system )?(?:instructions?|prompt|guidelines|rules) (?:say|says|tell|tells|state|states|require|requires|ask|asks|forbid|forbids|specify|specifies)\b.{0,30}\b(?:i|me)\b/i,
  // Taking note of it.
  /^(?:i(?:'ve| have|'ll| will)? (?:(?:just|also|now|already) )?(?:make|made|take|taken|took)|made) (?:a )?(?:mental )?notes?\b/i,
  /^(?:i(?:'ve| have|'ll| will)? (?:(?:just|also|now|already) )?(?:save|store|add|commit|record|put|keep|remember|update|write|written)(?:d|ed)?|(?:just )?(?:saved|stored|added|committed|recorded|written|updated)) (?:(?:it|this|that|these|both|them|the following|your \w+) )?(?:to|in|into) (?:my |your |long-term |the )*(?:memory|mind|records?|profile|notes)\b/i,
  /^(?:memory|memories|profile|preferences?|records?)(?: (?:was|were|has been|have been|is|are))? (?:updated|saved|stored|added|recorded|written)\b/i,
  /^(?:i'll|i will) (?:remember|keep in mind|bear in mind|note|store|save)\b/i,
  /^(?:it's |that's )?(?:good|great|nice|helpful|useful|lovely|wonderful|interesting) to (?:know|hear|learn)\b/i,
  /^(?:thanks|thank you)(?: so much| a lot)? for (?:telling|letting|sharing|confirming|clarifying|mentioning|reminding|the)\b/i,
  // The request, said again.
  /^(?:(?:okay|ok|right|alright|so|then|understood|got it)[,.:]? )*(?:basically |essentially |in short |then )?you(?:'d| would)? (?:like|wish|want(?! to (?:make sure|avoid|keep|be|ensure|set|check|use|have)\b))\b/i,
  /^(?:(?:okay|ok|right|alright|so|then)[,.:]? )*you(?:'re| are) (?:asking|saying|telling|requesting|after|looking for|looking to|hoping|planning|trying)\b/i,
  /^(?:(?:okay|ok|right|alright|so)[,.:]? )*(?:what you(?:'re| are) (?:saying|asking|after|looking)|what you (?:want|need|mean|asked)|the (?:task|request|ask) (?:here )?is|your (?:request|question|task|ask|requirements?)(?: here)?(?: is| are| was|:))/i,
  /^(?:(?:okay|ok|right|alright|so|and)[,.:]? )*(?:(?:just )?to (?:be sure|confirm|clarify|recap|summari[sz]e|restate|repeat|double-check|make sure)|let me (?:recap|restate|repeat|confirm|summari[sz]e|rephrase|paraphrase))\b[^:,]{0,60}[:,]?.{0,40}\b(?:you|your)\b/i,
  /^(?:in other words|put differently|that is),? you(?:'d|'re| would| are| want| need| have)\b/i,
  /^(?:since|as|because|given|given that|considering(?: that)?|seeing(?: that| as)?|knowing(?: that)?|with) (?:you|your|you're|you've)\b[^,`]{1,120}, (?:(?:so|then) )?(?:i'll|i will|let me|let's|i'm (?:going|using|doing)|here|raw|we'll)\b/i,
];

const asAgreed =
  /^(?:following|per|as per|according to|in line with|keeping (?:to|with)|sticking (?:to|with)|as) (?:our|your|the (?:team['’]?s|project['’]?s|repo['’]?s|agreed)|what) [^,.:]{0,50}?,? i(?:'ll| will|'m|'ve| have| am)? (?:now |just |also |only )?(?:start|run|use|put|name|call|write|add|keep|place|open|create|branch|commit|push|make|build|set|deploy|format|log|wrap)\w*\b/i;
/** "Following our convention I start the worker with …": does what was agreed. */
export const doesAsAgreed = (sentence: string): boolean => asAgreed.test(sentence);

/** "Noted: v1 goes away on 30 September.": the user has just said so, and no weight makes it more. */
export const takesNoteOf = (sentence: string): boolean =>
  /^(?:ok(?:ay)?,? |alright,? )?(?:duly )?(?:noted|got it|understood|acknowledged|recorded)(?:\s?[:：]| [–—-])\s?\S/i.test(
    sentence,
  ) && !/[?]$|\b(?:because|since|root cause|fail(?:s|ed|ing)?|found)\b/i.test(sentence);

/** "I won't store the password in the repo.": what it was asked to leave, or would anyway. */
export const promisesNotTo = (sentence: string): boolean =>
  /^(?:and |but |so )?i (?:won['’]?t|will (?:not|never)|shall not) (?!be able\b)/i.test(sentence) &&
  !/\b(?:because|since|so that|until|unless|without)\b/i.test(sentence);

const isEcho = anyOf(echoes);

/** Whether a sentence of an agent gives back what it was told. */
export const isAgentEcho = (sentence: string): boolean => isEcho(sentence) && !finds.test(sentence);

/** What the agent found out itself. */
const finds =
  /\b(?:because|fail(?:s|ed|ing)?|root cause|so i (?:used|set|added|changed|made|chose|pinned|moved|switched))\b/i;

const recollects = anyOf([
  /^(?:(?:yes|ok|okay|well|right|sure|also|and)[,.]? )*i(?: do| can| also| still| already)* (?:recall|remember)(?: clearly| correctly)?,? (?:that|you(?:r|['’]re|['’]ve)?|our|we|my|the user(?:['’]s)?)\b/i,
  /^(?:from (?:memory|what i (?:can |still )*(?:recall|remember|know))|(?:as far as|if) i (?:can |still )?(?:recall|remember)(?: correctly| rightly| right)?|as i (?:recall|remember)), /i,
  /^(?:ich erinnere mich(?: noch)?(?: daran)?, dass|je me (?:souviens|rappelle) que|(?:me acuerdo de|recuerdo) que|(?:eu )?(?:me )?lembro(?:-me)?(?: de)? que|(?:mi )?ricordo che|pamiętam, że|ik herinner me(?: nog)? dat)(?!\p{L})/iu,
]);

/** "I recall that our CEO is Greta", "From what I remember, we host on Fly.io": memories, whatever they weigh. */
export const recallsAloud = (sentence: string): boolean => recollects(sentence) && !finds.test(sentence);

/**
 * The agent is about to repeat what it understood: all that stands behind it in the paragraph, and under it, was said
 * before.
 */
export const opensRepetition = anyOf([
  /\b(?:let me|just to|to|want to|i'd like to) (?:make sure|confirm|check|verify|double-check|see if)\b[^.!?]{0,24}\b(?:i(?:'ve| have)? (?:got|get|have|understood|understand) (?:this|that|it|you|your|everything)|my understanding)\b/i,
  /^(?:(?:okay|ok|so|right),? )?(?:let me|just to|to) (?:repeat|recap|restate|summari[sz]e|play back|confirm)\b[^.!?:]{0,24}\b(?:what )?(?:you(?:'ve| have)? (?:asked|want|said|told|mentioned)|your (?:request|requirements?|question))\b/i,
  /^(?:so )?(?:here(?:'s| is) )?(?:what i (?:understood|understand|have|got|gathered)|my understanding)(?: so far| of (?:your|the) (?:request|task|question|requirements?))?[:.]/i,
  /\bif i(?:'ve| have)? (?:understood|understand|got|get|heard|read) (?:you|it|this|that|your)\b[^,]{0,30}:/i,
]);

const acknowledges =
  /^(?:got it|okay|ok|right|alright|understood|noted|i see|thanks|thank you|great|good|perfect|sure|cool|nice|excellent|wonderful|of course|makes sense|ah)\b/i;
/** How something of the user's is, as the user has just said. */
const aboutUser =
  /^(?:so )?(?:you(?:'re|'ve| are| have| use| work| live| like| prefer| run| deploy| own| need| keep| want)|your (?:[\w-]+ ){1,4}(?:is|are|has|have|runs?|lives?|works?|uses?|starts?|needs?))\b/i;

/** "Right, you're on Node 20": the agent takes up what it was told, with a word for that before it. */
export const takesUpWhatWasSaid = (sentence: string, said: string, isAfterAcknowledgement: boolean): boolean =>
  (isAfterAcknowledgement || (said !== sentence && acknowledges.test(sentence))) &&
  aboutUser.test(said) &&
  !/`|\b(?:because|since|should|must|so that|instead|missing|wrong|error|fail\w*|due to|now)\b/i.test(said);

/** "Okay!": nothing but the acknowledgement. */
export const isAcknowledgement = (sentence: string): boolean => sentence.length <= 24 && acknowledges.test(sentence);

/** "Is that what you have in mind?": what the agent asks to be confirmed was said before it in the paragraph. */
export const asksToConfirm = anyOf([
  /^(?:is|was|are) (?:that|this|these|those|it|my understanding) (?:still |all |about |roughly )*(?:right|correct|accurate|what you|how you|up to date|the case)\b[^?]{0,60}\?$/i,
  /^(?:did|do|have) i (?:get|got|understand|understood|have|read|hear|heard) (?:that |this |it |you |everything |all )*(?:right|correctly|straight)\b[^?]{0,30}\?$/i,
  /^(?:right|correct|does (?:that|this) (?:sound|look|seem|match)\b[^?]{0,40}|has (?:anything|that|this|any of (?:that|this|it)) changed|(?:still|all|is all of (?:that|this)) (?:right|correct|true|up to date))\?$/i,
]);
