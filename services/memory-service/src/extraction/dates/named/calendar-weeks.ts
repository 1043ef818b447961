import { isoWeekStart } from '../calendar/calendar.js';
import {
  isGluedWord,
  isMark,
  type Match,
  numberKey,
  type Reading,
  type Rule,
  RuleIndex,
  wordAt,
} from '../context/time-rule.js';
import { isScandinavian } from '../languages/words/scandinavian-sentence.js';
import { presentOfBe } from '../tense/auxiliaries.js';
import { isCounted } from '../tokens/english-words.js';
import type { Token } from '../tokens/tokens.js';
import { placeYearly, type Yearly } from './yearly.js';
import { fourDigitYearAt } from './years.js';

/*
 * Weeks that are counted from the beginning of the year, as ISO 8601 does: "calendar week 15", "CW 15", "KW15",
 * "semaine 15", and behind a word of time "in week 15". Weeks of a course or of a pregnancy are counted too.
 */

const abbreviations = ['cw', 'kw', 'calendarweek', 'kalenderwoche'];

const yearlyWeek =
  (week: number): Yearly =>
  (year) => {
    const monday = isoWeekStart(year, week);
    return monday === null ? null : { start: monday, end: monday + 6 };
  };

/** The week whose number stands at a place. */
function matchWeekNumber(reading: Reading, at: number, number: number): Match | null {
  const token = reading.tokens[number];
  const isNumber = token?.kind === 'number' && token.word.length <= 2 && !isGluedWord(reading, number + 1);
  return isNumber && Number(token.word) > 0
    ? placeYearly(reading, at, number + 1, yearlyWeek(Number(token.word)))
    : null;
}

/** The weeks from that number to another behind it: "KW 29 und 30", "uge 29-30", "vecka 28 till 31". */
function matchWeekNumbers(reading: Reading, at: number, number: number): Match | null {
  const [first, last] = [reading.tokens[number], reading.tokens[number + 2]];
  const isLinked = linksOfWeeks.has(reading.tokens[number + 1]?.word ?? '');
  const isRun = isLinked && first?.kind === 'number' && last?.kind === 'number' && !isGluedWord(reading, number + 3);
  return (isRun ? matchRun(reading, at, number + 3, first, last) : null) ?? matchWeekNumber(reading, at, number);
}

const linksOfWeeks = new Set('- – to and bis und til till og och à et al a y e en tot do i'.split(' '));

function matchRun(reading: Reading, at: number, next: number, first: Token, last: Token): Match | null {
  const [from, to] = [Number(first.word), Number(last.word)];
  if (from === 0 || to <= from || to > maxWeek || to - from > maxWeeksOfRun) return null;
  return placeYearly(reading, at, next, (year) => {
    const [start, end] = [yearlyWeek(from)(year), yearlyWeek(to)(year)];
    return start === null || end === null ? null : { start: start.start, end: end.end };
  });
}

const maxWeek = 53;
/** "KW 3 und 40" are two times. */
const maxWeeksOfRun = 12;

const matchAbbreviated: Rule = (reading, at) => matchWeekNumbers(reading, at, at + 1);

const leads = new Set(['in', 'by', 'until', 'till', 'from', 'since', 'before', 'after', 'for', 'early', 'late', 'mid']);
/** "She is in week 14" is how far along she is. */
const formsOfBe = new Set([...presentOfBe, "'s", 'am', 'im', 'be', 'was', 'were']);
/** Up to here weeks are counted from the beginning of anything. */
const lastSmallWeek = 4;

const matchLed: Rule = (reading, at) => {
  if (absences.has(wordAt(reading, at - 1)) && isBeyondSmall(reading, at + 1))
    return matchWeekNumbers(reading, at, at + 1);
  const number = reading.tokens[at + 1];
  const first = isSetFor(reading, at - 1) ? lastTaughtWeek : lastSmallWeek;
  const isLed = leads.has(wordAt(reading, at - 1)) || first === lastTaughtWeek;
  const isOfYear = wordAt(reading, at + 2) === 'of' && fourDigitYearAt(reading, at + 3) !== null;
  if (!isLed || number?.kind !== 'number' || (Number(number.word) <= first && !isOfYear)) return null;
  const isState = formsOfBe.has(wordAt(reading, at - 2)) && personal.has(wordAt(reading, at - 3));
  if (isOfYear) return matchWeekNumber(reading, at, at + 1);
  const isCounted = wordAt(reading, at + 2) === 'of' || wordAt(reading, at + 2) === "'s";
  // Without a verb that is known it may be the week of anything.
  const isTold = reading.tenses.around(at, at + 2) !== null;
  return isState || isCounted || !isTold ? null : matchWeekNumber(reading, at, at + 1);
};

/** "Holiday week 43 and 44", "kids at camp wk 28" */
const absences = new Set('holiday holidays vacation leave away off closed shut camp pto ooo'.split(' '));

