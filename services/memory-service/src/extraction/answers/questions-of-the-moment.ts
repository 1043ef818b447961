import { anyOf } from '../language/pattern-set.js';

/* Questions that are asked in the course of work: the answer tells how it goes just now, and nothing that lasts. Each is matched to its end. */

const opening = '^(?:and |so |ok,? |okay,? |hm+,? )?';
const now = '(?: (?:now|right now|again|already|yet|here|there|exactly|instead|locally|first|then))*';
const something = '(?:it|that|this|them|the \\S+(?: \\S+)?)';

/** "What are you looking for?", "what does the log say now?" */
const aboutTheWork = [
  `what are you (?:looking for|looking at|doing|seeing|trying(?: to do)?|getting|thinking|after)`,
  `what (?:exactly|happened|happens|went wrong|next|now|else|error)`,
  `what do you (?:see|mean|get)`,
  `what does (?:it|that|this|the \\S+(?: \\S+)?) (?:say|show|print|return|report|log)`,
  `what did you (?:change|do|run|click|type)`,
  `what(?:'s| is|s) (?:next|up|wrong|missing|going on|the (?:error|status))`,
  `what(?:'s| is|s) left(?: (?:on|of|in|to do|for) [^?]{1,40})?`,
];

/** "How's it going?", "any luck?", "is it green?" */
const aboutProgress = [
  `how(?:'s| is) (?:it|that)(?: going| looking| coming along)?`,
  `how did (?:it|that) go`,
  `any (?:luck|news|progress|real ones?|findings)`,
  `where (?:are|were) we`,
  `are you (?:done|ready|still (?:there|on it))`,
  `(?:is|are|does|do|did) [^?]{2,60} on your (?:side|end|screen|machine)`,
  `how many [^?]{1,30} (?:does|do|did) (?:it|the (?:page|screen|console|log|output|table|list|terminal)) (?:show|print|list|say|report)`,
  `(?:did|does) (?:it|that|this) (?:work|help|pass|run|build|compile|start|load|render)`,
  `is it (?:green|red|done|working|running|up)`,
  `(?:is|are) (?:it|that|they|(?:the|your|this) \\S+(?: \\S+)?) (?:still )?(?:green|red|failing|broken|stuck|hanging|flaky|passing)`,
  `how far(?: along)? (?:is|are) (?:it|that|you|we|the (?:build|run|training|import|migration|upload|download|deploy|deployment|job|test run|export|backfill))`,
];

/** "Is that dead code?" */
const aboutWhatIsShown = [
  `(?:is|are) (?:it|that|this|these|those) (?:still |already |all |just )?(?:dead|unused|obsolete|redundant|stale|leftover|left over|orphaned)(?: (?:code|config|files?))?`,
];

/** "Which workspace are you in?", "what is n at that point?" */
const aboutThePlace = [
  `which (?:tests?|checks?|jobs?|steps?) (?:failed|fails?|(?:is|are) failing|broke)`,
  `which line(?: is (?:it|that))?`,
  `where (?:do|did|can) you see [^?]{1,40}`,
  `how many [^?]{1,30} (?:do|did|can) you see(?: [^?]{1,40})?`,
  `which (?:file|line|branch|workspace|tab|window|page|test|step|screen|folder|one) (?:are|were) you (?:in|on|at|looking at|using)`,
  `which (?:one|of (?:them|these|those))`,
  `which one (?:did you (?:mean|run|use|click|try)|fails?|is (?:it|failing|red))`,
  `what is (?:on|at|in) (?:that|this) (?:line|row|cell|screen|page)`,
  `what is \\S+ (?:at (?:that|this) point|there)`,
  `how long has (?:it|that) been (?:running|sitting there|hanging|stuck|like (?:that|this))`,
];

/** "Where would you like to start?" */
const aboutTheNextStep = [
  `what (?:shall|should) (?:i|we) (?:do|look at|fix|tackle|take) (?:next|first|now)\\b[^?]{0,80}`,
  `which \\S+ (?:should|shall) (?:i|we) (?:start|begin|look|continue|fix|check|open|try|run|take|tackle|read|review|change|edit)(?: (?:with|from|at|on|first|next))*`,
  `(?:where|what) (?:would you like|do you want|should we|should i|shall we|shall i)(?: me)?(?: to)? (?:start|begin|continue|look|go|do)(?: (?:with|next|on|at|from))*`,
];

/** "Did you restart the daemon?" */
const aboutTheLastStep = [
  `(?:did|have) you (?:already |just )?(?:push|pushed|commit|committed|merge|merged|save|saved|rebase|rebased|try|tried|check|checked|restart|restarted|clear|cleared|reload|reloaded|click|clicked|rerun|rebuild|rebuilt|look|looked)(?: at| in)? ${something}`,
  `(?:tu as|as-tu|avez-vous|vous avez) (?:déjà |bien )?(?:essayé|relancé|redémarré|vérifié|vidé) [^?]{1,40}`,
  `hast du [^?]{0,40}(?:probiert|versucht|neu gestartet|neu geladen|nachgesehen)`,
];

