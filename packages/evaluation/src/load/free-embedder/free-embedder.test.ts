import { expect, test } from '@jest/globals';
import { startFreeEmbedder } from './free-embedder.js';

test('answers as OpenAI does: a vector for each text, alike when the words are, and counts them', async () => {
  const embedder = await startFreeEmbedder(0, 64);
  const post = (path: string, body: string) =>
    fetch(`http://127.0.0.1:${embedder.port}${path}`, { method: 'POST', body }).then(async (answer) => ({
      status: answer.status,
      body: (await answer.json()) as { data: { index: number; embedding: number[] }[] },
    }));
  const input = ['We use pnpm', 'pnpm is what we use', 'The violin hangs there'];
  const { status, body } = await post('/v1/embeddings', JSON.stringify({ model: 'free', input }));
  expect(status).toBe(200);
  const [first = [], second = [], third = []] = body.data.map(({ embedding }) => embedding);
  const dot = (one: number[], other: number[]) => one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
  expect(dot(first, first)).toBeCloseTo(1);
  expect(dot(first, second)).toBeGreaterThan(dot(first, third));
  expect((await post('/v1/embeddings', 'no JSON')).status).toBe(404);
  expect((await post('/v1/other', '{}')).status).toBe(404);
  expect(embedder.counts()).toEqual({ calls: 1, texts: 3 });
  await embedder.close();
});
