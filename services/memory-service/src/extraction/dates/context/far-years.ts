import { isBesideGerman } from '../languages/lookalikes/english-am.js';
import { months, ordinalSuffixes } from '../tokens/english-words.js';
import { isGluedWord, isMark, isOpening, type Reading, wordAt } from './time-rule.js';

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
function farYearAt(reading: Reading, at: number): number | null {
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

/** What people tell of the centuries before them, and of little else. */
const wordsOfHistory = new Set(
  [
    'born baptized baptised died buried beheaded executed assassinated exiled married reigned ruled crowned enthroned',
    'signed ratified renewed proclaimed declared abolished enacted annexed ceded conquered invaded defeated besieged',
    'colonized colonised liberated settled sailed founded built rebuilt erected consecrated established invented',
    'discovered patented published printed written composed premiered painted sculpted carved',
    'treaty war wars battle siege king queen emperor empress pope sultan tsar duke empire kingdom dynasty colony century',
    'revolution reformation renaissance plague crusade cathedral monastery castle fortress symphony opera',
    'nació nacido nacida murió fundó fundada fundado firmado firmada firmó construida construido nasceu morreu',
    'construída construído assinado assinada nacque morì fondata fondato firmato firmata costruita costruito',
  ]
    .join(' ')
    .split(' '),
);
const leads = new Set(['in', 'en', 'em', 'nel']);
/** "It was fixed in 1529", "the image was built in 1200": a ticket, a line, a time of day, and what software does. */
const notOfYears = new Set(
  [
    'fixed merged resolved closed addressed handled reverted introduced tracked reported filed described discussed',
    'found seen split divided grouped packed crashed failed error bug issue ticket pr port line row rows page room',
    'id code version test build hex connection session image container docker package bundle cache heap query request',
    'response server api bytes file files record records process worker pod job log',
  ]
    .join(' ')
    .split(' '),
);
const reachTokens = 8;
const sentenceReachTokens = 20;

/**
 * "The treaty was signed in 1529", "in 1529 the treaty was signed": told of what was, beside a word of history, and of
 * nothing that has numbers.
 */
export function bareFarYearAt(reading: Reading, at: number): number | null {
  return leads.has(wordAt(reading, at - 1)) ? historicYearAt(reading, at) : null;
}

/** "Signed in the year 1494", "the year 2150"; but "last year 1500". */
export function namedFarYearAt(reading: Reading, at: number): number | null {
  if (wordAt(reading, at - 2) !== 'the') return null;
  const year = farYearAt(reading, at);
  return year !== null && year > latestNear ? year : historicYearAt(reading, at);
}

function historicYearAt(reading: Reading, at: number): number | null {
  const year = farYearAt(reading, at);
  if (year === null || year > latestNear) return null;
  for (let away = 1; away <= reachTokens; away += 1) {
    if (notOfYears.has(wordAt(reading, at - 1 - away))) return null;
    if (notOfYears.has(wordAt(reading, at + away))) return null;
  }
  return isBesideHistory(reading, at) && reading.tenses.around(at, at + 1) === 'past' ? year : null;
}

/** Whether a word of history stands near a place, in its sentence. */
function isBesideHistory(reading: Reading, at: number): boolean {
  return [1, -1].some((step) => {
    for (let away = 1; away <= sentenceReachTokens; away += 1) {
      const place = at + away * step;
      const token = reading.tokens[place];
      if (token === undefined || token.kind === 'break' || /^[.!?;]$/.test(token.word)) return false;
      if (isOfHistory(reading, place)) return true;
    }
    return false;
  });
}

const beforeSigned = new Set(['was', 'were', 'been', 'being', 'and']);

/** But "Ana signed in", at half past two; German "war" is no war. */
function isOfHistory(reading: Reading, at: number): boolean {
  const word = wordAt(reading, at);
  if (!wordsOfHistory.has(word)) return false;
  if (word === 'war') return !isBesideGerman(reading.tokens, at);
  if (word !== 'signed' || wordAt(reading, at + 1) !== 'in' || reading.tokens[at + 2]?.kind !== 'number') return true;
  return isOpening(reading, at) || isMark(reading, at - 1, ',') || beforeSigned.has(wordAt(reading, at - 1));
}
