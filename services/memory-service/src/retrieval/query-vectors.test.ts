import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Embedder } from '../embedding/embedder.js';
import { createLocalEmbedder } from '../embedding/local/local-embedder.js';
import { ModelProviderError } from '../model-provider/provider-error.js';
import { QueryVectors } from './query-vectors.js';

let local: Embedder;
let isAway: boolean;
let embedded: string[];
let failures: unknown[];
let vectors: QueryVectors;

beforeAll(async () => {
  local = await createLocalEmbedder();
});
afterAll(async () => {
  await local.close();
});
beforeEach(() => {
  isAway = false;
  embedded = [];
  failures = [];
  const embedder: Embedder = {
    model: local.model,
    isRemote: true,
    embed(texts, options) {
      embedded.push(...texts);
      if (isAway) return Promise.reject(new ModelProviderError('unreachable'));
      return local.embed(texts, options);
    },
    check: () => local.check(),
    close: () => local.close(),
  };
  vectors = new QueryVectors({ embedder, onEmbedderFailure: (error) => failures.push(error) });
});

test('a query that a project asks again is not embedded again', async () => {
  const first = await vectors.of('Where is the wiki?', 'a');
  expect(first).toHaveLength(local.model.dimensions);
  expect(await vectors.of('Where is the wiki?', 'a')).toEqual(first);
  expect(await vectors.of('Where is the blog?', 'a')).not.toEqual(first);
  expect(embedded).toEqual(['Where is the wiki?', 'Where is the blog?']);
});

test('no project is answered from what another asked', async () => {
  await vectors.of('Where is the wiki?', 'a');
  await vectors.of('Where is the wiki?', 'b');
  // Nor by a name that reads like the other's with a query behind it.
  await vectors.of('x', 'a\nWhere');
  await vectors.of('Where\nx', 'a');
  expect(embedded).toHaveLength(4);
});

test('long queries are not kept', async () => {
  const long = 'wiki '.repeat(200);
  await vectors.of(long, 'a');
  await vectors.of(long, 'a');
  expect(embedded).toEqual([long, long]);
});

test('a model that was away is asked again, and what is known is answered without it', async () => {
  await vectors.of('known', 'a');
  isAway = true;
  expect(await vectors.of('unknown', 'a')).toBeNull();
  expect(await vectors.of('known', 'a')).not.toBeNull();
  expect(failures).toHaveLength(1);
  isAway = false;
  expect(await vectors.of('unknown', 'a')).not.toBeNull();
});
