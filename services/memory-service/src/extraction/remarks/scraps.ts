import { contentWords } from '../language/content-words.js';
import { hasFiniteVerb } from '../language/finite-verb.js';
import { looksForeign } from '../language/foreign-clause.js';
import { labelsNameOrNumber } from '../language/labels.js';
import { unspacedChatter } from '../language/lexicon/chatter-words.js';
import { isSpecific } from '../language/specific.js';

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
  /^(?:i'm|i am|we're|we are) (?:out|off|away) (?:tomorrow|next \w+|until \w+|from \w+|on \w+days?\b|this (?:week|afternoon|morning))/i;

export const isGreeting = (sentence: string): boolean => greeting.test(sentence);

/** "gooood morning" */
const stretched = /(\p{L})\1{2,}/u;

export function isChatter(sentence: string, names: ReadonlySet<string>): boolean {
  if (!/[^\s\p{P}\p{S}]/u.test(sentence)) return true;
  if (stretched.test(sentence) && contentWords(sentence.replace(stretched, '$1$1'), names).length === 0) return true;
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

/** A few words without a verb, an identifier or a number, such as "wrong window": said in passing, unless it answers. */
export function isScrap(sentence: string, names: ReadonlySet<string>): boolean {
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
  /^[a-z]{2,12}(?: [a-z]{2,12})?[.!…]{0,3}$/.test(sentence) && !hasFiniteVerb(sentence);

/** "A parrot!", "dream team!": a cry of few words, which says nothing unless it answers. */
export const isExclaimed = (sentence: string): boolean =>
  /^\p{L}[\p{L}'’-]{0,20}(?: \p{L}[\p{L}'’-]{0,20}){0,2}!+$/u.test(sentence) &&
  !hasFiniteVerb(sentence) &&
  !looksForeign(sentence) &&
  !isSpecific(sentence);
