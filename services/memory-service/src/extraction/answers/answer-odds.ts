import { commonWords } from '../lasting/lasting-odds.js';
import { createSignScorer } from '../learning/sign-weights.js';
import { readModel, type TrainedModel } from '../learning/trained-model.js';
import { type Reply, signsOfReply } from './answer-signs.js';

/** What should become of a reply: nothing, itself alone, or both together. */
export type AnswerLabel = 'passes' | 'stands alone' | 'needs its question';

/** How a reply looks to the models, each a logarithm of odds: above 0 it rather is so. */
export interface AnswerOdds {
  /** Whether the answer, with its question or without, tells something that lasts. */
  readonly lasts: number;
  /** Whether what lasts means too little without the question. */
  readonly needsQuestion: number;
}

/** Whether an answer lasts (`models/answers/lasts.json`). */
export const lastsModelFile = new URL('../../../models/answers/lasts.json', import.meta.url);
/** Whether it needs its question (`models/answers/needs-question.json`). */
export const needsQuestionModelFile = new URL('../../../models/answers/needs-question.json', import.meta.url);

const lasts = createSignScorer(readModel<TrainedModel>(lastsModelFile));
const needsQuestion = createSignScorer(readModel<TrainedModel>(needsQuestionModelFile));

/** The odds of a reply by the models that come with the service. */
export function answerOdds(reply: Reply): AnswerOdds {
  const signs = signsOfReply(reply, commonWords);
  return { lasts: lasts(signs), needsQuestion: needsQuestion(signs) };
}
