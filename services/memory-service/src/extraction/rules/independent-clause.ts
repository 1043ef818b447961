import { auxiliaries, canBeFinite, isAmbiguousVerb, isVerbContraction, verbForm } from './lexicon/english-verbs.js';
import { determiners, possessives, subjectPronouns } from './lexicon/english-words.js';
import { wordSet, wordsOf } from './lexicon/word-set.js';
import type { PlacedWord } from './words-in-place.js';

/* Where a clause with a subject and a verb of its own begins. English by its words; other languages by their subject pronouns. */

const betweenSubjectAndVerb = wordSet(
  'also then never always still just now really both already usually often sometimes finally recently only even actually currently mostly all simply',
);
const participlesAfterNouns = wordSet(
  'named called based used made written built located born given taken based related needed required',
);

export const isAdverb = (word: string): boolean =>
  betweenSubjectAndVerb.has(word) || (word.length > 4 && word.endsWith('ly'));

/** Subject pronouns, and finite verbs whose form holds the subject, by the conjunctions that they follow. */
const foreignSubjects = wordSet(
  'ich wir er sie es je nous il elle ils elles on yo nosotros nosotras él ella ellos tengo tenemos vivo vivimos uso usamos trabajo trabajamos prefiero preferimos eu nós ele ela temos tenho moro usamos io noi lui lei ho abbiamo lavoro abito uso usiamo я мы он она они',
);
export const foreignConjunctions = wordSet('und et y e и sowie');
const unspacedSubject = /^(?:我|我们|我們|他|她|他们|她们|私|僕|俺|저는|나는|우리는|제가)/u;

export const startsForeignClause = (word: PlacedWord): boolean =>
  foreignSubjects.has(word.lower) || /^j'/.test(word.lower) || unspacedSubject.test(word.text);

/** Whether the words from here on begin with a subject that a finite verb soon follows. Looks at no more than eight words. */
export function startsIndependentClause(words: readonly PlacedWord[], from: number): boolean {
  let at = from;
  while (isAdverb(words[at]?.lower ?? '') && at < from + 2) at += 1;
  const first = words[at];
  if (first === undefined) return false;
  if (isVerbContraction(first.lower) && !first.lower.startsWith('wh')) return true;
  if (subjectPronouns.has(first.lower)) return hasVerbAfterPronoun(words, at + 1);
  if (determiners.has(first.lower)) return hasVerbAfterNoun(words, at + 1, first.lower);
  const isName = /^[\p{Lu}`]/u.test(first.text);
  return isName ? hasVerbAfterName(words, at + 1) : isPluralWithAuxiliary(first, words[at + 1]);
}

function hasVerbAfterPronoun(words: readonly PlacedWord[], from: number): boolean {
  let at = from;
  while (isAdverb(words[at]?.lower ?? '') && at < from + 2) at += 1;
  const verb = words[at];
  return verb !== undefined && (canBeFinite(verb.lower) || isAmbiguousVerb(verb.lower));
}

function hasVerbAfterNoun(words: readonly PlacedWord[], from: number, determiner: string): boolean {
  for (let at = from + 1; at < from + 6; at += 1) {
    const word = words[at];
    if (
      word === undefined ||
      word.isAfterPause ||
      subjectPronouns.has(word.lower) ||
      word.lower === 'and' ||
      word.lower === 'or' ||
      word.lower === 'to' ||
      word.lower === 'that' ||
      word.lower === 'which'
    )
      return false;
    if (auxiliaries.has(word.lower)) return true;
    const form = verbForm(word.lower);
    if (form === null || form === 'base' || participlesAfterNouns.has(word.lower)) continue;
    if (form === 'third') return !isAmbiguousVerb(word.lower.replace(/s$/, ''));
    return determiner !== 'a' && determiner !== 'an' && (possessives.has(determiner) || !word.lower.endsWith('ed'));
  }
  return false;
}

function hasVerbAfterName(words: readonly PlacedWord[], from: number): boolean {
  let at = from;
  while (at < from + 2 && (/^\p{Lu}/u.test(words[at]?.text ?? '') || isAdverb(words[at]?.lower ?? ''))) at += 1;
  const word = words[at];
  if (word === undefined || participlesAfterNouns.has(word.lower)) return false;
  const form = verbForm(word.lower);
  return (
    auxiliaries.has(word.lower) ||
    form === 'past' ||
    (form === 'third' && !isAmbiguousVerb(word.lower.replace(/s$/, '')))
  );
}

const isPluralWithAuxiliary = (noun: PlacedWord, verb: PlacedWord | undefined): boolean =>
  verb !== undefined &&
  /\p{Ll}s$/u.test(noun.lower) &&
  (auxiliaries.has(verb.lower) || /^(?:live|run|go|stay|use|need|belong|follow|start|take)$/.test(verb.lower));

/** Whether a text in Latin letters is in one of the languages whose subjects are known here. */
export const hasForeignSubject = (text: string): boolean =>
  wordsOf(text.slice(0, 400)).some((word) => foreignSubjects.has(word));
