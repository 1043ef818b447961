import { findTimeExpressions, type TimeExpression } from '../../dates/find-time-expressions.js';
import { mayNameTime } from '../../dates/tokens/date-words.js';
import { wordSet } from '../../language/lexicon/word-set.js';
import { pointsBack } from '../../language/points-back.js';
import { type PlacedWord, textOf } from '../../language/words-in-place.js';
import { type Clause, type Cut, cutHere } from '../places/clause-cut.js';

/*
 * "позавчора впав Redis, у п'ятницю переїжджаємо на Valkey": at a comma two clauses that each open with a time of its
 * own are two facts, in whatever language.
 */

/** Any day will do: only whether the two times differ is asked. */
const someDay = '2026-01-07';
/** A preposition may stand before the time. */
const maxLeadCharacters = 5;
const minToldWords = 2;
const maxReadWords = 24;

export function cutBetweenTimes(words: readonly PlacedWord[], at: number, { from, leans }: Clause): Cut | null {
  if (leans || at - from > maxReadWords || at - from <= minToldWords || words.length - at <= minToldWords) return null;
  const [left, right] = [textOf(words, from, at), textOf(words, at, at + maxReadWords)];
  if (!mayNameTime(right) || !mayNameTime(left)) return null;
  if (tellsItsDay(right) && namesOtherTime(left, right)) return cutHere(at, words[at]);
  const [first, second] = [openingTime(left), openingTime(right)];
  if (first === null || second === null || first.range.start === second.range.start) return null;
  return tellsOfIt(right, second) || pointsBack(words, at) ? null : cutHere(at, words[at]);
}

/** "Handed in my notice today, last day is 31 August" */
const tellsItsDay = (text: string): boolean =>
  /^(?:(?:my|our|the|his|her|their) )?(?:(?:last|first|final|due|start|starting|end|release|launch|opening|closing|delivery|exam|moving|move-?in) (?:day|date|working day)|deadline|handover|move-?in|kick-?off|go-live) (?:is|will be) (?:on |the )?\S*\d/i.test(
    text,
  );

/** Whether the last time of what was told before is another than the first of what follows. */
function namesOtherTime(left: string, right: string): boolean {
  const [before, behind] = [findTimeExpressions(left, someDay).at(-1), findTimeExpressions(right, someDay)[0]];
  return before !== undefined && behind !== undefined && before.range.start !== behind.range.start;
}

/** The time with which a clause opens, with more told behind it than a word. */
function openingTime(text: string): TimeExpression | null {
  const time = findTimeExpressions(text, someDay)[0];
  if (time === undefined || time.index > maxLeadCharacters) return null;
  return wordsBehind(text, time).length >= minToldWords ? time : null;
}

const wordsBehind = (text: string, { index, text: said }: TimeExpression): readonly string[] =>
  text
    .slice(index + said.length)
    .split(/[\s,;]+/)
    .filter((word) => word !== '');

/** "Hier j'ai acheté un vélo, aujourd'hui il est volé" */
const tellsOfIt = (text: string, time: TimeExpression): boolean =>
  wordsBehind(text, time)
    .slice(0, 2)
    .some((word) => thirds.has(word.toLowerCase()));

const thirds = wordSet(
  'it they this that he she il elle ils elles er sie es lo la lei lui ele ela él ella hij zij ze het он она оно они він вона воно вони ona ono oni den det han hun',
);
