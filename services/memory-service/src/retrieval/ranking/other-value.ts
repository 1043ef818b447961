import { functionWords } from '../../extraction/language/lexicon/english-words.js';
import { wordsOf } from '../../extraction/language/lexicon/word-set.js';
import { tokenize } from '../tokenizer/tokenizer.js';
import type { Answer } from './answer.js';
import type { Statement } from './statement.js';
import { tellsChange } from './tells-change.js';
import { isTelling } from './tells-end.js';

/*
 * "The backend has been rewritten in Go" tells another value of what "The backend is written in Ruby" does, in other
 * words; "The gateway timeout is 60 seconds" is told of another thing than "The worker timeout is 30 seconds".
 */

/** Statements with more words than these, stop words apart, tell more than a value. */
const maxWords = 8;
/** Words of its own that the later one may have beside its value, where it lacks a word that was asked for. */
const maxForeignWords = 1;

/**
 * Whether a change tells another value of the same thing: both name it and tell a value of one form, and the later one
 * tells of nothing else, whichever words of the question it does without.
 */
export function tellsOtherValue(later: Statement, { statement: earlier, words: asked }: Answer): boolean {
  if (later.wording.words.size > maxWords || earlier.wording.words.size > maxWords) return false;
  const { lexemes: before } = earlier.wording;
  const shared = sharedNames(later, earlier);
  if (shared.length === 0 || !(tellValuesOfOneForm(later, earlier) || countTheSame(later, earlier))) return false;
  const missing = askedAndUntold(asked, later).filter((word) => before.has(word) && !isMeasure(word));
  const isNamed = (word: string): boolean => earlier.subject.has(word) && !isPriceOf(later, earlier, word);
  if (missing.some(isNamed) || tellOtherMeasures(later, earlier)) return false;
  // "Der API-Port ist 8080": of what it is told is not known, so any of its words may be that.
  if (missing.length > 0 && earlier.subject.size === 0 && earlier.tone.concerned === null) return false;
  return missing.length === 0 || foreignWords(later, earlier).length <= maxForeignWords;
}

/** Words that tell of a figure what it measures: "the upload limit" is "the max upload size". */
const measures = new Set(
  tokenize(
    'max maximum min minimum limit cap ceiling quota size amount number price cost fee rate level figure threshold ' +
      'length width height weight duration timeout volume',
  ),
);
const isMeasure = (word: string): boolean => measures.has(word);

/** "The gym put the price up": what costs it need not be said again, where the price is of the same seller. */
function isPriceOf(later: Statement, earlier: Statement, word: string): boolean {
  const { subject, values } = earlier;
  if (!values.forms.has('money') || ![...later.wording.lexemes].some(isMeasure)) return false;
  if (foreignWords(later, earlier).length > 0) return false;
  const named = [...subject];
  return (
    named.indexOf(word) > 0 && named.slice(0, named.indexOf(word)).every((each) => later.wording.lexemes.has(each))
  );
}

/** The least and the most, or the length and the width, are values of two things. */
export function tellOtherMeasures({ wording: one }: Statement, { wording: other }: Statement): boolean {
  return opposed.some((measures) => {
    const [told, toldBefore] = [one, other].map(({ lexemes }) => measures.findIndex((words) => hasAny(lexemes, words)));
    return told !== -1 && toldBefore !== -1 && told !== toldBefore;
  });
}
const hasAny = (lexemes: ReadonlySet<string>, words: readonly string[]): boolean =>
  words.some((word) => lexemes.has(word));
/** Of each group a thing has several, each with its own words. */
const opposed = ['min minimum least,max maximum most', 'length,width,height,weight,duration timeout,volume'].map(
  (group) => group.split(',').map((words) => tokenize(words)),
);

const counted = /(?<!\p{L})(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve) (?<what>\p{L}{3,})/giu;

/** "Two approvals" and "one approval" are two numbers of the same. */
function countTheSame({ candidate: one }: Statement, { candidate: other }: Statement): boolean {
  const things = countedIn(other.memory);
  return countedIn(one.memory).some((thing) => things.includes(thing));
}
const countedIn = (text: string): readonly string[] =>
  [...text.matchAll(counted)].flatMap(({ groups }) => tokenize(groups?.what ?? ''));

/** Words of a question that name something, and that a statement does without. */
const askedAndUntold = (asked: readonly string[], { wording: { lexemes } }: Statement): readonly string[] =>
  asked.filter((word) => isTelling(word) && !lexemes.has(word));

