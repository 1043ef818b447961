import { weekSpan } from '../../calendar/calendar.js';
import { type Match, type Reading, type Rule, wordAt } from '../../context/time-rule.js';
import { matchDottedDate } from './dotted-dates.js';

/** Between a week and a day of it: "die Woche vom 6. April", "la semaine du 6 avril", "de week van 6 april". */
const links = new Set(['vom', 'ab', 'du', 'de', 'del', 'dal', 'da', 'van', 'od', 'с', 'от']);
const articles = new Set(['dem', 'el', 'il', 'dia', 'día']);

/** The week around the day that a week at a place is named by; null where it is named by two, which are a range. */
export function matchWeekOfDay(reading: Reading, at: number, matchDate: Rule): Match | null {
  if (!links.has(wordAt(reading, at + 1))) return null;
  const from = articles.has(wordAt(reading, at + 2)) ? at + 3 : at + 2;
  const led: Reading = { ...reading, isLed: true };
  const day = matchDate(led, from) ?? matchDottedDate(led, from);
  return day === null || day.span.start !== day.span.end ? null : { ...day, span: weekSpan(day.span.start) };
}
