import type { PlacedWord } from '../language/words-in-place.js';
import { type ComponentWeights, weighComponents } from '../learning/sign-weights.js';
import { readModel, type TrainedModel } from '../learning/trained-model.js';
import type { Voice } from '../voice.js';
import { type CutPlace, isDictated } from './cut-places.js';
import { readPlaces, signsOfPlace } from './cut-signs.js';
import { ModelAsks } from './model-asks.js';
import { componentsOfPlaces } from './place-components.js';
import { createPlaceScorer } from './place-scorer.js';

/** A place, and the logarithm of the odds that a fact of its own begins there. */
export interface WeighedPlace extends CutPlace {
  readonly odds: number;
}

export const cutModelFile = new URL('../../../models/clause-cuts/weights.json', import.meta.url);

/** Of sentences without a mark: what is likely in talk would make every comma of the others likelier. */
export const dictatedModelFile = new URL('../../../models/clause-cuts/dictated.json', import.meta.url);

export const readCutModel = (file = cutModelFile): TrainedModel => readModel(file);

/** What a sentence is judged by. */
interface CutScorer {
  readonly ofSigns: ReturnType<typeof createPlaceScorer>;
  /** Null where the local model is not asked. */
  readonly components: ComponentWeights | null;
}

function createCutScorer(file: URL): CutScorer {
  const model = readCutModel(file);
  return { ofSigns: createPlaceScorer(model), components: model.components ?? null };
}

/** Read with the module: no request waits for them but the first that starts the extraction thread. */
const scorer = createCutScorer(cutModelFile);
const scorerOfDictated = createCutScorer(dictatedModelFile);

/** Longer sentences are hardly ever typed, and weighing each place of them takes time; */
const maxCharacters = 300;
/** but what was dictated has no marks, and is a sentence however much it tells. */
const maxDictatedCharacters = 400;

/**
 * Where the signs of every place are surer than this, one way or the other, what the local model sees changes six
 * sentences in a thousand, and isn't asked.
 */
const unsure = 2;

/**
 * Signs are weighed as a part of what they make together with the local model: alone they are too ready to cut, and a
 * wrong cut leaves a fragment.
 */
const cautionOfSignsAlone = 0.8;

/** What places are weighed by: not at all, by their signs, or besides by what the local model sees there. */
export type CutWeighing = 'none' | 'signs' | ModelAsks;

/** The places of a sentence, by their first word, weighed by the model that comes with the service. */
export function weighCutPlaces(
  sentence: string,
  words: readonly PlacedWord[],
  voice: Voice,
  weighing: CutWeighing = new ModelAsks(),
): ReadonlyMap<number, WeighedPlace> {
  if (weighing === 'none') return new Map();
  const [{ ofSigns, components }, longest] = isDictated(sentence)
    ? [scorerOfDictated, maxDictatedCharacters]
    : [scorer, maxCharacters];
  if (sentence.length > longest) return new Map();
  const read = readPlaces(sentence, words, voice);
  const bySigns = read.places.map((_, at) => ofSigns(signsOfPlace(read, at)));
  const isUnsure = components !== null && bySigns.some((odds) => Math.abs(odds) <= unsure);
  const bySight =
    isUnsure && weighing !== 'signs' && weighing.take()
      ? componentsOfPlaces(sentence, words, read.places).map((seen) => weighComponents(components, seen))
      : bySigns.map(() => (isUnsure ? -cautionOfSignsAlone : 0));
  const oddsAt = (at: number): number => (bySigns[at] ?? 0) + (bySight[at] ?? 0);
  return new Map(read.places.map((place, at) => [place.word, { ...place, odds: oddsAt(at) }]));
}
