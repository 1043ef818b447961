/* What a question asks for, told by its first words. */

const opening = '^(?:(?:and|so|but|ok|okay|hey|well)[, ]+)?(?:[^,?]{1,60}, )?';
const preposition =
  '(?:(?:at|on|in|for|from|with|by|since|until|under|to|about|im|auf|aus|dans|sur|para|desde|hasta|por|de|con|en|a|pour|depuis|avec|à|für|bis|seit|mit|ab|per|da|di|com|até|voor|tot|sinds|met|vanaf) )?';
const detail = [
  "what(?:['’]s)?|which|who(?:['’]s)?|whom|whose|when|where|how (?:many|much|long|old|often|far|big|tall|wide|high|deep|large|fast|soon|heavy|frequently)",
  'was|wo|wann|wer|welche\\p{L}?|wie (?:viele?|lange|oft|alt)|où|quand|qui|quel(?:le)?s?|combien|qué|dónde|cuándo|cuál(?:es)?|quién(?:es)?|cuánt\\p{L}+',
  'onde|quando|quem|qual|dove|chi|quale|wanneer|waar|wie|welke|hoeveel|где|когда|кто|что|какой|сколько',
].join('|');
const detailAsked = new RegExp(`${opening}¿?${preposition}(?:${detail})(?!\\p{L})`, 'iu');
const howOrWhy =
  /^(?:(?:and|so|but|ok|okay|hey|well)[, ]+)?¿?(?:how|why|wieso|warum|weshalb|comment|pourquoi|cómo|por qué|como|come|perché|hoe|waarom)(?!\p{L})/iu;
const whether =
  /^(?:(?:and|so|but|ok|okay|hey|well)[, ]+)?(?:is|are|do|does|did|have|has|can|could|will|would|should|shall|was|were|may|any|anything)(?:n['’]t)?\b/i;

/** Whether a question asks for more than a yes or no: who, which, when, how many. */
export const asksForDetail = (question: string): boolean => detailAsked.test(question);

/** What a question asks for. */
export function kindOfQuestion(question: string): 'detail' | 'how or why' | 'choice' | 'whether' | 'other' {
  if (asksForDetail(question)) return 'detail';
  if (howOrWhy.test(question)) return 'how or why';
  if (/\bor\b/i.test(question)) return 'choice';
  return whether.test(question) ? 'whether' : 'other';
}

const offers =
  /^(?:(?:and|so|ok|okay)[, ]+)?(?:shall|should i|(?:can|could|may) i|(?:can|could|would|will) you|(?:do you )?(?:want|need) me|would you like me|wanna|want to|soll ich|sollen wir|kann ich|¿?quieres que|veux-tu que|voulez-vous que|möchtest du, dass ich|¿?(?:sigo|continúo)|tu veux que|posso|vuoi che|zal ik)(?!\p{L})/iu;
const practices =
  '(?:support|us|target|writ|publish|ship|serv|accept|stor|logg|nam|prefix|pinn|vendor|mock|encrypt|compress|cach|bundl|maintain|offer|allow|squash|sign|reply|answer)ing';
const inView =
  'it|this|that|these|those|them|one|me|you|the (?:file|tab|window|terminal|session|branch|pr|server|output)';
/** "Should I target staging?": where the work at hand goes. */
const aimedAt = '(?:the )?(?:staging|production|prod|canary|main|master|develop)';
const forOnce = /\bfor (?:now\b|(?:this|that) (?:fix|change|ticket|task|test|run|time|one|pr|commit|release)\b)/i;
/** "Should I keep supporting Node 18?", "shall I always squash?": how it is to be from then on. */
const goodAsked = new RegExp(
  `^(?:(?:and|so|ok|okay)[, ]+)?(?:shall|should) (?:[Ii]|we) (?:(?:(?:still )?(?:keep|continue|go on|stop|avoid)|keep on) ${practices} (?!(?:${inView})\\b)\\S|(?:always|never) \\p{L}+ \\S|(?:(?:still|also|even) )?(?:support|target) (?!(?:${inView}|${aimedAt})\\b)\\S|(?:still )?keep (?!(?:${inView})\\b)(?:[\\p{Lu}\\d][\\p{L}\\d.]*(?: [\\d.]+)?|the (?:[\\p{L}-]+ ){1,2}[\\p{L}-]+s)\\s?\\?)`,
  'u',
);
/** Whether an agent asks how something is to be from then on. */
export const asksForGood = (question: string): boolean =>
  goodAsked.test(question.charAt(0).toLowerCase() + question.slice(1)) && !forOnce.test(question);

const rulesAsked =
  /^(?:(?:and|so|ok|okay)[, ]+)?(?:(?:is|are) there )?(?:anything|something|things|any \p{L}+)(?: else)? (?:(?:that )?(?:you(?:['’]d| would)? (?:want|like|need) (?:me|us) to|(?:i|we) (?:should|must|need to|have to)|to)) (?:always |never |generally )?(?:avoid|keep in mind|remember|know(?: about)?|respect|follow|steer clear of|stay away from|watch out for|be aware of|pay attention to|stick to|never (?:use|do|touch))(?: (?:in general|generally|here|in this (?:repo|project|codebase)|when (?:i|we) \p{L}+ (?:code|tests)))?\s?\?+$/iu;
/** "Anything you want me to avoid?": asks by what to go from then on. */
export const asksForRules = (question: string): boolean => rulesAsked.test(question);

/** Whether a question offers or asks for something to be done once: "Shall I move it to Friday?" */
export const offersToDo = (question: string): boolean => offers.test(question) && !asksForGood(question);

const yesOrNoWords =
  'yes|yep|yeah|yup|no|nope|nah|correct|exactly|right|indeed|definitely|absolutely|sure|ja|nein|doch|nee|oui|non|si|sí|sim|não|да|нет|tak|nie|always|never|sometimes|often|both|neither|either';
const opensYesOrNo = new RegExp(`^(?:${yesOrNoWords})(?!\\p{L})`, 'iu');
const onlyYesOrNo = new RegExp(`^(?:(?:${yesOrNoWords})(?!\\p{L})[\\s,.!]*)+$`, 'iu');

/** Whether an answer opens with a yes or no, in one of ten languages. */
export const opensWithYesOrNo = (answer: string): boolean => opensYesOrNo.test(answer);
/** Whether an answer is a yes or no, and nothing more. */
export const isYesOrNo = (answer: string): boolean => onlyYesOrNo.test(answer);
const asksNicely =
  /[\s,]+(?:please|pls|plz|thanks|thank you|thx|of course|go ahead|do it|do that|bitte|gerne?|danke|mach(?: das)?|s['’]il (?:te|vous) pla[iî]t|svp|stp|merci|volontiers|por favor|gracias|claro|hazlo|per favore|grazie|por favor|obrigad[oa])(?=[\s,.!]*$)/iu;
/** Whether an answer takes or refuses an offer, and says nothing more: "yes please", "ja, gerne". */
export const isTakenOrRefused = (answer: string): boolean => isYesOrNo(answer.replace(asksNicely, ''));

const lasting =
  /(?<!\p{L})(?:always|never|every time|immer|nie|toujours|jamais|siempre|nunca|sempre|mai|altijd|nooit)(?!\p{L})/iu;
/** Whether a yes or no is meant to last: "Should I …?" "Yes, always." */
export const isForGood = (answer: string): boolean => lasting.test(answer);
