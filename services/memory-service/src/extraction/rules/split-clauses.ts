import { type Clause, type Cut, cutHere } from './clause-cut.js';
import {
  foreignSubordinators,
  hasForeignVerb,
  isForeignConjunction,
  sharesForeignSubject,
  startsForeignClause,
} from './foreign-clause.js';
import { findFiniteVerb, startsIndependentClause } from './independent-clause.js';
import { canBeFinite, verbForm } from './lexicon/english-verbs.js';
import { determiners, subordinators } from './lexicon/english-words.js';
import { wordSet } from './lexicon/word-set.js';
import { cutAtComplement, cutAtGap, cutAtObject, cutAtParallel, cutAtVerblessList } from './omitted-verbs.js';
import { findSharedSubject } from './shared-subject.js';
import { type PlacedWord, placeWords } from './words-in-place.js';

const prepositionsToo = wordSet('as after before since until till than once like');
/** What follows these is said, thought or known: "we know staging and production are slow" is one thing known. */
const reportingVerbs = wordSet(
  'think thinks thought believe believes know knows knew said say says guess hope hopes feel felt suppose means sure mean realized realised heard noticed found',
);

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
    verbFrom: 0,
    hasVerb: false,
    verbAt: -1,
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
        verbFrom: cut.omitted === undefined ? at : clause.verbFrom,
        hasVerb: prefix !== '',
        verbAt: -1,
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
  const opens = at === clause.from || word.isAfterPause;
  const isAdded = clause.hasVerb && /^(?:but|so)$/.test(words[at - 1]?.lower ?? '');
  if ((opens && !clause.isIndependent) || (isAdded && !clause.leans)) {
    const verbAt = findFiniteVerb(words, at);
    if (verbAt >= 0) {
      clause.isIndependent = true;
      clause.verbAt = verbAt;
      // What follows shares the subject of what was said last.
      if (isAdded) clause.subjectFrom = at;
    }
  }
  if (canBeFinite(word.lower) || at === clause.verbAt) clause.hasVerb = true;
  if (opensSubordinate(words, at)) clause.leans = true;
  if (reportingVerbs.has(word.lower)) clause.reports = true;
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
    .replace(/\.{2,5}$|…$/, '')
    .replace(/^[\s,;，；、–—-]{1,20}/, '')
    .replace(/(?<![\s,;，；、–—-])[\s,;，；、–—-]{1,20}$/, '')
    .trim();

