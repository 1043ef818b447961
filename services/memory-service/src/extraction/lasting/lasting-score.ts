import { readFileSync } from 'node:fs';
import type { Voice } from '../rules/classify-sentence.js';
import { signsOf } from './sentence-signs.js';

/** What training leaves: `models/lasting-sentences/weights.json`. */
export interface LastingModel {
  /** SHA-256 of the labelled sentences it was trained on. */
  readonly trainedOn: string;
  readonly bias: number;
  /** Words that stand for themselves among the kinds of words. */
  readonly commonWords: readonly string[];
  /** The weight of each sign, in hundredths. */
  readonly weights: Readonly<Record<string, number>>;
}

export type LastingScorer = (sentence: string, voice: Voice) => number;

/**
 * The logarithm of the odds that a sentence says something that lasts, by a linear model over its signs: above 0 it rather does. The sum is divided by the root of the number
 * of signs, so that a long sentence is not surer than a short one.
 */
export function createLastingScorer({ bias, commonWords, weights }: LastingModel): LastingScorer {
  const common = new Set(commonWords);
  const weightOf = new Map(Object.entries(weights));
  return (sentence, voice) => {
    const signs = signsOf(sentence, voice, common);
    let sum = 0;
    for (const sign of signs) sum += weightOf.get(sign) ?? 0;
    return bias + sum / 100 / Math.sqrt(Math.max(1, signs.size));
  };
}

export const LASTING_MODEL_FILE = new URL('../../../models/lasting-sentences/weights.json', import.meta.url);

export const readLastingModel = (): LastingModel => JSON.parse(readFileSync(LASTING_MODEL_FILE, 'utf8'));

let scorer: LastingScorer | null = null;

/** The score by the model that comes with the service, read at first use: 40 ms once, then some 20 µs a sentence. */
export function lastingScore(sentence: string, voice: Voice): number {
  scorer ??= createLastingScorer(readLastingModel());
  return scorer(sentence, voice);
}
