import { namesDay } from '../../clauses/joints/consequences.js';
import { hasFiniteVerb } from '../../language/finite-verb.js';
import { startsIndependentClause } from '../../language/independent-clause.js';
import { wordSet } from '../../language/lexicon/word-set.js';
import { caseless, oneOf } from '../../language/pattern-parts.js';
import { placeWords } from '../../language/words-in-place.js';
import { tellsWhatRunsIt } from './antecedent.js';

/*
 * What means something only beside the statement before it: it opens with a word that points back, or has no object but
 * one.
 */

const leaning =
  /^(?:(?:and|but|so|also|then|plus),? )?(?:it|it's|its|that|that's|thats|this(?! (?:(?:coming|past) )?(?:week|month|quarter|year|decade|spring|summer|autumn|fall|winter|morning|afternoon|evening|weekend|mon|tues|wednes|thurs|fri|satur|sun|january|february|march|april|may|june|july|august|september|october|november|december))|these(?! days\b)|those|they|they're|theyre|them|he|she|hes|shes|her|his|which|because|since(?! (?:\d|last\b|yesterday|jan|feb|mar|apr|may\b|jun|jul|aug|sep|oct|nov|dec|spring|summer|autumn|winter|mon|tue|wed|thu|fri|sat|sun|christmas|easter|birth|childhood))(?! (?:i|we|you|they|he|she|the|my|our) \S+ \S.{1,80}(?:,| (?:i|we|you|they|nobody|everyone|everything|nothing|there) [a-z'’]+))|otherwise|instead|either way|both|same|such)\b/i;
