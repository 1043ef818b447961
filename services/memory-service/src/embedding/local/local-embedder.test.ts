import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Embedder, EmbedderOverloadedError } from '../embedder.js';
import { createLocalEmbedder } from './local-embedder.js';
import { cosine, readModelExamples } from './testing/model-examples.js';

const examples = await readModelExamples();
const texts = examples.map(({ text }) => text);

describe('the local embedder', () => {
  let embedder: Embedder;
  beforeAll(async () => {
    embedder = await createLocalEmbedder();
  });
  afterAll(() => embedder.close());

  test('comes within 0.97 of the model in full precision', async () => {
    const vectors = await embedder.embed(texts, { purpose: 'memory' });
    for (const [index, { text, embedding }] of examples.entries()) {
      const similarity = cosine(vectors[index] ?? [], embedding);
      expect({ text, close: similarity >= 0.97 }).toEqual({ text, close: true });
    }
  });

  test('gives one vector of unit length for each text, in their order, whatever shares the batch', async () => {
    const alone = await Promise.all(texts.slice(0, 8).map((text) => embedder.embed([text], { purpose: 'query' })));
    const together = await embedder.embed(texts.slice(0, 8), { purpose: 'memory' });
    expect(together).toHaveLength(8);
    for (const [index, vector] of together.entries()) {
      expect(vector).toHaveLength(embedder.model.dimensions);
      expect(Math.hypot(...vector)).toBeCloseTo(1, 4);
      expect(cosine(vector, alone[index]?.[0] ?? [])).toBeGreaterThan(0.97);
    }
  });

  test('no texts, no vectors', async () => {
    expect(await embedder.embed([], { purpose: 'memory' })).toEqual([]);
  });

  test('a query overtakes the memories that wait', async () => {
    const finished: string[] = [];
    const memories = embedder
      .embed(Array(200).fill(texts[4]), { purpose: 'memory' })
      .then(() => finished.push('memories'));
    const query = embedder.embed(['Where does Ana work now?'], { purpose: 'query' }).then(() => finished.push('query'));
    await Promise.all([memories, query]);
    expect(finished).toEqual(['query', 'memories']);
  });

  test('an aborted request rejects with its reason, and the others go on', async () => {
    const abort = new AbortController();
    const aborted = embedder.embed(Array(500).fill('a text that nobody waits for'), {
      purpose: 'memory',
      signal: abort.signal,
    });
    const other = embedder.embed(['another'], { purpose: 'memory' });
    abort.abort(new Error('client went away'));
    await expect(aborted).rejects.toThrow('client went away');
    expect(await other).toHaveLength(1);
    await expect(embedder.embed(['x'], { purpose: 'query', signal: abort.signal })).rejects.toThrow('client went away');
  });

  test('a text of many megabytes costs no more than a long one', async () => {
    const [hostile, cut] = await embedder.embed(['word '.repeat(1_000_000), 'word '.repeat(254)], {
      purpose: 'memory',
    });
    expect(cosine(hostile ?? [], cut ?? [])).toBeGreaterThan(0.999);
  });
});

describe('a local embedder with more workers and small bounds', () => {
  test('keeps the order over workers', async () => {
    const embedder = await createLocalEmbedder({ workers: 2 });
    const vectors = await embedder.embed(texts, { purpose: 'memory' });
    const similarities = vectors.map((vector, index) => cosine(vector, examples[index]?.embedding ?? []));
    expect(Math.min(...similarities)).toBeGreaterThanOrEqual(0.97);
    await embedder.close();
  });

  test('refuses what is over its bounds, and takes it when it is free again', async () => {
    const embedder = await createLocalEmbedder({ maxMemories: 3, maxQueries: 1 });
    const first = embedder.embed(['a', 'b', 'c', 'd'], { purpose: 'memory' });
    await expect(embedder.embed(['e'], { purpose: 'memory' })).rejects.toThrow(EmbedderOverloadedError);
    const query = embedder.embed(['q'], { purpose: 'query' });
    await expect(embedder.embed(['r'], { purpose: 'query' })).rejects.toThrow(EmbedderOverloadedError);
    expect(await first).toHaveLength(4);
    expect(await query).toHaveLength(1);
    expect(await embedder.embed(['e'], { purpose: 'memory' })).toHaveLength(1);
    await embedder.close();
  });

  test('close lets what was accepted finish, and refuses what comes after', async () => {
    const embedder = await createLocalEmbedder();
    const accepted = embedder.embed(texts, { purpose: 'memory' });
    const closed = embedder.close();
    await expect(embedder.embed(['late'], { purpose: 'query' })).rejects.toThrow('closed');
    await expect(embedder.check()).rejects.toThrow('closed');
    expect(await accepted).toHaveLength(texts.length);
    await closed;
  });

  test('says what is wrong when there is no model', async () => {
    const modelFolder = new URL('./no-model-here/', import.meta.url);
    await expect(createLocalEmbedder({ modelFolder })).rejects.toThrow(/no-model-here/);
  });
});

// Cut off while it computes, the runtime ends the whole process with SIGABRT.
test('closed while it computes for nobody, it takes nothing with it', async () => {
  const module = JSON.stringify(new URL('./local-embedder.js', import.meta.url).href);
  const script = `import(${module}).then(async ({ createLocalEmbedder }) => {
    const texts = Array.from({ length: 500 }, (_, number) => 'The locker has the number ' + number + ' since Tuesday.');
    for (let turn = 0; turn < 5; turn++) {
      const embedder = await createLocalEmbedder();
      const abort = new AbortController();
      const given = embedder.embed(texts, { purpose: 'memory', signal: abort.signal }).catch(() => {});
      await embedder.embed(['begun'], { purpose: 'query' });
      abort.abort();
      await given;
      await embedder.close();
    }
    console.log('in order');
  })`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--eval', script], {
    env: { PATH: process.env.PATH },
  });
  expect(stdout).toBe('in order\n');
});
