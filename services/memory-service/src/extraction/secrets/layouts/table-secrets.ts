import { mayHoldSecretName, type SecretNames } from '../values/secret-names.js';
import { redactTold, redactToldIfStriking } from '../values/told-values.js';
import { finish, type Steps } from '../values/work-in-steps.js';
import { cellsOf, isRuler, type Pieces, type TableLayout, tableLayouts } from './table-layouts.js';

/** Heads of columns that hold values of whatever their row is named after: "| field | value |". */
const valueHead = /^[*_`"\s]{0,4}(?:values?|content|wert|inhalt|valeur|valor|waarde|значение|值|値|값)[*_`"\s]{0,4}$/iu;
/** Beside these "pass" counts tests. */
const tallyHead = /^\W{0,4}(?:fail|skip|error|flaky|total)/i;
/** Quotations may hold tables. */
const quoteMarks = /^(?:[ \t]{0,8}>){1,8}/;
/** No row that a person wrote has more. */
const maxPieces = 400;
const maxRowCharacters = 20_000;

interface Table {
  readonly layout: TableLayout;
  /** Names of secrets by the number of their column. */
  readonly secretHeads: ReadonlyMap<number, string>;
  readonly valueColumns: ReadonlySet<number>;
  readonly columns: number;
  readonly hasOuterBars: boolean;
  readonly hasRuler: boolean;
}

/**
 * In a table a value stands lines away from the head that names it, or a cell away from what its row is named after.
 * Each cell of a column, or behind a cell, that is named like a secret is read as if the name stood before it:
 * "password: hunter2". Tables are told by their bars, tabs, commas, semicolons or blanks, with or without a ruler.
 * Linear.
 */
export const redactTables = (text: string, names: SecretNames): string =>
  mayHoldSecretName(text) ? finish(redactTablesInSteps(text, names)) : text;

/** Row by row. */
export function* redactTablesInSteps(text: string, names: SecretNames): Steps<string> {
  const lines = text.split('\n');
  for (let at = 0; at < lines.length; ) {
    const table = mayHoldSecretName(lines[at] ?? '') || isRulerAt(lines, at + 1) ? tableAt(lines, at, names) : null;
    // A table of pairs has its first where others have heads.
    redactRow(lines, at, null, names);
    at = table === null ? at + 1 : yield* redactRows(lines, at + 1, table, names);
    yield;
  }
  return lines.join('\n');
}

const markOf = (line: string): string => quoteMarks.exec(line)?.[0] ?? '';
const withoutMark = (line: string): string => line.slice(markOf(line).length);
const isRulerAt = (lines: readonly string[], at: number): boolean => isRuler(withoutMark(lines[at] ?? ''));

/** The table whose heads are a line; null where that is not one, or names no secret. */
function tableAt(lines: readonly string[], at: number, names: SecretNames): Table | null {
  if ((lines[at]?.length ?? 0) > maxRowCharacters) return null;
  const hasRuler = isRulerAt(lines, at + 1);
  for (const layout of tableLayouts) {
    const cells = cellsOf(layout.split(withoutMark(lines[at] ?? '').trimEnd()));
    if (cells.length < 2 || 2 * cells.length > maxPieces || !(hasRuler || layout.looksLikeHeads(cells))) continue;
    // Before the first head the name of the speaker may stand.
    const hasOuterBars = cells[0]?.trim() === '' || (hasRuler && /^\s*[|│├╠]/.test(withoutMark(lines[at + 1] ?? '')));
    const heads = columnsOf(cells, hasOuterBars);
    const secretHeads = secretHeadsOf(heads, names);
    // Rows under other heads are no heads themselves.
    if (secretHeads.size === 0 && !(hasRuler && layout === tableLayouts[0])) continue;
    const valueColumns = new Set([...heads.keys()].filter((column) => valueHead.test(heads[column] ?? '')));
    return { layout, secretHeads, valueColumns, columns: heads.length, hasOuterBars, hasRuler };
  }
  return null;
}

function secretHeadsOf(heads: readonly string[], names: SecretNames): ReadonlyMap<number, string> {
  const isTally = heads.some((head) => tallyHead.test(head));
  const found = new Map<number, string>();
  for (const [column, head] of heads.entries()) {
    const name = names.of(head);
    if (name !== null && !(isTally && /^pass$/i.test(name))) found.set(column, name);
  }
  return found;
}

const columnsOf = (cells: readonly string[], hasOuterBars: boolean): readonly string[] => {
  const inner = hasOuterBars ? cells.slice(1) : cells;
  return inner.at(-1)?.trim() === '' ? inner.slice(0, -1) : inner;
};

/** Redacts what follows the heads as long as it is of the table; the index of the line behind. */
function* redactRows(lines: string[], from: number, table: Table, names: SecretNames): Steps<number> {
  let at = from;
  for (; at < lines.length; at += 1) {
    const line = withoutMark(lines[at] ?? '');
    if (isRuler(line)) continue;
    const cells = cellsOf(table.layout.split(line));
    const columns = columnsOf(cells, table.hasOuterBars).length;
    const isRow = table.hasRuler ? cells.length > 1 : columns === table.columns && table.layout.looksLikeRow(cells);
    // Another table may follow without a blank line.
    if (!isRow || (isRulerAt(lines, at + 1) && mayHoldSecretName(line) && tableAt(lines, at, names) !== null)) break;
    redactRow(lines, at, table, names);
    yield;
  }
  return at;
}

function redactRow(lines: string[], at: number, table: Table | null, names: SecretNames): void {
  const line = lines[at] ?? '';
  if (line.length > maxRowCharacters) return;
  const mayBeside = mayHoldSecretName(line);
  const layout = table?.layout ?? tableLayouts[0];
  if (layout === undefined || (!mayBeside && (table === null || table.secretHeads.size === 0))) return;
  const mark = markOf(line);
  const pieces = layout.split(line.slice(mark.length));
  if (pieces.length < 3 || pieces.length > maxPieces) return;
  if (mayBeside) redactBeside(pieces, table, names);
  if (table !== null) redactUnderHeads(pieces, table, names);
  lines[at] = mark + pieces.join('');
}

function redactUnderHeads(pieces: Pieces, table: Table, names: SecretNames): void {
  const cells = cellsOf(pieces);
  const first = table.hasOuterBars && cells[0]?.trim() === '' ? 1 : 0;
  // A bar that nothing sets off may be one of the text: then the columns behind it are counted from the end.
  const surplus = Math.max(0, columnsOf(cells, first === 1).length - table.columns);
  for (const [column, name] of table.secretHeads) {
    for (const shift of new Set([0, surplus])) redactPiece(pieces, 2 * (column + first + shift), name, names);
  }
}

/** "| password | hunter2 |" */
function redactBeside(pieces: Pieces, table: Table | null, names: SecretNames): void {
  const first = table?.hasOuterBars === true ? 1 : 0;
  for (let at = 0; at + 2 < pieces.length; at += 2) {
    const name = names.of(pieces[at] ?? '');
    if (name === null) continue;
    if (table?.valueColumns.has(at / 2 + 1 - first) === true) redactPiece(pieces, at + 2, name, names);
    else pieces[at + 2] = redactToldIfStriking(pieces[at + 2] ?? '', name, names.redact);
  }
}

function redactPiece(pieces: Pieces, at: number, name: string, { redact }: SecretNames): void {
  const cell = pieces[at];
  if (cell !== undefined) pieces[at] = redactTold(cell, name, redact);
}
