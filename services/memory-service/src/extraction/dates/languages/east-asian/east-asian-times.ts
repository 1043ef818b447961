import {
  civilDate,
  type DaySpan,
  dayNumber,
  daySpan,
  isValidDate,
  monthSpan,
  parseIsoDate,
  yearSpan,
} from '../../calendar/calendar.js';
import { moveDay, unitSpan } from '../../named/periods.js';
import { yearlySeason } from '../../named/seasons.js';
import { weekdayAfter, weekdayBefore, weekdayWithin } from '../../named/weekdays.js';
import { currentOrComing, lastBegun, type Yearly } from '../../named/yearly.js';
import { thirdOf } from '../../spans/parts-of-periods.js';
import type { Unit } from '../../tokens/english-words.js';
import { eastAsianTense } from './east-asian-tense.js';
import {
  behindAgo,
  behindAhead,
  countedUnits,
  days,
  numerals,
  periods,
  seasons,
  weekdays,
} from './east-asian-words.js';

/** A time in a text without spaces; positions are UTF-16, `end` exclusive. */
export interface EastAsianTime {
  readonly start: number;
  readonly end: number;
  readonly span: DaySpan;
  readonly isAbsolute: boolean;
}

const script = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

/** Whether a text has letters of these scripts. */
export function isEastAsian(text: string): boolean {
  return script.test(text);
}

function oneOf(words: Iterable<string>): string {
  return [...words].sort((a, b) => b.length - a.length).join('|');
}

function periodsOf(accepts: (unit: Unit) => boolean): string[] {
  return Object.entries(periods).flatMap(([name, [unit]]) => (accepts(unit) ? [name] : []));
}

const monthNumeralSource = '十[一二]?|[一二三四五六七八九]';
const weekdaySource = `(?:(?:周|週|星期|礼拜|禮拜)(?<zh>[一二三四五六日天])|(?<ja>[月火水木金土日])曜(?:日|(?!日))|(?<ko>[월화수목금토일])요일)`;
/** Behind a weekday: what holds for every week, "only on Tuesdays", "not on Fridays", "Monday to Friday". */
const monday = '(?:月曜日?|[周週期]一|월요일)';
const fridayBehind = '(?:から|到|至|부터|[〜～~-])\\s?(?:金曜日?|周五|週五|星期五|금요일)';
const everyWeek = `(?<=${monday})${fridayBehind}|(?<=${monday}${fridayBehind})|は|には|の(?![夜朝昼晩夕午])|だけ|のみ|ごと|に?[^。！？\\n]{0,16}(?:しません|しない)|마다|은|에는|에만|만|의|에[^.。!?\\n]{0,24}(?:지 않(?:습|는|아)|안 (?:합|해)|금지)|从?不|從不|都|才|别|別|禁`;
const numeralSource = `(?<count>\\d{1,3}|[${Object.keys(numerals).join('')}])`;
/**
 * "27日に", "3일에", and the first of two: a day of a month that is not named; "3日に一度" is how often, "3日から5日かかる" how long.
 */