const leaningObject = /^(?:i|we|you) (?:\w+ ){1,3}(?:it|that|this|them)[.!]*$/i;
/** "please never delete them": a rule about what was told before. */
export const rulesOnIt =
  /^(?:(?:so|and|but|please|pls) )*(?:never|always|don['’]?t ever|do not ever) (?!mind\b)[a-z]{2,12} (?:it|them|those|these)(?: (?:please|pls))?[.!]*$/i;
/** The same of a clause that was cut out, where more follows: "I changed it to UTC". */
const leaningPart = /^(?:i|we) (?!(?:told|tell|asked|ask|promised|owe) them\b)(?:\w+ ){1,2}(?:it|them)\b/i;
/** "ci checks it", "the linter enforces that": who or what sees to what was said. */
const seesToIt =
  /^(?:(?:the|our|my|a) )?(?!(?:he|she|it|that|this|who|what|which)\b)[a-z][\w./-]* (?:(?:also|always|only) )?[a-z]{2,}s (?:it|that|this|them)[.!]*$/;
/** "except JPY, that's 0": what is so at the exception to what was said. */
const tellsException =
  /^(?:except|apart from|aside from|other than|außer|sauf|excepto|tranne|behalve)(?: for| bei| pour)? [^,;:.!?]{2,40}, (?:that|those|these|it|they|there|das|die|der|ça|ce|eso|esos|esas|quello|quelli|dat)(?:['’]s|['’]re)?(?!\p{L})/iu;
/** "asked twice", "tried it once": how often it was tried, by whom and what was told before. */
const howOftenTried =
  /^(?:and )?(?:i |we )?(?:(?:already|even|also|have|'ve) )*(?:asked|tried|checked|begged|complained|reminded|called|pushed)(?: (?:them|it|him|her|us|that))? (?:once|twice|thrice|again|several times|many times|three times|\d times)(?: (?:already|now))?[.!]*$/i;
/** "e.g. PAY-12/fix-iban" */
const givesExample =
  /^(?:e\.? ?g\.?|z\. ?b\.|p\. ?ex\.|for (?:example|instance)|zum beispiel|par exemple|por ejemplo|per esempio|bijvoorbeeld)[:,]? /i;
const foreignLeaning =
  /^(?:das|dies|diese[rs]?|er|sie|es|deshalb|deswegen|dadurch|ça|cela|c'est(?! \p{Lu}\p{Ll}+ qui)|il(?! (?:ne )?(?:faut|fallait|faudra|s['’]agit|y (?:a|avait|aura)|est (?:interdit|impossible|possible|important|nécessaire|obligatoire|conseillé|recommandé|prévu|préférable) (?:de|que|d['’]))(?!\p{L}))(?= (?:est|a|était|fait|va|travaille|habite|vit|ne|y|se|me|en|doit|peut|aime|joue)(?!\p{L}))|elle|eso|esto|ello|isso|isto|questo|quello|это|этот|他|她|它|这|那|それ|これ|그것은|이것은)(?=[\s是はが])/iu;

/** "IT is a ticket in Freshdesk": a department, and no pronoun. */
const department = /^IT\b/;

export const opensLeaning = (text: string): boolean => leaning.test(text) && !department.test(text);

/** "it's Leila who collects it": tells who. */
const pointsOut = /^(?:[Aa]nd |[Bb]ut )?(?:[Ii]t['’]s|[Ii]t is) \p{Lu}\p{Ll}+ (?:who|that)\b/u;
/** "its leila who has the keys": the same, typed in haste. */
const pointsOutInHaste =
  /^(?:and |but )?its (?!(?:some|every|any|no|people|someone|somebody|everyone|anyone|nobody|not|me|us|them|him|her|you)\b)\p{Ll}+ who (?:has|is|does|owns|runs|keeps|takes|signs|pays|writes|needs|wants|gets|knows|can|will)\b/u;

/** "So it's Tilt for the local clusters": tells what was chosen, and for what. */
const choosesThing =
  /^so,? (?:now )?it['’]?s (?:(?:just|plain|only|gonna be|going to be) )?(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December)(?:\p{Lu}|`|[\p{Ll}\d@]{1,20}[-_./])\S*(?: \S+){0,3} for (?:the |our |my |all |every )?\p{L}/iu;

const meaning = /^(?:and |so )?(?:that|this|which) means(?: that)?,? /i;
const maxOutcomeCharacters = 120;
/** In which tense "invitations go out on Monday" is told is seen only beside the statement before it. */
const opensSubject = /^(?:i|we|the|my|our|all|every|each|no|both)(?!\p{L})/iu;
/** "build 4.2 has to be out by …" */
const stated = /^(?:\S+ ){1,4}(?:is|are|has|have|must|will|should|needs?|can|closes?|opens?|starts?|ends?) /i;

/** "That means the press kit has to be final by 1 May": what follows is due on a day of its own. */
function tellsDatedOutcome(text: string): boolean {
  const [told] = meaning.exec(text) ?? [];
  if (told === undefined) return false;
  const outcome = text.slice(told.length, told.length + maxOutcomeCharacters);
  return (
    namesDay(outcome) &&
    !/^(?:it|they|he|she|that|this|these|those)\b/i.test(outcome) &&
    ((opensSubject.test(outcome) && startsIndependentClause(placeWords(outcome), 0)) || stated.test(outcome))
  );
}

const maxTimeCharacters = 50;
const weekday = oneOf(
  'mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:r(?:s(?:day)?)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?',
);
const month = oneOf(
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?',
);
const namesTime = caseless`\b(?:${weekday}|${month}|tomorrow|tonight|yesterday|(?:days|weeks?|months?|years?) ago|(?:last|next) (?:week|month|year)|\d{4}-\d\d-\d\d|\d{1,2}/\d{1,2})\b`;
const ofTimes = caseless`^(?:(?:${weekday}|${month}|tomorrow|tonight|yesterday|\d[\d:./-]{0,9}(?:st|nd|rd|th|am|pm|h)?|a|two|three|days|weeks?|months?|years?|ago|last|since|from|starting|beginning|as|on|at|in|by|until|till|to|the|of|next|this|early|mid|late|morning|noon|afternoon|evening|night|am|pm|o'clock)(?:[ ,.!–-]{1,3}|$)){1,12}$`;

/** "12 to 16 May", "Tuesday at 5pm", "starting 15/9": when what was said before takes place. */
export const isBareTime = (text: string): boolean =>
  text.length <= maxTimeCharacters && namesTime.test(text) && ofTimes.test(text);

/**
 * What a thing does, in words that are hardly nouns: whose subject was said before in "works on Mac only", "takes 40 s
 * the first time".
 */
const thingVerbs = wordSet(
  "allows belongs contains costs depends doesn't expires has hasn't includes isn't lacks lasts lets listens needs requires seems sits smells sounds stores supports takes tastes uses works",
);

const lacksSubject = (text: string): boolean => {
  const [first = '', ...rest] = text.split(/\s+/, 3);
  return rest.length > 1 && thingVerbs.has(first.toLowerCase().replaceAll('’', "'"));
};

/** "every 6h", "twice a week": how often what was said before is done. */
const howOften =
  /^(?:(?:every|each) (?:\d+ ?|other |second |single )?(?:s|min|h|secs?|seconds?|mins?|minutes?|hours?|days?|nights?|mornings?|evenings?|weeks?|months?|years?|commit|push|merge|release)|(?:once|twice|\d+ times|three times) (?:a|per|each|every) (?:hour|day|night|week|month|year)|hourly|daily|nightly|weekly|monthly)(?: (?:at|on) [\w:]{1,9}(?: ?[ap]m)?)?[.!]*$/i;

/** "keep 14 of them" */
const someOfThem =
  /^(?:please )?(?:keep|use|take|drop|delete|need|want|have) (?:only |just |max |the (?:last|first|latest) )?(?:\d+|one|two|three|four|five|six|ten|both|all|none|most|some|half) of (?:them|these|those)(?!\p{L})/iu;

/** Whether a statement is kept with the one before it; `isPart` when it was cut out of a sentence. */
export const leansOnPrevious = (text: string, isPart: boolean): boolean =>
  (opensLeaning(text) &&
    !pointsOut.test(text) &&
    !pointsOutInHaste.test(text) &&
    !choosesThing.test(text) &&
    !tellsDatedOutcome(text)) ||
  (isPart && leaningPart.test(text) && !/\d/.test(text)) ||
  leaningObject.test(text) ||
  rulesOnIt.test(text) ||
  (isPart && seesToIt.test(text)) ||
  tellsException.test(text) ||
  howOftenTried.test(text) ||
  (givesExample.test(text) && !hasFiniteVerb(text)) ||
  (foreignLeaning.test(text) && !/^[Dd]as \p{Lu}/u.test(text)) ||
  lacksSubject(text) ||
  isBareTime(text) ||
  howOften.test(text) ||
  (isPart && someOfThem.test(text)) ||
  tellsWhatRunsIt(text) ||
  isAside(text);

/** "[see above]", and not "[secret:token] is our key", "[Miso] is my cat": a bracket with something behind it. */
const isAside = (text: string): boolean => /^\[[^\]]*\]?[.!?]*$/.test(text);
