import { endsWithMark, type SpokenWord } from './spoken-word.js';

/* "… full stop new line the gate code is 4410 comma and …": marks that are read out, as software for dictation wants them. */

const marks: ReadonlyMap<string, string> = new Map([
  ['comma', ','],
  ['full stop', '.'],
  ['question mark', '?'],
  ['exclamation mark', '!'],
  ['semicolon', ';'],
  ['new line', '.'],
  ['new paragraph', '.'],
  ['next paragraph', '.'],
]);
const maxMarkWords = 2;

/** "add a comma", "with new line characters", "came to a full stop": there the mark is what is talked about. */
const talksOf =
  /^(?:an?|the|each|every|any|one|no|this|that|trailing|decimal|extra|leading|with|without|by|at|to|of|add|insert|press|type|use|and|or|start|starts|begin|is|as|per|oxford|missing)$/;
const goesOn =
  /^(?:separated|delimited|character|characters|at|is|as|are|after|before|or|key|keys|between|in|for|of|from|to|per|style|splice)$/;

/** "open paren", "delete that": code or talk to the software itself. */
const dictatesMore =
  /(?<!\p{L})(?:(?:open|close) (?:paren|curly|bracket|brace|quote)|undo|(?:delete|scratch|strike) that|not the word)(?!\p{L})/iu;

export const mayReadMarks = (line: string): boolean =>
  !dictatesMore.test(line) &&
  /(?<!\p{L})(?:comma|full stop|(?:question|exclamation) mark|semicolon|(?:new|next) (?:line|paragraph))(?!\p{L})/iu.test(
    line,
  );

/** The words of a line that has no marks of its own, with those that are read out. */
export function withMarksReadOut(words: readonly SpokenWord[]): readonly SpokenWord[] {
  if (words.slice(0, -1).some((word) => endsWithMark(word))) return words;
  const said: SpokenWord[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (word === undefined) break;
    const taken = markTakenBack(words, at);
    at += taken;
    const count = markWords(words, at, taken > 0);
    const last = said.at(-1);
    if (count === 0) said.push(word);
    else if (last !== undefined) {
      const sign = marks.get(phraseAt(words, at, count)) ?? '';
      // "full stop new line" are one end.
      said[said.length - 1] = { ...last, text: last.text.replace(/[,.;?!]?$/, (mark) => (mark === '' ? sign : mark)) };
    }
    at += Math.max(0, count - 1);
  }
  return said;
}

/** @param isMeant whether it takes the place of another one, so that nothing is told of it */
function markWords(words: readonly SpokenWord[], at: number, isMeant = false): number {
  if (words[at]?.isEnclosed === true || (!isMeant && talksOf.test(words[at - 1]?.lower ?? ''))) return 0;
  for (let count = maxMarkWords; count > 0; count -= 1)
    if (marks.has(phraseAt(words, at, count))) return goesOn.test(words[at + count]?.lower ?? '') ? 0 : count;
  return 0;
}

/** "… question mark no full stop": how many words stand before the mark that is meant. */
function markTakenBack(words: readonly SpokenWord[], at: number): number {
  const count = markWords(words, at);
  const next = at + count + 1;
  const isMeant = [1, 2].some((meant) => marks.has(phraseAt(words, next, meant)));
  return count > 0 && words[next - 1]?.lower === 'no' && isMeant ? count + 1 : 0;
}

const phraseAt = (words: readonly SpokenWord[], at: number, count: number): string =>
  words
    .slice(at, at + count)
    .map(({ lower }) => lower)
    .join(' ');