const isBeyondSmall = ({ tokens }: Reading, at: number): boolean =>
  tokens[at]?.kind === 'number' && Number(tokens[at]?.word) > lastSmallWeek;

/** The weeks of a term, of a plan for training. */
const lastTaughtWeek = 16;

/** "The pilot run is week 39", and not "she is week 39", "this is week 20". */
const isSetFor = (reading: Reading, at: number): boolean =>
  formsOfBe.has(wordAt(reading, at)) && !notSet.has(wordAt(reading, at - 1));

const notSet = new Set(['i', 'we', 'he', 'she', 'you', 'they', 'it', 'this', 'that', 'now', '']);

const links = ['-', '–', 'to'];

/** `weeks 28–31`, as a holiday or a freeze is told. */
const matchWeeks: Rule = (reading, at) => {
  const [first, last] = [reading.tokens[at + 1], reading.tokens[at + 3]];
  const isLinked = links.includes(reading.tokens[at + 2]?.word ?? '');
  if (!isLinked || first?.kind !== 'number' || last?.kind !== 'number' || isGluedWord(reading, at + 4)) return null;
  const isCounted = ['of', 'pregnant', 'old'].includes(wordAt(reading, at + 4));
  if (Number(first.word) <= lastTaughtWeek || isCounted) return null;
  if (reading.tenses.around(at, at + 4) === null) return null;
  return matchRun(reading, at, at + 4, first, last);
};

/**
 * "Semaine 14", "sem. 14", "uge 28", "vecka 28", "la semana 28", "tygodniu 28"; but "par semaine 40 euros", "semaine 6
 * du cours", "estoy en la semana 20".
 */
const matchForeign: Rule = (reading, at) => {
  const number = isMark(reading, at + 1, '.') ? at + 2 : at + 1;
  const [token, after] = [reading.tokens[number], reading.tokens[number + 1]];
  if (token?.kind !== 'number' || Number(token.word) <= lastSmallWeek) return null;
  if (beforeAnyWeek.has(wordAt(reading, at - 1)) || isHowFarAlong(reading, at)) return null;
  const isOther =
    after?.kind === 'word' &&
    ((wordsOfOwner.has(after.word) && fourDigitYearAt(reading, number + 2) === null) ||
      isCounted(after.word, after.isCapital));
  return isOther ? null : matchWeekNumbers(reading, at, number);
};

/** Before what is paid or done in any week. */
const beforeAnyWeek = new Set(
  'par chaque une cette por cada una esta per ogni una questa cada uma esta om hver varje denna denne co każdym każdy'.split(
    ' ',
  ),
);
const wordsOfOwner = new Set('du de del da do di della des af av i ciąży'.split(' '));
const weekLeads = new Set('en la em na à in i w nella alla'.split(' '));
const foreignBe = new Set('estoy está estás soy sono è sei suis est estou jestem jest er är'.split(' '));

/** "Estoy en la semana 20", "jeg er i uge 20": how far along somebody is. */
function isHowFarAlong(reading: Reading, at: number): boolean {
  let before = at - 1;
  while (before > at - 3 && weekLeads.has(wordAt(reading, before))) before -= 1;
  return foreignBe.has(wordAt(reading, before));
}

const foreignWeeks = 'sem semaine semana settimana vecka veckan uge uke uka tydzień tygodniu tygodnia tydzien'.split(
  ' ',
);

/** "v. 28", "v 28", as Swedes write a week; "v28" is a version. */
const matchShortSwedish: Rule = (reading, at) => {
  const number = isMark(reading, at + 1, '.') ? at + 2 : at + 1;
  if (reading.tokens[number]?.isGlued !== false || reading.tokens[at]?.isCapital === true) return null;
  return isScandinavian(reading.tokens, at) ? matchWeekNumber(reading, at, number) : null;
};

/** "In der 28. Kalenderwoche" */
const matchOrdinal: Rule = (reading, at) => {
  const isWeek = isMark(reading, at + 1, '.') && ['kw', 'kalenderwoche'].includes(wordAt(reading, at + 2));
  const match = isWeek ? placeYearly(reading, at, at + 3, yearlyWeek(Number(reading.tokens[at]?.word))) : null;
  return (reading.tokens[at]?.word.length ?? 0) > 2 ? null : match;
};

const personal = new Set(['i', 'we', 'he', 'she', 'you', 'they']);

const matchSpelled: Rule = (reading, at) =>
  wordAt(reading, at + 1) === 'week' ? matchWeekNumber(reading, at, at + 2) : null;

export const calendarWeekRules = new RuleIndex()
  .add(abbreviations, matchAbbreviated)
  .add(['calendar'], matchSpelled)
  .add(['week'], matchLed)
  .add(['weeks'], matchWeeks)
  .add(foreignWeeks, matchForeign)
  .add([numberKey], matchOrdinal)
  .add(['v'], matchShortSwedish);
