/*
 * How the cells of a row stand apart: by bars, as in Markdown and in what databases print, by signs, as in CSV, or by
 * blanks.
 */

/**
 * Cells of a line and what stands between them, in turn; cells have the even places, so that joined they are the line
 * again.
 */
export type Pieces = string[];

export interface TableLayout {
  readonly split: (line: string) => Pieces;
  /** Cells with no ruler between them are heads, and rows, only if they look like some. */
  readonly looksLikeHeads: (cells: readonly string[]) => boolean;
  readonly looksLikeRow: (cells: readonly string[]) => boolean;
}

const maxCells = 200;
const maxCellCharacters = 8000;

/** A bar behind a backslash is one of the text. */
const bars = /((?<!\\)\|{1,2}|[│┃║｜])/;

/** Splits at a sign outside of quotes, which are doubled within quotes (RFC 4180). */
function splitOutsideQuotes(line: string, sign: string): Pieces {
  const pieces: Pieces = [];
  let begin = 0;
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const character = line[at];
    if (character === '"') isQuoted = !isQuoted;
    if (character !== sign || isQuoted) continue;
    pieces.push(line.slice(begin, at), sign);
    begin = at + 1;
  }
  pieces.push(line.slice(begin));
  return pieces;
}

const isShort = (cells: readonly string[]): boolean =>
  cells.length <= maxCells && cells.every((cell) => cell.length <= maxCellCharacters);

/** No sentence: a few words in each cell, and no mark that ends one. */
const holdsFewWords = (cells: readonly string[]): boolean =>
  isShort(cells) && cells.every((cell) => cell.trim().split(/\s+/).length <= 4 && !/[.!?]\s*$/.test(cell));

const name = /^\s*"?[\p{L}\p{N}][\p{L}\p{N} _/().-]{0,40}"?\s*$/u;
/** Before the first cell of a message. */
const speaker = /^[\p{L}][\p{L}\p{N} _-]{0,40}: /u;

/** Code has lines of commas and blanks, too, and quotes and signs beside them. */
const areNames = (cells: readonly string[]): boolean =>
  cells.length > 1 &&
  holdsFewWords(cells) &&
  cells.every((cell, column) => name.test(column === 0 ? cell.replace(speaker, '') : cell));

const drawn = { looksLikeHeads: isShort, looksLikeRow: isShort };
const listed = { looksLikeHeads: areNames, looksLikeRow: holdsFewWords };

export const tableLayouts: readonly TableLayout[] = [
  { ...drawn, split: (line) => line.split(bars) },
  { ...listed, split: (line) => line.split(/(\t)/), looksLikeRow: isShort },
  { ...listed, split: (line) => splitOutsideQuotes(line, ',') },
  { ...listed, split: (line) => splitOutsideQuotes(line, ';') },
  { ...listed, split: (line) => line.split(/((?<=\S) {2,80}(?=\S))/) },
];

/** A line of nothing but what draws lines, such as stands under the heads. */
export const isRuler = (line: string): boolean =>
  /^[\s|+:=─━═┼╪├┤┌┐└┘┬┴╔╗╚╝╠╣╦╩╬│║-]{2,2000}$/.test(line) && /[-=─━═]/.test(line);

export const cellsOf = (pieces: Pieces): string[] => pieces.filter((_, at) => at % 2 === 0);
