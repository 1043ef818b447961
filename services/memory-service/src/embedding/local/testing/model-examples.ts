import { readFile } from 'node:fs/promises';

/** What the reference tokenizer and the model in full precision make of a text. */
export interface ModelExample {
  readonly text: string;
  readonly input_ids: readonly number[];
  readonly embedding: readonly number[];
}

export const modelFolder = new URL('../../../../models/all-MiniLM-L6-v2/', import.meta.url);

/** The model's examples. */
export async function readModelExamples(): Promise<readonly ModelExample[]> {
  return JSON.parse(await readFile(new URL('examples.json', modelFolder), 'utf8')) as ModelExample[];
}

export function cosine(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let dot = 0;
  let oneSquares = 0;
  let otherSquares = 0;
  for (let index = 0; index < one.length; index++) {
    const a = one[index] ?? Number.NaN;
    const b = other[index] ?? Number.NaN;
    dot += a * b;
    oneSquares += a * a;
    otherSquares += b * b;
  }
  return dot / Math.sqrt(oneSquares * otherSquares);
}
