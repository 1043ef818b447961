import { mayNameTime } from '../dates/tokens/date-words.js';
import { isForeignConjunction } from '../language/foreign-clause.js';
import { startsIndependentClause } from '../language/independent-clause.js';
import { verbForm } from '../language/lexicon/english-verbs.js';
import { determiners, reportingVerbs } from '../language/lexicon/english-words.js';
import { pointsBack } from '../language/points-back.js';
import { lowerTextOf, type PlacedWord, textOf } from '../language/words-in-place.js';
import { cutAtDutchVerb, cutAtSecondTime, cutAtSlavicVerb } from './foreign/dated-foreign-clause.js';
import { cutAtForeignBut, cutAtForeignConjunction, opensGermanicClause } from './foreign/foreign-joints.js';
import { cutAtForeignSubject } from './foreign/foreign-subjects.js';
import { cutAtNordicVerb } from './foreign/nordic-verbs.js';
import { cutBetweenTimes } from './joints/between-times.js';
import { cutAtConsequence, cutAtMeaning, goesOnChoosing } from './joints/consequences.js';
import { clauseFollows, cutAtBut, cutAtContrast } from './joints/contrasts.js';
import { cutAtComma, isAside } from './joints/cut-at-comma.js';
import { tellsDatedDeed } from './joints/dated-deeds.js';
import { opensCase } from './joints/opens-case.js';
import { cutAtRunOn } from './joints/run-on.js';
import { findSubjectGoneOnAbout } from './joints/told-by-somebody.js';
import { cutAtGap } from './parallel/omitted-verbs.js';
import {
  cutAtContraryRequest,
  cutAtRequest,
  cutAtRequestInCase,
  opensRule,
  pairsRules,
  requestVerbAt,
  setsBound,
  tellsWhomToAsk,
} from './parallel/paired-requests.js';
import { cutAtObject, cutAtParallel } from './parallel/parallel-parts.js';
import { cutAtRepeated } from './parallel/repeated-complements.js';
import { type Clause, type Cut, cutHere } from './places/clause-cut.js';
import { opensSubordinate, startsWithPronoun } from './places/clause-openings.js';
import { goesOnAboutThing } from './things/resolve-thing.js';

/** A place between two words of a sentence. */
interface Place {
  readonly sentence: string;
  readonly words: readonly PlacedWord[];
  /** The word behind it. */
  readonly at: number;
  readonly word: PlacedWord;
  /** What stands between the two words. */
  readonly gap: string;
  readonly hasComma: boolean;
  /** Words of the clause so far. */
  readonly leftWords: number;
}

/**
 * Where the rules cut a clause before a word, or null.
 * @param isList whether what stands behind a colon tells several things
 */
export function findCut(
  sentence: string,
  words: readonly PlacedWord[],
  at: number,
  clause: Clause,
  isList: (text: string) => boolean,
): Cut | null {
  const [before, word] = [words[at - 1], words[at]];
  if (word === undefined || before === undefined) return null;
  const gap = sentence.slice(before.end, word.start);
  if (word.isEnclosed && !betweenQuotes.test(gap)) return null;
  const hasComma = /[,，、]/.test(gap);
  const place: Place = { sentence, words, at, word, gap, hasComma, leftWords: at - clause.from };
  if (/[;；]/.test(gap)) return cutAtSemicolon(place);
  if (hasComma && word.lower === 'and' && setsBound(words, at + 1, clause)) return cutHere(at + 1, word);
  const inCase = cutAtRequestInCase(words, at, clause);
  if (inCase !== null) return inCase;
  if (opensSubordinate(words, clause.from)) return null;
  const atMark = cutAtMark(place, clause, isList);
  if (atMark !== undefined) return atMark;
  const atConjunction = cutAtConjunction(place, clause);
  if (atConjunction !== undefined) return atConjunction;
  const atVerb =
    (word.lower === 'which' ? cutAtMeaning(words, at, clause) : null) ??
    cutAtSlavicVerb(words, at, clause) ??
    cutAtNordicVerb(words, at, clause) ??
    cutAtForeignSubject(words, at, clause);
  if (atVerb !== null) return atVerb;
  if (isForeignConjunction(word.lower)) return cutAtForeignConjunction(words, at, clause);
  return hasComma ? cutBehindComma(place, clause) : cutAtRunOn(words, at, clause);
}

/** `…"; "…`: outside of what is quoted. */
const betweenQuotes = /^["”“»]?[;；]\s+["„“«]$/;

const cutAtSemicolon = ({ words, at, word, leftWords }: Place): Cut | null =>
  leftWords >= 2 && words.length - at >= 2 && !pointsBack(words, at) ? cutHere(at, word) : null;

/** ":(", ";-)" between two sentences, of which the second opens small. */
const emoticon = /^[\s.!?…]*[:;]-?[()DPp/]+\s+$/;

