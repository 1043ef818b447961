import { presentOfBe } from './auxiliaries.js';
import { isoWeekStart } from './calendar.js';
import { isCounted } from './english-words.js';
import { isGluedWord, isMark, type Match, type Reading, type Rule, RuleIndex, wordAt } from './reading.js';
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

const matchAbbreviated: Rule = (reading, at) => matchWeekNumber(reading, at, at + 1);

const leads = new Set(['in', 'by', 'until', 'till', 'from', 'since', 'before', 'after', 'for', 'early', 'late', 'mid']);
/** "She is in week 14" is how far along she is. */
const formsOfBe = new Set([...presentOfBe, "'s", 'am', 'im', 'be', 'was', 'were']);
/** Up to here weeks are counted from the beginning of anything. */
const lastSmallWeek = 4;

const matchLed: Rule = (reading, at) => {
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
  const [from, to] = [Number(first.word), Number(last.word)];
  const isCounted = ['of', 'pregnant', 'old'].includes(wordAt(reading, at + 4));
  if (from <= lastTaughtWeek || to <= from || to > maxWeek || isCounted) return null;
  if (reading.tenses.around(at, at + 4) === null) return null;
  return placeYearly(reading, at, at + 4, (year) => {
    const [start, end] = [yearlyWeek(from)(year), yearlyWeek(to)(year)];
    return start === null || end === null ? null : { start: start.start, end: end.end };
  });
};

const maxWeek = 53;

/** "Semaine 14", "sem. 14"; but "par semaine 40 euros", "semaine 6 du cours". */
const matchFrench: Rule = (reading, at) => {
  const number = isMark(reading, at + 1, '.') ? at + 2 : at + 1;
  const [token, after] = [reading.tokens[number], reading.tokens[number + 1]];
  if (token?.kind !== 'number' || Number(token.word) <= lastSmallWeek) return null;
  if (['par', 'chaque', 'une', 'cette'].includes(wordAt(reading, at - 1))) return null;
  const isOther =
    after?.kind === 'word' && (['du', 'de'].includes(after.word) || isCounted(after.word, after.isCapital));
  return isOther ? null : matchWeekNumber(reading, at, number);
};

const personal = new Set(['i', 'we', 'he', 'she', 'you', 'they']);

const matchSpelled: Rule = (reading, at) =>
  wordAt(reading, at + 1) === 'week' ? matchWeekNumber(reading, at, at + 2) : null;

export const calendarWeekRules = new RuleIndex()
  .add(abbreviations, matchAbbreviated)
  .add(['calendar'], matchSpelled)
  .add(['week'], matchLed)
  .add(['weeks'], matchWeeks)
  .add(['sem', 'semaine'], matchFrench);
