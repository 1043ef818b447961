import { findFiniteVerb } from '../../language/independent-clause.js';
import { verbForm } from '../../language/lexicon/english-verbs.js';
import { determiners, functionWords } from '../../language/lexicon/english-words.js';
import { wordSet, wordsOf } from '../../language/lexicon/word-set.js';
import { caseless, oneOf } from '../../language/pattern-parts.js';
import { placeWords } from '../../language/words-in-place.js';
import { programVerbs, verbsOfThings, workNouns } from './thin-words.js';

/*
 * What lasts even in few words: a reason, a choice, a rule, a habit, an ability, and what belongs to the one who
 * speaks. All of it is told by its form; none names a topic.
 */

/** "I'm out until Monday", "I'm on parental leave from June" */
const absence =
  "^(?:i'm|i am|we're) (?:out|off|away|on (?:call|leave|vacation|holiday|parental leave))\\b.{0,20}\\b(?:until|tomorrow|on|next|from|this|all|for)\\b";
/** "Disk is full, so no more uploads", "tests are slow, don't mock them": what follows from it is a rule. */
const consequence = ", so (?:i|we|please|keep|use|no|don't)\\b";
const prohibition =
  "[a-z]{3,}, (?:please )?don't (?!worry\\b|bother\\b|know\\b|think\\b|you\\b|get\\b|see\\b)[a-z]+\\b";
/** "Each tenant gets its own schema when it signs up" */
const generalCondition = '^(?:an?|every|each|all) \\S+ .{0,60}\\b(?:when|if|unless|once|until)\\b';

const reasonWords = 'because|since|due to|caused?|causes|cause|reason|why|so that|by \\w+ing';
const remedies = '\\w+ing (?:\\S+ ){1,4}(?:fixe[sd]|solve[sd]|help(?:s|ed)|avoid(?:s|ed)|prevent(?:s|ed))';
const choices =
  'instead|rather|over|prefer\\w*|decided?|decision|chose|choose|agreed|settled|rejected?|recommend\\w*|suggest\\w*';
/** "That should work" only hopes. */
const hoped = 'work|help|do (?:it|the)|be (?:fine|ok|okay|good|it|done|fixed|there|enough)';
const rules = oneOf(
  `always|never|only|every(?!thing)\\w*|each|must|should(?! (?:${hoped}))|won't (?:do|use|be|build|ship|have|add|support)`,
  '(?:has|have|needs?) to|everywhere|nobody|none|by default',
);
const intentions = 'on purpose|intended|intentional|deliberate|by design|means|has no|have no|lacks?|no longer';
const conditionsOfLife = 'deaf|blind|dyslexic|diabetic|pregnant|married|divorced|retired|unemployed';
/** "We stopped deploying", "I quit smoking"; not "it stopped loading". */
const changesOfHabit =
  '(?:stopped|quit|started) (?!trying\\b|looking\\b|reading\\b|waiting\\b|thinking\\b|running\\b|working\\b|loading\\b|caring\\b)\\w+ing[.!]*$';
const times = 'deadline|due|until|used to';
const names = 'called|named|owns?';
const ownThings = "my|our|mine|ours|i'm (?:not )?an?|i am (?:not )?an?|we're (?:not )?an?|we are an?";
const tastes = "(?:don't|do not|doesn't) (?:want|like|need|care|eat|drink)|hate|love|like|allergic|vegan|vegetarian";

const weightyWord = oneOf(
  reasonWords,
  remedies,
  choices,
  rules,
  intentions,
  conditionsOfLife,
  changesOfHabit,
  times,
  names,
  ownThings,
  tastes,
);
const weighty = caseless`${absence}|${consequence}|${prohibition}|${generalCondition}|\b${weightyWord}\b`;

/** Whether some of its words give a sentence weight, or it is about somebody by name. */
export const hasWeight = (sentence: string): boolean => weighty.test(sentence) || opensWithName(sentence);

/** "Marit decides about anything visual": who or what has no article is a name, or a matter in general. */
function opensWithName(sentence: string): boolean {
  const [first = '', second = ''] = wordsOf(sentence);
  if (
    !/^\p{Lu}\p{Ll}/u.test(sentence) ||
    functionWords.has(first) ||
    first.endsWith('ing') ||
    /^(?:every|any|no|some)(?:thing|body|one)$|^nothing$/.test(first)
  )
    return false;
  return verbForm(second) === 'third' && !programVerbs.has(second) && !verbsOfThings.has(second) && second !== 'keeps';
}

const smallNumber = 'two|three|four|five|six|seven|eight|nine|ten|twelve';

/** Of these one is told as two are; "I have one question" is of the talk. */
const ofOne = oneOf(
  'cat|dog|horse|pony|rabbit|hamster|parrot|tortoise|puppy|kitten|goldfish|snake|pet',
  'son|daughter|child|kid|brother|sister|sibling|twin|grandchild|grandson|granddaughter|niece|nephew',
  'kidney|lung|leg|arm|eye|hand|car|bike|boat',
);