const bareDayBehind = [
  '日(?=に(?![一1１数]|\\d{1,2}[回度]|[二三四五六]回|かけて|わたって|渡って|及[びぶん]|増|減)|(?:から|[〜～~-])\\d{1,2}日(?:まで|に))',
  '일(?=에(?! ?(?:[한1몇]|\\d{1,2} ?번|[두세네] ?번|걸쳐))|(?:부터|[~～-]) ?\\d{1,2}일(?:까지|에))',
  '[号號](?=(?:到|至|[~～-])\\d{1,2}[号號](?![楼樓机機球选選线線门門桌店房车車]))',
].join('|');
/** "来月末", "今年年底", "다음 달 초": the last or the first third; and its last day for what is due. */
const partSource = '[年月]?[末底](?!年始)|[年月]?初(?!め?て)め?|[上中下]旬|말|초|중순';
const isDueBehind = /^(?:まで|迄|に?締|に?切|之?前|以前|까지|전까지|[^，。、,.]{0,4}(?:到期|截止|过期|期限切れ|만료))/u;
const timePattern = new RegExp(
  [
    `(?<!\\d)(?<year>(?:19|20)\\d\\d|[12]\\d{3}(?=\\s?[年년](?:に|에|\\s?\\d{1,2}\\s?[月월])))\\s?[年년](?!前|级|級|全|後|后)(?:度)?(?:\\s?(?<month>\\d{1,2})\\s?[月월](?:\\s?(?<day>\\d{1,2})\\s?[日号號일])?)?`,
    `(?<![\\w.-])(?<iso>\\d{4}-\\d\\d-\\d\\d)(?![\\w.-])`,
    `(?<![\\d年])(?<monthOnly>\\d{1,2})\\s?[月월]\\s?(?<dayOnly>\\d{1,2})\\s?[日号號일]`,
    `(?<otherPeriod>${oneOf(periodsOf((unit) => unit !== 'week'))})(?:(?:の|的|\\s)?(?:(?<inMonth>\\d{1,2}|${monthNumeralSource})\\s?[月월](?:\\s?(?<inDay>\\d{1,2})\\s?[日号號일])?|(?<inSeason>${oneOf(Object.keys(seasons))})[天季]?|(?<ofPart>${partSource})|(?<ofMonth>\\d{1,2})\\s?[日号號일](?![間间後后前])))?`,
    `(?<period>${oneOf(periodsOf((unit) => unit === 'week'))})(?:(?:の|的|\\s)?(?:(?<zhIn>[一二三四五六日天])(?![个個天年月])|(?<jaIn>[月火水木金土日])曜(?:日|(?!日))|(?<koIn>[월화수목금토일])요일))?`,
    `(?<![\\d月年月월년이毎每])(?<barePart>[月年](?:末|底)(?!年始)|월말|연말)`,
    `(?<half>半年|반\\s?년)\\s?(?<halfWay>${oneOf([...behindAgo, ...behindAhead])})`,
    `(?<![\\d年])(?<bareMonth>\\d{1,2})\\s?(?:月(?:(?<monthPart>${partSource})|(?=に|から|份|(?:到|至|[〜～~-])\\d{1,2}月))|월(?:\\s?(?<monthPartKo>말|초|중순)|(?=에|부터)))`,
    `(?<![\\d年月년월第.])(?<bareDay>\\d{1,2})\\s?(?:${bareDayBehind})`,
    `(?<=在)(?<bareMonthIn>\\d{1,2}|${monthNumeralSource})月(?!\\d)`,
    `(?<![\\d第])${numeralSource}\\s?(?<unit>${oneOf(Object.keys(countedUnits))})\\s?(?<way>${oneOf([...behindAgo, ...behindAhead])})`,
    `(?<dayWord>${oneOf(Object.keys(days))})(?!날|游戏)`,
    `(?<![每毎매只仅僅]|每个|每個|只在|仅在|僅在|毎週|매주 )${weekdaySource}(?!${everyWeek})`,
  ].join('|'),
  'gu',
);

/** The first day from one on that has this number in its month, and the latest up to one. */
const comingDay = (dayOfMonth: number, day: number): DaySpan | null => nearestDay(dayOfMonth, day, 1);
const latestDay = (dayOfMonth: number, day: number): DaySpan | null => nearestDay(dayOfMonth, day, -1);

function nearestDay(dayOfMonth: number, day: number, step: 1 | -1): DaySpan | null {
  // Of three months in a row one has 31 days.
  for (let away = 0; away < 3; away += 1) {
    const { year, month } = civilDate(unitSpan('month', day, away * step).start);
    const span = dayOfYear(month, dayOfMonth)(year);
    if (span !== null && (span.start - day) * step >= 0) return span;
  }
  return null;
}

