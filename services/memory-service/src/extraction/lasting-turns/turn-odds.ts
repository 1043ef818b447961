import { commonWords } from '../lasting/lasting-odds.js';
import { createSignScorer } from '../learning/sign-weights.js';
import { readModel, type TrainedModel } from '../learning/trained-model.js';
import { signsOfTurn, type TurnInPlace } from './turn-signs.js';

/** Whether a turn holds anything that lasts (`models/lasting-turns/weights.json`). */
export const turnModelFile = new URL('../../../models/lasting-turns/weights.json', import.meta.url);

const score = createSignScorer(readModel<TrainedModel>(turnModelFile));

/** The logarithm of the odds that a turn holds something that lasts: above 0 it rather does. */
export const turnOdds = (turn: TurnInPlace): number => score(signsOfTurn(turn, commonWords));
