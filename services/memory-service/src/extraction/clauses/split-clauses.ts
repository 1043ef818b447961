import { type WeighedPlace, weighCutPlaces } from '../clause-cuts/cut-score.js';
import { mayNameTime } from '../dates/date-words.js';
import { foreignSubordinators, isForeignConjunction } from '../language/foreign-clause.js';
import { findFiniteVerb, startsIndependentClause } from '../language/independent-clause.js';
import { auxiliaries, canBeFinite, verbForm } from '../language/lexicon/english-verbs.js';
import { determiners, reportingVerbs, subordinators } from '../language/lexicon/english-words.js';
import { wordSet } from '../language/lexicon/word-set.js';
import { isAdverb } from '../language/noun-phrases.js';
import { pointsBack } from '../language/points-back.js';
import { carriedBefore, findSharedSubject } from '../language/shared-subject.js';
import { lowerTextOf, type PlacedWord, placeWords, textOf } from '../language/words-in-place.js';
import type { Voice } from '../voice.js';
import { type Clause, type Cut, cutHere } from './clause-cut.js';
import { cutAtConsequence, cutAtMeaning, goesOnChoosing } from './consequences.js';
import { clauseFollows, cutAtBut, cutAtContrast } from './contrasts.js';
import { cutAtComma, isAside } from './cut-at-comma.js';
import { cutAtDutchVerb, cutAtPolishVerb, cutAtSecondTime, opensInPolish } from './dated-foreign-clause.js';
import { cutAtForeignBut, cutAtForeignConjunction, opensGermanicClause } from './foreign-joints.js';
import { cutAtForeignSubject } from './foreign-subjects.js';
import { holdsTogether } from './held-together.js';
import { caseEnd, frameEnd, labelEnd } from './label-end.js';
import { splitNotes, splitWishes } from './note-list.js';
import { cutAtGap } from './omitted-verbs.js';
import { opensCase } from './opens-case.js';
import {
  cutAtContraryRequest,
  cutAtRequest,
  cutAtRequestInCase,
  pairsRules,
  requestVerbAt,
  setsBound,
  tellsWhomToAsk,
} from './paired-requests.js';
import { cutAtObject, cutAtParallel, splitAfterLeadIn, splitLabelledParts, splitListed } from './parallel-parts.js';
import { secondRelative, takeRelativeClause } from './relative-clause.js';
import { cutAtRepeated } from './repeated-complements.js';
import { goesOnAboutThing } from './resolve-thing.js';
import { cutAtRunOn, mayRunOn } from './run-on.js';
import { splitAssignments, splitBracketed, splitSeparated } from './separated-list.js';
import { cutByWeight } from './weighed-cuts.js';

const prepositionsToo = wordSet('as after before since until till than once like');
const maxSentenceCharacters = 4000;

