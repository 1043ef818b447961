import { randomUUID } from 'node:crypto';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Database } from '@persistent-memory/service-kit';
import { createTestDatabase, type TestDatabase, untimed } from '@persistent-memory/service-kit/testing';
import { type Embedder, EmbedderOverloadedError } from '../embedding/embedder.js';
import { createLocalEmbedder, localModelFiles } from '../embedding/local/local-embedder.js';
import { QueryTimeoutError } from '../embedding/query-deadline.js';
import { migrationSteps } from '../migrations.js';
import { createVectorSource } from '../storage/vector-changes.js';
import { createExactVectorIndex } from '../vector-index/exact/exact-vector-index.js';
import type { TextQuery, VectorIndex } from '../vector-index/vector-index.js';
import { createMemorySearch, type MemorySearch } from './search-memories.js';
import { type MemoryToStore, readProjectState, storeMemories } from './testing/store-memories.js';

let db: TestDatabase;
let embedder: Embedder;
let vectorIndex: VectorIndex;
let search: MemorySearch;
let failures: unknown[];
let projectId: string;
let projects = 0;

beforeAll(async () => {
  db = await createTestDatabase({ steps: migrationSteps });
  embedder = await createLocalEmbedder();
  vectorIndex = createExactVectorIndex({
    source: createVectorSource(db.database, embedder.model.name),
    dimensions: embedder.model.dimensions,
    maxBytes: 64 * 1024 * 1024,
    queryModel: localModelFiles(),
  });
});
afterAll(async () => {
  await vectorIndex.close();
  await embedder.close();
  await db.close();
});
beforeEach(() => {
  projects += 1;
  projectId = `proj_search_${projects}`;
  failures = [];
  search = createMemorySearch({
    database: db.database,
    keywordDatabase: db.database,
    embedder,
    vectorIndex,
    onVectorIndexFailure: (error) => failures.push(error),
    onTextSearchFailure: (error) => failures.push(error),
    onEmbedderFailure: (error) => failures.push(error),
    timeStep: untimed,
  });
});

async function store(memories: readonly (string | MemoryToStore)[], project = projectId): Promise<void> {
  const given = memories.map((memory) => (typeof memory === 'string' ? { memory } : memory));
  const embeddings = await embedder.embed(
    given.map(({ memory }) => memory),
    { purpose: 'memory' },
  );
  await storeMemories(
    db.database,
    project,
    given.map((memory, index) => {
      const embedding = embeddings[index];
      return embedding === undefined ? memory : { ...memory, embedding };
    }),
  );
}

async function ask(query: string, limit = 10, project = projectId) {
  return search.search({ project: await readProjectState(db.database, project), query, limit, today: '2026-11-21' });
}
const texts = async (query: string, limit?: number) => (await ask(query, limit)).map(({ stored }) => stored.memory);

const notes = [
  'The deployment runs on Kubernetes in Frankfurt',
  'We deploy every Tuesday',
  'Login fails with ERR_SSL_9042 behind the old proxy',
  'The retry logic lives in src/net/backoff.ts',
  'Our cat is called Minka',
];

