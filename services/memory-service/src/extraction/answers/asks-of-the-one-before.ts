import { contentWords } from '../language/content-words.js';
import { wordsOf } from '../language/lexicon/word-set.js';

/* Questions that ask of what stands before them ("Which one?", "Is that right?"), and those that ask of nothing. */

const maxOfferCharacters = 200;
const maxBareWords = 3;

/** "Is that right?", "OK?": of what was said right before. */
const ifSo =
  /^(?:is (?:that|this|it) (?:still )?(?:right|correct|true|so|the case|accurate|up to date)|ok(?:ay)?|fine|agreed|sounds? good)\s?\?$/i;

export const asksIfSo = (asked: string): boolean => ifSo.test(asked);

const asksWhichOfThem =
  /^(?:and |so )?(?:which|what)(?: one| of (?:them|these|those|the two))? (?:would|do|should|shall|will) (?:you|i|we) (?:prefer|like|want|take|use|choose|pick|go (?:with|for)|rather have)\?$/i;
const asksWhichOne = /^(?:and |so )?which (?:one|of (?:them|these|those|the two))(?!\p{L})/iu;
const asksWhich =
  /^(?:(?:and|so|und|et|y) )?¿?(?:which|what|welche[rsnm]?|was|wer|who|where|wo|lequel|laquelle|quel(?:le)?s?|cuál(?:es)?|qué)(?!\p{L})/iu;
const joinsOffered = /(?<!\p{L})(?:or|oder|ou|o)(?!\p{L})/iu;
const joinsNamed = /(?<!\p{L})(?:or|and|vs)(?!\p{L})|[,:;]/iu;

/** "Which one?", "which do you prefer?": asks nothing without what stands before it. */
export function withWhatWasOffered(asked: string, before: string | undefined): string {
  if (before === undefined || before.length >= maxOfferCharacters) return asked;
  if (asksIfSo(asked)) return `${before}${/[\p{L}\d]$/u.test(before) ? '.' : ''} ${asked}`;
  if (asksWhichOne.test(asked) && joinsNamed.test(before)) return `${before} ${asked}`;
  const isBare = wordsOf(asked).length <= maxBareWords;
  if (asksWhichOfThem.test(asked) || (isBare && namesNoThing(asked)))
    return joinsNamed.test(before.replace(/ and /gi, ' ')) ? `${before} ${asked}` : asked;
  return isBare && joinsOffered.test(before) ? `${before} ${asked}` : asked;
}

/** "Which?", "Both?", and not "Any allergies?" or "What's your budget?", which tell by themselves what they are about. */
const namesNoThing = (asked: string): boolean =>
  (asksWhich.test(asked) && !asksOfThing.test(asked)) || contentWords(asked).length === 0;
const asksOfThing =
  /^(?:and |so )?(?:what|who|where|how|when)(?:['’]?s| is| are| was) (?:the|your|its|our|my|his|her|their) (?!(?:preference|choice|pick|favou?rite|opinion|take|call|answer|vote|decision|winner|verdict|plan)\b)\p{L}/iu;

/**
 * "Anything else?", "What next?", "Sonst noch etwas?": whether there is more, of which nothing is told. "Anything else
 * I should know?" asks what to know.
 */
export const asksWhetherMore = (question: string): boolean => more.test(question) || asksForNod.test(question);

/** "Does that work for you?", "Passt das so?": whether one is content with what was told. */
const asksForNod =
  /^(?:(?:so|and|ok|okay),? )?(?:does (?:that|this|it) (?:work|look (?:good|right|ok)|sound (?:good|right|ok)|suit you|help|make sense)(?: (?:for|to) (?:you|now))?|is (?:that|this) (?:ok|okay|fine|alright)(?: (?:for|with) you)?|(?:passt|gefällt (?:dir|ihnen)) (?:das|es)(?: so)?(?: für (?:dich|sie))?|ist das (?:so )?(?:ok|okay|gut|recht|in ordnung)|soll ich (?:noch )?(?:et)?was ändern|est-ce que (?:ça|cela) (?:te|vous) (?:va|convient|plaît)|(?:ça|cela) (?:te|vous) (?:va|convient)|¿?(?:te|le|os) parece(?: bien)?(?: así)?|¿?está bien(?: así)?|(?:ti|vi|le) va bene|va bene così)\s?\?+$/iu;

const more =
  /^(?:(?:so|and|ok|okay|great|good|done|now|alright)[,.!]? )*(?:(?:is there )?(?:anything|something) (?:else|more)(?: (?:for (?:now|today|me)|(?:that )?(?:i|we) (?:can|could|should) (?:do|help(?: you)? with|look at)(?: for you)?|you(?:['’]d like| need| want)(?: me to do)?|today|now))*|what(?:['’]s| is| else| comes)?(?: is)?(?: else| next| now)+|what (?:else|next|now)|(?:(?:(?:gibt es|brauchst du|brauchen sie) )?sonst noch (?:et)?was|noch (?:et)?was)(?: (?:anderes|für heute))?|(?:autre chose|quoi d['’]autre|et (?:ensuite|maintenant|après)|besoin d['’]autre chose)|¿?(?:algo|alguna cosa|qué) más|(?:altro|qualcos['’]altro|mais alguma coisa|algo mais|nog iets|verder nog iets))\s?\?+$/iu;
