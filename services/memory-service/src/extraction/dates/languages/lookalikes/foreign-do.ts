import { type Token, wordOf } from '../../tokens/tokens.js';
import { polishMonths, polishWeekdays } from '../words/calendar-names.js';
import { spellings } from '../words/spellings.js';

const polishNames = new Set(
  [...polishMonths, ...polishWeekdays].flatMap((forms) => forms.split('|').flatMap(spellings)),
);
const polish = new Set('końca konca początku połowy dnia tej tego przyszłego piątku domu pracy soboty'.split(' '));
const portugueseBefore =
  /^(?:fim|final|início|começo|meio|partir|dentro|antes|depois|perto|parte|além|\p{L}{2,}(?:ção|dade|agem|eiro|ista|ório|ento))$/u;
const portugueseBehind = new Set(
  'mês ano dia time cliente servidor banco projeto sistema contrato trabalho que'.split(' '),
);

/**
 * "Do piątku", "od 3 do 7 maja", "no fim do mês": Polish for "until" and Portuguese for "of the", and no English verb.
 */
export function isForeignDo(tokens: readonly Token[], at: number): boolean {
  const [before, after] = [wordOf(tokens, at - 1), wordOf(tokens, at + 1)];
  if (polishNames.has(after) || polish.has(after) || /[ąęłńśźż]/u.test(before + after)) return true;
  if (tokens[at + 1]?.kind === 'number' && polishNames.has(wordOf(tokens, at + 2))) return true;
  return portugueseBefore.test(before) || portugueseBehind.has(after);
}
