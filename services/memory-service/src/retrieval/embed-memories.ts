import type { Embedder, EmbedOptions } from '../embedding/embedder.js';
import { occasionOfInstruction } from './standing-instruction.js';

export interface EmbedMemoriesOptions extends Pick<EmbedOptions, 'projectId' | 'signal'> {
  readonly embedder: Embedder;
}

/**
 * What the vector index holds of memories: the vector of each text, in their order. That of a
 * standing instruction for one occasion is the mean of two: of its text, and of its occasion. Who asks when something
 * is due needs the rule about due dates, and uses none of its words. So the embedder is asked for up to twice as many
 * texts. Rejects as the embedder does. What was stored before keeps its vector until its text changes.
 */
export async function embedMemories(
  texts: readonly string[],
  { embedder, ...options }: EmbedMemoriesOptions,
): Promise<readonly Float32Array[]> {
  const occasions = new Map<number, string>();
  for (const [index, text] of texts.entries()) {
    const occasion = occasionOfInstruction(text);
    if (occasion !== null) occasions.set(index, occasion);
  }
  const vectors = [...(await embedder.embed([...texts, ...occasions.values()], { purpose: 'memory', ...options }))];
  const ofOccasions = vectors.splice(texts.length);
  for (const [position, index] of [...occasions.keys()].entries()) {
    const text = vectors[index];
    const occasion = ofOccasions[position];
    if (text !== undefined && occasion !== undefined) vectors[index] = between(text, occasion);
  }
  return vectors;
}

/** The direction in the middle of two of length 1, of length 1 itself. Opposite ones have none: then the first. */
function between(one: Float32Array, other: Float32Array): Float32Array {
  const sum = one.map((component, index) => component + (other[index] ?? 0));
  const length = Math.hypot(...sum);
  return length === 0 ? one : sum.map((component) => component / length);
}