describe('search', () => {
  test('by words, by meaning, by identifiers', async () => {
    await store(notes);
    expect((await texts('which weekday is the release'))[0]).toBe('We deploy every Tuesday');
    expect((await texts('name of the pet'))[0]).toBe('Our cat is called Minka');
    expect((await texts('ERR_SSL_9042'))[0]).toContain('ERR_SSL_9042');
    expect((await texts('backoff.ts'))[0]).toContain('src/net/backoff.ts');
  });

  test('scores fall, stand in [0, 1], and explain themselves; the limit holds', async () => {
    await store(notes);
    const found = await ask('where does the deployment run?', 3);
    expect(found).toHaveLength(3);
    for (const [position, { score, breakdown }] of found.entries()) {
      expect(score).toBeLessThanOrEqual(found[position - 1]?.score ?? 1);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(Object.values(breakdown).reduce((sum, part) => sum + part, 0)).toBeCloseTo(score, 9);
    }
  });

  test('the one named in the query is asked about, not talked to', async () => {
    await store([
      { memory: 'Wow, Caroline, your camping trip sounds lovely', speaker: 'Melanie' },
      { memory: 'I went camping in the dunes', speaker: 'Caroline' },
    ]);
    expect((await texts('Where did Caroline go camping?'))[0]).toBe('I went camping in the dunes');
  });

  test('a time in the query prefers memories of that time', async () => {
    await store([
      { memory: 'We met the auditors', sessionTimestamp: '2024-02-10' },
      { memory: 'We met the auditors again', sessionTimestamp: '2024-05-10' },
    ]);
    expect((await texts('When did we meet the auditors in May 2024?'))[0]).toBe('We met the auditors again');
  });

  test('a correction stands above what it corrects', async () => {
    await store(['The API listens on port 8080']);
    await store([{ memory: 'No, the API listens on port 9090', isCorrection: true }]);
    expect(await texts('Which port does the API listen on?')).toEqual([
      'No, the API listens on port 9090',
      'The API listens on port 8080',
    ]);
  });

  test('a mistyped name finds its own among many of one form, and what was said later takes no place of it', async () => {
    const names = ['billing', 'checkout', 'gateway', 'indexer', 'ledger', 'mailer', 'notifier', 'reports', 'webhook'];
    await store(
      names.map((name, index) => ({
        memory: `The ${name}-proxy listens on port ${7000 + index}`,
        sessionTimestamp: `2026-10-0${index + 1}`,
      })),
    );
    expect((await texts('Which port does the chekout proxy listen on?'))[0]).toContain('checkout-proxy');
    expect((await texts('port of notifer-proxy'))[0]).toContain('notifier-proxy');
  });

  test('the number of a code finds the code', async () => {
    await store([4013, 4026, 4039, 4052, 4065].map((code) => `Error E${code} means that the line lost its link`));
    expect((await texts('4039 error'))[0]).toContain('E4039');
  });

  test('what lies in the asked days stands above what is merely of the same month', async () => {
    await store([
      { memory: 'I repaired the bicycle', sessionTimestamp: '2026-11-12' },
      { memory: 'I repaired the washing machine', sessionTimestamp: '2026-11-20' },
    ]);
    expect((await texts('What did I repair last week?'))[0]).toContain('bicycle');
    expect((await texts('what was repaired in the last three days'))[0]).toContain('washing machine');
  });

  test('a date in brackets does not beat the topic', async () => {
    await store([
      { memory: 'I got a telescope from my uncle today (2025-12-25)', sessionTimestamp: '2025-12-25' },
      { memory: 'I had lunch with Keiko at the museum', sessionTimestamp: '2025-12-03' },
    ]);
    expect((await texts('lunch december 2025'))[0]).toContain('lunch');
  });

  test('a project waits for few of the searches that another sent before it', async () => {
    const own = `${projectId}-own`;
    for (const project of [projectId, own]) await store(notes, project);
    for (const project of [projectId, own]) await ask('name of the pet', 10, project);
    const total = 200;
    let answered = 0;
    const others = Array.from({ length: total }, async (_, index) => {
      await ask(`name of pet number ${index}`);
      answered += 1;
    });
    while (answered === 0) await Promise.race(others);
    const before = answered;
    expect(await ask('which weekday is the release', 10, own)).not.toEqual([]);
    expect(answered - before).toBeLessThan(total / 4);
    await Promise.all(others);
  });

  test('one project never sees another', async () => {
    await store(['The secret plan is to sell the boat']);
    await store(['Something else entirely'], `${projectId}-other`);
    const found = await ask('secret plan sell boat', 10, `${projectId}-other`);
    expect(found.map(({ stored }) => stored.memory)).toEqual(['Something else entirely']);
  });

  test('a project without memories, and queries of stop words, marks and other scripts', async () => {
    expect(await ask('anything')).toEqual([]);
    await store(['東京タワーの近くに住んでいます', 'Nothing of that']);
    expect((await texts('東京タワー'))[0]).toBe('東京タワーの近くに住んでいます');
    for (const query of ['who is it', '???', "'; drop table memory.memories; --", '&|!<->', '𝒳']) {
      expect(await ask(query)).toHaveLength(2);
    }
  });

  test('without the vector index keywords answer alone, and the failure is told', async () => {
    await store(notes);
    const lost = new Error('connection refused');
    const { searchText: _, ...bare } = vectorIndex;
    search = createMemorySearch({
      database: db.database,
      keywordDatabase: db.database,
      embedder,
      vectorIndex: { ...bare, search: () => Promise.reject(lost) },
      onVectorIndexFailure: (error) => failures.push(error),
      onTextSearchFailure: (error) => failures.push(error),
      onEmbedderFailure: (error) => failures.push(error),
      timeStep: untimed,
    });
    expect((await texts('Kubernetes in Frankfurt'))[0]).toBe(notes[0]);
    expect(failures).toEqual([lost]);
  });

  describe('the index embeds by itself, and', () => {
    const lost = new Error('the thread stopped');
    const searchOver = (over: Partial<VectorIndex>, database = db.database) =>
      createMemorySearch({
        database,
        keywordDatabase: db.database,
        embedder,
        vectorIndex: {
          search: (query) => vectorIndex.search(query),
          dropProject: (project) => vectorIndex.dropProject(project),
          check: () => vectorIndex.check(),
          close: () => vectorIndex.close(),
          ...over,
        },
        onVectorIndexFailure: (error) => failures.push(error),
        onTextSearchFailure: (error) => failures.push(['text', error]),
        onEmbedderFailure: (error) => failures.push(error),
        timeStep: untimed,
      });

    test('fails: keywords answer, similarities come from the model, and each failure is told once', async () => {
      await store(notes);
      search = searchOver({ search: () => Promise.reject(lost), searchText: () => Promise.reject(lost) });
      const [first] = await ask('Kubernetes in Frankfurt');
      expect(first?.stored.memory).toBe(notes[0]);
      expect(first?.breakdown.semantic).toBeGreaterThan(0.1);
      expect(failures).toEqual([['text', lost], lost]);
    });

    test('only its model fails: the answer is the same, and the failure is told', async () => {
      await store(notes);
      const expected = await ask('Which pet do we have?');
      search = searchOver({ searchText: () => Promise.reject(lost) });
      expect(await ask('Which pet do we have?')).toEqual(expected);
      expect(failures).toEqual([['text', lost]]);
    });

    test('is too slow: keywords answer alone', async () => {
      await store(notes);
      const late = new QueryTimeoutError('late');
      search = searchOver({ searchText: () => Promise.reject(late) });
      const [first] = await ask('Kubernetes in Frankfurt');
      expect(first).toMatchObject({ stored: { memory: notes[0] }, breakdown: { semantic: 0 } });
      expect(failures).toEqual([late]);
    });

    test('expects what is likely to be asked, unless another search is under way or it is known', async () => {
      await store(notes, projectId);
      const expected: string[] = [];
      const searchText = (query: TextQuery) =>
        (vectorIndex.searchText as NonNullable<typeof vectorIndex.searchText>)(query);
      search = searchOver({ searchText, expectText: ({ text }) => void expected.push(text) });
      const project = await readProjectState(db.database, projectId);
      const anticipate = (query: string) => search.anticipate({ project, query, today: '2026-11-21' });
      anticipate('Which pet do we have?');
      await ask('Which pet do we have?');
      expect(expected).toEqual(['Which pet do we have?']);
      anticipate('Which pet do we have?');
      const underWay = search.search({ project, query: 'Kubernetes in Frankfurt', limit: 1, today: '2026-11-21' });
      anticipate('What runs in Frankfurt?');
      await underWay;
      expect(expected).toEqual(['Which pet do we have?']);
    });

    test('is waited for: meanwhile what words found is read, and what is to be done once there is an answer', async () => {
      await store(notes);
      const readByNow: string[] = [];
      let answer = (): void => undefined;
      const isAnswered = new Promise<void>((resolve) => {
        answer = resolve;
      });
      const reading: Database = {
        ...db.database,
        use: async (work, options) => {
          const rows = await db.database.use(work, options);
          readByNow.push(JSON.stringify(rows));
          return rows;
        },
      };
      const searchText = async (query: TextQuery) => {
        await isAnswered;
        return (vectorIndex.searchText as NonNullable<typeof vectorIndex.searchText>)(query);
      };
      search = searchOver({ searchText }, reading);
      const project = await readProjectState(db.database, projectId);
      const request = { project, query: 'Kubernetes in Frankfurt', limit: 1, today: '2026-11-21' };
      let readBefore = false;
      const found = search.search(request, async () => {
        // Read before or behind this, in any case before the index answers.
        while (!readByNow.some((rows) => rows.includes(notes[0] as string))) await setImmediate();
        readBefore = true;
        answer();
      });
      expect((await found)[0]?.stored.memory).toBe(notes[0]);
      expect(readBefore).toBe(true);
    });

    test('is full: so is the search, which is not counted', async () => {
      await store(notes);
      search = searchOver({ searchText: () => Promise.reject(new EmbedderOverloadedError('full')) });
      const project = await readProjectState(db.database, projectId);
      const request = { project, query: 'Kubernetes in Frankfurt', limit: 1, today: '2026-11-21' };
      let isCounted = false;
      const refused = search.search(request, async () => {
        isCounted = true;
      });
      await expect(refused).rejects.toMatchObject({ code: 'overloaded' });
      // Its words are found by then.
      await readProjectState(db.database, projectId);
      await setTimeout(50);
      expect(isCounted).toBe(false);
    });
  });

  test('an index that names nothing but what is gone is asked past it, told of it, and given up after a while', async () => {
    await store(notes);
    const asked: number[] = [];
    const told: string[] = [];
    const { searchText: _, ...bare } = vectorIndex;
    search = createMemorySearch({
      database: db.database,
      keywordDatabase: db.database,
      embedder,
      vectorIndex: {
        ...bare,
        search: async ({ limit, gone = [] }) => {
          asked.push(gone.length);
          return Array.from({ length: limit }, () => ({ id: randomUUID(), similarity: 0.9 }));
        },
        noteGone: (_projectId, ids) => told.push(...ids),
      },
      onVectorIndexFailure: (error) => failures.push(error),
      onTextSearchFailure: (error) => failures.push(error),
      onEmbedderFailure: (error) => failures.push(error),
      timeStep: untimed,
    });
    expect((await texts('Kubernetes in Frankfurt'))[0]).toBe(notes[0]);
    expect(asked.slice(1)).toEqual(Array.from({ length: 10 }, (_, asks) => (asked[1] ?? 0) + asks * 1_000));
    expect(told).toHaveLength((asked[1] ?? 0) + 10_000);
    expect(new Set(told).size).toBe(told.length);
  });

  test('what was given up is not answered', async () => {
    await store(notes);
    const project = await readProjectState(db.database, projectId);
    const signal = AbortSignal.abort(new Error('gone'));
    await expect(search.search({ project, query: 'deploy', limit: 5, today: '2026-11-21', signal })).rejects.toThrow();
  });
});