/** What a sentence of several clauses holds somewhere: most have none of it. */
const joint =
  /[,;:，；：、…–—&]|\s[/|·•]\s|\.\.|\s(?:-|and|but|while|whereas|und|sowie|et|y|e|en|и|а|mentre|mientras|enquanto|as well as|so)\s|\splus (?:i|we|my|our|i['’]\w+)\s/iu;

/**
 * The coordinate clauses of a sentence, each with a subject and a verb. Cut at semicolons, at commas and at "and" where both sides
 * could stand alone; the subject that two verbs share is carried over, and so is the label that opens a list of clauses. What leans on
 * another clause stays with it: reasons, conditions, consequences, and contrasts that go on about the same thing ("but it …").
 * Where no rule cuts, weights may. Two requests of a user are two facts; where people encourage each other they are not.
 */
export function splitClauses(sentence: string, voice: Voice = 'user', weighsCuts = true): readonly string[] {
  if (sentence.length > maxSentenceCharacters) return [sentence];
  const hasJoint = joint.test(sentence) || opensInPolish(sentence);
  if (!hasJoint && !mayRunOn(sentence)) return [sentence];
  // "It has two apps: …": repeated before each of them that does not tell what has them.
  const isLabelClear = !/^(?:it|they|that|this|these|those)\b/i.test(sentence);
  const labelled = isLabelClear ? splitLabelledParts(sentence) : [];
  if (labelled.length > 1) return labelled;
  const separated = [splitSeparated(sentence), splitBracketed(sentence)].find((parts) => parts.length > 1);
  if (separated !== undefined) return separated;
  const weigh: Weigh = weighsCuts && hasJoint ? weighCutPlaces : () => new Map();
  const words = placeWords(sentence);
  const frame = frameEnd(sentence, words);
  if (frame > 0) {
    const [first = '', ...others] = splitClauses(sentence.slice(frame), voice, weighsCuts);
    const lead = sentence.slice(0, frame);
    return [lead + first, ...others.map((part) => (asksWhen(lead, part) ? lead + part : part))];
  }
  const held = caseEnd(sentence, words);
  if (held > 0) {
    const parts = splitClauses(sentence.slice(held), voice, weighsCuts);
    const areClauses = parts.every((part, at) => at === 0 || startsIndependentClause(placeWords(part), 0));
    return areClauses ? parts.map((part) => sentence.slice(0, held) + part) : [sentence];
  }
  const label = isLabelClear ? labelEnd(sentence, words) : 0;
  if (label > 0) {
    const parts = splitLabelled(sentence, words, label, { voice, weigh });
    return parts.length > 1
      ? parts.map((part) =>
          pointing.test(part) && !sentence.startsWith('`') ? part : sentence.slice(0, words[label]?.start) + part,
        )
      : [sentence];
  }
  const notes = voice === 'user' ? splitNotes(sentence) : [];
  if (notes.length > 1) return notes;
  const listed = isLabelClear ? splitAfterLeadIn(sentence) : [];
  if (listed.length > 1) return listed;
  const second = secondRelative(words);
  if (second > 0)
    return [sentence.slice(0, words[second]?.start), sentence.slice(words[second + 1]?.start)].flatMap((half) =>
      splitClauses(tidy(half), voice, weighsCuts),
    );
  const relative = takeRelativeClause(sentence, words);
  if (relative === null) return splitCoordinate(sentence, words, weigh(sentence, words, voice), voice);
  return [relative.main, relative.told].flatMap((text) => {
    const placed = placeWords(text);
    return splitCoordinate(text, placed, weigh(text, placed, voice), voice);
  });
}

/** "When you write SQL: use CTEs, avoid subqueries": what is asked for is asked for in that case alone. */
const asksWhen = (lead: string, part: string): boolean =>
  /^(?:if|in case|when|whenever|before|once)\b/i.test(lead) && requestVerbAt(placeWords(part), 0) >= 0;

type Weigh = typeof weighCutPlaces;

/** Whose sentence is cut, and what weighs its places. */
interface Weighing {
  readonly voice: Voice;
  readonly weigh: Weigh;
}

/** "never any, never enum": whoever says it. */
const ofBounds = /^(?:never|no|max|min) [^,;]{1,40}(?:[,;] (?:and )?(?:never|no|max|min) [^,;]{1,40}){1,7}$/i;
const pointing = /^(?:it|they|he|she|that|this|her|his)\b/i;

/** The parts under a label: clauses, or things each with its place ("Ines (data), Karl (infra)", "Go on the back, NATS in between"). */
function splitLabelled(
  sentence: string,
  words: readonly PlacedWord[],
  from: number,
  { voice, weigh }: Weighing,
): readonly string[] {
  const rest = sentence.slice(words[from]?.start);
  const listed = [splitListed(rest), splitAssignments(rest), voice === 'user' ? splitWishes(rest) : []].find(
    (parts) => parts.length > 1,
  );
  if (listed !== undefined) return listed;
  const notes = voice === 'user' || ofBounds.test(rest) ? splitNotes(rest) : [];
  if (notes.length > 1) return notes;
  const weighed = [...weigh(sentence, words, voice).values()].map((place): [number, WeighedPlace] => [
    place.word - from,
    { ...place, word: place.word - from, first: place.first - from },
  ]);
  return splitCoordinate(rest, placeWords(rest), new Map(weighed), voice);
}

function splitCoordinate(
  sentence: string,
  words: readonly PlacedWord[],
  weighed: ReadonlyMap<number, WeighedPlace>,
  voice: Voice,
): readonly string[] {
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
    voice,
  };
  let prefix = '';
  let textStart = 0;
  for (let at = 0; at < words.length; at += 1) {
    const isPlace = at > clause.from && !holdsTogether(words, at, clause);
    const ruled = isPlace ? findCut(sentence, words, at, clause) : null;
    const cut = ruled ?? (isPlace ? cutByWeight(weighed.get(at), words, clause) : null);
    if (cut !== null) {
      clauses.push(tidy(prefix + sentence.slice(textStart, cut.leftEnd)));
      if (cut.carriedWords === 0) clause.subjectFrom = cut.word;
      prefix = carriedText(sentence, words, clause.subjectFrom, cut);
      textStart = words[cut.word]?.start ?? sentence.length;
      at = cut.word;
      if (cut.omitted !== undefined) {
        const { verb, at: before } = cut.omitted;
        prefix = `${sentence.slice(words[at]?.start, words[before]?.start)}${verb} `;
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

function carriedText(sentence: string, words: readonly PlacedWord[], from: number, cut: Cut): string {
  const first = words[from];
  const last = words[from + cut.carriedWords - 1];
  if (cut.carriedWords === 0 || first === undefined || last === undefined) return '';
  const verbAt = isAdverb(words[cut.word]?.lower ?? '') ? cut.word + 1 : cut.word;
  const isCase = words[from + cut.carriedWords]?.isAfterPause === true && sentence.startsWith(',', last.end);
  return `${carriedBefore(sentence.slice(first.start, last.end), words[verbAt]?.lower ?? '')}${isCase ? ',' : ''} `;
}

function observe(words: readonly PlacedWord[], at: number, clause: Clause): void {
  const word = words[at];
  if (word === undefined || word.isEnclosed) return;
  const opens = at === clause.from || word.isAfterPause;
  const isAdded = clause.hasVerb && (word.isAfterPause || /^(?:but|so)$/.test(words[at - 1]?.lower ?? ''));
  if ((opens && !clause.isIndependent) || (isAdded && !clause.leans)) {
    const verbAt = findFiniteVerb(words, at === clause.from ? behindTalk(words, at) : at);
    if (verbAt >= 0) {
      clause.isIndependent = true;
      clause.verbAt = verbAt;
      // What follows shares the subject of what was said last.
      if (isAdded) clause.subjectFrom = at;
    }
  }
  if (canBeFinite(word.lower) || at === clause.verbAt) clause.hasVerb = true;
  if (opens && !clause.isIndependent && isAssigned(words, at))
    Object.assign(clause, { isIndependent: true, hasVerb: true, verbAt: at });
  if (opensSubordinate(words, at) || (opens && asks(words, at))) clause.leans = true;
  if (reportingVerbs.has(word.lower)) clause.reports = true;
}

/** "terraform = dana": the sign stands for a verb. */
function isAssigned(words: readonly PlacedWord[], at: number): boolean {
  const sign = words.slice(at + 1, at + 5).find((word) => word.isAfterAssignment || word.isAfterPause);
  return sign?.isAfterAssignment === true;
}

/** "so I started at …", "ok quick one for the log Hana is …": where it begins what is told. */
function behindTalk(words: readonly PlacedWord[], at: number): number {
  const spoken = at === 0 ? (spokenFrame.exec(lowerTextOf(words, 0, maxFrameWords))?.[0] ?? '') : '';
  if (spoken !== '') return spoken.split(' ').length - 1;
  return opensTalk.has(words[at]?.lower ?? '') ? at + 1 : at;
}

const maxFrameWords = 14;
const spokenFrame =
  /^(?:(?:right|so|ok|okay|well|and|just|a) ){0,4}(?:quick|short|small|another|one more) (?:one|thing|note|update|reminder) (?:for (?:the|my|our|your) (?:(?:project|team|work|meeting) )?(?:notes?|log|record|file|memory|minutes) )?/;
const opensTalk = wordSet('so and but ok okay well oh anyway yes no yeah');

/** "…, can you explain": what the question asks has its own subject. */
const asks = (words: readonly PlacedWord[], at: number): boolean =>
  at > 0 && auxiliaries.has(words[at]?.lower ?? '') && /^(?:you|i|we|it|there)$/.test(words[at + 1]?.lower ?? '');

/** "as a nurse" and "since March" lean on nothing; "as I said" and "since we moved" do. */
function opensSubordinate(words: readonly PlacedWord[], at: number): boolean {
  const word = words[at]?.lower ?? '';
  if (word === 'so' || (word === 'than' && /^\d/.test(words[at + 1]?.text ?? ''))) return false;
  if (word === 'like' && startsWithPronoun(words[at - 1])) return false;
  if (word === 'because' && words[at + 1]?.lower === 'of') return false;
  // "since March and Ana is …"
  if (words[at + 2]?.lower === 'and' && mayNameTime(words[at + 1]?.text ?? '')) return false;
  if (prepositionsToo.has(word)) return startsIndependentClause(words, at + 1);
  // German "da wir"; Italian "da lunedì" is a time.
  if (word === 'da') return /^(?:ich|wir|er|sie|es|man|der|die|das|mein|unser)/.test(words[at + 1]?.lower ?? '');
  return subordinators.has(word) || foreignSubordinators.has(word);
}

const tidy = (text: string): string =>
  text
    .trim()
    .replace(emoticonAtEnd, '')
    .replace(reactionAtEnd, '')
    .replace(/\.{2,5}$|…$/, '')
    .replace(/^[\s,;，；、–—-]{1,20}/, '')
    .replace(/(?<![\s,;，；、–—-])[\s,;，；、–—-]{1,20}$/, '')
    // Of an aside in brackets that is a clause of its own.
    .replace(/\s?\($/, '')
    .replace(/^([^()]{1,400})\)([.!?]?)$/, '$1$2')
    .trim();

/** ":(", ";-)" between two sentences, of which the second opens small. */
const emoticon = /^[\s.!?…]*[:;]-?[()DPp/]+\s+$/;
/** "…. oh", before what was cut off behind it. */
const reactionAtEnd = /(?:\.{1,3}|,)?\s(?:oh|btw)$/i;
const emoticonAtEnd = /\s[:;]-?[()DPp/]{1,3}$/;

function findCut(sentence: string, words: readonly PlacedWord[], at: number, clause: Clause): Cut | null {
  const word = words[at];
  const before = words[at - 1];
  if (word === undefined || before === undefined || word.isEnclosed) return null;
  const gap = sentence.slice(before.end, word.start);
  const leftWords = at - clause.from;
  if (/[;；]/.test(gap))
    return leftWords >= 2 && words.length - at >= 2 && !pointsBack(words, at) ? cutHere(at, word) : null;
  const hasComma = /[,，、]/.test(gap);
  if (hasComma && word.lower === 'and' && setsBound(words, at + 1, clause)) return cutHere(at + 1, word);
  const inCase = cutAtRequestInCase(words, at, clause);
  if (inCase !== null) return inCase;
  if (opensSubordinate(words, clause.from)) return null;
  if (/\.{2,}|…/.test(gap)) return leftWords >= 2 && startsIndependentClause(words, at) ? cutHere(at, word) : null;
  const isConjunction = /^(?:and|but|plus)$/.test(word.lower);
  // "we have a new flatmate :) a nurse called Edda" tells who it is.
  const tellsWho = /^an?$/.test(word.lower) && !startsIndependentClause(words, at);
  if (emoticon.test(gap)) return leftWords >= 3 && words.length - at >= 3 && !tellsWho ? cutHere(at, word) : null;
  if (!isConjunction && /[–—]|\s-{1,2}\s/.test(gap)) return cutAtDash(words, at, clause);
  if (/[:：]/.test(gap)) return cutAtColon(sentence, words, at, clause);
  if (word.lower === 'while' || word.lower === 'whereas') return cutAtContrast(words, at, clause);
  if (word.lower === 'plus' && (hasComma || startsWithPronoun(words[at + 1])))
    return cutAtAnd(words, at, hasComma, clause);
  if (word.lower === 'and' || word.lower === '&') return leftWords < 2 ? null : cutAtAnd(words, at, hasComma, clause);
  if (word.lower === 'but' && leftWords >= 3)
    return (
      cutAtContraryRequest(words, at, clause) ?? cutAtBut(words, at, clause) ?? cutAtBoth(words, at + 1, at, clause)
    );
  if (word.lower === 'but') return null;
  if (word.lower === 'so') return cutAtConsequence(words, at, clause);
  const meaning = word.lower === 'which' ? cutAtMeaning(words, at, clause) : null;
  if (meaning !== null) return meaning;
  if (word.lower === 'as' && words[at + 1]?.lower === 'well' && words[at + 2]?.lower === 'as')
    return cutAtObject(words, at + 3, at, clause) ?? cutAtGap(words, at + 3, at, clause);
  if (word.lower === 'en')
    return (
      (opensGermanicClause(words, at, clause) ? cutHere(at + 1, word) : null) ??
      cutAtSecondTime(words, at, clause) ??
      cutAtForeignSubject(words, at, clause) ??
      cutAtDutchVerb(words, at, clause)
    );
  const polish = cutAtPolishVerb(words, at, clause);
  if (polish !== null) return polish;
  const ofItsSubject = cutAtForeignSubject(words, at, clause);
  if (ofItsSubject !== null) return ofItsSubject;
  if (isForeignConjunction(word.lower)) return cutAtForeignConjunction(words, at, clause);
  if (!hasComma) return cutAtRunOn(words, at, clause);
  if (goesOnChoosing(words, at, clause)) return cutHere(at, word);
  if (goesOnAboutThing(sentence, words, at, clause)) return cutHere(at, word);
  if (word.lower === 'though' && leftWords >= 3) return cutAtBut(words, at, clause);
  const contrast = cutAtForeignBut(words, at, clause);
  if (contrast !== null) return contrast;
  return (pointsBack(words, at) ? null : cutAtRequest(words, at, at, clause)) ?? cutAtComma(gap, words, at, clause);
}

const cutAtBoth = (words: readonly PlacedWord[], at: number, joint: number, clause: Clause): Cut | null =>
  clause.hasVerb ? (cutAtObject(words, at, joint, clause) ?? cutAtRepeated(words, at, joint, clause)) : null;

function cutAtAnd(words: readonly PlacedWord[], at: number, hasComma: boolean, clause: Clause): Cut | null {
  if (hasComma && goesOnChoosing(words, at, clause)) return cutHere(at + 1, words[at]);
  if (!clause.hasVerb && requestVerbAt(words, clause.from) < 0) return null;
  if (pairsRules(words, at, clause)) return cutHere(at + 1, words[at]);
  if (clause.leans && !hasComma) return cutAtObject(words, at + 1, at, clause);
  // "nobody noticed and the fix is …": nothing was told of what was noticed.
  const isBareReport = reportingVerbs.has(words[at - 1]?.lower ?? '');
  const isReported = clause.reports && !isBareReport && !hasComma && !startsWithPronoun(words[at + 1]);
  if (isUnmarked(words) && isDueInCase(words, at + 1) && opensCase(words, at, clause))
    return cutHere(at + 1, words[at]);
  if (pointsBack(words, subjectBehindTime(words, at + 1))) return null;
  const carriedWords = clause.leans ? null : findSharedSubject(words, clause.subjectFrom, at, at + 1);
  // "The client is in a hurry, wants it by May, and pays double": one more verb of a list.
  const isVerb =
    carriedWords !== null && clause.subjectFrom < clause.from && verbForm(words[at + 1]?.lower ?? '') === 'third';
  if (!isReported && !isVerb && clauseFollows(words, at + 1) && words.length - at >= 3)
    return cutHere(at + 1, words[at]);
  if (clause.leans) return cutAtObject(words, at + 1, at, clause);
  if (hasComma && opensCase(words, at, clause)) return cutHere(at + 1, words[at]);
  if (carriedWords !== null) return { word: at + 1, leftEnd: words[at]?.start ?? 0, carriedWords };
  if (clause.isIndependent && tellsWhomToAsk(words, at + 1)) return cutHere(at + 1, words[at]);
  return (
    (pointsBack(words, at + 1) ? null : cutAtRequest(words, at + 1, at, clause)) ??
    cutAtParallel(words, at + 1, at, clause) ??
    cutAtObject(words, at + 1, at, clause) ??
    cutAtRepeated(words, at + 1, at, clause) ??
    cutAtGap(words, at + 1, at, clause)
  );
}

/** "… and if we want out we have to tell them by the end of August": whom to tell needs no name, and it has its own time. */
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
  if (!/^(?:since|in|on|last|until|from)$/.test(words[from]?.lower ?? '')) return from;
  const subject = words.slice(from, from + maxTimeWords).findIndex((word) => startsWithPronoun(word));
  return subject < 0 ? from : from + subject;
}

const maxTimeWords = 4;

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
  // Behind one colon of several, each would be read as often as there are lists that it may stand in.
  const hasMore = /[,;，；]|\sand\s/.test(rest) && !/[:：]\s/.test(rest) && startsIndependentClause(words, at);
  return hasMore && splitClauses(rest).length > 1 ? cutHere(at, word) : null;
}

const startsWithPronoun = (word: PlacedWord | undefined): boolean =>
  /^(?:i|we|he|she|they|my|our)(?:'|$)/.test(word?.lower ?? '');
