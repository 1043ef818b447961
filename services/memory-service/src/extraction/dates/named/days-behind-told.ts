import { civilDate } from '../calendar/calendar.js';
import type { Reading } from '../context/time-rule.js';
import { months } from '../tokens/english-words.js';
import { isOfSentence } from '../tokens/tokens.js';
import type { DayOfMonth } from './months.js';

/* Which month a day has that is named by its number behind a day with its month. */

const toldReachTokens = 20;
const stayReachTokens = 3;
/** What goes on from the time that was told right before. */
const goingOn = new Set('then after back return returning home leave again until till'.split(' '));

/**
 * "In Lisbon from the fifth to the ninth of May and after that in Porto from the ninth to the twelfth", "we fly on 5
 * May and come back on the 12th": behind a day with its month, which was told right before, the first one that may
 * follow it; null where none was.
 */
export function dayBehindTold({ tokens, told, anchor, lean }: Reading, at: number, { day }: DayOfMonth): number | null {
  if (told === null || lean === 'past' || told.end - told.start > maxDateDays) return null;
  let namesMonth = false;
  let goesOn = false;
  let stays = false;
  for (let back = 1; back <= toldReachTokens; back += 1) {
    const token = tokens[at - back];
    if (!isOfSentence(token)) break;
    namesMonth ||= months.has(token.word);
    goesOn ||= goingOn.has(token.word);
    stays ||= /^stay/.test(token.word) && back <= stayReachTokens;
  }
  // "Freeze on 3 April, ship on the 20th"
  const isLaterInMonth = told.start === told.end && day > civilDate(told.end).day && !isOfEveryMonth(tokens, at);
  const isBehind = told.start > anchor && (isLaterInMonth || isReturn(tokens, at));
  if (!namesMonth && !stays && !isBehind && !(goesOn && day === civilDate(told.end).day)) return null;
  for (let next = told.end; next <= told.end + maxDateDays; next += 1) if (civilDate(next).day === day) return next;
  return null;
}

const jointsOfClauses = new Set(['and', 'but', 'so', 'while', ',']);
const monthly = new Set(
  'payday salary salaries payroll wages rent mortgage bill bills invoice invoices zahltag gehalt miete'.split(' '),
);

/**
 * "My exam is on 3 April and payday is the 25th": what comes every month comes in the month that it may be; "the
 * release is on the 20th" is of the plan that was told.
 */
function isOfEveryMonth(tokens: Reading['tokens'], at: number): boolean {
  for (let back = 1; back <= toldReachTokens; back += 1) {
    const token = tokens[at - back];
    if (!isOfSentence(token) || jointsOfClauses.has(token.word)) return false;
    if (monthly.has(token.word)) return true;
  }
  return false;
}

/** "Back on the 9th", "return home on the 9th"; but "return the form by the 3rd". */
function isReturn(tokens: Reading['tokens'], at: number): boolean {
  if (tokens[at - 1]?.word !== 'on') return false;
  const verb = tokens[at - 2]?.word === 'home' ? at - 3 : at - 2;
  return ['back', 'return', 'returning'].includes(tokens[verb]?.word ?? '');
}

/** Less than a month, within which each day has its number once. */
const maxDateDays = 27;
