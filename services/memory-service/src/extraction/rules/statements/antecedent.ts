import { namesDay } from '../../clauses/joints/consequences.js';
import { functionWords } from '../../language/lexicon/english-words.js';
import { wordSet } from '../../language/lexicon/word-set.js';

/*
 * Whether what "it", "they" or "she" means may stand in a text. Where it can't, keeping a statement with that text
 * tells nobody more of it, and hides it behind another fact.
 */

type Pronoun = 'it' | 'they' | 'one person';

const opening =
  /^(?:(?:and|but|also|so|plus|then),? )?(?:(its?(?=['’ ])|its$)|(they(?=['’ ])|theyre |their )|(s?he(?=['’ ]|s )|his |her ))/i;

/** The pronoun that a text opens with, whether as a subject or as an owner. */
function openingPronoun(text: string): Pronoun | null {
  const found = opening.exec(text);
  if (found === null) return null;
  if (found[1] !== undefined) return 'it';
  return found[2] === undefined ? 'one person' : 'they';
}

const dated =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter)\b/gi;
/** "our domain", "the boiler", "a wooden one" */
const determined =
  /(?:^|[^\p{L}])(?:the|an?|my|our|your|his|her|their|its|this|that|another|each|every|one)\s(?!(?:day|week|month|year|morning|evening|time|while|bit|lot|few|couple|same|\d))\p{L}/iu;
const named = /(?<=[\p{Ll}\d,;:)] )(?:\p{Lu}[\p{L}\d]|`)/u;
const identifier = /`|\p{L}[_./\\-]\p{L}|\p{Ll}\p{Lu}|\d\p{L}|\p{L}\d/u;
/** Singular, though they end like a plural. */
const notPlural = /(?:ss|us|is|as|'s|’s)$/i;
const collective =
  /\b(?:people|children|kids|men|women|staff|crew|data|both|all|team|client|customer|company|vendor|supplier|agency|bank|board|committee|council|clinic|office|lab|shop|store|school|partner|family|firm|band|club|insurer|landlord|doctor|dentist|vet|garage|hospital|support|legal|finance|hr|police|everyone|someone|nobody)\b/i;
const verbsInS = wordSet(
  'is was has does goes runs uses needs wants takes gets makes says lives works keeps starts ends expires lasts costs',
);

const isPlural = (word: string): boolean =>
  /^\p{L}{2,}s$/u.test(word) && !notPlural.test(word) && !functionWords.has(word) && !verbsInS.has(word);

/** "Hugo, hosted on our own server, no CMS": a name and where it runs, of a thing that was told before. */
export const tellsWhatRunsIt = (text: string): boolean =>
  /^\p{Lu}[\p{L}\d+#-]*(?: (?:\p{Lu}[\p{L}\d+#-]*|v?\d[\d.]*)){0,2}, (?:self-)?(?:hosted|deployed|served|written|built|powered|running|published) (?:on|to|in|by|at|with|from|behind|under|via) [^,;]{1,60}(?:, no [^,;]{1,30})?[.!]*$/u.test(
    text,
  );

/** "the site stays static": how a thing is to be, without a name of what it is made with. */
const tellsHowThingIs = (text: string): boolean =>
  /^(?:the|our|my) (?:[\p{L}\d'’-]+ ){1,4}(?:is|stays|remains|will (?:be|stay)) [^.:;!?]{2,60}[.!]?$/iu.test(text) &&
  !named.test(text);

/**
 * Whether a statement that points back is kept with what stands before it: where what the pronoun that opens it means
 * may stand there, and not each of the two names a day of its own. A statement that opens with no pronoun is.
 */
export function belongsBehind(before: string, text: string): boolean {
  if (tellsWhatRunsIt(text)) return tellsHowThingIs(before);
  const pronoun = openingPronoun(text);
  if (pronoun === null) return true;
  const isOfOtherDay = pronoun !== 'one person' && namesDay(before) && namesDay(text) && !takesBack.test(before);
  return !isOfOtherDay && mayPointInto(before, pronoun);
}

/** "the demo isn't on 10 April anymore": the other day is in its place. */
const takesBack = /\b(?:not|no|never|\p{L}+n['’]?t)\b/iu;

function mayPointInto(before: string, pronoun: Pronoun): boolean {
  if (openingPronoun(before) === pronoun) return false;
  const undated = before.replace(dated, '');
  if (named.test(undated)) return true;
  if (pronoun === 'one person') return determined.test(undated) || /^\p{Lu}\p{Ll}/u.test(undated);
  const words = undated.toLowerCase().split(/[^\p{L}'’]+/u);
  if (pronoun === 'they') return collective.test(undated) || words.some(isPlural);
  const [first = ''] = words;
  return determined.test(undated) || identifier.test(undated) || (first !== '' && !functionWords.has(first));
}
