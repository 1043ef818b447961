import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Embedder } from '../embedding/embedder.js';
import { createLocalEmbedder } from '../embedding/local/local-embedder.js';
import { embedMemories } from './embed-memories.js';

let embedder: Embedder;

beforeAll(async () => {
  embedder = await createLocalEmbedder();
});
afterAll(() => embedder.close());

const embed = (...texts: string[]): Promise<readonly Float32Array[]> => embedMemories(texts, { embedder });

async function similarities(query: string, ...texts: string[]): Promise<number[]> {
  const [asked] = await embedder.embed([query], { purpose: 'query' });
  return (await embed(...texts)).map((vector) => dot(asked ?? new Float32Array(), vector));
}

const dot = (one: Float32Array, other: Float32Array): number =>
  one.reduce((sum, component, index) => sum + component * (other[index] ?? 0), 0);

describe('embedMemories', () => {
  test('answers a vector of length 1 for each text, in their order', async () => {
    const texts = [
      'Always give sizes in centimetres when I ask about furniture',
      'We use pnpm',
      'Never swear when I ask for names',
    ];
    const together = await embed(...texts);
    expect(together).toHaveLength(3);
    for (const [index, text] of texts.entries()) {
      const [alone] = await embed(text);
      const vector = together[index] ?? new Float32Array();
      expect(dot(alone ?? new Float32Array(), vector)).toBeGreaterThan(0.95);
      expect(Math.hypot(...vector)).toBeCloseTo(1, 5);
    }
  });

  test('a text that is no instruction has the vector of the embedder', async () => {
    const text = 'The roof leaks when it rains';
    const [own] = await embedder.embed([text], { purpose: 'memory' });
    const [vector] = await embed(text);
    expect([...(vector ?? [])]).toEqual([...(own ?? [])]);
  });

  test('an instruction is near to questions on its occasion, also in none of its words', async () => {
    const [forIt = 0, forAnother = 0] = await similarities(
      'Which sofa would fit under the window?',
      'Always give sizes in centimetres when I ask about furniture',
      'Always give sizes in centimetres when I ask about bandwidth',
    );
    expect(forIt).toBeGreaterThan(forAnother + 0.1);
  });

  test('answers nothing for no memories', async () => {
    await expect(embed()).resolves.toEqual([]);
  });
});
