import { months, ordinalSuffixes } from './english-words.js';
import { isGluedWord, isMark, type Reading, wordAt } from './reading.js';

/*
 * Years that nobody lives in: "signed on 7 June 1494", "in 1529 the treaty was signed". Four digits of those centuries
 * mostly count, or tell a time of day, so more has to be beside them than beside "2019".
 */

const [first, last] = [1000, 2999];
/** Between these `years.ts` reads them. */
const [earliestNear, latestNear] = [1900, 2099];
/** What follows a year, in any of the languages, and is no noun that the number counts. */
const behindYears = new Set(
  [
    'a an and as at between but by during for from he her his in it its near of our she that the their there they',
    'under until',
    'when where which while who with we i the marks marked года году roku und in im bei als wurde war et à en',
    'au fut y fue nació e il',
    'foi nasceu è nacque in op te werd w we na urodził в во на родился',
  ]
    .join(' ')
    .split(' '),
);

/** Such a year at a place, of which nothing behind it makes an amount. */
export function farYearAt(reading: Reading, at: number): number | null {
  const token = reading.tokens[at];
  if (token?.kind !== 'number' || token.word.length !== 4 || isGluedWord(reading, at + 1)) return null;
  const year = Number(token.word);
  if (year < first || year > last || (year >= earliestNear && year <= latestNear)) return null;
  return endsYear(reading, at + 1) ? year : null;
}

const germanParticiple = /^(?:\p{L}{0,8}ge\p{L}{2,16}|(?:unter|ver|be|er|ent|über)\p{L}{3,16})(?:t|en)$/u;

/** Whether what stands behind a year goes on with something else: no "of them", no noun. */
function endsYear(reading: Reading, at: number): boolean {
  const after = reading.tokens[at];
  if (after === undefined || after.kind === 'break') return true;
  if (after.kind === 'mark') return /^[.,;:!?)\]"”»–—]$/.test(after.word);
  if (after.kind !== 'word' || after.word === 'of') return false;
  return behindYears.has(after.word) || germanParticiple.test(after.word) || isSubject(reading, at);
}

/** "On 7 June 1494 Spain and Portugal signed it"; but German "am 7. August 1500 Nutzer". */
const isSubject = ({ tokens }: Reading, at: number): boolean =>
  tokens[at]?.isCapital === true && tokens[at - 3]?.kind === 'number' && months.has(tokens[at - 2]?.word ?? '');

/**
 * The year behind a day, a month or a feast (its token is the one before `at`), with a comma, "of" or "in" between.
 * What is to come then was no day of the Middle Ages, and what was no day of the 22nd century: "meet on 7 June 1430",
 * "landed 5 May 2150" are a time of day.
 */
export function farYearBehind(reading: Reading, at: number, from: number): number | null {
  const year = farYearAt(reading, from);
  if (year === null || isMark(reading, at, '.')) return null;
  const isBehindDay = [1, 2, 3].some((back) => isDayNumber(reading, at - back));
  const isBehindName = reading.tokens[at - 1]?.isCapital === true || wordAt(reading, at) === 'of';
  if (!isBehindDay && (!isBehindName || isMark(reading, at, ','))) return null;
  if (isMark(reading, at, ',') && isAmountIn(reading, from + 1)) return null;
  return isBehindDay && isTimeOfDay(reading, at, from, year) ? null : year;
}

/** "7 June, 1200 in total"; but "born June 7, 1494 in Porto". */
const isAmountIn = (reading: Reading, at: number): boolean =>
  wordAt(reading, at) === 'in' && reading.tokens[at + 1]?.isCapital !== true;

const isDayNumber = (reading: Reading, at: number): boolean => {
  const token = reading.tokens[at];
  return (token?.kind === 'number' && token.word.length <= 2) || ordinalSuffixes.has(token?.word ?? '');
};

function isTimeOfDay(reading: Reading, at: number, next: number, year: number): boolean {
  if (year % 100 >= 60 || year >= 2400) return false;
  const tense = reading.tenses.around(at - 1, next);
  if (year > latestNear) return tense === 'past';
  return tense !== null && tense !== 'past' && tense !== 'perfect';
}

const leads = new Set(['in', 'since', 'until', 'before', 'after', 'around', 'circa', 'en', 'em', 'nel', 'anno']);
/** "It was fixed in 1529", "ended in 1024", "found in 1200": a ticket, digits, a line. */
const notOfYears = new Set(
  [
    'fixed merged resolved closed addressed handled reverted introduced tracked reported filed described discussed',
    'ended ending resulted resulting',
    'found seen split divided grouped packed crashed failed error bug issue ticket pr port line row page room',
    'id code version test build hex',
  ]
    .join(' ')
    .split(' '),
);
const reachTokens = 8;

/**
 * "The treaty was signed in 1529", "in 1529 the treaty was signed": told of what was, and of nothing that has numbers.
 */
export function bareFarYearAt(reading: Reading, at: number): number | null {
  const year = farYearAt(reading, at);
  if (year === null || year > latestNear || !leads.has(wordAt(reading, at - 1))) return null;
  for (let away = 1; away <= reachTokens; away += 1) {
    if (notOfYears.has(wordAt(reading, at - 1 - away))) return null;
    if (notOfYears.has(wordAt(reading, at + away))) return null;
  }
  return reading.tenses.around(at, at + 1) === 'past' ? year : null;
}
