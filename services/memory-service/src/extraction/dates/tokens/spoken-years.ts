import { numberWords } from './english-words.js';
import { type SpokenNumber, withSpokenNumbers } from './spoken-number.js';
import { type Token, wordOf } from './tokens.js';

/*
 * Years as they are said, and as dictation writes them down: "twenty twenty seven", "nineteen eighty-four", "two
 * thousand and eight". They become the four digits that they stand for, so that every rule knows them.
 */

const centuries: ReadonlyMap<string, number> = new Map([
  ['nineteen', 1900],
  ['twenty', 2000],
]);
/** "Twenty fifteen minute calls", "two thousand and five hundred": what makes an amount of them. */
const ofAmounts = new Set(
  'hundred thousand million billion percent minute minutes second seconds hour hours day days week weeks month months year years euro euros dollar dollars pound pounds pence cents bucks grand people users point'.split(
    ' ',
  ),
);

/** The tokens with every year in words as one number of four digits. */
export function withSpokenYears(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ word }) => centuries.has(word) || word === 'thousand')) return tokens;
  return withSpokenNumbers(tokens, (at) => yearInWordsAt(tokens, at));
}

function yearInWordsAt(tokens: readonly Token[], at: number): SpokenNumber | null {
  if (numberWords.has(wordOf(tokens, at - 1))) return null;
  const year = ofCentury(tokens, at) ?? ofMillennium(tokens, at);
  return year === null || ofAmounts.has(wordOf(tokens, year.next)) ? null : year;
}

/** `twenty nineteen`, `nineteen oh four` */
function ofCentury(tokens: readonly Token[], at: number): SpokenNumber | null {
  const century = centuries.get(wordOf(tokens, at));
  if (century === undefined) return null;
  const isNought = ['oh', 'o'].includes(wordOf(tokens, at + 1));
  const rest = belowHundredAt(tokens, isNought ? at + 2 : at + 1);
  if (rest === null || rest.value < 10 !== isNought) return null;
  return { value: century + rest.value, next: rest.next };
}

/** `two thousand and eight`, `two thousand nineteen` */
function ofMillennium(tokens: readonly Token[], at: number): SpokenNumber | null {
  if (wordOf(tokens, at) !== 'two' || wordOf(tokens, at + 1) !== 'thousand') return null;
  const rest = belowHundredAt(tokens, wordOf(tokens, at + 2) === 'and' ? at + 3 : at + 2);
  return rest === null ? null : { value: 2000 + rest.value, next: rest.next };
}

/** `eight`, `nineteen`, `eighty four`, `eighty-four` */
function belowHundredAt(tokens: readonly Token[], at: number): SpokenNumber | null {
  const value = numberWords.get(wordOf(tokens, at));
  if (value === undefined) return null;
  const unitAt = tokens[at + 1]?.word === '-' ? at + 2 : at + 1;
  const unit = value < 20 ? undefined : numberWords.get(wordOf(tokens, unitAt));
  return unit === undefined || unit > 9 ? { value, next: at + 1 } : { value: value + unit, next: unitAt + 1 };
}
