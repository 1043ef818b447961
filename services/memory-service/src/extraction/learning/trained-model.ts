import { readFileSync, writeFileSync } from 'node:fs';
import type { SignWeights } from './sign-weights.js';

/** What training leaves in `models/`. */
export interface TrainedModel extends SignWeights {
  /** SHA-256 of the labelled lines it was trained on. */
  readonly trainedOn: string;
}

/**
 * Weights lie in the file as a list of pairs: members of an object by the ten thousand take four times as long to read.
 */
export function readModel<Model extends TrainedModel>(file: URL): Model {
  const model = JSON.parse(readFileSync(file, 'utf8'));
  return { ...model, weights: new Map(model.weights) };
}

/** One pair a line, so that the difference between two trainings can be read. */
export function writeModel<Model extends TrainedModel>(file: URL, { weights, ...rest }: Model): void {
  const pairs = [...weights].map((pair) => JSON.stringify(pair)).join(',\n');
  writeFileSync(file, `{"weights":[\n${pairs}\n],\n${JSON.stringify(rest).slice(1)}\n`);
}
