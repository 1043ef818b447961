import { parseIsoDate } from '../dates/calendar/calendar.js';
import { findTimeExpressions, type TimeExpression } from '../dates/find-time-expressions.js';
import { rememberingLast } from '../language/pattern-set.js';

/*
 * "Sorry, Wednesday at 4", behind "the demo is on Tuesday at 3": the right time takes the place of the wrong one, since
 * beside each other the two would be a span.
 */

/** A sentence and the one before it are asked about several times in turns. The day it is asked for changes nothing. */
export const timesIn = rememberingLast((text): readonly TimeExpression[] => findTimeExpressions(text, '2000-01-01'));

const hour = String.raw`(?:[01]?\d|2[0-4])(?:[:.h]\d{2})?`;
const zone = String.raw`\s(?:utc|gmt|bst|cet|cest|[ecmp][sd]t)\b`;
const ofClock = String.raw`\s?(?:[ap]\.?m\.?(?![\p{L}\d])|uhr\b|h\b|o['’]clock\b)(?:${zone})?`;
const behindAt = String.raw`(?<=\b(?:at|um|gegen|alle|às|om|a las|a la|à) )`;
const clock = new RegExp(
  String.raw`${behindAt}${hour}(?:${ofClock})?(?![\p{L}\d%]|[.,]\d| (?:percent|degrees|seconds?|minutes?|hours?|days?|weeks?|euros?|dollars?|[kmg]b|ms|km|kg)\b)|(?<![\d.:])(?:\d{1,2}[:h]\d{2}(?:${ofClock}|${zone})?|${hour}${ofClock})(?![\p{L}\d])|\b(?:noon|midnight)\b`,
  'giu',
);
const clocksIn = (text: string): readonly RegExpExecArray[] => [...text.matchAll(clock)];

/** Whether a text names a day or a time of day. */
export const namesTime = (text: string): boolean => timesIn(text).length > 0 || clocksIn(text).length > 0;

/** Whether a text opens with a day or a time of day. */
export const opensWithTime = (text: string): boolean => timesIn(text)[0]?.index === 0 || clocksIn(text)[0]?.index === 0;

/** A text without the days and times of day that it names. */
export const withoutTimes = (text: string): string =>
  timesIn(text)
    .reduceRight((rest, time) => replaced(rest, time, ''), text)
    .replace(clock, '');

