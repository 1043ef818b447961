import { mayNameTime } from '../../dates/tokens/date-words.js';
import { contentWords } from '../../language/content-words.js';
import { hasFiniteVerb } from '../../language/finite-verb.js';
import { looksForeign } from '../../language/foreign-clause.js';
import { labelsNameOrNumber } from '../../language/labels.js';
import { unspacedChatter } from '../../language/lexicon/chatter-words.js';
import { caselessUnicode, oneOf } from '../../language/pattern-parts.js';
import { isSpecific } from '../../language/specific.js';

/* A few words that tell nothing: chatter, greetings, scraps without a verb, cries, and words in passing. */

/** "Never apologise", of words that are chatter otherwise. */
const forbids = /^(?:please )?(?:don't ever|never) (?!mind\b)\p{L}+/iu;

/** Written without spaces: Chinese, Japanese or Korean. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** "Hi Leo!", also where Leo says nothing. */
const greeting =
  /^(?:[Hh](?:i|ey|ello|iya|owdy)|[Yy]o|[Bb]ye|[Tt]hanks|[Tt]hank you|[Cc]heers|[Cc]ongrats|[Cc]ongratulations|[Gg]ood (?:morning|evening|night|afternoon)|[Mm]orning|[Ww]elcome back|[Ww]elcome),? (?:\p{Lu}\p{Ll}+ ?){1,2}[!.,]*$/u;

/** "I'm out tomorrow", of words that are chatter otherwise. */
const absence =
  /^(?:i'm|i am|i'll be|i will be|we're|we are) (?:out|off|away) (?:tomorrow|for (?:an?|one|two|three|four|five|six|\d{1,2}|the next \w+) (?:days?|weeks?|months?)|next \w+|until \w+|from \w+|on \w+days?\b|this (?:week|afternoon|morning))/i;

export const isGreeting = (sentence: string): boolean => greeting.test(sentence);

/** "gooood morning" */
const stretched = /(\p{L})\1{2,}/u;

/** "gooood" is "good", and "nooo" is "no". */
const isEmptyWithout = (sentence: string, names: ReadonlySet<string>): boolean =>
  ['$1$1', '$1'].some((letters) => contentWords(sentence.replace(stretched, letters), names).length === 0);

/** "password [secret:password].": that there is one, and not whose. */
const bareSecret =
  /^(?:(?:the|and|its|with|is) ){0,2}(?:(?:password|passcode|passphrase|pass|pw|pin|token|key|secret|code)(?: is| was|:|=)? ?)?\[secret:[a-z_]+\][.,;!]*$/i;

export const tellsOnlySecret = (sentence: string): boolean => bareSecret.test(sentence);

/** "well, used to.": what, was told before if at all. */
const endsOpen = /^(?:(?:well|yeah|yep|no|but|oh|i mean|i|we|he|she|they|it)[, ]+){0,3}used to[.!…]*$/i;

export function isChatter(sentence: string, names: ReadonlySet<string>): boolean {
  if (endsOpen.test(sentence)) return true;
  if (!/[^\s\p{P}\p{S}]/u.test(sentence) || tellsOnlySecret(sentence)) return true;
  if (stretched.test(sentence) && isEmptyWithout(sentence, names)) return true;
  if (unspaced.test(sentence) && unspacedChatter.test(sentence.replace(/[\s\p{P}\p{S}]+/gu, ''))) return true;
  return (
    contentWords(sentence, names).length === 0 &&
    !sentence.includes('`') &&
    !forbids.test(sentence) &&
    !absence.test(sentence)
  );
}

export const evaluation =
  /^(?:that|it|this|that's|it's)\b(?: (?:is|was|looks?|sounds?|seems?|works?|feels?|will be|would be))?(?: \w+){0,3}[.!]*$/i;

/** "Two spaces for indentation", "one folder per team": how many of what, and for what. */
const countsOut =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|\d{1,3}) [\p{L}-]{2,}(?: [\p{L}-]{2,})? (?:for|per|between|around|after|before|in) \p{L}{3,}/iu;

/** "we squash-merge everything here" */
const everything = /^(?:we|i) [a-z]+(?:-[a-z]+)? (?:everything|every \w+|all (?:our|the|my) \w+)(?: here)?[.!]*$/i;
export const tellsWayOfAll = (sentence: string): boolean => everything.test(sentence);

/**
 * A few words without a verb, an identifier or a number, such as "wrong window": said in passing, unless it answers.
 */
export function isScrap(sentence: string, names: ReadonlySet<string>): boolean {
  if (tellsWayOfAll(sentence)) return false;
  if (labelsNameOrNumber(sentence) || countsOut.test(sentence) || /^(?:always|never|only) \S/i.test(sentence))
    return false;
  if (
    /\bplease\b|^(?:my|our)\b/i.test(sentence) ||
    !/^[\p{ASCII}\p{P}\p{Extended_Pictographic}]*$/u.test(sentence) ||
    isSpecific(sentence) ||
    forbids.test(sentence)
  )
    return false;
  const content = contentWords(sentence, names).length;
  return (
    (content <= 2 && !hasFiniteVerb(sentence) && !looksForeign(sentence)) || (content <= 1 && evaluation.test(sentence))
  );
}

/** "omw", "third hour": a word or two in lower case, which say nothing unless they answer. */
export const isPing = (sentence: string): boolean =>
  /^[a-z]{2,12}(?: [a-z]{2,12})?[.!…]{0,3}$/.test(sentence) && !forGood.test(sentence) && !hasFiniteVerb(sentence);

/** "always tabs" */
const forGood = /^always (?!there\b|here\b|late\b|right\b|same\b|fun\b|nice\b|good\b)/;

/** "A parrot!", "free croissants 👀": a cry of few words, which says nothing unless it answers. */
export const isExclaimed = (sentence: string): boolean =>
  /^\p{L}[\p{L}'’-]{0,20}(?: \p{L}[\p{L}'’-]{0,20}){0,2}(?:!+|!* ?(?:[😀-🙏🤐-🤯🥰-🥺👀🔥👏💪💀❤]\uFE0F?)+)$/u.test(
    sentence,
  ) &&
  !tellsOfOwn.test(sentence) &&
  !mayNameTime(sentence) &&
  !hasFiniteVerb(sentence) &&
  !looksForeign(sentence) &&
  !isSpecific(sentence);

