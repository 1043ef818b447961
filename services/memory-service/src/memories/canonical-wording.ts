import { BoundedCache } from '../bounded-cache/bounded-cache.js';
import { normaliseText, withoutMarkup, wordsWithSigns } from '../extraction/normalise-text.js';
import { inActiveVoice, isParticiple } from './active-voice.js';
import { withEquivalentWording } from './equivalent-wording.js';
import { inflected, stemAndEnding } from './inflection.js';
import { inPlainOrder } from './plain-order.js';

/**
 * Words that may come and go without changing what is said. Not tense, person, negation or relation: "we used it" is
 * not "we use it".
 * Nor "and", which tells whether a phrase belongs to what stands before it or to what follows.
 */
const weightless = new Set(['a', 'an', 'the', 'do', 'does', 'also', 'please']);

/** The present of "be": weightless before a noun, a place or a quality, but "is paid" is not "paid". */
const presentOfBe = new Set(['is', 'are', 'am']);

/** Of these the progressive says what the simple present says; "we're moving to Porto" is a plan. */
const habits = new Set(
  'building deploying developing hosting keeping listening living logging managing paying reading running sending serving storing supporting targeting testing tracking using working writing'.split(
    ' ',
  ),
);

/** What a phrase begins with that may stand at either end of a sentence. */
const phraseOpeners = new Set(
  'for in on at with without from to into during since until till by before after when whenever while if because unless as every daily weekly monthly yesterday today tomorrow last next monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays'.split(
    ' ',
  ),
);

/**
 * One form for texts that say the same: without regard to articles, the present of "be" and "do", contractions,
 * spelling, the words of `equivalent-wording.ts`, the order of names in a list, the progressive of what is done always,
 * active and passive voice, which of two names stands before "is", and whether one phrase stands first or last: the
 * only one, or the last of several ("for packages we use pnpm", "we're using pnpm for packages"; see `inOneOrder`). All
 * other words keep their order: "the parser calls the lexer" is not "the lexer calls the parser", and "Ana called my
 * sister" not "my sister Ana called". What changes a form changes `content-hash.ts`.
 */
export function canonicalWording(text: string): string {
  const isQuestion = /\?\s*$/.test(text);
  return [...inOneOrder(canonicalClauses(text)), ...(isQuestion ? ['?'] : [])].join(' ');
}

/** What stands between two marks, as its words in that form. */
export type Clause = readonly string[];

/** A mark between clauses, one sign at a time: a run of them leaves nothing in between. */
const clauseMark = /[,;:.!?…](?=\s|$)|[()[\]{}—–\n]/;

/** The clauses of a text in that form, as they follow each other. */
export function canonicalClauses(text: string): readonly Clause[] {
  const known = readLately.get(text);
  if (known !== undefined) return known;
  const clauses = clausesOf(text);
  if (text.length <= maxRememberedCharacters) readLately.set(text, clauses);
  return clauses;
}

/** A fact is compared with what is stored, and then hashed. */
const readLately = new BoundedCache<readonly Clause[]>(512);
const maxRememberedCharacters = 300;

function clausesOf(text: string): readonly Clause[] {
  const unmarkedText = withoutMarkup(unbracketDates(text)).replaceAll('’', "'");
  const plain = markCapitals(sortNames(inPlainOrder(unmarkedText.trim()))).toLowerCase();
  const said = sortIdentity(inActiveVoice(withEquivalentWording(plain.trim())));
  const clauses = said
    .split(clauseMark)
    .map((part) => wordForms(wordsWithSigns(part)))
    .filter(({ length }) => length > 0);
  return clauses.length > 0 ? clauses : [[normaliseText(said)]];
}

/** A time that was resolved says nothing about phrases: "last week (2026-03-09 to 2026-03-15)". */
const unbracketDates = (text: string): string =>
  text.replace(/\((\d{4})-(\d\d)-(\d\d)(?: to (\d{4})-(\d\d)-(\d\d))?\)/g, '$1 $2 $3 $4 $5 $6');

/**
 * The words with one phrase in front that may stand first or last without changing the meaning. A phrase begins with a
 * word such as "on", "for" or "if".
 * - The only phrase of a sentence: "we use pnpm for packages", "for packages, we use pnpm".
 * - The last of several, unless the sentence begins with another: "we deploy to production on Fridays", "on Fridays we
 *   deploy to production".
 *
 * Of several phrases none moves where a comma or a word such as "and" parts the sentence, since each may belong to a
 * part of its own:
 * "12 minutes without and 4 with the cache" is not "with the cache 12 minutes and without 4". Nor does any in more than
 * two clauses.
 */
