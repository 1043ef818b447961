import { isGivenName } from './lexicon/given-names.js';

/** A word of a sentence with its place, so that clauses can be cut out to the letter. */
export interface PlacedWord {
  readonly text: string;
  /** Lower case, with straight apostrophes. */
  readonly lower: string;
  /** It begins with a capital, or is a given name in small letters. */
  readonly isName: boolean;
  readonly start: number;
  /**
   * The same with the signs that belong to it: of `-5`, `.env`, `"Dune"`, `[secret:token]`. What begins with the word
   * is cut out from here.
   */
  readonly cutStart: number;
  readonly end: number;
  /** Within brackets, quotation marks or backticks. */
  readonly isEnclosed: boolean;
  /** A comma, semicolon, colon or dash stands between it and the word before. */
  readonly isAfterPause: boolean;
  /** An equals sign alone stands between it and the word before. */
  readonly isAfterAssignment: boolean;
}

const pairs: ReadonlyMap<string, string> = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
  ['“', '”'],
  ['«', '»'],
  ['„', '“'],
  ['"', '"'],
  ['`', '`'],
]);

const opensPair = /[([{“«„"`]/;
const nothingEnclosed = new Uint8Array(0);

/**
 * One flag a character: whether it lies between two brackets or marks that belong together. Marks without a partner
 * enclose nothing.
 */
function findEnclosed(sentence: string): Uint8Array {
  if (!opensPair.test(sentence)) return nothingEnclosed;
  const enclosed = new Uint8Array(sentence.length);
  let close: string | null = null;
  let openedAt = -1;
  const unclosed = new Set<string>();
  for (let position = 0; position < sentence.length; position += 1) {
    const character = sentence.charAt(position);
    if (close === null) {
      const partner = pairs.get(character);
      if (partner !== undefined && !unclosed.has(partner)) {
        const end = sentence.indexOf(partner, position + 1);
        if (end < 0) unclosed.add(partner);
        else {
          close = partner;
          openedAt = position;
        }
      }
    } else if (character === close) {
      enclosed.fill(1, openedAt, position + 1);
      close = null;
    }
  }
  return enclosed;
}

/** Signs that stand before a word without a space between. */
const gluedSigns = /(?<=^|[\s,;:])[-.*%<>"“„«‘'’¿¡&~^([{≥≤±§\p{Sc}]+$/u;
const closers: ReadonlyMap<string, string> = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
]);

/** A bracket belongs to the word that it encloses alone; around more it opens an aside. */
function cutStartOf(sentence: string, start: number, end: number, gap: string): number {
  const [signs = ''] = gap === ' ' ? [] : (gluedSigns.exec(gap) ?? []);
  const bracket = /[([{]/.exec(signs)?.[0];
  if (bracket !== undefined && sentence.charAt(end) !== closers.get(bracket)) return start;
  return start - signs.length;
}

const pause = /[,;:，；：、—–]|\s-\s/;

/** The comma of "3,900" parts no words. */
const plainWord =
  /`[^`\n]{1,200}`|(?:\+(?=\d))?[\p{L}\p{M}\p{N}_$@#/\\](?:(?:[^\s,;，；、()[\]{}"“”«»`]|(?<=\d),(?=\d))*[\p{L}\p{M}\p{N}_/%+#)])?/gu;
const withinWord = '[^\\s,;，；、()[\\]{}"“”«»`]';
/** "mongodb://adm:[secret:password]@db:27017/app", "API_TOKEN=[secret:token]": what stands in for a part of a word. */
const wordAroundSecret = `[\\p{L}\\p{N}_$@#/](?:${withinWord}{0,300}\\[secret:\\w{1,40}\\]){1,4}(?:${withinWord}{0,300}[\\p{L}\\p{M}\\p{N}_/%+#])?`;
const wordWithSecret = new RegExp(`${wordAroundSecret}|${plainWord.source}`, 'gu');

export function placeWords(sentence: string): readonly PlacedWord[] {
  const enclosed = findEnclosed(sentence);
  const words: PlacedWord[] = [];
  let gapStart = 0;
  const word = sentence.includes('[secret:') ? wordWithSecret : plainWord;
  word.lastIndex = 0;
  for (let match = word.exec(sentence); match !== null; match = word.exec(sentence)) {
    const text = match[0];
    const start = match.index;
    const lower = text.toLowerCase().replaceAll('’', "'");
    const gap = sentence.slice(gapStart, start);
    const isAfterPause = gap !== ' ' && pause.test(gap);
    // A name in backticks is a word like another, unless what encloses it began before.
    const isEnclosed = enclosed[start] === 1 && (!text.startsWith('`') || enclosed[start - 1] === 1);
    const isName = /^\p{Lu}/u.test(text) || isGivenName(lower.replace(/'s$/, ''));
    const isAfterAssignment = gap === ' = ';
    const end = start + text.length;
    const cutStart = cutStartOf(sentence, start, end, gap);
    words.push({ text, lower, isName, start, cutStart, end, isEnclosed, isAfterPause, isAfterAssignment });
    gapStart = end;
  }
  return words;
}

/** A name that is no abbreviation: "Ana", "ana". */
export const isProperName = (word: PlacedWord | undefined): boolean =>
  word?.isName === true && word.text.length > 1 && !/^\p{Lu}\P{Ll}/u.test(word.text);

/** Some of the words, one space apart. */
export const textOf = (words: readonly PlacedWord[], from = 0, to = words.length): string =>
  words
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ');

/** The same in small letters. */
export const lowerTextOf = (words: readonly PlacedWord[], from = 0, to = words.length): string =>
  words
    .slice(from, to)
    .map(({ lower }) => lower)
    .join(' ');
