import { readFileSync } from 'node:fs';
import { createSignScorer, type SignWeights } from '../learning/sign-weights.js';
import type { Voice } from '../rules/classify-sentence.js';
import { rememberingLast } from '../rules/pattern-set.js';
import { readTokens, signsOf } from './sentence-signs.js';

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

const model = readLastingModel();
const score = createLastingScorer(model);
/** What is pasted repeats its lines, and a sentence is asked about more than once. */
const lastScores: Readonly<Record<Voice, (sentence: string) => number>> = {
  user: rememberingLast((sentence) => score(sentence, 'user')),
  assistant: rememberingLast((sentence) => score(sentence, 'assistant')),
  person: rememberingLast((sentence) => score(sentence, 'person')),
};

/** The score by the model that comes with the service, read with the module in some 80 ms; a sentence takes some 20 µs. */
export const lastingScore: LastingScorer = (sentence, voice) => lastScores[voice](sentence);

/** The share of the words of a sentence that the model has seen. */
export function shareOfKnownWords(sentence: string): number {
  const words = readTokens(sentence).map(({ word }) => word);
  const known = words.filter((word) => `word ${word}` in model.weights);
  return words.length === 0 ? 0 : known.length / words.length;
}
