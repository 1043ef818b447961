/** What the launcher tells the person at the terminal: one line an event, colours only where they can be seen. */
export interface Terminal {
  /** Something slow begins or something happened. */
  progress(line: string): void;
  warn(line: string): void;
  /** Text as it is. */
  print(text: string): void;
  heading(text: string): string;
}

const startedAt = performance.now();

export function openTerminal(): Terminal {
  const coloured = process.stdout.isTTY && !process.env.NO_COLOR && process.env.TERM !== 'dumb';
  const paint = (code: number, text: string) => (coloured ? `\u001b[${code}m${text}\u001b[0m` : text);
  for (const stream of [process.stdout, process.stderr]) {
    // A terminal that was closed must not end the shutdown half way.
    stream.on('error', () => {});
  }
  const stamp = () => paint(2, `${((performance.now() - startedAt) / 1000).toFixed(1).padStart(5)} s`);
  return {
    progress: (line) => process.stdout.write(`${stamp()}  ${line}\n`),
    warn: (line) => process.stderr.write(`${stamp()}  ${paint(33, line)}\n`),
    print: (text) => process.stdout.write(`${text}\n`),
    heading: (text) => paint(1, text),
  };
}
