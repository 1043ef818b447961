const newline = 0x0a;
/** What some programs begin a file in UTF-8 with. */
const byteOrderMark = '\ufeff';

/** A line of a file or a stream. */
export interface Line {
  /** Without its end, and without the byte order mark that may stand before the first. */
  readonly text: string;
  /** What it takes of the file, its end included where it has one. */
  readonly bytes: number;
}

/**
 * The lines of a file or a stream. Nothing longer than the bound is held in memory.
 * @throws Error that names the first line which is longer; errors of the source
 */
export async function* boundedLines(source: AsyncIterable<Buffer>, maxLineBytes: number): AsyncGenerator<Line> {
  let number = 1;
  let begun: Buffer[] = [];
  let begunBytes = 0;
  const take = (part: Buffer) => {
    begun.push(part);
    begunBytes += part.length;
    if (begunBytes > maxLineBytes) throw new Error(`Line ${number} is longer than ${maxLineBytes} bytes.`);
  };
  const end = (endBytes: number): Line => {
    const text = Buffer.concat(begun, begunBytes).toString('utf8');
    const isMarked = number === 1 && text.startsWith(byteOrderMark);
    const line = { text: isMarked ? text.slice(byteOrderMark.length) : text, bytes: begunBytes + endBytes };
    number += 1;
    begun = [];
    begunBytes = 0;
    return line;
  };
  for await (const chunk of source) {
    let start = 0;
    for (let stop = chunk.indexOf(newline); stop >= 0; stop = chunk.indexOf(newline, start)) {
      take(chunk.subarray(start, stop));
      yield end(1);
      start = stop + 1;
    }
    take(chunk.subarray(start));
  }
  if (begunBytes > 0) yield end(0);
}
