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
  `(?:did|does) (?:it|that|this) (?:work|help|pass|run|build|compile|start|load|render)`,
  `is it (?:green|red|done|working|running|up)`,
  `(?:is|are) (?:it|that|they|(?:the|your|this) \\S+(?: \\S+)?) (?:still )?(?:green|red|failing|broken|stuck|hanging|flaky|passing)`,
  `how far(?: along)? (?:is|are) (?:it|that|you|we|the (?:build|run|training|import|migration|upload|download|deploy|deployment|job|test run|export|backfill))`,
];

/** "Which workspace are you in?", "what is n at that point?" */
const aboutThePlace = [
  `which (?:file|line|branch|workspace|tab|window|page|test|step|screen|folder|one) (?:are|were) you (?:in|on|at|looking at|using)`,
  `which (?:one|of (?:them|these|those))`,
  `which one (?:did you (?:mean|run|use|click|try)|fails?|is (?:it|failing|red))`,
  `what is (?:on|at|in) (?:that|this) (?:line|row|cell|screen|page)`,
  `what is \\S+ (?:at (?:that|this) point|there)`,
  `how long has (?:it|that) been (?:running|sitting there|hanging|stuck|like (?:that|this))`,
];

/** "Where would you like to start?" */
const aboutTheNextStep = [
  `which \\S+ (?:should|shall) (?:i|we) (?:start|begin|look|continue|fix|check)(?: (?:with|from|at|on|first|next))*`,
  `(?:where|what) (?:would you like|do you want|should we|should i|shall we|shall i)(?: me)?(?: to)? (?:start|begin|continue|look|go|do)(?: (?:with|next|on|at|from))*`,
];

/** "Did you restart the daemon?" */
const aboutTheLastStep = [
  `(?:did|have) you (?:already |just )?(?:push|pushed|commit|committed|merge|merged|save|saved|rebase|rebased|try|tried|check|checked|restart|restarted|clear|cleared|reload|reloaded|click|clicked|rerun|rebuild|rebuilt|look|looked)(?: at| in)? ${something}`,
  `(?:tu as|as-tu|avez-vous|vous avez) (?:déjà |bien )?(?:essayé|relancé|redémarré|vérifié|vidé) [^?]{1,40}`,
  `hast du [^?]{0,40}(?:probiert|versucht|neu gestartet|neu geladen|nachgesehen)`,
];

const isOfTheMoment = anyOf(
  [...aboutTheWork, ...aboutProgress, ...aboutThePlace, ...aboutTheNextStep, ...aboutTheLastStep].map(
    (question) => new RegExp(`${opening}(?:${question})${now}\\s?\\?$`, 'iu'),
  ),
);

/** Whether a question between a user and an agent asks how things stand just now. */
export const asksForTheMoment = (question: string): boolean => isOfTheMoment(question.slice(-200));
