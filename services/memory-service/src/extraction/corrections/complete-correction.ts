import { hasFiniteVerb } from '../language/finite-verb.js';
import { isGivenName } from '../language/lexicon/given-names.js';
import { wordSet, wordsOf } from '../language/lexicon/word-set.js';
import { isQuestion } from '../remarks/requests/questions.js';
import { asTold, readMoved, readTold, sharesKind, type ToldAgain, withSubjectOf } from './corrected-subject.js';
import { nameSameMonth, namesTime, opensWithTime, timesIn, withTimeCorrected } from './corrected-time.js';
import { isForNoPlace } from './places-beside.js';
import { behindDenied, type RightValue, readRightValue, readTakeBack } from './take-back.js';

/*
 * "argh sorry, 3 doors", behind "the shed has 2 doors"; "it's on Sunday, same time", behind "the window is on
 * Saturday": a few words that put right what the speaker said before mean nothing alone. They are kept with the clause
 * that they correct.
 */

/** What a sentence puts right. */
export interface Correction {
  /** The clause that it corrects, as it was kept. */
  readonly clause: string;
  /** What is right, so that it stands alone in place of the clause; null where it is only told beside it. */
  readonly inItsPlace: ToldAgain | null;
  /** What is right, as it was said. */
  readonly asSaid: string;
  /** What is told besides: "the hall is taken", of "no, Thursday, the hall is taken". */
  readonly rest: string;
}

export interface SaidToCorrect {
  /** The clauses that were said before, the latest last. */
  readonly clauses: readonly string[];
  /** Whether the sentence right before this one took them back: "Sorry, that was the old policy." */
  readonly isTakenBack: boolean;
  /** Whether they were said in the same turn, where a cry alone will do: "er, 3 doors". */
  readonly isSameTurn: boolean;
}

const maxCorrectedCharacters = 200;

/**
 * What a sentence puts right of what the same speaker said before; null where it takes nothing back, or fits none of
 * it.
 */
export function readCorrection(sentence: string, saidBefore: SaidToCorrect): Correction | null {
  if (sentence.length > maxCorrectedCharacters) return null;
  const { clauses, isTakenBack, isSameTurn } = saidBefore;
  const taken = readTakeBack(sentence);
  const said = taken?.said ?? sentence;
  if (said === '' || isQuestion(sentence)) return null;
  const sureness = { isSure: isTakenBack || taken?.isSure === true, mayCry: isSameTurn && taken?.isCried === true };
  const opening = sentence.slice(0, sentence.length - said.length);
  const fits = clauses.flatMap((clause) => correctionOf({ opening, said, ...sureness }, clause) ?? []);
  const ofMonth = fits.filter(({ clause }) => nameSameMonth(said, clause));
  if (ofMonth.length === 1) return ofMonth[0] ?? null;
  const last = fits.at(-1);
  return last !== undefined && (fits.length === 1 || last.clause === clauses.at(-1)) ? last : null;
}

interface Correcting {
  /** What takes back, and what is said behind it. */
  readonly opening: string;
  readonly said: string;
  readonly isSure: boolean;
  readonly mayCry: boolean;
}

function correctionOf({ opening, said, isSure, mayCry }: Correcting, clause: string): Correction | null {
  if (clause.length > maxCorrectedCharacters || isQuestion(clause)) return null;
  const behind = behindDenied(said, clause);
  const right = readRightValue(behind ?? said, clause);
  if (right.value === '') return null;
  const isCorrecting = isSure || behind !== null || right.isSure;
  const inItsPlace = isCorrecting || movesToTime(said) ? standingFor(right, clause) : movedTo(said, clause);
  if (inItsPlace !== null) return { clause, asSaid: said, ...inItsPlace };
  const isBeside =
    (isCorrecting && goesOnWithKind(right.value, clause)) ||
    ((isCorrecting || mayCry) && corrects(right.value, clause));
  if (
    !isBeside ||
    isForNoPlace(right.value.replace(pointing, ''), clause) ||
    callsSomebody(opening, right) ||
    namesSubject(right.value, clause)
  )
    return null;
  return right.rest === '' || bounds.test(right.rest)
    ? { clause, asSaid: opening + said, inItsPlace: null, rest: '' }
    : { clause, asSaid: opening + right.value, inItsPlace: null, rest: right.rest };
}

