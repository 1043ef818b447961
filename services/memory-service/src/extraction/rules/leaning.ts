import { wordSet } from '../language/lexicon/word-set.js';

/* What means something only beside the statement before it: it opens with a word that points back, or has no object but one. */

const leaning =
  /^(?:(?:and|but|so|also|then|plus),? )?(?:it|it's|its|that|that's|thats|this(?! (?:week|month|quarter|year|decade|spring|summer|autumn|fall|winter|morning|afternoon|evening|weekend|mon|tues|wednes|thurs|fri|satur|sun|january|february|march|april|may|june|july|august|september|october|november|december))|these|those|they|they're|theyre|them|he|she|hes|shes|her|his|which|because|since(?! (?:\d|last\b|yesterday|jan|feb|mar|apr|may\b|jun|jul|aug|sep|oct|nov|dec|spring|summer|autumn|winter|mon|tue|wed|thu|fri|sat|sun|christmas|easter|birth|childhood))(?! (?:i|we|you|they|he|she|the|my|our) \S+ \S.{1,80}(?:,| (?:i|we|you|they|nobody|everyone|everything|nothing|there) [a-z'’]+))|otherwise|instead|either way|both|same|such)\b/i;
const leaningObject = /^(?:i|we|you) (?:\w+ ){1,3}(?:it|that|this|them)[.!]*$/i;
/** The same of a clause that was cut out, where more follows: "I changed it to UTC". */
const leaningPart = /^(?:i|we) (?:\w+ ){1,2}(?:it|them)\b/i;
const foreignLeaning =
  /^(?:das|dies|diese[rs]?|er|sie|es|deshalb|deswegen|dadurch|ça|cela|c'est(?! \p{Lu}\p{Ll}+ qui)|il(?= (?:est|a|était|fait|va|travaille|habite|vit|ne|y|se|me|en|doit|peut|aime|joue)(?!\p{L}))|elle|eso|esto|ello|isso|isto|questo|quello|это|этот|他|她|它|这|那|それ|これ|그것은|이것은)(?=[\s是はが])/iu;

/** "IT is a ticket in Freshdesk": a department, and no pronoun. */
const department = /^IT\b/;

export const opensLeaning = (text: string): boolean => leaning.test(text) && !department.test(text);

/** "it's Leila who collects it": tells who. */
const pointsOut = /^(?:[Aa]nd |[Bb]ut )?(?:[Ii]t['’]s|[Ii]t is) \p{Lu}\p{Ll}+ (?:who|that)\b/u;

/** What a thing does, in words that are hardly nouns: whose subject was said before in "works on Mac only", "takes 40 s the first time". */
const thingVerbs = wordSet(
  "allows belongs contains costs depends doesn't expires has hasn't includes isn't lacks lasts lets listens needs requires seems sits smells sounds stores supports takes tastes uses works",
);

const lacksSubject = (text: string): boolean => {
  const [first = '', ...rest] = text.split(/\s+/, 3);
  return rest.length > 1 && thingVerbs.has(first.toLowerCase().replaceAll('’', "'"));
};

/** Whether a statement is kept with the one before it; `isPart` when it was cut out of a sentence. */
export const leansOnPrevious = (text: string, isPart: boolean): boolean =>
  (opensLeaning(text) && !pointsOut.test(text)) ||
  (isPart && leaningPart.test(text) && !/\d/.test(text)) ||
  leaningObject.test(text) ||
  (foreignLeaning.test(text) && !/^[Dd]as \p{Lu}/u.test(text)) ||
  lacksSubject(text) ||
  text.startsWith('[');
