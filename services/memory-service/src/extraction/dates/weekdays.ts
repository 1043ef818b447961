import { isAppointment, isClockBehind } from './appointments.js';
import { type DaySpan, daySpan, weekdayOf } from './calendar.js';
import { months, ordinalSuffixes, ordinals, partsOfDay, shortWeekdays, weekdays } from './english-words.js';
import { isMove, isMoveTarget } from './moves.js';
import {
  floating,
  isOpening,
  leanAt,
  type Match,
  type Reading,
  type Rule,
  RuleIndex,
  skipOptional,
  wordAt,
} from './reading.js';
import { isPronounSubject } from './subjects.js';

/**
 * The latest such weekday before the day: said on a Friday, "on Friday" is a week ago, for today has a word of its own.
 */
export function weekdayBefore(day: number, weekday: number): number {
  return day - 1 - ((weekdayOf(day - 1) - weekday + 7) % 7);
}

export function weekdayAfter(day: number, weekday: number): number {
  return day + 1 + ((weekday - weekdayOf(day + 1) + 7) % 7);
}

/** The weekday of a week (or of any other span of at least seven days: its first). */
export function weekdayWithin(span: DaySpan, weekday: number): number {
  return weekdayAfter(span.start - 1, weekday);
}

/**
 * Number of the weekday named at a place, 0 for Monday; abbreviations as capitals, or where what is beside them tells.
 */
export function weekdayAt(reading: Reading, at: number): number | null {
  const word = wordAt(reading, at);
  const full = weekdays.get(word);
  if (full !== undefined) return full;
  const short = shortWeekdays.get(word);
  if (short === undefined) return null;
  const isClear = alwaysDays.has(word) || reading.tokens[at]?.isCapital === true || isClearlyShort(reading, at);
  return isClear ? short : null;
}

/** "Wed I upgraded Postgres", "mon: pick up the rental car": it opens its line or sentence. */
function opensLine(reading: Reading, at: number): boolean {
  const after = reading.tokens[at + 1];
  // "Mon: 1920x1080" is a monitor.
  const isLabel =
    after?.word === ':' && after.isGlued && (!isHour(reading, at + 2) || isClockBehind(reading.tokens, at + 2));
  return isOpening(reading, at) && (isPronounSubject(reading.tokens, at + 1) || isLabel);
}

const smallLeads = new Set('on by until till since this next last coming thing'.split(' '));

/** "wed 8:30", "sat 6:40", "on thu", "thu and fri"; but "she sat at 8:30", "when we wed". */
function isClearlyShort(reading: Reading, at: number): boolean {
  const clock = reading.tokens[at + 1];
  if (clock?.kind === 'clock' || (clock?.kind === 'number' && isClockBehind(reading.tokens, at + 1))) return true;
  // "Sat the 21st"
  if (wordAt(reading, at + 1) === 'the' && ordinalSuffixes.has(wordAt(reading, at + 3)))
    return !isPronounSubject(reading.tokens, at - 1);
  if (chatParts.has(wordAt(reading, at + 1)) || isBetweenHours(reading, at))
    return !isPronounSubject(reading.tokens, at - 1);
  if (wordAt(reading, at - 1) === 'on') return wordAt(reading, at) !== 'sun' || !livesOn.has(wordAt(reading, at - 2));
  if (isLastOfClause(reading, at) || opensLine(reading, at)) return true;
  if (isBeforeDate(reading, at + 1) || isRunOfDays(reading, at) || isBesideNamed(reading, at)) return true;
  if (isPaired(reading, at) || isMoveTarget(reading, at)) return true;
  if (verbsToo.has(wordAt(reading, at))) return isLedSince(reading, at);
  return smallLeads.has(wordAt(reading, at - 1)) || isClockBehind(reading.tokens, at + 1);
}

/** "The house runs on sun" */
const livesOn = new Set(
  'run runs ran running live lives living depend depends feed feeds thrive thrives based'.split(' '),
);

/** "The plumber comes wed between 8 and 12" */
const isBetweenHours = (reading: Reading, at: number): boolean =>
  wordAt(reading, at + 1) === 'between' &&
  isHour(reading, at + 2) &&
  reading.tokens[at + 3]?.word === 'and' &&
  isHour(reading, at + 4);