const shouted = '\\p{Lu}{2,}[AEIOUY]\\p{Lu}*|\\p{Lu}[AEIOUY]\\p{Lu}{2,}';
/** "The little FACE", "that sunset though", "that is EVIL", "lucky Rex": a cry over what is in view. */
const cry = new RegExp(
  oneOf(
    `^(?:[Ll]ucky|[Pp]oor|[Ss]weet|[Bb]rave|[Cc]lassic|[Tt]ypical|[Ss]illy) (?:old |little )?(?:you|him|her|them|us|thing|things|\\p{Ll}{3,5}|\\p{Lu}\\p{Ll}+)[.!]*$`,
    `^[Tt](?:he|hose|hese|hat|his)(?: \\p{Ll}+){0,2} (?:${shouted})!*$`,
    `^(?:[Tt]hat|[Tt]his|[Ii]t)(?:['’]s| is| was)(?: so| just| pure| actually| literally)? (?:${shouted})!*$`,
    `^(?:[Tt]he|[Tt]hose|[Tt]hese|[Tt]hat|[Tt]his|[Hh]is|[Hh]er|[Yy]our|[Ii]ts|[Mm]y|[Oo]ur)(?: \\p{Ll}+){1,3},? (?:though|tho)[\\s.!\\p{Extended_Pictographic}\\uFE0F]*$`,
    `^[Tt]h(?:at|is|ose|ese)(?: is|['’]s| was| were) (?:NEVER|SO NOT|NOT|SUCH)(?: an?)? \\p{L}+[.!]*$`,
    `^(?:the|those|these|that|this|his|her|its)(?: \\p{Ll}+){1,2}!{2,}$`,
  ),
  'u',
);
export const isCry = (sentence: string): boolean =>
  cry.test(sentence) && !hasFiniteVerb(sentence.replace(/^(?:that|this|it)(?:['’]s| is| was)\b/i, ''));

/** "my first marathon 🔥", "no gluten 🙏": short, and told. */
const tellsOfOwn = /^(?:my|our|no|two|three|four)\b/i;

/**
 * "I've been in this queue for a thousand years", "im literally crying at my desk": so much is meant of no time and of
 * no tears.
 */
const exaggerates =
  /\b(?:for|in|since) (?:like |about |literally )?(?:an?|one|ten) (?:hundred|thousand|million|billion|zillion) (?:years|hours|days)\b|\bsince the dawn of time\b|^i['’]?m (?:literally|actually|legit|lowkey|straight up) (?:crying|sobbing|screaming|dying|shaking|dead|cackling)(?: (?:at|in|on) (?:my|the) \p{L}+)?[\s.!\p{Extended_Pictographic}]*$/iu;
const wishesAll =
  /^(?:happy|merry) (?:new (?:ye+a+r+s?)|birthday|xmas|christmas|easter|diwali|eid|hanukkah)\b[^,;:\d]{0,30}$/i;
/** "it's on page 3": of a machine in view. */
const ofMachine =
  /^it['’]?s (?:now |already |still )?(?:on|at) (?:page|step|level|question|row|slide|\d+ ?%)(?: \d+)?(?: (?:of|out of) \d+)?(?: now| already)?[.!]*$/i;
/** Whether somebody exaggerates, wishes well to all, or calls out what a machine shows. */
export const isCalledOut = (sentence: string): boolean =>
  exaggerates.test(sentence) || wishesAll.test(sentence) || ofMachine.test(sentence);

const laughs = oneOf('l+o+l+|lmf?ao+|rofl|(?:ha){2,}h?|omf?g|bro|bruh|dude|stop+|no+|help|aa+h*');
const overcome = oneOf(
  "i'?m (?:so |literally |actually |legit )*(?:dead|dying|deceased|crying|screaming|howling|wheezing|weak)",
  "i (?:literally |actually )?(?:can'?t|cannot) (?:breathe|even|deal|cope|stop laughing)",
);
/** "lolll im dead 😂": laughter in words. */
const laughter = caselessUnicode`^(?:${laughs}[,!. ]+){0,4}${overcome}(?:[,!. ]+${laughs})*[\s.!…\p{Extended_Pictographic}\uFE0F]*$`;
const laughsAloud = caselessUnicode`\p{Extended_Pictographic}|(?<!\p{L})${laughs}(?!\p{L})`;
/** "I'm weak" alone may be meant. */
export const isLaughter = (sentence: string): boolean => laughter.test(sentence) && laughsAloud.test(sentence);