const inBrackets = /^\s?\((\d{4}-\d\d-\d\d)(?: to (\d{4}-\d\d-\d\d))?\)/;
const maxBracketsCharacters = 28;
/** As far as a "since" is looked for behind a time. */
const reachCharacters = 24;
const sincePattern = /^(?:\s?(?:以来|以來|起|から|부터|이후))(?!.{0,20}(?:まで|까지))/u;
/** Whether a text is nothing but a time: "昨日", "지난주에", "来月の頭" is not. */
export function isOnlyEastAsianTime(text: string): boolean {
  if (text.length > maxTimeCharacters || !isEastAsian(text)) return false;
  const [time] = findEastAsianTimes(text, 0, 1);
  return (
    time?.start === 0 &&
    /^(?:は|に|には|の[夜朝昼晩]|の夕方|에|에는|早上|晚上|下午|上午|中午)?$/u.test(text.slice(time.end))
  );
}

const maxTimeCharacters = 16;

/**
 * The times of a Chinese, Japanese or Korean text, left to right. `anchor` is a day number. One pass; every look around
 * is bounded.
 */
export function findEastAsianTimes(text: string, anchor: number, maxTimes: number): readonly EastAsianTime[] {
  const times: EastAsianTime[] = [];
  for (const match of text.matchAll(timePattern)) {
    if (times.length === maxTimes) break;
    if (match.index < (times.at(-1)?.end ?? 0)) continue;
    const groups = match.groups ?? {};
    const span = spanOf(groups, text, match.index, match.index + match[0].length, anchor);
    if (span === null) continue;
    const firstEnd = match.index + match[0].length;
    const until = lastOfRange(span, text, firstEnd, anchor);
    const end = until?.end ?? firstEnd;
    const written = writtenBehind(text, end);
    const isFromThen = until === null && isSince(text, end, span, anchor);
    times.push({
      start: match.index,
      end: written?.end ?? end,
      span: written?.span ?? { start: span.start, end: until?.last ?? (isFromThen ? anchor : span.end) },
      isAbsolute: written !== null || groups.year !== undefined || groups.iso !== undefined,
    });
  }
  return times;
}

const anchoredTime = new RegExp(timePattern.source, 'uy');
/** Between the two times of a range; what begins with "from" has to end with "until". */
const joint = /\s?(?:(?<from>から|より|부터)|[〜～~–—-]|至|到)\s?/uy;
const untilMark = /\s?(?:まで|迄|까지|にかけて)/uy;
const dayAlone = /(?<day>\d{1,2})\s?[日号號일](?![間间前後后간])/uy;
const monthAlone = /(?<month>\d{1,2})\s?[月월](?!\s?\d)/uy;
const lasted = /\s?から\s?(?<count>\d{1,2})日間/uy;

function matchAt(pattern: RegExp, text: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index;
  return pattern.exec(text);
}

/**
 * The last day of a range whose first time ends at a place, and where it ends: "12月3日から5日まで", "5月1日至5日", "5월 3일~6일".
 */
function lastOfRange(first: DaySpan, text: string, at: number, anchor: number): { last: number; end: number } | null {
  const duration = matchAt(lasted, text, at);
  if (duration !== null && first.start === first.end)
    return { last: first.start + Number(duration.groups?.count) - 1, end: at + duration[0].length };
  const link = matchAt(joint, text, at);
  if (link === null) return null;
  const from = at + link[0].length;
  const second =
    matchAt(first.start === first.end ? dayAlone : monthAlone, text, from) ?? matchAt(anchoredTime, text, from);
  if (second === null) return null;
  const end = from + second[0].length;
  if (link.groups?.from !== undefined && matchAt(untilMark, text, end) === null) return null;
  const span = spanBehind(second.groups ?? {}, first, anchor);
  return span !== null && span.end > first.start ? { last: span.end, end } : null;
}

