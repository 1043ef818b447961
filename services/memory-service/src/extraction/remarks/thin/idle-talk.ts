import { verbForm } from '../../language/lexicon/english-verbs.js';
import { isGivenName } from '../../language/lexicon/given-names.js';
import { wordsOf } from '../../language/lexicon/word-set.js';
import { caseless, caselessUnicode, oneOf } from '../../language/pattern-parts.js';

/*
 * What is said of nobody's things: a proverb ("…, as they say"), hearsay of nobody ("that's what the internet says"),
 * what would be if something were that is not ("If we had used UUIDs, the merge would be easy"), and what is only
 * supposed.
 */

const asTheySay = oneOf(
  'as (?:they|people|we all) say|as the saying goes|so the saying goes|or so they say',
  'sagt man(?: so| doch| ja)?|wie man (?:so )?(?:schön )?sagt|heißt es (?:so )?(?:schön|doch)',
  'comme on dit|comme dit le proverbe|como (?:dicen|se dice|dizem|se diz)|como dice el refrán|come si (?:dice|suol dire)',
  'zoals (?:ze|men) (?:zeggen|zegt)|jak to (?:się )?mówią?|как говорится|как говорят',
);
/** "Slow and steady, as they say", "Aller Anfang ist schwer, sagt man." */
const isProverb = caselessUnicode`^.{3,140}[,;–-] ?${asTheySay}[.!…]*$`;

const nobody = oneOf(
  'the internet|the web|twitter|reddit|hacker ?news|linkedin|youtube|tiktok|my (?:news ?)?feed|my timeline|everyone|everybody|people|they(?: all)?|some blog|the news',
);
/** "…, at least that's what the internet says" */
const isHearsay = caseless`^.{3,140}[,;–-] ?(?:at least |or )?(?:that's|thats|so|or so|this is)(?: at least)?(?: what)? ${nobody} (?:says?|claims?|keeps? saying|tells? me)(?: anyway| at least)?[.!…]*$`;

const irregularParticiple = oneOf(
  'gone|been|done|had|seen|known|taken|written|chosen|used|made|kept|left|built|sent|bought|thought|found|read|run|put|set|begun|stuck|caught|met|spent',
);
/** "If we had taken Go, the binary would be smaller"; "if I had to choose, I'd take tabs" tells a taste. */
const unreal = caseless`^(?:and |but |well,? )?(?:if (?:\S+ ){1,3}?(?:had|hadn't)(?: (?:only|just|not|never|already))?|had (?:i|we|you|they|he|she|it)(?: (?:only|just|not|never))?) (\S+)(?= ).{2,100}, ?(?:then )?(?!i\b|i'd\b|we'd\b).{1,80}\b(?:would|could|might|wouldn't|couldn't)\b`;
const isIrregular = new RegExp(`^${irregularParticiple}$`, 'i');

function isUnreal(sentence: string): boolean {
  const participle = unreal.exec(sentence)?.[1];
  if (/\d/.test(sentence) || wordsOf(sentence).some(isGivenName)) return false;
  return participle !== undefined && (isIrregular.test(participle) || verbForm(participle.toLowerCase()) === 'past');
}

const ofUs = /\b(?:we|our|us|i)\b/i;
/** "Layoffs start on 4 May, that's what the news says": of somebody, or at its time. */
const isNews = (sentence: string): boolean =>
  /\d|\b(?:next|last) \w|\s\p{Lu}\p{Ll}/u.test(sentence) || wordsOf(sentence).some(isGivenName);

/** "If I had a euro for every time it says so, I'd own the place." */
const forEveryTime =
  /^(?:honestly,? |man,? |lol,? )?if i had an? (?:euro|dollar|penny|pound|nickel|dime|cent|coin|franc|krone?) for (?:every|each) (?:time|one|day|person)\b/i;

/**
 * "If I ever won the lottery I'd buy nine alpacas": and not "if I had to choose, I'd take tabs", which tells a taste.
 */
