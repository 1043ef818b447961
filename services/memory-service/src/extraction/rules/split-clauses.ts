import {
  foreignSubordinators,
  hasForeignVerb,
  isForeignConjunction,
  sharesGermanSubject,
  startsForeignClause,
} from './foreign-clause.js';
import { startsIndependentClause } from './independent-clause.js';
import { canBeFinite, verbForm } from './lexicon/english-verbs.js';
import { determiners, functionWords, subordinators } from './lexicon/english-words.js';
import { wordSet } from './lexicon/word-set.js';
import { findSharedSubject } from './shared-subject.js';
import { type PlacedWord, placeWords } from './words-in-place.js';

const prepositionsToo = wordSet('as after before since until till than once like');
/** What follows these is said, thought or known: "we know staging and production are slow" is one thing known. */
const reportingVerbs = wordSet(
  'think thinks thought believe believes know knows knew said say says guess hope hopes feel felt suppose means sure mean realized realised heard noticed found',
);

interface Cut {
  /** First word of the clause, its conjunction left out. */
  readonly word: number;
  /** Where the clause before ends. */
  readonly leftEnd: number;
  /** How many words are carried over from the clause that holds the subject. */
  readonly carriedWords: number;
  /** The verb that was left out, and the word before which it belongs: "staging lives in A, production in B". */
  readonly omitted?: { readonly verb: string; readonly at: number };
}

/** What was read of the clause so far. */
interface Clause {
  /** Its first word. */
  from: number;
  /** The first word of the clause that its subject comes from: its own, or an earlier one that it shares it with. */
  subjectFrom: number;
  hasVerb: boolean;
  /** A subject with its verb was seen. */
  isIndependent: boolean;
  /** It holds a word that makes a clause lean on another ("because", "that"). */
  leans: boolean;
  reports: boolean;
}

const maxSentenceCharacters = 4000;

/**
 * The coordinate clauses of a sentence, each with a subject and a verb. Cut at semicolons, at commas and at "and" where both sides
 * could stand alone; the subject that two verbs share is carried over. What leans on another clause stays with it: reasons,
 * conditions, consequences, relative clauses, and contrasts that go on about the same thing ("but it …").
 */
export function splitClauses(sentence: string): readonly string[] {
  if (sentence.length > maxSentenceCharacters) return [sentence];
  const words = placeWords(sentence);
  const clauses: string[] = [];
  const clause: Clause = {
    from: 0,
    subjectFrom: 0,
    hasVerb: false,
    isIndependent: false,
    leans: false,
    reports: false,
  };
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
      if (cut.omitted !== undefined) {
        const { verb, at: before } = cut.omitted;
        prefix = `${carriedText(sentence, words, at, before - at)}${verb} `;
        textStart = words[before]?.start ?? sentence.length;
      }
      Object.assign(clause, {
        from: at,
        hasVerb: prefix !== '',
        isIndependent: prefix !== '',
        leans: false,
        reports: false,
      });
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
  if (reportingVerbs.has(word.lower)) clause.reports = true;
  if (!clause.isIndependent && (at === clause.from || word.isAfterPause))
    clause.isIndependent = startsIndependentClause(words, at);
}

/** "as a nurse" and "since March" lean on nothing; "as I said" and "since we moved" do. */
function opensSubordinate(words: readonly PlacedWord[], at: number): boolean {
  const word = words[at]?.lower ?? '';
  if (word === 'so') return false;
  if (word === 'like' && startsWithPronoun(words[at - 1])) return false;
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
  if (word.lower === 'but') return leftWords < 3 ? null : cutAtBut(words, at, clause);
  if (isForeignConjunction(word.lower)) return cutAtForeignConjunction(words, at, clause);
  return hasComma ? (cutAtImperative(words, at, at, clause) ?? cutAtComma(gap, words, at, clause)) : null;
}

