import { rememberingLast } from '../language/pattern-set.js';
import { createSignScorer } from '../learning/sign-weights.js';
import { readModel, type TrainedModel } from '../learning/trained-model.js';
import type { Voice } from '../voice.js';
import { readTokens, signsOf, type Token } from './sentence-signs.js';

/** What training leaves: `models/lasting-sentences/weights.json`. */
export interface LastingModel extends TrainedModel {
  /** Words that stand for themselves among the kinds of words. */
  readonly commonWords: readonly string[];
}

/** How a sentence looks to the model. */
export interface LastingOdds {
  /** The logarithm of the odds that it says something that lasts: above 0 it rather does. */
  readonly odds: number;
  /** The share of its words that the model has seen, 0 to 1; 0 where there are none. */
  readonly knownShare: number;
}

export type LastingJudge = (sentence: string, voice: Voice) => LastingOdds;

/** Judges by a linear model over the signs of a sentence. */
export function createLastingJudge(model: LastingModel): LastingJudge {
  const common = new Set(model.commonWords);
  const score = createSignScorer(model);
  const knownShare = (tokens: readonly Token[]): number =>
    tokens.length === 0 ? 0 : tokens.filter(({ word }) => model.weights.has(`word ${word}`)).length / tokens.length;
  return (sentence, voice) => {
    const tokens = readTokens(sentence);
    return { odds: score(signsOf(tokens, voice, common)), knownShare: knownShare(tokens) };
  };
}

export const lastingModelFile = new URL('../../../models/lasting-sentences/weights.json', import.meta.url);

export const readLastingModel = (): LastingModel => readModel(lastingModelFile);

const model = readLastingModel();
const judge = createLastingJudge(model);
/** Words that stand for themselves among the kinds of words, for whatever reads tokens (`sentence-signs.ts`). */
export const commonWords: ReadonlySet<string> = new Set(model.commonWords);
/**
 * What a model was trained on that has odds of sentences among its signs: the digest of its own lines, and of the
 * sentences.
 */
export const trainedWithSentences = (digest: string): string => `${digest} ${model.trainedOn}`;
/** What is pasted repeats its lines, and a sentence is asked about more than once. */
const lastOdds: Readonly<Record<Voice, (sentence: string) => LastingOdds>> = {
  user: rememberingLast((sentence) => judge(sentence, 'user')),
  assistant: rememberingLast((sentence) => judge(sentence, 'assistant')),
  person: rememberingLast((sentence) => judge(sentence, 'person')),
};

/** The odds by the model that comes with the service, read with the module; a sentence takes some 20 µs. */
export const lastingOdds: LastingJudge = (sentence, voice) => lastOdds[voice](sentence);