/** "The services share one database", "the cluster has three nodes", "I have one cat"; not "it has two errors". */
export const counts = caseless`\b(?:shares?|uses?|keeps?) (?:one|a single) [a-z]|\b(?:has|have|['’]ve got|['’]s got) (?:(?:only|just) )?(?:one|a single) (?:[a-z]+ )?${ofOne}\b|\b(?:has|have|takes?|needs?|of) (?:${smallNumber})(?! (?:\w+ )?(?:errors?|failures?|warnings?|tests?)\b)`;

const adverbsOfHabit =
  'usually|often|mostly|normally|still|also|now|just|hardly|rarely|seldom|barely|always|never|sometimes';
const habit = caseless`^(?:i|we|they|he|she) (?:(?:${adverbsOfHabit}) )*(?:(?:don't|do not|doesn't) )?([a-z]+)\b(?! (?:you|this)\b)`;
/** In the simple present these tell of now. */
const verbsOfNow = wordSet(
  'think guess see get got mean understand hope need want know feel believe suppose wonder agree forget wish',
  'doubt hear notice assume',
  'have do can will would should could may might must am are is was were',
);

/** "We use pnpm here", "I don't take sugar": the simple present of what one does is a habit. */
export function isHabit(sentence: string): boolean {
  const verb = habit.exec(sentence)?.[1]?.toLowerCase();
  return verb !== undefined && !verbsOfNow.has(verb) && (verbForm(verb) === 'base' || verbForm(verb) === 'third');
}

/** "I can swim but not dive": what one can and what one can't. */
export const ability =
  /^(?:i|we|he|she|they|you) (?:can|could|am able to|is able to) [^,;:]{1,60}\bbut (?:not|never|can't|cannot)\b/i;

const skills = oneOf(
  'swim|drive|ride|cycle|ski|skate|surf|snowboard|juggle',
  'sing|dance|whistle|draw|knit|sew|type|speak|play',
  'cook|bake|eat|drink|digest|tolerate',
);

/** "I can't swim", "we can't read Dutch": what somebody never learned, or a body can't do. */
export const inability = caseless`^(?:i|we) (?:can't|cannot|can not|never learned to) (?:(?:really|even|properly) )?${skills}(?! (?:it|the|this|that|there|here|with|at|now|right|today|tonight)\b)(?: [a-z]+){0,2}[.!]*$`;

/** "To deploy, run make deploy": how something is done here. */
export const howTo =
  /^to (?!(?:be|me|do|fix|solve|see|check|reproduce)\b)[a-z-]+(?: (?!(?:this|that|it)\b)[\w-]+){0,4}, (?:run|use|call|execute|type|press|start|open) (?!(?:this|that|it|the)\b)\S/i;

const limitsOfTime = /^(?:within|by|before|after|per|every)$/;
const pluralNoun = /[^sui]s$/;

/** "Lint warnings fail the build": things of a kind, and what they always do to something. */
export function isGeneral(sentence: string): boolean {
  const words = placeWords(sentence.slice(0, 120));
  const verbAt = findFiniteVerb(words, 0);
  const [noun, verb, object] = [words[verbAt - 1]?.lower ?? '', words[verbAt]?.lower ?? '', words[verbAt + 1]?.lower];
  if (verbAt < 1 || verbAt > 3 || object === undefined || words[verbAt + 1]?.isAfterPause) return false;
  if (verbAt === 1 && (workNouns.has(noun) || !limitsOfTime.test(object))) return false;
  if (determiners.has(words[0]?.lower ?? '') || functionWords.has(words[0]?.lower ?? '')) return false;
  const isObject = verbAt === 1 || determiners.has(object) || !functionWords.has(object);
  return (
    pluralNoun.test(noun) &&
    verbForm(verb) === 'base' &&
    isObject &&
    (verbAt === 1 || object === 'the' || !goesOnForNow.test(object))
  );
}

/** What follows the verb of a report of now: "… again", "… when I click". */
export const goesOnForNow =
  /^(?:again|now|here|there|back|anymore|properly|correctly|fine|well|twice|immediately|when|after|once|if|on|in|to|until|yet|either|up|at all|too|like|a|an|the|nothing|weird|wrong|good|it)\b/i;

/** "I've been at this company for four years" */
export const lastsLong = /\b(?:for|over) (?:\p{L}+ ){0,3}(?:weeks|months|years|decades)\b/iu;

const causeWords = '(?:came|comes|come|stems?|stemmed) from|since|due to|caused?';

/** Where something comes from, or how it is done. */
export const tellsCause = caseless`\b(?:because|${causeWords}|so that|by \w+ing)\b`;

/** A cause, a condition or a rule, which no report of now has. */
export const tellsReason = caseless`\b(?:because|${causeWords}|reason|why|unless|if|when|until|must|should|(?:has|have|needs?) to|always|never|every|only|without|offline|for (?:\w+ )?(?:hours|days|weeks|months|years)|by \w+ing)\b`;