const isOfTheMoment = anyOf(
  [
    ...aboutTheWork,
    ...aboutProgress,
    ...aboutWhatIsShown,
    ...aboutThePlace,
    ...aboutTheNextStep,
    ...aboutTheLastStep,
  ].map((question) => new RegExp(`${opening}(?:${question})${now}\\s?\\?$`, 'iu')),
);

/** Whether a question between a user and an agent asks how things stand just now. */
export const asksForTheMoment = (question: string): boolean => isOfTheMoment(question.slice(-200));

const soon =
  '(?: (?:now|right now|rn|already|yet|atm|at|again|guys|all|everyone|exactly|even|there|here|still|then|u|btw))*';
const aboutWhoIsThere = [
  `where (?:are|r) (?:you|u|ya|we|they)(?: (?:in|sitting|standing|waiting))?`,
  `where(?:'s| is|s) (?:everyone|everybody|he|she|the (?:remote|salt|charger|lighter|bottle opener|scissors))`,
  `(?:are|r) (?:you|u|we|they|ya) (?:still )?(?:in|inside|outside|there|here|ready|awake|up|coming|close|near|done|on your way|asleep|alive|lost)`,
  `(?:you|u) (?:still )?(?:in|inside|outside|there|here|ready|awake|up|coming|close|done|asleep|alive)`,
  `(?:is )?any(?:one|body) (?:still )?(?:up|here|awake|there|home|around|alive|in)`,
  `who(?:'s| is|s) (?:there|this|that(?: (?:guy|girl|woman|man|lady|dude|kid|one))?|at the door|up|driving|honking|singing)`,
];
const aboutWhatIsInView = [
  `(?:this|that|which|the (?:big|small|left|right|other|long|short|red|blue|green|top|bottom)) one`,
  `(?:on |at |in )?which (?:door|side|exit|gate|entrance|corner|pot|pan|button|drawer|shelf|glass|lane|row|seat|table|platform|bag|box|cable)(?: (?:are|r) (?:you|u) (?:at|on|in|by)| is it)?`,
  `what (?:thing|was that|is that|is this|the)(?: (?:noise|sound|smell|thing|light))?`,
  `what(?:'s|s) (?:that|this)(?: (?:noise|sound|smell|thing|light))?`,
  `(?:can|could) (?:you|u) (?:see|hear) (?:me|us|it|that|this)`,
  `(?:is|are) (?:it|they|we) (?:still )?(?:open|on|off|ready|starting|over|hot|cold|locked|stuck|raining|snowing|loud|there|done|live|back)`,
  `is (?:it|today) (?:mon|tues|wednes|thurs|fri|satur|sun)day`,
  `(?:did|do) (?:you|u) (?:see|hear|smell|feel) (?:that|this|it)`,
  `what are (?:you|u|we) (?:doing|eating|laughing at|looking at|wearing|giggling about)`,
  `where do (?:i|we) (?:even )?(?:start|begin|put (?:it|this|that)|sit|go|stand)`,
  `(?:on|left|right|up|now|before|after|red|blue|heads) [a-z ]{0,12}\\bor\\b [a-z ]{2,16}`,
  `(?:still (?:stuck|hungry|waiting|debugging|there|nothing|cold|raining)\\b.{0,30})`,
];
const elsewhere = [
  'wo (?:bist du|seid ihr|steckst du)',
  "(?:t'es|tu es|vous êtes) où|où (?:es-tu|t'es|êtes-vous)|c'est quoi (?:ce|cette) [\\p{L} ]{2,20}",
  'dónde (?:estás|están|estáis|andas)|dove sei|onde (?:estás|você está|cê tá)|waar ben je|gdzie jesteś|qué haces|was machst du(?: gerade| grad)?',
];
const isOfMinute = anyOf(
  [...aboutWhoIsThere, ...aboutWhatIsInView, ...elsewhere].map(
    (question) => new RegExp(`^(?:(?:and|so|hey|wait|ok|oi|um|uh|but)[, ]+)*¿?(?:${question})${soon}\\s?[?!]*$`, 'iu'),
  ),
);

/** Whether friends ask each other for what is to be seen, or who is there, this minute. */
export const asksOfThisMinute = (question: string): boolean => isOfMinute(question.slice(-120));

const asksWhichIsMeant = /\b(?:do|did) you mean\b[^?]{0,120}\bor\b/i;
const pointsOut =
  /^(?:(?:uh|um|hm+|er|oh|no|yeah|yes|sorry|i think|i mean|maybe)[,. ]+)*the (?:red|blue|green|yellow|white|black|grey|gray|orange|pink|purple|top|bottom|left|right|middle|upper|lower|first|second|third|last|big|small|bigger|smaller|rounded|sharp|outer|inner|dotted|dashed)(?: one)?(?: (?:there|please|pls|i think))*[.!]*$/i;

/** "Uh, the blue one", asked which of two is meant: of what is in view. */
export const pointsOutInView = (question: string, answer: string): boolean =>
  asksWhichIsMeant.test(question) && pointsOut.test(answer);