/** "The CI system is drone", of "The CI system is jenkins": it needs no clause in front to be understood. */
function namesSubject(value: string, clause: string): boolean {
  const subject = readTold(clause)?.subject.toLowerCase();
  return subject !== undefined && readTold(value)?.subject.toLowerCase() === subject;
}

/** "sorry Tim, that was for the other chat": whom it is said to. */
const callsSomebody = (opening: string, { value, rest }: RightValue): boolean =>
  rest !== '' && !bounds.test(rest) && name.test(value) && /\p{L}\s+$/u.test(opening);

/** "Otto, since March": what says no more than since when or why. */
const bounds = /^(?:since|until|till|from|as of|because|cause|seit|depuis|desde)\b/i;

/** What is right in place of the clause: with its time put right, or told again of its subject. */
function standingFor({ value, rest }: RightValue, clause: string): Pick<Correction, 'inItsPlace' | 'rest'> | null {
  const timed = belongsToTime.test(rest) ? null : withTimeCorrected(value, asTold(clause));
  if (timed !== null) return { inItsPlace: { before: '', clause: timed }, rest: rest.replace(/^and /i, '') };
  const wrong = readTold(clause);
  // "40 cm", of what is "30 cm deep", would lose what it measures.
  if (wrong !== null && !isFigureAlone.test(wrong.predicate) && correctsFigure(value.replace(pointing, ''), clause))
    return null;
  const told = wrong === null ? null : withSubjectOf(rest === '' ? value : `${value}, ${rest}`, wrong);
  return told === null ? null : { inItsPlace: told, rest: '' };
}

const isFigureAlone = /^(?:is|are|was|were) (?:\d[\d.,]*(?: \p{L}{1,10})?|\S*\d\S*)[.!]*$/u;

/** "and in Rotterdam", "not online": what goes on with the clause. */
const belongsToTime = /^(?:and )?(?:in|at|on|with|not|from|for|via|by)\b/i;

/** "they pushed it to Saturday" */
function movedTo(said: string, clause: string): Pick<Correction, 'inItsPlace' | 'rest'> | null {
  const moved = readMoved(said);
  const told = moved === null ? null : readTold(clause);
  if (moved === null || told === null || !namesTime(told.predicate)) return null;
  const timed = withTimeCorrected(moved.to.replace(/[.!]+$/, ''), asTold(clause));
  return { inItsPlace: { before: '', clause: timed ?? moved.toldOf(told) }, rest: '' };
}

/** "moved to Thursday", "it got pushed to the 9th": what moves something puts right when it is. */
const moves =
  /^(?:(?:it|that|they)(?:['’]s|['’]ve| is| was| were| has| have| got)? )?(?:(?:been|got|just) )*(?:moved|pushed|postponed|shifted|rescheduled|delayed|put off|brought forward|verschoben|reportée?|aplazad[oa]|verplaatst|spostat[oa])(?: back| up| forward| out)? (?:from (?:\S+ ){1,3})?(?:to|until|till|for|auf|au|à|al|para|naar|a) (?:the |den |dem |am )?/iu;

function movesToTime(said: string): boolean {
  const moved = moves.exec(said)?.[0];
  return moved !== undefined && opensWithTime(said.slice(moved.length));
}

