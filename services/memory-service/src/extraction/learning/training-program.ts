/*
 * What the training programs have in common: they are given a folder of labelled lines, and print what they find.
 */
import type { Voice } from '../voice.js';

/** The first folder that the program was started with, or the one `after` it. */
export function folderFromCommandLine(after = 0): string {
  const folder = process.argv[2 + after];
  if (folder === undefined) throw new Error('The folder of labelled lines is missing.');
  return folder;
}

export const print = (line: string): void => void process.stdout.write(`${line}\n`);

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** A thing that somebody says, and whether it lasts. */
interface LabelledSaying {
  readonly voice: Voice;
  readonly lasts: boolean;
}

/** How much of what passes is left when a share of what lasts is lost, by the odds of each. */
export function reportLeftOut(sayings: readonly LabelledSaying[], odds: readonly number[]): void {
  for (const voice of ['user', 'assistant', 'person'] as const) {
    const oddsOf = (lasts: boolean): readonly number[] =>
      odds.filter((_, at) => sayings[at]?.voice === voice && sayings[at]?.lasts === lasts);
    const lasting = oddsOf(true).toSorted((a, b) => a - b);
    const passing = oddsOf(false);
    const shares = [0.005, 0.01, 0.02, 0.03, 0.05].map((lost) => {
      const bound = lasting[Math.floor(lost * lasting.length)] ?? 0;
      const left = passing.filter((each) => each < bound).length / passing.length;
      return `${percent(lost)} below ${bound.toFixed(2)}: ${percent(left)}`;
    });
    print(
      `${voice}: ${lasting.length} lasting, ${passing.length} passing; lost, and passing left out: ${shares.join(', ')}`,
    );
  }
}
