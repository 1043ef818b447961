import { civilDate } from '../../calendar/calendar.js';
import { ofStay } from '../../context/stays.js';
import { type Match, type Reading, type Rule, wordAt } from '../../context/time-rule.js';
import { skipAny } from '../words/phrases.js';

/** `5.`, `1er`, `1º` */
export const daySuffixes: ReadonlySet<string> = new Set(['.', 'er', 'º', '°', 'го', 'ego', 'go']);
const dashes = ['-', '–'];
/** They join two days and are no range: "3 und 5 mai". */
const joining = new Set(['und', 'et', 'y', 'e', 'en', 'и', 'i']);

/**
 * `3. bis 10. August`, `3 al 10 agosto`: the month of the second day is that of the first. `matchDate` reads the second
 * one.
 */
export function matchDaysOfMonth(reading: Reading, at: number, to: readonly string[], matchDate: Rule): Match | null {
  const token = reading.tokens[at];
  const first = token?.kind === 'number' && token.word.length <= 2 ? Number(token.word) : 0;
  const isMarked = daySuffixes.has(reading.tokens[at + 1]?.word ?? '');
  const behind = isMarked ? at + 2 : at + 1;
  const second = first === 0 ? null : (skipAny(reading, behind, to) ?? skipAny(reading, behind, dashes));
  const nearest = second === null ? null : matchDate(reading, second);
  if (second === null || nearest === null) return null;
  const days = civilDate(nearest.span.start).day - first;
  const last = matchDate(ofStay(reading, at, nearest.next, nearest.span.start - days), second) ?? nearest;
  return days <= 0 ? null : { ...last, span: { start: last.span.start - days, end: last.span.end } };
}

/** The same without a word before: `14 t/m 25 mei`, `3.-10. August`. */
export function matchBareDaysOfMonth(
  reading: Reading,
  at: number,
  to: readonly string[],
  matchDate: Rule,
): Match | null {
  const before = reading.tokens[at - 1];
  if (before?.kind === 'number' || (before?.kind === 'mark' && '-–./'.includes(before.word))) return null;
  return joining.has(reading.tokens[at + 1]?.word ?? '') ? null : matchDaysOfMonth(reading, at, to, matchDate);
}

const streets = new Set(
  'rue avenue place boulevard square quai calle avenida plaza paseo via viale piazza corso largo rua praça straße strasse platz straat plein ul ulica ulicy ulicę aleja plac улица'.split(
    ' ',
  ),
);

/** "Rue du 8 Mai", "Piazza 4 Novembre", "Avenida 25 de Abril", "ulica 3 Maja": where somebody lives. */
export function isStreet(reading: Reading, at: number): boolean {
  return streets.has(wordAt(reading, at - 1)) || streets.has(wordAt(reading, at - 2));
}