/** "It's the Munich cluster", of what names no time: it stays behind the clause, and tells the same kind of thing. */
const goesOnWithKind = (said: string, clause: string): boolean =>
  /^(?:it|they|that|those|its|the [\p{L}-]+)(?:['’]\p{L}+)? (?=\S)/iu.test(said) &&
  (!/^the/i.test(said) || sharesNoun(said, clause)) &&
  !(namesTime(clause) && namesTime(said)) &&
  sharesKind(said, clause);

const sharesNoun = (said: string, clause: string): boolean =>
  wordsOf(clause).includes(/^the ([\p{L}-]+)/iu.exec(said)?.[1]?.toLowerCase() ?? '');

/** What "it" is told with, before a bare value. */
const pointing = /^(?:(?:it|that)['’]?s|it is|they['’]re|should be)\s+(?=\S)/i;

function corrects(said: string, corrected: string): boolean {
  const value = said.replace(pointing, '');
  if (timesIn(corrected).length > 0) return false;
  return correctsFigure(value, corrected) || correctsName(value, corrected) || correctsWord(value, corrected);
}

const maxValueWords = 4;
const figure = /(?<![\w.])\d[\d.,]*(?=[^\w.]|[a-z]{1,3}\b|$)/giu;

function correctsFigure(value: string, corrected: string): boolean {
  const words = wordsOf(value);
  const first = words[0] ?? '';
  if (words.length > maxValueWords || hasFiniteVerb(value) || timesIn(value).length > 0) return false;
  if (!/^\S{0,2}\d/.test(value))
    return counts.has(first) && wordsOf(corrected).filter((word) => counts.has(word)).length === 1;
  const nouns = words.filter((word) => /^\p{L}{2,}$/u.test(word));
  if (nouns.length === 0) return figuresLike(value, corrected.match(figure) ?? []).length === 1;
  return /\d/.test(corrected) && nouns.some((noun) => wordsOf(corrected).includes(noun));
}

/** The figures that a bare one may stand for: of several those with as many dots and digits. */
function figuresLike(value: string, said: readonly string[]): readonly string[] {
  if (said.length <= 1) return said;
  const form = (text: string): string => text.replace(/[.,]+$/, '').replace(/\d/g, '0');
  return said.filter((text) => form(text) === form(value));
}

const counts = wordSet('two three four five six seven eight nine ten eleven twelve fifteen twenty thirty');

/** "every second Wednesday", "hall C": one word of a phrase that was said is another of its form. */
function correctsWord(value: string, corrected: string): boolean {
  const right = value.split(' ');
  const said = corrected.replace(/[.!]+$/, '').split(' ');
  if (right.length > maxValueWords || (hasFiniteVerb(value) && !address.test(value))) return false;
  return said.some((_, at) => {
    const other = right.findIndex((word, place) => word.toLowerCase() !== said[at + place]?.toLowerCase());
    if (other < 0 || formOf(right[other]) !== formOf(said[at + other])) return false;
    const isRest = right
      .slice(other + 1)
      .every((word, place) => word.toLowerCase() === said[at + other + 1 + place]?.toLowerCase());
    return (
      isRest &&
      (other > 0 || right.length > 1 || standsAlone.has(formOf(right[0]) ?? '')) &&
      formOf(right[other]) !== null
    );
  });
}

/** Forms of which one word tells what it is put for. */
const standsAlone = wordSet('days address');

/** What kind of value a word is, by its form; null for any other word. */
function formOf(word = ''): string | null {
  if (/^\d+$/.test(word)) return 'number';
  if (address.test(word)) return 'address';
  if (/^\p{L}$/u.test(word)) return 'letter';
  if (/^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/i.test(word)) return /s$/i.test(word) ? 'days' : 'day';
  return /^\p{Lu}\p{Ll}+$/u.test(word) ? 'name' : null;
}

/** "https://example.com", "config/app.yml", "s3://backups" */
const address =
  /^(?:[\w+.-]+:\/\/\S+|(?=\S*\.|~?\/|\S*\/\S*\/)[\w.~-]*\/[\w./-]*\w|[\w-]+(?:\.[\w-]+)*\.[a-z]{2,5}(?:[/:]\S*)?)$/i;

/** "sorry, Tuva", behind "Tove leads the audit": the one name for the other. */
function correctsName(value: string, corrected: string): boolean {
  if (!name.test(value) || corrected.includes(value)) return false;
  const said = corrected.match(names) ?? [];
  return said.length === 1 || said.filter((other) => isGivenName(other) === isGivenName(value)).length === 1;
}

const name = /^\p{Lu}\p{Ll}{1,20}$/u;
const names =
  /(?<![\p{L}'’.])(?!(?:The|We|Our|My|It|This|That|I|In|On|At|For|And|But|So|All|No|Please|Use|Ask)\b)\p{Lu}\p{Ll}{1,20}(?!\p{L})/gu;

/** The sentence behind the clause that it corrects, word for word. */
export const behindItsClause = (clause: string, sentence: string): string =>
  `${/[.!…]$/.test(clause) ? clause : `${clause}.`} ${sentence}`;
