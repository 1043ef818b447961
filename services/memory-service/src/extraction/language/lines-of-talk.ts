/** A longer line was neither dictated nor typed in talk. */
const maxLineCharacters = 4000;
const fence = /^\s*(?:```|~~~)/;

/**
 * A text with each line that may be talk as it is read; what stands in a fence, and a line that is too long, stays as
 * it is. What is pasted repeats its lines: each is read once.
 */
export function mapLinesOfTalk(text: string, read: (line: string) => string): string {
  const known = new Map<string, string>();
  let isInFence = false;
  return text
    .split('\n')
    .map((line) => {
      const before = known.get(line);
      if (before !== undefined && !isInFence) return before;
      const isFence = fence.test(line);
      if (isFence) isInFence = !isInFence;
      if (isInFence || line.length > maxLineCharacters) return line;
      const said = read(line);
      // A fence has to be met each time.
      if (!isFence) known.set(line, said);
      return said;
    })
    .join('\n');
}
