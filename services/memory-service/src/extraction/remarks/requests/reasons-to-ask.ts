import { caseless, oneOf } from '../../language/pattern-parts.js';
import { anyOf } from '../../language/pattern-set.js';

/*
 * Why somebody asks, and what the answer is to be like: "I keep mixing them up", "I would like a short example in SQL".
 * The question is over with its answer, and nothing is named that would outlive it.
 */

const led =
  '(?:(?:ok|okay|so|and|but|sorry|honestly|somehow|because|since|as|to be honest|tbh|i (?:have to )?admit|i think|for some reason),? )*';
const often =
  "(?:(?:always|often|never|still|constantly|just|really|somehow|sometimes|usually|can|can't|cannot|could|don't|do not|didn't|did not|quite|fully|properly|ever|also|regularly|totally|keep|kept|seem to|tend to|have|had|'ve) )*";
const ofThem = oneOf(
  "it|them|that|this|these|those|both|(?:the|these|those) (?:two|three|difference|differences|point|idea|concept)|either(?: of them)?|one (?:with|for|from) the other|which (?:one )?is which|which one (?:is|does) (?:what|which)|what(?:'s| is) what",
  '(?:most|half|all|much|parts) of (?:it|them|this|that)|the (?:first|last|second|other|latter)(?: (?:one|two|three))?|how (?:it|this|that|they) works?|why(?: that is)?',
);
const failsTo =
  '(?:mix(?:ing|ed)?|confus(?:e|ing|ed)|forget(?:ting)?|forgot(?:ten)?|remember(?:ed|ing)?|get(?:ting)?|got|underst(?:and|ood)|understanding|grasp(?:ed|ing)?|tell(?:ing)?|muddl(?:e|ed|ing)|swap(?:ping)?|memori[sz](?:e|ed|ing)|know|knew|known|learned|learnt|internali[sz]ed)';
const everyTime =
  '(?: (?:up|apart|wrong|straight|right|backwards|the wrong way (?:a)?round|together|confused|mixed up|in my head|at all|yet|anymore|any more|either|really|all the time|every(?: single)? time|each time|again(?: and again)?|sometimes|honestly|myself|since (?:school|university|college|uni)|from (?:school|university|college|uni)|when i need (?:it|them)|tbh|lol))*';

const reasons = anyOf([
  // "I keep mixing them up", "I never really understood it", "always forget"
  caseless`^${led}(?:i(?:'ve|'m)? )?${often}(?:(?:am|be|been) )?${failsTo}(?: ${ofThem})?${everyTime}[.!…]*$`,
  // "They never stick in my head", "it just doesn't click"
  caseless`^${led}(?:it|they|that|this|these|those|the two|both)(?: (?:just|never|always|really|simply|somehow|don't|doesn't|won't|didn't|still|has|have|all|quite))* (?:stick|stuck|sink|sunk|click|clicked|look|looks|sound|sounds|seem|seems|confuse|confuses|escape|escapes|make|made|makes)(?:(?: in| to)? (?:my (?:head|mind|brain)|me|in|sense|the same|alike|identical|much sense|all))*${everyTime}[.!…]*$`,
]);
/** "I know", "I see it", "I got them": it says no more than a nod, and rules of its own judge it. */
const failing =
  /\b(?:mix|confus|forg[eo]t|muddl|swap|never|not|don't|didn't|can't|cannot|apart|wrong|stick|alike|the same|identical|always|keep)/i;

const small =
  '(?:(?:very|really|short|small|simple|tiny|brief|quick|concrete|minimal|little|plain|good|worked|practical|rough|clear|one-line|two-line|code|real|realistic|step-by-step|beginner-friendly) )*';
const answer =
  '(?:examples?|explanation|answer|analogy|comparison|overview|summary|sketch|drawing|diagram|snippet|definition|one-liner|demo|illustration|walkthrough|recap|intro|introduction|hint|rule of thumb|mnemonic)';
const anAnswer = `(?:an?|one|some|the|two|a couple of|just an?|just the) ${small}${answer}`;
const likes =
  "i(?:'d| would|'ll| will)? (?:(?:also|just|really|only|kind of) )*(?:like|love|prefer|appreciate|need|want|be (?:happy|glad|grateful) (?:with|about|for)|find (?:it )?(?:useful|helpful) to (?:see|have)|like to (?:see|have|get)|love to (?:see|have|get)|take)";
const suffices =
  "(?:would|will|'d|might|could|is|does|'s)(?: (?:be|really|also|already))* (?:nice|great|good|fine|enough|helpful|useful|lovely|perfect|plenty|ok|okay|do|help|suffice|cool|awesome|ideal|sufficient)(?: (?:me|here|too|already|a lot))*";
const behindIt = '(?: (?:in|with|for|of|from|using|about|on|to) [^,;:.!?]{1,60})?';

const wishes = anyOf([
  // "I would like a short example in SQL"
  caseless`^${led}${likes} ${anAnswer}${behindIt}(?:,? (?:please|pls|if possible|too|as well))?[.!…]*$`,
  // "An example in Go would be nice", "a one-line answer is enough"
  caseless`^${led}${anAnswer}${behindIt} ${suffices}[.!…]*$`,
  // "A small example in Python, please"
  caseless`^${led}(?:(?:maybe|perhaps|ideally|preferably) )?(?:with )?${anAnswer}${behindIt},? (?:please|pls|plz|if possible)[.!…]*$`,
]);

const meantToLast =
  /\b(?:every|each|always|whenever|from now on|in (?:the )?future|by default|going forward|per|generally|as a rule) (?!time\b|single time\b)|\b(?:our|customers?|users?|readers?|docs?|documentation|readme|wiki|tutorials?|handbook|guide|manual)\b/i;

const maxCharacters = 160;

/** Whether a user only tells why something is asked, or what its answer is to be like. */
export function isReasonToAsk(sentence: string): boolean {
  if (sentence.length > maxCharacters) return false;
  const said = sentence.replaceAll('’', "'");
  return (reasons(said) && failing.test(said)) || (wishes(said) && !meantToLast.test(said));
}
