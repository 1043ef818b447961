import { commonWords } from '../lasting/lasting-odds.js';
import { createSignScorer } from '../learning/sign-weights.js';
import { readModel, type TrainedModel } from '../learning/trained-model.js';
import { signsOfSentence } from './reply-signs.js';
import type { SentenceInReply } from './sentence-in-reply.js';

/**
 * Whether a sentence of an agent's reply tells something of the matter at hand that lasts
 * (`models/lasting-replies/weights.json`).
 */
export const replyModelFile = new URL('../../../models/lasting-replies/weights.json', import.meta.url);

const score = createSignScorer(readModel<TrainedModel>(replyModelFile));

/** The logarithm of the odds that a sentence of a reply lasts, in its place: above 0 it rather does. */
export const replyOdds = (sentence: SentenceInReply): number => score(signsOfSentence(sentence, commonWords));
