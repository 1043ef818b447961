import { isSpecific } from '../../language/specific.js';
import { lastingOdds } from '../../lasting/lasting-odds.js';
import { namesOtherDay } from '../../lasting/weigh-sentences.js';
import { classifySentence } from '../../remarks/classify-sentence.js';

/*
 * What a question or a request takes for granted of the one who asks: "How do I clean the boots that I bought in Lisbon
 * last May?", "Should I mention my two years at Fennel?". It is told in a clause, or in what is named as one's own, so
 * no part of the question stands alone.
 */

const own = "(?:i|we)(?:'(?:m|ve|re|d|ll))?";
/** What is only thought of, or wished for. */
const wanted =
  '(?:(?:also|still|just|only|further) )?(?:can|could|might|may|should|would|need|want|wish|hope|think|guess|mean)';
/** "…, which we host on Fly.io", "… that I'm leaving on 31 July", "when I wrote to Ana in May". */
const clauses: readonly RegExp[] = [
  new RegExp(
    `\\b(?:that|which|whom?|where|when|since|because|although|though|while|whose) (${own} (?!${wanted}\\b)[^,;?:]{4,120})`,
    'giu',
  ),
  // "the contract that raised my salary to 4,700"
  /\b(?:that|which|who) ([a-z]{2,12}(?:ed|t|de|ave|ew|old|ook) (?:[\w'’-]+ ){0,2}?(?:me|us|my|our)\b[^,;?:]{2,100})/giu,
];
/** "my two years at Fennel", "our trip to Nepal", "my coach Ruben". */
const ownThing =
  /\b((?:my|our) (?!(?:own|code|file|function)\b)(?:(?!(?:to|so|if|and|but|or|that|which|who|when|where|while|without|is|are|was|were|has|have)\b)[\p{Ll}\d'’-]+ ){1,8}?(?:\p{Lu}|\d)[^\s,;?:]*(?: (?:(?:of|and|de|the) )?(?:\p{Lu}|\d)[^\s,;?:]*){0,3}(?: \p{Ll}+ (?:at|in|with|for|from|near) \p{Lu}[^\s,;?:]*)?)/gu;
/** "Should I pretend that …", "the character that I wrote": what is untrue, or only thought. */
const untrueBefore =
  /\b(?:lie|pretend(?:ing)?|say(?:ing)?|claim(?:ing)?|believe|think|imagine|characters?|stor(?:y|ies)|hero|heroine|novel)(?: (?:to|in|of) (?:\S+ ){0,2}\S+)? $/i;
/** "What would happen when …" */
const asksWhatWould = /\b(?:would|happens?)\b/i;

/** Whether a clause that begins at a place is told as true, by what stands before it. */
function isToldAsTrue(question: string, at: number): boolean {
  const before = question.slice(0, at);
  return !untrueBefore.test(before.slice(-60)) && !(/^when\b/i.test(question.slice(at)) && asksWhatWould.test(before));
}

/** A clause of one's own lasts as a sentence does; what is only named has to tell more. */
const leastOfClause = 1.6;
const leastOfThing = 3.5;

/** Whether words that name something are as much like what lasts as a fact of one's own is. */
export const tellsSurely = (words: string): boolean => lastingOdds(words, 'user').odds >= leastOfClause;

const tells = (clause: string, names: ReadonlySet<string>): boolean =>
  (isSpecific(clause) || namesOtherDay(clause)) &&
  !clause.includes('`') &&
  tellsSurely(clause) &&
  classifySentence(clause, 'user', names) === 'statement';

/** The words of a question or request that tell something lasting of the one who asks, or null where it only asks. */
export function toldWithin(question: string, names: ReadonlySet<string>): string | null {
  const head = question.slice(0, 600).replaceAll('’', "'");
  for (const pattern of clauses)
    for (const { 1: clause = '', index } of head.matchAll(pattern))
      if (isToldAsTrue(head, index) && tells(clause, names)) return clause;
  for (const [, thing = ''] of head.matchAll(ownThing))
    if (lastingOdds(thing, 'user').odds >= leastOfThing) return thing;
  return null;
}
