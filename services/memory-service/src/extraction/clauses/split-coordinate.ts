import type { WeighedPlace } from '../clause-cuts/cut-score.js';
import { findFiniteVerb } from '../language/independent-clause.js';
import { auxiliaries, canBeFinite } from '../language/lexicon/english-verbs.js';
import { reportingVerbs } from '../language/lexicon/english-words.js';
import { wordSet } from '../language/lexicon/word-set.js';
import { isAdverb } from '../language/noun-phrases.js';
import { carriedBefore } from '../language/shared-subject.js';
import { lowerTextOf, type PlacedWord } from '../language/words-in-place.js';
import type { Voice } from '../voice.js';
import { findCut } from './find-cut.js';
import { holdsTogether } from './held/held-together.js';
import { tellsNewValue } from './held/new-values.js';
import { goesOnWithOption } from './held/options.js';
import { goesOnAboutSecret, isWithinSettings } from './held/settings-in-row.js';
import { tellsOutcome } from './joints/dated-deeds.js';
import type { Clause, Cut } from './places/clause-cut.js';
import { opensSubordinate } from './places/clause-openings.js';
import { opensWithNounThatIs } from './places/contracted-nouns.js';
import { cutByWeight, explains } from './weighed-cuts.js';

/** What a row of clauses is read with. */
export interface Coordination {
  readonly voice: Voice;
  /** The places that weights may cut at, by their words. */
  readonly weighed: ReadonlyMap<number, WeighedPlace>;
  /** Whether what stands behind a colon tells several things. */
  readonly isList: (text: string) => boolean;
}

/** The clauses of a sentence, read word by word: cut where a rule says so, else where weights do. */
export function splitCoordinate(
  sentence: string,
  words: readonly PlacedWord[],
  { voice, weighed, isList }: Coordination,
): readonly string[] {
  const clauses: string[] = [];
  const clause = firstClause(voice);
  let opening: Opening = { carried: '', start: 0 };
  // "I'm stuck, I'm 34 and live in Ghent, how can I …?": what is asked goes on about all of it.
  const asksAtEnd = /\?\s*$/.test(sentence);
  for (let at = 0; at < words.length; at += 1) {
    const isHeld =
      holdsTogether(words, at, clause) ||
      tellsNewValue(words, at, clause) ||
      tellsOutcome(words, at + 1) ||
      goesOnAboutSecret(words, at) ||
      isWithinSettings(sentence, words, at) ||
      goesOnWithOption(sentence, words, at);
    const isPlace = at > clause.from && !isHeld;
    const place = weighed.get(at);
    const isReason = !asksAtEnd && explains(place, words, clause);
    const ruled = isPlace && !isReason ? findCut(sentence, words, at, clause, isList) : null;
    const cut = ruled ?? (isPlace ? cutByWeight(place, words, clause) : null);
    if (cut !== null) {
      clauses.push(tidy(opening.carried + sentence.slice(opening.start, cut.leftEnd)));
      if (cut.carriedWords === 0) clause.subjectFrom = cut.word;
      opening = openingOf(sentence, words, clause.subjectFrom, cut);
      beginClause(clause, cut, opening.carried !== '');
      at = cut.word;
    }
    observe(words, at, clause);
  }
  clauses.push(tidy(opening.carried + sentence.slice(opening.start)));
  return clauses.filter((text) => text !== '');
}

const firstClause = (voice: Voice): Clause => ({
  from: 0,
  subjectFrom: 0,
  verbFrom: 0,
  hasVerb: false,
  verbAt: -1,
  isIndependent: false,
  leans: false,
  reports: false,
  voice,
});

/** @param isCarried whether its subject, or its verb, is carried over */
function beginClause(clause: Clause, { word, omitted }: Cut, isCarried: boolean): void {
  clause.from = word;
  if (omitted === undefined) clause.verbFrom = word;
  clause.hasVerb = isCarried;
  clause.verbAt = -1;
  clause.isIndependent = isCarried;
  clause.leans = false;
  clause.reports = false;
}

/** How a clause begins: what is carried over to it, and where its own text goes on. */
interface Opening {
  readonly carried: string;
  readonly start: number;
}

function openingOf(sentence: string, words: readonly PlacedWord[], subjectFrom: number, cut: Cut): Opening {
  const start = words[cut.word]?.cutStart;
  if (cut.omitted === undefined)
    return { carried: carriedText(sentence, words, subjectFrom, cut), start: start ?? sentence.length };
  const goesOnAt = words[cut.omitted.at]?.cutStart;
  return { carried: `${sentence.slice(start, goesOnAt)}${cut.omitted.verb} `, start: goesOnAt ?? sentence.length };
}

function carriedText(sentence: string, words: readonly PlacedWord[], from: number, cut: Cut): string {
  const first = words[from];
  const last = words[from + cut.carriedWords - 1];
  if (cut.carriedWords === 0 || first === undefined || last === undefined) return '';
  const verbAt = isAdverb(words[cut.word]?.lower ?? '') ? cut.word + 1 : cut.word;
  // Behind a lone name the pause is that of what is said of it: "Tom, our designer, moved".
  const isLoneName = cut.carriedWords === 1 && first.isName;
  const isCase =
    !isLoneName && words[from + cut.carriedWords]?.isAfterPause === true && sentence.startsWith(',', last.end);
  const carried = carriedBefore(sentence.slice(first.start, last.end), words[verbAt]?.lower ?? '');
  // "We don't deploy on Fridays and never merge without review": denied once.
  const said = words[cut.word]?.lower === 'never' ? carried.replace(denial, '') : carried;
  return `${said}${isCase ? ',' : ''} `;
}

const denial = / (?:(?:do|does|did|will|can|should|must)(?:n['’]?t| not)|won['’]?t|cannot)$/i;

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
  if (opens && !clause.isIndependent && (isAssigned(words, at) || opensWithNounThatIs(words, at)))
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

/** The text of a clause, without the marks that join it to others. */
export const tidy = (text: string): string =>
  text
    .trim()
    .replace(emoticonAtEnd, '')
    .replace(reactionAtEnd, '')
    .replace(/\.{2,5}$|…$/, '')
    // A minus that belongs to what follows stays: "-5 degrees", "--force".
    .replace(/^(?:[\s,;，；、–—]|-(?=\s)){1,20}/, '')
    .replace(/(?<![\s,;&，；、–—-])[\s,;&，；、–—-]{1,20}$/, '')
    // Of an aside in brackets that is a clause of its own.
    .replace(/\s?\($/, '')
    .replace(/^([^()]{1,400})\)([.!?]?)$/, '$1$2')
    .trim();

/** "…. oh", before what was cut off behind it. */
const reactionAtEnd = /(?:\.{1,3}|,)?\s(?:oh|btw)$/i;
const emoticonAtEnd = /\s[:;]-?[()DPp/]{1,3}$/;