const ifOnly =
  /^(?:and |but |lol,? |honestly,? )?if (?:i|we) (?:ever |only )?(?:won|became|inherited|struck|were (?:rich|king|queen|president|god|a \w+)|had (?:a million|superpowers|a time machine|wings|three wishes)|could fly)\b.{3,100}?\b(?:i|we)(?:['’]d| would)\b/i;

/** "Suppose a company had forty services": made up for the sake of a question. */
const supposed =
  /^(?:(?:so|ok|now|and|but|well),? )*(?:suppose|supposing|imagine|picture|hypothetically[,:]?|let['’]?s (?:say|suppose|imagine|pretend))(?: that|,)? (?:an? (?!.{0,60}\b(?:my|our)\b)|some (?!of my|of our)|someone|somebody|one |two |three |several |there (?:was|were) |(?:i|we|you|they|he|she|my \w+|our \w+) (?:had|were|was|wanted|lost|moved|got|could|did|needed|\w{2,}ed)\b)(?!.*\b(?:always|never|every time|from now on)\b)/i;

/** "Suppose an order is cancelled, we refund it within 5 days": what is done then, whenever it is so. */
const ruleBehindCase =
  /^(?!.*(?:\?|\b(?:would|could|might|had|were|wish)\b|\b(?:we|i|they)['’]d\b))(?:(?:so|ok|now|and|but|well),? )*(?:suppose|supposing|let['’]?s (?:say|suppose))\b[^,]{8,80}, (?:then )?(?:we|our|my|i) (?!(?:want|need|have|has|can|know|get|end|see|find|compute|calculate|count|let)\b)\S+ \S/i;

/** Whether a sentence opens a case that is made up for the sake of a question. */
export const isSupposed = (sentence: string): boolean => supposed.test(sentence) && !ruleBehindCase.test(sentence);

/** "If they doubled the price, the market would collapse": of nobody whom one knows. */
const ofNobodyKnown =
  /^(?:and |but |so |or |well,? )*if (?:they|people|somebody|someone|one|everybody|everyone|nobody) (\w+)(?: (\w+))?\b[^,]{0,80}, (?:then )?(?!.*\b(?:i|me|my|we|us|our|you|your|always|never)\b)(?!i\b|we\b)[^,;]{2,60}? (?:would|could|might)(?:n['’]t)? \S/i;
function isUnrealOfNobody(sentence: string): boolean {
  const verbs = ofNobodyKnown.exec(sentence)?.slice(1, 3) ?? [];
  if (!verbs.some((verb) => verb !== undefined && verbForm(verb.toLowerCase()) === 'past')) return false;
  return !/\d|`|[a-z]\/|\s\p{Lu}\p{Ll}/u.test(sentence) && !wordsOf(sentence).some(isGivenName);
}

/** "Mondays being Mondays." */
const asEver = /^(?:well, |just )?([\p{L}-]{2,30}) being \1[.!…]*$/iu;

/** "nothing comes close", "that last one won't survive January": of what was just told. */
const ofWhatWasTold =
  /^(?:and |but |honestly,? )?(?:nothing|nobody|no one) (?:else )?(?:(?:even )?(?:comes|came|gets|got) (?:even )?(?:close|near)|beats (?:it|that|this))[.!…]*$|^(?:and |but |ok )?(?:that|this|the) (?:last|first|second|third) one (?:won['’]?t|will|is|isn['’]?t|sounds|seems|might|could|got me|though)\b[^,;]{0,50}$/i;

/** "there are 10 kinds of people", "those who read binary and those who don't": a joke as old as it is. */
const kindsOfPeople =
  /^(?:(?:ok|okay|so|and|well|you know),? )*there (?:are|r) (?:only |just )?(?:\d{1,2}|two|three) (?:kinds|types|sorts) of (?:people|persons|programmers|devs|developers|engineers|mathematicians)(?: (?:in|on) (?:the|this) (?:world|earth|planet))?(?:[:,] .{0,120})?[.!…]*$|^(?:and )?those (?:who|that) [^,;:]{2,60} and those (?:who|that) (?:don['’]?t|do not|can['’]?t|cannot|haven['’]?t|aren['’]?t)[.!…]*$/i;

/** Whether a sentence is a proverb, hearsay of nobody, or said of what was just told. */
export const isHearsayOfNobody = (sentence: string): boolean =>
  ofWhatWasTold.test(sentence) ||
  kindsOfPeople.test(sentence) ||
  (isProverb.test(sentence) && !ofUs.test(sentence)) ||
  (isHearsay.test(sentence) && !isNews(sentence)) ||
  asEver.test(sentence) ||
  forEveryTime.test(sentence) ||
  ifOnly.test(sentence);

/** Whether a sentence between a user and an agent is said of nobody's things. */
export const isIdleTalk = (sentence: string): boolean =>
  isHearsayOfNobody(sentence) ||
  isUnreal(sentence) ||
  isUnrealOfNobody(sentence) ||
  isSupposed(sentence) ||
  hums.test(sentence) ||
  testsMicrophone.test(sentence) ||
  isBack.test(sentence);

/** "la la la da da dum, where is my cup" */
const hums = /^(?:(?:la|da|dum|doo|dee|tra|na|pom|bum|hm+|tum)[ ,]+){3,}/i;
const everyLetter = oneOf(
  '(?:the )?quick brown fox(?: jump(?:s|ed) over (?:the |a )?lazy dogs?)?',
  'pack my box with five dozen liquor jugs',
  'franz jagt im komplett verwahrlosten taxi quer durch bayern',
  'portez ce (?:vieux )?whisky au juge blond qui fume',
);
/**
 * Counting, also behind a sentence with every letter, said to hear whether one is heard. Such a sentence alone may be
 * kept on purpose.
 */
const testsMicrophone = caseless`^(?:(?:ok|okay|so)[, ]+)?(?:${everyLetter}[ ,.]+)?(?:testing|test|mic check)(?:[ ,]+(?:testing|test|one|two|three|1|2|3|check)){1,6}[.!…]*$`;
/** "so da bin ich wieder, wo waren wir" */
const isBack = caselessUnicode`^(?:(?:so|ok|okay|right|bon|bueno|allora)[, ]+)*(?:da bin ich wieder|(?:ich )?bin wieder da|i'm back|back again|me revoilà|ya estoy(?: aquí)?|eccomi|daar ben ik weer|ben er weer)(?:[,.]? (?:now |also |et |y )?(?:wo waren wir|wo war ich|where were we|where was i|on en était où|où en étions-nous|dónde estábamos|dove eravamo|waar waren we)(?: (?:stehen ?geblieben|gebleven|rimasti))?)?[?.!…]*$`;
