import { type SpokenNumber, withSpokenNumbers } from '../../tokens/spoken-number.js';
import { type Token, wordOf } from '../../tokens/tokens.js';
import { dutch } from '../words/dutch.js';
import { french } from '../words/french.js';
import { german } from '../words/german.js';
import { italian } from '../words/italian.js';
import { portuguese } from '../words/portuguese.js';
import { spanish } from '../words/spanish.js';
import { spellings } from '../words/spellings.js';

/*
 * Days of a month as they are said: "am zwölften März", "le vingt-deux mai", "el doce de abril", "op negen juni". They
 * become the numbers that they stand for, so that every rule knows them.
 */

/** Words for the numbers from one on, each with its number. */
const countedFromOne = (words: string): readonly (readonly [string, number])[] =>
  words.split(' ').map((word, at) => [word, at + 1] as const);

const germanUnits = 'ein zwei drei vier fünf sechs sieben acht neun'.split(' ');
const germanOrdinals: readonly (readonly [string, number])[] = [
  ...countedFromOne(
    'erste zweite dritte vierte fünfte sechste siebte achte neunte zehnte elfte zwölfte dreizehnte vierzehnte fünfzehnte sechzehnte siebzehnte achtzehnte neunzehnte zwanzigste',
  ),
  ['siebente', 7],
  ...germanUnits.map((unit, at) => [`${unit}undzwanzigste`, at + 21] as const),
  ['dreißigste', 30],
  ['dreissigste', 30],
  ['einunddreißigste', 31],
  ['einunddreissigste', 31],
];
const dutchUnits = 'eenen tweeën drieën vieren vijfen zesen zevenen achten negenen'.split(' ');
const dutchDays: readonly (readonly [string, number])[] = [
  ...countedFromOne(
    'een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig',
  ),
  ...countedFromOne(
    'eerste tweede derde vierde vijfde zesde zevende achtste negende tiende elfde twaalfde dertiende veertiende vijftiende zestiende zeventiende achttiende negentiende twintigste',
  ),
  ['één', 1],
  ...dutchUnits.flatMap((unit, at) => ['twintig', 'twintigste'].map((ten) => [unit + ten, at + 21] as const)),
  ['dertig', 30],
  ['dertigste', 30],
  ['eenendertig', 31],
  ['eenendertigste', 31],
];
const frenchDays: readonly (readonly [string, number])[] = [
  ...countedFromOne('un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'),
  ['premier', 1],
  ['vingt', 20],
  ['trente', 30],
];
const spanishDays: readonly (readonly [string, number])[] = [
  ...countedFromOne(
    'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve treinta',
  ),
  ['primero', 1],
];

const italianDays: readonly (readonly [string, number])[] = [
  ...countedFromOne(
    'uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti ventuno ventidue ventitré ventiquattro venticinque ventisei ventisette ventotto ventinove trenta trentuno',
  ),
  ['primo', 1],
];
const portugueseDays: readonly (readonly [string, number])[] = [
  // "Um maio quente": the first is "primeiro".
  ...countedFromOne(
    'primeiro dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove vinte',
  ),
  ['quatorze', 14],
  ['dezasseis', 16],
  ['dezassete', 17],
  ['dezanove', 19],
  ['trinta', 30],
];

/** A word of each language for a day, and the names of its months. */
interface SpokenLanguage {
  readonly days: ReadonlyMap<string, number>;
  readonly months: ReadonlySet<string>;
  /** Between the day and its month. */
  readonly of: readonly string[];
}

const languages: readonly SpokenLanguage[] = [
  { days: inAnyCase(germanOrdinals), months: namesOf(german.months), of: [] },
  { days: asSpelled(frenchDays), months: namesOf(french.months), of: [] },
  { days: asSpelled(spanishDays), months: namesOf(spanish.months), of: ['de'] },
  { days: asSpelled(dutchDays), months: namesOf(dutch.months), of: ['van'] },
  { days: asSpelled(italianDays), months: namesOf(italian.months), of: ['di'] },
  { days: asSpelled(portugueseDays), months: namesOf(portuguese.months), of: ['de'] },
];

