import { mayNameTime } from '../../dates/tokens/date-words.js';
import { auxiliaries, isAmbiguousVerb, isVerbContraction, verbForm } from '../../language/lexicon/english-verbs.js';
import { determiners } from '../../language/lexicon/english-words.js';
import { wordsOf } from '../../language/lexicon/word-set.js';
import { caseless, oneOf } from '../../language/pattern-parts.js';
import { tellsOnlyFoundOut } from './found-out.js';

/*
 * What tells that something is to be told or was decided, and not what: "A word about the people you will meet.", "We
 * have settled the gauge question.", "Please keep both points in mind when you touch the power code."
 */

const led = '(?:(?:ok|okay|and|also|so|now|but|well|first|finally|hi|hey|btw)[, ]+)*';

const small = '(?:(?:quick|short|brief|small|little|last|final|further|general|other|more) )*';
const oneWord = `(?:(?:just|only) )?(?:an?|one|another|two|three|some|a few|a couple of) ${small}(?:words?|notes?|remarks?|comments?|lines?|explanations?|hints?|warnings?)`;
/** "A note about the lake before you write the loader" */
const wordAbout = caseless`^${led}${oneWord} (?:about|on|regarding|concerning|as to) ([^,:;.!?]{2,90}?)(?:,? (?:before|while|when|if|since|as|because|so that|now that|for when) ([^,:;.!?]{2,90}))?[.!…]*$`;
/** "the people you will meet": who is to meet them tells nothing else of them. */
const relative =
  /^(.+?) (?:(?:that|which|who|whom|where) )?(?:you|we|i|they)(?:'ll|'ve|'d)?(?: (?:will|can|may|might|should|must|have|had|need to|have to|are going to))? ([a-z]+)(.*)$/i;

/** "every release goes into NEWS.md", and not "the build farms": a verb behind a thing, and something behind it. */
function tellsOf(topic: string): boolean {
  const words = wordsOf(topic);
  return words.some((word, at) => {
    const before = words[at - 1];
    if (before === undefined || determiners.has(before) || at === words.length - 1) return false;
    if (auxiliaries.has(word) || isVerbContraction(word)) return true;
    const form = isAmbiguousVerb(word) ? null : verbForm(word);
    return form === 'third' || form === 'past' || (form === 'base' && before.endsWith('s'));
  });
}

function isWordAbout(sentence: string): boolean {
  const topic = wordAbout.exec(sentence)?.[1];
  if (topic === undefined) return false;
  if (!tellsOf(topic)) return true;
  const [, thing = '', verb = '', rest = ''] = relative.exec(topic) ?? [];
  return thing !== '' && !tellsOf(thing) && !tellsOf(`${verb}${rest}`);
}

const anyIssue = '(?:question|matter|topic|debate|discussion|argument|dispute|subject|business)';
const finallyDone = '(?:(?:finally|now|also|just|at last|already) )*';
const ofWhat = '(?: (?:of|about|around|over|on|regarding|who|what|which|whether|how|where) [^,:;.!?]{2,60}?)?';
const nowAtLast = '(?: (?:now|at last|finally|for good|at length|in depth|once and for all))?';
const settledNoun = caseless`^${led}${oneOf(
  // "We have sorted out the licence question", "I've made up my mind about the queue"
  `(?:we|i)(?:'ve| have)? ${finallyDone}(?:settled|sorted(?: out)?|cleared up|resolved|dealt with|closed|decided|answered|discussed|talked (?:about|through)|thought about) (?:the|this|that|our) (?:(?!with\\b|by\\b)[\\w'-]+ ){0,4}?${anyIssue}${ofWhat}${nowAtLast}`,
  `(?:we|i)(?:'ve| have)? ${finallyDone}made up (?:our minds?|my mind) (?:about|on|regarding) [^,:;.!?]{2,60}`,
  `(?:we|i)(?:'ve| have)? ${finallyDone}(?:made|taken|took|reached|come to|came to|got) (?:an?|our|my|the) (?:final )?(?:decision|agreement|conclusion|verdict) (?:about|on|regarding|concerning) [^,:;.!?]{2,60}`,
  // "The question of the tile size is settled"
  `(?:the|our|this|that) (?:[\\w'-]+ ){0,4}?${anyIssue}${ofWhat} (?:is|has been|was|got) ${finallyDone}(?:settled|sorted(?: out)?|cleared up|resolved|decided|closed|answered|over|done with|off the table|out of the way|behind us)${nowAtLast}`,
)}[.!…]*$`;
/** "I have an update on the tender" */
const hasNews = caseless`^${led}(?:(?:i|we)(?:'ve| have)?(?: got)?|there(?:'s| is| are)|got) (?:an?|some|good|bad|more) ${small}(?:updates?|news|answers?|decision|verdict|information|info|clarity) (?:about|on|regarding|concerning) [^,:;.!?]{2,60}[.!…]*$`;
/** Whom or what it was decided for is a fact. */
const decidesFor = /\b(?:in favou?r of|(?<!dealt )with|by|against|until)\b/i;

const counted = '(?:one|two|three|four|five|few|several)';
const pieces = '(?:points?|things?|facts?|rules?|notes?|details?|exceptions?|limits?|constraints?|numbers?|remarks?)';
const whatWasSaid = oneOf(
  'this|that|it|them|these|those|the above|what i(?: just)? (?:said|wrote|told you)',
  `(?:all|any|both|most|none)(?: ${counted})?(?: of)?(?: (?:this|that|it|them|these|those|the above|the))?(?: ${counted})?(?: ${pieces})?`,
  `(?:(?:these|those) (?:${counted} )?|the ${counted} )${pieces}`,
);
const whenever =
  '(?:when|whenever|while|if|before|as soon as|as|once|until|for|during|in|throughout|as you|from here on)';
/** "Keep both points in mind when you touch the power code", "don't forget any of this" */
const keepsInMind = caseless`^${led}(?:(?:please|pls|just|do|always|but|and),? )*${oneOf(
  `(?:keep|bear|have) ${whatWasSaid} in (?:mind|view|your head)`,
  `(?:remember|mind|respect|heed|consider|observe|note|don't forget|do not forget|never forget|take care of) ${whatWasSaid}`,
  `(?:keep|bear) in mind ${whatWasSaid}`,
)}(?:,? please)?(?: ${whenever} [^,:;!?]{2,100})?(?:,? please)?[.!…]*$`;

/** What it is about stays with the sentence behind that says no more than "it". */
const leansBack =
  /^(?:it|its|it's|they|they're|their|them|he|she|his|her|this|that|that's|these|those|both|neither|either|none|one|so|because|since|and|but|from|to)\b/i;

const maxCharacters = 220;

/** Whether somebody asks to keep in mind what was said, and says nothing else. */
export const asksToKeepInMind = (sentence: string): boolean =>
  sentence.length <= maxCharacters && keepsInMind.test(sentence.replaceAll('’', "'"));

/** Whether a sentence only tells that there is something to know, which the next one says by itself. */
export function announcesTopic(sentence: string, next: string): boolean {
  if (sentence.length > maxCharacters) return false;
  if (asksToKeepInMind(sentence) || tellsOnlyFoundOut(sentence)) return true;
  const said = sentence.replaceAll('’', "'");
  if (leansBack.test(next)) return false;
  if (next !== '' && hasNews.test(said) && !mayNameTime(said)) return true;
  return isWordAbout(said) || (settledNoun.test(said) && !decidesFor.test(said) && !mayNameTime(said));
}
