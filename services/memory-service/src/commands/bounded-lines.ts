const newline = 0x0a;

/**
 * The lines of a file or a stream, without their ends. Nothing longer than the bound is held in memory.
 * @throws Error that names the first line which is longer; errors of the source
 */
export async function* boundedLines(source: AsyncIterable<Buffer>, maxLineBytes: number): AsyncGenerator<string> {
  let number = 0;
  let begun: Buffer[] = [];
  let begunBytes = 0;
  const take = (part: Buffer) => {
    begun.push(part);
    begunBytes += part.length;
    if (begunBytes > maxLineBytes) throw new Error(`Line ${number + 1} is longer than ${maxLineBytes} bytes.`);
  };
  for await (const chunk of source) {
    let start = 0;
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, start)) {
      take(chunk.subarray(start, end));
      yield Buffer.concat(begun, begunBytes).toString('utf8');
      number += 1;
      begun = [];
      begunBytes = 0;
      start = end + 1;
    }
    take(chunk.subarray(start));
  }
  if (begunBytes > 0) yield Buffer.concat(begun, begunBytes).toString('utf8');
}
