import { months, ordinals, shortWeekdays, weekdays } from '../tokens/english-words.js';
import { type Token, wordOf } from '../tokens/tokens.js';

/** Verbs that open a note of what is to be done: "pay the rent on Monday". */
const toDo = new Set(
  'add ask bring buy cancel collect confirm delete finish get give install pay ping prepare publish remind remove renew replace reply reschedule send sign submit tell write'.split(
    ' ',
  ),
);
/**
 * The same of verbs that are nouns as well ("merge conflicts", "call with Ana"): what they are done to has to be told
 * by its article or name.
 */
const toDoOrNoun = new Set(
  'book bump call check chase clean deploy drop email file fix invite mail merge message migrate move order pick push reboot release restart return review rotate schedule ship turn update upgrade water'.split(
    ' ',
  ),
);
/** "Revisit in October" */
const toDoAgain = new Set(['revisit', 'recheck', 'reassess', 'retest', 'reevaluate']);
const objects = new Set(
  'the a an my our your his her their this that these those it them me him us all up off out'.split(' '),
);
/** Behind one of these the word before is no imperative. */
const noObjects = new Set('with for of in at from by was is are were has had will went and or failed broke'.split(' '));
const beforeImperative = new Set([',', ':', '-', '–', '—', '.', '!', '?', ';', '*', '•', ']', ')']);

/** "Call the bank on Monday", "TODO: send the invoice": a verb that opens its clause, with what it is done to. */
export function isImperative(tokens: readonly Token[], at: number): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token?.kind !== 'word' || after === undefined || !opensClause(before)) return false;
  const isNamed = objects.has(after.word) || after.isCapital || ['code', 'opaque', 'dotted'].includes(after.kind);
  if (toDoOrNoun.has(token.word)) return isNamed;
  if (toDoAgain.has(token.word)) return after.kind === 'word';
  return toDo.has(token.word) && (isNamed || (after.kind === 'word' && !noObjects.has(after.word)));
}

const gerunds = new Set(
  'attending catching deploying driving flying getting giving going having heading hosting launching leaving meeting moving picking playing presenting releasing running seeing shipping starting taking travelling traveling trying visiting'.split(
    ' ',
  ),
);
const behindGerund = new Set('to with the a an my our his her their back home off out from for in into up'.split(' '));

/** "Flying to Lisbon on Saturday", "meeting with legal": what a note without a subject says of its writer. */
export function isOpeningGerund(tokens: readonly Token[], at: number): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token?.kind !== 'word' || !gerunds.has(token.word) || after?.kind !== 'word' || !opensClause(before))
    return false;
  return after.isCapital || behindGerund.has(after.word) || isDayBehind(tokens, at + 1);
}

/** "Moving on the 1st of June", "leaving on Monday", and not "moving on the whole", "moving on". */
function isDayBehind(tokens: readonly Token[], at: number): boolean {
  if (wordOf(tokens, at) !== 'on') return weekdays.has(wordOf(tokens, at));
  const day = wordOf(tokens, at + 1) === 'the' ? at + 2 : at + 1;
  const word = wordOf(tokens, day);
  return tokens[day]?.kind === 'number' || [weekdays, shortWeekdays, months, ordinals].some((names) => names.has(word));
}

function opensClause(before: Token | undefined): boolean {
  if (before === undefined || before.kind === 'break') return true;
  return before.kind === 'mark' && beforeImperative.has(before.word);
}