function asSpelled(days: readonly (readonly [string, number])[]): ReadonlyMap<string, number> {
  return new Map(days.flatMap(([word, day]) => spellings(word).map((each) => [each, day] as const)));
}

/** "der zwölfte", "am zwölften", "zwölfter März" */
function inAnyCase(ordinals: readonly (readonly [string, number])[]): ReadonlyMap<string, number> {
  return asSpelled(ordinals.flatMap(([word, day]) => ['', 'n', 'r', 's'].map((end) => [word + end, day] as const)));
}

function namesOf(months: readonly string[]): ReadonlySet<string> {
  return new Set(months.flatMap((forms) => forms.split('|')).flatMap(spellings));
}

const wordsOfDays: ReadonlySet<string> = new Set(languages.flatMap(({ days }) => [...days.keys()]));
/** Between two days, of which the second names the month. */
const links = new Set(['bis', 'zum', 'und', 'au', 'et', 'al', 'y', 'tot', 'en', 'met', 'to', 'a', 'ao', 'e']);
const maxLinkTokens = 3;

/** The tokens with every day in words before its month, or behind "am", as a number. */
export function withSpokenDays(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ word }) => wordsOfDays.has(word))) return tokens;
  return withSpokenNumbers(tokens, (at) => (wordsOfDays.has(wordOf(tokens, at)) ? spokenDayAt(tokens, at) : null));
}

function spokenDayAt(tokens: readonly Token[], at: number): SpokenNumber | null {
  for (const language of languages) {
    const spoken = spokenDayOf(tokens, at, language);
    if (spoken !== null) return spoken;
  }
  return null;
}

function spokenDayOf(tokens: readonly Token[], at: number, language: SpokenLanguage): SpokenNumber | null {
  const day = dayAt(tokens, at, language);
  if (day === null) return null;
  if (isBeforeMonth(tokens, day.next, language) || isBeforeDay(tokens, day.next, language)) return day;
  // "Am zwölften": what follows is looked at by the rule for numbers.
  return language.days === languages[0]?.days && wordOf(tokens, at - 1) === 'am' ? day : null;
}

function isBeforeMonth(tokens: readonly Token[], at: number, { months, of }: SpokenLanguage): boolean {
  return months.has(wordOf(tokens, of.includes(wordOf(tokens, at)) ? at + 1 : at));
}

/** "Vom fünften bis zum neunten Mai" */
function isBeforeDay(tokens: readonly Token[], at: number, language: SpokenLanguage): boolean {
  let next = at;
  while (next < at + maxLinkTokens && links.has(wordOf(tokens, next))) next += 1;
  const day = next === at ? null : dayAt(tokens, next, language);
  return day !== null && isBeforeMonth(tokens, day.next, language);
}

/** `zwölften`, `vingt-deux`, `vingt et un`, `treinta y uno` */
function dayAt(tokens: readonly Token[], at: number, { days }: SpokenLanguage): SpokenNumber | null {
  const day = days.get(wordOf(tokens, at));
  if (day === undefined) return null;
  if (day !== ten && day !== twenty && day !== thirty) return { value: day, next: at + 1 };
  const unitAt = joints.has(tokens[at + 1]?.word ?? '') ? at + 2 : at + 1;
  const unit = tokens[unitAt - 1]?.word === '-' ? unitBehindDash(tokens, unitAt) : unitAt;
  const more = days.get(wordOf(tokens, unit));
  return more === undefined || more > 9 || day + more > maxDay
    ? { value: day, next: at + 1 }
    : { value: day + more, next: unit + 1 };
}

/** `vingt-et-un` */
const unitBehindDash = (tokens: readonly Token[], at: number): number =>
  wordOf(tokens, at) === 'et' && tokens[at + 1]?.word === '-' ? at + 2 : at;

const joints = new Set(['-', 'et', 'y', 'e']);
const [ten, twenty, thirty, maxDay] = [10, 20, 30, 31];