/** What a time is told with: "it's on ", "they're now at ". */
const pointing =
  /^(?:(?:it|that|they|this)(?:['’]?s|['’]re| is| are| will be) |its |es ist |er ist |sie ist |c['’]est |es |è |é |het is )?(?:now |actually |really |moved to |pushed to |postponed to |rescheduled (?:to|for) |shifted to )?/iu;
const prepositions =
  'a las|a la|alle|às|around|about|gegen|on|in|at|by|to|until|till|since|from|for|am|um|im|bis|ab|vom|le|la|el|los|las|à|au|en|il|lo|op|om|de|no|na|em|a';
const opensWithPreposition = new RegExp(`^(${prepositions}) (?:(?:the|den|dem) )?`, 'iu');
const endsWithPreposition = new RegExp(String.raw`(?<![\p{L}\d])(${prepositions}) (?:(?:the|den|dem) )?$`, 'iu');
/** "tomorrow", "next week": these take no "on" before them. */
const bareTime =
  /^(?:today|tomorrow|tonight|next|this|day after|the day after|heute|morgen|demain|mañana|domani|amanhã)\b/i;
/** "the 21st", "29": a day that has its month elsewhere. */
const bareDay = /^(?:the )?(\d{1,2})(st|nd|rd|th|\.)?$/i;
const dayOfMonth = /(?<!\d)\d{1,2}(?!\d)(st|nd|rd|th|\.)?/i;
/** "Thursday then", "Friday after all" */
const behindAll = /(?: (?:now|then|instead|after all|again|at the latest|please|stattdessen|finalement|al final))+$/i;

const maxTimeCharacters = 60;

/**
 * A clause with the time that a bare value puts right; null where either names none or more than one, or the value says
 * anything else.
 */
export function withTimeCorrected(value: string, clause: string): string | null {
  if (value.length > maxTimeCharacters) return null;
  const said = value.slice(pointing.exec(value)?.[0].length ?? 0).replace(behindAll, '');
  const lead = opensWithPreposition.exec(said);
  return withDay(said, lead, clause) ?? withClock(said, lead, clause);
}

function withDay(said: string, lead: RegExpExecArray | null, clause: string): string | null {
  const [wrong, ...more] = timesIn(clause);
  if (wrong === undefined || more.length > 0) return null;
  const bare = said.slice(lead?.[0].length ?? 0);
  const [hourSaid, ...hours] = clocksIn(said);
  const day = bareDay.exec(hourSaid === undefined ? bare : bare.replace(behindDay, ''));
  const [right, ...others] = timesIn(said).length > 0 ? timesIn(said) : monthIn(bare, lead);
  if (hours.length > 0 || others.length > 0) return null;
  if (day !== null && hasDayOfMonth(wrong.text) && isDay(day, clause))
    return withHour(
      replaced(
        clause,
        wrong,
        wrong.text.replace(dayOfMonth, (was) => asWritten(day, was)),
      ),
      hourSaid,
    );
  if (right === undefined || right.index > (lead?.[0].length ?? 0) || grainOf(right) !== grainOf(wrong)) return null;
  const behind = said.slice(right.index + right.text.length);
  if (hourSaid === undefined ? behind !== '' : behindDay.exec(behind)?.[0] !== behind) return null;
  const rightText = withYearOf(wrong.text, right.text);
  return rightText === null ? null : withHour(putInPlace(clause, wrong, rightText, lead?.[0] ?? ''), hourSaid);
}

/**
 * "5 May", put right of "3 May 1990", is of the same year; null where the year has no place in what is right
 * ("Friday").
 */
function withYearOf(wrong: string, right: string): string | null {
  const year = / (?:19|20)\d\d$/.exec(wrong)?.[0] ?? '';
  if (year === '' || /\d{4}/.test(right)) return right;
  return monthName.test(right) ? right + year : null;
}

const monthName =
  /\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b/i;

/** Whether two texts name the same month: of two days that "5 March" may correct, the one in March is meant. */
export const nameSameMonth = (one: string, other: string): boolean => {
  const month = monthName.exec(one)?.[0].slice(0, 3).toLowerCase();
  return month !== undefined && monthName.exec(other)?.[0].slice(0, 3).toLowerCase() === month;
};

/** "July": alone it may be a name as well. */
const monthIn = (bare: string, lead: RegExpExecArray | null): readonly TimeExpression[] =>
  timesIn(`in ${bare}`)
    .filter(({ text }) => text === bare)
    .map((time) => ({ ...time, index: lead?.[0].length ?? 0 }));

/** "22 August", "the 4th of July", and no "2026-08-22", which a bare day would leave half of. */
const hasDayOfMonth = (text: string): boolean =>
  !/\d[-./]\d/.test(text) && (text.match(/\d+/g) ?? []).some((said) => said.length <= 2);

/** A bare number is the day where no time of day is told that it may be as well. */
const isDay = ([, number = '', ending]: RegExpExecArray, clause: string): boolean =>
  Number(number) <= 31 && (ending !== undefined || clocksIn(clause).length === 0);

/** "29th" for "22 August" is "29 August". */
const asWritten = ([, number = '', ending = '']: RegExpExecArray, was: string): string =>
  /^\d+$/.test(was) ? number : number + (ending === '' ? (/\D+$/.exec(was)?.[0] ?? '') : ending);

/** " at 4", behind a day. */
const behindDay = new RegExp(
  `,? (?:(?:at|um|à|a las|a la|om|alle|às) )?(?:${hour}(?:${ofClock})?|noon|midnight)$`,
  'iu',
);

/** What one asks for a day or a month: the one stands for the other as little as "in June" for "on Tuesday". */
function grainOf({ range }: TimeExpression): string {
  const days = (parseIsoDate(range.end) ?? 0) - (parseIsoDate(range.start) ?? 0);
  return days === 0 ? 'day' : days < 10 ? 'days' : days < 32 ? 'month' : 'longer';
}

/**
 * A clause with the right time in place of the wrong one, behind its own preposition, or behind that of the wrong one.
 */
export function putInPlace(clause: string, wrong: TimeExpression, right: string, lead: string): string {
  const before = clause.slice(0, wrong.index);
  const behind = clause.slice(wrong.index + wrong.text.length);
  const was = endsWithPreposition.exec(before)?.[0] ?? '';
  const keepsIts = /^to /i.test(was) || (lead === '' && !(bareTime.test(right) && /^(?:on|am|le|el)\b/i.test(was)));
  const article =
    /^the /i.test(wrong.text) && !/the $/i.test(lead) && /^\d{1,2}(?:st|nd|rd|th)\b/i.test(right) ? 'the ' : '';
  return before.slice(0, before.length - was.length) + (keepsIts ? was : lead) + article + right + behind;
}

/** The hour that is told with a day takes the place of the one told before, or stands at the end. */
function withHour(clause: string, hourSaid: RegExpExecArray | undefined): string {
  if (hourSaid === undefined) return clause;
  const [wrong, ...others] = clocksIn(clause);
  if (wrong !== undefined && others.length === 0)
    return replaced(clause, { index: wrong.index, text: wrong[0] }, hourSaid[0]);
  return `${clause.replace(/[.!]+$/, '')} at ${hourSaid[0]}`;
}

/** "oops, 16:20", "make that 4" */
function withClock(said: string, lead: RegExpExecArray | null, clause: string): string | null {
  const [wrong, ...more] = clocksIn(clause);
  if (wrong === undefined || more.length > 0) return null;
  const bare = said.slice(lead?.[0].length ?? 0);
  const [right] = clocksIn(said);
  if (right !== undefined && right[0] === bare)
    return replaced(clause, { index: wrong.index, text: wrong[0] }, withItsHalf(bare, wrong[0]));
  return /^\d{1,2}$/.test(bare) && Number(bare) <= 24 && !/[:.h]/.test(wrong[0])
    ? replaced(clause, { index: wrong.index, text: wrong[0] }, wrong[0].replace(/\d{1,2}/, bare))
    : null;
}

/** "at 4", put right of "3 pm", is "4 pm". */
const withItsHalf = (right: string, wrong: string): string =>
  /^\d{1,2}$/.test(right) && !/[:.h]/.test(wrong)
    ? wrong.replace(/\d{1,2}/, right)
    : right + (/\d$/.test(right) ? (atZone.exec(wrong)?.[0] ?? '') : '');

const atZone = new RegExp(`${zone}$`, 'iu');

const replaced = (text: string, wrong: Pick<TimeExpression, 'index' | 'text'>, right: string): string =>
  text.slice(0, wrong.index) + right + text.slice(wrong.index + wrong.text.length);
