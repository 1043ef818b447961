/**
 * A vector of length 1 in which every word of the text has a place of its own by its hash: texts that share words are
 * alike.
 * It costs next to nothing, which is the point: what is measured with it is everything but the model.
 */
export function hashedWords(text: string, dimensions: number): number[] {
  const vector = new Array<number>(dimensions).fill(0);
  for (const word of text.toLowerCase().split(/[^\p{L}\p{N}]+/u)) {
    const hash = fnv1a(word);
    const place = hash % dimensions;
    vector[place] = (vector[place] ?? 0) + (hash & 0x10000 ? 1 : -1);
  }
  const length = Math.hypot(...vector) || 1;
  return vector.map((component) => component / length);
}

/** FNV-1a, 32 bits (Fowler, Noll, Vo; draft-eastlake-fnv). */
function fnv1a(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