export function inOneOrder(clauses: readonly Clause[]): readonly string[] {
  const words = clauses.flat();
  const phrases = words.filter((word, position) => isOpener(word) && !isOpener(words[position - 1] ?? ''));
  if (phrases.length === 0 || clauses.length > 2) return words;
  const [first = [], second = []] = clauses;
  if (phrases.length > 1) return withLastPhraseFirst(words, second);
  const start = second.length === 0 ? words.findIndex(isOpener) : first.length;
  return isOpener(words[start] ?? '') ? [...words.slice(start), ...words.slice(0, start)] : words;
}

const joining = new Set(['and', 'or', 'but', 'nor', 'than'].map(stemAndEnding));

function withLastPhraseFirst(words: readonly string[], second: Clause): readonly string[] {
  if (second.length > 0 || isOpener(words[0] ?? '') || words.some((word) => joining.has(word))) return words;
  const start = words.findLastIndex((word, position) => isOpener(word) && !isOpener(words[position - 1] ?? ''));
  return [...words.slice(start), ...words.slice(0, start)];
}

/**
 * "Ramen is my favourite food", "my favourite food is ramen". Not of kinds: all squares are rectangles, a square is a
 * rectangle.
 */
const identity = /^([^,.;:?!]{1,80}?) is ([^,.;:?!]{1,80})([.!]?)$/;
const kindOrPlace =
  /^(?:an?|all|any|some|every|no|not|in|on|at|from|for|of|by|to|with|near|about|there|it|this|that|what) |\bis\b/;

function sortIdentity(sentence: string): string {
  const [, one = '', other = '', end = ''] = identity.exec(sentence) ?? [];
  if (one === '' || kindOrPlace.test(`${one} `) || kindOrPlace.test(`${other} `)) return sentence;
  const [first = ''] = other.split(' ');
  if (isParticiple(first) || first.endsWith('ing')) return sentence;
  return `${[one, other]
    .map((side) => side.replace(/^the /, ''))
    .sort()
    .join(' is ')}${end}`;
}

/**
 * Names in a list: "Firefox, Chrome and Safari". They have no order unless the sentence speaks of one, or pairs them
 * with what follows:
 * "Jest and Playwright for unit and browser tests".
 */
const nameList =
  /(?<=[a-z:] )(\p{Lu}[\w+#-]{0,40}(?:, \p{Lu}[\w+#-]{0,40}){0,8}),? and (\p{Lu}[\w+#-]{0,40})(?=[.;!]|$| (?:for|in|on|as|at) (?![^.;!]{0,80} and ))/gu;
const speaksOfOrder =
  /\b(?:orders?|sequence|first|then|last|ranks?|ranking|steps?|respectively|before|after|top|priorit\w*|from)\b/i;

function sortNames(text: string): string {
  if (speaksOfOrder.test(text)) return text;
  return text.replace(nameList, (_, others: string, last: string) =>
    [...others.split(', '), last].sort().join(' and '),
  );
}

/**
 * Capitals within an identifier or path count: `parseDate` is not `parsedate`. Those of a name do not: "GitHub" is
 * "Github".
 */
function markCapitals(text: string): string {
  return text
    .replace(/(?<![\w/.-])[a-z][\w/.-]*[A-Z][\w/.-]*/g, (name) => name.replace(/[A-Z]/g, 'uc$&'))
    .replace(/(?<=[a-z] )A(?= |[.,;!?]|$)/g, 'auc');
}

/** Marks what opens a phrase. */
const opener = '-';
/** Stands before a word that begins with that sign itself, as no word's own sign does: "--force" opens nothing. */
const noOpener = ',';
const isOpener = (form: string): boolean => form.startsWith(opener);

/** A word without that mark. */
export const unmarked = (form: string): string => (isOpener(form) ? form.slice(opener.length) : form);

function wordForms(said: readonly string[]): Clause {
  const words = said.filter((word) => !weightless.has(word));
  return words.flatMap((word, position) => {
    const before = words[position - 1] ?? '';
    if (presentOfBe.has(word)) return isParticiple(words[position + 1] ?? '') ? ['be'] : [];
    if (presentOfBe.has(before) && habits.has(word)) return [inflected(word, before === 'is' ? 's' : '')];
    if (phraseOpeners.has(word)) return [`${opener}${word}`];
    return [word.startsWith(opener) ? `${noOpener}${word}` : stemAndEnding(word)];
  });
}
