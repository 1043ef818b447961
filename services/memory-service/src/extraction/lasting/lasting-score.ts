import { readFileSync } from 'node:fs';
import { createSignScorer, type SignWeights } from '../learning/sign-weights.js';
import type { Voice } from '../rules/classify-sentence.js';
import { signsOf } from './sentence-signs.js';

/** What training leaves: `models/lasting-sentences/weights.json`. */
export interface LastingModel extends SignWeights {
  /** SHA-256 of the labelled sentences it was trained on. */
  readonly trainedOn: string;
  /** Words that stand for themselves among the kinds of words. */
  readonly commonWords: readonly string[];
}

export type LastingScorer = (sentence: string, voice: Voice) => number;

/** The logarithm of the odds that a sentence says something that lasts, by a linear model over its signs: above 0 it rather does. */
export function createLastingScorer(model: LastingModel): LastingScorer {
  const common = new Set(model.commonWords);
  const score = createSignScorer(model);
  return (sentence, voice) => score(signsOf(sentence, voice, common));
}

export const LASTING_MODEL_FILE = new URL('../../../models/lasting-sentences/weights.json', import.meta.url);

export const readLastingModel = (): LastingModel => JSON.parse(readFileSync(LASTING_MODEL_FILE, 'utf8'));

/** The score by the model that comes with the service, which is read when this module is loaded, so that no request waits for it: 40 ms. A sentence takes some 20 µs. */
export const lastingScore: LastingScorer = createLastingScorer(readLastingModel());