const isHour = (reading: Reading, at: number): boolean => ['number', 'clock'].includes(reading.tokens[at]?.kind ?? '');

/** "Sat nite", "fri morning"; "she sat evening after evening" is none. */
const chatParts = new Set(['nite', 'morning', 'night', 'afternoon', 'eve', 'arvo', 'am', 'pm']);

/** "Sat 24 oct", "fri 27th", but "she sat 27th". */
const isBeforeDate = (reading: Reading, at: number): boolean =>
  reading.tokens[at]?.kind === 'number' &&
  (ordinalSuffixes.has(wordAt(reading, at + 1)) || months.has(wordAt(reading, at + 1))) &&
  !isPronounSubject(reading.tokens, at - 2);

/** "Thurs to sun", "mon-wed": a weekday on either side of a link. */
const isRunOfDays = (reading: Reading, at: number): boolean =>
  [1, -1].some(
    (step) => runLinks.has(reading.tokens[at + step]?.word ?? '') && weekdayNamed(reading, at + 2 * step) !== null,
  );

/** "The sat after next", "the fri before easter", "last mon before term". */
const isBesideNamed = (reading: Reading, at: number): boolean =>
  ['before', 'after'].includes(wordAt(reading, at + 1)) &&
  (besideLeads.has(wordAt(reading, at - 1)) ||
    (['next', 'last'].includes(wordAt(reading, at + 2)) && !isPronounSubject(reading.tokens, at - 1)));

const besideLeads = new Set(['the', 'first', 'last']);

/** "Thu and Fri" */
const isPaired = (reading: Reading, at: number): boolean =>
  [1, -1].some((step) => wordAt(reading, at + step) === 'and' && shortWeekdays.has(wordAt(reading, at + 2 * step)));

const verbsToo = new Set(['sat', 'sun']);

/** "Since sat", "till sun"; but "till sun up". */
const isLedSince = (reading: Reading, at: number): boolean =>
  ['since', 'until', 'till', 'last', 'next', 'coming'].includes(wordAt(reading, at - 1)) &&
  !['up', 'down', 'set', 'rise'].includes(wordAt(reading, at + 1));

/** Short names that are no other word … */
const onlyDays = new Set(['tue', 'tues', 'weds', 'thu', 'thur', 'thurs', 'fri']);
/** … and those that are one in no language, so that nothing has to lead to them. */
const alwaysDays = new Set(['tues', 'thur', 'thurs']);
/** "Came mon", "next sat", but "yes mon", "they sat". */
const maybeDays = new Map([
  ['mon', new Set('came coming here back arrives due this next last until till by'.split(' '))],
  ['sat', new Set(['this', 'next', 'last', 'coming'])],
  ['sun', new Set(['next', 'last', 'coming'])],
]);

/** Behind what one is invited to, or what came about: "lunch sun?", "mum landed sun". */
const wordsToo = new Set(['mon', 'wed', 'sat', 'sun']);
const happened = new Set(
  'done fixed merged shipped deployed released came landed left arrived started finished died broke happened ended closed moved'.split(
    ' ',
  ),
);

/** "Let's meet fri then" */
const behindLast = new Set(['then', 'please', 'pls', 'plz', 'instead', 'too', 'though', 'tho']);