/** Undefined where none of these marks stands. */
function cutAtMark(place: Place, clause: Clause, isList: (text: string) => boolean): Cut | null | undefined {
  const { words, at, word, gap, leftWords } = place;
  if (/\.{2,}|…/.test(gap)) return leftWords >= 2 && startsIndependentClause(words, at) ? cutHere(at, word) : null;
  if (emoticon.test(gap)) {
    // "we have a new flatmate :) a nurse called Edda" tells who it is.
    const tellsWho = /^an?$/.test(word.lower) && !startsIndependentClause(words, at);
    return leftWords >= 3 && words.length - at >= 3 && !tellsWho ? cutHere(at, word) : null;
  }
  const isConjunction = /^(?:and|but|plus)$/.test(word.lower);
  if (!isConjunction && /[–—]|\s-{1,2}\s/.test(gap)) return cutAtDash(place, clause);
  return /[:：]/.test(gap) ? cutAtColon(place, clause, isList) : undefined;
}

/** Undefined where none of the conjunctions opens the clause. */
function cutAtConjunction(place: Place, clause: Clause): Cut | null | undefined {
  const { words, at, word, hasComma, leftWords } = place;
  switch (word.lower) {
    case 'while':
    case 'whereas':
      return cutAtContrast(words, at, clause);
    case 'plus':
      return hasComma || startsWithPronoun(words[at + 1]) ? cutAtAnd(place, clause) : undefined;
    case 'and':
    case '&':
      return leftWords < 2 ? null : cutAtAnd(place, clause);
    case 'also':
    case 'oh':
      return hasComma ? undefined : cutAtAddition(place, clause);
    case 'but':
      if (leftWords < 3) return null;
      return (
        cutAtContraryRequest(words, at, clause) ?? cutAtBut(words, at, clause) ?? cutAtBoth(words, at + 1, at, clause)
      );
    case 'so':
      return cutAtConsequence(words, at, clause);
    case 'as':
      if (words[at + 1]?.lower !== 'well' || words[at + 2]?.lower !== 'as') return undefined;
      return cutAtObject(words, at + 3, at, clause) ?? cutAtGap(words, at + 3, at, clause);
    // The Dutch one.
    case 'en':
      return (
        (opensGermanicClause(words, at, clause) ? cutHere(at + 1, word) : null) ??
        cutAtSecondTime(words, at, clause) ??
        cutAtForeignSubject(words, at, clause) ??
        cutAtDutchVerb(words, at, clause)
      );
    default:
      return undefined;
  }
}

/** "… oh and the rent goes up", "… also never use emojis": what comes to mind is told for itself. */
function cutAtAddition({ words, at, word, leftWords }: Place, clause: Clause): Cut | null | undefined {
  const first = additionEnd(words, at);
  const isRule = clause.voice === 'user' && opensRule(words, first);
  const isTold = first > at && leftWords >= 3 && (clause.isIndependent || requestVerbAt(words, clause.from) >= 0);
  if (!isTold || pointsBack(words, first)) return undefined;
  const isOwn = isRule || startsIndependentClause(words, first);
  return isOwn && words.length - first >= 3 ? cutHere(first, word) : undefined;
}

/** The first word behind "oh and", "and oh", "also" and the like, or the place itself. */
function additionEnd(words: readonly PlacedWord[], at: number): number {
  const opening = /^(?:(?:and )?(?:oh|also|btw)(?: (?:and|yeah|also|btw|by the way|oh))?|and by the way) /.exec(
    `${lowerTextOf(words, at, at + 5)} `,
  );
  return at + (opening?.[0].trim().split(' ').length ?? 0);
}

function cutBehindComma({ sentence, words, at, word, gap, leftWords }: Place, clause: Clause): Cut | null {
  if (goesOnChoosing(words, at, clause)) return cutHere(at, word);
  if (goesOnAboutThing(sentence, words, at, clause)) return cutHere(at, word);
  if (word.lower === 'though' && leftWords >= 3) return cutAtBut(words, at, clause);
  return (
    cutBetweenTimes(words, at, clause) ??
    cutAtForeignBut(words, at, clause) ??
    (pointsBack(words, at) ? null : cutAtRequest(words, at, at, clause)) ??
    cutAtComma(gap, words, at, clause)
  );
}

const cutAtBoth = (words: readonly PlacedWord[], at: number, joint: number, clause: Clause): Cut | null =>
  clause.hasVerb ? (cutAtObject(words, at, joint, clause) ?? cutAtRepeated(words, at, joint, clause)) : null;

