import { foreignConjunctions, startsForeignClause, startsIndependentClause } from './independent-clause.js';
import { canBeFinite, verbForm } from './lexicon/english-verbs.js';
import { determiners, subordinators } from './lexicon/english-words.js';
import { wordSet } from './lexicon/word-set.js';
import { findSharedSubject } from './shared-subject.js';
import { type PlacedWord, placeWords } from './words-in-place.js';

const foreignSubordinators = wordSet(
  'wenn als weil obwohl da falls bevor nachdem si quand parce lorsque puisque cuando porque aunque quando se perché если когда потому',
);

const prepositionsToo = wordSet('as after before since until till than so once like');
/** German drops a repeated "ich"; the verb's ending still tells. */
const firstPersonVerbs = wordSet(
  'wohne lebe arbeite habe bin nutze benutze verwende mag liebe spiele fahre lerne spreche bevorzuge brauche heiße studiere',
);

interface Cut {
  /** First word of the clause, its conjunction left out. */
  readonly word: number;
  /** Where the clause before ends. */
  readonly leftEnd: number;
  /** How many words are carried over from the clause that holds the subject. */
  readonly carriedWords: number;
}

/** What was read of the clause so far. */
interface Clause {
  /** Its first word. */
  from: number;
  /** The first word of the clause that its subject comes from: its own, or an earlier one that it shares it with. */
  subjectFrom: number;
  hasVerb: boolean;
  /** It holds a word that makes a clause lean on another ("because", "that"). */
  leans: boolean;
}

const maxSentenceCharacters = 4000;

/**
 * The coordinate clauses of a sentence, each with a subject and a verb. Cut at semicolons, at commas and at "and" where both sides
 * could stand alone; the subject that two verbs share is carried over. What leans on another clause stays with it: reasons,
 * conditions, contrasts ("but") and relative clauses.
 */
export function splitClauses(sentence: string): readonly string[] {
  if (sentence.length > maxSentenceCharacters) return [sentence];
  const words = placeWords(sentence);
  const clauses: string[] = [];
  const clause: Clause = { from: 0, subjectFrom: 0, hasVerb: false, leans: false };
  let prefix = '';
  let textStart = 0;
  for (let at = 0; at < words.length; at += 1) {
    const cut = at > clause.from ? findCut(sentence, words, at, clause) : null;
    if (cut !== null) {
      clauses.push(tidy(prefix + sentence.slice(textStart, cut.leftEnd)));
      if (cut.carriedWords === 0) clause.subjectFrom = cut.word;
      prefix = carriedText(sentence, words, clause.subjectFrom, cut.carriedWords);
      textStart = words[cut.word]?.start ?? sentence.length;
      at = cut.word;
      Object.assign(clause, { from: at, hasVerb: prefix !== '', leans: false });
    }
    observe(words, at, clause);
  }
  clauses.push(tidy(prefix + sentence.slice(textStart)));
  return clauses.filter((text) => text !== '');
}

function carriedText(sentence: string, words: readonly PlacedWord[], from: number, count: number): string {
  const first = words[from];
  const last = words[from + count - 1];
  return count === 0 || first === undefined || last === undefined ? '' : `${sentence.slice(first.start, last.end)} `;
}

function observe(words: readonly PlacedWord[], at: number, clause: Clause): void {
  const word = words[at];
  if (word === undefined || word.isEnclosed) return;
  if (canBeFinite(word.lower)) clause.hasVerb = true;
  if (opensSubordinate(words, at)) clause.leans = true;
}

/** "as a nurse" and "since March" lean on nothing; "as I said" and "since we moved" do. */
function opensSubordinate(words: readonly PlacedWord[], at: number): boolean {
  const word = words[at]?.lower ?? '';
  if (prepositionsToo.has(word)) return startsIndependentClause(words, at + 1);
  return subordinators.has(word) || foreignSubordinators.has(word);
}

const tidy = (text: string): string =>
  text
    .replace(/^[\s,;，；、–—-]{1,20}/, '')
    .replace(/(?<![\s,;，；、–—-])[\s,;，；、–—-]{1,20}$/, '')
    .trim();

function findCut(sentence: string, words: readonly PlacedWord[], at: number, clause: Clause): Cut | null {
  const word = words[at];
  const before = words[at - 1];
  if (word === undefined || before === undefined || word.isEnclosed) return null;
  const gap = sentence.slice(before.end, word.start);
  const leftWords = at - clause.from;
  if (/[;；]/.test(gap)) return leftWords >= 2 && words.length - at >= 2 ? cutHere(at, word) : null;
  if (opensSubordinate(words, clause.from)) return null;
  const hasComma = /[,，、]/.test(gap);
  if (word.lower === 'and' || word.lower === '&') return leftWords < 2 ? null : cutAtAnd(words, at, hasComma, clause);
  if (foreignConjunctions.has(word.lower)) {
    const next = words[at + 1];
    if (leftWords < 2 || next === undefined || words.length - at < 3) return null;
    if (startsForeignClause(next)) return cutHere(at + 1, word);
    const isShared = firstPersonVerbs.has(next.lower) && words[clause.subjectFrom]?.lower === 'ich';
    return isShared ? { word: at + 1, leftEnd: word.start, carriedWords: 1 } : null;
  }
  return hasComma ? cutAtComma(gap, words, at, clause) : null;
}

const cutHere = (word: number, joint: PlacedWord | undefined): Cut => ({
  word,
  leftEnd: joint?.start ?? 0,
  carriedWords: 0,
});

function cutAtAnd(words: readonly PlacedWord[], at: number, hasComma: boolean, clause: Clause): Cut | null {
  if (!clause.hasVerb || (clause.leans && !hasComma)) return null;
  if (startsIndependentClause(words, at + 1) && words.length - at >= 3) return cutHere(at + 1, words[at]);
  if (clause.leans) return null;
  const carriedWords = findSharedSubject(words, clause.subjectFrom, at, at + 1);
  return carriedWords === null ? null : { word: at + 1, leftEnd: words[at]?.start ?? 0, carriedWords };
}

const personalSubject = /^(?:i|we|he|she|they|my|our|his|her)$|^(?:i|we|he|she|they)'/;

function cutAtComma(gap: string, words: readonly PlacedWord[], at: number, clause: Clause): Cut | null {
  const word = words[at];
  if (word === undefined) return null;
  const canStandAlone = clause.hasVerb && !clause.leans && at - clause.from >= 3;
  if (canStandAlone && (clause.subjectFrom !== clause.from || startsIndependentClause(words, clause.from))) {
    if (personalSubject.test(word.lower) && startsIndependentClause(words, at)) return cutHere(at, word);
    const carriedWords = isPastWithObject(words, at) ? findSharedSubject(words, clause.subjectFrom, at, at) : null;
    if (carriedWords !== null) return { word: at, leftEnd: words[at]?.start ?? 0, carriedWords };
  }
  const isForeign = startsForeignClause(word) && (gap.includes('，') || (at - clause.from >= 3 && !clause.hasVerb));
  return isForeign ? cutHere(at, word) : null;
}

/** "moved to Lisbon, bought a flat and …": after a comma alone, only a past form with an object is taken for a second verb. */
const isPastWithObject = (words: readonly PlacedWord[], at: number): boolean =>
  verbForm(words[at]?.lower ?? '') === 'past' && determiners.has(words[at + 1]?.lower ?? '');
