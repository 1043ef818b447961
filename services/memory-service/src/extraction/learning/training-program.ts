/*
 * What the training programs have in common: they are given a folder of labelled lines, and print what they find.
 */
import type { Voice } from '../voice.js';
import { type Example, type LinearModel, trainLogisticRegression } from './logistic-regression.js';
import { judgeLeftOut, nameWeights, numberSigns, type SignWeights } from './sign-weights.js';

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
  /** The file it stands in; those of one file have one author. */
  readonly file: string;
  readonly voice: Voice;
  readonly lasts: boolean;
}

/** A sign of one thing says nothing about the next one. */
const minThings = 2;
/** Of those between 1e-4 and 3e-3 the one by which sentences of authors left out are judged best. */
const l2 = 5e-4;

/** The weights of what lasts, learned from some sayings; prints how each file is judged by what the others tell. */
export function learnWhatLasts<T extends LabelledSaying>(
  sayings: readonly T[],
  signsOf: (saying: T) => ReadonlySet<string>,
): SignWeights {
  const signed = sayings.map((saying) => ({ signs: signsOf(saying), isPositive: saying.lasts }));
  const { examples, names } = numberSigns(signed, minThings);
  const train = (seen: readonly Example[]): LinearModel => trainLogisticRegression(seen, names.length, l2);
  const files = sayings.map(({ file }) => file);
  reportLeftOut(sayings, judgeLeftOut(examples, files, train));
  return nameWeights(train(examples), names);
}

/** How much of what passes is left when a share of what lasts is lost, by the odds of each. */
function reportLeftOut(sayings: readonly LabelledSaying[], odds: readonly number[]): void {
  for (const voice of ['user', 'assistant', 'person'] as const) {
    const oddsOf = (lasts: boolean): readonly number[] =>
      odds.filter((_, at) => sayings[at]?.voice === voice && sayings[at]?.lasts === lasts);
    const lasting = oddsOf(true).toSorted((a, b) => a - b);
    const passing = oddsOf(false);
    if (lasting.length === 0) continue;
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
