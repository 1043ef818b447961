import { readFileSync, writeFileSync } from 'node:fs';
import type { SignWeights } from './sign-weights.js';

/** What training leaves in `models/`. */
export interface TrainedModel extends SignWeights {
  /** SHA-256 of the labelled lines it was trained on. */
  readonly trainedOn: string;
}

export function readModel<Model extends TrainedModel>(file: URL): Model {
  return JSON.parse(readFileSync(file, 'utf8'));
}

export function writeModel<Model extends TrainedModel>(file: URL, model: Model): void {
  writeFileSync(file, `${JSON.stringify(model, null, 1)}\n`);
}
