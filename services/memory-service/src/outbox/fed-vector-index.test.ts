import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestDatabase, silentLogger, type TestDatabase } from '@persistent-memory/service-kit/testing';
import { localModel } from '../embedding/local/local-embedder.js';
import { migrationSteps } from '../migrations.js';
import { storeMemories } from '../retrieval/testing/store-memories.js';
import { oweEverything } from '../storage/owe-index.js';
import type { VectorHit, VectorIndex, VectorQuery } from '../vector-index/vector-index.js';
import { FedVectorIndex } from './fed-vector-index.js';
import { StrayRemoval } from './stray-points.js';

const fedAs = { name: 'fed', embeddingModel: localModel.name };
const isAway = new Error('connection refused');
const isBroken = new Error('the thread stopped');
const fromIndex: VectorHit = { id: 'of the index', similarity: 0.5 };
const fromFallback: VectorHit = { id: 'of the fallback', similarity: 0.5 };

/** The index seemed to lack something, and answers all the same. */
const fallbackInVain = {
  outcome: [fromIndex.id],
  told: [
    ['fallback', isBroken],
    ['behind', false],
  ],
};

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase({ steps: migrationSteps });
});
afterAll(() => db.close());

let query: VectorQuery;
beforeEach(() => {
  const embedding = new Float32Array(localModel.dimensions).fill(1 / Math.sqrt(localModel.dimensions));
  query = { projectId: `proj_${randomUUID()}`, embedding, limit: 10, changeSequence: 1 };
});

/** What an index answers with: a hit, none, an error, or what depends on the query. */
type Answer = VectorHit | null | Error | ((asked: VectorQuery) => VectorHit[]);

const indexWith = (answer: Answer): VectorIndex => ({
  search: async (asked) => {
    if (answer instanceof Error) throw answer;
    if (typeof answer === 'function') return answer(asked);
    return answer === null ? [] : [answer];
  },
  dropProject: async () => {},
  check: async () => {},
  close: async () => {},
});

/** Searches, and says what was told of it. */
async function search(answers: { index: Answer; fallback: Answer }, { isKnown = true }: { isKnown?: boolean } = {}) {
  const told: unknown[] = [];
  const subject = new FedVectorIndex({
    database: db.database,
    fedAs,
    index: indexWith(answers.index),
    fallback: indexWith(answers.fallback),
    isKnown: () => isKnown,
    onFallback: (reason, isWhole) => told.push([reason, isWhole]),
    onSearchFailure: (searched, error) => told.push([searched, error]),
    strays: new StrayRemoval({
      database: db.database,
      index: fedAs,
      isCertainlyOwn: async () => true,
      onStrays: (count) => told.push(['strays', count]),
      log: silentLogger,
    }),
  });
  const outcome = await subject.search(query).then(
    (hits) => hits.map(({ id }) => id),
    (error: unknown) => error,
  );
  return { outcome, told };
}

/** Stores so many memories, all owed to the index. */
async function owe(count: number): Promise<void> {
  await storeMemories(
    db.database,
    query.projectId,
    Array.from({ length: count }, (_, index) => ({ memory: `Memory ${index}` })),
  );
  await oweEverything(db.database, fedAs);
}

/** More than a search compares one by one. */
const tooMany = 1_001;

describe('a search of an index that is fed', () => {
  test('falls back when the index is away, and says why', async () => {
    expect(await search({ index: isAway, fallback: fromFallback })).toEqual({
      outcome: [fromFallback.id],
      told: [
        ['index', isAway],
        ['unavailable', true],
      ],
    });
  });

  test('is rejected for what the index failed with when the fallback fails too, and both are told', async () => {
    expect(await search({ index: isAway, fallback: isBroken })).toEqual({
      outcome: isAway,
      told: [
        ['index', isAway],
        ['fallback', isBroken],
        ['unavailable', false],
      ],
    });
  });

  test('goes to the index when that may be behind and the fallback fails', async () => {
    expect(await search({ index: fromIndex, fallback: isBroken }, { isKnown: false })).toEqual(fallbackInVain);
  });

  test('falls back once, whatever else is the matter', async () => {
    await owe(tooMany);
    const { outcome, told } = await search({ index: isAway, fallback: isBroken }, { isKnown: false });
    // What is owed answers alone.
    expect(outcome).toHaveLength(query.limit);
    expect(told).toEqual([
      ['fallback', isBroken],
      ['behind', false],
      ['index', isAway],
    ]);
  });

  test('is asked past what is gone while that is not too much, and then Postgres is', async () => {
    const isGone = (count: number) => {
      query = { ...query, gone: Array.from({ length: count }, () => randomUUID()) };
    };
    isGone(3_000);
    expect(await search({ index: fromIndex, fallback: fromFallback })).toEqual({ outcome: [fromIndex.id], told: [] });
    isGone(3_001);
    expect(await search({ index: fromIndex, fallback: fromFallback })).toEqual({
      outcome: [fromFallback.id],
      told: [['behind', true]],
    });
    expect(await search({ index: fromIndex, fallback: isBroken })).toEqual(fallbackInVain);
  });

  test('is told once of what is both owed and gone', async () => {
    await owe(tooMany - 1);
    const rows = await db.database.use(
      (sql) => sql<{ memory_id: string }[]>`
        select memory_id from memory.vector_outbox where project_id = ${query.projectId} limit 2`,
    );
    query = { ...query, gone: rows.map(({ memory_id }) => memory_id) };
    const leftOut: string[] = [];
    const index = ({ gone = [] }: VectorQuery) => {
      leftOut.push(...gone);
      return [fromIndex];
    };
    await search({ index, fallback: isBroken });
    expect(leftOut).toHaveLength(tooMany - 1);
  });

  describe('made anew after the search began, when nothing was owed', () => {
    const began = (memoryCount: number) => {
      query = { ...query, hasOwedVectors: false, memoryCount };
    };

    test('compares what is owed by now', async () => {
      await owe(3);
      began(3);
      const { outcome, told } = await search({ index: null, fallback: isBroken });
      expect(outcome).toHaveLength(3);
      expect(told).toEqual([]);
    });

    test('falls back when too much is owed by now', async () => {
      await owe(tooMany);
      began(tooMany);
      expect(await search({ index: null, fallback: fromFallback })).toEqual({
        outcome: [fromFallback.id],
        told: [['behind', true]],
      });
    });

    test('falls back when nobody noted yet what it lost', async () => {
      began(2);
      expect(await search({ index: fromIndex, fallback: fromFallback })).toEqual({
        outcome: [fromFallback.id],
        told: [['behind', true]],
      });
      expect(await search({ index: fromIndex, fallback: isBroken })).toEqual(fallbackInVain);
    });

    test('does not read a large project for the few that a graph may miss', async () => {
      began(tooMany);
      expect(await search({ index: fromIndex, fallback: isBroken })).toEqual({ outcome: [fromIndex.id], told: [] });
    });

    test('is away: falls back once', async () => {
      began(2);
      expect(await search({ index: isAway, fallback: null })).toEqual({
        outcome: [],
        told: [
          ['index', isAway],
          ['unavailable', true],
        ],
      });
    });

    test('trusts an answer of as many as there are', async () => {
      began(1);
      expect(await search({ index: fromIndex, fallback: isBroken })).toEqual({ outcome: [fromIndex.id], told: [] });
    });
  });
});