/** The second time of a range: what names no year or week is the next one behind the first. */
function spanBehind(groups: Groups, first: DaySpan, anchor: number): DaySpan | null {
  const { start } = first;
  if (groups.year !== undefined) return writtenDate(Number(groups.year), groups.month, groups.day);
  if (groups.monthOnly !== undefined)
    return currentOrComing(dayOfYear(Number(groups.monthOnly), Number(groups.dayOnly)), start);
  if (groups.month !== undefined) return currentOrComing(wholeMonth(Number(groups.month)), start);
  if (groups.day !== undefined) return comingDay(Number(groups.day), start);
  const weekday = weekdayNumber(groups.zh ?? groups.ja ?? groups.ko);
  if (weekday !== null) return daySpan(weekdayAfter(start, weekday));
  if (groups.dayWord !== undefined) return daySpan(anchor + (days[groups.dayWord] ?? 0));
  return groups.period === undefined ? null : weekSpanOf(groups, anchor);
}

type Groups = Readonly<Record<string, string | undefined>>;

function spanOf(groups: Groups, text: string, index: number, end: number, anchor: number): DaySpan | null {
  const isDue = isDueBehind.test(text.slice(end, end + maxDueCharacters));
  if (groups.iso !== undefined) {
    const day = parseIsoDate(groups.iso);
    return day === null ? null : daySpan(day);
  }
  if (groups.year !== undefined) return writtenDate(Number(groups.year), groups.month, groups.day);
  if (groups.monthOnly !== undefined)
    return placeYearly(dayOfYear(Number(groups.monthOnly), Number(groups.dayOnly)), text, index, anchor);
  if (groups.bareDay !== undefined) {
    const isAhead = eastAsianTense(text, index) === 'future';
    return isAhead ? comingDay(Number(groups.bareDay), anchor) : latestDay(Number(groups.bareDay), anchor);
  }
  const month = groups.bareMonth ?? groups.bareMonthIn;
  if (month !== undefined) {
    const whole = placeYearly(wholeMonth(monthNumber(month)), text, index, anchor);
    const part = groups.monthPart ?? groups.monthPartKo;
    return whole === null || part === undefined ? whole : partOf(whole, part, isDue);
  }
  if (groups.half !== undefined) return unitSpan('month', anchor, isAgo(groups.halfWay) ? -6 : 6);
  if (groups.barePart !== undefined)
    return partOf(unitSpan(/[月월]/u.test(groups.barePart) ? 'month' : 'year', anchor, 0), groups.barePart, isDue);
  if (groups.otherPeriod !== undefined) return otherPeriodSpan(groups, anchor, isDue);
  if (groups.period !== undefined) return weekSpanOf(groups, anchor);
  if (groups.count !== undefined) return countedSpan(groups, anchor);
  if (groups.dayWord !== undefined) return daySpan(anchor + (days[groups.dayWord] ?? 0));
  const weekday = weekdayNumber(groups.zh ?? groups.ja ?? groups.ko);
  if (weekday === null) return null;
  return daySpan(
    eastAsianTense(text, index) === 'future' ? weekdayAfter(anchor, weekday) : weekdayBefore(anchor, weekday),
  );
}

function writtenDate(year: number, month: string | undefined, day: string | undefined): DaySpan | null {
  if (month === undefined) return yearSpan(year);
  if (day !== undefined) return dayOfYear(Number(month), Number(day))(year);
  return isValidDate(year, Number(month), 1) ? monthSpan(year, Number(month)) : null;
}

function dayOfYear(month: number, day: number): Yearly {
  return (year) => (isValidDate(year, month, day) ? daySpan(dayNumber(year, month, day)) : null);
}

/** How many times nearer a coming day must be than the past one to be meant where no verb tells. */
const muchNearer = 3;

function placeYearly(yearly: Yearly, text: string, index: number, anchor: number): DaySpan | null {
  const [past, coming] = [lastBegun(yearly, anchor), currentOrComing(yearly, anchor)];
  const tense = eastAsianTense(text, index);
  if (tense !== null || past === null || coming === null) return tense === 'future' ? coming : past;
  return past.start === past.end && (coming.start - anchor) * muchNearer < anchor - past.start ? coming : past;
}

