import { placeWords } from '../language/words-in-place.js';
import type { SignedThing } from '../learning/sign-weights.js';
import { readPlaces, signsOfPlace } from './cut-signs.js';
import type { LabelledCuts } from './labelled-cuts.js';
import { componentsOfPlaces } from './place-components.js';
import { namedSigns } from './place-scorer.js';

export interface LabelledPlace extends SignedThing {
  readonly file: string;
}

/**
 * The places of labelled sentences with their signs; `cutCount` counts the cuts at no place, too. Whether they run on
 * is told by each, unless given.
 */
export function readLabelledPlaces(
  sentences: readonly LabelledCuts[],
  runsOn?: boolean,
): {
  places: readonly LabelledPlace[];
  cutCount: number;
} {
  const places = sentences.flatMap(({ file, text, voice, cuts }) => {
    const words = placeWords(text);
    const cutWords = new Set(cuts.map((cut) => words.findIndex(({ start }) => start >= cut)));
    const read = readPlaces(text, words, voice, runsOn);
    const components = read.places.length > 0 ? componentsOfPlaces(text, words, read.places) : [];
    return read.places.map(({ word }, at) => ({
      file,
      components: components[at],
      signs: namedSigns(signsOfPlace(read, at)),
      isPositive: cutWords.has(word),
    }));
  });
  return { places, cutCount: sentences.reduce((sum, { cuts }) => sum + cuts.length, 0) };
}
