import { readFileSync } from 'node:fs';
import { createSignScorer, type SignScorer, type SignWeights } from '../learning/sign-weights.js';
import type { Voice } from '../rules/classify-sentence.js';
import type { PlacedWord } from '../rules/words-in-place.js';
import type { CutPlace } from './cut-places.js';
import { readPlaces, signsOfPlace } from './cut-signs.js';

/** A place, and the logarithm of the odds that a fact of its own begins there. */
export interface WeighedPlace extends CutPlace {
  readonly odds: number;
}

/** What training leaves: `models/clause-cuts/weights.json`. */
export interface CutModel extends SignWeights {
  /** SHA-256 of the labelled sentences it was trained on. */
  readonly trainedOn: string;
}

export const CUT_MODEL_FILE = new URL('../../../models/clause-cuts/weights.json', import.meta.url);

export const readCutModel = (): CutModel => JSON.parse(readFileSync(CUT_MODEL_FILE, 'utf8'));

/** Read with the module: no request waits for it but the first that starts the extraction thread. */
const scoreOf: SignScorer = createSignScorer(readCutModel());

/** Longer sentences tell one thing at length more often than several. */
const maxCharacters = 180;

/** The places of a sentence, by their first word, weighed by the model that comes with the service. */
export function weighCutPlaces(
  sentence: string,
  words: readonly PlacedWord[],
  voice: Voice,
): ReadonlyMap<number, WeighedPlace> {
  if (sentence.length > maxCharacters) return new Map();
  const read = readPlaces(sentence, words, voice);
  return new Map(read.places.map((place, at) => [place.word, { ...place, odds: scoreOf(signsOfPlace(read, at)) }]));
}