/** `去年`, `去年5月`, `来年の3月3日`, `来月の3日`: months belong to years alone, days to months. */
const maxDueCharacters = 10;

/** The first or the last third of a period, or the last day of what is due then. */
function partOf(span: DaySpan, part: string, isDue: boolean): DaySpan | null {
  if (/[初초上]/u.test(part)) return thirdOf(span, 0);
  if (/[中중]/u.test(part)) return thirdOf(span, 1);
  return isDue ? daySpan(span.end) : thirdOf(span, 2);
}

const isAgo = (way: string | undefined): boolean => (behindAgo as readonly string[]).includes(way ?? '');

function otherPeriodSpan(groups: Groups, anchor: number, isDue: boolean): DaySpan | null {
  const period = periods[groups.otherPeriod ?? ''];
  if (period === undefined) return null;
  const span = unitSpan(period[0], anchor, period[1]);
  if (groups.ofPart !== undefined) return partOf(span, groups.ofPart, isDue);
  if (groups.inSeason !== undefined)
    return period[0] === 'year' ? yearlySeason(seasons[groups.inSeason] ?? 0)(civilDate(span.start).year) : span;
  if (groups.ofMonth !== undefined && period[0] === 'month') {
    const { year, month } = civilDate(span.start);
    return dayOfYear(month, Number(groups.ofMonth))(year);
  }
  if (groups.inMonth === undefined || period[0] !== 'year') return span;
  const [year, month] = [civilDate(span.start).year, monthNumber(groups.inMonth)];
  return groups.inDay === undefined ? wholeMonth(month)(year) : dayOfYear(month, Number(groups.inDay))(year);
}

/** `12`, `三`, `十一`. */
function monthNumber(name: string): number {
  const [first, second] = [numerals[name[0] ?? ''], numerals[name[1] ?? '']];
  return first === undefined ? Number(name) : first + (second ?? 0);
}

function wholeMonth(month: number): Yearly {
  return (year) => (isValidDate(year, month, 1) ? monthSpan(year, month) : null);
}

function weekSpanOf(groups: Groups, anchor: number): DaySpan | null {
  const period = periods[groups.period ?? ''];
  if (period === undefined) return null;
  const span = unitSpan(period[0], anchor, period[1]);
  const weekday = weekdayNumber(groups.zhIn ?? groups.jaIn ?? groups.koIn);
  return weekday === null ? span : daySpan(weekdayWithin(span, weekday));
}

function countedSpan(groups: Groups, anchor: number): DaySpan | null {
  const count = numerals[groups.count ?? ''] ?? Number(groups.count);
  const unit = countedUnits[groups.unit ?? ''];
  if (unit === undefined || !(count > 0)) return null;
  const sign = isAgo(groups.way) ? -1 : 1;
  return unit === 'day' ? daySpan(moveDay(unit, anchor, sign * count)) : unitSpan(unit, anchor, sign * count);
}

function weekdayNumber(name: string | undefined): number | null {
  const index = name === undefined ? -1 : weekdays.findIndex((names) => names.includes(name));
  return index < 0 ? null : index;
}

/** Days that were written behind the words when they were said hold against any other anchor. */
function writtenBehind(text: string, end: number): { span: DaySpan; end: number } | null {
  const written = inBrackets.exec(text.slice(end, end + maxBracketsCharacters));
  if (written === null) return null;
  const [start, last] = [parseIsoDate(written[1] ?? ''), parseIsoDate(written[2] ?? written[1] ?? '')];
  return start === null || last === null || last < start
    ? null
    : { span: { start, end: last }, end: end + written[0].length };
}

function isSince(text: string, end: number, span: DaySpan, anchor: number): boolean {
  return span.start <= anchor && sincePattern.test(text.slice(end, end + reachCharacters));
}
