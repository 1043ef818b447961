import { looksForeign } from '../../language/foreign-clause.js';
import { startsIndependentClause } from '../../language/independent-clause.js';
import { canBeFinite, isAmbiguousVerb, verbForm } from '../../language/lexicon/english-verbs.js';
import { determiners, functionWords, subordinators } from '../../language/lexicon/english-words.js';
import { wordSet } from '../../language/lexicon/word-set.js';
import { type PlacedWord, placeWords } from '../../language/words-in-place.js';
import { refusesThing, tellsWhatIsAgainst } from '../../remarks/lives/refusals.js';
import { requestVerbAt } from './paired-requests.js';

/* "Tests next to the source, one class per file, no barrel exports": rules noted down without a verb, each a fact. */

const maxNotesCharacters = 400;
const maxNotes = 8;
const maxNoteWords = 10;

const maxForbiddenWords = 3;

const ties = wordSet(
  'in on at under above below next beside inside outside per for with without after before from via as every first last',
);
const counts = /^(?:one|two|three|four|all|every|each)$/;
const always = wordSet('never always only');

/** The notes of a sentence that holds nothing else but perhaps whole clauses; empty when it is no such list. */
export function splitNotes(sentence: string): readonly string[] {
  if (sentence.length > maxNotesCharacters || looksForeign(sentence)) return [];
  const parts = withReasons(sentence.split(/[,;]\s+(?:and\s+|but\s+)?/).filter((part) => part.trim() !== ''));
  if (parts.length < 2 || parts.length > maxNotes) return [];
  const placed = parts.map((part) => placeWords(part));
  const notes = placed.filter((words) => isNote(words)).length;
  const isAll = placed.every((words) => isNote(words) || isShortClause(words) || requestVerbAt(words, 0) >= 0);
  if (isAll && notes * 2 >= parts.length && isNote(placed[0] ?? [])) return parts;
  const wishes = placed.filter((words) => isNote(words) || isRule(words)).length;
  if (isAll && parts.length >= minRules && wishes * 2 > parts.length && isRule(placed[0] ?? [])) return parts;
  const isOfThings = placed.every((words) => isNote(words) || isBareThing(words));
  return isOfThings && placed.some((words) => isBound(words)) ? parts : [];
}

/** "no neural nets here, the regulator wants explanations": what is not to be taken, and what is against it. */
function withReasons(parts: readonly string[]): readonly string[] {
  const whole: string[] = [];
  for (const part of parts) {
    const last = whole.at(-1);
    if (last !== undefined && refusesThing(last) && tellsWhatIsAgainst(part))
      whole[whole.length - 1] = `${last}, ${part}`;
    else whole.push(part);
  }
  return whole;
}

/** Two of them may be one thing told twice ("use tabs, never spaces"). */
const minRules = 3;

