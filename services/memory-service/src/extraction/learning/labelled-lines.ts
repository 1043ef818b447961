import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A line of a file that somebody labelled; the lines of one file have one author. */
export interface LabelledLine {
  readonly file: string;
  readonly line: string;
}

/** The lines of the text files of a folder, in the order of their names, and the SHA-256 of all of them. */
export function readLabelledLines(folder: string): { lines: readonly LabelledLine[]; digest: string } {
  const hash = createHash('sha256');
  const lines: LabelledLine[] = [];
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()) {
    const text = readFileSync(join(folder, file), 'utf8');
    hash.update(text);
    lines.push(...text.split('\n').map((line) => ({ file, line })));
  }
  return { lines, digest: hash.digest('hex') };
}
