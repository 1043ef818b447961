import { isMoveTarget } from '../context/moved-times.js';
import { isOpening, type Reading, wordAt } from '../context/time-rule.js';
import { isAppointment, isClockBehind } from '../tense/appointments.js';
import { isPronounSubject } from '../tense/subjects.js';
import { months, ordinalSuffixes, partsOfDay, shortWeekdays, weekdays } from '../tokens/english-words.js';

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

/** Where two of them stand on either side of a link, small letters are clear. */
export function weekdayNamed(reading: Reading, at: number): number | null {
  const word = wordAt(reading, at);
  return weekdays.get(word) ?? shortWeekdays.get(word) ?? null;
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
export const alwaysDays = new Set(['tues', 'thur', 'thurs']);

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

export const leadsOfDays = new Set('on by until till since from before after for to this'.split(' '));

/** Whether what stands around a short name ("sat", "wed") tells that it is a day. */
export const isNamedClearly = (reading: Reading, at: number): boolean =>
  reading.isLed === true ||
  leadsOfDays.has(wordAt(reading, at - 1)) ||
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

export const runLinks = new Set(['to', 'through', 'thru', '-', '–', '/']);