/** "dont use moment", "avoid default exports": a request that says how things are to be, and is no step of work. */
const isRule = (words: readonly PlacedWord[]): boolean =>
  requestVerbAt(words, 0) >= 0 &&
  /^(?:dont|don't|never|always|avoid|prefer|use|keep|only|pls|please|write|name)$/.test(words[0]?.lower ?? '') &&
  !words.some(({ lower }) => /^(?:it|them|this|that|these|those)$/.test(lower));

/**
 * "keep replies short, no tables, and prefer psql": requests and rules, told to be several before them ("three wishes:
 * …"); empty where there is anything else.
 */
export function splitWishes(sentence: string): readonly string[] {
  if (sentence.length > maxNotesCharacters || looksForeign(sentence)) return [];
  const parts = sentence.split(/[,;]\s+(?:and\s+)?/).filter((part) => part.trim() !== '');
  const placed = parts.map((part) => placeWords(part));
  const isWish = (words: readonly PlacedWord[]): boolean =>
    isNote(words) || requestVerbAt(words, 0) >= 0 || isTaste(words);
  const tastes = placed.filter((words) => isTaste(words)).length;
  const last = placed.at(-1) ?? [];
  const isExplained = tastes > 0 && placed.length > minRules && !isWish(last) && startsIndependentClause(last, 0);
  const isAll = placed.slice(0, isExplained ? -1 : undefined).every((words) => isWish(words)) && tastes < parts.length;
  if (!isAll || parts.length < 2 || parts.length > maxNotes) return [];
  // "…, and dont touch `legacy/`, Zoe is rewriting it": the reason for the last of them.
  const pointsAtIt = isExplained && last.some(({ lower }) => /^(?:it|them|that)$/.test(lower));
  return pointsAtIt ? [...parts.slice(0, -2), parts.slice(-2).join(', ')] : parts;
}

/** "i hate default exports": a rule in the words of a liking. */
const isTaste = (words: readonly PlacedWord[]): boolean =>
  words[0]?.lower === 'i' &&
  /^(?:hate|dislike|like|love|prefer|want)$/.test(words[1]?.lower ?? '') &&
  words.length > 2 &&
  !words.some(({ lower }) => /^(?:it|them|this|that|these|those|to)$/.test(lower));

const isShortClause = (words: readonly PlacedWord[]): boolean =>
  words.length >= 3 &&
  words.length <= maxNoteWords &&
  !words.some(({ lower }) => /^(?:it|that|this|them|those|these|one)$/.test(lower)) &&
  !subordinators.has(words[0]?.lower ?? '') &&
  !/^(?:since|so|then|everything)$/.test(words[0]?.lower ?? '') &&
  startsIndependentClause(words, 0);

/** "Single quotes", "30 s timeout": of what kind a thing is, beside notes that set a bound. */
const isBareThing = (words: readonly PlacedWord[]): boolean =>
  words.length >= 2 &&
  words.length <= 3 &&
  words.every((word, at) => !functionWords.has(word.lower) && (at === 0 ? mayDescribe(word) : !isPastForm(word))) &&
  !/(?:ing|ed|ly)$/.test(words.at(-1)?.lower ?? '');

/** Adjectives and participles, also those that look like a verb. */
const mayDescribe = (word: PlacedWord): boolean =>
  !isVerb(word) ||
  word.lower.endsWith('ed') ||
  /^(?:double|open|clean|dry|empty|separate|direct|live|mock)$/.test(word.lower);

const isPastForm = ({ lower }: PlacedWord): boolean => verbForm(lower) === 'past';

/** "No semicolons", "max 5 retries". */
const isBound = (words: readonly PlacedWord[]): boolean =>
  isNote(words) && /^(?:no|max|min|maximum|minimum|at)$/.test(words[0]?.lower ?? '');

function isNote(words: readonly PlacedWord[]): boolean {
  if (words.length < 2 || words.length > maxNoteWords) return false;
  if (/^(?:pls|please)$/.test(words[0]?.lower ?? '')) return isNote(words.slice(1));
  const [first, second] = words.map(({ lower }) => lower);
  // "no barrel exports", "max 300 lines", "at most two levels"
  if (
    first === 'no' &&
    !/^(?:one|more|longer|way|need|promises?|guarantees?|problem|idea|worries|rush|luck|doubt|wonder|sábado|domingo|dia|mês|ano|fim|final|início)$/.test(
      second ?? '',
    )
  )
    return true;
  if (requestVerbAt(words, 0) >= 0 || startsIndependentClause(words, 0)) return false;
  // "never any, never enum"
  if (first === 'never' && words.length <= maxForbiddenWords) return true;
  if (/^(?:max|min|maximum|minimum)$/.test(first ?? '')) return true;
  if (first === 'at' && (second === 'most' || second === 'least')) return words.length > 2;
  return isTied(words);
}

/**
 * A thing, and behind it where, how or for what: "fixtures in `a`", "one class per file", "snapshots never checked in".
 */
function isTied(words: readonly PlacedWord[]): boolean {
  const [first] = words;
  if (first === undefined || isLoose(first)) return false;
  const at = words.findIndex((word, index) => index > 0 && (ties.has(word.lower) || always.has(word.lower)));
  if (at < 1 || at > 3 || (at === 1 && verbForm(first.lower) === 'base')) return false;
  if (words.slice(0, at).some((word) => isVerb(word))) return false;
  // "One in staging", "35 euro each per month": of what is told by what stands before.
  if (words.slice(Number(counts.test(first.lower)), at).some((word) => functionWords.has(word.lower))) return false;
  if (counts.test(first.lower) && at === 1) return false;
  return at < words.length - 1 || /^(?:first|last)$/.test(words[at]?.lower ?? '');
}

/** What no thing begins with: an article tells of one that is in view, a number is a thing only with its noun. */
const isLoose = (word: PlacedWord): boolean =>
  (functionWords.has(word.lower) && !counts.test(word.lower)) ||
  (determiners.has(word.lower) && !counts.test(word.lower)) ||
  /^[\d€$£]/.test(word.text) ||
  ties.has(word.lower);

const isVerb = ({ lower, text }: PlacedWord): boolean =>
  text !== 'May' && canBeFinite(lower) && verbForm(lower) !== 'third' && !isAmbiguousVerb(lower);