function cutAtAnd(place: Place, clause: Clause): Cut | null {
  const { words, at, word, hasComma } = place;
  if (hasComma && goesOnChoosing(words, at, clause)) return cutHere(at + 1, word);
  if (!clause.hasVerb && requestVerbAt(words, clause.from) < 0) return null;
  if (pairsRules(words, at, clause)) return cutHere(at + 1, word);
  const added = additionEnd(words, at) > at + 1 ? cutAtAddition({ ...place, word }, clause) : null;
  if (added) return added;
  if (clause.leans && !hasComma) return cutAtObject(words, at + 1, at, clause);
  // "nobody noticed and the fix is …": nothing was told of what was noticed.
  const isBareReport = reportingVerbs.has(words[at - 1]?.lower ?? '');
  const isReported = clause.reports && !isBareReport && !hasComma && !startsWithPronoun(words[at + 1]);
  if (isUnmarked(words) && isDueInCase(words, at + 1) && opensCase(words, at, clause)) return cutHere(at + 1, word);
  const subjectAt = subjectBehindTime(words, at + 1);
  if (pointsBack(words, subjectAt) && !tellsDatedDeed(words, at + 1)) return null;
  const carriedWords = clause.leans ? null : findSubjectGoneOnAbout(words, clause.subjectFrom, at, at + 1);
  // "The client is in a hurry, wants it by May, and pays double": one more verb of a list.
  const isVerb =
    carriedWords !== null && clause.subjectFrom < clause.from && verbForm(words[at + 1]?.lower ?? '') === 'third';
  const isBehindDay =
    words[at + 1]?.lower === 'the' && startsWithPronoun(words[subjectAt]) && startsIndependentClause(words, subjectAt);
  if (!isReported && !isVerb && (isBehindDay || clauseFollows(words, at + 1)) && words.length - at >= 3)
    return cutHere(at + 1, word);
  if (clause.leans) return cutAtObject(words, at + 1, at, clause);
  if (hasComma && opensCase(words, at, clause)) return cutHere(at + 1, word);
  if (carriedWords !== null) return { word: at + 1, leftEnd: word.cutStart, carriedWords };
  if (clause.isIndependent && tellsWhomToAsk(words, at + 1)) return cutHere(at + 1, word);
  return (
    (pointsBack(words, at + 1) ? null : cutAtRequest(words, at + 1, at, clause)) ??
    cutAtParallel(words, at + 1, at, clause) ??
    cutAtObject(words, at + 1, at, clause) ??
    cutAtRepeated(words, at + 1, at, clause) ??
    cutAtGap(words, at + 1, at, clause)
  );
}

/**
 * "… and if we want out we have to tell them by the end of August": whom to tell needs no name, and it has its own
 * time.
 */
function isDueInCase(words: readonly PlacedWord[], at: number): boolean {
  const rest = textOf(words, at, at + maxCaseWords);
  return /^(?:when|whenever|if) /i.test(rest) && toldToPersons.test(rest) && mayNameTime(rest);
}

const maxCaseWords = 24;
const toldToPersons = /\b(?:tell|ask|call|pay|warn|text|email|write|let) them\b/i;

/** What was dictated has no marks. */
const isUnmarked = (words: readonly PlacedWord[]): boolean => !words.some(({ isAfterPause }) => isAfterPause);

/** "since last year I …": where the subject stands that a time opens for. */
function subjectBehindTime(words: readonly PlacedWord[], from: number): number {
  const dayAway = /^the (?:day after tomorrow|day after|week after|next day|following (?:day|week|month)) /.exec(
    `${lowerTextOf(words, from, from + maxTimeWords)} `,
  );
  if (dayAway !== null) return from + dayAway[0].trim().split(' ').length;
  if (!/^(?:since|in|on|last|until|from)$/.test(words[from]?.lower ?? '')) return from;
  const subject = words.slice(from, from + maxTimeWords).findIndex((word) => startsWithPronoun(word));
  return subject < 0 ? from : from + subject;
}

const maxTimeWords = 4;

/**
 * A dash joins two facts where another person or thing of one's own follows; "the …" and "it …" explain what stands
 * before.
 */
function cutAtDash({ words, at, word, leftWords }: Place, clause: Clause): Cut | null {
  if (word.lower === 'so') return cutAtConsequence(words, at, clause);
  if (!clause.isIndependent || clause.leans || leftWords < 3 || words.length - at < 3) return null;
  const isOfItsOwn = !determiners.has(word.lower) || /^(?:my|our)$/.test(word.lower);
  return isOfItsOwn &&
    !isAside(word) &&
    !/^(?:they|he|she|so|then)(?:'|$)/.test(word.lower) &&
    !pointsBack(words, at) &&
    startsIndependentClause(words, at)
    ? cutHere(at, word)
    : null;
}

/**
 * "We split by feature: Remy takes search, Alva takes the editor": what a list of clauses is about is a fact of its own
 * where it says enough.
 */
function cutAtColon(
  { sentence, words, at, word, leftWords }: Place,
  clause: Clause,
  isList: (text: string) => boolean,
): Cut | null {
  if (!clause.isIndependent || clause.leans || leftWords < 4) return null;
  const rest = sentence.slice(word.cutStart);
  // Behind one colon of several, each would be read as often as there are lists that it may stand in.
  const hasMore = /[,;，；]|\sand\s/.test(rest) && !/[:：]\s/.test(rest) && startsIndependentClause(words, at);
  return hasMore && isList(rest) ? cutHere(at, word) : null;
}