/** "… and rejected it": an object that points back is understood only beside what it points to, unless a name or number is with it. */
function pointsBack(words: readonly PlacedWord[], from: number): boolean {
  let found = false;
  for (let at = from + 1; at < from + maxLookedAt; at += 1) {
    const word = words[at];
    if (word === undefined || word.isAfterPause || word.lower === 'and' || word.lower === 'but') return found;
    if (/^[\p{Lu}\d`]/u.test(word.text) && word.lower !== 'i') return false;
    const follows = words[at + 1];
    if (/^(?:it|them|him)$/.test(word.lower) && !canBeFinite(follows?.lower ?? '')) found = true;
    if (/^ones?$/.test(word.lower) && (follows === undefined || follows.isAfterPause)) found = true;
  }
  return found;
}

const maxLookedAt = 10;

const cutHere = (word: number, joint: PlacedWord | undefined): Cut => ({
  word,
  leftEnd: joint?.start ?? 0,
  carriedWords: 0,
});

function cutAtAnd(words: readonly PlacedWord[], at: number, hasComma: boolean, clause: Clause): Cut | null {
  if (!clause.hasVerb || (clause.leans && !hasComma)) return null;
  const isReported = clause.reports && !hasComma && !startsWithPronoun(words[at + 1]);
  if (pointsBack(words, at + 1)) return null;
  if (!isReported && startsIndependentClause(words, at + 1) && words.length - at >= 3)
    return cutHere(at + 1, words[at]);
  if (clause.leans) return null;
  const carriedWords = findSharedSubject(words, clause.subjectFrom, at, at + 1);
  if (carriedWords !== null) return { word: at + 1, leftEnd: words[at]?.start ?? 0, carriedWords };
  return cutAtImperative(words, at + 1, at, clause) ?? cutAtGap(words, at + 1, at, clause);
}

const startsWithPronoun = (word: PlacedWord | undefined): boolean =>
  /^(?:i|we|he|she|they|my|our)(?:'|$)/.test(word?.lower ?? '');

/** A contrast of two subjects is two facts; one that goes on about the same is one. */
function cutAtBut(words: readonly PlacedWord[], at: number, clause: Clause): Cut | null {
  const next = words[at + 1];
  if (next === undefined || clause.leans || !clause.isIndependent || words.length - at < 4) return null;
  if (
    /^(?:i|it|that|this|they|there|he|she|you|one)(?:'|$)/.test(next.lower) ||
    next.lower === words[clause.from]?.lower
  )
    return null;
  return startsIndependentClause(words, at + 1) ? cutHere(at + 1, words[at]) : null;
}

function cutAtForeignConjunction(words: readonly PlacedWord[], at: number, clause: Clause): Cut | null {
  const word = words[at];
  const next = words[at + 1];
  if (word === undefined || next === undefined || at - clause.from < 2 || words.length - at < 3) return null;
  const left = words[clause.subjectFrom];
  if (sharesGermanSubject(left, next)) return { word: at + 1, leftEnd: word.start, carriedWords: 1 };
  if (!startsForeignClause(words, at + 1)) return null;
  const isClauseBefore = startsForeignClause(words, clause.from) || hasForeignVerb(words, clause.from, at);
  return isClauseBefore ? cutHere(at + 1, word) : null;
}

function cutAtComma(between: string, words: readonly PlacedWord[], at: number, clause: Clause): Cut | null {
  const word = words[at];
  if (word === undefined) return null;
  if (clause.isIndependent && clause.hasVerb && !clause.leans && at - clause.from >= 3) {
    if (words.length - at >= 3 && !isAside(word) && !pointsBack(words, at) && startsIndependentClause(words, at))
      return cutHere(at, word);
    const carriedWords = isPastWithObject(words, at) ? findSharedSubject(words, clause.subjectFrom, at, at) : null;
    if (carriedWords !== null) return { word: at, leftEnd: word.start, carriedWords };
    const gap = cutAtGap(words, at, at, clause);
    if (gap !== null) return gap;
  }
  const isForeign = startsForeignClause(words, at) && (between.includes('，') || isForeignClause(words, clause, at));
  return isForeign ? cutHere(at, word) : null;
}

const commands = wordSet(
  "never always don't only use prefer keep avoid put write name run place store ask import format pin build test deploy lint start install answer reply respond explain",
);

/** "Use tabs in Go and keep spaces in Python": two instructions. */
function cutAtImperative(words: readonly PlacedWord[], at: number, joint: number, clause: Clause): Cut | null {
  const opening = words[clause.from]?.lower === 'please' ? words[clause.from + 1] : words[clause.from];
  const isPair = commands.has(opening?.lower ?? '') && commands.has(words[at]?.lower ?? '');
  return isPair && !pointsBack(words, at) && joint - clause.from >= 3 && words.length - at >= 3
    ? cutHere(at, words[joint])
    : null;
}

const gapPrepositions = wordSet('in on at under to with from by via through');

const places = wordSet('in on at under');

/** "staging lives in eu-central-1, production in eu-west-1": the same preposition after another subject, and the verb left out. */
function cutAtGap(words: readonly PlacedWord[], at: number, joint: number, clause: Clause): Cut | null {
  const prepositionAt = gapPrepositionAfter(words, at);
  const preposition = words[prepositionAt]?.lower ?? '';
  if (prepositionAt < 0 || words[prepositionAt + 1] === undefined) return null;
  for (let verbAt = clause.from + 1; verbAt < Math.min(joint - 1, clause.from + 5); verbAt += 1) {
    const verb = words[verbAt];
    const said = words[verbAt + 1]?.lower ?? '';
    const isSame = said === preposition || (places.has(said) && places.has(preposition));
    if (verb === undefined || !isSame || !isPlainVerb(words, verbAt)) continue;
    const noun = words[prepositionAt - 1]?.lower ?? '';
    return { ...cutHere(at, words[joint]), omitted: { verb: agree(verb.text, noun), at: prepositionAt } };
  }
  return null;
}

/** Where the preposition stands after a subject of at most three words, or -1. */
function gapPrepositionAfter(words: readonly PlacedWord[], at: number): number {
  const first = words[at]?.lower ?? '';
  const from = determiners.has(first) ? at + 2 : at + 1;
  if (!determiners.has(first) && (functionWords.has(first) || verbForm(first) === 'base')) return -1;
  for (let next = from; next < from + 2; next += 1) {
    const word = words[next];
    if (word === undefined || word.isAfterPause) return -1;
    if (gapPrepositions.has(word.lower)) return next;
    if (functionWords.has(word.lower)) return -1;
  }
  return -1;
}

/** The verb in the number of its new subject: "the config lives in a, secrets live in b". */
function agree(verb: string, noun: string): string {
  const isPlural = /[^sui]s$/.test(noun);
  if (verb === 'is' || verb === 'are') return isPlural ? 'are' : 'is';
  if (verb === 'was' || verb === 'were') return isPlural ? 'were' : 'was';
  if (verbForm(verb) === 'third') return isPlural ? verb.replace(/(?<=[osxz]|ch|sh)es$|s$/, '') : verb;
  return isPlural ? verb : verb.replace(/(?<=o|s|x|z|ch|sh)$/, 'e').replace(/$/, 's');
}

function isPlainVerb(words: readonly PlacedWord[], at: number): boolean {
  const word = words[at]?.lower ?? '';
  if (/^(?:is|are|was|were)$/.test(word)) return true;
  const form = verbForm(word);
  return (form === 'third' || form === 'base') && !/^(?:is|are|was|were|be|been|to)$/.test(words[at - 1]?.lower ?? '');
}

const isForeignClause = (words: readonly PlacedWord[], clause: Clause, at: number): boolean =>
  at - clause.from >= 3 &&
  !clause.hasVerb &&
  (startsForeignClause(words, clause.from) || hasForeignVerb(words, clause.from, at));

/** "…, it turned out", "…, you know", "…, that is": about what stands before. */
const isAside = (word: PlacedWord): boolean =>
  /^(?:it|that|this|you|there|which|who|one|these|those)(?:'|$)/.test(word.lower);

/** "moved to Lisbon, bought a flat and …": after a comma alone, only a past form with an object is taken for a second verb. */
const isPastWithObject = (words: readonly PlacedWord[], at: number): boolean =>
  verbForm(words[at]?.lower ?? '') === 'past' && determiners.has(words[at + 1]?.lower ?? '');