function findCut(sentence: string, words: readonly PlacedWord[], at: number, clause: Clause): Cut | null {
  const word = words[at];
  const before = words[at - 1];
  if (word === undefined || before === undefined || word.isEnclosed) return null;
  const gap = sentence.slice(before.end, word.start);
  const leftWords = at - clause.from;
  if (/[;；]/.test(gap))
    return leftWords >= 2 && words.length - at >= 2 && !pointsBack(words, at) ? cutHere(at, word) : null;
  if (opensSubordinate(words, clause.from)) return null;
  const hasComma = /[,，、]/.test(gap);
  if (/\.{2,}|…/.test(gap)) return leftWords >= 2 && startsIndependentClause(words, at) ? cutHere(at, word) : null;
  if (/[–—]|\s-{1,2}\s/.test(gap)) return cutAtDash(words, at, clause);
  if (/[:：]/.test(gap)) return cutAtColon(sentence, words, at, clause);
  if (word.lower === 'while' || word.lower === 'whereas') return cutAtContrast(words, at, clause);
  if (word.lower === 'plus' && hasComma) return cutAtAnd(words, at, hasComma, clause);
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

function cutAtAnd(words: readonly PlacedWord[], at: number, hasComma: boolean, clause: Clause): Cut | null {
  if (!clause.hasVerb || (clause.leans && !hasComma)) return null;
  const isReported = clause.reports && !hasComma && !startsWithPronoun(words[at + 1]);
  if (pointsBack(words, at + 1)) return null;
  if (!isReported && startsIndependentClause(words, at + 1) && words.length - at >= 3)
    return cutHere(at + 1, words[at]);
  if (clause.leans) return null;
  const carriedWords = findSharedSubject(words, clause.subjectFrom, at, at + 1);
  if (carriedWords !== null) return { word: at + 1, leftEnd: words[at]?.start ?? 0, carriedWords };
  return (
    cutAtImperative(words, at + 1, at, clause) ??
    cutAtParallel(words, at + 1, at, clause) ??
    cutAtObject(words, at + 1, at, clause) ??
    cutAtGap(words, at + 1, at, clause) ??
    cutAtComplement(words, at + 1, at, clause)
  );
}

/** A dash joins two facts where another person or thing of one's own follows; "the …" and "it …" explain what stands before. */
function cutAtDash(words: readonly PlacedWord[], at: number, clause: Clause): Cut | null {
  const word = words[at];
  if (word === undefined || !clause.isIndependent || clause.leans || at - clause.from < 3 || words.length - at < 3)
    return null;
  const isOfItsOwn = !determiners.has(word.lower) || /^(?:my|our)$/.test(word.lower);
  return isOfItsOwn &&
    !isAside(word) &&
    !/^(?:they|he|she|so|then)(?:'|$)/.test(word.lower) &&
    !pointsBack(words, at) &&
    startsIndependentClause(words, at)
    ? cutHere(at, word)
    : null;
}

/** "We split by feature: Remy takes search, Alva takes the editor": what a list of clauses is about is a fact of its own where it says enough. */
function cutAtColon(sentence: string, words: readonly PlacedWord[], at: number, clause: Clause): Cut | null {
  const word = words[at];
  if (word === undefined || !clause.isIndependent || clause.leans || at - clause.from < 4) return null;
  const rest = sentence.slice(word.start);
  const hasMore = /[,;，；]|\sand\s/.test(rest) && startsIndependentClause(words, at);
  return hasMore && splitClauses(rest).length > 1 ? cutHere(at, word) : null;
}

/** "Staging is on Hetzner while production is on AWS": two things side by side, not at the same time. */
function cutAtContrast(words: readonly PlacedWord[], at: number, clause: Clause): Cut | null {
  const next = words[at + 1];
  if (next === undefined || at - clause.from < 3 || words.length - at < 4) return null;
  if (/^(?:i|we|you|he|she|it|they|that|this|there)(?:'|$)/.test(next.lower)) return null;
  const isSameVerb =
    verbForm(words[at + 2]?.lower ?? '') === 'third' && words[at + 2]?.lower === words[clause.from + 1]?.lower;
  if (isSameVerb) return cutHere(at + 1, words[at]);
  if (!clause.isIndependent || !startsIndependentClause(words, at + 1)) return null;
  if (words[at]?.lower === 'whereas') return cutHere(at + 1, words[at]);
  const said = new Set(words.slice(clause.from, at).map((word) => verbStem(word.lower)));
  const isSame = words.slice(at + 2, at + 7).some((word) => canBeFinite(word.lower) && said.has(verbStem(word.lower)));
  return isSame ? cutHere(at + 1, words[at]) : null;
}

const verbStem = (word: string): string =>
  /^(?:is|are)$/.test(word) ? 'be' : /^(?:was|were)$/.test(word) ? 'been' : word.replace(/(?:es|s|ed)$/, '');

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
  if (left !== undefined && sharesForeignSubject(left, next))
    return { word: at + 1, leftEnd: word.start, carriedWords: 1 };
  if (!startsForeignClause(words, at + 1)) return null;
  const isClauseBefore =
    clause.isIndependent || startsForeignClause(words, clause.from) || hasForeignVerb(words, clause.from, at);
  return isClauseBefore ? cutHere(at + 1, word) : null;
}

function cutAtComma(between: string, words: readonly PlacedWord[], at: number, clause: Clause): Cut | null {
  const word = words[at];
  if (word === undefined) return null;
  const isShort = at - clause.from < 3;
  if (clause.isIndependent && clause.hasVerb && !clause.leans && (!isShort || saysOwn(words, at))) {
    const isWhole = words.length - at >= 3 || (saysOwn(words, at) && words.length - at === 2);
    if (isWhole && !isAside(word) && !pointsBack(words, at) && startsIndependentClause(words, at))
      return cutHere(at, word);
    const verbAt = word.lower === 'then' ? at + 1 : at;
    const isVerb = isPastWithObject(words, verbAt) || verbAt > at || isInVerbList(words, verbAt, clause);
    const carriedWords = isVerb ? findSharedSubject(words, clause.subjectFrom, at, verbAt) : null;
    if (carriedWords !== null) return { word: at, leftEnd: word.start, carriedWords };
    const gap = cutAtGap(words, at, at, clause) ?? cutAtComplement(words, at, at, clause);
    if (gap !== null) return gap;
  }
  const isForeignGap = hasForeignVerb(words, clause.from, at);
  const listed = isForeignGap
    ? cutAtGap(words, at, at, clause)
    : (cutAtParallel(words, at, at, clause) ?? cutAtVerblessList(words, at, clause));
  if (listed !== null) return listed;
  const subject = words[clause.subjectFrom];
  if (at - clause.from >= 3 && sharesForeignSubject(subject, word))
    return { word: at, leftEnd: word.start, carriedWords: 1 };
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
  return isPair && !pointsBack(words, at) && joint - clause.from >= 2 && words.length - at >= 2
    ? cutHere(at, words[joint])
    : null;
}

/** "…, I paint": what one says of oneself, and not "…, I think". */
const saysOwn = (words: readonly PlacedWord[], at: number): boolean => {
  const [subject = '', verb = ''] = [words[at]?.lower, words[at + 1]?.lower];
  if (/^(?:i|we)'/.test(subject)) return words.length - at >= 2;
  return /^(?:i|we|my|our)$/.test(subject) && !reportingVerbs.has(verb);
};

/** "trace with Tempo, and alert …": a verb of the same form follows further on, so that this one is of a list. */
function isInVerbList(words: readonly PlacedWord[], at: number, clause: Clause): boolean {
  for (let next = at + 2; next < Math.min(words.length - 1, at + 14); next += 1) {
    const word = words[next];
    if (word === undefined) return false;
    const verbAt = word.lower === 'and' ? next + 1 : word.isAfterPause ? next : -1;
    if (verbAt > 0 && findSharedSubject(words, clause.subjectFrom, at, verbAt) !== null) return true;
    if (word.lower === 'and') return false;
  }
  return false;
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
