import { spelledOut } from './chat-spellings.js';
import { findCodeSpans } from './code-spans.js';
import { readNumericDate } from './numeric-dates.js';

/**
 * `word`: letters; `suffix`: what follows an apostrophe at the end of a word (`'s`, `'ll`); `number`: digits;
 * `literal`: a whole date in digits; `dotted`: a day and its month, or a version (`14.04`), or a ratio (`3/27`);
 * `clock`: a time of day (`16:40`); `opaque`: paths, versions, addresses and other words that hold more than letters or
 * digits; `code`: a Markdown code span; `mark`: one character of punctuation; `break`: a line break.
 */
type TokenKind = 'word' | 'suffix' | 'number' | 'literal' | 'dotted' | 'clock' | 'opaque' | 'code' | 'mark' | 'break';

export interface Token {
  readonly kind: TokenKind;
  readonly start: number;
  readonly end: number;
  /**
   * In lower case, apostrophes straight, spelled out (`nxt` is `next`). Empty for times of day, opaque words and code,
   * whose text says nothing about time.
   */
  readonly word: string;
  readonly isCapital: boolean;
  /** No space stands before it. */
  readonly isGlued: boolean;
}

export const sentenceEnds: ReadonlySet<string> = new Set(['.', '!', '?', ';', '…', '。', '！', '？', '；']);

/** Whether a token is there, and ends neither its sentence nor its line. */
export const isOfSentence = (token: Token | undefined): token is Token =>
  token !== undefined && token.kind !== 'break' && !sentenceEnds.has(token.word);

/** The lower-case word at a place; empty for everything that is no word or suffix. */
export function wordOf(tokens: readonly Token[], at: number): string {
  const token = tokens[at];
  return token !== undefined && (token.kind === 'word' || token.kind === 'suffix') ? token.word : '';
}

