import { readTokenStates, stateSize } from '../../local-model/token-states.js';
import type { PlacedWord } from '../language/words-in-place.js';
import type { CutPlace } from './cut-places.js';

/** The token before the place, the one behind it, the mean of those up to the place before, and up to the next one. */
const vectorsOfPlace = 4;
const componentCount = vectorsOfPlace * stateSize;

/** What the local model sees at each place of a sentence: `componentCount` numbers each. */
export function componentsOfPlaces(
  sentence: string,
  words: readonly PlacedWord[],
  places: readonly CutPlace[],
): readonly Float32Array[] {
  const cuts = [0, ...places.map(({ word }) => words[word]?.start ?? 0), sentence.length];
  const parts = cuts.slice(1).map((end, at) => sentence.slice(cuts[at], end));
  const { states, starts, end } = readTokenStates(parts);
  const bounds = [...starts, end];
  return places.map((_, at) => {
    const [before, from, behind] = [bounds[at] ?? end, bounds[at + 1] ?? end, bounds[at + 2] ?? end];
    const components = new Float32Array(componentCount);
    components.set(stateAt(states, from - 1));
    components.set(stateAt(states, from), stateSize);
    components.set(meanOf(states, before, from), 2 * stateSize);
    components.set(meanOf(states, from, behind), 3 * stateSize);
    return components;
  });
}

const stateAt = (states: Float32Array, token: number): Float32Array =>
  states.subarray(token * stateSize, (token + 1) * stateSize);

/** At least of one token: a part may have none. */
function meanOf(states: Float32Array, from: number, to: number): Float32Array {
  const mean = new Float32Array(stateSize);
  const end = Math.max(from + 1, to);
  for (let token = from; token < end; token += 1)
    for (let at = 0; at < stateSize; at += 1) mean[at] = (mean[at] ?? 0) + (states[token * stateSize + at] ?? 0);
  return mean.map((sum) => sum / (end - from));
}
