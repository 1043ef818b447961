/** The line under the heads of a Markdown table. */
const ruler =
  /^\s{0,12}\|?[ \t]{0,80}:?-{1,200}:?[ \t]{0,80}(?:\|[ \t]{0,80}:?-{1,200}:?[ \t]{0,80}){0,30}\|?[ \t]{0,80}\r?$/;
const maxHeadCharacters = 60;
/** Long enough, and so mixed, that whatever names a secret makes one of it. */
const anySecret = 'x7Kq9ZtR2mWv4LpB8nYc';

type Redact = (text: string) => string;

/**
 * In a Markdown table a value stands lines away from the head that names it. Each cell of a column that is named like a secret is read as if its
 * head stood before it: "password: hunter2". Linear.
 */
export function redactTableCells(text: string, redact: Redact): string {
  if (!text.includes('|')) return text;
  const lines = text.split('\n');
  for (let at = 1; at < lines.length; at++) {
    if (!isRow(lines[at]) || !ruler.test(lines[at] ?? '') || !isRow(lines[at - 1])) continue;
    const heads = namesOfSecrets(lines[at - 1] ?? '', columnsOf(lines[at] ?? ''), redact);
    for (at += 1; at < lines.length && isRow(lines[at]); at++) {
      if (heads.size > 0) lines[at] = redactRow(lines[at] ?? '', heads, redact);
    }
  }
  return lines.join('\n');
}

const isRow = (line: string | undefined): boolean => line?.includes('|') === true;

/** The heads that name a secret, by the number of their column. Before the first one the name of the speaker may stand. */
function namesOfSecrets(line: string, columns: number, redact: Redact): ReadonlyMap<number, string> {
  const names = new Map<number, string>();
  const cells = cellsOf(line);
  if (cells.at(-1)?.trim() === '') cells.pop();
  for (const [column, cell] of cells.slice(-columns).entries()) {
    const head = cell.replaceAll(/[*`]/g, '').trim();
    if (head.length === 0 || head.length > maxHeadCharacters) continue;
    const probe = `${head}: ${anySecret}`;
    if (redact(probe) !== probe) names.set(column, head);
  }
  return names;
}

function redactRow(line: string, heads: ReadonlyMap<number, string>, redact: Redact): string {
  const cells = cellsOf(line);
  const first = beginsWithBar(line) ? 1 : 0;
  for (const [column, head] of heads) {
    const cell = cells[column + first];
    const value = cell?.trim() ?? '';
    if (cell === undefined || value === '') continue;
    const told = redact(`${head}: ${value}`);
    // Where the value has blanks in it, a part of it may be all that is told from the words around it.
    if (told !== `${head}: ${value}`) cells[column + first] = cell.replace(value, () => told.slice(head.length + 2));
  }
  return cells.join('|');
}

/** A bar behind a backslash is one of the text. */
const cellsOf = (line: string): string[] => line.split(/(?<!\\)\|/);

const columnsOf = (line: string): number => cellsOf(line).filter((cell) => cell.trim() !== '').length;

const beginsWithBar = (line: string): boolean => line.trimStart().startsWith('|');
