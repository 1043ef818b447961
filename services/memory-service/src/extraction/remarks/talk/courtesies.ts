import { caseless, caselessUnicode, oneOf } from '../../language/pattern-parts.js';
import { anyOf } from '../../language/pattern-set.js';

/*
 * What people say to be polite, between persons as between a user and an agent: offers, announcements, greetings,
 * thanks, apologies.
 * Every pattern is anchored at the start of the sentence, and of bounded repetition.
 */

/** Offers help, or to be asked. */
const offers: readonly RegExp[] = [
  // "Let me know how it goes"
  /^(?:just |please )?(?:let me know|feel free|don'?t hesitate|do not hesitate|reach out|ping me|tell me (?:if|when))\b/i,
  // "Happy to help with the rest"
  /^(?:i'?m |i am |we're |always |more than |i'?d be |i would be )?(?:happy|glad|here|ready|available) to (?:help|assist|answer|support|explain|walk)\b/i,
  // "I hope this is clear"
  /^(?:i hope (?:this|that|it|you)|hope (?:this|that|it|you))\b/i,
  // "If you have further questions, just ask"
  /^if you(?:'d| would| have| need| run| want| encounter| face| like| could| can).{0,100}(?:question|help|assist|issue|let me know|feel free|anything|clarif|support|share|provide)/i,
  // "Would you like me to run the tests"
  /^(?:would|do) you (?:like|want) (?:me )?to\b/i,
  // "Does that make sense"
  /^(?:does|did|is) (?:that|this|it) (?:help|make sense|work|clear|answer)\b/i,
  // "Sag Bescheid", "N'hésitez pas"
  /^(?:sag|sagen sie) (?:mir )?bescheid|^lass(?:en sie)? (?:es )?mich wissen|^n'hésitez pas|^no dudes en|^não hesite|^non esitare/i,
];

const smallMatters = oneOf(
  'things?|points?|notes?|remarks?|questions?|background|context|updates?|fyi|heads[- ]up|facts?|details?',
);
const severalOf = oneOf(
  'a couple|a number|several|many|various|lots|a few|two|three|four|multiple|different|plenty|some',
);
const waysToGo = oneOf(
  'ways?|options?|approaches|things?|strategies|steps|methods|reasons|possibilities|factors|aspects|points',
  'considerations',
);
/** Announces what follows. */
const announcements: readonly RegExp[] = [
  // "Here is the list"
  /^(?:here(?:'s| is| are)|below (?:is|are)|see below|the following(?!.{1,120}: \S)|this is what i (?:have|got))\b/i,
  // "A few more things", "some background on the setup"
  caseless`^(?:just )?(?:one|two|three|four|a few|a couple of|some|quick|another|several|small)(?: more| other| quick| small| little)? (?:\w+ )?${smallMatters}\b[^:]{0,40}$`,
  // "First, some context"
  /^(?:first|next|then|finally|now),? (?:some|a bit of|the) (?:background|context)\b/i,
  // "There are several ways to do that"
  caseless`^there (?:are|is|were) ${severalOf}(?: of)? (?:\w+ ){0,2}${waysToGo}\b`,
];

const seeYou = oneOf(
  "(?:i'?ll |we'?ll |let's )?(?:see|talk to|catch|speak to|meet) (?:you|ya|u)(?: (?:all|guys))?",
  '(?:talk|see you|speak|more|bye|later)',
);
const laterOn = oneOf('on|at|in|later|soon|tomorrow|tonight|around|then|next|again|for now|until|after');
const comingAndGoing = oneOf(
  'back (?:from|in|at|after|to)|heading (?:to|out|home|off|into)',
  'going (?:for|to) (?:lunch|bed|a (?:walk|break|coffee))|off (?:to|for)|out for(?! (?:the next |about )?(?:an?|one|two|three|four|five|six|\\d{1,2}) (?:days?|weeks?|months?)\\b)|stepping (?:out|away)',
  'taking a|afk\\b',
);
/** Comes, greets, or leaves. */
const greetingsAndPartings: readonly RegExp[] = [
  // "Hi team!"
  /^(?:(?:hi|hello|hey) (?:team|folks|all|everyone|everybody|guys|there))[.!]*$/i,
  // "Heads up for everyone on payments"
  /^(?:heads[- ]up|fyi|note|reminder|update|attention|psa)(?: (?:for|to))? (?:everyone|everybody|all|anyone|folks|team|people)(?: (?:on|in|from|at|of|who|using|working) [^,;:.]{1,40})?[.!]*$/i,
  // "I'll pick this up later", "we can continue tomorrow"
  /^(?:i|we)(?:'ll| can| could| should| will) (?:just )?(?:pick (?:this|it|that) up|continue|come back to (?:this|it|that)|talk(?! to (?!you\b))|discuss (?:this|it|that)|resume|sync|go on)\b[^,;:`]{0,30}$/i,
  // "See you on Monday", "talk soon"
  caseless`^${seeYou} ${laterOn}\b[^,;]{0,24}$`,
  // "Sleep well"
  /^(?:sleep (?:well|tight)|sweet dreams)\b[^;:]{0,30}$/i,
  // "Happy Friday!"
  /^(?:happy|merry) (?:\w+day|weekend|friday|christmas|easter|new year|holidays?)\b[^,;]{0,16}$/i,
  // "Have a nice weekend"
  /^(?:have|enjoy) (?:a|an|the|your) (?:\w+ ){0,2}(?:one|day|evening|night|weekend|morning|afternoon|week|time|holidays?|break)\b[^,;]{0,16}$/i,
  // "Gotta run, back tomorrow"
  /^(?:(?:i|i've|we) )?(?:gotta|got to|have to|need to) (?:run|go|leave|jump|head out)\b(?! (?:to|the|it|on|with)\b)[^;:]{0,30}$/i,
  // "Heading home", "taking a break"
  caseless`^(?:i'?m |we'?re |i'?ll be )?${comingAndGoing}\b[^,;:]{0,24}$`,
];

/** Thanks, and praises. */
const thanksAndPraise: readonly RegExp[] = [
  // "Thanks so much for the help"
  /^(?:thanks|thank you|thx)(?: so much| a lot| again)? for (?:the|your|all|being|having|everything|that|this|sharing|listening)\b(?: [\p{L}']+){0,3}[.!]*$/iu,
  // "Thanks a bunch!", "much appreciated"
  /^(?:thanks|thank you|thx|cheers|many thanks|thanks a (?:ton|bunch|million|lot)|ty|tysm|much appreciated|appreciate (?:it|that|the help|your help))\b[^,;:`\d]{0,16}$/i,
  // "That sounds like a plan"
  /^(?:that )?sounds? (?:like (?:a |the )?)?(?:a )?(?:\w+ )?(?:plan|idea|deal|good|great|right|fair|reasonable|fine)\b[^,;]{0,20}$/i,
  // "You're a lifesaver!"
  /^you(?:'re| are| were)? (?:a |an |the |such a )?(?:absolute |total |real )?(?:lifesaver|legend|star|hero|genius|best|wizard|gem|champ|rock|angel|fast|quick|awesome|amazing|welcome|right)\b[^,;]{0,16}$/i,
  // "You nailed it"
  /^(?:you|u) (?:(?:really|totally|just|absolutely) )?(?:nailed|rock|saved|got|did|made|crushed|killed|already|missed|forgot|misunderstood|were right)\b[^,;:`\d]{0,24}$/i,
  // "Perfect, that's exactly what I meant"
  /^(?:perfect|great|nice|thanks|ok(?:ay)?|yes|cool|wow),? (?:that|this|it)(?:'s| is| was) (?:exactly |just )?(?:what|how|perfect|great)\b[^,;]{0,30}$/i,
  // "This is what I needed"
  /^(?:that|this|it)(?:'s| is| was) (?:exactly |just )?what (?:i|we) (?:needed|wanted|meant|was looking for|asked for)\b[^,;]{0,10}$/i,
  // "Take your time", "my bad", "lgtm"
  /^(?:no rush|take (?:your time|care)|my (?:bad|pleasure|fault)|well done|ship it|lgtm|looks good to me|go (?:on|for it|ahead)|\+1|me (?:too|neither)|same here|long day)\b[^;:]{0,24}$/i,
];

const atALoss = oneOf(
  'confused|lost|stuck|puzzled|curious|wondering|thinking|unsure|not (?:sure|certain|following|convinced)',
  'sorry|afraid not|off|out',
);
const oversights = oneOf('typo|mistake|fault|test|joke|misunderstanding|false alarm|copy-?paste error|me');
/** Apologises, is at a loss, or takes back what was said. */
const apologies: readonly RegExp[] = [
  // "Excuse my typos"
  /^(?:please )?(?:excuse|pardon|forgive) (?:my|the|me|us)\b[^,;:]{0,30}$/i,
  // "Sorry about that"
  /^(?:(?:i|we) (?:do )?)?(?:apologi[sz]e|sorry|sry|srry|my apologies|i'?m sorry)\b(?: (?:for|about) (?:the|that|this|any|my)\b[^,;]{0,30})?[.!]*$/i,
  // "Sorry, I was wrong there"
  /^(?:sorry|sry|srry)\b,? (?:i |we )?(?:was|had|for|about|wrong)\b[^,;:]{0,40}$/i,
  // "I'm a bit confused", "I'm still confused"
  caseless`^(?:i'?m |i am )(?:(?:still|a bit|a little|so|really|totally|kind of|getting) )*${atALoss}\b(?! (?:until|tomorrow|on|next|for|from|all)\b)(?: (?:on|with|about|by|at|in|of|why|how|what|where|which|if|whether) (?!my\b|our\b|work\b)(?=[a-z])[^,;:\d\`]{0,20}| (?:again|here|now|too|today|though|still))*[.!]*$`,
  // "Ignore my last message"
  /^(?:ignore|disregard|forget|skip|scratch) (?:my|the|that|your) (?:last|previous|earlier|first|above)\b[^,;:]{0,30}$/i,
  // "Wrong window"
  /^(?:wrong|bad|oops,? wrong) (?:chat|window|channel|tab|file|thread|button|key|paste|link|one)\b[^,;:]{0,16}$/i,
  // "Mixed it up with the barn", "was thinking of the old one"
  /^(?:i(?:'d| had)? )?(?:mixed|muddled|swapped|confused|got) (?:it|them|that|those|these|the two)(?: up| wrong| backwards?| mixed up| confused)?(?: (?:with|for) (?:the |our |my )?[\w-]+(?: [\w-]+)?)?[.!]*$|^(?:i )?was (?:thinking|talking) (?:of|about) (?:the |our |my )?[\w-]+(?: [\w-]+)?[.!]*$/i,
  // "It was just a typo"
  caseless`^(?:it |that |this |there )?(?:was|is|'s|'s just|was just|is just) (?:just )?(?:a |an |my )(?:silly |stupid |simple |small )?${oversights}\b[^,;:\`]{0,16}$`,
  // "That's not what I meant"
  /^(?:(?:that|this|it)(?:'s| is| was|'s still| is still)? )?not (?:really |quite |exactly )?(?:what|how|the one|it\b|right\b|there\b|yet\b|really\b|helpful\b|sure\b)[^,;:]{0,40}$/i,
];

const indifference = oneOf(
  "either (?:is|one|way|works)|whatever (?:you|works|is)|(?:it'?s )?(?:your call|up to you)|maybe",
  'forget (?:it|that|about it)|ignore (?:it|that|this)|never ?mind',
  "not sure|no idea|i don'?t know(?! any\\b| much\\b)|good question",
);
const letsTake = oneOf("go (?:ahead )?|let'?s (?:go|do|try|take|start) |i'?ll (?:go|take) |pick |choose |take ");
/** Agrees, or picks what was offered. */
const choices: readonly RegExp[] = [
  // "Either is fine", "never mind", "good question"
  caseless`^${indifference}\b[^,;:]{0,30}$`,
  // "Let's go with option 2"
  caseless`^(?:${letsTake}?(?:with )?(?:the )?)?(?:option|choice|variant|version|approach|number|solution) (?:\w|\d+|one|two|three|four)(?: it is| sounds (?:good|fine|great)| works)?(?:,? please)?[.!]*$`,
  // "Go ahead with it"
  /^(?:go ahead|proceed|carry on|continue)\b[^,;:]{0,40}$/i,
];

/** Asks the agent to go on, to look again, or to say it otherwise. */
const askings: readonly RegExp[] = [
  // "Keep me posted"
  /^(?:please )?keep (?:me|us) (?:posted|updated|in the loop)\b[^,;:]{0,24}$/i,
  // "Sum up what we settled"
  /^(?:please )?(?:sum up|recap|summari[sz]e|recapitulate)(?: (?:what|everything|it|that|this|all|the (?:above|discussion|talk|thread|chat|meeting))\b[^,;:]{0,40})?[.!]*$/i,
  // "A bit shorter please"
  /^(?:a bit |much |even )?(?:more|less|fewer|shorter|longer|simpler|again|another|in \w+|next|slower|faster)\b[^,;:]{0,30}\bplease[.!]*$/i,
  // "Same for the other one"
  /^(?:and |now |then )*(?:do )?(?:the )?same (?:for|here|with|in|again)\b[^,;:]{0,40}$/i,
  // "Try it again"
  /^(?:try|do|check|run|look at|take a look at|have a look at) (?:(?:it|that|this|something|anything|them) )?(?:again|else|another|differently|once more|one more time|from scratch)\b[^,;:`]{0,30}$/i,
  // "Please take another look"
  /^(?:please )?(?:take|have) (?:a|another|one more|a closer|a quick) look\b[^,;:]{0,30}$/i,
  // "Please confirm"
  /^(?:please )?(?:review|confirm|check|verify|approve|advise|try (?:it|that|this|again)|test (?:it|that|this)|let me know|share|provide|clarify|specify)\b[^,;:`\d]{0,30}$/i,
  // "Give me a minute"
  /^(?:just )?(?:give|gimme|allow) (?:me|us) (?:a|an|one|two|five|some|\d+)\b[^,;:]{0,40}$/i,
];

const foreignThanks = oneOf(
  'danke(?: schön| dir| sehr)?|vielen dank|merci(?: beaucoup)?|gracias|muchas gracias|grazie(?: mille)?|obrigad[oa]|спасибо(?: большое)?',
  'super|perfekt|parfait|genial|génial|perfecto|perfetto|perfeito|ottimo|отлично',
);
const foreignThat = oneOf(
  "das|es|genau|jetzt|ça|c'est|cela|eso|esto|era|ahora|isso|agora|questo|adesso|ora|всё|все|это|теперь",
);
const foreignWellDone = oneOf(
  'goed (?:gedaan|bezig)|gut gemacht|gute arbeit|bien (?:joué|fait|hecho)|beau travail|buen trabajo|bem feito|bom trabalho|ben fatto|bel lavoro',
  'молод(?:ец|цы)|отличная работа|dobra robota|świetna robota|bra jobbat|bravo|bravi',
);
const foreignMoment = oneOf(
  '(?:ik )?ben (?:zo|even|dadelijk) (?:weer )?(?:terug|weg|daar|bij je)|momentje|ogenblikje|even geduld|(?:zaraz|już) wracam|chwileczkę|jag är strax tillbaka|strax tillbaka',
  '(?:je )?reviens (?:tout de suite|dans (?:un instant|une minute|deux minutes))|(?:ya |ahora )?vuelvo (?:enseguida|en (?:un momento|un minuto))|(?:já )?volto já|torno (?:subito|tra poco)',
  '(?:ich )?bin gleich (?:wieder )?(?:da|zurück)|(?:einen )?moment(?: bitte)?',
  "un (?:momento|instant|attimo)(?: por favor| s'il (?:te|vous) plaît)?|um momento(?: por favor)?|минутку|секунду",
  '(?:entschuldig(?:e|ung)|désolé|perdón|scusa),? .{0,30}',
);
/** Thanks, praise and requests to wait in other languages. */
const foreignCourtesies: readonly RegExp[] = [
  // "Vielen Dank!"
  /^¡?(?:[Dd]anke|[Vv]ielen [Dd]ank|[Mm]erci|[Gg]racias|[Gg]razie|[Oo]brigad[oa]|[Сс]пасибо|[Tt]ack|[Dd]ank je|[Bb]edankt|[Dd]zięki|[Tt]akk|[Tt]eşekkürler)(?![\p{L}])[\p{Ll} ,!.'¡]{0,40}$/u,
  // "Merci beaucoup, c'est parfait"
  caselessUnicode`^¡?${foreignThanks}[,!.]* ${foreignThat}(?: [\p{L}']+){0,6}[\s,]*(?:merci|danke|gracias)?[\s!.]*$`,
  // "Goed gedaan, team!"
  caselessUnicode`^¡?${foreignWellDone}(?:,? (?:\p{L}+ ?){1,2})?[!.]*$`,
  // "Einen Moment bitte", "désolé, je me suis trompé"
  caselessUnicode`^${foreignMoment}[.!]*$`,
  // "谢谢你", "ありがとうございます"
  /^(?:谢谢|謝謝|多谢|感谢|ありがとう|감사|고마).{0,12}$/u,
];

const offersByForm = anyOf(offers);
/** "if you need a helper from legacy copy it, don't import it" */
const setsRuleForNeed = /^if (?:you|u) (?:need|want) [^,]{3,80}, (?:please )?(?:don't|do not|never|always) [a-z]+ /i;
export const isOffer = (sentence: string): boolean => offersByForm(sentence) && !setsRuleForNeed.test(sentence);
export const isAnnouncement = anyOf(announcements);
export const isCourtesy = anyOf([
  ...greetingsAndPartings,
  ...thanksAndPraise,
  ...apologies,
  ...choices,
  ...askings,
  ...foreignCourtesies,
]);
