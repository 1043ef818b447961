/** UTF-16 positions, `end` exclusive, backticks included. */
export interface CodeSpan {
  readonly start: number;
  readonly end: number;
}

/**
 * The code of a Markdown text: from a run of backticks to the next run of the same length (CommonMark 0.31, 6.1),
 * fenced blocks included; a fence that is never closed reaches to the end. Left to right, not overlapping; linear.
 */
export function findCodeSpans(text: string): readonly CodeSpan[] {
  if (!text.includes('`')) return [];
  const runs = [...text.matchAll(/`+/g)].map((run) => ({ start: run.index, length: run[0].length }));
  const nextOfLength = new Map<number, number>();
  const closers = new Array<number | undefined>(runs.length);
  for (let index = runs.length - 1; index >= 0; index -= 1) {
    const length = runs[index]?.length ?? 0;
    closers[index] = nextOfLength.get(length);
    nextOfLength.set(length, index);
  }
  const spans: CodeSpan[] = [];
  let index = 0;
  while (index < runs.length) {
    const opener = runs[index];
    const closer = closers[index];
    const closing = closer === undefined ? undefined : runs[closer];
    if (opener !== undefined && closing !== undefined && closer !== undefined) {
      spans.push({ start: opener.start, end: closing.start + closing.length });
      index = closer + 1;
      continue;
    }
    if (opener !== undefined && opener.length >= 3) {
      spans.push({ start: opener.start, end: text.length });
      break;
    }
    index += 1;
  }
  return spans;
}