/** Figures, and units: "euro" tells nothing of what is paid for. */
export const isUnit = /\d|^(?:euro|dollar|pound|percent|second|minut|hour|day|week|month|year|kg|km|mb|gb|degre)$/;

const tellValuesOfOneForm = ({ values: one }: Statement, { values: other }: Statement): boolean =>
  [...one.forms].some((form) => other.forms.has(form)) ||
  (one.tellsNumber && other.tellsNumber && [...one.marks].some((mark) => other.marks.has(mark)));

/** "with Jenkins", "from Sixt": a value, unless it has a version. */
const namedValue = /(?<=(?<!\p{L})(?:from|to|with|on|in|by|at|use|using) )\p{Lu}[\p{L}\d.]*(?! v?\d)/gu;

/** Words for what both are told of: no values and no units. */
function sharedNames({ wording }: Statement, { wording: { lexemes }, candidate }: Statement): readonly string[] {
  const values = (candidate.memory.match(namedValue) ?? []).flatMap((name) => tokenize(name));
  return [...wording.lexemes].filter(
    (word) => lexemes.has(word) && isTelling(word) && !isUnit.test(word) && !values.includes(word),
  );
}

/** Words that tell of something which the earlier one does not name, and are no values. */
function foreignWords(later: Statement, earlier: Statement): readonly string[] {
  const written = later.candidate.memory.match(/[\p{L}\d][\p{L}\d._/+#-]*/gu) ?? [];
  const foreign = written.filter((word, at) => !isNameOrNumber(word, at) && !tellsChange(word));
  return foreign
    .flatMap((word) => tokenize(word))
    .filter((word) => isTelling(word) && !isMeasure(word) && !earlier.wording.lexemes.has(word));
}

const isNameOrNumber = (word: string, at: number): boolean => /\d/.test(word) || (at > 0 && /^\p{Lu}/u.test(word));

/**
 * Whether a word of the question tells apart what the two are told of: "the worker timeout" and "the gateway timeout".
 */
export function isToldApartByQuestion(later: Statement, { statement: earlier, words: asked }: Answer): boolean {
  if (later.isLong || earlier.isLong) return false;
  const missing = askedAndUntold(asked, later);
  if (missing.length === 0) return false;
  const words = wordsOf(earlier.candidate.memory);
  const laterWords = wordsOf(later.candidate.memory);
  return words.some((word, at) => {
    const head = words[at + 1];
    if (head === undefined || functionWords.has(head) || !tokenize(word).some((lexeme) => missing.includes(lexeme)))
      return false;
    const place = laterWords.indexOf(head);
    const before = laterWords[place - 1];
    if (place < 1 || before === undefined || functionWords.has(before)) return false;
    return tokenize(before).every((lexeme) => isTelling(lexeme) && !earlier.wording.lexemes.has(lexeme));
  });
}

/** "We no longer rent the pug mill from Sixt" ends nothing of the van that is asked for. */
export function endsOther(later: Statement, { statement: earlier, words: asked }: Answer): boolean {
  if (askedAndUntold(asked, later).length === 0) return false;
  return later.clauses.some(
    ({ tellsEnd, lexemes }) =>
      tellsEnd && [...lexemes].some((word) => isTelling(word) && !earlier.wording.lexemes.has(word)),
  );
}

const purpose =
  /(?: for (?:the |our |my |its )?| as (?:the|our|my|an?) )(?<what>(?:(?! for | as (?:the|our|my|an?) )[^,;.]){3,40})[.!]*$/i;

const isDoneAs = / as (?:the|our|my|an?) /i;

/** "We switched from Redis to Kafka for the job queue" puts nothing right of what Redis does for caching. */
export function isForOtherPurpose(later: Statement, { statement: earlier, words: asked }: Answer): boolean {
  if (later.isLong) return false;
  const what = tokenize(purpose.exec(later.candidate.memory)?.groups?.what ?? '').filter(isTelling);
  if (what.length === 0 || what.some((word) => earlier.wording.lexemes.has(word))) return false;
  // "I work as a nurse", "No, I work as a teacher": what it is done as is the value.
  if (isDoneAs.test(later.candidate.memory) && isDoneAs.test(earlier.candidate.memory)) return false;
  return askedAndUntold(asked, later).length > 0 && !isTakenInstead(what, later);
}

/** "We ditched LaunchDarkly for Unleash": all that is told instead. */
const isTakenInstead = (what: readonly string[], { clauses }: Statement): boolean =>
  clauses.some(
    ({ lexemes }, at) =>
      clauses[at - 1]?.isSwapped === true && [...lexemes].every((word) => !isTelling(word) || what.includes(word)),
  );