/** "See u fri", "the router arrives thu." */
function isLastOfClause(reading: Reading, at: number): boolean {
  const after = reading.tokens[at + 1];
  const isLast =
    after === undefined ||
    after.kind === 'break' ||
    (after.kind === 'mark' ? !/^[-–/'’]$/.test(after.word) : behindLast.has(after.word));
  if (!isLast || wordAt(reading, at - 1) === '') return false;
  const [day, before] = [wordAt(reading, at), wordAt(reading, at - 1)];
  if (onlyDays.has(day) || maybeDays.get(day)?.has(before) === true) return true;
  return wordsToo.has(day) && (isAppointment(before) || happened.has(before));
}

export function skipPartOfDay(reading: Reading, at: number): number {
  return partsOfDay.has(wordAt(reading, at)) ? at + 1 : at;
}

const notOneDay = new Set(
  'not every each any most some a per no another other all the our my your their his her its'.split(' '),
);
const namedDays = new Set(
  'black good cyber easter palm ash shrove maundy holy whit super happy patch casual'.split(' '),
);
const pluralParts = new Set(['mornings', 'afternoons', 'evenings', 'nights']);
const leads = new Set('on by until till since from before after for to this'.split(' '));

/** `on Friday`, `Friday morning`, `Monday`: the last or the coming one, as the tense of its sentence says. */
const matchWeekday: Rule = (reading, at) => {
  const weekday = weekdayAt(reading, at);
  if (weekday === null) return null;
  const isShort = shortWeekdays.has(wordAt(reading, at)) && !alwaysDays.has(wordAt(reading, at));
  if (isShort && !isLed(reading, at)) return null;
  if (isNoOneDay(reading, at) || isInName(reading, at)) return null;
  const next = skipPartOfDay(reading, at + 1);
  return floating(next, daySpan(placeWeekday(reading, weekday, at, next)));
};

/** Whether what stands around a short name ("sat", "wed") tells that it is a day. */
const isLed = (reading: Reading, at: number): boolean =>
  reading.isLed === true ||
  leads.has(wordAt(reading, at - 1)) ||
  isRunOfDays(reading, at) ||
  isClockBehind(reading.tokens, at + 1) ||
  isBetweenHours(reading, at) ||
  isLedSince(reading, at) ||
  isMoveTarget(reading, at) ||
  wordAt(reading, at - 1) === 'thing' ||
  chatParts.has(wordAt(reading, at + 1)) ||
  opensLine(reading, at) ||
  isPaired(reading, at) ||
  partsOfDay.has(wordAt(reading, at + 1)) ||
  isLastOfClause(reading, at);

/**
 * "Every Friday", "a Friday", "the first Friday of March", "Friday mornings": each one, any one, or one that something
 * else tells.
 */
function isNoOneDay(reading: Reading, at: number): boolean {
  const [before, after] = [wordAt(reading, at - 1), wordAt(reading, at + 1)];
  if (isOneOfEvery(reading, at)) return true;
  const isBeside = before === 'the' && ['before', 'after'].includes(after) && wordAt(reading, at + 2) !== '';
  if (notOneDay.has(before) && !isBeside) return true;
  // "On a rainy Saturday"
  if (before !== 'on' && wordAt(reading, at - 2) === 'a' && wordAt(reading, at - 3) === 'on') return true;
  if (ordinals.has(before) && ['every', 'each'].includes(wordAt(reading, at - 2))) return true;
  if ((ordinals.has(before) || before === 'last') && isOfMonth(reading, at + 1)) return true;
  if (isBeforePluralPart(reading, at) || isKindOfDayBefore(reading, at) || opensWeek(reading, at)) return true;
  return isRule(reading, at) || isOnlyDay(reading, at) || isKindOfDay(reading, at);
}

/** "Thursday mornings", "Tue and Thu evenings": every week's. */
function isBeforePluralPart(reading: Reading, at: number): boolean {
  let place = at;
  for (let days = 0; days < maxListedDays; days += 1) {
    const next = wordAt(reading, place + 2) === 'and' ? place + 3 : place + 2;
    const isLinked = listLinks.has(reading.tokens[place + 1]?.word ?? '');
    if (!isLinked || weekdayNamed(reading, next) === null) break;
    place = next;
  }
  return pluralParts.has(wordAt(reading, place + 1));
}

/** "Our bin day is Thursday", "laundry day is Sunday": what is done on that day of every week. */
const isKindOfDayBefore = (reading: Reading, at: number): boolean =>
  wordAt(reading, at - 1) === 'is' &&
  wordAt(reading, at - 2) === 'day' &&
  weeklyKinds.has(wordAt(reading, at - 3)) &&
  !['this', 'next'].includes(wordAt(reading, at - 4));

const weeklyKinds = new Set('bin laundry cleaning washing market rest bath leg pizza gym'.split(' '));

/** "A week that begins on Saturday", "our week starts on Monday"; "next week starts on the 3rd" is one. */
function opensWeek(reading: Reading, at: number): boolean {
  if (wordAt(reading, at - 1) !== 'on' || !['begins', 'starts', 'ends'].includes(wordAt(reading, at - 2))) return false;
  const week = ['that', 'which'].includes(wordAt(reading, at - 3)) ? at - 4 : at - 3;
  return wordAt(reading, week) === 'week' && !['this', 'next', 'last', 'coming'].includes(wordAt(reading, week - 1));
}

/** "Black Friday", "Wed Burndown Chart" */
const isInName = (reading: Reading, at: number): boolean =>
  namedDays.has(wordAt(reading, at - 1)) ||
  (reading.tokens[at]?.isCapital === true && isPartOfName(reading, at - 1)) ||
  isInRun(reading, at);

const maxListedDays = 6;

/** "Every tue, wed and thurs": one of a list that is every week's. */
function isOneOfEvery(reading: Reading, at: number): boolean {
  let place = at;
  for (let days = 0; days < maxListedDays && listLinks.has(reading.tokens[place - 1]?.word ?? ''); days += 1) {
    const before = wordAt(reading, place - 1) !== '' && reading.tokens[place - 2]?.word === ',' ? place - 3 : place - 2;
    if (weekdayNamed(reading, before) === null) return false;
    place = before;
  }
  return (place < at && isEvery(reading, place)) || isNamedEvery(reading, at);
}

/** "Every Tuesday", "every other Tuesday", "each second Tuesday" */
function isEvery(reading: Reading, at: number): boolean {
  const before = wordAt(reading, at - 1);
  return ['every', 'each'].includes(before === 'other' || ordinals.has(before) ? wordAt(reading, at - 2) : before);
}

const sameDayReachTokens = 12;

/**
 * "We deploy every Thursday, unless Thursday is a holiday": the one that was told as every week's; but "… and Thursday
 * it broke".
 */
function isNamedEvery(reading: Reading, at: number): boolean {
  if (!beforeExceptions.has(wordAt(reading, at - 1))) return false;
  for (let back = 2; back <= sameDayReachTokens; back += 1) {
    const token = reading.tokens[at - back];
    if (token === undefined || token.kind === 'break' || token.word === '.') return false;
    if (token.word === wordAt(reading, at) && isEvery(reading, at - back)) return true;
  }
  return false;
}

const beforeExceptions = new Set(['unless', 'if', 'when', 'whenever']);

const listLinks = new Set(['and', 'or', ',', '/']);

/** "The last Friday of each month", "the first Monday of the month". */
export const isOfMonth = (reading: Reading, at: number): boolean =>
  wordAt(reading, at) === 'of' && ['each', 'every', 'the', 'a'].includes(wordAt(reading, at + 1));

export function placeWeekday(reading: Reading, weekday: number, at: number, next: number): number {
  return leanAt(reading, at, next) === 'past'
    ? weekdayBefore(reading.anchor, weekday)
    : weekdayAfter(reading.anchor, weekday);
}

/** "Taco Tuesday", "Freaky Friday": a capital in the middle of a sentence. */
function isPartOfName(reading: Reading, at: number): boolean {
  const before = reading.tokens[at];
  if (before?.kind !== 'word' || !before.isCapital || leads.has(before.word) || before.word === 'i') return false;
  const start = reading.tokens[at - 1];
  return start !== undefined && start.kind === 'word' && !beforePlaces.has(start.word);
}

/** "to Berlin Friday": a name of its own. */
const beforePlaces = new Set(['to', 'in', 'from', 'at', 'with', 'near', 'through', 'via']);

const ruleWords = new Set('never always usually normally typically generally avoid no'.split(' '));
const ruleReachTokens = 8;

/** "Never deploy on Friday", "no meetings on Friday": what holds for every week, unless it is told of the past. */
function isRule(reading: Reading, at: number): boolean {
  for (let back = 1; back <= ruleReachTokens; back += 1) {
    const token = reading.tokens[at - back];
    if (token === undefined || token.kind === 'break' || (token.kind === 'mark' && token.word !== ',')) return false;
    if (!ruleWords.has(token.word) || wordAt(reading, at - back + 1) === 'longer') continue;
    const tense = reading.tenses.around(at, at + 1);
    return token.word === 'no' ? tense === null : tense === null || tense === 'present';
  }
  return false;
}

const onlyLinks = new Set(['on', 'and', 'or', ',']);
const onlyReachTokens = 8;

/** "Deploys only Tuesday and Thursday": these and no others, every week. */
function isOnlyDay(reading: Reading, at: number): boolean {
  let before = at - 1;
  const first = at - onlyReachTokens;
  while (before > first && (onlyLinks.has(reading.tokens[before]?.word ?? '') || weekdayAt(reading, before) !== null))
    before -= 1;
  if (wordAt(reading, before) !== 'only') return false;
  // "Available only Friday" is one Friday.
  const isOneOfSeveral = before < at - 2 || [2, 3].some((ahead) => weekdayAt(reading, at + ahead) !== null);
  const tense = reading.tenses.around(at, at + 1);
  return isOneOfSeveral && (tense === null || tense === 'present');
}

const kindsOfDay = new Set(
  'planning review retro sprint release deploy deployment meeting gym laundry cleaning washing shopping market school office home rest bath leg bin pizza study writing focus admin errand training practice'.split(
    ' ',
  ),
);

/** What is done on a certain weekday of each week; "Friday is when we leave" may be one Friday. */
const weeklyDeeds = new Set(
  'deploy release ship plan review bake clean shop train practise practice garden iron tidy restock'.split(' '),
);

/** "Monday is planning day", "Friday is our gym day", "Friday is when we deploy". */
function isKindOfDay(reading: Reading, at: number): boolean {
  if (wordAt(reading, at + 1) !== 'is') return false;
  if (wordAt(reading, at + 2) === 'when')
    return isPronounSubject(reading.tokens, at + 3) && weeklyDeeds.has(wordAt(reading, at + 4));
  const kind = ['my', 'our'].includes(wordAt(reading, at + 2)) ? at + 3 : at + 2;
  return kindsOfDay.has(wordAt(reading, kind)) && wordAt(reading, kind + 1) === 'day';
}

const runLinks = new Set(['to', 'through', 'thru', '-', '–', '/']);

/** "Monday to Friday": one of a run, which is every week's unless the rule for ranges takes it. */
function isInRun(reading: Reading, at: number): boolean {
  if (reading.isLed || isMove(reading, at - 1) || isMove(reading, at - 3)) return false;
  return [1, -1].some(
    (step) => runLinks.has(reading.tokens[at + step]?.word ?? '') && weekdayAt(reading, at + 2 * step) !== null,
  );
}

/** A weekday behind a week, or several: `last week on Friday`, `next week, Thursday to Sunday`, `next week mon-wed`. */
export function narrowToWeekday(reading: Reading, match: Match): Match {
  if (match.span.end - match.span.start !== 6) return match;
  const days = weekdaysOfWeek(reading, match);
  if (days !== null) return days;
  const from = skipOptional(reading, match.next, 'on');
  const weekday = weekdayAt(reading, from);
  if (weekday === null || (from === match.next && shortWeekdays.has(wordAt(reading, from)))) return match;
  return { ...match, next: skipPartOfDay(reading, from + 1), span: daySpan(weekdayWithin(match.span, weekday)) };
}

function weekdaysOfWeek(reading: Reading, match: Match): Match | null {
  const start = reading.tokens[match.next]?.word === ',' ? match.next + 1 : match.next;
  const from = skipOptional(reading, start, 'from');
  const [first, last] = [weekdayNamed(reading, from), weekdayNamed(reading, from + 2)];
  if (first === null || last === null || last < first) return null;
  if (!runLinks.has(reading.tokens[from + 1]?.word ?? '')) return null;
  const span = { start: weekdayWithin(match.span, first), end: weekdayWithin(match.span, last) };
  return { ...match, next: from + 3, span };
}

/** Where two of them stand on either side of a link, small letters are clear. */
export function weekdayNamed(reading: Reading, at: number): number | null {
  const word = wordAt(reading, at);
  return weekdays.get(word) ?? shortWeekdays.get(word) ?? null;
}

export const weekdayRules = new RuleIndex().add([...weekdays.keys(), ...shortWeekdays.keys()], matchWeekday);
