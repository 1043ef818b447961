import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Embedder, EmbedderOverloadedError } from '../../embedding/embedder.js';
import { createLocalEmbedder, localModelFiles } from '../../embedding/local/local-embedder.js';
import { MemoryVectorSource } from '../testing/memory-vector-source.js';
import type { TextHits, VectorIndex } from '../vector-index.js';
import { createExactVectorIndex } from './exact-vector-index.js';
import type { MissingPart } from './missing-parts.js';

const texts = [
  'We deploy on Fridays',
  'The cat is called Minka',
  'Postgres listens on port 5433',
  'Ana lives in Porto',
];
const question = 'Which port does the database use?';
const idOf = (row: number) => `018f0000-0000-7000-8000-00000000000${row}`;

let embedder: Embedder;
let index: VectorIndex;
let source: MemoryVectorSource;
let upserts: { id: string; vector: Float32Array }[];

const options = (own: MemoryVectorSource) => ({ source: own, dimensions: 384, maxBytes: 64 * 1024 * 1024 });
/** The index keeps apart what each test writes by the name of its project. */
let projectId: string;
let tests = 0;

beforeAll(async () => {
  embedder = await createLocalEmbedder();
  const vectors = await embedder.embed(texts, { purpose: 'memory' });
  upserts = vectors.map((vector, row) => ({ id: idOf(row), vector }));
  source = new MemoryVectorSource(2);
  index = createExactVectorIndex({ ...options(source), queryModel: localModelFiles() });
});
afterAll(async () => {
  await Promise.all([index.close(), embedder.close()]);
});
beforeEach(() => {
  projectId = `p${++tests}`;
});

async function searchText(changeSequence: number, signal?: AbortSignal): Promise<TextHits> {
  if (index.searchText === undefined) throw new Error('The index has no model.');
  return index.searchText({ projectId, text: question, limit: 10, changeSequence, ...(signal && { signal }) });
}

describe('searching for a text', () => {
  test('finds what searching for its vector finds, and tells the vector', async () => {
    const changeSequence = source.write(projectId, { upserts });
    const { hits, embedding } = await searchText(changeSequence);
    const [expected = new Float32Array()] = await embedder.embed([question], { purpose: 'query' });
    expect(hits[0]?.id).toBe(idOf(2));
    expect(embedding).toEqual(expected);
    expect(await index.search({ projectId, embedding, limit: 10, changeSequence })).toEqual(hits);
  });

  test('finds nothing where nothing was written, and tells the vector all the same', async () => {
    expect(await searchText(0)).toMatchObject({ hits: [], embedding: { length: 384 } });
  });

  test('includes what was written before it', async () => {
    await searchText(source.write(projectId, { upserts: upserts.slice(0, 1) }));
    expect((await searchText(source.write(projectId, { upserts }))).hits).toHaveLength(4);
  });

  test('is given up by its signal', async () => {
    const changeSequence = source.write(projectId, { upserts });
    await searchText(changeSequence);
    const asked = new AbortController();
    // The first is computed when the second comes.
    const [first, second] = [searchText(changeSequence), searchText(changeSequence, asked.signal)];
    asked.abort(new Error('gone'));
    await expect(second).rejects.toThrow('gone');
    expect((await first).hits).toHaveLength(4);
  });

  test('is refused when too many wait already', async () => {
    const small = createExactVectorIndex({ ...options(source), queryModel: localModelFiles(), maxQueries: 1 });
    const changeSequence = source.write(projectId, { upserts });
    const query = { projectId, text: question, limit: 10, changeSequence };
    await small.search({ ...query, embedding: upserts[0]?.vector ?? new Float32Array() });
    const answers = await Promise.allSettled([small.searchText?.(query), small.searchText?.(query)]);
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(answers[1]).toMatchObject({ reason: expect.any(EmbedderOverloadedError) });
    await small.close();
  });

  test('tells the same vector whoever else asks at that moment', async () => {
    const changeSequence = source.write(projectId, { upserts });
    const alone = await searchText(changeSequence);
    const others = texts.map((text) => index.searchText?.({ projectId, text, limit: 1, changeSequence }));
    const [among] = await Promise.all([searchText(changeSequence), ...others]);
    expect(among.embedding).toEqual(alone.embedding);
  });

  test('a model that does not load fails texts alone, and is told once: vectors are searched', async () => {
    const queryModel = { ...localModelFiles(), modelFolder: new URL('./no-model/', import.meta.url).href };
    const missing: MissingPart[] = [];
    const broken = createExactVectorIndex({
      ...options(source),
      queryModel,
      onMissingPart: (part) => missing.push(part),
    });
    const changeSequence = source.write(projectId, { upserts });
    const query = { projectId, limit: 10, changeSequence };
    await expect(broken.searchText?.({ ...query, text: question })).rejects.toThrow('no-model');
    expect(await broken.search({ ...query, embedding: upserts[0]?.vector ?? new Float32Array() })).toHaveLength(4);
    await broken.check();
    expect(missing).toEqual([{ part: 'query model', reason: expect.stringContaining('no-model') }]);
    await broken.close();
  });

  test('an index without the model leaves it to others', async () => {
    const bare = createExactVectorIndex(options(source));
    expect(bare.searchText).toBeUndefined();
    await bare.close();
  });
});

describe('while a text is embedded', () => {
  test('its project may leave the memory', async () => {
    const changeSequence = source.write(projectId, { upserts });
    await searchText(changeSequence);
    const answer = searchText(changeSequence);
    await index.dropProject(projectId);
    expect((await answer).hits).toHaveLength(4);
  });

  test('its project may be read anew, page by page', async () => {
    const changeSequence = source.write(projectId, { upserts });
    await searchText(changeSequence);
    const answer = searchText(changeSequence);
    source.write(projectId, { deleteAll: true });
    const later = source.write(projectId, { upserts: upserts.slice(0, 3) });
    expect((await searchText(later)).hits).toHaveLength(3);
    expect((await answer).hits).toHaveLength(4);
  });
});

describe('a text that was expected', () => {
  test('is found as one that was not', async () => {
    const changeSequence = source.write(projectId, { upserts });
    const unexpected = await searchText(changeSequence);
    index.expectText?.({ projectId, text: question });
    expect(await searchText(changeSequence)).toEqual(unexpected);
    expect(await searchText(changeSequence)).toEqual(unexpected);
  });

  test('gives its vector to no other text, and to no other project', async () => {
    const changeSequence = source.write(projectId, { upserts });
    index.expectText?.({ projectId, text: 'What is the cat called?' });
    index.expectText?.({ projectId: 'another', text: question });
    expect((await searchText(changeSequence)).hits[0]?.id).toBe(idOf(2));
  });

  test('fails the search alone where the model does not load', async () => {
    const queryModel = { ...localModelFiles(), modelFolder: new URL('./no-model/', import.meta.url).href };
    const broken = createExactVectorIndex({ ...options(source), queryModel });
    broken.expectText?.({ projectId, text: question });
    await expect(broken.searchText?.({ projectId, text: question, limit: 1, changeSequence: 0 })).rejects.toThrow(
      'no-model',
    );
    await broken.close();
  });
});
