import type { PlacedWord } from '../language/words-in-place.js';
import { readModel, type TrainedModel } from '../learning/trained-model.js';
import type { Voice } from '../voice.js';
import { type CutPlace, isDictated } from './cut-places.js';
import { readPlaces, signsOfPlace } from './cut-signs.js';
import { createPlaceScorer } from './place-scorer.js';

/** A place, and the logarithm of the odds that a fact of its own begins there. */
export interface WeighedPlace extends CutPlace {
  readonly odds: number;
}

export const cutModelFile = new URL('../../../models/clause-cuts/weights.json', import.meta.url);

/** Of sentences without a mark: what is likely in talk would make every comma of the others likelier. */
export const dictatedModelFile = new URL('../../../models/clause-cuts/dictated.json', import.meta.url);

export const readCutModel = (file = cutModelFile): TrainedModel => readModel(file);

/** Read with the module: no request waits for them but the first that starts the extraction thread. */
const scoreOf = createPlaceScorer(readCutModel());
const scoreOfDictated = createPlaceScorer(readCutModel(dictatedModelFile));

/** Longer sentences tell one thing at length more often than several, */
const maxCharacters = 180;
/** but what was dictated has no marks, and is a sentence however much it tells. */
const maxDictatedCharacters = 400;

/** The places of a sentence, by their first word, weighed by the model that comes with the service. */
export function weighCutPlaces(
  sentence: string,
  words: readonly PlacedWord[],
  voice: Voice,
): ReadonlyMap<number, WeighedPlace> {
  const [score, longest] = isDictated(sentence) ? [scoreOfDictated, maxDictatedCharacters] : [scoreOf, maxCharacters];
  if (sentence.length > longest) return new Map();
  const read = readPlaces(sentence, words, voice);
  return new Map(read.places.map((place, at) => [place.word, { ...place, odds: score(signsOfPlace(read, at)) }]));
}