const piecePattern =
  /(?<break>\n)|(?<space>[^\S\n]+)|(?<hard>[,;()[\]{}"“”„«»<>|!?*…—–~^`¿¡、。，；！？：「」])|(?<chunk>[^\s,;()[\]{}"“”„«»<>|!?*…—–~^`¿¡、。，；！？：「」]+)/gu;
/** Characters that may stand around a word without belonging to it. */
const leadingSigns = new Set(["'", '’', '‘', ':', '_']);
const trailingSigns = new Set(["'", '’', '‘', ':', '_', '.', '/', '-']);
/** Inside a word they make it a path, a version, an address, a time, an amount, a name in code. */
const identifier = /[._/\\:@#=&%$+€£]/u;
/** Dutch for "through" and "to come" ("vrijdag a.s."), English for "week commencing" and "ending". */
const abbreviations = new Set(['t/m', 'a.s', 'w/c', 'w/e']);
/** `2023/24`, the years of a winter. */
const splitYear = /^(?:19|20)\d\d\/\d\d$/;
/** `3.-10`, with a month behind, `3.-10.5`, `3.5.-10.5`. */
const daysOfMonth = /^\d{1,2}\.(?:\d{1,2}\.)?-\d{1,2}(?:\.\d{1,2})?$/;
const clock = /^(?:[01]?\d|2[0-3])(?:[:h][0-5]\d(?:[ap]m|h)?|\.[0-5]\d[ap]m)$/iu;
const wordParts = /\p{L}[\p{L}\p{M}]*|\d+|./gsu;
const plainWord = /^\p{L}[\p{L}\p{M}]*$/u;
/** Ukrainian writes an apostrophe as a letter: "п'ятниця". */
const cyrillicWord = /^\p{Script=Cyrillic}+['’]\p{Script=Cyrillic}+$/u;
const suffixes = new Set(['s', 'll', 'd', 've', 're', 'm', 't']);
const capital = /^\p{Lu}/u;

/** The words of a text. Every character is looked at a bounded number of times. */
export function tokenize(text: string): readonly Token[] {
  const lexer = new Lexer(text);
  let position = 0;
  for (const span of findCodeSpans(text)) {
    lexer.readPlain(position, span.start);
    lexer.push('code', span.start, span.end);
    position = span.end;
  }
  lexer.readPlain(position, text.length);
  return lexer.tokens;
}

/** `24.12` with a dot behind, which German writes for a day and its month. */
const dottedDay = /^\d{1,2}\.(?:0?[1-9]|1[0-2])$/;
const dotted = /^(?:0?[1-9]|[12]\d|3[01])\.(?:0[1-9]|1[0-2])$/;
/**
 * `27/3`, `3/27`: of two numbers one can only be the day; and `2/4`, which is a date only as the end of several days.
 */
const slashed = /^(?:(?:1[3-9]|2\d|3[01])\/(?:0?[1-9]|1[0-2])|(?:0?[1-9]|1[0-2])\/(?:0?[1-9]|[12]\d|3[01]))$/;
/** `29/9-3/10`: days from one to another. */
const glued = /^\d{1,2}\/\d{1,2}-\d{1,2}\/\d{1,2}$/;
/** `@5`, `@5pm`, `@16:40` */
const hour = /^@\d{1,2}(?::\d\d)?(?:[ap]m)?$/i;
const isDottedDay = (core: string, behind: string | undefined): boolean => behind === '.' && dottedDay.test(core);

class Lexer {
  readonly tokens: Token[] = [];
  private lastEnd = -1;

  constructor(private readonly text: string) {}

  readPlain(from: number, to: number): void {
    for (const piece of this.text.slice(from, to).matchAll(piecePattern)) {
      const start = from + piece.index;
      const groups = piece.groups;
      if (groups?.break !== undefined) this.push('break', start, start + 1);
      else if (groups?.hard !== undefined) this.push('mark', start, start + 1);
      else if (groups?.chunk !== undefined) this.readChunk(start, start + piece[0].length);
    }
  }

  push(kind: TokenKind, start: number, end: number): void {
    const raw = kind === 'opaque' || kind === 'clock' || kind === 'code' ? '' : this.text.slice(start, end);
    const word = (kind === 'word' ? spelledOut(raw) : undefined) ?? raw.toLowerCase().replace(/[’ʼ]/, "'");
    this.tokens.push({ kind, start, end, word, isCapital: capital.test(raw), isGlued: this.lastEnd === start });
    this.lastEnd = end;
  }

  private readChunk(start: number, end: number): void {
    let from = start;
    let to = end;
    while (from < to && leadingSigns.has(this.text.charAt(from))) {
      this.push('mark', from, from + 1);
      from += 1;
    }
    while (to > from && trailingSigns.has(this.text.charAt(to - 1))) to -= 1;
    if (to > from) this.readCore(from, to);
    for (let at = to; at < end; at += 1) this.push('mark', at, at + 1);
  }

  private readCore(from: number, to: number): void {
    const core = this.text.slice(from, to);
    const dash = glued.test(core) ? core.indexOf('-') : -1;
    if (dash > 0) {
      this.readCore(from, from + dash);
      this.push('mark', from + dash, from + dash + 1);
      this.readCore(from + dash + 1, to);
    } else if (hour.test(core)) {
      this.push('word', from, from + 1);
      this.readCore(from + 1, to);
    } else if (spelledOut(core) !== undefined) this.push('word', from, to);
    else if (plainWord.test(core) || cyrillicWord.test(core) || abbreviations.has(core.toLowerCase()))
      this.push('word', from, to);
    else if (readNumericDate(core) !== null) this.push('literal', from, to);
    else if (splitYear.test(core)) this.push('number', from, to);
    else if (clock.test(core)) this.push('clock', from, to);
    else if ((dotted.test(core) && this.text[to] !== '.') || slashed.test(core)) this.push('dotted', from, to);
    else if (identifier.test(core) && !daysOfMonth.test(core) && !isDottedDay(core, this.text[to]))
      this.push('opaque', from, to);
    else this.readParts(core, from);
  }

  /** Words with hyphens, apostrophes or digits: `mid-June`, `we'll`, `aujourd'hui`, `5th`, `Q3`. */
  private readParts(core: string, offset: number): void {
    let apostrophe = -1;
    for (const part of core.matchAll(wordParts)) {
      const start = offset + part.index;
      const end = start + part[0].length;
      const lower = part[0].toLowerCase();
      if (part[0] === "'" || part[0] === '’') {
        if (apostrophe >= 0) this.push('mark', apostrophe, apostrophe + 1);
        apostrophe = start;
        continue;
      }
      const isSuffix = apostrophe >= 0 && suffixes.has(lower) && end === offset + core.length;
      if (apostrophe >= 0 && !isSuffix) this.push('mark', apostrophe, apostrophe + 1);
      if (isSuffix) this.push('suffix', apostrophe, end);
      else this.push(kindOf(part[0]), start, end);
      apostrophe = -1;
    }
    if (apostrophe >= 0) this.push('mark', apostrophe, apostrophe + 1);
  }
}

function kindOf(part: string): TokenKind {
  if (plainWord.test(part)) return 'word';
  return /^\d/.test(part) ? 'number' : 'mark';
}
