import { endsWithMark, type SpokenWord } from './spoken-word.js';

/*
 * "… full stop new line the gate code is 4410 comma and …": marks that are read out, as software for dictation wants
 * them.
 */

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
  /^(?:an?|the|each|every|any|one|no|this|that|trailing|decimal|extra|leading|with|without|by|at|to|of|add|insert|press|type|use|and|or|start|starts|begin|is|as|per|oxford|missing|my|our|your|his|her|their|new|brand|big|huge|double|called|uses|includes|song)$/;
const goesOn =
  /^(?:separated|delimited|character|characters|at|is|as|are|after|before|or|key|keys|between|in|for|of|from|to|per|style|splice)$/;

/** "a big question mark over the move" */
const hangsOver = /^(?:over|about|on|hanging|whether)$/;

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
  if (words.slice(0, -1).some((word) => endsWithMark(word)) || !readsMarksOut(words)) return words;
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

/**
 * One mark within a line may be a thing ("the shop sells comma mugs"): who dictates says several, ends among them, or
 * an end at the end.
 */
function readsMarksOut(words: readonly SpokenWord[]): boolean {
  const read = words.flatMap((_, at) => {
    const count = markWords(words, at);
    return count === 0 ? [] : [{ phrase: phraseAt(words, at, count), isLast: at + count === words.length }];
  });
  const ends = read.filter(({ phrase }) => /[.?!]/.test(marks.get(phrase) ?? ''));
  if (words.some((_, at) => markTakenBack(words, at) > 0)) return true;
  // "full stop" is hardly a thing.
  return ends.some(({ phrase, isLast }) => read.length > 1 || isLast || phrase === 'full stop');
}

/**
 * How many words, from here on, are a mark that is read out; 0 where none is, or where it is what is talked about.
 * @param isMeant whether it takes the place of another one, so that nothing is told of it
 */
function markWords(words: readonly SpokenWord[], at: number, isMeant = false): number {
  if (words[at]?.isEnclosed === true || (!isMeant && talksOf.test(words[at - 1]?.lower ?? ''))) return 0;
  for (let count = maxMarkWords; count > 0; count -= 1)
    if (marks.has(phraseAt(words, at, count))) return isThing(words, at, count) ? 0 : count;
  return 0;
}

/** "comma separated", "question mark over the move", "semicolon not comma": what follows says that a thing is meant. */
function isThing(words: readonly SpokenWord[], at: number, count: number): boolean {
  const next = words[at + count]?.lower ?? '';
  if (goesOn.test(next)) return true;
  if (next === 'not') return [1, 2].some((other) => marks.has(phraseAt(words, at + count + 1, other)));
  return hangsOver.test(next) && phraseAt(words, at, count) === 'question mark';
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
